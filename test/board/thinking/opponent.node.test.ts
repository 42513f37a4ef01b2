import {expect} from 'chai';
import {
  idle,
  transition,
  type OpponentInput,
  type OpponentState,
} from '../../../src/board/thinking/opponent.js';
import {claimTurn, claimWithTurn, type Claim} from '../../../src/board/thinking/turns.js';

const game = {engine: 'engine.js', start: 'start'};
const look = (fen: string | null, isAwake = true, of = game): OpponentInput => ({
  type: 'look',
  fen,
  isAwake,
  // A new object each time, as from a board.
  game: {...of},
});
const thinking: OpponentState = {type: 'thinking', fen: 'a', game};
const asleep: OpponentState = {type: 'asleep', fen: 'a', game};
const stopped: OpponentState = {type: 'stopped', fen: 'a', game};
const failed: OpponentState = {type: 'failed', problem: 'died', game};
const anew = {...game, start: 'another'};
const other = {...game, engine: 'other.js'};
const stop: OpponentInput = {type: 'stop'};
const goOn: OpponentInput = {type: 'goOn'};
const refused: OpponentInput = {type: 'refused'};
const fail: OpponentInput = {type: 'fail', problem: 'died'};

describe('the state of an opponent', () => {
  for (const [what, before, input, after] of [
    ['begins to think when it is its move', idle, look('a'), thinking],
    ['does not begin off the screen', idle, look('a', false), asleep],
    ['begins when the board comes into sight', asleep, look('a'), thinking],
    ['sleeps when the board goes out of sight', thinking, look('a', false), asleep],
    ['thinks about another position anew', thinking, look('b'), {type: 'thinking', fen: 'b', game}],
    ['ends when it is not its move any more', thinking, look(null), idle],
    ['is stopped by a person', thinking, stop, stopped],
    ['is stopped while it sleeps', asleep, stop, stopped],
    ['goes on when a person asks for it', stopped, goOn, idle],
    ['ends with a stop when the position is another', stopped, look('b'), {type: 'thinking', fen: 'b', game}],
    ['ends with a stop when a person takes back', stopped, look(null), idle],
    ['does not play again what the page has refused', thinking, refused, stopped],
    ['fails', thinking, fail, failed],
    ['tries again when a person asks for it', failed, goOn, idle],
    ['tries again in another game', failed, look('a', true, anew), {...thinking, game: anew}],
    ['tries again with another engine', failed, look('a', true, other), {...thinking, game: other}],
    ['is over with another engine, when it is not its move', failed, look(null, true, other), idle],
    ['ends with a stop in another game', stopped, look('a', true, anew), {...thinking, game: anew}],
    ['thinks anew with another engine', thinking, look('a', true, other), {...thinking, game: other}],
  ] as const) {
    it(what, () => expect(transition(before, input)).to.deep.equal(after));
  }

  for (const [what, before, input] of [
    ['thinks on about the same position', thinking, look('a')],
    ['sleeps on', asleep, look('a', false)],
    ['stays stopped, in sight or not', stopped, look('a', false)],
    ['stays failed, whatever the position', failed, look('b')],
    ['stays idle', idle, look(null)],
    ['is not stopped while it is idle', idle, stop],
    ['does not fail after it was stopped', stopped, fail],
    ['does not go on while it thinks', thinking, goOn],
  ] as const) {
    it(`is the same object if it ${what}`, () => expect(transition(before, input)).to.equal(before));
  }
});

describe('the one engine that works on a page', () => {
  const claim = (type: Claim['type']): Claim => ({type, begin: () => undefined, pause: () => undefined});
  const [first, second] = [claim('opponent'), claim('opponent')];
  const [old, young] = [claim('analysis'), claim('analysis')];

  for (const [what, claims, current, expected] of [
    ['nobody, if nobody wants it', [], undefined, undefined],
    ['that of the opponent that thinks', [first, second], second, second],
    ['that of the first opponent that waits', [old, first, second], undefined, first],
    ['that of an opponent, to whom an analysis yields', [old, second], old, second],
    ['that of the analysis that was asked for last', [old, young], old, young],
    ['that of an older analysis, once the other has ended', [old], young, old],
  ] as const) {
    it(`is ${what}`, () => expect(claimWithTurn(claims, current)).to.equal(expected));
  }

  it('begins, pauses, goes on and ends in this order', () => {
    const log: string[] = [];
    const claimFor = (name: string, type: Claim['type']) => {
      const work = (signal: AbortSignal) => {
        log.push(`${name} begins`);
        signal.addEventListener('abort', () => log.push(`${name} ends`));
      };
      return claimTurn(type, work, () => log.push(`${name} pauses`));
    };
    const endA = claimFor('A', 'analysis');
    const endB = claimFor('B', 'opponent');
    const endC = claimFor('C', 'opponent');
    endB();
    endC();
    endA();
    endA();
    expect(log.join(', ')).to.equal(
      'A begins, A ends, A pauses, B begins, B ends, C begins, C ends, A begins, A ends',
    );
  });
});
