import {attributes} from '../../../src/attributes.js';
import {optionLine, optionsOf, setOption, type Options} from '../../../src/upgrade/block-text.js';
import {attributesOfOptions} from './classes.js';
import {pgnOf} from './other-plugins.js';
import {withoutLabel} from './texts.js';
import {__} from './wordpress.js';

// Options in a text that is pasted or transformed, as the upgrade and the server read them.

const ofBoards = optionsOf('fen-board');
const ofGames: Options = new Map([...optionsOf('fen-game'), ['caption', attributes.solution]]);

const linesOf = (text: string) => text.trim().split(/\r\n|[\r\n]/);

/** Block attributes for lines with options; only a solution may go on in the next line. */
function read(lines: readonly string[], known: Options): {readonly [name: string]: unknown} {
  const given = new Map<string, string>();
  let last = '';
  for (const line of lines) {
    const option = optionLine(line, known);
    if (option) setOption(given, known, (last = option.name), option.value, line);
    else if (last === 'solution') given.set(last, `${given.get(last) ?? ''} ${line.trim()}`.trim());
  }
  const solution = given.get('solution');
  const caption = given.get('caption');
  return {
    ...attributesOfOptions(given),
    ...(solution && {mode: 'solve', solution, summary: __('Solution', 'fen-board')}),
    // A caption is markup.
    ...(caption && {caption: new Option(caption).innerHTML}),
  };
}

/** A FEN, and what the options below it say, as block attributes. */
export function diagramOfText(text: string): {readonly fen: string} {
  const lines = linesOf(text);
  const end = lines.findIndex((line, at) => at > 0 && optionLine(line, ofBoards));
  if (end < 0) return {fen: withoutLabel(text)};
  return {...read(lines.slice(end), ofBoards), fen: withoutLabel(lines.slice(0, end).join('\n'))};
}

/** A PGN, and what the options above it say, as block attributes. */
export function gameOfText(text: string): {readonly pgn: string} {
  const lines = linesOf(text);
  const optionAt = (at: number) => optionLine(lines[at] ?? '', ofGames);
  let end = 0;
  while (optionAt(end)) end++;
  // Below a name that is not known there must be an empty line: prose has colons too.
  if (lines[end]?.trim()) for (end = 0; ofGames.has(optionAt(end)?.name ?? ''); end++);
  return {...read(lines.slice(0, end), ofGames), ...pgnOf(lines.slice(end).join('\n').trim())};
}
