import {formatFen} from '../../core/notation/format-fen.js';
import {
  castlingSides,
  colors,
  type CastlingType,
  type File,
  type Position,
} from '../../core/notation/position.js';
import {kingSquare} from '../../core/notation/change-placement.js';
import {EngineError} from './engine-error.js';

/** The options that an engine has listed, by their names in lower case: the values of a choice. */
type ListedOptions = ReadonlyMap<string, {readonly values: readonly string[]}>;

/** A position as an engine reads it. */
export interface UciPosition {
  /** The options to be set before, as far as the engine has listed them. */
  readonly options: {readonly [name: string]: string | boolean};
  readonly fen: string;
  /** The letter of the archbishop, which is `J` in Janus chess. */
  readonly archbishop: 'A' | 'J';
}

/** Whether every right is that of a king on one file with rooks on the outermost files. */
function castlesFrom(kingFile: File, position: Position): boolean {
  const {castling, files} = position;
  const rooks = {kingside: files === 8 ? 'h' : 'j', queenside: 'a'};
  return colors.every((color) =>
    castlingSides.every((side) => {
      const rook = castling[color][side];
      return !rook || (rook === rooks[side] && kingSquare(position, color)?.startsWith(kingFile));
    }),
  );
}

/** The names of variants in Fairy-Stockfish for ten files, by the type of castling. */
const wideVariants: Readonly<Record<CastlingType, readonly [variant: string, king: File]>> = {
  standard: ['capablanca', 'f'],
  symmetric: ['janus', 'e'],
  modern: ['embassy', 'e'],
};

/**
 * Translates a position for an engine: with Shredder-FEN where castling begins on other squares than in chess, and with the
 * variant for boards of ten files.
 *
 * @throws EngineError with the code `variant` if the engine has not listed what the position needs.
 */
export function uciPosition(position: Position, listed: ListedOptions): UciPosition {
  const {castling, files} = position;
  const isWide = files === 10;
  const {type} = castling;
  const [wideVariant, wideKing] = wideVariants[type];
  const isUsual = castlesFrom(isWide ? wideKing : 'e', position);
  let variant = isWide ? wideVariant : 'chess';
  if (isWide && type === 'standard' && !isUsual) variant = 'caparandom';
  const refuse = (need: string): never => {
    throw new EngineError('variant', `The engine cannot play this position: ${need}.`);
  };
  if (type !== 'standard' && (!isWide || !isUsual)) refuse('it does not know this type of castling');
  if (!isWide && /[ac]/i.test(position.placement)) refuse('there are pieces that chess does not have');
  if (variant === 'janus' && /c/i.test(position.placement)) refuse('Janus chess has no chancellor');
  if (isWide && !listed.get('uci_variant')?.values.includes(variant))
    refuse(`it lists no variant “${variant}” for ten files`);
  if (!isUsual && !listed.has('uci_chess960')) refuse('it does not know Chess960');
  const plain: Position = {...position, castling: {...castling, type: 'standard'}};
  const archbishop = variant === 'janus' ? 'J' : 'A';
  const [placement = '', ...fields] = formatFen(plain, isUsual ? 'fen' : 'shredder-fen').split(' ');
  const letters = archbishop === 'J' ? placement.replaceAll('A', 'J').replaceAll('a', 'j') : placement;
  return {
    options: {UCI_Variant: variant, UCI_Chess960: !isUsual},
    fen: [letters, ...fields].join(' '),
    archbishop,
  };
}
