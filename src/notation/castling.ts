import {
  files as fileNames,
  type Castling,
  type CastlingRooks,
  type CastlingSide,
  type CastlingType,
  type Color,
  type File,
  type Notation,
  type Position,
} from './position.js';
import {backRank, castlingType, outermostRook, type BackRank} from './castling-goals.js';
import {note, type Finding} from './issue.js';
import {kingsIn, type Board} from './placement.js';

const sides = ['kingside', 'queenside'] as const;

const noRooks: CastlingRooks = Object.freeze({});
const noRights: Castling = Object.freeze({type: 'standard', white: noRooks, black: noRooks});

/** Rooks by their two files, made once: there are few, and positions share them. */
const rooksMade: CastlingRooks[] = [noRooks];

function castlingRooks(kingside: number, queenside: number): CastlingRooks {
  const key = (kingside + 1) * 11 + queenside + 1;
  const k = fileNames[kingside];
  const q = fileNames[queenside];
  return (rooksMade[key] ??= Object.freeze({...(k && {kingside: k}), ...(q && {queenside: q})}));
}

/** A castling field as read, and the style it is written in. */
export interface CastlingRead {
  readonly castling: Castling;
  readonly notation: Exclude<Notation, 'fen'>;
}

const noneRead: CastlingRead = {castling: noRights, notation: 'x-fen'};

/**
 * Reads the castling field. Each right is read on its own: `K` and `Q` mean the outermost rook on that side of
 * the king, a file letter the rook on that file (X-FEN and Shredder-FEN).
 */
export function readCastling(
  text: string,
  start: number,
  end: number,
  board: Board,
  findings: Finding[],
): CastlingRead {
  const {files, placement} = board;
  let i = start;
  let type: CastlingType = 'standard';
  if (text[i] === 's' || text[i] === 'm') type = text[i++] === 's' ? 'symmetric' : 'modern';
  if (i === end || (i === end - 1 && text[i] === '-')) {
    if (i > start || i === end) {
      note(findings, i === end ? 'error' : 'repair', 'castling', 'castling-prefix', start, end);
    }
    return noneRead;
  }

  // Slots: White's king side and queen side, then Black's; the order in which rights are written.
  const claimed = [-1, -1, -1, -1];
  const given = [-1, -1, -1, -1];
  const backRanks: BackRank[] = [];
  let lastSlot = -1;
  let lastWasFile = false;
  let inOrder = true;
  let onlyFiles = true;
  let anyOutermost = false;

  for (; i < end; i++) {
    const code = text.charCodeAt(i);
    const color: Color = code < 97 ? 'white' : 'black';
    const letter = code - (code < 97 ? 65 : 97);
    const isFile = letter >= 0 && letter < fileNames.length;
    if (!isFile && letter !== 10 && letter !== 16) {
      note(findings, 'error', 'castling', 'castling-character', i, i + 1);
      continue;
    }
    if (isFile && letter >= files) {
      note(findings, 'error', 'castling', 'castling-file', i, i + 1, {
        expected: fileNames[files - 1] as File,
      });
      continue;
    }
    const row = color === 'white' ? 0 : 1;
    const rank = color === 'white' ? 1 : 8;
    const back = (backRanks[row] ??= backRank(placement, color));
    if (back.king < 0 || kingsIn(board[color]) !== 1) {
      note(findings, 'repair', 'castling', 'castling-king', i, i + 1, {rank});
      continue;
    }
    const side: CastlingSide = isFile
      ? letter > back.king
        ? 'kingside'
        : 'queenside'
      : letter === 10
        ? 'kingside'
        : 'queenside';
    const outermost = outermostRook(back, side);
    const file = isFile ? letter : outermost;
    const slot = 2 * row + (side === 'kingside' ? 0 : 1);

    if (file < 0) {
      note(findings, 'repair', 'castling', `no-${side}-rook`, i, i + 1, {rank});
      continue;
    }
    const other = claimed[slot] as number;
    if (file !== back.king) {
      // Refused even if one of the rooks is missing: there is no telling which was meant.
      if (other >= 0 && other !== file) {
        note(findings, 'error', 'castling', 'two-rooks', i, i + 1);
        continue;
      }
      claimed[slot] = file;
    }
    if (!((back.rooks >> file) & 1)) {
      note(findings, 'repair', 'castling', 'no-rook', i, i + 1, {expected: `${fileNames[file]}${rank}`});
      continue;
    }
    if (other === file) {
      note(findings, 'repair', 'castling', 'castling-double', i, i + 1);
      continue;
    }
    given[slot] = file;
    // Two file letters of one colour may ascend: `AHah` is Shredder-FEN as others write it.
    if (slot < lastSlot && !(slot === lastSlot - 1 && row === lastSlot >> 1 && isFile && lastWasFile)) {
      inOrder = false;
    }
    lastSlot = slot;
    lastWasFile = isFile;
    onlyFiles &&= isFile;
    anyOutermost ||= file === outermost;
  }

  if (!inOrder) note(findings, 'repair', 'castling', 'castling-order', start, end);
  if (lastSlot < 0) return noneRead;
  const [k, q, blackK, blackQ] = given as [number, number, number, number];
  const castling = {type, white: castlingRooks(k, q), black: castlingRooks(blackK, blackQ)};
  if (type !== 'standard') castling.type = castlingType(castling, files, placement);
  return {
    castling: Object.freeze(castling),
    notation: onlyFiles && anyOutermost ? 'shredder-fen' : 'x-fen',
  };
}

/**
 * Writes the castling field.
 * @param notation in `shredder-fen` every right is a file letter; otherwise only that of an inner rook is, which
 *   plain FEN cannot say
 */
export function formatCastling({castling, files, placement}: Position, notation: Notation): string {
  let text = '';
  for (const color of ['white', 'black'] as const) {
    for (const side of sides) {
      const name = castling[color][side];
      if (!name) continue;
      const file = fileNames.indexOf(name);
      const border = side === 'kingside' ? files - 1 : 0;
      // A rook on the border is the outermost one, whatever else stands there.
      const outermost =
        notation !== 'shredder-fen' &&
        (file === border || file === outermostRook(backRank(placement, color), side));
      const letter = outermost ? (side === 'kingside' ? 'k' : 'q') : name;
      text += color === 'white' ? letter.toUpperCase() : letter;
    }
  }
  const type = castlingType(castling, files, placement);
  return text ? (type === 'standard' ? '' : type === 'symmetric' ? 's' : 'm') + text : '-';
}
