// The manifest is complete, and the files for editors and type checkers agree with it.
import {readFileSync} from 'node:fs';
import {expect} from 'chai';
import ts from 'typescript';
import {elementsOf} from '../../scripts/manifest.mjs';
import {programFor} from './template-types.mjs';

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
  it('has both elements', () => {
    expect(elements.map(({tagName}) => tagName)).to.deep.equal(['fen-board', 'fen-game']);
  });

  for (const element of elements) {
    const {tagName, attributes, events, cssStates = [], slots} = element;

    it(`has a description and a type for everything that it names: ${tagName}`, () => {
      const typed = [...attributes, ...fieldsOf(element), ...events];
      const css = [...element.cssParts, ...element.cssProperties, ...cssStates];
      const all = [...typed, ...methodsOf(element), ...css, ...slots];
      expect(names(all.filter(({description}) => !description))).to.deep.equal([]);
      expect(names(typed.filter(({type}) => !type?.text))).to.deep.equal([]);
    });

    it(`has each attribute with its property, and each event with its detail: ${tagName}`, () => {
      for (const {name, fieldName} of attributes)
        expect(names(fieldsOf(element)), name).to.include(fieldName);
      for (const {name, type} of events) expect(type.text, name).to.match(/^(Event|CustomEvent<\w+>)$/);
    });
  }
});

describe('the custom data for VS Code', () => {
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

describe('the web-types for JetBrains editors', () => {
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

/** How a listener is named in each framework. */
const listeners = {
  react: (name) => `on${name}`,
  vue: (name) => `on${name.charAt(0).toUpperCase()}${name.slice(1)}`,
  svelte: (name) => `on${name}`,
};
for (const [framework, listener] of Object.entries(listeners)) {
  describe(`the types of the tags in ${framework}`, () => {
    let program, types, checker;
    before(() => {
      ({program, types} = programFor(framework));
      checker = program.getTypeChecker();
    });

    it('are valid', () => {
      const found = ts.getPreEmitDiagnostics(program, program.getSourceFile(types));
      expect(found.map(({messageText}) => ts.flattenDiagnosticMessageText(messageText, ' '))).to.deep.equal(
        [],
      );
    });

    for (const {name: className, tagName, attributes, events} of elements) {
      it(`have every attribute and event of ${tagName} with a sentence and an example, and nothing else`, () => {
        const exports = checker.getExportsOfModule(checker.getSymbolAtLocation(program.getSourceFile(types)));
        const symbol = exports.find(({name}) => name === `${className}Props`);
        const props = checker.getDeclaredTypeOfSymbol(symbol).getProperties();
        const wanted = [
          ...attributes.flatMap(({name, fieldName}) => [name, fieldName]),
          ...events.map(({name}) => listener(name)),
        ];
        expect(names(props)).to.deep.equal(unique(wanted));
        for (const prop of props) {
          expect(ts.displayPartsToString(prop.getDocumentationComment(checker)), prop.name).to.match(
            /^[A-Z`].*\.$/s,
          );
          expect(names(prop.getJsDocTags(checker)), prop.name).to.include('example');
        }
      });
    }
  });
}
