import {expect} from 'chai';
import fc from 'fast-check';
import type {SetPuzzle} from '../../../src/board/solve/read-set.js';
import {
  addPuzzles,
  choose,
  complete,
  emptySet,
  isFinished,
  next,
  owe,
  progressOf,
  record,
  replied,
  recordAt,
  restart,
  restore,
  resultsOf,
  type PuzzleRecord,
  type SetState,
} from '../../../src/board/solve/set-state.js';
import {positionOf} from '../../tools/read.js';

const puzzle = (fullmove: number): SetPuzzle => {
  const fen = `6k1/5ppp/8/8/8/8/5PPP/R5K1 w - - 0 ${fullmove}`;
  return {fen, position: positionOf(fen), solution: '1. Ra8#', side: null, title: ''};
};
const setOf = (...numbers: readonly number[]): SetState =>
  complete(addPuzzles(emptySet, numbers.map(puzzle)));
const three = setOf(1, 2, 3);
const solved: PuzzleRecord = {status: 'solved', saved: 'solve 1 2 1. Ra7 Kg8 2. Rb8#'};
const shown: PuzzleRecord = {status: 'shown', saved: 'solve 0 0 shown:2 1. Ra7 Kg8 2. Rb8#'};
const begun: PuzzleRecord = {status: 'begun', saved: 'solve 1 0'};

/** A step of a person or of the page. */
type Step =
  | readonly ['choose', number]
  | readonly ['next']
  | readonly ['restart']
  | readonly ['record', PuzzleRecord]
  | readonly ['reply', string];

function after(state: SetState, steps: readonly Step[]): SetState {
  return steps.reduce((before, step): SetState => {
    switch (step[0]) {
      case 'choose':
        return choose(before, step[1]);
      case 'next':
        return next(before);
      case 'restart':
        return restart(before);
      case 'record':
        return record(before, step[1]);
      case 'reply':
        return replied(before, {...before.replies, [step[1]]: (before.replies[step[1]] ?? 0) + 1});
    }
  }, state);
}

const steps = fc.array(
  fc.oneof(
    fc.tuple(fc.constant('choose' as const), fc.integer({min: -3, max: 9})),
    fc.constant(['next'] as const),
    fc.constant(['restart'] as const),
    fc.tuple(fc.constant('record' as const), fc.constantFrom(solved, shown, begun)),
    fc.tuple(fc.constant('reply' as const), fc.constantFrom('a1', 'b2', 'zz')),
  ),
  {maxLength: 25},
);
/** Sets, in some of which a puzzle is there twice. */
const sets = fc
  .array(fc.integer({min: 1, max: 4}), {minLength: 1, maxLength: 6})
  .map((numbers) => setOf(...numbers));

describe('a set of puzzles and what was done with them', () => {
  const rows: readonly (readonly [
    title: string,
    steps: readonly Step[],
    current: number,
    statuses: string,
  ])[] = [
    ['begins with the first', [], 1, '- - -'],
    ['goes to the next', [['next']], 2, '- - -'],
    [
      'goes on from the last to the first that has not ended',
      [['record', solved], ['choose', 3], ['next']],
      2,
      'solved - -',
    ],
    ['shows the nearest to a number beyond it', [['choose', 99]], 3, '- - -'],
    ['shows the first for a number below 1', [['choose', -4]], 1, '- - -'],
    ['keeps a mistake before the end', [['record', begun]], 1, 'begun - -'],
    [
      'keeps the first end',
      [
        ['record', shown],
        ['record', solved],
        ['record', begun],
      ],
      1,
      'shown - -',
    ],
    [
      'stays where it is when all have ended',
      [['record', solved], ['next'], ['record', shown], ['next'], ['record', solved], ['next'], ['next']],
      3,
      'solved shown solved',
    ],
    ['starts again', [['record', solved], ['next'], ['restart']], 1, '- - -'],
  ];
  for (const [title, steps, current, statuses] of rows) {
    it(title, () => {
      const state = after(three, steps);
      expect(state.current + 1).to.equal(current);
      expect(state.keys.map((_, i) => recordAt(state, i)?.status ?? '-').join(' ')).to.equal(statuses);
    });
  }

  it('has a progress that reads as people expect, and results', () => {
    const state = after(three, [
      ['record', solved],
      ['next'],
      ['record', shown],
      ['next'],
      ['record', begun],
    ]);
    const [a = '', b = '', c = ''] = state.keys;
    expect(progressOf(state)).to.equal(
      `fen-board 1 ${c}; ${a} solved 1 2 1. Ra7 Kg8 2. Rb8#; ${b} shown 0 0 shown:2 1. Ra7 Kg8 2. Rb8#; ${c} begun 1 0`,
    );
    expect(progressOf(three)).to.equal('');
    expect(resultsOf(state)).to.deep.equal([
      {puzzle: 1, result: 'solved', moves: '1. Ra7 Kg8 2. Rb8#', mistakes: 1, hints: 2},
      {puzzle: 2, result: 'shown', moves: '1. Ra7 Kg8', mistakes: 0, hints: 0},
      {puzzle: 3, result: 'begun', moves: '', mistakes: 1, hints: 0},
    ]);
    expect(isFinished(state)).to.equal(false);
  });

  it('shows a puzzle that it has, after any steps', () => {
    fc.assert(
      fc.property(sets, steps, (set, steps) => {
        const {current, keys} = after(set, steps);
        expect(current).to.be.within(0, keys.length - 1);
        expect(new Set(keys).size).to.equal(keys.length);
      }),
    );
  });

  it('is the same again when its progress is restored after days', () => {
    fc.assert(
      fc.property(sets, steps, (set, steps) => {
        const state = after(set, steps);
        const text = progressOf(state);
        const again = restore(set, text);
        expect(again.answer).to.equal(text ? 'restored' : 'same');
        expect({...again.state, owed: []}).to.deep.equal({...state, owed: []});
      }),
    );
  });

  it('changes nothing for a page that writes back what it was given, late, twice at once or out of order', () => {
    fc.assert(
      fc.property(sets, steps, steps, fc.infiniteStream(fc.nat()), (set, first, second, numbers) => {
        let state = set;
        const given: string[] = [];
        for (const step of [...first, ...second]) {
          const before = progressOf(state);
          state = after(state, [step]);
          if (progressOf(state) === before) continue;
          state = owe(state);
          given.push(progressOf(state));
        }
        const expected = {...state, owed: []};
        while (given.length > 0) {
          const [text = ''] = given.splice((numbers.next().value ?? 0) % given.length, 1);
          const restored = restore(state, text);
          expect(restored.answer).to.equal('same');
          state = restored.state;
          expect({...state, owed: []}).to.deep.equal(expected);
        }
      }),
    );
  });

  it('goes back to a progress that the page sets and does not owe', () => {
    const one = owe(after(three, [['record', solved]]));
    const kept = progressOf(one);
    const back = restore(one, kept).state;
    const two = owe(after(back, [['next'], ['record', solved]]));
    const restored = restore(two, kept);
    expect(restored.answer).to.equal('restored');
    expect(progressOf(restored.state)).to.equal(kept);
  });

  it('begins anew with an empty progress', () => {
    const state = after(three, [['record', solved], ['next'], ['reply', 'a1']]);
    expect(restore(state, ' ').state).to.deep.equal(three);
  });

  it('starts again without forgetting which replies were played', () => {
    const state = after(three, [['record', solved], ['reply', 'a1'], ['restart']]);
    expect(state).to.deep.equal({...three, replies: {a1: 1}});
  });

  it('ignores the progress of another set, and any other text', () => {
    const other = progressOf(after(setOf(8, 9), [['record', solved]]));
    for (const text of [other, 'fen-board 2 x', 'fen-board 1 ', 'solve 1 0 ', '{}', 'x'.repeat(9999)]) {
      expect(restore(three, text)).to.deep.equal({answer: 'other', state: three});
    }
  });

  it('keeps what belongs to it of a set in which puzzles were added, moved or removed', () => {
    const text = progressOf(
      after(three, [
        ['record', solved],
        ['choose', 3],
        ['record', shown],
      ]),
    );
    const {state} = restore(setOf(7, 3, 8, 1), text);
    expect(resultsOf(state).map(({puzzle, result}) => `${puzzle} ${result}`)).to.deep.equal([
      '2 shown',
      '4 solved',
    ]);
    expect(state.current).to.equal(1);
  });
});
