/**
 * Makes test/tools/fixtures/solve/puzzles.json: mates in one, from random games that begin at the positions of the perft
 * tables, and forced mates in two, from random endgames. `node --import tsx test/board/solve/make-puzzles.ts`
 */
import {writeFileSync} from 'node:fs';
import {formatFen, parseFen, type Position} from '../../../src/core/notation/index.js';
import {formatUci, legalMoves, outcome, play, type Move} from '../../../src/core/rules/index.js';
import perft from '../../tools/fixtures/rules/perft.json' with {type: 'json'};
import {randomNumbers} from './random-numbers.js';

const wanted = {one: 700, two: 300};
const random = randomNumbers(20_261_121);
const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;

const isMate = (position: Position) => outcome(position)?.reason === 'checkmate';
const matingMove = (position: Position) => legalMoves(position).find((move) => isMate(play(position, move)));

/** A move after which every answer allows mate, one of those answers, and the mating move. */
function mateInTwo(position: Position): readonly Move[] | undefined {
  for (const first of legalMoves(position)) {
    const after = play(position, first);
    const answers = legalMoves(after);
    // With more answers, the search takes longer than trying another position.
    if (answers.length === 0 || answers.length > 3) continue;
    const lines: (readonly Move[])[] = [];
    for (const answer of answers) {
      const mate = matingMove(play(after, answer));
      if (!mate) break;
      lines.push([first, answer, mate]);
    }
    if (lines.length === answers.length) return pick(lines);
  }
  return undefined;
}

/** As the test reads them: FEN, moves in UCI with the answers among them, and the side that solves. */
function puzzleOf(start: Position, moves: readonly Move[], solver: string): readonly string[] {
  let now = start;
  const line = moves.map((move) => {
    const uci = formatUci(now, move);
    now = play(now, move);
    return uci;
  });
  return [formatFen(start, 'x-fen'), line.join(' '), solver];
}

const puzzles = new Map<string, readonly string[]>();
const add = (puzzle: readonly string[]) => puzzles.set(puzzle.join(), puzzle);

const starts = perft.flatMap(({fen}) => {
  const read = parseFen(fen, {tolerant: true});
  return read.ok ? [read.position] : [];
});
while (puzzles.size < wanted.one) {
  let position = pick(starts);
  for (let ply = 0; ply < 120; ply++) {
    const moves = legalMoves(position);
    if (moves.length === 0) break;
    const move = pick(moves);
    const after = play(position, move);
    const mate = matingMove(after);
    if (mate) {
      // In half of the puzzles the opponent moves first, as in those of Lichess.
      add(
        puzzles.size % 2 === 0
          ? puzzleOf(position, [move, mate], after.turn)
          : puzzleOf(after, [mate], after.turn),
      );
      break;
    }
    position = after;
  }
}

while (puzzles.size < wanted.one + wanted.two) {
  const squares = Array<string>(64).fill('1');
  for (const piece of ['K', 'k', 'Q', 'R']) squares[Math.floor(random() * 64)] = piece;
  const rows = Array.from({length: 8}, (_, i) => squares.slice(8 * i, 8 * i + 8).join(''));
  const placement = rows.join('/').replace(/1+/g, (run) => String(run.length));
  const read = parseFen(`${placement} w - - 0 1`);
  if (!read.ok || read.warnings.length > 0) continue;
  const {position} = read;
  // A position in which the king can be captured is illegal.
  const passed = {...position, turn: 'black' as const};
  const takesKing = legalMoves(position).some((move) => !play(position, move).placement.includes('k'));
  if (takesKing || outcome(passed) || matingMove(position)) continue;
  const moves = mateInTwo(position);
  if (moves) add(puzzleOf(position, moves, 'white'));
}

const lines = [...puzzles.values()].map((puzzle) => JSON.stringify(puzzle));
writeFileSync('test/tools/fixtures/solve/puzzles.json', `[\n${lines.join(',\n')}\n]\n`);
