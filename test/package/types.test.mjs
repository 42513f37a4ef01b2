// Editors show a sentence for every public name, and an example that compiles and runs.
import {readFileSync} from 'node:fs';
import {resolve} from 'node:path';
import {expect} from 'chai';
import ts from 'typescript';
import {checksIn, expectShown, withChecks} from './docs.mjs';
import {startPages} from './page.mjs';

const {exports} = JSON.parse(readFileSync('package.json', 'utf8'));
const elements = ['FenBoard', 'FenGame'];
const eventMaps = ['FenBoardEventMap', 'FenGameEventMap'];
/** Types whose keys are the texts of a language: the table `en` documents them. */
const tables = /Strings$/;
/** Members that lit and the browser call, but pages do not. */
const isLifecycle = (name) => /Callback$|^requestUpdate$/.test(name);

/** The entries with names to export, and the files of their types. */
const entries = Object.entries(exports)
  .filter(([, {types}]) => types && !types.includes('/templates/'))
  .map(([entry, {types}]) => ({specifier: `fen-board${entry.slice(1)}`, file: resolve(types)}));

const settings = ts.readConfigFile('tsconfig.json', (file) => readFileSync(file, 'utf8')).config;
const {options} = ts.parseJsonConfigFileContent(settings, ts.sys, process.cwd());

/** The public names of the package: exports, members of the elements and of what is exported, events. */
function publicNames() {
  const program = ts.createProgram(
    entries.map(({file}) => file),
    options,
  );
  const checker = program.getTypeChecker();
  const found = new Map();
  const add = (name, symbol, specifier) => {
    const examples = symbol
      .getJsDocTags(checker)
      .filter((tag) => tag.name === 'example')
      .map(({text}) => ts.displayPartsToString(text));
    const sentence = ts.displayPartsToString(symbol.getDocumentationComment(checker));
    found.set(name, {name, specifier, sentence, examples});
  };
  for (const {specifier, file} of entries) {
    const module = checker.getSymbolAtLocation(program.getSourceFile(file));
    for (const exported of checker.getExportsOfModule(module)) {
      const {name} = exported;
      if (found.has(name)) continue;
      const isAlias = exported.flags & ts.SymbolFlags.Alias;
      const symbol = isAlias ? checker.getAliasedSymbol(exported) : exported;
      add(name, symbol, specifier);
      if (tables.test(name) || !(symbol.flags & (ts.SymbolFlags.Class | ts.SymbolFlags.Interface))) continue;
      for (const member of symbol.members?.values() ?? []) {
        const [declaration] = member.declarations ?? [];
        const isName = declaration?.name && ts.isIdentifier(declaration.name);
        const hidden = ts.ModifierFlags.Private | ts.ModifierFlags.Protected;
        if (!isName || ts.getCombinedModifierFlags(declaration) & hidden || isLifecycle(member.name))
          continue;
        add(`${name}.${member.name}`, member);
      }
    }
  }
  return [...found.values()];
}

const names = publicNames();
const exported = names.filter(({specifier}) => specifier);
const ownerOf = (name) => name.split('.')[0];
const isOfElement = (name) => [...elements, ...eventMaps].includes(ownerOf(name));
const needsExample = names.filter(({name, specifier}) => specifier || isOfElement(name));

/** Names that the examples use without importing them. */
const others = [
  ['unified', 'unified'],
  ['remarkParse', 'remark-parse'],
  ['remarkRehype', 'remark-rehype'],
  ['markdownIt', 'markdown-it'],
];

/** An example as a module, with an import of each name that it uses. */
function moduleOf(example) {
  const declared = new Set(
    [...example.matchAll(/(?:const|let) (\w+)|(?:const|import) [{[]([^}\]]*)[}\]]/g)].flatMap(
      ([, one, several]) => (one ? [one] : several.split(',').map((name) => name.split(':').at(-1).trim())),
    ),
  );
  const code = example.replace(/\/\/.*|'[^'\n]*'|\.\.\./g, ' ');
  const uses = (name) => new RegExp(`(?<![.\\w])${name}\\b`).test(code) && !declared.has(name);
  const imports = exported
    .filter(({name}) => uses(name))
    .map(({name, specifier}) => `import {${name}} from '${specifier}';`);
  const given = [
    ['board', `import('fen-board').FenBoard`],
    ['game', `import('fen-board').FenGame`],
    ...others.map(([name]) => [name, 'any']),
  ]
    .filter(([name]) => uses(name))
    .map(([name, type]) => `declare const ${name}: ${type};`);
  return [...imports, ...given, 'export {};', example].join('\n');
}

const examples = needsExample
  .flatMap(({name, examples}) =>
    examples.map((example, index) => ({name, example, file: `${name}-${index}`})),
  )
  .map((one, number) => ({...one, file: resolve(`test/.example-${number}-${one.file}.ts`)}));

/** The compiler's errors in the examples. */
function pageErrors() {
  const texts = new Map(examples.map(({file, example}) => [file, moduleOf(example)]));
  const lenient = {...options, verbatimModuleSyntax: false, noUnusedLocals: false, skipLibCheck: true};
  const host = ts.createCompilerHost(lenient);
  const {fileExists, readFile, getSourceFile} = host;
  host.fileExists = (file) => texts.has(file) || fileExists.call(host, file);
  host.readFile = (file) => texts.get(file) ?? readFile.call(host, file);
  host.getSourceFile = (file, ...rest) =>
    texts.has(file)
      ? ts.createSourceFile(file, texts.get(file), ts.ScriptTarget.Latest)
      : getSourceFile.call(host, file, ...rest);
  const program = ts.createProgram([...texts.keys()], lenient, host);
  return ts
    .getPreEmitDiagnostics(program)
    .map(({file, messageText}) => `${file?.fileName}: ${ts.flattenDiagnosticMessageText(messageText, '\n')}`);
}

/** An example as JavaScript, with its promised values as checks, and without imports: its names are in scope. */
const runnable = (example) =>
  ts
    .transpileModule(withChecks(example, 'check'), {compilerOptions: {target: ts.ScriptTarget.ES2022}})
    .outputText.replace(/^import .*|^export .*/gm, '');

describe('what an editor shows of a public name', () => {
  it('is a sentence, for every name', () => {
    expect(names.length).to.be.above(200);
    const bare = names.filter(({sentence}) => !/^[^a-z].*[.:;]/s.test(sentence)).map(({name}) => name);
    expect(bare).to.deep.equal([]);
  });

  it('is an example, for every export, and every property, method and event of the elements', () => {
    for (const element of elements) expect(names.some(({name}) => name === `${element}.flip`)).to.equal(true);
    for (const map of eventMaps) expect(names.some(({name}) => name === `${map}.change`)).to.equal(true);
    const bare = needsExample.filter(({examples}) => examples.length === 0).map(({name}) => name);
    expect(bare).to.deep.equal([]);
  });

  it('compiles, pasted into a file', () => {
    expect(pageErrors()).to.deep.equal([]);
  });

  describe('runs in Node', () => {
    const given = {};
    before(async () => {
      for (const {specifier} of entries) {
        if (/^fen-board(\/element|\/game)?$/.test(specifier)) continue;
        Object.assign(given, await import(specifier));
      }
      for (const [name, from] of others) {
        const module = await import(from);
        given[name] = module[name] ?? module.default;
      }
    });
    // These examples need a page.
    for (const {name, example} of examples.filter(({name}) => !isOfElement(name) && name !== 'upgrade')) {
      if (/\bgame\.addEventListener/.test(example)) continue;
      it(name, () => {
        let checked = 0;
        const check = (...result) => {
          checked++;
          expectShown(...result);
        };
        const log = console.log;
        console.log = () => {};
        try {
          const code = runnable(example);
          const used = Object.keys(given).filter((key) => !new RegExp(`(?:const|let) ${key}\\b`).test(code));
          new Function(...used, 'check', code)(...used.map((key) => given[key]), check);
        } finally {
          console.log = log;
        }
        expect(checked).to.equal(checksIn(example));
      });
    }
  });

  it('runs on a page, where it is of an element', async () => {
    const browser = await startPages();
    try {
      const {page, pageErrors} = await browser.open(`<!doctype html>
        <script src="/dist/fen-board.all.min.js"></script>
        <form><fen-board mode="play" fen="start"></fen-board></form>
        <fen-game>1. e4 e5 2. Nf3 *</fen-game>`);
      await page.waitForFunction(() => document.querySelector('fen-game').board);
      const failed = await page.evaluate(
        async (all) => {
          const AsyncFunction = (async () => {}).constructor;
          document.querySelector('form').addEventListener('submit', (event) => event.preventDefault());
          const failed = [];
          for (const [name, code] of all) {
            const [board, game] = ['fen-board', 'fen-game'].map((tag) => document.querySelector(tag));
            const given = Object.entries({...window.fenBoard, board, game}).filter(
              ([key]) => !new RegExp(`(?:const|let) ${key}\\b`).test(code),
            );
            const values = given.map(([, value]) => value);
            try {
              await new AsyncFunction(...given.map(([key]) => key), code)(...values);
              await document.querySelector('fen-board').updateComplete;
            } catch (error) {
              failed.push(`${name}: ${error.message}`);
            }
          }
          return failed;
        },
        examples.filter(({name}) => isOfElement(name)).map(({name, example}) => [name, runnable(example)]),
      );
      expect(failed).to.deep.equal([]);
      expect(pageErrors).to.deep.equal([]);
    } finally {
      await browser.close();
    }
  });
});
