import {expect} from '@open-wc/testing';
import {sendMouse} from '@web/test-runner-commands';
import '../../../src/index.js';
import {capablanca, promoting, smirf, start} from '../../tools/fixtures/positions.js';
import {can, setup, type User} from '../../tools/user.js';

/** Expects the board to be as it was before a piece was picked. */
function expectUnaffected(user: User, fen: string): void {
  expect(user.picked()).to.equal(null);
  expect(user.board.fen).to.equal(fen);
  expect(user.changes).to.deep.equal([]);
  expect(user.root.querySelector('[part~=dragged]') === null).to.equal(true);
}

for (const [kind, fen, from, over, to] of [
  ['orthodox chess', start, 'e2', 'e3', 'e4'],
  ['Chess960 with an inner rook', smirf, 'e1', 'f1', 'g1'],
  ['Capablanca chess', capablanca, 'b1', 'b2', 'c3'],
] as const)
  describe(`putting a piece back in ${kind}`, () => {
    it('with Escape after a click', async () => {
      const user = await setup(fen);
      await user.click(from);
      await user.press('Escape');
      expectUnaffected(user, fen);
    });

    it('with Escape during a drag', async () => {
      const user = await setup(fen);
      await user.down(from);
      await user.moveTo(over);
      expect(user.root.querySelector('[part~=dragged]') === null).to.equal(false);
      await user.press('Escape');
      await user.moveTo(to);
      await user.up();
      expectUnaffected(user, fen);
    });

    it('with the right button during a drag', async function () {
      if (!(await can('right-button'))) this.skip();
      const user = await setup(fen);
      await user.down(from);
      await user.moveTo(over);
      await sendMouse({type: 'down', button: 'right'});
      await sendMouse({type: 'up', button: 'right'});
      await user.moveTo(to);
      await user.up();
      expectUnaffected(user, fen);
    });

    it('with the right button after a click', async function () {
      if (!(await can('right-button'))) this.skip();
      const user = await setup(fen);
      await user.click(from);
      await user.stroke([to], 'right');
      expectUnaffected(user, fen);
    });

    it('when the browser cancels the pointer, for example to scroll the page', async () => {
      const user = await setup(fen);
      await user.down(from);
      await user.moveTo(to);
      let id = 1;
      user.root.addEventListener('pointermove', (event) => (id = (event as PointerEvent).pointerId));
      await user.moveTo(over);
      user.cell(from).dispatchEvent(new PointerEvent('pointercancel', {pointerId: id + 1, bubbles: true}));
      await user.settled();
      expect(user.picked()).to.equal(from);
      user.cell(from).dispatchEvent(new PointerEvent('pointercancel', {pointerId: id, bubbles: true}));
      await user.settled();
      await user.moveTo(to);
      await user.up();
      expectUnaffected(user, fen);
    });

    it('by dropping it off the board', async () => {
      const user = await setup(fen);
      await user.down(from);
      await user.moveTo([700, 300]);
      await user.up();
      expectUnaffected(user, fen);
    });

    it('by clicking it again', async () => {
      const user = await setup(fen);
      await user.click(from, from);
      expectUnaffected(user, fen);
    });

    it('by clicking an empty square', async () => {
      const user = await setup(fen);
      await user.click(from, 'e6');
      expectUnaffected(user, fen);
    });

    it('when a listener cancels the change', async () => {
      const user = await setup(fen);
      const events: unknown[] = [];
      user.board.addEventListener('beforechange', (event) => {
        events.push([
          event.detail.move?.from,
          user.board.fen,
          event.cancelable,
          event.bubbles,
          event.composed,
        ]);
        event.preventDefault();
      });
      await user.drag(from, to);
      expect(events).to.deep.equal([[from, fen, true, true, false]]);
      expectUnaffected(user, fen);
      await user.press('Control+z');
      expectUnaffected(user, fen);
    });

    it('when a script sets another position during the drag', async () => {
      const user = await setup(fen);
      await user.down(from);
      await user.moveTo(over);
      user.board.fen = promoting;
      await user.settled();
      await user.moveTo(to);
      await user.up();
      expect(user.board.fen).to.equal(promoting);
      expect(user.changes).to.deep.equal([]);
    });
  });
