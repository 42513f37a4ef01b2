import {expect} from '@open-wc/testing';
import {executeServerCommand, sendMouse} from '@web/test-runner-commands';
import '../../src/index.js';
import {promoting, start} from '../fixtures/positions.js';
import {can, User} from '../user.js';

let user: User;
const setup = async (fen: string, others: Readonly<Record<string, string>> = {}, place?: Element) =>
  (user = await User.setup({mode: 'play', animation: 'none', fen, ...others}, place));
const moves = () => user.changes.map(({move}) => move?.san);

afterEach(() => {
  history.replaceState(null, '', location.pathname + location.search);
});

/** An element from its markup; the board goes into its innermost element. */
function made(markup: string): Element {
  const template = document.createElement('template');
  template.innerHTML = markup;
  return template.content.firstElementChild as Element;
}

/** What bubbles to an element, by type. */
function heardBy(element: Element, ...types: string[]): string[] {
  const heard: string[] = [];
  for (const type of types) element.addEventListener(type, (event) => heard.push(event.type));
  return heard;
}

describe('a press that the board uses', () => {
  const beginnings = ['pointerdown', 'mousedown', 'touchstart'];

  it('does not move the slider around the board, by mouse or finger', async () => {
    const slider = made('<div></div>');
    const heard = heardBy(slider, ...beginnings);
    await setup(start, {}, slider);
    await user.drag('e2', 'e4');
    await user.click('e7', 'e5');
    await user.touchDrag('g1', 'f3');
    await user.tap('b8', 'c6');
    expect(moves()).to.deep.equal(['e4', 'e5', 'Nf3', 'Nc6']);
    expect(heard).to.deep.equal([]);
  });

  it('leaves every other press to the page', async () => {
    const slider = made('<div></div>');
    const heard = heardBy(slider, ...beginnings);
    await setup(start, {}, slider);
    await user.click('e4');
    expect(heard).to.deep.equal(['pointerdown', 'mousedown']);
    await user.tap('e8');
    expect(heard.length).to.be.greaterThan(3);
    user.board.disabled = true;
    await user.settled();
    heard.length = 0;
    await user.click('e2');
    // Browsers themselves dispatch no mouse events to what is disabled.
    expect(heard).to.include('pointerdown');
  });

  it('keeps the keys that it uses from a slider that listens to the arrows, and no others', async () => {
    const slider = made('<div></div>');
    const heard: string[] = [];
    slider.addEventListener('keydown', (event) => heard.push((event as KeyboardEvent).key));
    await setup(start, {}, slider);
    user.cell('e2').focus();
    await user.press('ArrowLeft', 'Enter', 'x', 'w');
    expect(heard).to.deep.equal(['x', 'w']);
  });

  for (const [what, markup, hasActed] of [
    ['follow the link', '<a href="#followed"></a>', () => location.hash === '#followed'],
    [
      'open the details',
      '<details><summary></summary></details>',
      () => (document.querySelector('details') as HTMLDetailsElement).open,
    ],
    [
      'check the label’s box',
      '<div><label></label><input id="box" type="checkbox"></div>',
      () => (document.querySelector('#box') as HTMLInputElement).checked,
    ],
  ] as const) {
    it(`does not ${what} around the board, and any other press does`, async () => {
      const place = made(markup);
      place.querySelector('label')?.setAttribute('for', 'box');
      await setup(start, {}, place);
      await user.drag('e2', 'e4');
      await user.click('e7', 'e5', 'g1');
      await user.click('g1');
      expect(moves()).to.deep.equal(['e4', 'e5']);
      expect(hasActed()).to.equal(false);
      await user.click('d4');
      expect(hasActed()).to.equal(true);
    });
  }

  it('does not begin the browser’s own drag, and any other press does', async () => {
    const place = made('<div draggable="true"><p>selected</p><div></div></div>');
    place.querySelector('p')?.remove();
    const heard = heardBy(place, 'dragstart');
    const text = document.createElement('p');
    text.textContent = 'selected';
    await setup(start, {}, place);
    document.body.prepend(text);
    getSelection()?.selectAllChildren(document.body);
    await user.drag('e2', 'e4');
    getSelection()?.removeAllRanges();
    text.remove();
    expect(moves()).to.deep.equal(['e4']);
    expect(heard).to.deep.equal([]);
    // A drag that goes on would keep the driver waiting.
    place.addEventListener('dragstart', (event) => event.preventDefault());
    await user.drag('d5', 'f5');
    expect(heard).to.deep.equal(['dragstart']);
  });

  it('ends when the page captures the pointer: the piece does not stay at the cursor', async () => {
    await setup(start);
    await user.down('e2');
    await user.moveTo(user.middle('e3'));
    user.root.addEventListener(
      'pointermove',
      (event) => document.body.setPointerCapture((event as PointerEvent).pointerId),
      {once: true},
    );
    await user.moveTo(user.middle('e4'));
    await user.moveTo(user.middle('e5'));
    await user.up();
    await user.moveTo(user.middle('d5'));
    expect(user.root.querySelector('[popover]') === null).to.equal(true);
    expect(moves()).to.deep.equal([]);
  });
});

describe('the square under the pointer', () => {
  for (const style of [
    'transform: rotate(90deg)',
    'transform: scale(-0.8, 0.7) translate(20px, 10px)',
    'transform: rotate(30deg) scale(0.7)',
    'zoom: 1.5; max-width: 250px',
    'direction: rtl; border: 13px solid; padding: 7px',
  ]) {
    it(`is the one that is seen with “${style}”`, async () => {
      await setup(start, {style: `width: 300px; margin: 60px; ${style}`});
      await user.drag('e2', 'e4');
      await user.click('g8', 'f6');
      expect(moves()).to.deep.equal(['e4', 'Nf6']);
    });
  }

  it('is the one that is seen after the page has scrolled in mid-drag', async () => {
    const far = document.body.appendChild(document.createElement('div'));
    far.style.height = '3000px';
    await setup(start);
    const [x, y] = user.middle('e5');
    await user.down('e2');
    await user.moveTo(user.middle('e3'));
    await user.moveTo([x, y]);
    const {height} = user.cell('e4').getBoundingClientRect();
    window.scrollBy({top: height, behavior: 'instant'});
    const dragged = user.root.querySelector('[popover]')?.getBoundingClientRect();
    expect(((dragged?.top ?? 0) + (dragged?.bottom ?? 0)) / 2).to.be.closeTo(y, 1);
    await user.up();
    window.scrollTo(0, 0);
    far.remove();
    expect(moves()).to.deep.equal(['e4']);
  });
});

describe('the dragged piece', () => {
  it('follows the pointer outside the board, and is not cut off', async () => {
    const place = made('<div style="overflow: hidden; width: 300px; contain: paint"></div>');
    await setup(start, {}, place);
    await user.down('e2');
    await user.moveTo(user.middle('e3'));
    await user.moveTo([600, 350]);
    const {left, right, top, bottom} =
      user.root.querySelector('[popover]')?.getBoundingClientRect() ?? new DOMRect();
    expect((left + right) / 2).to.be.closeTo(600, 1);
    expect((top + bottom) / 2).to.be.closeTo(350, 1);
    expect(user.root.querySelector('[popover]:popover-open') === null).to.equal(false);
    await user.up();
    expect(user.root.querySelector('[popover]') === null).to.equal(true);
  });

  it('is as large as a square where the page zooms', async () => {
    await setup(start, {style: 'zoom: 1.5; width: 200px'});
    await user.down('e2');
    await user.moveTo(user.middle('e3'));
    await user.moveTo(user.middle('e4'));
    const dragged = user.root.querySelector('[popover]')?.getBoundingClientRect();
    const cell = user.cell('e4').getBoundingClientRect();
    expect(dragged?.width).to.be.closeTo(cell.width, 1);
    expect(dragged?.left).to.be.closeTo(cell.left, 1.5);
    expect(dragged?.top).to.be.closeTo(cell.top, 1.5);
    await user.up();
  });

  it('logs nothing when the board is hidden in mid-drag', async () => {
    const errors: unknown[] = [];
    const note = (event: ErrorEvent) => errors.push(event.message);
    window.addEventListener('error', note);
    await setup(start);
    await user.down('e2');
    await user.moveTo(user.middle('e3'));
    user.board.hidden = true;
    await user.moveTo([200, 200]);
    await user.moveTo([220, 220]);
    await user.up();
    user.board.hidden = false;
    await user.settled();
    window.removeEventListener('error', note);
    expect(errors).to.deep.equal([]);
    expect(user.board.fen).to.equal(start);
  });
});

describe('a click without a pointer, as assistive technology makes it', () => {
  const clicks = async (...squares: string[]) => {
    for (const square of squares) {
      user.cell(square).click();
      await user.settled();
    }
  };

  it('picks a piece, and the second one moves it', async () => {
    await setup(start);
    await clicks('g1');
    expect(user.announced).to.equal('Knight g1 picked up.');
    expect(user.picked()).to.equal('g1');
    await clicks('f3');
    expect(moves()).to.deep.equal(['Nf3']);
  });

  it('chooses what a pawn becomes', async () => {
    await setup(promoting);
    await clicks('a7', 'a8');
    user.root.querySelector<HTMLElement>('[data-promotion=R]')?.click();
    await user.settled();
    expect(moves()).to.deep.equal(['a8=R+']);
  });

  it('moves any piece in the editor', async () => {
    await setup(start, {mode: 'edit'});
    await clicks('e1', 'e5');
    expect(user.board.fen).to.contain('/4K3/');
  });
});

describe('a finger', () => {
  const centre = (selector: string): [number, number] => {
    const {left, top, width, height} =
      user.root.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect();
    return [Math.round(left + width / 2), Math.round(top + height / 2)];
  };

  for (const [role, san] of [
    ['Q', 'a8=Q+'],
    ['N', 'a8=N'],
    ['R', 'a8=R+'],
    ['B', 'a8=B'],
  ] as const) {
    it(`taps a pawn to the last rank, then the ${role}`, async () => {
      await setup(promoting);
      await user.tap('a7', 'a8');
      expect(moves(), 'before anything is chosen').to.deep.equal([]);
      await user.tap(centre(`[data-promotion=${role}]`));
      expect(moves()).to.deep.equal([san]);
    });
  }

  it('drags a pawn to the last rank, and then chooses', async () => {
    await setup(promoting);
    await user.touchDrag('a7', 'a8');
    expect(moves()).to.deep.equal([]);
    // Chromium takes a tap right after a drag for the end of a fling, so the choice is made with the mouse.
    await sendMouse({type: 'click', position: centre('[data-promotion=N]')});
    await user.settled();
    expect(moves()).to.deep.equal(['a8=N']);
  });

  it('keeps the picked piece while it scrolls the page', async function () {
    if (!(await can('touch-scroll'))) this.skip();
    const far = document.body.appendChild(document.createElement('div'));
    far.style.height = '3000px';
    await setup(start);
    await user.tap('e2');
    const [x, y] = user.middle('d5');
    await executeServerCommand('touch-drag', {
      points: [
        [x, y],
        [x, y - 20],
        [x, y - 60],
        [x, y - 120],
      ],
    });
    await user.settled();
    expect(window.scrollY).to.be.greaterThan(0);
    window.scrollTo(0, 0);
    far.remove();
    expect(user.picked()).to.equal('e2');
    await user.tap('e4');
    expect(moves()).to.deep.equal(['e4']);
  });

  it('beside another zooms the page, also when both are on pieces', async function () {
    if (!(await can('two-fingers'))) this.skip();
    await setup(start);
    await executeServerCommand('two-fingers', {points: [user.middle('b1'), user.middle('g1')]});
    await user.settled();
    expect(user.changes).to.deep.equal([]);
    for (const square of ['b1', 'g1', 'e2']) {
      expect(getComputedStyle(user.cell(square)).touchAction).to.equal('pinch-zoom');
    }
  });
});

describe('what was done while the board was loading', () => {
  /** A board whose part comes after the events. */
  async function late(act: (svg: Element, at: (square: string) => MouseEventInit) => void): Promise<void> {
    await setup(start);
    const board = document.createElement('fen-board');
    Object.assign(board, {fen: start, mode: 'play', animation: 'none'});
    document.body.prepend(board);
    await board.updateComplete;
    const svg = board.shadowRoot?.querySelector('svg') as Element;
    const {left, top, width} = board.getBoundingClientRect();
    act(svg, (square) => ({
      clientX: left + (width * (square.charCodeAt(0) - 96.5)) / 8,
      clientY: top + (width * (8.5 - Number(square.charAt(1)))) / 8,
    }));
    while (board.fen === start) await new Promise(requestAnimationFrame);
    expect(board.fen).to.equal('rnbqkbnr/pppppppp/8/8/8/5N2/PPPPPPPP/RNBQKB1R b KQkq - 1 1');
    board.remove();
  }
  const send = (svg: Element, type: string, at: MouseEventInit) =>
    svg.dispatchEvent(new PointerEvent(type, {...at, isPrimary: true, pointerId: 9, bubbles: true}));

  it('is done, if it was two taps', () =>
    late((svg, at) => {
      for (const square of ['g1', 'f3']) {
        send(svg, 'pointerdown', at(square));
        send(svg, 'pointerup', at(square));
      }
    }));

  it('is done, if it was a drag', () =>
    late((svg, at) => {
      send(svg, 'pointerdown', at('g1'));
      send(svg, 'pointerup', at('f3'));
    }));

  it('is done, if a finger dragged a piece on a page that scrolls', async () => {
    const {IntersectionObserver: real} = window;
    class NeverNear {
      observe = () => undefined;
      disconnect = () => undefined;
    }
    const far = document.body.appendChild(document.createElement('div'));
    far.style.height = '3000px';
    for (const [from, to, made] of [
      ['g1', 'f3', ['Nf3']],
      ['e5', 'e3', []],
    ] as const) {
      const board = document.createElement('fen-board');
      Object.assign(board, {fen: start, mode: 'play', animation: 'none'});
      board.style.setProperty('--fen-board-max-size', '400px');
      const sans: (string | undefined)[] = [];
      board.addEventListener('change', ({detail}) => sans.push(detail.move?.san));
      try {
        // It comes with the press.
        Object.assign(window, {IntersectionObserver: NeverNear});
        document.body.prepend(board);
        await board.updateComplete;
      } finally {
        window.IntersectionObserver = real;
      }
      const {left, top, width} = board.getBoundingClientRect();
      const at = (square: string) => [
        left + (width * (square.charCodeAt(0) - 96.5)) / 8,
        top + (width * (8.5 - Number(square.charAt(1)))) / 8,
      ];
      const [[x1 = 0, y1 = 0], [x2 = 0, y2 = 0]] = [at(from), at(to)];
      const points = [0, 0.2, 0.5, 0.8, 1].map((part) =>
        [x1 + part * (x2 - x1), y1 + part * (y2 - y1)].map(Math.round),
      );
      await executeServerCommand('touch-drag', {points});
      while (!board.shadowRoot?.querySelector('[role=grid]')) await new Promise(requestAnimationFrame);
      await board.updateComplete;
      if (made.length === 0) expect(board.fen).to.equal(start);
      else while (sans.length === 0) await new Promise(requestAnimationFrame);
      expect(sans).to.deep.equal(made);
      if (made.length > 0) expect(window.scrollY).to.equal(0);
      board.remove();
      window.scrollTo(0, 0);
    }
    far.remove();
  });

  it('is done, if it was keys', () =>
    late((svg) => {
      for (const key of ['n', 'Enter', 'ArrowUp', 'ArrowUp', 'ArrowLeft', 'Enter']) {
        svg.dispatchEvent(new KeyboardEvent('keydown', {key, bubbles: true}));
      }
    }));
});

describe('a change that the page refuses', () => {
  it('is announced as what it was: a piece is put back, anything else is not changed', async () => {
    await setup(start, {mode: 'edit'});
    user.board.addEventListener('beforechange', (event) => event.preventDefault());
    await user.drag('e2', 'e5');
    expect(user.announced).to.equal('Put back.');
    user.cell('e2').focus();
    await user.press('Delete');
    expect(user.announced).to.equal('Not changed.');
    await user.press('Escape');
  });
});

describe('the chooser', () => {
  it('accepts the letter of the piece, in any case', async () => {
    for (const [key, san] of [
      ['n', 'a8=N'],
      ['R', 'a8=R+'],
    ] as const) {
      await setup(promoting);
      await user.click('a7', 'a8');
      await user.press('x', key);
      expect(moves()).to.deep.equal([san]);
      expect(user.focused()).to.equal('a8');
      user.leave();
    }
  });

  it('dims the rest of the board', async () => {
    await setup(promoting);
    const backgrounds = () =>
      [...user.root.querySelectorAll('[part=board] > *')].map(
        (layer) => getComputedStyle(layer).backgroundColor,
      );
    expect(backgrounds()).to.not.include('rgba(0, 0, 0, 0.4)');
    await user.click('a7', 'a8');
    expect(backgrounds()).to.include('rgba(0, 0, 0, 0.4)');
  });
});

describe('the cursor', () => {
  it('is a pointer over the squares where the picked piece may go', async () => {
    await setup(start);
    const over = (square: string) => getComputedStyle(user.cell(square)).cursor;
    expect([over('e2'), over('e4')]).to.deep.equal(['grab', 'default']);
    await user.click('e2');
    expect([over('e4'), over('e5')]).to.deep.equal(['pointer', 'default']);
  });
});
