// The manifest is valid, and the files for editors and type checkers agree with it.
import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {resolve} from 'node:path';
import Ajv from 'ajv';
import {expect} from 'chai';
import ts from 'typescript';
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
      for (const {name, type} of events) expect(type.text, name).to.match(/^CustomEvent<\w+>$/);
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

/** The declarations of each framework that its types of the tags need: the frameworks themselves are not installed. */
const stubs = {
  react: `declare module 'react' {
      interface CSSProperties { color?: string }
      interface HTMLAttributes<T> { className?: string; lang?: string; style?: CSSProperties; 'aria-describedby'?: string }
      type DetailedHTMLProps<A, T> = A & {ref?: (element: T | null) => void; children?: unknown};
      namespace JSX { interface IntrinsicElements { p: HTMLAttributes<HTMLElement> } }
    }
    declare module 'react/jsx-runtime' { export {JSX} from 'react' }`,
  vue: `declare module 'vue' {
      interface HTMLAttributes { class?: string; lang?: string }
      interface ReservedProps { key?: string }
      interface GlobalComponents {}
    }`,
  svelte: `declare module 'svelte/elements' {
      interface HTMLAttributes<T> { class?: string; lang?: string }
      interface SvelteHTMLElements { p: HTMLAttributes<HTMLElement> }
    }`,
};
/** For each framework: the module with the types, right and wrong uses of a tag, and the name of a listener. */
const frameworks = {
  react: ['jsx', 'test/frameworks/react/src/types.tsx', (name) => `on${name}`],
  vue: ['vue', 'test/.vue-uses.ts', (name) => `on${name.charAt(0).toUpperCase()}${name.slice(1)}`],
  svelte: ['svelte', 'test/frameworks/svelte/src/types.ts', (name) => `on${name}`],
};
/** Vue's templates are not TypeScript; this is how their compiler looks up the tags. */
const usesInVue = `import 'fen-board/vue';
  import type {GlobalComponents} from 'vue';
  type Props = InstanceType<GlobalComponents['fen-board']>['$props'];
  export const right: Props = {fen: null, 'turn-marker': true, class: 'wide', key: 'a', onChange: (event) => event.target.flip()};
  // @ts-expect-error -- no such mode
  export const wrongMode: Props = {mode: 'watch'};
  // @ts-expect-error -- no such attribute
  export const wrongAttribute: Props = {positionn: ''};
  // @ts-expect-error -- there is no such detail
  export const wrongDetail: Props = {onChange: (event) => event.detail.position};`;

for (const [framework, [entry, uses, listener]] of Object.entries(frameworks)) {
  describe(`the types of the tags in ${framework}`, function () {
    this.timeout(60_000);
    const types = resolve(`dist/types/templates/${entry}.d.ts`);
    let program, checker;
    before(() => {
      const texts = new Map([
        [resolve('test/.framework.d.ts'), stubs[framework]],
        [resolve('test/.vue-uses.ts'), usesInVue],
      ]);
      const host = ts.createCompilerHost({});
      const {fileExists, readFile} = host;
      host.fileExists = (file) => texts.has(file) || fileExists.call(host, file);
      host.readFile = (file) => texts.get(file) ?? readFile.call(host, file);
      const options = {
        strict: true,
        exactOptionalPropertyTypes: true,
        jsx: ts.JsxEmit.ReactJSX,
        module: ts.ModuleKind.ESNext,
        moduleResolution: ts.ModuleResolutionKind.Bundler,
        target: ts.ScriptTarget.ES2022,
        types: [],
        paths: {'fen-board/*': [resolve('dist/types/templates/*.d.ts')]},
        noEmit: true,
      };
      program = ts.createProgram(
        [resolve('test/.framework.d.ts'), resolve('dist/types/define.d.ts'), types, resolve(uses)],
        options,
        host,
      );
      checker = program.getTypeChecker();
    });

    it('accept right uses and refuse wrong ones', () => {
      const found = [types, resolve(uses)].flatMap((file) =>
        ts.getPreEmitDiagnostics(program, program.getSourceFile(file)),
      );
      const said = found.map(({start, file, messageText}) => {
        const {line} = file.getLineAndCharacterOfPosition(start);
        return `${file.fileName}:${line + 1}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`;
      });
      expect(said).to.deep.equal([]);
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
