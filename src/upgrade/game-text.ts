import type {AttributeTexts} from '../attributes.js';
import {parsePgn, type Game} from '../pgn/index.js';
import {
  lineBreak,
  lineWarning,
  parseOptionLine,
  setOption,
  type Options,
  type TextWarning,
} from './block-text.js';

/** The games of a block of PGN, with the options above them. */
export interface GameBlock {
  /** Empty if no game has a move, or tags and a result. */
  readonly games: readonly Game[];
  readonly attributes: AttributeTexts;
  /** The PGN without the options above it. */
  readonly pgn: string;
  readonly warnings: readonly TextWarning[];
  /** The errors of the PGN; at least one if there are no games. */
  readonly errors: readonly TextWarning[];
}

/** Reads the PGN of a block and the options above it. Warns of unknown options only if an empty line follows the options. */
export function readGameBlock(
  text: string,
  options: Options,
  defaults: AttributeTexts = new Map(),
): GameBlock {
  const lines = text.split(lineBreak);
  const optionAt = (index: number) => parseOptionLine(lines[index] ?? '', options);
  const start = Math.max(
    0,
    lines.findIndex((line) => line.trim()),
  );
  let end = start;
  while (optionAt(end)) end++;
  // Without an empty line, an unknown “name: value” may be prose.
  if (lines[end]?.trim()) for (end = start; options.has(optionAt(end)?.name ?? ''); end++);
  const attributes = new Map(defaults);
  const warnings = lines.slice(0, end).flatMap((line, index) => {
    const option = optionAt(index);
    return option ? setOption(attributes, options, option, line.trim(), index) : [];
  });
  const pgn = lines.slice(end).join('\n');
  // Empty lines replace the options, so that the line numbers of issues are those of the block.
  const {games, issues} = parsePgn('\n'.repeat(end) + pgn);
  const hasResult = !issues.some(({code}) => code === 'result-missing');
  const isPgn = games.some(
    ({tags, moves, result}) => moves.length > 0 || (tags.size > 0 && (hasResult || result !== '*')),
  );
  const errors: TextWarning[] = issues
    .filter(({severity}) => severity === 'error')
    .map(({code, message, line, column}) => ({code, message, line: line - 1, column: column - 1}));
  if (!isPgn && errors.length === 0)
    errors.push(lineWarning('no-game', 'There is no game in this block.', 0));
  return {games: isPgn ? games : [], attributes, warnings, errors, pgn: pgn.trim()};
}
