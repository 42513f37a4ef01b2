import type {GivenAttributes} from '../attributes.js';
import {parsePgn, type ParsedPgn} from '../pgn/index.js';
import {lineBreak} from './block-text.js';
import {optionLine, setOption, type Options, type TextWarning} from './options.js';

/** The games of a text, and what is odd in them. */
export interface GamesRead extends ParsedPgn {
  readonly attributes: GivenAttributes;
  /** The PGN without the options above it. */
  readonly pgn: string;
  /** What is wrong with its options. */
  readonly warnings: readonly TextWarning[];
  /** Whether it is PGN: there is a move, or tags and a result. */
  readonly isPgn: boolean;
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
  const parsed = parsePgn('\n'.repeat(end) + pgn);
  const hasResult = !parsed.issues.some(({code}) => code === 'result-missing');
  const isPgn = parsed.games.some(
    ({tags, moves, result}) => moves.length > 0 || (tags.size > 0 && (hasResult || result !== '*')),
  );
  return {...parsed, attributes, warnings, isPgn, pgn: pgn.trim()};
}
