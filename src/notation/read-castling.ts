import {backRank, castlingRooks, castlingType, outermostRook} from './rights.js';
import type {FieldReader, Level} from './issue.js';
import type {IssueCode} from './messages.js';
import {noteCapital} from './read-placement.js';
import {kingsIn, type TalliedPlacement} from './placement.js';
import {noRights, type Castling, type CastlingType, type Color} from './position.js';

/** A dash where there are no rights, or a slash between the sides: `s-`, `KQ-`, `-kq`, `KQ/kq`. */
const divided = /^(?:[sm]-|[sm]?(?:-\/?[a-z]+|[A-Z]+(?:\/?-|\/[a-z]+)))$/;
/** Two rights or more, all of one colour, one of them twice: some were of the other colour. `KK` is only a slip. */
const lostCase = /^(?!(.)\1*$)(?=.*(.).*\2)(?:[a-z]+|[A-Z]+)$/;

/**
 * Reads the castling field. Each right is read on its own: `K` and `Q` mean the outermost rook on that side of
 * the king, a file letter the rook on that file (https://en.wikipedia.org/wiki/X-FEN). What is not a right, or not
 * certain, is an error; a right that cannot be is dropped.
 */
export function readCastling(text: string, board: TalliedPlacement, reader: FieldReader): Castling {
  if (text === '-') return noRights;
  const {files, placement} = board;
  const first = text.charAt(0);
  const type: CastlingType = first === 's' ? 'symmetric' : first === 'm' ? 'modern' : 'standard';
  const prefix = type === 'standard' ? '' : first;
  const start = prefix.length;
  const backRanks = {white: backRank(placement, 'white'), black: backRank(placement, 'black')};
  // White's king side and queen side, then Black's, which is the order in which rights are written: the file that is
  // claimed, and the letter that claims it if there is a rook.
  const claimed: number[] = [];
  const letters: [string, string, string, string] = ['', '', '', ''];
  for (let i = start; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (code < 48 && divided.test(text)) continue;
    const isWhite = code < 97;
    const color: Color = isWhite ? 'white' : 'black';
    // Counted from `A` or `a`: the files, and K and Q.
    const letter = code - (isWhite ? 65 : 97);
    const isFile = letter >= 0 && letter < files;
    const back = backRanks[color];
    const isKingside = isFile ? letter > back.king : letter === 10;
    const side = isKingside ? 'kingside' : 'queenside';
    const file = isFile ? letter : outermostRook(back, side);
    const slot = (isWhite ? 0 : 2) + (isKingside ? 0 : 1);
    const note = (level: Level, code: IssueCode): void => {
      // The rook that `q` or `a` needs may be the capital letter on a8.
      if (code.startsWith('no') && file < 1 && !isWhite && !isKingside && placement.startsWith('R'))
        noteCapital(reader);
      reader.note(level, code, {rank: isWhite ? 1 : 8}, i, i + 1);
    };

    if (!isFile && letter !== 10 && letter !== 16) note('error', 'castling-right');
    else if (back.king < 0 || kingsIn(board[color]) !== 1) note('repair', 'castling-king');
    else if (file < 0) note('repair', `no-${side}-rook`);
    // Even if one of the rooks is missing: it is not certain which was meant.
    else if (file !== back.king && (claimed[slot] ??= file) !== file) note('error', 'two-rooks');
    else if (!((back.rooks >> file) & 1)) note('repair', 'no-rook');
    else letters[slot] ||= text.charAt(i);
  }

  const rights = letters[0] + letters[1] + letters[2] + letters[3];
  // Two file letters of one colour may ascend: `AHah`.
  const descending = (): string =>
    text.replace(/[A-J]{2}|[a-j]{2}/g, (pair) => pair.split('').sort().reverse().join(''));
  const expected = rights ? prefix + rights : '-';
  if (text !== expected && descending() !== expected) {
    if (lostCase.test(text.slice(start))) reader.note('error', 'case-lost');
    reader.note(text.length === start ? 'error' : 'repair', 'spelling', {expected});
  }
  const rook = (slot: number): number => (letters[slot] ? (claimed[slot] as number) : -1);
  const castling = {type, white: castlingRooks(rook(0), rook(1)), black: castlingRooks(rook(2), rook(3))};
  castling.type = castlingType(castling, files, placement);
  return Object.freeze(castling);
}
