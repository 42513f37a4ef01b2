import {expect} from 'chai';
import {History} from '../../../src/board/interaction/state/history.js';
import {moveDetail} from '../../../src/core/rules/move-detail.js';
import {play} from '../../../src/core/rules/index.js';
import {kings, start} from '../../tools/fixtures/positions.js';
import {moveOf, positionOf} from '../../tools/read.js';

/** A history of moves after which a person went `steps`. A move in brackets is an edit that leads to the same position. */
function historyOf(moves: string, steps = 0, fen = start): History {
  const history = new History(positionOf(fen));
  for (const text of moves.split(' ').filter(Boolean)) {
    const {position} = history.current;
    const [, edited] = /^\((.*)\)$/.exec(text) ?? [];
    const move = moveOf(position, edited ?? text);
    const detail = edited ? null : moveDetail(position, move);
    history.add({position: play(position, move), move: detail, lastMove: [], summary: `${text}.`});
  }
  history.go(steps, history.entry(steps)?.position ?? history.current.position);
  return history;
}
const sans = (history: History) => history.line.map(({move}) => move?.san ?? '').join(' ');

describe('the history of a board', () => {
  for (const [what, history, line] of [
    ['has no move at first', historyOf(''), ''],
    ['has the moves that were played', historyOf('e4 e5 Nf3'), ' e4 e5 Nf3'],
    ['ends at the current move', historyOf('e4 e5 Nf3', -2), ' e4'],
    ['begins at the last position that was set up', historyOf('e4 (e5) Nf3 Nc6'), ' Nf3 Nc6'],
  ] as const)
    it(`has a line that ${what}`, () => {
      expect(sans(history)).to.equal(line);
    });

  it('forgets what could be redone when a move is made', () => {
    const history = historyOf('e4 e5', -1);
    history.add({...history.current, summary: 'x'});
    expect([history.entry(1), history.summary(-1)]).to.deep.equal([undefined, 'x']);
  });

  it('has the sentences of all steps between two entries', () => {
    expect(historyOf('e4 e5 Nf3').summary(-2)).to.equal('e5. Nf3.');
    expect(historyOf('e4 e5 Nf3', -3).summary(2)).to.equal('e4. e5.');
  });

  for (const [what, history, direction, side, steps] of [
    ['undoes one move where both sides are played', historyOf('e4 e5'), -1, null, -1],
    ['undoes the answer too', historyOf('e4 e5'), -1, 'white', -2],
    ['undoes one move while the answer is awaited', historyOf('e4 e5 Nf3'), -1, 'white', -1],
    ['does not undo the first move of the other side', historyOf('e4'), -1, 'black', 0],
    ['undoes nothing at the start', historyOf(''), -1, null, 0],
    ['redoes a move and the answer', historyOf('e4 e5', -2), 1, 'white', 2],
    ['redoes the last move without an answer', historyOf('e4 e5 Nf3', -1), 1, 'white', 1],
    ['redoes nothing at the end', historyOf('e4 e5'), 1, null, 0],
  ] as const)
    it(what, () => {
      expect(history.stepsToTurn(direction, side)).to.equal(steps);
    });

  for (const [what, history, fen, steps] of [
    ['the nearest of equal positions', historyOf('Nf3 Nf6 Ng1 Ng8', -1), start.replace('0 1', '4 3'), 1],
    ['a position before', historyOf('e4 e5'), start, -2],
    ['no other position', historyOf('e4 e5'), kings, undefined],
  ] as const)
    it(`finds ${what}`, () => {
      expect(history.stepsTo(positionOf(fen))).to.equal(steps);
    });

  it('knows the outcome of the line, repetitions included', () => {
    expect(historyOf('f3 e5 g4 Qh4').outcome).to.deep.equal({result: '0-1', reason: 'checkmate'});
    expect(historyOf('f3 e5 g4 Qh4', -1).outcome).to.equal(null);
    const twice = 'Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1 Ng8';
    expect(historyOf(twice).outcome?.reason).to.equal('threefold-repetition');
    expect(historyOf(`(e4) (e5) ${twice.slice(0, 15)}`).outcome).to.equal(null);
  });

  it('goes on at the same position, and begins again at another', () => {
    const history = historyOf('e4');
    history.resume(history.current.position);
    expect(sans(history)).to.equal(' e4');
    history.resume(positionOf(kings));
    expect([sans(history), history.entry(-1)]).to.deep.equal(['', undefined]);
  });
});
