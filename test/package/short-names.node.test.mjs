import {readFileSync, readdirSync} from 'node:fs';
import {createRequire} from 'node:module';
import {dirname, join} from 'node:path';
import {expect} from 'chai';
import ts from 'typescript';
import {internalNames, litNames} from '../../scripts/short-names.mjs';

const wordsOf = (text) => text.match(/[\w$]+/g) ?? [];
const read = (path) => readFileSync(path, 'utf8');

/** The words in strings of the sources, and the names that they export. */
function wordsIn(path) {
  const words = [];
  const visit = (node) => {
    if (ts.isStringLiteralLike(node) || ts.isTemplateLiteralToken(node)) words.push(...wordsOf(node.text));
    const exporting = ts.isVariableDeclaration(node) ? node.parent.parent : node;
    const isExported =
      ts.isExportSpecifier(node) ||
      (ts.canHaveModifiers(exporting) &&
        ts.getModifiers(exporting)?.some(({kind}) => kind === ts.SyntaxKind.ExportKeyword));
    if (node.name && isExported) words.push(node.name.text);
    if (!ts.isImportDeclaration(node)) ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(path, read(path), ts.ScriptTarget.Latest, true));
  return words;
}

it('the build shortens no name that a page, a browser or a string may use', () => {
  const types = dirname(createRequire(import.meta.url).resolve('typescript'));
  const standard = readdirSync(types).filter((name) => /^lib\.(dom|es).*\.d\.ts$/.test(name));
  const sources = readdirSync('src', {recursive: true}).filter((name) => name.endsWith('.ts'));
  const inLit = ['lit-html/lit-html', '@lit/reactive-element/reactive-element', 'lit-element/lit-element'];
  const lit = new Set(inLit.flatMap((path) => wordsOf(read(`node_modules/${path}.js`))));
  const known = new Set([
    ...['custom-elements.json', 'docs/api.md'].flatMap((path) => wordsOf(read(path))),
    ...read('node_modules/@lit-labs/ssr-client/lit-element-hydrate-support.js').match(/(?<=\.)\w+/g),
    ...standard.flatMap((name) => wordsOf(read(join(types, name)))),
    ...sources.flatMap((name) => wordsIn(join('src', name))),
  ]);
  const names = [...internalNames, ...litNames];
  expect(names.filter((name) => known.has(name))).to.deep.equal([]);
  expect(names.filter((name) => lit.has(name))).to.deep.equal(litNames);
  expect(new Set(names).size).to.equal(names.length);
});

it('the build shortens only names that the sources have', () => {
  const members = new Set();
  for (const path of readdirSync('src', {recursive: true}).filter((name) => name.endsWith('.ts'))) {
    const visit = (node) => {
      if (node.name && ts.isIdentifier(node.name)) members.add(node.name.text);
      ts.forEachChild(node, visit);
    };
    visit(ts.createSourceFile(path, read(join('src', path)), ts.ScriptTarget.Latest));
  }
  expect(internalNames.filter((name) => !members.has(name))).to.deep.equal([]);
});
