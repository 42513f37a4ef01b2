import {expect} from '@open-wc/testing';
import {executeServerCommand, resetMouse, sendMouse} from '@web/test-runner-commands';
import '../../src/index.js';
import {can, Person} from './person.js';

const start = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1';
const promoting = '7k/P7/8/8/8/8/8/K7 w - - 0 1';

let person: Person;
const sit = async (fen: string, others: Readonly<Record<string, string>> = {}, place?: Element) =>
  (person = await Person.before({mode: 'play', animation: 'none', fen, ...others}, place));
const moves = () => person.changes.map(({move}) => move?.san);

afterEach(async () => {
  person.leave();
  await resetMouse();
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
    await sit(start, {}, slider);
    await person.drag('e2', 'e4');
    await person.click('e7', 'e5');
    await person.touchDrag('g1', 'f3');
    await person.tap('b8', 'c6');
    expect(moves()).to.deep.equal(['e4', 'e5', 'Nf3', 'Nc6']);
    expect(heard).to.deep.equal([]);
  });

  it('leaves every other press to the page', async () => {
    const slider = made('<div></div>');
    const heard = heardBy(slider, ...beginnings);
    await sit(start, {}, slider);
    await person.click('e4');
    expect(heard).to.deep.equal(['pointerdown', 'mousedown']);
    await person.tap('e8');
    expect(heard.length).to.be.greaterThan(3);
    person.board.disabled = true;
    await person.settled();
    heard.length = 0;
    await person.click('e2');
    // Browsers themselves dispatch no mouse events to what is disabled.
    expect(heard).to.include('pointerdown');
  });

  it('keeps the keys that it uses from a slider that listens to the arrows, and no others', async () => {
    const slider = made('<div></div>');
    const heard: string[] = [];
    slider.addEventListener('keydown', (event) => heard.push((event as KeyboardEvent).key));
    await sit(start, {}, slider);
    person.cell('e2').focus();
    await person.press('ArrowLeft', 'Enter', 'x', 'w');
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
      await sit(start, {}, place);
      await person.drag('e2', 'e4');
      await person.click('e7', 'e5', 'g1');
      await person.click('g1');
      expect(moves()).to.deep.equal(['e4', 'e5']);
      expect(hasActed()).to.equal(false);
      await person.click('d4');
      expect(hasActed()).to.equal(true);
    });
  }

  it('does not begin the browser’s own drag, and any other press does', async () => {
    const place = made('<div draggable="true"><p>selected</p><div></div></div>');
    place.querySelector('p')?.remove();
    const heard = heardBy(place, 'dragstart');
    const text = document.createElement('p');
    text.textContent = 'selected';
    await sit(start, {}, place);
    document.body.prepend(text);
    getSelection()?.selectAllChildren(document.body);
    await person.drag('e2', 'e4');
    getSelection()?.removeAllRanges();
    text.remove();
    expect(moves()).to.deep.equal(['e4']);
    expect(heard).to.deep.equal([]);
    // A drag that goes on would keep the driver waiting.
    place.addEventListener('dragstart', (event) => event.preventDefault());
    await person.drag('d5', 'f5');
    expect(heard).to.deep.equal(['dragstart']);
  });

  it('ends when the page captures the pointer: the piece does not stay at the cursor', async () => {
    await sit(start);
    await person.down('e2');
    await person.moveTo(person.middle('e3'));
    person.root.addEventListener(
      'pointermove',
      (event) => document.body.setPointerCapture((event as PointerEvent).pointerId),
      {once: true},
    );
    await person.moveTo(person.middle('e4'));
    await person.moveTo(person.middle('e5'));
    await person.up();
    await person.moveTo(person.middle('d5'));
    expect(person.root.querySelector('.dragged') === null).to.equal(true);
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
      await sit(start, {style: `width: 300px; margin: 60px; ${style}`});
      await person.drag('e2', 'e4');
      await person.click('g8', 'f6');
      expect(moves()).to.deep.equal(['e4', 'Nf6']);
    });
  }

  it('is the one that is seen after the page has scrolled in mid-drag', async () => {
    const far = document.body.appendChild(document.createElement('div'));
    far.style.height = '3000px';
    await sit(start);
    const [x, y] = person.middle('e5');
    await person.down('e2');
    await person.moveTo(person.middle('e3'));
    await person.moveTo([x, y]);
    const {height} = person.cell('e4').getBoundingClientRect();
    window.scrollBy({top: height, behavior: 'instant'});
    const dragged = person.root.querySelector('.dragged')?.getBoundingClientRect();
    expect(((dragged?.top ?? 0) + (dragged?.bottom ?? 0)) / 2).to.be.closeTo(y, 1);
    await person.up();
    window.scrollTo(0, 0);
    far.remove();
    expect(moves()).to.deep.equal(['e4']);
  });
});

describe('the dragged piece', () => {
  it('follows the pointer outside the board, and is not cut off', async () => {
    const place = made('<div style="overflow: hidden; width: 300px; contain: paint"></div>');
    await sit(start, {}, place);
    await person.down('e2');
    await person.moveTo(person.middle('e3'));
    await person.moveTo([600, 350]);
    const {left, right, top, bottom} =
      person.root.querySelector('.dragged')?.getBoundingClientRect() ?? new DOMRect();
    expect((left + right) / 2).to.be.closeTo(600, 1);
    expect((top + bottom) / 2).to.be.closeTo(350, 1);
    expect(person.root.querySelector('.dragged:popover-open') === null).to.equal(false);
    await person.up();
    expect(person.root.querySelector('.dragged') === null).to.equal(true);
  });

  it('is as large as a square where the page zooms', async () => {
    await sit(start, {style: 'zoom: 1.5; width: 200px'});
    await person.down('e2');
    await person.moveTo(person.middle('e3'));
    await person.moveTo(person.middle('e4'));
    const dragged = person.root.querySelector('.dragged')?.getBoundingClientRect();
    const cell = person.cell('e4').getBoundingClientRect();
    expect(dragged?.width).to.be.closeTo(cell.width, 1);
    expect(dragged?.left).to.be.closeTo(cell.left, 1.5);
    expect(dragged?.top).to.be.closeTo(cell.top, 1.5);
    await person.up();
  });

  it('logs nothing when the board is hidden in mid-drag', async () => {
    const errors: unknown[] = [];
    const note = (event: ErrorEvent) => errors.push(event.message);
    window.addEventListener('error', note);
    await sit(start);
    await person.down('e2');
    await person.moveTo(person.middle('e3'));
    person.board.hidden = true;
    await person.moveTo([200, 200]);
    await person.moveTo([220, 220]);
    await person.up();
    person.board.hidden = false;
    await person.settled();
    window.removeEventListener('error', note);
    expect(errors).to.deep.equal([]);
    expect(person.board.fen).to.equal(start);
  });
});

describe('a click without a pointer, as assistive technology makes it', () => {
  const clicks = async (...squares: string[]) => {
    for (const square of squares) {
      person.cell(square).click();
      await person.settled();
    }
  };

  it('picks a piece, and the second one moves it', async () => {
    await sit(start);
    await clicks('g1');
    expect(person.heard).to.equal('Knight g1 picked up.');
    expect(person.picked()).to.equal('g1');
    await clicks('f3');
    expect(moves()).to.deep.equal(['Nf3']);
  });

  it('chooses what a pawn becomes', async () => {
    await sit(promoting);
    await clicks('a7', 'a8');
    person.root.querySelector<HTMLElement>('[data-promotion=R]')?.click();
    await person.settled();
    expect(moves()).to.deep.equal(['a8=R+']);
  });

  it('moves any piece in the editor', async () => {
    await sit(start, {mode: 'edit'});
    await clicks('e1', 'e5');
    expect(person.board.fen).to.contain('/4K3/');
  });
});

describe('a finger', () => {
  const centre = (selector: string): [number, number] => {
    const {left, top, width, height} =
      person.root.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect();
    return [Math.round(left + width / 2), Math.round(top + height / 2)];
  };

  for (const [role, san] of [
    ['Q', 'a8=Q+'],
    ['N', 'a8=N'],
    ['R', 'a8=R+'],
    ['B', 'a8=B'],
  ] as const) {
    it(`taps a pawn to the last rank, then the ${role}`, async () => {
      await sit(promoting);
      await person.tap('a7', 'a8');
      expect(moves(), 'before anything is chosen').to.deep.equal([]);
      await person.tap(centre(`[data-promotion=${role}]`));
      expect(moves()).to.deep.equal([san]);
    });
  }

  it('drags a pawn to the last rank, and then chooses', async () => {
    await sit(promoting);
    await person.touchDrag('a7', 'a8');
    expect(moves()).to.deep.equal([]);
    // Chromium takes a tap right after a drag for the end of a fling, so the choice is made with the mouse.
    await sendMouse({type: 'click', position: centre('[data-promotion=N]')});
    await person.settled();
    expect(moves()).to.deep.equal(['a8=N']);
  });

  it('keeps the picked piece while it scrolls the page', async function () {
    if (!(await can('touch-scroll'))) this.skip();
    const far = document.body.appendChild(document.createElement('div'));
    far.style.height = '3000px';
    await sit(start);
    await person.tap('e2');
    const [x, y] = person.middle('d5');
    await executeServerCommand('touch-drag', {
      points: [
        [x, y],
        [x, y - 20],
        [x, y - 60],
        [x, y - 120],
      ],
    });
    await person.settled();
    expect(window.scrollY).to.be.greaterThan(0);
    window.scrollTo(0, 0);
    far.remove();
    expect(person.picked()).to.equal('e2');
    await person.tap('e4');
    expect(moves()).to.deep.equal(['e4']);
  });

  it('beside another zooms the page, also when both are on pieces', async function () {
    if (!(await can('two-fingers'))) this.skip();
    await sit(start);
    await executeServerCommand('two-fingers', {points: [person.middle('b1'), person.middle('g1')]});
    await person.settled();
    expect(person.changes).to.deep.equal([]);
    for (const square of ['b1', 'g1', 'e2']) {
      expect(getComputedStyle(person.cell(square)).touchAction).to.equal('pinch-zoom');
    }
  });
});

describe('what was done while the board was loading', () => {
  /** A board whose part comes after the events. */
  async function late(act: (svg: Element, at: (square: string) => MouseEventInit) => void): Promise<void> {
    await sit(start);
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
    await sit(start, {mode: 'edit'});
    person.board.addEventListener('beforechange', (event) => event.preventDefault());
    await person.drag('e2', 'e5');
    expect(person.heard).to.equal('Put back.');
    person.cell('e2').focus();
    await person.press('Delete');
    expect(person.heard).to.equal('Not changed.');
    await person.press('Escape');
  });
});

describe('the chooser', () => {
  it('accepts the letter of the piece, in any case', async () => {
    for (const [key, san] of [
      ['n', 'a8=N'],
      ['R', 'a8=R+'],
    ] as const) {
      await sit(promoting);
      await person.click('a7', 'a8');
      await person.press('x', key);
      expect(moves()).to.deep.equal([san]);
      expect(person.focused()).to.equal('a8');
      person.leave();
    }
  });

  it('dims the rest of the board', async () => {
    await sit(promoting);
    const dim = () =>
      getComputedStyle(person.root.querySelector('.chooser-place') as Element).backgroundColor;
    expect(dim()).to.equal('rgba(0, 0, 0, 0)');
    await person.click('a7', 'a8');
    expect(dim()).to.equal('rgba(0, 0, 0, 0.4)');
  });
});

describe('the cursor', () => {
  it('is a pointer over the squares where the picked piece may go', async () => {
    await sit(start);
    const over = (square: string) => getComputedStyle(person.cell(square)).cursor;
    expect([over('e2'), over('e4')]).to.deep.equal(['grab', 'default']);
    await person.click('e2');
    expect([over('e4'), over('e5')]).to.deep.equal(['pointer', 'default']);
  });
});
