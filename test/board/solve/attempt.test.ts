import {expect} from 'chai';
import {formatFen, type Color} from '../../../src/core/notation/index.js';
import {parseMoveText} from '../../../src/core/pgn/index.js';
import {formatSan, play} from '../../../src/core/rules/index.js';
import {Attempt} from '../../../src/board/solve/attempt.js';
import {parseSolution} from '../../../src/board/solve/solution.js';
import {ladder} from '../../tools/fixtures/positions.js';
import {moveOf, positionOf} from '../../tools/read.js';

/** Plays a person's moves and the answers of the puzzle; undoes wrong moves. */
function attempt(fen: string, text: string, tries: readonly string[], solver: 'auto' | Color = 'auto') {
  let position = positionOf(fen);
  const read = parseSolution(position, text, solver, parseMoveText);
  if (!read.ok) throw new Error(read.warnings.map(({message}) => message).join());
  const one = new Attempt(read.solution);
  const log: string[] = [];
  const answer = () => {
    for (let {phase} = one; phase.type === 'playing'; {phase} = one) {
      position = play(position, phase.move.move);
      log.push(`… ${phase.move.san}`);
      one.recordBoardMove();
    }
  };
  answer();
  for (const text of tries) {
    const move = moveOf(position, text);
    const after = play(position, move);
    const verdict = one.judge(after, formatSan(position, move));
    log.push(verdict.type === 'right' ? text : `not ${text}${verdict.comment && `: ${verdict.comment}`}`);
    if (verdict.type === 'right') position = after;
    else one.recordUndo();
    answer();
  }
  return {one, log, fen: formatFen(position), phase: one.phase.type};
}

const boden = '2kr1b1r/pp1npppp/2p1bn2/8/1q3B2/2N2Q2/PPP1BPPP/R4RK1 w - - 0 1';

const table: readonly (readonly [
  name: string,
  fen: string,
  solution: string,
  tries: readonly string[],
  log: readonly string[],
  phase: string,
  solver?: Color,
])[] = [
  ['a solution of one move', '6k1/5ppp/8/8/8/8/8/R6K w - - 0 1', '1. Ra8#', ['Ra8#'], ['Ra8#'], 'solved'],
  [
    'an answer between two moves',
    ladder,
    '1. Ra7 Kg8 2. Rb8#',
    ['Ra7', 'Rb8#'],
    ['Ra7', '… Kg8', 'Rb8#'],
    'solved',
  ],
  ['a solution in UCI', ladder, 'a2a7 h8g8 b1b8', ['Ra7', 'Rb8#'], ['Ra7', '… Kg8', 'Rb8#'], 'solved'],
  [
    'a wrong move, undone, and the right one found after all',
    ladder,
    '1. Ra7 Kg8 2. Rb8#',
    ['Rb7', 'Ra7', 'Ra6', 'Rb8#'],
    ['not Rb7', 'Ra7', '… Kg8', 'not Ra6', 'Rb8#'],
    'solved',
  ],
  [
    'an alternative with its own continuation',
    ladder,
    '1. Ra7 (1. Rb7 Kg8 2. Ra8#) 1... Kg8 2. Rb8#',
    ['Rb7', 'Ra8#'],
    ['Rb7', '… Kg8', 'Ra8#'],
    'solved',
  ],
  [
    'an alternative inside an alternative',
    ladder,
    '1. Ra7 (1. Rb7 (1. Rg2 Kh7 2. Rb7+) 1... Kg8 2. Ra8#) 1... Kg8 2. Rb8#',
    ['Rg2', 'Rb7+'],
    ['Rg2', '… Kh7', 'Rb7+'],
    'solved',
  ],
  [
    'a variation marked ? with a comment',
    ladder,
    '1. Ra7 (1. Rb7? {lets the rook go to a8 only later.}) 1... Kg8 2. Rb8#',
    ['Rb7'],
    ['not Rb7: lets the rook go to a8 only later.'],
    'solver',
  ],
  [
    'a variation marked ?! whose comment comes later',
    ladder,
    '1. Ra7 (1. Rb7?! Kg8 {The king is out.}) 1... Kg8 2. Rb8#',
    ['Rb7'],
    ['not Rb7: The king is out.'],
    'solver',
  ],
  [
    'what comes after a move marked ?? does not count either',
    ladder,
    '1. Ra7 (1. Kg2?? Kg8 2. Ra7) 1... Kg8 2. Rb8#',
    ['Kg2'],
    ['not Kg2'],
    'solver',
  ],
  [
    'a main line that its author marks ?!',
    ladder,
    '1. Ra7?! Kg8 2. Rb8#',
    ['Ra7', 'Rb8#'],
    ['Ra7', '… Kg8', 'Rb8#'],
    'solved',
  ],
  [
    'any checkmate, though the solution has another',
    '6k1/5ppp/8/8/8/8/8/RR5K w - - 0 1',
    '1. Ra8#',
    ['Rb8#'],
    ['Rb8#'],
    'solved',
  ],
  [
    'a checkmate that a variation calls a mistake',
    '6k1/5ppp/8/8/8/8/8/RR5K w - - 0 1',
    '1. Ra8# (1. Rb8?)',
    ['Rb8#'],
    ['Rb8#'],
    'solved',
  ],
  [
    'the board answers with the main line',
    ladder,
    '1. Ra6 Kg7 (1... Kg8 2. Ra8+) 2. Rb7+',
    ['Ra6'],
    ['Ra6', '… Kg7'],
    'solver',
  ],
  ['a solution that ends with an answer', ladder, '1. Ra7 Kg8', ['Ra7'], ['Ra7', '… Kg8'], 'solved'],
  [
    'a position that comes again in a line is no shortcut, and no loop',
    '6k1/8/8/8/8/8/8/Q6K w - - 0 1',
    '1. Qa8+ Kg7 2. Qa1+ Kg8 3. Qa8+ Kg7 4. Qa7+',
    ['Qa8+', 'Qa1+', 'Qa8+', 'Qa7+'],
    ['Qa8+', '… Kg7', 'Qa1+', '… Kg8', 'Qa8+', '… Kg7', 'Qa7+'],
    'solved',
  ],
  ['a puzzle for Black', 'r6k/8/8/8/8/8/5PPP/6K1 b - - 0 1', '1... Ra1#', ['Ra1#'], ['Ra1#'], 'solved'],
  [
    'a line of Lichess: the first move sets up the puzzle',
    'r6k/8/8/8/8/8/R4PPP/6K1 w - - 0 1',
    'a2b2 a8a1 b2b1 a1b1',
    ['Ra1+', 'Rxb1#'],
    ['… Rb2', 'Ra1+', '… Rb1', 'Rxb1#'],
    'solved',
    'black',
  ],
  ['a promotion', '7k/P7/6K1/8/8/8/8/8 w - - 0 1', 'a7a8q', ['a8=Q#'], ['a8=Q#'], 'solved'],
  [
    'another piece than the one that the pawn must become',
    '8/2P3k1/8/8/8/8/8/K7 w - - 0 1',
    '1. c8=N Kf7',
    ['c8=Q', 'c8=N'],
    ['not c8=Q', 'c8=N', '… Kf7'],
    'solved',
  ],
  ['en passant', '7k/8/8/3pP3/8/8/8/K7 w - d6 0 1', '1. exd6', ['e6', 'exd6'], ['not e6', 'exd6'], 'solved'],
  [
    'castling in Chess960, written as the king taking its rook',
    '4k3/8/8/8/8/8/8/1K3R2 w F - 0 1',
    'b1f1',
    ['Rf2', 'O-O'],
    ['not Rf2', 'O-O'],
    'solved',
  ],
  [
    'castling on 10×8',
    '5k4/10/10/10/10/10/10/5K3R w K - 0 1',
    '1. O-O',
    ['Rj2', 'O-O'],
    ['not Rj2', 'O-O'],
    'solved',
  ],
];

describe('an attempt at a puzzle', () => {
  for (const [name, fen, solution, tries, log, phase, solver] of table) {
    it(name, () => {
      const result = attempt(fen, solution, tries, solver);
      expect(result.log).to.deep.equal(log);
      expect(result.phase).to.equal(phase);
    });
  }

  it('accepts moves in another order that lead into the solution', () => {
    // The solution has no 2. a3 after 1. h3, but it leads to a position of the main line.
    const transposed = attempt(
      '7k/8/8/8/8/8/P6P/7K w - - 0 1',
      '1. a3 (1. h3 Kg8 2. h4) 1... Kg8 2. h3 Kh8 3. a4',
      ['h3', 'a3', 'a4'],
    );
    expect(transposed.log).to.deep.equal(['h3', '… Kg8', 'a3', '… Kh8', 'a4']);
    expect(transposed.phase).to.equal('solved');
  });

  it('follows a solution of twenty moves', () => {
    const shuffle = ['Ra7', 'Rb7'].map((san, i) => [san, i ? 'Rb1' : 'Ra2'] as const);
    let text = '';
    const tries: string[] = [];
    for (let i = 0; i < 10; i++) {
      const [there, back] = shuffle[i % 2] ?? ['Ra7', 'Ra2'];
      text += ` ${there} Kg8 ${back} Kh8`;
      tries.push(there, back);
    }
    const {log, phase} = attempt(ladder, text, tries);
    expect(log).to.have.length(40);
    expect(phase).to.equal('solved');
  });

  it('counts mistakes and hints, and gives the moves as text', () => {
    const {one} = attempt(ladder, '1. Ra7 Kg8 2. Rb8#', ['Rb7', 'Kg2', 'Ra7']);
    expect(one.giveHint()?.stage).to.equal('piece');
    expect(one.giveHint()?.stage).to.equal('square');
    expect(one.hint?.solutionMove.move.from).to.equal('b1');
    expect(one.giveHint()?.stage).to.equal('move');
    one.recordBoardMove();
    expect(one.phase.type).to.equal('solved');
    expect([one.mistakes, one.hints]).to.deep.equal([2, 3]);
    expect(one.giveHint()).to.equal(null);
    expect(one.moveText).to.equal('1. Ra7 Kg8 2. Rb8#');
  });

  it('ignores calls that do not fit its phase', () => {
    const {one} = attempt(ladder, '1. Ra7 Kg8 2. Rb8#', []);
    one.recordUndo();
    one.recordBoardMove();
    expect([one.phase.type, one.saved, one.moveText]).to.deep.equal(['solver', '', '']);
    one.giveUp();
    expect([one.phase.type, one.saved]).to.deep.equal(['playing', 'solve 0 0 shown:0']);
    one.giveUp();
    one.recordUndo();
    expect([one.phase.type, one.giveHint(), one.hints]).to.deep.equal(['playing', null, 0]);
  });

  it('shows the rest of the solution, after the moves that the person found', () => {
    const {one} = attempt(ladder, '1. Ra7 Kg8 2. Rb8#', ['Ra7']);
    one.giveUp();
    while (one.phase.type === 'playing') one.recordBoardMove();
    expect(one.phase.type).to.equal('shown');
    expect(one.moveText).to.equal('1. Ra7 Kg8');
  });

  it('numbers the moves of a puzzle for Black', () => {
    const {one} = attempt('r6k/8/8/8/8/8/5PPP/6K1 b - - 0 31', 'a8a1', ['Ra1#']);
    expect(one.moveText).to.equal('31... Ra1#');
  });
});

describe('a solution', () => {
  const issuesOf = (fen: string, text: string, solver: 'auto' | Color = 'auto') => {
    const {ok, warnings} = parseSolution(positionOf(fen), text, solver, parseMoveText);
    return {ok, places: warnings.map(({index, length}) => text.slice(index, index + length)), warnings};
  };

  it('that cannot be played is reported with the place of the error', () => {
    const {ok, places, warnings} = issuesOf(ladder, '1. Ra7 Kg8 2. Rh9#');
    expect(ok).to.equal(false);
    expect(places).to.deep.equal(['h9']);
    expect(warnings[0]?.message).to.contain('at character 16');
  });

  it('with a mistake inside a variation is reported too', () => {
    expect(issuesOf(ladder, '1. Ra7 (1. Nf3) 1... Kg8').places).to.deep.equal(['Nf3']);
  });

  it('that is empty, or has no move of the solver, is rejected', () => {
    expect(issuesOf(ladder, ' ').warnings[0]?.message).to.equal('The puzzle has no solution.');
    expect(issuesOf(ladder, '1. Ra7', 'black').warnings[0]?.message).to.equal(
      'The solution has no move of black.',
    );
    expect(issuesOf(ladder, '1. --').ok).to.equal(false);
  });

  it('with a warning can be played', () => {
    const {ok, warnings} = issuesOf(boden, '1. Qxc6+ bxc6 2. Ba6# )');
    expect(ok).to.equal(true);
    expect(warnings).to.have.length(1);
  });
});
