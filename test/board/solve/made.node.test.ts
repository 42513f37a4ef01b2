import {expect} from 'chai';
import {type Color, type Position} from '../../../src/core/notation/index.js';
import {parseMoveText} from '../../../src/core/pgn/index.js';
import {formatSan, formatUci, legalMoves, outcome, play} from '../../../src/core/rules/index.js';
import {Attempt} from '../../../src/board/solve/attempt.js';
import {
  isSamePosition,
  parseSolution,
  readMoves,
  type SolutionMove,
} from '../../../src/board/solve/solution.js';
import made from '../../tools/fixtures/solve/puzzles.json';
import {randomNumbers} from './random-numbers.js';
import {positionOf} from '../../tools/read.js';

const seed = 17;

interface Puzzle {
  readonly start: Position;
  readonly line: string;
  readonly solver: Color;
}

const puzzles = made.map(([fen = '', line = '', solver]): Puzzle => {
  return {start: positionOf(fen), line, solver: solver === 'black' ? 'black' : 'white'};
});

/**
 * Solves a puzzle with its known moves, but makes one random wrong move first.
 *
 * @param wrongAt - The index of the solver's move before which it is made; -1 for none.
 */
function solve({start, line, solver}: Puzzle, wrongAt: number, random: () => number): Attempt {
  const read = parseSolution(start, line, solver);
  if (!read.ok) throw new Error(`${line}: ${read.warnings.map(({message}) => message).join(' ')}`);
  expect(read.warnings, line).to.deep.equal([]);
  const attempt = new Attempt(read.solution);
  let position = start;
  let own = 0;
  const tryWrong = (right: SolutionMove) => {
    const others = legalMoves(position).filter((move) => {
      const after = play(position, move);
      return !isSamePosition(after, right.position) && outcome(after)?.reason !== 'checkmate';
    });
    const wrong = others[Math.floor(random() * others.length)];
    if (!wrong) return;
    const verdict = attempt.judge(play(position, wrong), formatSan(position, wrong));
    expect(verdict.type, `${line}: ${formatUci(position, wrong)}`).to.equal('wrong');
    expect(attempt.phase.type).to.equal('wrong');
    attempt.recordUndo();
    expect(attempt.phase.type).to.equal('solver');
  };
  for (let [next] = read.solution.firstMoves; next; [next] = next.nextMoves) {
    if (attempt.phase.type === 'playing') attempt.recordBoardMove();
    else {
      if (own++ === wrongAt) tryWrong(next);
      expect(attempt.judge(next.position, next.san).type, line).to.equal('right');
    }
    position = next.position;
  }
  return attempt;
}

describe(`a thousand puzzles made of forced mates (seed ${seed})`, () => {
  it('are a thousand different ones, mates in one and in two, of both sides, on eight files and on ten', () => {
    expect(new Set(made.map((one) => one.join())).size).to.equal(1000);
    const ownMoves = puzzles.map(({start, line, solver}) => {
      const plies = line.split(' ').length;
      return Math.ceil((start.turn === solver ? plies : plies - 1) / 2);
    });
    expect(ownMoves.filter((count) => count === 2)).to.have.length(300);
    expect(ownMoves.filter((count) => count === 1)).to.have.length(700);
    expect(puzzles.filter(({solver}) => solver === 'black').length).to.be.greaterThan(100);
    expect(puzzles.filter(({start}) => start.files === 10).length).to.be.greaterThan(20);
    expect(puzzles.filter(({start, solver}) => start.turn !== solver).length).to.be.greaterThan(100);
  });

  it('have the same moves without the reader of PGN, whether in SAN or UCI, with numbers and signs or without', () => {
    for (const {start, line} of puzzles) {
      const {moves} = parseMoveText(line, start);
      const befores = [start, ...moves.map(({position}) => position)];
      const ucis = moves.map(({move}, i) => move && formatUci(befores[i] ?? start, move));
      const numbered = moves.map(({san}, i) => `${i + 1}.${i % 2 ? '..' : ' '}${san}!`);
      const plain = moves.map(({san}) => san.replace(/[+#]/, ''));
      for (const text of [line, ucis.join(' '), numbered.join('\n'), plain.join(' ')]) {
        expect(
          readMoves(start, text)?.map(({san, position}) => [san, position]),
          text,
        ).to.deep.equal(moves.map(({san, position}) => [san, position]));
      }
    }
  });

  it('are left to the reader of PGN if their text is more than moves, or less', () => {
    const [{start, line} = {} as Puzzle] = puzzles;
    for (const text of [`${line} {Mate.}`, `(${line})`, `${line} 1-0`, '0000', 'Z0', 'N', '%', `${line}!?!`])
      expect(readMoves(start, text), text).to.equal(null);
    expect(readMoves(start, ' 1. ')).to.deep.equal([]);
  });

  it('are solved by their moves', () => {
    const random = randomNumbers(seed);
    for (const puzzle of puzzles) {
      const {phase, mistakes, hints} = solve(puzzle, -1, random);
      expect([phase.type, mistakes, hints], puzzle.line).to.deep.equal(['solved', 0, 0]);
    }
  });

  it('are solved after a wrong move as well, which is one mistake', () => {
    const random = randomNumbers(seed);
    let wrong = 0;
    for (const puzzle of puzzles) {
      const isLong = puzzle.start.turn === puzzle.solver && puzzle.line.split(' ').length === 3;
      const {phase, mistakes} = solve(puzzle, isLong && random() < 0.5 ? 1 : 0, random);
      expect(phase.type, puzzle.line).to.equal('solved');
      expect(mistakes, puzzle.line).to.be.at.most(1);
      wrong += mistakes;
    }
    // The other puzzles have no wrong move.
    expect(wrong).to.be.greaterThan(900);
  });
});
