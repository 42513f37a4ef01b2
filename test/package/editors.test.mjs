// What editors and type checkers are told is what the manifest says, and the manifest is valid.
import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import Ajv from 'ajv';
import {expect} from 'chai';

const read = (file) => JSON.parse(readFileSync(file, 'utf8'));
const manifest = read('custom-elements.json');
const element = manifest.modules.flatMap(({declarations}) => declarations).find(({tagName}) => tagName);
const {attributes, events, cssParts, cssProperties, cssStates, slots, members} = element;
const fields = members.filter(({kind}) => kind === 'field');
const methods = members.filter(({kind}) => kind === 'method');
const names = (things) => things.map(({name}) => name).sort();

describe('the manifest', () => {
  it('follows its schema', () => {
    const schema = createRequire(import.meta.url)('custom-elements-manifest/schema.json');
    const validate = new Ajv({strict: false}).compile(schema);
    expect(validate(manifest), JSON.stringify(validate.errors)).to.equal(true);
  });

  it('describes everything it names, and says every type', () => {
    const typed = [...attributes, ...fields, ...events];
    const all = [...typed, ...methods, ...cssParts, ...cssProperties, ...cssStates, ...slots];
    expect(names(all.filter(({description}) => !description))).to.deep.equal([]);
    expect(names(typed.filter(({type}) => !type?.text))).to.deep.equal([]);
  });

  it('has each attribute with its property, and each event with its detail', () => {
    for (const {name, fieldName} of attributes) expect(names(fields), name).to.include(fieldName);
    for (const {name, type} of events) expect(type.text, name).to.match(/^CustomEvent<\w+>$/);
  });
});

describe('what VS Code is told', () => {
  it('has every attribute, and the values of those that have a choice', () => {
    const [tag] = read('dist/vscode.html-custom-data.json').tags;
    expect(tag.name).to.equal(element.tagName);
    expect(names(tag.attributes)).to.deep.equal(names(attributes));
    for (const {name, type} of attributes.filter(({type}) => /^'[^']+'( \| '[^']+')+$/.test(type.text))) {
      const values = tag.attributes.find((one) => one.name === name).values.map((value) => `'${value.name}'`);
      expect(values.join(' | '), name).to.equal(type.text);
    }
    for (const {name} of [...events, ...slots]) expect(tag.description).to.contain(`**${name}**`);
  });

  it('has every part and custom property', () => {
    const {properties, pseudoElements} = read('dist/vscode.css-custom-data.json');
    expect(names(properties)).to.deep.equal(names(cssProperties));
    expect(names(pseudoElements)).to.deep.equal(cssParts.map(({name}) => `::part(${name})`).sort());
  });
});

describe('what JetBrains editors are told', () => {
  it('has every attribute, property, event, slot, part and custom property', () => {
    const {contributions, version} = read('dist/web-types.json');
    expect(version).to.equal(read('package.json').version);
    const [tag] = contributions.html.elements;
    expect(tag.name).to.equal(element.tagName);
    expect(names(tag.attributes)).to.deep.equal(names(attributes));
    expect(names(tag.js.properties)).to.deep.equal(names(fields));
    expect(names(tag.events)).to.deep.equal(names(events));
    expect(names(tag.slots)).to.deep.equal(names(slots));
    const css = tag.css ?? contributions.css;
    expect(names(css.properties)).to.deep.equal(names(cssProperties));
    expect(names(css['pseudo-elements'])).to.deep.equal(cssParts.map(({name}) => `part(${name})`).sort());
  });
});

const upperFirst = (text) => text.charAt(0).toUpperCase() + text.slice(1);
for (const [framework, handler] of Object.entries({
  jsx: (name) => `on${name}`,
  vue: (name) => `on${upperFirst(name)}`,
  svelte: (name) => `on${name}`,
})) {
  describe(`the types of fen-board/${framework}`, () => {
    const text = readFileSync(`dist/types/templates/${framework}.d.ts`, 'utf8');

    it('have every attribute, under its name and under that of its property', () => {
      for (const {name, fieldName} of attributes) {
        expect(text).to.contain(`'${name}'?: FenBoard['${fieldName}'] | undefined;`);
        expect(text).to.contain(`'${fieldName}'?: FenBoard['${fieldName}'] | undefined;`);
      }
    });

    it('have every event with what it tells', () => {
      for (const {name} of events) {
        expect(text).to.contain(`'${handler(name)}'?: (event: FenBoardEvents['${name}']) => unknown`);
      }
    });
  });
}
