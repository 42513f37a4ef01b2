import {
  castlingRooks,
  castlingTypeOf,
  isPassedSquare,
  namedRook,
  neededCastlingType,
  readBackRank,
} from './castling-and-en-passant.js';
import {notationOf} from './format-fen.js';
import {pieceLetters} from './placement.js';
import {
  chessStart,
  noRights,
  ranks,
  type Castling,
  type CastlingRooks,
  type Color,
  type Position,
} from './position.js';

/** The length of the longest text that is read, in UTF-16 units. */
export const maxTextLength = 512;

const slash = 47;

/**
 * The increments that letters add to the tally of their colour, by char code; 0 for other characters. A tally holds three
 * counts: of all pieces, of pawns and of kings. Each count has seven bits, which is enough for 80 squares.
 */
const pieceTallies = new Int32Array(128);
for (const letter of pieceLetters) {
  pieceTallies[letter.charCodeAt(0)] = 1 + (/p/i.test(letter) ? 1 << 7 : /k/i.test(letter) ? 1 << 14 : 0);
}

export const piecesIn = (tally: number): number => tally & 127;
export const pawnsIn = (tally: number): number => (tally >> 7) & 127;
export const kingsIn = (tally: number): number => tally >> 14;

export interface Board {
  readonly files: 8 | 10;
  /** The first field of the FEN, in its canonical spelling. */
  readonly placement: string;
  /** The tallies of White's and Black's pieces. */
  readonly white: number;
  readonly black: number;
}

export function readPlacement(placement: string): Board | null {
  // A 0 that is not that of 10, or a number after a number, is not canonical.
  if (/[1-9]{2}|0\d|(?:^|[^1])0/.test(placement)) return null;
  let [white, black, width, files, rank] = [0, 0, 0, 0, ranks];
  for (let i = 0; i <= placement.length; i++) {
    const code = i < placement.length ? placement.charCodeAt(i) : slash;
    const tallyOfPiece = pieceTallies[code];
    if (tallyOfPiece) {
      width++;
      if (code < 97) white += tallyOfPiece;
      else black += tallyOfPiece;
    } else if (code === slash) {
      files ||= width;
      // An empty rank has no width, not even that of an empty first rank.
      if (!width || width !== files || !rank--) return null;
      width = 0;
    } else if (code > slash && code < 58) {
      // Of the number 10, the 1 counts one square, and the 0 the other nine.
      width += code - 48 || 9;
    } else return null;
  }
  return rank || (files !== 8 && files !== 10) ? null : {files, placement, white, black};
}

/** The prefix of the castling type, White's rights and Black's rights. */
const castlingField = /^([sm]?)([KQA-J]{0,2})([kqa-j]{0,2})$/;

/** Reads the rights of a colour, as `K` and `Q` or as file letters; null if one of them is not valid. */
function readRights(letters: string, color: Color, board: Board): CastlingRooks | null {
  if (letters && kingsIn(board[color]) !== 1) return null;
  const back = readBackRank(board.placement, color);
  let [kingside, queenside] = [-1, -1];
  for (const letter of letters.toUpperCase()) {
    const [isKingside, file] = namedRook(letter, back);
    // Each side has at most one right. Kingside comes first, but two file letters may have the other order: `AHah`.
    const isInOrder = isKingside ? kingside < 0 && (queenside < 0 || !/[KQ]/i.test(letters)) : queenside < 0;
    if (back.king < 0 || file < 0 || !((back.rooks >> file) & 1) || !isInOrder) return null;
    if (isKingside) kingside = file;
    else queenside = file;
  }
  return castlingRooks(kingside, queenside);
}

function readCastling(text: string, board: Board): Castling | null {
  if (text === '-') return noRights;
  const [, prefix = '', forWhite = '', forBlack = ''] = castlingField.exec(text) ?? [];
  const white = readRights(forWhite, 'white', board);
  const black = readRights(forBlack, 'black', board);
  if (!(forWhite || forBlack) || !white || !black) return null;
  const castling = {type: castlingTypeOf(prefix), white, black};
  return Object.freeze({...castling, type: neededCastlingType(castling, board.files, board.placement)});
}

/** Whether a position on this board has nothing that the tolerant reader warns of. */
export const isOrdinary = ({files, placement, white, black}: Board): boolean =>
  [white, black].every(
    (tally) => kingsIn(tally) === 1 && piecesIn(tally) <= 2 * files && pawnsIn(tally) <= files,
  ) &&
  !/^[^/]*p|p[^/]*$/i.test(placement) &&
  (files === 10 || !/[ac]/i.test(placement));

const counter = /^(?:0|[1-9]\d{0,5})$/;

/**
 * Reads a FEN, whose last fields may be missing, with one or more spaces between fields. This is the grammar of FEN: all
 * positions come from here.
 */
export function readFen(text: string) {
  const fields = text.split(/ +/);
  const [placement = '', turnText = 'w', rights = '-', enPassantText = '-', clock = '0', move = '1'] = fields;
  const board = readPlacement(placement);
  const castling = board && readCastling(rights, board);
  if (!castling || fields.length > 6 || !/^[wb]$/.test(turnText)) return null;
  if (!counter.test(clock) || !counter.test(move) || move === '0') return null;
  const turn = turnText === 'w' ? 'white' : 'black';
  const enPassant = enPassantText === '-' ? null : enPassantText;
  if (enPassant !== null && !isPassedSquare(enPassant, placement, turn)) return null;
  const position: Position = Object.freeze({
    files: board.files,
    placement,
    turn,
    castling,
    enPassant,
    halfmoveClock: Number(clock),
    fullmoveNumber: Number(move),
  });
  return {
    position,
    notation: notationOf(rights, position),
    board,
    isExact: fields.length === 6 && fields.join(' ') === text,
  };
}

/**
 * Reads a valid FEN, the word `start`, and a FEN with white space around it, several spaces between fields or missing last
 * fields. Returns `null` for any other text, which the tolerant reader may understand. A FEN that the board generated is
 * read even if its letters seem to have lost their case.
 */
export function readStrict(input: unknown, isGenerated = false) {
  if (typeof input !== 'string' || input.length > maxTextLength) return null;
  const text = input.trim();
  const reading = readFen(text === 'start' ? chessStart : text);
  if (!reading) return null;
  const {position, notation, isExact, board} = reading;
  const {files, placement, white, black} = board;
  // A phone may have capitalized the first letter if there are more pieces of this letter, or more white pawns, than usual.
  const firstLetter = placement.charAt(0);
  const usualCount = firstLetter === 'P' ? files : /[KQ]/.test(firstLetter) ? 1 : 2;
  // If both kings and all other pieces have one colour, all letters were probably changed to one case.
  const isDoubtful =
    (/^[A-Z]/.test(placement) &&
      (placement.split(firstLetter).length > usualCount + 1 || pawnsIn(white) > files)) ||
    (!(white && black) && kingsIn(white + black) === 2);
  if (isDoubtful && !isGenerated) return null;
  // Whether the tolerant reader would have no warnings.
  const isClean = !isDoubtful && isOrdinary(board) && isExact && text === input;
  return {position, notation, isClean};
}
