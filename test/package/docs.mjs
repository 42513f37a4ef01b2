// Reads the pages of the documentation: their code blocks, links and headings.
import {readdirSync, readFileSync} from 'node:fs';
import {inspect} from 'node:util';
import {expect} from 'chai';

const inDocs = readdirSync('docs')
  .filter((name) => name.endsWith('.md') && !/^(?:internals|decisions)\.md$/.test(name))
  .map((name) => `docs/${name}`);
/** The pages for users. */
export const pages = ['README.md', ...inDocs];
/** The pages whose links are checked. */
export const linkedPages = [
  ...pages,
  'SECURITY.md',
  'CONTRIBUTING.md',
  'docs/internals.md',
  'docs/decisions.md',
];

/**
 * The fenced blocks of a page.
 * @returns for each block its language, text, first line, and the marker before it (`<!-- file: … -->`).
 */
export function blocksOf(file) {
  const blocks = [];
  let open;
  let marker = '';
  for (const [index, line] of readFileSync(file, 'utf8').split('\n').entries()) {
    const [, fence, language] = /^(`{3,})(\w*)/.exec(line) ?? [];
    if (open && line.startsWith(open.fence) && line.trim() === open.fence) {
      blocks.push({...open, text: open.lines.join('\n')});
      open = undefined;
      marker = '';
    } else if (open) open.lines.push(line);
    else if (fence) open = {file, fence, language, marker, line: index + 1, lines: []};
    else if (/^<!-- (?!prettier)/.test(line)) marker = line;
    else if (line.trim() && !line.startsWith('<!-- prettier')) marker = '';
  }
  return blocks;
}

/** The prose of a page, without its code. */
export const proseOf = (file) => readFileSync(file, 'utf8').replace(/^(`{3,})[^]*?^\1$/gm, '');

/** The anchors that GitHub makes from the headings of a page. */
export const anchorsOf = (file) =>
  [...proseOf(file).matchAll(/^#+ (.*)$/gm)].map(([, title]) =>
    title
      .toLowerCase()
      .replace(/[^\p{L}\p{N}_\- ]/gu, '')
      .replaceAll(' ', '-'),
  );

/** The targets of links and pictures. */
export const linksOf = (file) => [
  ...[...proseOf(file).matchAll(/\]\(([^)\s]+)\)/g)].map(([, target]) => target),
  ...[...proseOf(file).matchAll(/^\[[^\]]+\]: (\S+)$/gm)].map(([, target]) => target),
];

/**
 * Turns every line `expression; // → value` into a check that the expression has this value, in Node's notation; before
 * an ellipsis, that its text begins like this.
 */
export const withChecks = (text, check) =>
  text.replace(
    /^(?!\s*(?:const|let|import)\b)(\s*(?:if \([^\n]*?\) )?)(.+); \/\/ → (.*)$/gm,
    (_, indent, expression, value) => `${indent}${check}(${expression}, ${JSON.stringify(value)});`,
  );

/** The number of checks in a text. */
export const checksIn = (text) => (text.match(/ \/\/ → /g) ?? []).length;

/** Compares a value with the text after `→`. */
export function expectShown(value, wanted) {
  const shown = inspect(value, {breakLength: Infinity, maxStringLength: null});
  if (wanted.endsWith("…'") || wanted.endsWith('…')) {
    expect(shown.slice(0, wanted.indexOf('…'))).to.equal(wanted.slice(0, wanted.indexOf('…')));
  } else expect(shown).to.equal(wanted);
}
