// What editors and type checkers know is what the manifest says of both elements, and the manifest is valid.
import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import Ajv from 'ajv';
import {expect} from 'chai';
import {elementsOf} from '../../scripts/manifest.mjs';

const read = (file) => JSON.parse(readFileSync(file, 'utf8'));
const manifest = read('custom-elements.json');
const elements = elementsOf(manifest);
const names = (things = []) => things.map(({name}) => name).sort();
const fieldsOf = ({members}) => members.filter(({kind}) => kind === 'field');
const methodsOf = ({members}) => members.filter(({kind}) => kind === 'method');
const unique = (list) => [...new Set(list)].sort();
const cssProperties = unique(elements.flatMap((element) => names(element.cssProperties)));
const cssParts = unique(elements.flatMap((element) => names(element.cssParts)));

describe('the manifest', () => {
  it('follows its schema, and has both elements', () => {
    const schema = createRequire(import.meta.url)('custom-elements-manifest/schema.json');
    const validate = new Ajv({strict: false}).compile(schema);
    expect(validate(manifest), JSON.stringify(validate.errors)).to.equal(true);
    expect(elements.map(({tagName}) => tagName)).to.deep.equal(['fen-board', 'fen-game']);
  });

  for (const element of elements) {
    const {tagName, attributes, events, cssStates = [], slots} = element;

    it(`describes everything it names, and says every type: ${tagName}`, () => {
      const typed = [...attributes, ...fieldsOf(element), ...events];
      const css = [...element.cssParts, ...element.cssProperties, ...cssStates];
      const all = [...typed, ...methodsOf(element), ...css, ...slots];
      expect(names(all.filter(({description}) => !description))).to.deep.equal([]);
      expect(names(typed.filter(({type}) => !type?.text))).to.deep.equal([]);
    });

    it(`has each attribute with its property, and each event with its detail: ${tagName}`, () => {
      for (const {name, fieldName} of attributes)
        expect(names(fieldsOf(element)), name).to.include(fieldName);
      for (const {name, type} of events) expect(type.text, name).to.match(/^CustomEvent<\w+>$/);
    });
  }
});

describe('what VS Code knows', () => {
  for (const {tagName, attributes, events, slots} of elements) {
    it(`has every attribute, and the values of those that have a choice: ${tagName}`, () => {
      const tag = read('dist/vscode.html-custom-data.json').tags.find(({name}) => name === tagName);
      expect(names(tag.attributes)).to.deep.equal(names(attributes));
      const choices = attributes.filter(({type}) => /^'[^']+'( \| '[^']+')+$/.test(type.text));
      for (const {name, type} of choices) {
        const values = tag.attributes
          .find((one) => one.name === name)
          .values.map((value) => `'${value.name}'`);
        expect(values.join(' | '), name).to.equal(type.text);
      }
      for (const {name} of [...events, ...slots.filter((slot) => slot.name)])
        expect(tag.description).to.contain(`**${name}**`);
    });
  }

  it('has every part and custom property', () => {
    const {properties, pseudoElements} = read('dist/vscode.css-custom-data.json');
    expect(unique(names(properties))).to.deep.equal(cssProperties);
    expect(unique(names(pseudoElements))).to.deep.equal(cssParts.map((name) => `::part(${name})`).sort());
  });
});

describe('what JetBrains editors know', () => {
  const {contributions, version} = read('dist/web-types.json');
  for (const element of elements) {
    const {tagName, attributes, events, slots} = element;

    it(`has every attribute, property, event, slot, part and custom property: ${tagName}`, () => {
      expect(version).to.equal(read('package.json').version);
      const tag = contributions.html.elements.find(({name}) => name === tagName);
      expect(names(tag.attributes)).to.deep.equal(names(attributes));
      expect(names(tag.js.properties)).to.deep.equal(names(fieldsOf(element)));
      expect(names(tag.events)).to.deep.equal(names(events));
      expect(names(tag.slots)).to.deep.equal(names(slots));
      const css = tag.css ?? contributions.css;
      expect(names(css.properties)).to.include.members(names(element.cssProperties));
      expect(names(css['pseudo-elements'])).to.include.members(
        element.cssParts.map(({name}) => `part(${name})`),
      );
    });
  }
});

const upperFirst = (text) => text.charAt(0).toUpperCase() + text.slice(1);
for (const [framework, handler] of Object.entries({
  jsx: (name) => `on${name}`,
  vue: (name) => `on${upperFirst(name)}`,
  svelte: (name) => `on${name}`,
})) {
  describe(`the types of fen-board/${framework}`, () => {
    const text = readFileSync(`dist/types/templates/${framework}.d.ts`, 'utf8');

    for (const {name: className, tagName, attributes, events} of elements) {
      const props = text.split(`export interface ${className}Props {`)[1]?.split('\n}')[0] ?? '';

      it(`have every attribute of ${tagName}, under its name and under that of its property`, () => {
        for (const {name, fieldName} of attributes) {
          expect(props).to.contain(`'${name}'?: ${className}['${fieldName}'] | undefined;`);
          expect(props).to.contain(`'${fieldName}'?: ${className}['${fieldName}'] | undefined;`);
        }
        expect(text).to.contain(`'${tagName}':`);
      });

      it(`have a sentence and an example for the tag ${tagName} and for everything that it takes`, () => {
        const ofTag = new RegExp(
          `/\\*\\* [A-Z](?:(?!/\\*\\*)[^])*@example \`<${tagName}[^]*?\\*/\\s*'${tagName}':`,
        );
        expect(text).to.match(ofTag);
        const keys = props.match(/^ {2}'[^']+'\?:/gm);
        const commented = props.match(
          /\/\*\* [A-Z`](?:(?!\/\*\*)[^])*@example `<fen-(?:(?!\/\*\*)[^])*\*\/\n {2}'[^']+'\?:/g,
        );
        expect(commented).to.have.length(keys.length);
      });

      it(`have every event of ${tagName} with its detail`, () => {
        for (const {name} of events) {
          expect(props).to.contain(`'${handler(name)}'?: (event: ${className}Events['${name}']) => unknown`);
        }
      });
    }
  });
}
