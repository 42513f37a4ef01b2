import {readFileSync, readdirSync} from 'node:fs';
import {expect} from 'chai';
import {generated, languages} from '../../scripts/languages.mjs';

describe('the list of languages', () => {
  it('has every table that there is', () => {
    const tables = readdirSync('src/locales').filter((name) =>
      readFileSync(`src/locales/${name}`, 'utf8').includes(': LocaleTable = {'),
    );
    expect(languages.map(({tag}) => `${tag}.ts`)).to.have.members(tables);
  });

  for (const [file, text] of Object.entries(generated)) {
    it(`is what ${file} was generated from`, () => {
      expect(readFileSync(file, 'utf8')).to.equal(text, 'run “npm run docs”');
    });
  }
});
