import {readFileSync, readdirSync} from 'node:fs';
import {expect} from 'chai';
import {tsImport} from 'tsx/esm/api';

const {languages} = await tsImport('../../src/words/languages.ts', import.meta.url);
const {shippedTables} = await tsImport('../../src/words/shipped.ts', import.meta.url);
const {exports} = JSON.parse(readFileSync('package.json', 'utf8'));

describe('each language that has a table', () => {
  const tags = readdirSync('src/words')
    .filter((name) => readFileSync(`src/words/${name}`, 'utf8').includes(': LocaleTable = {'))
    .map((name) => name.replace('.ts', ''));

  it('is fetched by boards that need it', () => {
    expect(Object.keys(languages)).to.deep.equal(tags);
  });

  it('is known to programs that do not fetch', async () => {
    expect(Object.keys(shippedTables)).to.deep.equal(tags);
    for (const tag of tags) {
      const modules = await Promise.all(languages[tag].map((load) => load()));
      const tables = modules.map((module) => Object.values(module));
      expect(
        tables.map(({length}) => length),
        tag,
      ).to.deep.equal([1, 1]);
      expect(Object.keys(tables[0][0]), tag).to.deep.equal(['diagram']);
      expect(shippedTables[tag], tag).to.deep.equal({...tables[0][0], ...tables[1][0]});
    }
  });

  it('is an entry of the package', () => {
    const entries = Object.keys(exports).filter((entry) => entry.startsWith('./locales/'));
    expect(entries).to.deep.equal(tags.map((tag) => `./locales/${tag}`));
  });
});
