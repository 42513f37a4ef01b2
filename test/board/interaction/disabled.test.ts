import {expect} from '@open-wc/testing';
import '../../../src/index.js';
import {promoting, start} from '../../tools/fixtures/positions.js';
import {can, User} from '../../tools/user.js';

let user: User;
let fieldset: HTMLFieldSetElement;
const setup = async (fen: string, others: Readonly<Record<string, string>> = {}) => {
  fieldset = document.createElement('fieldset');
  user = await User.setup({mode: 'play', animation: 'none', fen, ...others}, fieldset);
};
const isDrawn = (part: string) => user.root.querySelector(`[part~=${part}]`) !== null;
const pressedBrushes = () => user.root.querySelectorAll('[data-brush][aria-pressed=true]').length;

for (const [how, disable] of [
  ['with its own attribute', (isOn: boolean) => (user.board.disabled = isOn)],
  ['with its fieldset', (isOn: boolean) => (fieldset.disabled = isOn)],
] as const)
  describe(`disabling a board ${how}`, () => {
    const expectNoAction = (fen: string) => {
      expect(user.picked()).to.equal(null);
      expect(user.targets()).to.deep.equal([]);
      for (const part of ['dragged', 'target', 'picked', 'chooser'])
        expect(isDrawn(part), part).to.equal(false);
      expect(user.board.fen).to.equal(fen);
      expect(user.changes).to.deep.equal([]);
    };
    const expectUsable = async () => {
      disable(false);
      await user.settled();
      expectNoAction(start);
      await user.drag('e2', 'e4');
      expect(user.changes.map(({move}) => move?.san)).to.deep.equal(['e4']);
    };

    it('during a drag puts the piece back, and the board can be used after it is enabled again', async () => {
      await setup(start);
      await user.down('e2');
      await user.moveTo(user.middle('e3'));
      expect(isDrawn('dragged')).to.equal(true);
      disable(true);
      await user.settled();
      expectNoAction(start);
      await user.moveTo(user.middle('e4'));
      await user.up();
      expectNoAction(start);
      await expectUsable();
    });

    it('during a drag by finger puts the piece back', async function () {
      if (!(await can('touch'))) this.skip();
      await setup(start);
      user.root.addEventListener('pointermove', () => disable(true), {once: true});
      await user.touchDrag('e2', 'e4');
      await user.settled();
      expectNoAction(start);
      await expectUsable();
    });

    it('while a piece is picked clears the selection', async () => {
      await setup(start);
      await user.click('e2');
      expect(user.targets()).to.deep.equal(['e3', 'e4']);
      disable(true);
      await user.settled();
      expectNoAction(start);
      await expectUsable();
    });

    it('while a person chooses a promotion closes the chooser, and the focus returns to the board', async () => {
      await setup(promoting);
      user.cell('a7').focus();
      await user.press('Enter', 'ArrowUp', 'Enter');
      expect(isDrawn('chooser')).to.equal(true);
      disable(true);
      await user.settled();
      expectNoAction(promoting);
      expect(user.focused()).to.equal('a8');
    });

    it('while a mark is being drawn removes the mark', async function () {
      if (!(await can('right-button'))) this.skip();
      await setup(start);
      const draw = (type: string, square: string, buttons: number) => {
        const [clientX, clientY] = user.middle(square);
        const how = {clientX, clientY, isPrimary: true, pointerId: 7, bubbles: true, composed: true};
        user.cell(square).dispatchEvent(new PointerEvent(type, {...how, button: 2, buttons}));
      };
      draw('pointerdown', 'a1', 2);
      await user.settled();
      expect(isDrawn('mark')).to.equal(true);
      disable(true);
      await user.settled();
      expect(isDrawn('mark')).to.equal(false);
      draw('pointerup', 'c3', 0);
      disable(false);
      await user.settled();
      expect(isDrawn('mark')).to.equal(false);
    });

    it('while a person paints pieces in the editor puts the brush away', async () => {
      await setup(start, {mode: 'edit'});
      user.root.querySelector<HTMLElement>('[data-brush=Q]')?.click();
      await user.settled();
      await user.down('a3');
      expect(pressedBrushes()).to.equal(1);
      disable(true);
      await user.settled();
      expect(pressedBrushes()).to.equal(0);
      await user.moveTo(user.middle('b3'));
      await user.up();
      expectNoAction(start);
      disable(false);
      await user.settled();
      expect(pressedBrushes()).to.equal(0);
      await user.click('a4');
      expect(user.changes).to.deep.equal([]);
    });
  });
