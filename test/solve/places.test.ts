import {expect} from '@open-wc/testing';
import {
  button,
  counts,
  ladder,
  ladderSolution,
  leave,
  others,
  person,
  placement,
  press,
  shows,
  sit,
  solved,
  turn,
} from './sit.js';

const answered = '6k1/R7/8/8/8/8/8/1R5K';

/** Moves the board of the test into other markup, and waits until it can be solved there. */
async function into(html: string, place: string): Promise<Element> {
  const around = document.createElement('div');
  around.innerHTML = html;
  document.body.prepend(around);
  others.push(around);
  around.querySelector(place)?.append(person.board);
  // First it is a picture again.
  await person.settled();
  await turn();
  await person.settled();
  return around;
}

/** A slider as pages have them: what is drawn over it, by whatever pointer, moves its slides. */
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

describe('a puzzle on a page', function () {
  this.timeout(30_000);
  afterEach(leave);

  it('is solved in a slider, by mouse and by finger, and no slide moves under a piece', async () => {
    await sit({fen: ladder, solution: ladderSolution});
    const around = await into(
      '<div style="width: 420px; overflow: hidden"><div class="slides" style="display: flex"><div class="slide" style="flex: 0 0 420px"></div><div style="flex: 0 0 420px">next</div></div></div>',
      '.slide',
    );
    const slid = slider(around);
    await person.drag('b1', 'b7');
    await shows(ladder);
    await turn();
    await person.drag('a2', 'a7');
    await shows(answered);
    await turn();
    await person.touchDrag('b1', 'b8');
    await solved();
    expect(slid).to.deep.equal([]);
  });

  it('is solved on a page with Bootstrap, whose buttons and texts do not change it', async () => {
    await sit({fen: ladder, solution: ladderSolution});
    const {font} = getComputedStyle(await button('Hint'));
    const link = Object.assign(document.createElement('link'), {
      rel: 'stylesheet',
      href: new URL('../../node_modules/bootstrap/dist/css/bootstrap.css', import.meta.url).href,
    });
    const loaded = new Promise((resolve, reject) => {
      link.addEventListener('load', resolve);
      link.addEventListener('error', reject);
    });
    others.push(link);
    document.head.append(link);
    await loaded;
    await into(
      '<div class="container"><div class="row"><div class="col"><div class="card"><div class="card-body text-center"></div></div></div></div></div>',
      '.card-body',
    );
    expect(getComputedStyle(await button('Hint')).font).to.equal(font);
    await press('Hint');
    expect(counts()).to.equal('0 mistakes, 1 hint');
    await person.click('a2', 'a7');
    await shows(answered);
    await turn();
    await person.click('b1', 'b8');
    await solved();
  });

  for (const width of [390, 200]) {
    it(`is solved by taps where it is ${width} px wide, with a hint`, async () => {
      await sit({fen: ladder, solution: ladderSolution});
      await into(`<div class="phone" style="width: ${width}px"></div>`, '.phone');
      await press('Hint');
      expect(counts()).to.equal('0 mistakes, 1 hint');
      const {right} = (await button('Solution')).getBoundingClientRect();
      expect(right).to.be.at.most(person.board.getBoundingClientRect().right);
      const texts = person.root.querySelector('.puzzle');
      expect(texts?.scrollWidth).to.be.at.most(texts?.clientWidth ?? 0);
      await person.tap('a2', 'a7');
      await shows(answered);
      await turn();
      await person.tap('b1', 'b8');
      await solved();
    });
  }

  it('is left alone by presses on the puzzle beside it', async () => {
    await sit({fen: ladder, solution: ladderSolution});
    const other = document.createElement('fen-board');
    Object.assign(other, {mode: 'solve', fen: ladder, solution: ladderSolution});
    others.push(other);
    person.board.after(other);
    await turn();
    person.board.focus();
    await person.press('r', 'Enter');
    expect(person.picked()).to.equal('a2');
    expect(other.shadowRoot?.querySelector('[aria-selected=true]') ?? null).to.equal(null);
    await person.press('Escape');
    expect([placement(), other.fen]).to.deep.equal([ladder.split(' ')[0], ladder]);
  });
});
