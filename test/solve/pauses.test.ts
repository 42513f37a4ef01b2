import {expect, nextFrame} from '@open-wc/testing';
import {executeServerCommand} from '@web/test-runner-commands';
import type {FenBoard} from '../../src/index.js';
import {can} from '../interaction/person.js';
import {until} from '../element/until.js';
import {
  counts,
  isSolved,
  ladder,
  ladderSolution,
  leave,
  mistakes,
  person,
  placement,
  shows,
  sit,
  solved,
  turn,
} from './sit.js';

const answered = '6k1/R7/8/8/8/8/8/1R5K';

/** How pieces move for a reader, and between which times the board waits: before an answer, and before it undoes. */
const motions = {
  'with pieces that glide': {
    animation: 'auto',
    media: {},
    between: {answer: [275, Infinity], wrong: [900, Infinity]},
  },
  'for a reader who wants less motion': {
    animation: 'auto',
    media: {'prefers-reduced-motion': 'reduce'},
    between: {answer: [0, 275], wrong: [300, 900]},
  },
  'without animation': {
    animation: 'none',
    media: {},
    between: {answer: [0, 275], wrong: [300, 900]},
  },
} as const;

/** What the board draws of pieces, to be compared with a diagram of the same position. */
const drawing = ({shadowRoot}: FenBoard) =>
  [...(shadowRoot?.querySelectorAll('[part~=piece]') ?? [])].map((path) => path.getAttribute('d'));

/** The position is drawn as a diagram of it is: no piece is missing, and none is left where it was dragged. */
async function expectWhole(): Promise<void> {
  await until(() => person.root.querySelector('[part~=gliding],[part~=dragged]') === null);
  await person.settled();
  const diagram = document.createElement('fen-board');
  diagram.fen = person.board.fen;
  document.body.append(diagram);
  try {
    await diagram.updateComplete;
    expect(drawing(person.board)).to.deep.equal(drawing(diagram));
  } finally {
    diagram.remove();
  }
}

const cellOf = (square: string) => person.cell(square);
const point = (square: string) => {
  const [clientX, clientY] = person.middle(square);
  return {
    clientX,
    clientY,
    bubbles: true,
    composed: true,
    isPrimary: true,
    pointerId: 7,
    pointerType: 'touch',
  };
};
/** Presses by finger, key and assistive technology, all at once, as no timer can come between them. */
function pressEverything(from: string, to: string): void {
  cellOf(from).dispatchEvent(new PointerEvent('pointerdown', point(from)));
  cellOf(to).dispatchEvent(new PointerEvent('pointermove', {...point(to), buttons: 1}));
  cellOf(to).dispatchEvent(new PointerEvent('pointerup', point(to)));
  for (const square of [from, to]) cellOf(square).click();
  for (const square of [from, to]) {
    cellOf(square).focus();
    cellOf(square).dispatchEvent(
      new KeyboardEvent('keydown', {key: 'Enter', bubbles: true, composed: true, cancelable: true}),
    );
  }
  for (const one of person.root.querySelectorAll<HTMLElement>('.puzzle button')) one.click();
  void person.board.hint();
}

/** Runs something so many milliseconds after the board has reported an event, before any later timer of the board. */
const afterEvent = (type: string, delay: number, what: () => void) =>
  person.board.addEventListener(type, () => setTimeout(what, delay), {once: true});

describe('the pauses of a puzzle', function () {
  this.timeout(30_000);
  afterEach(leave);

  for (const [how, {animation, media, between}] of Object.entries(motions)) {
    describe(how, () => {
      before(async function () {
        if (!(await can('media')) && Object.keys(media).length > 0) this.skip();
        await executeServerCommand('media', {features: media});
      });
      after(async () => {
        await executeServerCommand('media', {});
      });

      it('leave time to see a wrong move, and presses meanwhile change nothing', async () => {
        await sit({fen: ladder, solution: ladderSolution, animation});
        const order: string[] = [];
        const [least, most] = between.wrong;
        afterEvent('mistake', least, () => order.push('least'));
        if (most < Infinity) afterEvent('mistake', most, () => order.push('most'));
        afterEvent('mistake', 50, () => pressEverything('a2', 'a7'));
        person.board.addEventListener('change', ({detail}) => {
          if (!detail.move) order.push('back');
        });
        await person.click('b1', 'b7');
        await shows(ladder);
        await turn();
        await until(() => order.length === (most < Infinity ? 3 : 2));
        expect(order).to.deep.equal(most < Infinity ? ['least', 'back', 'most'] : ['least', 'back']);
        expect(mistakes).to.have.length(1);
        expect(counts()).to.equal('1 mistake, 0 hints');
        await expectWhole();
        await person.drag('a2', 'a7');
        await shows(answered);
        await turn();
        await person.click('b1', 'b8');
        await solved();
        await expectWhole();
      });

      it('leave time to see one’s own move before the answer, and presses meanwhile change nothing', async () => {
        await sit({fen: ladder, solution: ladderSolution, animation});
        const order: string[] = [];
        const [least, most] = between.answer;
        afterEvent('change', least, () => order.push('least'));
        if (most < Infinity) afterEvent('change', most, () => order.push('most'));
        afterEvent('change', 20, () => pressEverything('b1', 'b8'));
        person.board.addEventListener('change', ({detail}) => {
          if (detail.move?.san === 'Kg8') order.push('answer');
        });
        await person.drag('a2', 'a7');
        await shows(answered);
        await turn();
        await until(() => order.length === (most < Infinity ? 3 : 2));
        expect(order).to.deep.equal(most < Infinity ? ['least', 'answer', 'most'] : ['least', 'answer']);
        expect(counts()).to.equal('');
        await expectWhole();
        await person.drag('b1', 'b8');
        await solved();
        await expectWhole();
      });
    });
  }

  it('end with a piece that is held when the board itself moves: the piece is put back', async () => {
    await sit({fen: ladder, solution: ladderSolution, animation: 'auto'});
    await turn();
    await person.down('b1');
    await person.moveTo(person.middle('b4'));
    for (let i = 0; i < 3; i++) await person.board.hint();
    await shows(answered);
    await person.up();
    await turn();
    expect(placement()).to.equal(answered);
    await expectWhole();
    await person.click('b1', 'b8');
    await solved();
  });

  it('go on where the board was away before the answer', async () => {
    await sit({fen: ladder, solution: ladderSolution});
    afterEvent('change', 0, () => person.leave());
    await person.click('a2', 'a7');
    await until(() => !person.board.isConnected);
    document.body.prepend(person.board);
    await shows(answered);
    await turn();
    await person.click('b1', 'b8');
    await solved();
  });

  it('are over where the page sets another puzzle', async () => {
    await sit({fen: ladder, solution: ladderSolution});
    await person.click('b1', 'b7');
    Object.assign(person.board, {fen: 'r6k/8/8/8/8/8/5PPP/6K1 b - - 0 1', solution: 'a8a1'});
    await turn();
    await nextFrame();
    expect(placement()).to.equal('r6k/8/8/8/8/8/5PPP/6K1');
    expect(person.board.matches(':state(wrong)')).to.equal(false);
    await person.click('a8', 'a1');
    await solved();
  });

  it('end early where a script plays the answer itself', async () => {
    await sit({fen: ladder, solution: '1. Ra7 Kg8 2. Rb6'});
    await turn();
    afterEvent('change', 0, () => void person.board.move('Kg8'));
    await person.click('a2', 'a7');
    await shows(answered);
    await turn();
    await person.click('b1', 'b6');
    await solved();
  });

  for (const [squares, move] of [
    [['a2', 'a6'], 'Kg8'],
    [['b1', 'b7'], 'Kg8'],
  ] as const) {
    it(`begin the puzzle again where a script plays ${move} after ${squares.join(' ')}, which the solution does not have`, async () => {
      await sit({fen: ladder, solution: '1. Ra6 (1. Rb7?) 1... Kg7 2. Rb8'});
      await turn();
      afterEvent('change', 0, () => void person.board.move(move));
      await person.click(...squares);
      await shows(ladder);
      await turn();
      expect(isSolved()).to.equal(false);
      await person.click('a2', 'a6');
      await shows('8/6k1/R7/8/8/8/8/1R5K');
      await turn();
      await person.click('b1', 'b8');
      await solved();
    });
  }
});
