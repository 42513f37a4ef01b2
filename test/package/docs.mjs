// The pages of the documentation: their blocks of code, links and headings.
import {readdirSync, readFileSync} from 'node:fs';
import {inspect} from 'node:util';
import {expect} from 'chai';

const inDocs = readdirSync('docs')
  .filter((name) => name.endsWith('.md'))
  .map((name) => `docs/${name}`);
/** The pages a user reads. */
export const pages = ['README.md', ...inDocs];
/** Those whose links are checked. */
export const linkedPages = [...pages, 'SECURITY.md', 'CONTRIBUTING.md'];

/**
 * The fenced blocks of a page.
 * @returns for each its language, its text, the line where it begins, and the marker before it (`<!-- file: … -->`).
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

/** The anchors of a page, as GitHub makes them of headings. */
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
 * Makes every line `expression; // → value` a check: what the expression gives is the value as Node shows it, or
 * begins with what stands before an ellipsis.
 */
export const withChecks = (text, check) =>
  text.replace(
    /^(?!\s*(?:const|let|import)\b)(\s*(?:if \([^\n]*?\) )?)(.+); \/\/ → (.*)$/gm,
    (_, indent, expression, value) => `${indent}${check}(${expression}, ${JSON.stringify(value)});`,
  );

/** How many checks a text has. */
export const checksIn = (text) => (text.match(/ \/\/ → /g) ?? []).length;

/** Compares a value with what a text says that it is. */
export function expectShown(value, wanted) {
  const shown = inspect(value, {breakLength: Infinity, maxStringLength: null});
  if (wanted.endsWith("…'") || wanted.endsWith('…')) {
    expect(shown.slice(0, wanted.indexOf('…'))).to.equal(wanted.slice(0, wanted.indexOf('…')));
  } else expect(shown).to.equal(wanted);
}
