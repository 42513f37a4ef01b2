import {readFileSync, readdirSync} from 'node:fs';
import {createRequire} from 'node:module';
import {dirname, join} from 'node:path';
import {expect} from 'chai';
import ts from 'typescript';
import {internalNames} from '../../scripts/short-names.mjs';

const wordsOf = (text) => text.match(/[\w$]+/g) ?? [];
const read = (path) => readFileSync(path, 'utf8');

/** The words in strings of the sources, and the names that they export. */
function wordsIn(path) {
  const words = [];
  const visit = (node) => {
    if (ts.isStringLiteralLike(node) || ts.isTemplateLiteralToken(node)) words.push(...wordsOf(node.text));
    if (
      node.name &&
      ts.canHaveModifiers(node) &&
      ts.getModifiers(node)?.some(({kind}) => kind === ts.SyntaxKind.ExportKeyword)
    )
      words.push(node.name.text);
    if (!ts.isImportDeclaration(node)) ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(path, read(path), ts.ScriptTarget.Latest, true));
  return words;
}

it('the build shortens no name that a page, a browser or a string may use', () => {
  const types = dirname(createRequire(import.meta.url).resolve('typescript'));
  const standard = readdirSync(types).filter((name) => /^lib\.(dom|es).*\.d\.ts$/.test(name));
  const sources = readdirSync('src', {recursive: true}).filter((name) => name.endsWith('.ts'));
  const known = new Set([
    ...['custom-elements.json', 'docs/api.md'].flatMap((path) => wordsOf(read(path))),
    ...standard.flatMap((name) => wordsOf(read(join(types, name)))),
    ...[
      'lit-html/lit-html.js',
      '@lit/reactive-element/reactive-element.js',
      'lit-element/lit-element.js',
    ].flatMap((path) => wordsOf(read(`node_modules/${path}`))),
    ...sources.flatMap((name) => wordsIn(join('src', name))),
  ]);
  expect(internalNames.filter((name) => known.has(name))).to.deep.equal([]);
  expect(new Set(internalNames).size).to.equal(internalNames.length);
});
