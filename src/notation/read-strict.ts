import {
  castlingRooks,
  castlingTypeOf,
  isPassedSquare,
  neededCastlingType,
  outermostRook,
  readBackRank,
} from './castling-and-en-passant.js';
import {notationOf} from './format-fen.js';
import {isDigit, kingsIn, pawnsIn, piecesIn, pieceTallies, type TalliedPlacement} from './placement.js';
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

interface StrictPlacement extends TalliedPlacement {
  /** Whether a game can reach the placement, as far as `parseFen` checks that. */
  readonly isPlausible: boolean;
  /** Whether letters may have lost their case, which only the tolerant reader can judge. */
  readonly isDoubtful: boolean;
}

function readPlacement(placement: string): StrictPlacement | null {
  let [white, black, width, files, rank] = [0, 0, 0, 0, ranks];
  let isPlausible = true;
  let isDoubtful = false;
  for (let i = 0; i <= placement.length; i++) {
    const code = i < placement.length ? placement.charCodeAt(i) : slash;
    const tallyOfPiece = pieceTallies[code];
    if (tallyOfPiece) {
      width++;
      if (code < 97) white += tallyOfPiece;
      else black += tallyOfPiece;
      if (pawnsIn(tallyOfPiece) && rank % 7 === 1) isPlausible = false;
    } else if (code === slash) {
      files ||= width;
      if (width !== files || !rank--) return null;
      width = 0;
    } else if (isDigit(code)) {
      const isTen = code === 49 && placement[i + 1] === '0';
      if (isTen) i++;
      width += isTen ? 10 : code - 48;
      // A 0, or a second number after this one, is not canonical.
      if (code === 48 || isDigit(placement.charCodeAt(i + 1))) return null;
    } else return null;
  }
  if (rank || (files !== 8 && files !== 10)) return null;
  for (const [tally, otherTally] of [
    [white, black],
    [black, white],
  ] as const) {
    if (kingsIn(tally) !== 1 || piecesIn(tally) > 2 * files || pawnsIn(tally) > files) isPlausible = false;
    // If both kings and all other pieces have one colour, all letters were probably changed to one case.
    if (kingsIn(tally) === 2 && !otherTally) isDoubtful = true;
  }
  // A phone may have capitalized the first letter if there are more pieces of this letter, or more white pawns, than usual.
  const firstLetter = placement.charAt(0);
  const usualCount = firstLetter === 'P' ? files : firstLetter === 'K' || firstLetter === 'Q' ? 1 : 2;
  const hasTooMany = placement.split(firstLetter).length > usualCount + 1 || pawnsIn(white) > files;
  if (firstLetter >= 'A' && firstLetter < 'a' && hasTooMany) isDoubtful = true;
  if (files === 8 && /[ac]/i.test(placement)) isPlausible = false;
  return {files, placement, white, black, isPlausible, isDoubtful};
}

/** The prefix of the castling type, White's rights and Black's rights. */
const castlingField = /^([sm]?)([KQA-J]{0,2})([kqa-j]{0,2})$/;

/** Reads the rights of a colour, as `K` and `Q` or as file letters; null if one of them is not valid. */
function readRights(letters: string, color: Color, board: StrictPlacement): CastlingRooks | null {
  if (letters && kingsIn(board[color]) !== 1) return null;
  const back = readBackRank(board.placement, color);
  let [kingside, queenside] = [-1, -1];
  for (const letter of letters.toUpperCase()) {
    const letterFile = letter.charCodeAt(0) - 65;
    const isFile = letter < 'K';
    const isKingside = isFile ? letterFile > back.king : letter === 'K';
    const file = isFile ? letterFile : outermostRook(back, isKingside ? 'kingside' : 'queenside');
    // Each side has at most one right. Kingside comes first, but two file letters may have the other order: `AHah`.
    const isInOrder = isKingside ? kingside < 0 && (queenside < 0 || !/[KQ]/i.test(letters)) : queenside < 0;
    if (back.king < 0 || file < 0 || !((back.rooks >> file) & 1) || !isInOrder) return null;
    if (isKingside) kingside = file;
    else queenside = file;
  }
  return castlingRooks(kingside, queenside);
}

function readCastling(text: string, board: StrictPlacement): Castling | null {
  if (text === '-') return noRights;
  const [, prefix = '', forWhite = '', forBlack = ''] = castlingField.exec(text) ?? [];
  const white = readRights(forWhite, 'white', board);
  const black = readRights(forBlack, 'black', board);
  if (!(forWhite || forBlack) || !white || !black) return null;
  const castling = {type: castlingTypeOf(prefix), white, black};
  return Object.freeze({...castling, type: neededCastlingType(castling, board.files, board.placement)});
}

const counter = /^(?:0|[1-9]\d{0,5})$/;

/**
 * Reads a valid FEN, the word `start`, and a FEN with white space around it, several spaces between fields or missing last
 * fields. Returns `null` for any other text, which the tolerant reader may understand. A FEN that the board generated is
 * read even if its letters seem to have lost their case.
 */
export function readStrict(input: unknown, isGenerated = false) {
  if (typeof input !== 'string' || input.length > maxTextLength) return null;
  const text = input.trim();
  const fields = (text === 'start' ? chessStart : text).split(/ +/);
  const [placement = '', turnText = 'w', rights = '-', enPassantText = '-', clock = '0', move = '1'] = fields;
  const board = readPlacement(placement);
  const castling = board && readCastling(rights, board);
  if (!castling || (board.isDoubtful && !isGenerated)) return null;
  if (fields.length > 6 || !/^[wb]$/.test(turnText)) return null;
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
  // Whether the tolerant reader would have no warnings.
  const isClean =
    board.isPlausible && !board.isDoubtful && fields.length === 6 && text === input && !text.includes('  ');
  return {position, notation: notationOf(rights, position), isClean};
}
