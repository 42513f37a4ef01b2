import type {AttributeTexts} from '../attributes.js';
import {parsePgn, type Game} from '../pgn/index.js';
import {lineBreak, optionLine, setOption, type Options, type TextWarning} from './block-text.js';

/** The games of a text; none if no game has a move, or tags and a result. */
export interface GamesRead {
  readonly games: readonly Game[];
  readonly attributes: AttributeTexts;
  /** The PGN without the options above it. */
  readonly pgn: string;
  readonly warnings: readonly TextWarning[];
  /** The errors of the PGN; at least one if there are no games. */
  readonly errors: readonly TextWarning[];
}

/** Reads the PGN of a block and the options above it. Warns of unknown options only if an empty line follows them. */
export function readGames(text: string, known: Options, given: AttributeTexts = new Map()): GamesRead {
  const lines = text.split(lineBreak);
  const optionAt = (at: number) => optionLine(lines[at] ?? '', known);
  const begin = Math.max(
    0,
    lines.findIndex((line) => line.trim()),
  );
  let end = begin;
  while (optionAt(end)) end++;
  // Without an empty line, an unknown “name: value” may be prose.
  if (lines[end]?.trim()) for (end = begin; known.has(optionAt(end)?.name ?? ''); end++);
  const attributes = new Map(given);
  const warnings = lines.slice(0, end).flatMap((line, at) => {
    const option = optionAt(at);
    return option ? setOption(attributes, known, option.name, option.value, line.trim(), at) : [];
  });
  const pgn = lines.slice(end).join('\n');
  // Empty lines in place of the options keep the line numbers of issues.
  const {games, issues} = parsePgn('\n'.repeat(end) + pgn);
  const hasResult = !issues.some(({code}) => code === 'result-missing');
  const isPgn = games.some(
    ({tags, moves, result}) => moves.length > 0 || (tags.size > 0 && (hasResult || result !== '*')),
  );
  const errors: TextWarning[] = issues
    .filter(({severity}) => severity === 'error')
    .map(({code, message, line, column}) => ({code, message, line: line - 1, column: column - 1}));
  if (!isPgn && errors.length === 0)
    errors.push({code: 'no-game', message: 'There is no game in this block.', line: 0, column: 0});
  return {games: isPgn ? games : [], attributes, warnings, errors, pgn: pgn.trim()};
}
