import {
  colors,
  files as fileNames,
  type Castling,
  type CastlingRooks,
  type CastlingType,
  type Color,
  type File,
  type Notation,
  type Position,
} from './position.js';
import {backRank, castlingSides, castlingType, outermostRook} from './castling-goals.js';
import type {FieldReader} from './field-reader.js';
import type {Level} from './issue.js';
import type {IssueCode} from './messages.js';
import {kingsIn, type Board} from './placement.js';

const noRooks: CastlingRooks = Object.freeze({});
const noRights: Castling = Object.freeze({type: 'standard', white: noRooks, black: noRooks});

/** Rooks by their two files, each made once: there are few of them, and positions share them. */
const rooksMade = [noRooks];

/** @param kingside a file from 0, or -1 for no right; so too `queenside` */
const castlingRooks = (kingside: number, queenside: number): CastlingRooks =>
  (rooksMade[11 * (kingside + 1) + queenside + 1] ??= Object.freeze({
    ...(kingside >= 0 && {kingside: fileNames[kingside] as File}),
    ...(queenside >= 0 && {queenside: fileNames[queenside] as File}),
  }));

/**
 * Reads the castling field. Each right is read on its own: `K` and `Q` mean the outermost rook on that side of
 * the king, a file letter the rook on that file (X-FEN and Shredder-FEN).
 */
export function readCastling(text: string, board: Board, reader: FieldReader): Castling {
  if (text === '-') return noRights;
  const {files, placement} = board;
  const [first] = text;
  const type: CastlingType = first === 's' ? 'symmetric' : first === 'm' ? 'modern' : 'standard';
  const start = type === 'standard' ? 0 : 1;
  const end = text.slice(start) === '-' ? start : text.length;
  const backRanks = {white: backRank(placement, 'white'), black: backRank(placement, 'black')};
  // Slots: White's king side and queen side, then Black's; the order in which rights are written. For each, the
  // file that is claimed, and where the right to it is written if there is a rook.
  const claimed = [-1, -1, -1, -1];
  const written = [-1, -1, -1, -1];
  let lastSlot = -1;
  let lastWasFile = false;
  let isTidy = start < end;
  for (let i = start; i < end; i++) {
    const code = text.charCodeAt(i);
    const color: Color = code < 97 ? 'white' : 'black';
    const rank = code < 97 ? 1 : 8;
    // Counted from `A` or `a`: the files, and K and Q.
    const letter = code - (code < 97 ? 65 : 97);
    const isFile = letter >= 0 && letter < files;
    const back = backRanks[color];
    const side = (isFile ? letter > back.king : letter === 10) ? 'kingside' : 'queenside';
    const file = isFile ? letter : outermostRook(back, side);
    const slot = (code < 97 ? 0 : 2) + (side === 'kingside' ? 0 : 1);
    const other = claimed[slot];

    let level: Level = 'repair';
    let problem: IssueCode | undefined;
    if (!isFile && letter !== 10 && letter !== 16) {
      level = 'error';
      problem = 'castling-right';
    } else if (back.king < 0 || kingsIn(board[color]) !== 1) problem = 'castling-king';
    else if (file < 0) problem = `no-${side}-rook`;
    else if (file === back.king) problem = 'no-rook';
    else if (other !== -1 && other !== file) {
      // Even if one of the rooks is missing: there is no telling which was meant.
      level = 'error';
      problem = 'two-rooks';
    } else {
      claimed[slot] = file;
      if (!((back.rooks >> file) & 1)) problem = 'no-rook';
      else {
        // Two file letters of one colour, whose slots differ in the last bit, may ascend: `AHah`.
        const ascends = isFile && lastWasFile && (slot ^ lastSlot) === 1;
        isTidy &&= written[slot] === -1 && (slot > lastSlot || ascends);
        if (written[slot] === -1) written[slot] = i;
        lastSlot = slot;
        lastWasFile = isFile;
      }
    }
    if (problem) {
      isTidy = false;
      reader.note(level, problem, {rank}, i, i + 1);
    }
  }

  if (!isTidy) {
    const rights = written.map((i) => text.charAt(i)).join('');
    const expected = rights ? text.slice(0, start) + rights : '-';
    reader.note(text.length === start ? 'error' : 'repair', 'spelling', {expected});
  }
  const rook = (slot: number): number => (written[slot] === -1 ? -1 : (claimed[slot] as number));
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
    const back = backRank(placement, color);
    for (const side of castlingSides) {
      const file = castling[color][side];
      if (!file) continue;
      const isOutermost = fileNames.indexOf(file) === outermostRook(back, side);
      // K and Q, and the prefixes below, are the initials of sides and types.
      const letter = isOutermost && notation !== 'shredder-fen' ? side.charAt(0) : file;
      text += color === 'white' ? letter.toUpperCase() : letter;
    }
  }
  const type = castlingType(castling, files, placement);
  return (type === 'standard' ? '' : type.charAt(0)) + (text || '-');
}
