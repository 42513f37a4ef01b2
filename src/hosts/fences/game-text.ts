import type {AttributeTexts} from '../../attributes.js';
import {parsePgn} from '../../core/pgn/parse-pgn.js';
import {
  lineBreak,
  lineWarning,
  parseOptionLine,
  setOption,
  type Options,
  type TextWarning,
} from './block-text.js';

/**
 * Reads the PGN of a block, and the options above the PGN. A game must have a move, or tags and a result; if none has,
 * `games` is empty and `errors` is not, unless an option names the file of the games. Unknown options give a warning only if
 * an empty line follows the options.
 */
export function readGameBlock(text: string, options: Options, defaults?: AttributeTexts) {
  const lines = text.split(lineBreak);
  const optionAt = (index: number) => parseOptionLine(lines[index] ?? '', options);
  const firstLine = lines.findIndex((line) => line.trim());
  const start = Math.max(0, firstLine);
  let end = start;
  while (optionAt(end)) end++;
  // If no empty line follows, an unknown “name: value” may be prose, so the options end above it.
  if (lines[end]?.trim()) for (end = start; options.has(optionAt(end)?.name ?? ''); end++);
  const attributes = new Map(defaults);
  const warnings = lines.slice(0, end).flatMap((_line, index) => {
    const option = optionAt(index);
    return option ? setOption(attributes, options, option, index) : [];
  });
  const pgn = lines.slice(end).join('\n');
  // Empty lines replace the options, so that issues have the line numbers of the block.
  const {games, issues} = parsePgn('\n'.repeat(end) + pgn);
  const hasResult = !issues.some(({code}) => code === 'result-missing');
  const hasError = issues.some(({severity}) => severity === 'error');
  // A block with an error is a game up to there if it has a move.
  const isPgn = games.some(
    ({tags, moves, result}) =>
      moves.length > 0 || (!hasError && tags.size > 0 && (hasResult || result !== '*')),
  );
  const errors: TextWarning[] = issues
    .filter(({severity}) => severity === 'error')
    .map(({code, message, line, column}) => ({code, message, line: line - 1, column: column - 1}));
  const isOfFile = attributes.has('src') && !pgn.trim();
  if (!isPgn && !isOfFile && errors.length === 0)
    errors.push(lineWarning('no-game', 'There is no game in this block.', 0));
  return {games: isPgn ? games : [], attributes, warnings, errors, pgn: pgn.trim()};
}
