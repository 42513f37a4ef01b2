import {expect} from '@open-wc/testing';
import {executeServerCommand, sendMouse} from '@web/test-runner-commands';
import '../../../src/index.js';
import {promoting, start} from '../../tools/fixtures/positions.js';
import {can, lengthenPage, setup, type User} from '../../tools/user.js';

afterEach(() => {
  history.replaceState(null, '', location.pathname + location.search);
});

/** Creates an element from its markup; the board goes into its innermost element. */
function elementFrom(markup: string): Element {
  const template = document.createElement('template');
  template.innerHTML = markup;
  return template.content.firstElementChild as Element;
}

/** Collects the types of the events that bubble to an element. */
function collectEvents(element: Element, ...types: string[]): string[] {
  const events: string[] = [];
  for (const type of types) element.addEventListener(type, (event) => events.push(event.type));
  return events;
}

describe('presses and the page around the board', () => {
  const startEvents = ['pointerdown', 'mousedown', 'touchstart'];

  it('a press that the board handles does not swipe a carousel that contains the board, by mouse or finger', async () => {
    const carousel = elementFrom('<div></div>');
    const events = collectEvents(carousel, ...startEvents);
    const user = await setup(start, {}, carousel);
    await user.drag('e2', 'e4');
    await user.click('e7', 'e5');
    await user.touchDrag('g1', 'f3');
    await user.tap('b8', 'c6');
    expect(user.sans).to.deep.equal(['e4', 'e5', 'Nf3', 'Nc6']);
    expect(events).to.deep.equal([]);
  });

  it('a press that the board does not handle reaches the page', async () => {
    const carousel = elementFrom('<div></div>');
    const events = collectEvents(carousel, ...startEvents);
    const user = await setup(start, {}, carousel);
    await user.click('e4');
    expect(events).to.deep.equal(['pointerdown', 'mousedown']);
    await user.tap('e8');
    expect(events.length).to.be.greaterThan(3);
    user.board.disabled = true;
    await user.settled();
    events.length = 0;
    await user.click('e2');
    // Browsers dispatch no mouse events to disabled elements.
    expect(events).to.include('pointerdown');
  });

  it('only keys that the board does not handle reach a carousel around it', async () => {
    const carousel = elementFrom('<div></div>');
    const events: string[] = [];
    carousel.addEventListener('keydown', (event) => events.push((event as KeyboardEvent).key));
    const user = await setup(start, {}, carousel);
    user.cell('e2').focus();
    await user.press('ArrowLeft', 'Enter', 'v', 'w');
    expect(events).to.deep.equal(['v', 'w']);
  });

  for (const [what, markup, isDone] of [
    ['follow the link', '<a href="#followed"></a>', () => location.hash === '#followed'],
    [
      'open the details',
      '<details><summary></summary></details>',
      () => (document.querySelector('details') as HTMLDetailsElement).open,
    ],
    [
      'activate the label',
      '<div><label></label><input id="box" type="checkbox"></div>',
      () => (document.querySelector('#box') as HTMLInputElement).checked,
    ],
  ] as const) {
    it(`a press that the board handles does not ${what} around it; any other press does`, async () => {
      const place = elementFrom(markup);
      place.querySelector('label')?.setAttribute('for', 'box');
      const user = await setup(start, {}, place);
      await user.drag('e2', 'e4');
      await user.click('e7', 'e5', 'g1');
      await user.click('g1');
      expect(user.sans).to.deep.equal(['e4', 'e5']);
      expect(isDone()).to.equal(false);
      await user.click('d4');
      expect(isDone()).to.equal(true);
    });
  }

  it('a press that the board handles does not begin the browser’s own drag; any other press does', async () => {
    const place = elementFrom('<div draggable="true"><p>selected</p><div></div></div>');
    place.querySelector('p')?.remove();
    const events = collectEvents(place, 'dragstart');
    const text = document.createElement('p');
    text.textContent = 'selected';
    const user = await setup(start, {}, place);
    document.body.prepend(text);
    getSelection()?.selectAllChildren(document.body);
    await user.drag('e2', 'e4');
    getSelection()?.removeAllRanges();
    text.remove();
    expect(user.sans).to.deep.equal(['e4']);
    expect(events).to.deep.equal([]);
    // The test driver would wait for the end of a native drag.
    place.addEventListener('dragstart', (event) => event.preventDefault());
    await user.drag('d5', 'f5');
    expect(events).to.deep.equal(['dragstart']);
  });

  it('a drag ends when the page captures the pointer, and the piece is put back', async () => {
    const user = await setup(start);
    await user.down('e2');
    await user.moveTo('e3');
    user.root.addEventListener(
      'pointermove',
      (event) => document.body.setPointerCapture((event as PointerEvent).pointerId),
      {once: true},
    );
    await user.moveTo('e4');
    await user.moveTo('e5');
    await user.up();
    await user.moveTo('d5');
    expect(user.root.querySelector('[popover]') === null).to.equal(true);
    expect(user.sans).to.deep.equal([]);
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
    it(`is the one that a person sees with “${style}”`, async () => {
      const user = await setup(start, {style: `width: 300px; margin: 60px; ${style}`});
      await user.drag('e2', 'e4');
      await user.click('g8', 'f6');
      expect(user.sans).to.deep.equal(['e4', 'Nf6']);
    });
  }

  it('is the one that a person sees after the page has scrolled during a drag', async () => {
    lengthenPage();
    const user = await setup(start);
    const [x, y] = user.middle('e5');
    await user.down('e2');
    await user.moveTo('e3');
    await user.moveTo([x, y]);
    const {height} = user.cell('e4').getBoundingClientRect();
    window.scrollBy({top: height, behavior: 'instant'});
    expect(user.middle(user.root.querySelector('[popover]') as Element)[1]).to.be.closeTo(y, 1);
    await user.up();
    window.scrollTo(0, 0);
    expect(user.sans).to.deep.equal(['e4']);
  });
});

describe('the dragged piece', () => {
  it('follows the pointer outside the board, and is not cut off', async () => {
    const place = elementFrom('<div style="overflow: hidden; width: 300px; contain: paint"></div>');
    const user = await setup(start, {}, place);
    await user.down('e2');
    await user.moveTo('e3');
    await user.moveTo([600, 350]);
    const [x, y] = user.middle(user.root.querySelector('[popover]') as Element);
    expect(x).to.be.closeTo(600, 1);
    expect(y).to.be.closeTo(350, 1);
    expect(user.root.querySelector('[popover]:popover-open') === null).to.equal(false);
    await user.up();
    expect(user.root.querySelector('[popover]') === null).to.equal(true);
  });

  it('is as large as a square if the page sets `zoom`', async () => {
    const user = await setup(start, {style: 'zoom: 1.5; width: 200px'});
    await user.down('e2');
    await user.moveTo('e3');
    await user.moveTo('e4');
    const dragged = user.root.querySelector('[popover]')?.getBoundingClientRect();
    const cell = user.cell('e4').getBoundingClientRect();
    expect(dragged?.width).to.be.closeTo(cell.width, 1);
    expect(dragged?.left).to.be.closeTo(cell.left, 1.5);
    expect(dragged?.top).to.be.closeTo(cell.top, 1.5);
    await user.up();
  });

  it('throws no error when the board is hidden during the drag', async () => {
    const errors: unknown[] = [];
    const record = (event: ErrorEvent) => errors.push(event.message);
    window.addEventListener('error', record);
    const user = await setup(start);
    await user.down('e2');
    await user.moveTo('e3');
    user.board.hidden = true;
    await user.moveTo([200, 200]);
    await user.moveTo([220, 220]);
    await user.up();
    user.board.hidden = false;
    await user.settled();
    window.removeEventListener('error', record);
    expect(errors).to.deep.equal([]);
    expect(user.board.fen).to.equal(start);
  });
});

describe('a click without a pointer, as assistive technology makes it', () => {
  const click = async (user: User, ...squares: string[]) => {
    for (const square of squares) {
      user.cell(square).click();
      await user.settled();
    }
  };

  it('picks a piece, and a second click moves it', async () => {
    const user = await setup(start);
    await click(user, 'g1');
    expect(user.announced).to.equal('Knight g1 picked up.');
    expect(user.picked()).to.equal('g1');
    await click(user, 'f3');
    expect(user.sans).to.deep.equal(['Nf3']);
  });

  it('chooses the piece that a pawn is promoted to', async () => {
    const user = await setup(promoting);
    await click(user, 'a7', 'a8');
    user.root.querySelector<HTMLElement>('[data-promotion=R]')?.click();
    await user.settled();
    expect(user.sans).to.deep.equal(['a8=R+']);
  });

  it('moves any piece in the editor', async () => {
    const user = await setup(start, {mode: 'edit'});
    await click(user, 'e1', 'e5');
    expect(user.board.fen).to.contain('/4K3/');
  });
});

describe('a finger', () => {
  /** A piece among the promotion choices. */
  const choiceOf = (user: User, role: string) =>
    user.root.querySelector(`[data-promotion=${role}]`) as Element;

  for (const [role, san] of [
    ['Q', 'a8=Q+'],
    ['N', 'a8=N'],
    ['R', 'a8=R+'],
    ['B', 'a8=B'],
  ] as const) {
    it(`promotes to ${role} with taps on the pawn, the last rank and the piece`, async () => {
      const user = await setup(promoting);
      await user.tap('a7', 'a8');
      expect(user.sans, 'before anything is chosen').to.deep.equal([]);
      await user.tapOn(choiceOf(user, role));
      expect(user.sans).to.deep.equal([san]);
    });
  }

  it('drags a pawn to the last rank, and then the person chooses a piece', async () => {
    const user = await setup(promoting);
    await user.touchDrag('a7', 'a8');
    expect(user.sans).to.deep.equal([]);
    // Chromium mistakes a tap right after a drag for the end of a fling, so the mouse makes the choice.
    await sendMouse({type: 'click', position: user.middle(choiceOf(user, 'N'))});
    await user.settled();
    expect(user.sans).to.deep.equal(['a8=N']);
  });

  it('keeps the picked piece while it scrolls the page', async function () {
    if (!(await can('touch-scroll'))) this.skip();
    lengthenPage();
    const user = await setup(start);
    await user.tap('e2');
    const [x, y] = user.middle('d5');
    // The page may go on scrolling when the finger has left it.
    const ended = new Promise((resolve) => document.addEventListener('scrollend', resolve, {once: true}));
    await user.swipe([x, y], [x, y - 20], [x, y - 60], [x, y - 120]);
    await ended;
    expect(window.scrollY).to.be.greaterThan(0);
    window.scrollTo(0, 0);
    expect(user.picked()).to.equal('e2');
    await user.tap('e4');
    expect(user.sans).to.deep.equal(['e4']);
  });

  it('together with a second finger zooms the page, even when both are on pieces', async function () {
    if (!(await can('two-fingers'))) this.skip();
    const user = await setup(start);
    await executeServerCommand('two-fingers', {points: [user.middle('b1'), user.middle('g1')]});
    await user.settled();
    expect(user.changes).to.deep.equal([]);
    for (const square of ['b1', 'g1', 'e2']) {
      expect(getComputedStyle(user.cell(square)).touchAction).to.equal('pinch-zoom');
    }
  });
});

describe('a change that the page refuses', () => {
  it('is announced as “Put back” for a piece that was moved, and as “Not changed” otherwise', async () => {
    const user = await setup(start, {mode: 'edit'});
    user.board.addEventListener('beforechange', (event) => event.preventDefault());
    await user.drag('e2', 'e5');
    expect(user.announced).to.equal('Put back.');
    user.cell('e2').focus();
    await user.press('Delete');
    expect(user.announced).to.equal('Not changed.');
    await user.press('Escape');
  });
});

describe('the mouse cursor', () => {
  it('is a hand (`pointer`) over the squares that the picked piece may go to', async () => {
    const user = await setup(start);
    const over = (square: string) => getComputedStyle(user.cell(square)).cursor;
    expect([over('e2'), over('e4')]).to.deep.equal(['grab', 'default']);
    await user.click('e2');
    expect([over('e4'), over('e5')]).to.deep.equal(['pointer', 'default']);
  });
});
