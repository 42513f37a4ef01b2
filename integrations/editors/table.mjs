// The blocks that editors and sanitizers get, and the table in the docs of what is left of each.
import {readFileSync} from 'node:fs';
import {start} from '../../test/tools/fixtures/positions.ts';

const moves = '1. e4 e5 2. Nf3 *';
const options = 'orientation: black\nturn-marker';
/** Quill makes one block of two that touch. */
const between = '<p>Then:</p>';
/** The blocks, by the names of the rows in the docs. */
export const blocks = {
  '`<pre><code class="language-fen">`': `<pre><code class="language-fen">${start}\n${options}</code></pre>${between}<pre><code class="language-pgn">${moves}</code></pre>`,
  '`<pre class="fen-board">`': `<pre class="fen-board">${start}\n${options}</pre>${between}<pre class="fen-game">${moves}</pre>`,
  '`<div class="fen-board">`, one FEN': `<div class="fen-board">${start}</div>${between}<div class="fen-game">${moves}</div>`,
};
/** The editors and sanitizers that are tried, and what can become of a block: a board by its class, by detection, or none. */
export const tools = [
  'CKEditor',
  'TinyMCE',
  'TipTap',
  'Quill',
  'DOMPurify',
  'rehype-sanitize',
  'sanitize-html',
];
export const outcomes = ['yes', 'detection', 'no'];

const docs = readFileSync('docs/cms-and-forums.md', 'utf8');
const [head, , ...rows] = docs
  .slice(docs.indexOf('\n| text ') + 1)
  .split('\n\n')[0]
  .split('\n')
  .map((line) =>
    line
      .split(/(?<!\\)\|/)
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
/** The table itself: the names of its columns, and its rows with their names. */
export const table = {columns: head.slice(1), rows};
/** What the table says of a tool: an outcome for each block. */
export const documented = (tool) => rows.map((row) => row[1 + table.columns.indexOf(tool)]);
