import type {GivenAttributes} from '../attributes.js';
import {parsePgn, type Game} from '../pgn/index.js';
import {lineBreak, optionLine, setOption, type Options, type TextWarning} from './block-text.js';

/** The games of a text; none where it is no PGN, that is has neither a move, nor tags and a result. */
export interface GamesRead {
  readonly games: readonly Game[];
  readonly attributes: GivenAttributes;
  /** The PGN without the options above it. */
  readonly pgn: string;
  /** Problems with its options. */
  readonly warnings: readonly TextWarning[];
  /** The problems of the text; one at least where there are no games. */
  readonly errors: readonly TextWarning[];
}

/** Reads the PGN of a block, with options above it; below a name that is not known there must be an empty line. */
export function readGames(text: string, known: Options, given: GivenAttributes = new Map()): GamesRead {
  const lines = text.split(lineBreak);
  const optionAt = (at: number) => optionLine(lines[at] ?? '', known);
  const begin = Math.max(
    0,
    lines.findIndex((line) => line.trim()),
  );
  let end = begin;
  while (optionAt(end)) end++;
  // Prose has colons too.
  if (lines[end]?.trim()) for (end = begin; known.has(optionAt(end)?.name ?? ''); end++);
  const attributes = new Map(given);
  const warnings = lines.slice(0, end).flatMap((line, at) => {
    const option = optionAt(at);
    return option ? setOption(attributes, known, option.name, option.value, line.trim(), at) : [];
  });
  const pgn = lines.slice(end).join('\n');
  // Empty lines keep the places of what is wrong in it.
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
