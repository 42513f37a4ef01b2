import {readdirSync, readFileSync} from 'node:fs';
import {dirname, join, posix, relative} from 'node:path';
import {expect} from 'chai';
import ts from 'typescript';

// Which part may import which. A part is a folder of src, or a file at its top.
const allowed = {
  notation: [],
  rules: ['notation'],
  pgn: ['notation', 'rules'],
  words: ['notation'],
  drawing: ['notation', 'words'],
  events: ['notation', 'rules'],
  css: [],
  styles: ['css'],
  interaction: ['notation', 'words', 'rules', 'drawing', 'events'],
  embed: ['notation', 'pgn', 'words', 'drawing'],
  'on-demand': ['drawing', 'words'],
  'board-language': ['words', 'on-demand'],
  engage: ['on-demand'],
  form: ['notation', 'words', 'reading'],
  reading: ['notation'],
  served: [],
  'source-text': [],
  'svg-document': ['drawing'],
  toolbar: ['on-demand'],
  attributes: [],
  'fen-board': [
    'attributes',
    'notation',
    'words',
    'rules',
    'pgn',
    'drawing',
    'events',
    'styles',
    'on-demand',
    'engage',
    'board-language',
    'form',
    'source-text',
    'reading',
    'served',
    'svg-document',
    'toolbar',
  ],
  define: ['fen-board'],
  index: ['define', 'fen-board', 'events', 'notation', 'drawing', 'words'],
};
const pure = ['notation', 'words', 'rules', 'pgn', 'drawing'];
/** What runs in Node alone: the command. */
const forNode = /embed[\\/](cli\.ts|command[\\/])/;
const browserOnly =
  /\b(document|window|navigator|customElements|HTMLElement|ShadowRoot|requestAnimationFrame|self|location)\b/;

const src = 'src';
const files = readdirSync(src, {recursive: true, withFileTypes: true})
  .filter((entry) => entry.isFile() && entry.name.endsWith('.ts'))
  .map((entry) => join(entry.parentPath ?? entry.path, entry.name));
const partOf = (file) => relative(src, file).split(/[\\/]/)[0].replace(/\.ts$/, '');

/** The specifiers a file imports, with whether it comes on demand or is of types alone. */
function importsOf(file) {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
  const found = [];
  const visit = (node) => {
    const at =
      node.moduleSpecifier ??
      (ts.isCallExpression(node) &&
        node.expression.kind === ts.SyntaxKind.ImportKeyword &&
        node.arguments[0]);
    if (at && ts.isStringLiteral(at)) {
      found.push({specifier: at.text, onDemand: ts.isCallExpression(node) || node.importClause?.isTypeOnly});
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/** The code without its comments and texts: a word in them is no use of the thing. */
function codeOf(file) {
  const scanner = ts.createScanner(
    ts.ScriptTarget.Latest,
    true,
    ts.LanguageVariant.Standard,
    readFileSync(file, 'utf8'),
  );
  let code = '';
  for (let token = scanner.scan(); token !== ts.SyntaxKind.EndOfFileToken; token = scanner.scan()) {
    if (token === ts.SyntaxKind.Identifier) code += `${scanner.getTokenText()} `;
  }
  return code;
}

describe('the parts of src', () => {
  for (const file of files) {
    const part = partOf(file);
    it(`${file} imports only what its part may`, () => {
      expect(Object.keys(allowed)).to.include(part);
      for (const {specifier, onDemand} of importsOf(file)) {
        if (!specifier.startsWith('.')) {
          if (specifier.startsWith('node:')) expect(file, specifier).to.match(forNode);
          expect(pure, `${file} imports ${specifier}`).to.not.include(part);
          continue;
        }
        const target = partOf(posix.join(dirname(file), specifier.replace(/\.js$/, '.ts')));
        if (target === part) continue;
        if (file === join(src, 'embed', 'upgrade.ts') && target === 'define') continue;
        if (target === 'interaction')
          expect(onDemand, `${file} imports the interaction on demand`).to.equal(true);
        else expect(allowed[part], `${file} imports ${specifier}`).to.include(target);
      }
    });

    if (pure.includes(part)) {
      it(`${file} knows no browser`, () => {
        expect(codeOf(file)).to.not.match(browserOnly);
      });
    }

    if (forNode.test(file)) continue;
    it(`${file} does not ask where it is`, () => {
      expect(codeOf(file)).to.not.contain('import meta');
      expect(readFileSync(file, 'utf8')).to.not.contain('import.meta.url');
    });
  }
});
