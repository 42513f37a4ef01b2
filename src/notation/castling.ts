import {
  colors,
  files as fileNames,
  type Castling,
  type CastlingRooks,
  type CastlingType,
  type Color,
  type Notation,
  type Position,
} from './position.js';
import {backRank, castlingSides, castlingType, outermostRook, type BackRank} from './castling-goals.js';
import type {FieldReader} from './field-reader.js';
import type {Level} from './issue.js';
import type {IssueCode} from './messages.js';
import type {Board} from './placement.js';

const noRooks: CastlingRooks = Object.freeze({});
const noRights: Castling = Object.freeze({type: 'standard', white: noRooks, black: noRooks});

/** Rooks by their two files, each made once: there are few of them, and positions share them. */
const rooksMade = [noRooks];

/** @param kingside a file from 0, or -1 for no right; so too `queenside` */
function castlingRooks(kingside: number, queenside: number): CastlingRooks {
  const k = fileNames[kingside];
  const q = fileNames[queenside];
  const key = 11 * (kingside + 1) + queenside + 1;
  return (rooksMade[key] ??= Object.freeze({...(k && {kingside: k}), ...(q && {queenside: q})}));
}

/** A field with its file letters from the h-side: Shredder writes `HAha`, others `AHah`, and both are right. */
const descending = (letters: string): string =>
  letters.replace(/[A-J]{2}|[a-j]{2}/g, (pair) => [...pair].sort().reverse().join(''));

/**
 * Reads the castling field. Each right is read on its own: `K` and `Q` mean the outermost rook on that side of
 * the king, a file letter the rook on that file (X-FEN and Shredder-FEN).
 */
export function readCastling(text: string, {files, placement}: Board, reader: FieldReader): Castling {
  if (text === '-') return noRights;
  const type: CastlingType = text[0] === 's' ? 'symmetric' : text[0] === 'm' ? 'modern' : 'standard';
  const start = type === 'standard' ? 0 : 1;
  const backRanks: BackRank[] = [];
  // Slots: White's king side and queen side, then Black's; the order in which rights are written.
  const claimed: number[] = [];
  const letters: string[] = [];
  const end = text.slice(start) === '-' ? start : text.length;
  for (let i = start; i < end; i++) {
    const code = text.charCodeAt(i);
    const color: Color = code < 97 ? 'white' : 'black';
    const rank = code < 97 ? 1 : 8;
    // Counted from `A` or `a`: the files, and K and Q.
    const letter = code - (code < 97 ? 65 : 97);
    const isFile = letter >= 0 && letter < files;
    const back = (backRanks[rank] ??= backRank(placement, color));
    const side = (isFile ? letter > back.king : letter === 10) ? 'kingside' : 'queenside';
    const file = isFile ? letter : outermostRook(back, side);
    const slot = (code < 97 ? 0 : 2) + (side === 'kingside' ? 0 : 1);
    const other = claimed[slot];

    let level: Level = 'repair';
    let problem: IssueCode | undefined;
    if (!isFile && letter !== 10 && letter !== 16) {
      level = 'error';
      problem = 'castling-right';
    } else if (back.king < 0) problem = 'castling-king';
    else if (file < 0) problem = `no-${side}-rook`;
    else if (file === back.king) problem = 'no-rook';
    else if (other !== undefined && other !== file) {
      // Even if one of the rooks is missing: there is no telling which was meant.
      level = 'error';
      problem = 'two-rooks';
    } else {
      claimed[slot] = file;
      if ((back.rooks >> file) & 1) letters[slot] ||= text.charAt(i);
      else problem = 'no-rook';
    }
    if (problem) reader.note(level, problem, {rank}, i, i + 1);
  }

  const spelling = letters.join('');
  const expected = spelling ? text.slice(0, start) + spelling : '-';
  if (text !== expected && descending(text) !== expected) {
    reader.note(text.length === start ? 'error' : 'repair', 'spelling', {expected});
  }

  const rook = (slot: number): number => (letters[slot] ? (claimed[slot] as number) : -1);
  const castling = {type, white: castlingRooks(rook(0), rook(1)), black: castlingRooks(rook(2), rook(3))};
  castling.type = castlingType(castling, files, placement);
  return Object.freeze(castling);
}

/**
 * Writes the castling field.
 * @param notation in `shredder-fen` every right is a file letter; otherwise only that of an inner rook is, which
 *   plain FEN cannot say
 */
export function formatCastling({castling, files, placement}: Position, notation: Notation): string {
  let text = '';
  for (const color of colors) {
    for (const side of castlingSides) {
      const file = castling[color][side];
      if (!file) continue;
      // A rook on the border is the outermost one, whatever else stands there.
      const outermost =
        notation !== 'shredder-fen' &&
        (file === fileNames[side === 'kingside' ? files - 1 : 0] ||
          file === fileNames[outermostRook(backRank(placement, color), side)]);
      // K and Q, and the prefixes below, are the initials of sides and types.
      const letter = outermost ? side.charAt(0) : file;
      text += color === 'white' ? letter.toUpperCase() : letter;
    }
  }
  const type = castlingType(castling, files, placement);
  return (type === 'standard' ? '' : type.charAt(0)) + (text || '-');
}
