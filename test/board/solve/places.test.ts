import {expect} from '@open-wc/testing';
import {ladder, ladderSolution} from '../../tools/fixtures/positions.js';
import {temporary} from '../../tools/user.js';
import {setup, type Solver} from './solver.js';

let user: Solver;

const answered = '6k1/R7/8/8/8/8/8/1R5K';

/** Moves the board into other markup, and waits until it can be solved there. */
async function into(html: string, place: string): Promise<Element> {
  const around = document.createElement('div');
  around.innerHTML = html;
  document.body.prepend(temporary(around));
  around.querySelector(place)?.append(user.board);
  // At first it is only a picture again.
  await user.settled();
  await user.turn();
  await user.settled();
  return around;
}

/** A slider like those of pages: dragging on it with any pointer moves its slides. */
function slider(around: Element) {
  const slides = around.querySelector<HTMLElement>('.slides');
  let from: number | null = null;
  const slid: number[] = [];
  const start = (x: number) => (from = x);
  const move = (x: number) => {
    if (from === null || !slides) return;
    slid.push(x - from);
    slides.style.transform = `translateX(${x - from}px)`;
  };
  const end = () => (from = null);
  around.addEventListener('pointerdown', (event) => start((event as PointerEvent).clientX));
  around.addEventListener('pointermove', (event) => move((event as PointerEvent).clientX));
  around.addEventListener('pointerup', end);
  around.addEventListener('mousedown', (event) => start((event as MouseEvent).clientX));
  around.addEventListener('mousemove', (event) => move((event as MouseEvent).clientX));
  around.addEventListener('mouseup', end);
  around.addEventListener('touchstart', (event) => start((event as TouchEvent).touches[0]?.clientX ?? 0));
  around.addEventListener('touchmove', (event) => move((event as TouchEvent).touches[0]?.clientX ?? 0));
  around.addEventListener('touchend', end);
  return slid;
}

describe('a puzzle on a page', () => {
  it('is solved in a slider, by mouse and by finger, and no slide moves under a piece', async () => {
    user = await setup();
    const around = await into(
      '<div style="width: 420px; overflow: hidden"><div class="slides" style="display: flex"><div class="slide" style="flex: 0 0 420px"></div><div style="flex: 0 0 420px">next</div></div></div>',
      '.slide',
    );
    const slid = slider(around);
    await user.drag('b1', 'b7');
    await user.sees(ladder);
    await user.turn();
    await user.drag('a2', 'a7');
    await user.sees(answered);
    await user.turn();
    await user.touchDrag('b1', 'b8');
    await user.solved();
    expect(slid).to.deep.equal([]);
  });

  it('is solved on a page with Bootstrap, whose buttons and texts do not change it', async () => {
    user = await setup();
    const {font} = getComputedStyle(await user.button('Hint'));
    const link = Object.assign(document.createElement('link'), {
      rel: 'stylesheet',
      href: new URL('../../../node_modules/bootstrap/dist/css/bootstrap.css', import.meta.url).href,
    });
    const loaded = new Promise((resolve, reject) => {
      link.addEventListener('load', resolve);
      link.addEventListener('error', reject);
    });
    document.head.append(temporary(link));
    await loaded;
    await into(
      '<div class="container"><div class="row"><div class="col"><div class="card"><div class="card-body text-center"></div></div></div></div></div>',
      '.card-body',
    );
    expect(getComputedStyle(await user.button('Hint')).font).to.equal(font);
    await user.pressButton('Hint');
    expect(user.counts).to.equal('1 hint');
    await user.click('a2', 'a7');
    await user.sees(answered);
    await user.turn();
    await user.click('b1', 'b8');
    await user.solved();
  });

  for (const width of [390, 200]) {
    it(`is solved by taps where it is ${width} px wide, with a hint`, async () => {
      user = await setup();
      await into(`<div class="phone" style="width: ${width}px"></div>`, '.phone');
      await user.pressButton('Hint');
      expect(user.counts).to.equal('1 hint');
      const {right} = (await user.button('Solution')).getBoundingClientRect();
      expect(right).to.be.at.most(user.board.getBoundingClientRect().right);
      const texts = user.root.querySelector('[part=puzzle]');
      expect(texts?.scrollWidth).to.be.at.most(texts?.clientWidth ?? 0);
      await user.tap('a2', 'a7');
      await user.sees(answered);
      await user.turn();
      await user.tap('b1', 'b8');
      await user.solved();
    });
  }

  it('does not react to presses on the puzzle beside it', async () => {
    user = await setup();
    const other = document.createElement('fen-board');
    Object.assign(other, {mode: 'solve', fen: ladder, solution: ladderSolution});
    user.board.after(temporary(other));
    await user.turn();
    user.board.focus();
    await user.press('r', 'Enter');
    expect(user.picked()).to.equal('a2');
    expect(other.shadowRoot?.querySelector('[aria-selected=true]') ?? null).to.equal(null);
    await user.press('Escape');
    expect([user.placement, other.fen]).to.deep.equal([ladder.split(' ')[0], ladder]);
  });
});
