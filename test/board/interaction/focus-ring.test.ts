import {expect} from '@open-wc/testing';
import {sendKeys} from '@web/test-runner-commands';
import '../../../src/index.js';
import {contrast} from '../../picture/drawing/contrast.js';
import {start} from '../../tools/fixtures/positions.js';
import {item, shown} from '../../game/shown.js';
import {setup, until, User} from '../../tools/user.js';

const hex = (color: string) =>
  `#${(color.match(/[\d.]+/g) ?? [])
    .slice(0, 3)
    .map((n) => Number(n).toString(16).padStart(2, '0'))
    .join('')}`;

/** The focusable elements of a tree, without disabled and hidden ones. */
const controls = (root: ShadowRoot) =>
  [...root.querySelectorAll<HTMLElement>('button,input,select,textarea,summary,[tabindex="0"]')].filter(
    (one) => !one.matches(':disabled') && one.checkVisibility({visibilityProperty: true}),
  );

/** Focuses each control as a keyboard does, and compares the ring with a white and a black page. */
async function expectRings(root: ShadowRoot, least: number): Promise<void> {
  await sendKeys({press: 'Tab'});
  const all = controls(root);
  expect(all).to.have.length.of.at.least(least);
  for (const one of all) {
    one.focus();
    expect(root.activeElement).to.equal(one);
    const name = `${one.localName} ${one.ariaLabel ?? one.textContent.trim()}`;
    let ring: Element | null = one;
    // An invisible slider or radio button has the ring on the element that stands for it.
    if (getComputedStyle(one).opacity === '0') ring = one.closest('label,.ribbon');
    const {outlineStyle, outlineWidth, outlineColor, boxShadow, filter} = getComputedStyle(ring as Element);
    expect([outlineStyle, outlineWidth], name).to.deep.equal(['solid', '3px']);
    const tones = [hex(outlineColor), hex(/rgb\([^)]*\)/.exec(boxShadow + filter)?.[0] ?? '')];
    for (const page of ['#fff', '#000', '#1b1b1b', '#767676']) {
      const best = Math.max(...tones.map((tone) => contrast(tone, page)));
      expect(best, `${name}: ${tones.join(' and ')} on ${page}`).to.be.at.least(3);
    }
  }
}

describe('the focus ring has a contrast of 3:1 on light and on dark pages', () => {
  it('on the squares, the toolbar and the move field of a board in play', async () => {
    const user = await setup(start, {controls: '', 'move-input': ''});
    await until(() => user.root.querySelector('.controls button') && user.root.querySelector('.move-input'));
    (await user.button('More')).click();
    await expectRings(user.root, 12);
  });

  it('on everything in the editor', async () => {
    const user = await User.setup({fen: start, mode: 'edit', animation: 'none'});
    for (const details of user.root.querySelectorAll('details')) details.open = true;
    await expectRings(user.root, 20);
  });

  it('on the buttons of a puzzle', async () => {
    const user = await User.setup({
      fen: '6k1/5ppp/8/8/8/8/5PPP/R5K1 w - - 0 1',
      mode: 'solve',
      solution: '1. Ra8#',
    });
    await expectRings(user.root, 3);
  });

  it('on the promotion choices', async () => {
    const user = await setup('7k/P7/8/8/8/8/8/K7 w - - 0 1');
    // With keys, because WebKit shows no ring after a click.
    for (const name of ['a7', 'a8']) {
      user.root.querySelector<HTMLElement>(`[data-square=${name}]`)?.focus();
      await user.press('Enter');
    }
    const chooser = await until(() => user.root.querySelector('.chooser'));
    expect(chooser.querySelectorAll('button')).to.have.length(4);
    await expectRings(user.root, 5);
  });

  it('on the moves, the ribbon, the buttons and the menus of games', async () => {
    const one = '1. e4 {[%eval 0.3]} e5 {[%eval 0.2]} (1... c5) 2. Nf3 {[%eval 0.4]} *';
    const game = await shown({}, `${one}\n\n[White "Anna"]\n\n1. d4 *`);
    await item(game, 'Copy FEN');
    await until(() => game.shadowRoot?.querySelector('.ribbon'));
    await expectRings(game.shadowRoot as ShadowRoot, 12);
  });
});
