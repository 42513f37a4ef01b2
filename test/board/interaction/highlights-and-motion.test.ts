import {expect} from '@open-wc/testing';
import {sendMouse} from '@web/test-runner-commands';
import '../../../src/index.js';
import {afterNf3, capablanca, smirf, smirfCastled, start} from '../../tools/fixtures/positions.js';
import {themes} from '../../../src/attributes.js';
import {themeColors} from '../../../src/picture/drawing/colors.js';
import {contrast} from '../../picture/drawing/contrast.js';
import {emulate, setup, until, type User} from '../../tools/user.js';

/** How many pieces are gliding. */
const gliding = (user: User) => user.root.querySelectorAll('[part~=gliding]').length;

/** How many pieces have glided at the same time. They may appear, and have arrived, before the action has ended. */
async function glidesDuring(user: User, act: () => Promise<unknown>): Promise<number> {
  let most = 0;
  const count = new MutationObserver(() => (most = Math.max(most, gliding(user))));
  count.observe(user.root, {childList: true, subtree: true});
  await act();
  await user.settled();
  count.disconnect();
  return most;
}

describe('the look of a board in play', () => {
  it('shows black pieces in the promotion chooser on a light background in forced colours', async function () {
    await emulate(this, {features: {'forced-colors': 'active', 'prefers-color-scheme': 'dark'}});
    const user = await setup('K7/8/8/8/8/8/p7/7k b - - 0 1');
    await user.click('a2', 'a1');
    const colors = [...user.root.querySelectorAll('[data-promotion]')].map(
      (button) => getComputedStyle(button).backgroundColor,
    );
    // The first button has the focus.
    expect(colors.slice(1)).to.deep.equal(Array.from({length: 3}, () => 'rgb(233, 228, 218)'));
  });

  it('has highlights for the last move and the king in check', async () => {
    const user = await setup('4k3/8/8/8/8/8/8/R3K3 w - - 0 1');
    await user.click('a1', 'a8');
    expect(user.highlighted('last-move')).to.deep.equal(['a8', 'a1']);
    expect(user.highlighted('check')).to.deep.equal(['e8']);
  });

  it('has a dot for an empty destination, and a ring for a capture', async () => {
    const user = await setup('4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1');
    await user.click('e4');
    const paths = [...user.root.querySelectorAll('[part~=target] path')];
    // The two circles of a ring, on a light square; a dot, on a dark one.
    expect(paths.map((path) => path.getAttribute('d')?.match(/M/g)?.length)).to.deep.equal([2, 1]);
  });

  it('lets a check glow inside a ring that has 3:1 on the square', async () => {
    for (const theme of themes) {
      const user = await setup('4k3/8/8/8/8/8/4r3/4K3 w - - 0 1', {theme});
      await until(() => user.root.querySelector('[part~=check]'));
      const [glow, ring] = user.root.querySelectorAll('[part~=check]') as unknown as [Element, Element];
      // The king is on a dark square.
      expect(getComputedStyle(glow).fill).to.match(/^url\("#glow"\)/);
      const stops = [...user.root.querySelectorAll('#glow stop')].map((stop) => getComputedStyle(stop));
      expect(stops.map(({stopOpacity}) => Number(stopOpacity))).to.deep.equal([1, 0.7, 0.12]);
      const colors = themeColors(theme);
      expect(ring.getAttribute('stroke')).to.contain(colors['coordinate-on-dark']);
      expect(contrast(colors['coordinate-on-dark'], colors.dark)).to.be.at.least(3);
    }
  });

  it('marks the destination under a dragged piece, and no other square', async () => {
    const user = await setup(start);
    const aimed = () =>
      [...user.root.querySelectorAll<HTMLElement>('[data-square]')]
        .filter((cell) => !getComputedStyle(cell).backgroundColor.endsWith(', 0)'))
        .map(({dataset}) => dataset.square);
    await sendMouse({type: 'move', position: user.middle('e2')});
    await sendMouse({type: 'down'});
    for (const [square, seen] of [
      ['e3', ['e3']],
      ['e4', ['e4']],
      ['f4', []],
      ['e4', ['e4']],
    ] as const) {
      await sendMouse({type: 'move', position: user.middle(square)});
      await user.settled();
      expect(aimed(), square).to.deep.equal(seen);
    }
    await sendMouse({type: 'up'});
    await user.settled();
    expect(user.sans).to.deep.equal(['e4']);
    expect(aimed()).to.deep.equal([]);
  });

  it('draws a dragged piece separately from the others of its kind', async () => {
    const user = await setup(start);
    const pawns = () => user.root.querySelector('g[part="piece white"] path')?.getAttribute('d') ?? '';
    const all = pawns().length;
    await user.down('e2');
    await user.moveTo('e4');
    const dragged = user.root.querySelector('[popover]') as Element;
    const [[x, y], {width}] = [user.middle('e4'), user.cell('e4').getBoundingClientRect()];
    const [left, top] = user.middle(dragged);
    expect(left).to.be.closeTo(x, 1);
    expect(top).to.be.closeTo(y, 1);
    expect(dragged.getBoundingClientRect().width).to.be.closeTo(width, 1);
    expect(pawns().length).to.be.lessThan(all);
    await user.up();
    expect(user.root.querySelector('[part~=dragged]') === null).to.equal(true);
    expect(pawns().length).to.be.closeTo(all, 4);
  });

  for (const [pieces, what, from, to, animation] of [
    [1, 'a move that a script sets', start, afterNf3, 'auto'],
    [0, 'another position that a script sets', start, smirf, 'auto'],
    [0, 'a move without animation', smirf, smirfCastled, 'none'],
  ] as const) {
    it(`lets ${pieces} pieces glide for ${what}`, async () => {
      const user = await setup(from, {animation});
      user.board.fen = to;
      await user.board.updateComplete;
      expect(gliding(user)).to.equal(pieces);
    });
  }

  it('lets a dragged piece glide only when the move is undone and redone', async () => {
    const user = await setup(start, {animation: 'auto'});
    const glidesAfter = async (act: () => Promise<unknown>) => {
      await until(() => gliding(user) === 0);
      return glidesDuring(user, act);
    };
    expect(await glidesAfter(() => user.drag('e2', 'e4')), 'dragged').to.equal(0);
    expect(await glidesAfter(() => user.press('Control+z')), 'undone').to.equal(1);
    expect(await glidesAfter(() => user.press('Control+y')), 'redone').to.equal(1);
    expect(await glidesAfter(() => user.press('Control+z')), 'undone again').to.equal(1);
    expect(await glidesAfter(() => user.board.move('e4')), 'by a script').to.equal(1);
  });

  it('lets nothing glide if the reader prefers less motion', async function () {
    await emulate(this, {features: {'prefers-reduced-motion': 'reduce'}});
    const user = await setup(smirf, {animation: 'auto'});
    user.board.fen = smirfCastled;
    await user.board.updateComplete;
    expect(gliding(user)).to.equal(0);
  });
});

describe('a board that a script makes narrower or wider', () => {
  it('moves the cursor to the king if its square no longer exists, and lets nothing glide', async () => {
    const user = await setup(capablanca, {animation: 'auto'});
    await user.click('j2');
    user.board.fen = start;
    await user.settled();
    expect(gliding(user)).to.equal(0);
    expect(user.root.querySelector<HTMLElement>('[role=gridcell][tabindex="0"]')?.dataset.square).to.equal(
      'e1',
    );
  });
});

describe('a moving piece', () => {
  const seen = (user: User, part: string) => user.root.querySelector(`[part~=${part}]`) !== null;

  it('fades on the square where it is captured, until the capturing piece has arrived', async () => {
    const user = await setup('4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1', {animation: 'auto'});
    user.board.fen = '4k3/8/8/3P4/8/8/8/4K3 b - - 0 1';
    await user.board.updateComplete;
    expect(seen(user, 'captured')).to.equal(true);
    await until(() => !seen(user, 'captured') && gliding(user) === 0);
  });

  it('leaves a ghost on the square that it is dragged from, and glides home if it may not go there', async () => {
    const user = await setup(start, {animation: 'auto'});
    await user.down('e2');
    await user.moveTo('e6');
    expect(seen(user, 'ghost')).to.equal(true);
    expect(await glidesDuring(user, () => user.up())).to.equal(1);
    expect(seen(user, 'ghost')).to.equal(false);
    await until(() => gliding(user) === 0);
    expect(user.board.fen).to.equal(start);
  });

  it('is on the last rank while a person chooses its promotion', async () => {
    const user = await setup('1r2k3/P7/8/8/8/8/8/4K3 w - - 0 1');
    await user.click('a7', 'b8');
    const pawn = user.root.querySelector('[part~=arrived]') as Element;
    const [[x, y], [a, b]] = [user.middle(pawn), user.middle('b8')];
    expect(Math.hypot(x - a, y - b)).to.be.below(user.cell('b8').getBoundingClientRect().width / 4);
    expect(user.root.querySelector('.chooser')?.contains(document.elementFromPoint(a, b))).to.equal(false);
  });
});
