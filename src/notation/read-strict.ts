import {
  readBackRank,
  castlingRooks,
  neededCastlingType,
  outermostRook,
  isPassedSquare,
} from './castling-and-en-passant.js';
import {isDigit, kingsIn, pawnsIn, piecesIn, pieceTallies} from './placement.js';
import {
  chessStart,
  noRights,
  ranks,
  type Castling,
  type CastlingRooks,
  type CastlingType,
  type Color,
  type Notation,
  type Position,
} from './position.js';

/** The length of the longest text that is read, in UTF-16 units. */
export const maxTextLength = 512;

/** The result of `readStrict`. */
export interface StrictReading {
  readonly position: Position;
  /** The notation of the text, as in `ParsedFen`. */
  readonly notation: Exclude<Notation, 'fen'>;
  /** Whether the tolerant reader would have no warnings. */
  readonly isClean: boolean;
}

/** The properties of a placement in its canonical spelling. */
interface StrictPlacement {
  readonly files: 8 | 10;
  readonly kings: {readonly [color in Color]: number};
  /** Whether a game can reach the placement, as far as `parseFen` checks that. */
  readonly isPlausible: boolean;
  /** Whether letters may have lost their case, which only the tolerant reader can judge. */
  readonly isDoubtful: boolean;
}

const slash = 47;

function readPlacement(text: string): StrictPlacement | null {
  let [whiteTally, blackTally, width, files, rank] = [0, 0, 0, 0, ranks];
  let isPlausible = true;
  let isDoubtful = false;
  for (let i = 0; i <= text.length; i++) {
    const code = i < text.length ? text.charCodeAt(i) : slash;
    const tallyOfPiece = pieceTallies[code];
    if (tallyOfPiece) {
      width++;
      if (code < 97) whiteTally += tallyOfPiece;
      else blackTally += tallyOfPiece;
      // No pawn can be on rank 1 or 8.
      if (pawnsIn(tallyOfPiece) && rank % 7 === 1) isPlausible = false;
    } else if (code === slash) {
      files ||= width;
      if (width !== files || !rank--) return null;
      width = 0;
    } else if (isDigit(code)) {
      const isTen = code === 49 && text[i + 1] === '0';
      if (isTen) i++;
      width += isTen ? 10 : code - 48;
      // A 0, or a second number after this one, is not canonical.
      if (code === 48 || isDigit(text.charCodeAt(i + 1))) return null;
    } else return null;
  }
  if (rank || (files !== 8 && files !== 10)) return null;
  for (const [tally, otherTally] of [
    [whiteTally, blackTally],
    [blackTally, whiteTally],
  ] as const) {
    if (kingsIn(tally) !== 1 || piecesIn(tally) > 2 * files || pawnsIn(tally) > files) isPlausible = false;
    // If both kings and all other pieces have one colour, all letters were probably changed to one case.
    if (kingsIn(tally) === 2 && !otherTally) isDoubtful = true;
  }
  // A phone may have capitalized the first letter if there are more pieces of this letter, or more white pawns, than usual.
  const firstLetter = text.charAt(0);
  const usualCount = firstLetter === 'P' ? files : firstLetter === 'K' || firstLetter === 'Q' ? 1 : 2;
  const hasTooMany = text.split(firstLetter).length > usualCount + 1 || pawnsIn(whiteTally) > files;
  if (firstLetter >= 'A' && firstLetter < 'a' && hasTooMany) isDoubtful = true;
  if (files === 8 && /[ac]/i.test(text)) isPlausible = false;
  return {files, kings: {white: kingsIn(whiteTally), black: kingsIn(blackTally)}, isPlausible, isDoubtful};
}

/** The prefix of the castling type, White's rights and Black's rights. */
const castlingField = /^([sm]?)([KQA-J]{0,2})([kqa-j]{0,2})$/;

/** The rights of a player, and whether one is a file letter where X-FEN writes K or Q. */
interface StrictRights {
  readonly rooks: CastlingRooks;
  readonly isShredder: boolean;
}

function readRights(letters: string, color: Color, placement: string): StrictRights | null {
  const back = readBackRank(placement, color);
  const hasKOrQ = /[KQ]/i.test(letters);
  let [kingside, queenside] = [-1, -1];
  let isShredder = false;
  for (const letter of letters.toUpperCase()) {
    const letterFile = letter.charCodeAt(0) - 65;
    const isFile = letter < 'K';
    const isKingside = isFile ? letterFile > back.king : letter === 'K';
    const outermost = outermostRook(back, isKingside ? 'kingside' : 'queenside');
    const file = isFile ? letterFile : outermost;
    // At most one right for each castling side, kingside first; only two file letters may have the other order: `AHah`.
    const isInOrder = isKingside ? kingside < 0 && (queenside < 0 || !hasKOrQ) : queenside < 0;
    if (back.king < 0 || file < 0 || !((back.rooks >> file) & 1) || !isInOrder) return null;
    if (isKingside) kingside = file;
    else queenside = file;
    isShredder ||= !hasKOrQ && file === outermost;
  }
  return {rooks: castlingRooks(kingside, queenside), isShredder};
}

function readCastling(
  text: string,
  placement: string,
  {files, kings}: StrictPlacement,
): {readonly castling: Castling; readonly isShredder: boolean} | null {
  if (text === '-') return {castling: noRights, isShredder: false};
  const [, prefix = '', forWhite = '', forBlack = ''] = castlingField.exec(text) ?? [];
  if (!forWhite && !forBlack) return null;
  if ((forWhite && kings.white !== 1) || (forBlack && kings.black !== 1)) return null;
  const white = readRights(forWhite, 'white', placement);
  const black = readRights(forBlack, 'black', placement);
  if (!white || !black) return null;
  const type: CastlingType = prefix === 's' ? 'symmetric' : prefix ? 'modern' : 'standard';
  const rights = {type, white: white.rooks, black: black.rooks};
  const castling = Object.freeze({...rights, type: neededCastlingType(rights, files, placement)});
  const isShredder = !/[kq]/i.test(text) && (white.isShredder || black.isShredder);
  return {castling, isShredder};
}

const counter = /^(?:0|[1-9]\d{0,5})$/;

/**
 * Reads a valid FEN with little code and no messages. It also accepts the word `start`, white space around the text,
 * several spaces between fields, and missing last fields. Returns `null` for any other text, which the tolerant reader
 * may understand. If the FEN is generated by a program, the case of its letters is never doubted.
 */
export function readStrict(input: unknown, isGenerated = false): StrictReading | null {
  if (typeof input !== 'string' || input.length > maxTextLength) return null;
  const text = input.trim();
  const fields = (text === 'start' ? chessStart : text).split(/ +/);
  const [placement = '', turnText = 'w', rights = '-', enPassantText = '-', clock = '0', move = '1'] = fields;
  const board = readPlacement(placement);
  const castlingReading = board && readCastling(rights, placement, board);
  if (!castlingReading || (board.isDoubtful && !isGenerated)) return null;
  if (fields.length > 6 || !/^[wb]$/.test(turnText)) return null;
  if (!counter.test(clock) || !counter.test(move) || move === '0') return null;
  const turn = turnText === 'w' ? 'white' : 'black';
  const enPassant = enPassantText === '-' ? null : enPassantText;
  if (enPassant !== null && !isPassedSquare(enPassant, placement, turn)) return null;
  const position = Object.freeze({
    files: board.files,
    placement,
    turn,
    castling: castlingReading.castling,
    enPassant,
    halfmoveClock: Number(clock),
    fullmoveNumber: Number(move),
  } satisfies Position);
  return {
    position,
    notation: castlingReading.isShredder ? 'shredder-fen' : 'x-fen',
    isClean:
      board.isPlausible && !board.isDoubtful && fields.length === 6 && text === input && !text.includes('  '),
  };
}
