// The forms of a board for places without its script, and the table in the docs of what sanitizers leave of each.
import {readFileSync} from 'node:fs';
import MarkdownIt from 'markdown-it';
import {describe, renderSvg} from '../dist/svg.js';
import {markdownItFenBoard} from '../dist/markdown.js';
import {backRank, kings} from '../test/tools/fixtures/positions.ts';

const address = 'https://example.org/boards/';
const caption = 'Mate in one.';
const solution = '1. Ra8#';
const markdown = (text, options) =>
  new MarkdownIt({html: true}).use(markdownItFenBoard, options).render(`\`\`\`fen\n${text}\n\`\`\``);
const puzzle = `${backRank}\nsolution: ${solution}\ncaption: ${caption}`;
const textOf = (fen) => `${describe(fen)} FEN: ${fen}`;
const image = `<img src="${address}kings.svg" alt="${textOf(kings)}" width="480" height="480">`;

/** By the names of the rows in the docs. */
export const forms = {
  '`<fen-board fen="…">`': `<fen-board fen="${kings}"></fen-board>`,
  '`<fen-board fen="…"><img src alt>`': `<fen-board fen="${kings}">${image}</fen-board>`,
  '`<img src alt>`': image,
  '`renderSvg`': renderSvg(kings),
  'Markdown plugin': markdown(kings),
  'plugin with `pictures`': markdown(kings, {pictures: {address}}),
  'the same with `alone: true`': markdown(kings, {pictures: {address, alone: true}}),
  'a puzzle': markdown(puzzle),
  'a puzzle with `pictures`': markdown(puzzle, {pictures: {address}}),
  'a puzzle with `pictures`, `alone`': markdown(puzzle, {pictures: {address, alone: true}}),
};

const [head, , ...rows] = readFileSync('docs/newsletters-and-feeds.md', 'utf8')
  .match(/^\| *form [^]*?(?=\n\n)/m)[0]
  .split('\n')
  .map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
/** The sanitizers that are tried, and all outcomes that `outcomeOf` names. */
export const sanitizers = ['DOMPurify', 'rehype-sanitize', 'sanitize-html', 'WordPress', 'xss'];
export const outcomes = ['picture', 'text', 'markup', 'caption', 'solution', 'nothing'];
/** The table itself: the names of its columns, and its rows with their names. */
export const table = {columns: head.slice(1), rows};
/** What the table says of a sanitizer: an outcome for each form. */
export const documented = (sanitizer) =>
  Object.fromEntries(rows.map(([form, ...cells]) => [form, cells[table.columns.indexOf(sanitizer)]]));

/**
 * What a reader has of a form in a page without the script: `picture`, `text` (the sentences and the FEN), `markup` (tags as
 * text), `caption`, `solution` (with or without the others, in the open) or `nothing`. Throws if a text is none of these, such
 * as one in which two sentences touch.
 */
export async function outcomeOf(page, html) {
  const {hasPicture, text} = await page.evaluate((markup) => {
    // In this document no picture is fetched.
    const {body} = new DOMParser().parseFromString(markup, 'text/html');
    const found = body.querySelector('svg, img[src]') !== null;
    for (const img of body.querySelectorAll('img')) img.replaceWith(img.alt);
    const place = document.body.appendChild(document.createElement('div'));
    place.append(...body.childNodes);
    // A text as it is seen: without that of a closed `<details>` and of an SVG.
    const seen = place.innerText.replace(/\s+/g, ' ').trim();
    place.remove();
    return {hasPicture: found, text: seen};
  }, html);
  if (text.includes(solution)) return 'solution';
  if (text.includes('<')) return 'markup';
  // The sentences of the picture; the first, its name, has only an SVG.
  const sentences = [kings, backRank].map(textOf).find((one) => text.includes(one)) ?? '';
  const rest = text.replace(sentences, '').replace('Chess position, White to move. ', '').trim();
  if (!['', caption, `${caption} Solution`].includes(rest)) throw new Error(`A reader has “${text}”.`);
  if (hasPicture) return 'picture';
  return sentences ? 'text' : rest ? 'caption' : 'nothing';
}
