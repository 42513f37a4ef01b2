import {expect} from 'chai';
import {
  off,
  transition,
  type AnalysisInput,
  type AnalysisState,
} from '../../../src/board/thinking/analysis.js';

const state = (
  type: 'asleep' | 'waiting' | 'thinking' | 'done',
  fen = 'a',
): Exclude<AnalysisState, {type: 'off' | 'failed'}> => ({
  type,
  engine: fen ? 'one' : null,
  fen,
  result: null,
  preview: null,
});
const result = {depth: 3, lines: []};
const preview = {line: {score: {pawns: 0}, moves: [], san: []}, index: 1};
const failed: AnalysisState = {type: 'failed', problem: 'missing', engine: 'one'};
const press: AnalysisInput = {type: 'press'};
const look = (fen: string, isAwake = true, engine = 'one'): AnalysisInput => ({
  type: 'look',
  engine,
  fen,
  isAwake,
});

describe('the state of an analysis', () => {
  for (const [what, before, input, after] of [
    ['is on when a person presses', off, press, state('asleep', '')],
    ['is off when a person presses again', state('thinking'), press, off],
    ['is off when a person presses after a problem', failed, press, off],
    ['waits for its turn in sight', state('asleep'), look('a'), state('waiting')],
    ['thinks in its turn', state('waiting'), {type: 'begin'}, state('thinking')],
    ['yields its turn', state('thinking'), {type: 'pause'}, state('waiting')],
    ['sleeps out of sight', state('thinking'), look('a', false), state('asleep')],
    ['sleeps out of sight while it waits', state('waiting'), look('a', false), state('asleep')],
    ['begins anew in another position', state('done'), look('b'), state('waiting', 'b')],
    [
      'begins anew with another engine',
      {...state('thinking'), result, preview},
      look('a', true, 'two'),
      {...state('waiting'), engine: 'two'},
    ],
    [
      'begins anew with another engine after the end',
      state('done'),
      look('a', true, 'two'),
      {...state('waiting'), engine: 'two'},
    ],
    [
      'sleeps with another engine out of sight',
      state('done'),
      look('a', false, 'two'),
      {...state('asleep'), engine: 'two'},
    ],
    [
      'tries again with another engine',
      failed,
      look('b', true, 'two'),
      {...state('waiting', 'b'), engine: 'two'},
    ],
    ['sleeps in another position out of sight', state('done'), look('b', false), state('asleep', 'b')],
    [
      'drops lines and preview in another position',
      {...state('done'), result, preview},
      look('b'),
      state('waiting', 'b'),
    ],
    [
      'keeps its lines while it sleeps',
      {...state('thinking'), result},
      look('a', false),
      {...state('asleep'), result},
    ],
    ['has the newest lines', state('thinking'), {type: 'result', result}, {...state('thinking'), result}],
    ['ends at its depth', state('thinking'), {type: 'done'}, state('done')],
    ['shows a preview', state('done'), {type: 'preview', preview}, {...state('done'), preview}],
    ['ends a preview', {...state('done'), preview}, {type: 'preview', preview: null}, state('done')],
    ['fails', state('thinking'), {type: 'fail', problem: 'missing'}, failed],
    ['tries again', failed, {type: 'tryAgain'}, state('asleep', '')],
  ] as const satisfies readonly (readonly [string, AnalysisState, AnalysisInput, AnalysisState])[]) {
    it(what, () => expect(transition(before, input)).to.deep.equal(after));
  }

  for (const [what, before, input] of [
    ['is off', off, look('a')],
    ['thinks on in the same position', state('thinking'), look('a')],
    ['is done, in sight or not', state('done'), look('a', false)],
    ['has failed, in any position', failed, look('b')],
    ['is off, and lines come late', off, {type: 'result', result}],
    ['waits, and lines come late', state('waiting'), {type: 'result', result}],
  ] as const) {
    it(`is the same object if it ${what}`, () => expect(transition(before, input)).to.equal(before));
  }
});
