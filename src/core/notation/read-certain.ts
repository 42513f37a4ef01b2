import {isKingAttacked} from './attacks.js';
import {
  castlingRooks,
  castlingTypeOf,
  isPassedSquare,
  namedRook,
  neededCastlingType,
  readBackRank,
} from './castling-and-en-passant.js';
import {notationOf} from './format-fen.js';
import {kingsIn, pawnsIn, piecesIn, readPlacement, type TalliedPlacement} from './placement.js';
import {
  chessStart,
  noRights,
  otherColor,
  type Castling,
  type CastlingRooks,
  type Color,
  type Position,
} from './position.js';

/** The length of the longest text that is read, in UTF-16 units. */
export const maxTextLength = 512;

/** The prefix of the castling type, White's rights and Black's rights. */
const castlingField = /^([sm]?)([KQA-J]{0,2})([kqa-j]{0,2})$/;

/** Reads the rights of a colour, as `K` and `Q` or as file letters; null if one of them is not valid. */
function readRights(letters: string, color: Color, board: TalliedPlacement): CastlingRooks | null {
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

function readCastling(text: string, board: TalliedPlacement): Castling | null {
  if (text === '-') return noRights;
  const [, prefix = '', forWhite = '', forBlack = ''] = castlingField.exec(text) ?? [];
  const white = readRights(forWhite, 'white', board);
  const black = readRights(forBlack, 'black', board);
  if (!(forWhite || forBlack) || !white || !black) return null;
  const castling = {type: castlingTypeOf(prefix), white, black};
  return Object.freeze({...castling, type: neededCastlingType(castling, board.files, board.placement)});
}

/** Whether a position on this board has nothing that the tolerant reader warns of. */
export const isOrdinary = ({files, placement, white, black}: TalliedPlacement): boolean =>
  [white, black].every(
    (tally) => kingsIn(tally) === 1 && piecesIn(tally) <= 2 * files && pawnsIn(tally) <= files,
  ) &&
  !/^[^/]*p|p[^/]*$/i.test(placement) &&
  (files === 10 || !/[ac]/i.test(placement));

const counter = /^(?:0|[1-9]\d{0,5})$/;

/**
 * Reads a FEN, whose last fields may be missing, with one or more spaces between fields. This is the grammar of FEN:
 * every position of a text comes from here.
 */
export function readGrammar(text: string) {
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
    rights,
    board,
    isExact: fields.length === 6 && fields.join(' ') === text,
  };
}

/** Reads what `readCertain` reads, without an opinion on notation and warnings. */
export function readValid(input: unknown, isGenerated = false) {
  if (typeof input !== 'string' || input.length > maxTextLength) return null;
  const text = input.trim();
  const reading = readGrammar(text === 'start' ? chessStart : text);
  if (!reading) return null;
  const {files, placement, white, black} = reading.board;
  // A phone may have capitalized the first letter if there are more pieces of this letter, or more white pawns, than usual.
  const firstLetter = placement.charAt(0);
  const usualCount = firstLetter === 'P' ? files : /[KQ]/.test(firstLetter) ? 1 : 2;
  // If both kings and all other pieces have one colour, all letters were probably changed to one case.
  const isDoubtful =
    (/^[A-Z]/.test(placement) &&
      (placement.split(firstLetter).length > usualCount + 1 || pawnsIn(white) > files)) ||
    (!(white && black) && kingsIn(white + black) === 2);
  if (isDoubtful && !isGenerated) return null;
  return {reading, isVerbatim: !isDoubtful && reading.isExact && text === input};
}

/**
 * Reads a valid FEN, the word `start`, and a FEN with white space around it, several spaces between fields or missing last
 * fields. Returns `null` for any other text, which the tolerant reader may understand. A FEN that the board generated is
 * read even if its letters seem to have lost their case.
 */
export function readCertain(input: unknown, isGenerated = false) {
  const valid = readValid(input, isGenerated);
  if (!valid) return null;
  const {position, rights, board} = valid.reading;
  // True if the tolerant reader would have no warnings.
  const isClean =
    valid.isVerbatim && isOrdinary(board) && !isKingAttacked(position, otherColor(position.turn));
  return {position, notation: notationOf(rights, position), isClean};
}
