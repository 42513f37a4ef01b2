import {readdirSync, readFileSync} from 'node:fs';
import {resolve} from 'node:path';
import {expect} from 'chai';
import ts from 'typescript';
import {english as fenErrors} from '../../src/core/notation/messages.js';
import {enMoveErrors as moveErrors} from '../../src/core/rules/messages.js';

const {config} = ts.readConfigFile('tsconfig.json', (path) => readFileSync(path, 'utf8')) as {
  config: unknown;
};
const {fileNames, options} = ts.parseJsonConfigFileContent(config, ts.sys, '.');
const src = fileNames.map((name) => resolve(name)).filter((name) => name.startsWith(resolve('src')));
const program = ts.createProgram(src, options);
const checker = program.getTypeChecker();
const sources = program.getSourceFiles().filter(({fileName}) => src.includes(resolve(fileName)));
const sourceOf = (path: string) => {
  const source = program.getSourceFile(resolve(path));
  if (!source) throw new Error(`There is no ${path}.`);
  return source;
};

/** Whether a file holds texts, so that its keys do not count as used. */
const isTable = ({fileName}: ts.SourceFile) => /\/words\/[a-z]{2}(-[a-z]+)?\.ts$/.test(fileName);

/** Every entry of an English table, with its declaration. */
function entriesOf(file: string): ReadonlyMap<ts.Node, string> {
  const entries = new Map<ts.Node, string>();
  ts.forEachChild(sourceOf(`src/words/${file}`), (node) => {
    if (!ts.isVariableStatement(node)) return;
    const table = node.declarationList.declarations[0]?.initializer;
    if (!table || !ts.isObjectLiteralExpression(table)) return;
    for (const entry of table.properties) {
      if (ts.isPropertyAssignment(entry) && ts.isIdentifier(entry.name)) entries.set(entry, entry.name.text);
    }
  });
  return entries;
}

/**
 * The keys that `source` reads: `strings.key`, `{key} = strings`, `strings[key]` with a key whose type has few values.
 */
function readIn(source: ts.SourceFile): ReadonlySet<ts.Node> {
  const read = new Set<ts.Node>();
  const add = (symbol: ts.Symbol | undefined) => symbol?.declarations?.forEach((node) => read.add(node));
  const visit = (node: ts.Node): void => {
    if (ts.isPropertyAccessExpression(node)) add(checker.getSymbolAtLocation(node.name));
    if (ts.isElementAccessExpression(node)) {
      const keys = checker.getTypeAtLocation(node.argumentExpression);
      const table = checker.getTypeAtLocation(node.expression);
      for (const key of keys.isUnion() ? keys.types : [keys]) {
        if (key.isStringLiteral()) add(table.getProperty(key.value));
      }
    }
    if (ts.isBindingElement(node) && ts.isObjectBindingPattern(node.parent)) {
      const key = node.propertyName ?? node.name;
      if (ts.isIdentifier(key)) add(checker.getTypeAtLocation(node.parent).getProperty(key.text));
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return read;
}

const read = new Set(sources.filter((source) => !isTable(source)).flatMap((source) => [...readIn(source)]));

describe('an entry of the locale tables', () => {
  for (const file of readdirSync('src/words').filter((name) => /^en(-[a-z]+)?\.ts$/.test(name))) {
    it(`is used somewhere: ${file}`, () => {
      const entries = entriesOf(file);
      expect(entries.size).to.be.greaterThan(0);
      const unused = [...entries].filter(([declaration]) => !read.has(declaration)).map(([, entry]) => entry);
      expect(unused).to.deep.equal([]);
    });
  }

  it('for an error is the sentence of a code that is reported', () => {
    const room = (name: string) =>
      sources
        .filter(({fileName}) => fileName.includes(`/src/${name}/`) && !fileName.endsWith('/messages.ts'))
        .map(({text}) => text)
        .join('');
    // Some codes are composed: `no-${side}-rook`.
    const template = (code: string) => `\`${code.replace(/kingside|queenside/, '${side}')}\``;
    const notReported = (codes: object, text: string) =>
      Object.keys(codes).filter((code) => !text.includes(`'${code}'`) && !text.includes(template(code)));
    expect(notReported(fenErrors, room('core/notation'))).to.deep.equal([]);
    expect(notReported(moveErrors, room('core/rules'))).to.deep.equal([]);
  });
});
