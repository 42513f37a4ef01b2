import {expect} from 'chai';
import fc from 'fast-check';
import {parseFen} from '../../../src/core/notation/index.js';
import {show} from '../../../src/board/position/position-changes.js';
import {
  defaultFen,
  initialPosition,
  readAgain,
  setFen,
  shownFen,
  startFen,
} from '../../../src/board/position/position-state.js';
import {after, e4, e5, inputs, other, positionLaws, type Step} from '../../tools/fixtures/position-laws.js';
import {start} from '../../tools/fixtures/positions.js';
import {positionOf} from '../../tools/read.js';

describe('the position of a board', () => {
  const fens = {start, other, e4, e5, e4WithSquare: e4.replace('KQkq -', 'KQkq e3')};
  /** The steps of a text such as `= start, + e4`, with the names of FENs. */
  const stepsOf = (text: string): readonly Step[] =>
    (text ? text.split(', ') : []).map((part) => {
      const [input = '', name = ''] = part.split(' ');
      if (!Object.hasOwn(inputs, input)) throw new Error(`There is no input ${input}.`);
      const step: Step = [input as keyof typeof inputs, fens[name as keyof typeof fens]];
      const needsFen = inputs[step[0]].length > 1;
      if (needsFen !== (step[1] !== undefined))
        throw new Error(`“${part}” ${needsFen ? 'needs a known' : 'takes no'} FEN.`);
      return step;
    });
  type Row = readonly [title: string, steps: string, shown: string | null, start: string | null];
  const rows: readonly Row[] = [
    ['is empty at first', '', null, null],
    ['is what the page sets', '= start', start, start],
    ['is the text inside', 'inside other', other, other],
    ['is what the page sets, not the text inside', '= start, inside other', start, start],
    ['is new text inside', '= start, inside other, inside e4', e4, e4],
    ['is what a person makes of it', '= start, + e4', e4, start],
    ['stays when the page sets it again', '= start, + e4, = e4', e4, start],
    ['stays when an older one comes late', '= start, + e4, + e5, = e4', e5, start],
    ['stays when both come late', '= start, + e4, + e5, = e4, = e5', e5, start],
    ['stays when both come in the wrong order', '= start, + e4, + e5, = e5, = e4', e5, start],
    ['stays when another notation of it is set', '= start, + e4, = e4WithSquare', e4, start],
    ['goes back to one that has come back', '= start, + e4, = e4, + e5, = e5, = e4', e4, start],
    ['goes on again after that', '= start, + e4, = e4, + e5, = e5, = e4, = e5', e5, start],
    ['is the start again, if the page sets that', '= start, + e4, = start', start, start],
    ['is the start again after a reset', '= start, + e4, reset', start, start],
    ['is a new start, if the page sets another position', '= start, + e4, = other', other, other],
    ['is a new start, even one that was generated for the last', '= start, + e4, = other, = e4', e4, e4],
    ['is refused by setting the one before it', '= start, + e4, + e5, before e4, = e4, after', e4, start],
    ['is refused at the first move', '= start, + e4, before start, = start, after', start, start],
    ['is not refused later', '= start, + e4, + e5, before e4, after, = e4', e5, start],
    [
      'is a start that was set while a change was dispatched',
      '= start, + e4, before start, = other, after',
      other,
      other,
    ],
    [
      'keeps the start that a puzzle has generated and the page sets late',
      '= start, + e4, + start, + e5, puzzle= e4, puzzle= start',
      e5,
      start,
    ],
    ['begins a puzzle anew, if the page sets the start', '= start, + e4, puzzle= start', start, start],
    [
      'stays in a puzzle, however late and often an older one comes',
      '= start, + e4, + e5, puzzle= e4, puzzle= e4',
      e5,
      start,
    ],
    ['becomes the start where a new solution begins', '= start, + e4, = e4, restart', e4, e4],
    ['stays where a solution begins at the same start', '= start, + e4, restart', e4, start],
    ['is the markup after a reset of the form', '= start, = other, + e4, resetForm start', start, start],
    [
      'is the start after a reset of the form, if the markup has an echo',
      '= start, + e4, = e4, resetForm e4',
      start,
      start,
    ],
    ['is the text inside again after a reset', 'inside other, + e4, reset', other, other],
  ];
  for (const [title, steps, shown, startOf] of rows) {
    it(title, () => {
      const state = after(...stepsOf(steps));
      expect([shownFen(state), startFen(state)]).to.deep.equal([shown, startOf]);
      expect(state.reading.fen).to.equal(shown);
    });
  }

  it('is the same value after an echo but for what is owed', () => {
    const before = after(['=', start], ['+', e4], ['+', e5]);
    const echoed = inputs['='](before, e4);
    expect({...echoed, generated: null}).to.deep.equal({...before, generated: null});
    expect(echoed.reading).to.equal(before.reading);
  });

  it('counts what the page replaces, not what it returns', () => {
    const before = after(['=', start], ['+', e4]);
    expect(inputs['='](before, e4).replacements).to.equal(before.replacements);
    expect(inputs['='](before, other).replacements).to.equal(before.replacements + 1);
    expect(inputs.reset(before).replacements).to.equal(before.replacements + 1);
  });

  it('is restored by a form to its markup, and to its start where a page has written an echo there', () => {
    const state = after(['=', start], ['+', e4], ['=', e4]);
    expect(defaultFen(state, e4, parseFen)).to.equal(start);
    expect(defaultFen(state, other, parseFen)).to.equal(other);
  });
});

describe('reading the position of a board', () => {
  const twoKings = 'KK6/8/8/8/8/8/8/8 w - - 0 1';

  it('is complete at once for a valid FEN, and for others when the tolerant reader has come', () => {
    const valid = setFen(initialPosition, other, false, undefined);
    expect(valid.reading.isComplete).to.equal(true);
    const odd = setFen(initialPosition, '8/8/8/8/8/8/8/8 w', false, undefined);
    expect(odd.reading).to.deep.include({isComplete: false, warnings: []});
    const again = readAgain(odd, parseFen);
    // The same object: the position has not changed, so nothing glides.
    expect(again.reading.position).to.equal(odd.reading.position);
    expect(again.reading.warnings.map(({code}) => code)).to.deep.equal([
      'no-king',
      'no-king',
      'missing-fields',
    ]);
    const wrong = setFen(initialPosition, 'nonsense', false, undefined);
    expect(wrong.reading).to.deep.include({position: null, error: null, isComplete: false});
    expect(readAgain(wrong, parseFen).reading.error?.code).to.be.a('string');
  });

  it('takes two white kings without black pieces for lost capital letters, but not if the board has generated them', () => {
    expect(after(['=', twoKings]).reading.error?.code).to.equal('capital-letter');
    const [placement] = twoKings.split(' ');
    const kings = show(after(['=', start]), {
      fen: twoKings,
      position: {...positionOf(other), placement: placement ?? ''},
    });
    expect(readAgain(kings, parseFen).reading.position?.placement).to.equal(placement);
  });

  it('remembers the author’s notation while a FEN cannot be read, and not that of the board', () => {
    const state = after(['=', '4k3/8/8/8/8/8/8/4K2R w H - 0 1'], ['=', 'nonsense']);
    expect(state.notation).to.equal('shredder-fen');
    expect(after(['=', '4k3/8/8/8/8/8/8/4K2R w H - 0 1'], ['+', other]).notation).to.equal('shredder-fen');
  });
});

const seed = 1000;

// `npm run fuzz` tries many more sequences.
describe(`any sequence of inputs (seed ${seed})`, () => {
  for (const {name, property} of positionLaws) it(name, () => fc.assert(property, {numRuns: 10_000, seed}));
});
