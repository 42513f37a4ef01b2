import {expect, nextFrame} from '@open-wc/testing';
import {executeServerCommand} from '@web/test-runner-commands';
import type {FenBoard} from '../../../src/index.js';
import {ladder} from '../../tools/fixtures/positions.js';
import {can, until} from '../../tools/user.js';
import {setup, type Solver} from './solver.js';

let user: Solver;

const answered = '6k1/R7/8/8/8/8/8/1R5K';

/** Settings for motion, and the bounds of the pauses before an answer and before a wrong move is undone. */
const motions = {
  'with pieces that glide': {
    animation: 'auto',
    media: {},
    between: {answer: [275, Infinity], wrong: [600, Infinity]},
  },
  'for a reader who wants less motion': {
    animation: 'auto',
    media: {'prefers-reduced-motion': 'reduce'},
    between: {answer: [0, 275], wrong: [300, 900]},
  },
  'without animation': {animation: 'none', media: {}, between: {answer: [0, 275], wrong: [300, 900]}},
} as const;

/** The drawn pieces, to compare with a diagram of the same position. */
const drawing = ({shadowRoot}: FenBoard) =>
  [...(shadowRoot?.querySelectorAll('[part~=piece]') ?? [])].map((path) => path.getAttribute('d'));

/** Expects the same pieces as in a diagram: none is missing, and none is left where it was dragged. */
async function expectWhole(): Promise<void> {
  await until(() => user.root.querySelector('[part~=gliding],[part~=dragged]') === null);
  await user.settled();
  const diagram = document.createElement('fen-board');
  diagram.fen = user.board.fen;
  document.body.append(diagram);
  try {
    await diagram.updateComplete;
    expect(drawing(user.board)).to.deep.equal(drawing(diagram));
  } finally {
    diagram.remove();
  }
}

const cellOf = (square: string) => user.cell(square);
const point = (square: string) => {
  const [clientX, clientY] = user.middle(square);
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
/** Presses by finger, key and assistive technology, synchronously, so that no timer can run between them. */
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
  for (const one of user.root.querySelectorAll<HTMLElement>('[part=puzzle] button')) one.click();
  void user.board.hint();
}

/** Runs `what` this many milliseconds after an event of the board, before any later timer of the board. */
const afterEvent = (type: string, delay: number, what: () => void) =>
  user.board.addEventListener(type, () => setTimeout(what, delay), {once: true});

describe('the pauses of a puzzle', () => {
  for (const [how, {animation, media, between}] of Object.entries(motions)) {
    describe(how, () => {
      before(async function () {
        if (!(await can('media')) && Object.keys(media).length > 0) this.skip();
        await executeServerCommand('media', {features: media});
      });
      after(async () => {
        await executeServerCommand('media', {});
      });

      it('leave time to see a wrong move, and ignore presses', async () => {
        user = await setup({animation});
        const order: string[] = [];
        const [least, most] = between.wrong;
        afterEvent('mistake', least, () => order.push('least'));
        if (most < Infinity) afterEvent('mistake', most, () => order.push('most'));
        afterEvent('mistake', 50, () => pressEverything('a2', 'a7'));
        user.board.addEventListener('change', ({detail}) => {
          if (!detail.move) order.push('back');
        });
        await user.click('b1', 'b7');
        await user.sees(ladder);
        await user.turn();
        await until(() => order.length === (most < Infinity ? 3 : 2));
        expect(order).to.deep.equal(most < Infinity ? ['least', 'back', 'most'] : ['least', 'back']);
        expect(user.mistakes).to.have.length(1);
        expect(user.counts).to.equal('1 mistake');
        await expectWhole();
        await user.drag('a2', 'a7');
        await user.sees(answered);
        await user.turn();
        await user.click('b1', 'b8');
        await user.solved();
        await expectWhole();
      });

      it('leave time to see one’s own move before the answer, and ignore presses', async () => {
        user = await setup({animation});
        const order: string[] = [];
        const [least, most] = between.answer;
        afterEvent('change', least, () => order.push('least'));
        if (most < Infinity) afterEvent('change', most, () => order.push('most'));
        afterEvent('change', 20, () => pressEverything('b1', 'b8'));
        user.board.addEventListener('change', ({detail}) => {
          if (detail.move?.san === 'Kg8') order.push('answer');
        });
        await user.drag('a2', 'a7');
        await user.sees(answered);
        await user.turn();
        await until(() => order.length === (most < Infinity ? 3 : 2));
        expect(order).to.deep.equal(most < Infinity ? ['least', 'answer', 'most'] : ['least', 'answer']);
        expect(user.counts).to.equal('');
        await expectWhole();
        await user.drag('b1', 'b8');
        await user.solved();
        await expectWhole();
      });
    });
  }

  it('drop a piece that is being dragged when the board moves: it is put back', async () => {
    user = await setup({animation: 'auto'});
    await user.turn();
    await user.down('b1');
    await user.moveTo(user.middle('b4'));
    for (let i = 0; i < 3; i++) await user.board.hint();
    await user.sees(answered);
    await user.up();
    await user.turn();
    expect(user.placement).to.equal(answered);
    await expectWhole();
    await user.click('b1', 'b8');
    await user.solved();
  });

  it('continue when the board returns to the page before the answer', async () => {
    user = await setup();
    afterEvent('change', 0, () => user.leave());
    await user.click('a2', 'a7');
    await until(() => !user.board.isConnected);
    document.body.prepend(user.board);
    await user.sees(answered);
    await user.turn();
    await user.click('b1', 'b8');
    await user.solved();
  });

  it('end when the page sets another puzzle', async () => {
    user = await setup();
    await user.click('b1', 'b7');
    Object.assign(user.board, {fen: 'r6k/8/8/8/8/8/5PPP/6K1 b - - 0 1', solution: 'a8a1'});
    await user.turn();
    await nextFrame();
    expect(user.placement).to.equal('r6k/8/8/8/8/8/5PPP/6K1');
    expect(user.board.matches(':state(wrong)')).to.equal(false);
    await user.click('a8', 'a1');
    await user.solved();
  });

  it('end early if a script plays the answer itself', async () => {
    user = await setup({solution: '1. Ra7 Kg8 2. Rb6'});
    await user.turn();
    afterEvent('change', 0, () => void user.board.move('Kg8'));
    await user.click('a2', 'a7');
    await user.sees(answered);
    await user.turn();
    await user.click('b1', 'b6');
    await user.solved();
  });

  for (const [squares, move] of [
    [['a2', 'a6'], 'Kg8'],
    [['b1', 'b7'], 'Kg8'],
  ] as const) {
    it(`end with a new attempt if a script plays ${move} after ${squares.join(' ')}, which the solution does not have`, async () => {
      user = await setup({solution: '1. Ra6 (1. Rb7?) 1... Kg7 2. Rb8'});
      await user.turn();
      afterEvent('change', 0, () => void user.board.move(move));
      await user.click(...squares);
      await user.sees(ladder);
      await user.turn();
      expect(user.hasSolved).to.equal(false);
      await user.click('a2', 'a6');
      await user.sees('8/6k1/R7/8/8/8/8/1R5K');
      await user.turn();
      await user.click('b1', 'b8');
      await user.solved();
    });
  }
});
