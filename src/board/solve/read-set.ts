import {indexed} from '../../core/indexed.js';
import {formatFen} from '../../core/notation/format-fen.js';
import {otherColor, type Color, type Position} from '../../core/notation/position.js';
import type {Comment, Game, GameMove} from '../../core/pgn/game.js';
import type {Readers} from '../../core/pgn/game-reader.js';
import {findGames, type FoundGame} from '../../core/pgn/games.js';
import {formatMoveNumber, moveNumberAfter, pliesBefore} from '../../core/pgn/move-number.js';
import {readMoves} from './solution.js';

/** A puzzle of a set. */
export interface SetPuzzle {
  readonly fen: string;
  readonly position: Position;
  /** The moves, as the attribute `solution` has them. */
  readonly solution: string;
  /** The side that the person plays; null for the side to move. */
  readonly side: Color | null;
  /** The task or the name that the author has given to the puzzle; may be empty. */
  readonly title: string;
}

/** A puzzle that cannot be read or played. */
export interface UnreadPuzzle {
  /** The line of the file on which it begins, from 1. */
  readonly line: number;
  /** The text of the puzzle, to read again once a missing part has loaded. */
  readonly text: string;
}

export type SetItem = SetPuzzle | UnreadPuzzle;
export const isUnread = (item: SetItem): item is UnreadPuzzle => 'line' in item;

/** Reads a puzzle from a line of text; null if it cannot be read. */
type ReadLine = (line: string) => SetPuzzle | null;
type ReadFen = (fen: string) => Position | null;

/**
 * Reads a set of puzzles: PGN, EPD, or the CSV of Lichess's puzzle database
 * (https://database.lichess.org/#puzzles). One after another, because a file may have thousands.
 */
export function* readSet(text: string, readers: Readers): Generator<SetItem> {
  const readFen: ReadFen = (fen) => {
    const read = readers.parseFen(fen);
    return read.ok ? read.position : null;
  };
  const firstLine = /^\s*(?:[#%].*\s+)*(.*)/.exec(text)?.[1] ?? '';
  // Spreadsheets write semicolons or tabs.
  const isCsv = isHeader(firstLine) || /^"?\w+"?[,;\t]"?[\w/]+ [wb] /.test(firstLine);
  const isEpd = /^[\w/]+\s+[wb]\s/.test(firstLine);
  if (isCsv) yield* readLines(text, (line) => readCsv(line, readFen), isHeader);
  else if (isEpd) yield* readLines(text, (line) => readEpd(line, readFen));
  else yield* readGames(text, readers);
}

function* readLines(text: string, read: ReadLine, isOther = (line: string) => /^[#%]/.test(line)) {
  for (const [i, line] of indexed(text.split(/\r\n?|\n/)))
    if (line.trim() && !isOther(line)) yield read(line.trim()) ?? {line: i + 1, text: line};
}

const isHeader = (line: string): boolean => /^"?PuzzleId\b/.test(line);

/** The first move of a line of Lichess is the other side's, and the board plays it. */
function readCsv(line: string, readFen: ReadFen): SetPuzzle | null {
  const [, fen = '', solution = ''] = line.split(/"?[,;\t]"?/);
  const position = readFen(fen);
  if (!position || !solution.includes(' ') || !readMoves(position, solution)) return null;
  return makePuzzle(position, solution, '', otherColor(position.turn));
}

function readEpd(line: string, readFen: ReadFen): SetPuzzle | null {
  const [, fields = '', operations = ''] = /^((?:\S+\s+){3}\S+)(.*)/.exec(line) ?? [];
  const operandOf = (opcode: string) => {
    const operand = new RegExp(`(?:^|[\\s;])${opcode}\\s+(?:"([^"]*)"|([^;"]+))`).exec(operations);
    return (operand?.[1] ?? operand?.[2] ?? '').trim();
  };
  const position = readFen(`${fields} 0 1`);
  if (!position) return null;
  const moves = operandOf('bm').split(/[\s,]+/);
  const sans = moves.map((move) => readMoves(position, move)?.[0]?.san);
  // Each best move solves the puzzle.
  const [main, ...others] = sans.filter((san) => san !== undefined);
  if (!main || others.length + 1 < sans.length) return null;
  const number = position.turn === 'white' ? '1.' : '1...';
  const variations = others.map((san) => ` (${number} ${san})`);
  return makePuzzle(position, `${number} ${main}${variations.join('')}`, operandOf('c0') || operandOf('id'));
}

const makePuzzle = (
  position: Position,
  solution: string,
  title: string,
  side: Color | null = null,
): SetPuzzle => ({
  ...{fen: formatFen(position), position, solution, side},
  // Whose turn it is follows as a sentence.
  title: title.replace(/[\p{L}\p{N}]$/u, '$&.'),
});

function* readGames(text: string, readers: Readers): Generator<SetItem> {
  let line = 1;
  let counted = 0;
  for (const found of findGames(text, readers)) {
    line += text.slice(counted, found.start).split(/\r\n?|\n/).length - 1;
    counted = found.start;
    const puzzles = puzzlesOf(found);
    if (puzzles.length > 0) yield* puzzles;
    else yield {line, text: text.slice(found.start, found.end)};
  }
}

const isQuestion = (comment: Comment): boolean =>
  comment.commands?.some((command) => command.startsWith('[%tqu')) ?? false;

/**
 * The puzzles of a game: its moves from the FEN on, or one from each question of ChessBase (`[%tqu`) on. Without a FEN, diagrams
 * are questions too. A puzzle ends where the next one begins. None if a move cannot be played.
 */
function puzzlesOf({game, findings}: FoundGame): readonly SetPuzzle[] {
  const isBroken = findings.some(({code}) => code === 'move-unreadable' || code === 'text-unreadable');
  if (!game || isBroken) return [];
  const {moves, tags} = game;
  const hasFen = tags.has('FEN');
  const commentsAt = (i: number): readonly Comment[] => [
    ...(i === 0 ? game.comments : (moves[i - 1]?.commentsAfter ?? [])),
    ...(moves[i]?.commentsBefore ?? []),
  ];
  const begins = [...moves.keys()].filter((i) =>
    commentsAt(i).some((comment) => isQuestion(comment) || (comment.diagram && !hasFen)),
  );
  if (begins.length === 0) begins.push(0);
  return begins.flatMap((begin, i) => {
    const line = moves.slice(begin, begins[i + 1]);
    const position = moves[begin - 1]?.position ?? game.start;
    if (!line.some(({move}) => move)) return [];
    return [makePuzzle(position, formatLine(line, pliesBefore(position)), titleOf(game, commentsAt(begin)))];
  });
}

/** The question or the text above a puzzle, or the name of its chapter. */
function titleOf({tags}: Game, comments: readonly Comment[]): string {
  const questions = comments.flatMap(({commands = []}) =>
    commands.map((command) => /^\[%tqu (?:"[^"]*",){0,1}"([^"]+)"/.exec(command)?.[1] ?? ''),
  );
  const texts = [...questions, ...comments.map(({text}) => text)].filter(Boolean);
  return texts.join(' ') || (tags.get('ChapterName') ?? '');
}

/** Writes a line with its comments, glyphs and variations, as `solution` has them. */
function formatLine(line: readonly GameMove[], plies: number): string {
  let isNumbered = false;
  return line
    .flatMap(({san, nags, commentsBefore, commentsAfter, variations}, i) => {
      const number = moveNumberAfter(plies + i);
      const start = number.isWhite || !isNumbered ? `${formatMoveNumber(number, '...')} ${san}` : san;
      const before = i === 0 ? [] : commentsBefore;
      const others = variations.map((variation) => `(${formatLine(variation, plies + i)})`);
      const after = [...nags.map((nag) => `$${nag}`), ...formatComments(commentsAfter), ...others];
      isNumbered = after.length === 0;
      return [...formatComments(before), start, ...after];
    })
    .join(' ');
}

const formatComments = (comments: readonly Comment[]): readonly string[] =>
  comments.filter(({text}) => text).map(({text}) => `{${text.replaceAll('}', ')')}}`);
