import {parseOptionLine, optionsOf, setOption, type Options} from '../../../src/hosts/fences/block-text.js';
import {attributesOfOptions} from './classes.js';
import {pgnOf} from './other-plugins.js';
import {withoutLabel} from './texts.js';
import {__} from './wordpress.js';

// Options in a text that is pasted or transformed; the upgrade and the server read them in the same way.

const ofBoards = optionsOf('fen-board');
const ofGames: Options = new Map([...optionsOf('fen-game'), ['caption', {}]]);

const linesOf = (text: string) => text.trim().split(/\r\n|[\r\n]/);

/** Block attributes for lines with options; only a solution may take several lines. */
function read(lines: readonly string[], known: Options): {readonly [name: string]: unknown} {
  const given = new Map<string, string>();
  let last = '';
  for (const line of lines) {
    const option = parseOptionLine(line, known);
    if (option) {
      setOption(given, known, option);
      last = option.name;
    } else if (last === 'solution') given.set(last, `${given.get(last) ?? ''} ${line.trim()}`.trim());
  }
  const solution = given.get('solution');
  const caption = given.get('caption');
  return {
    ...attributesOfOptions(given),
    ...(solution && {mode: 'solve', solution, summary: __('Solution', 'fen-board')}),
    // The caption of a block is markup.
    ...(caption && {caption: new Option(caption).innerHTML}),
  };
}

/** Block attributes for a FEN and the options below it. */
export function diagramOfText(text: string): {readonly fen: string} {
  const lines = linesOf(text);
  const end = lines.findIndex((line, at) => at > 0 && parseOptionLine(line, ofBoards));
  if (end < 0) return {fen: withoutLabel(text)};
  return {...read(lines.slice(end), ofBoards), fen: withoutLabel(lines.slice(0, end).join('\n'))};
}

/** Block attributes for a PGN and the options above it. */
export function gameOfText(text: string): {readonly pgn: string} {
  const lines = linesOf(text);
  const optionAt = (at: number) => parseOptionLine(lines[at] ?? '', ofGames);
  let end = 0;
  while (optionAt(end)) end++;
  // Without an empty line, an unknown “name: value” may be prose.
  if (lines[end]?.trim()) for (end = 0; ofGames.has(optionAt(end)?.name ?? ''); end++);
  return {...read(lines.slice(0, end), ofGames), ...pgnOf(lines.slice(end).join('\n').trim())};
}
