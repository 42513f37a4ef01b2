import {expect, fixture, html, nextFrame} from '@open-wc/testing';
import {resetMouse, sendMouse} from '@web/test-runner-commands';
import '../../../src/index.js';
import type {FenBoard} from '../../../src/index.js';
import {afterE4, broken, shredderStart, start} from '../../tools/fixtures/positions.js';
import {User} from '../../tools/user.js';

const form = (content: unknown) => fixture<HTMLFormElement>(html`<form>${content}</form>`);
const boardIn = (element: Element) => {
  const board = element.querySelector('fen-board');
  if (!board) throw new Error('There is no board.');
  return board;
};
const submitted = (element: HTMLFormElement) => [...new FormData(element)];
const part = (board: FenBoard, selector: string) => board.shadowRoot?.querySelector(selector);
const gridOf = async (board: FenBoard) => {
  while (!part(board, '[role=gridcell]')) await nextFrame();
};
/** Waits until a board is invalid, after the part for modes has loaded. */
const untilInvalid = async (board: FenBoard) => {
  while (board.validity.valid) await nextFrame();
};
const focusedIn = (board: FenBoard) =>
  board.shadowRoot?.activeElement?.getAttribute('data-square') ??
  board.shadowRoot?.activeElement?.getAttribute('part') ??
  null;

afterEach(() => resetMouse());

describe('a board in a form', () => {
  it('submits its FEN under its name, in every mode', async () => {
    for (const mode of ['view', 'play', 'edit']) {
      const it = await form(html`<fen-board name="p" mode=${mode} fen=${start}></fen-board>`);
      expect(submitted(it), mode).to.deep.equal([['p', start]]);
    }
  });

  it('has this as its value, also without a name and a form, and sets fen from it', async () => {
    const it = await form(html`<fen-board mode="play" fen="start"></fen-board>`);
    const board = boardIn(it);
    expect(board.value).to.equal(start);
    board.value = afterE4;
    expect([board.fen, board.value]).to.deep.equal([afterE4, afterE4]);
    board.value = 'nonsense';
    await board.updateComplete;
    expect(board.value).to.equal('');
  });

  it('submits nothing without a name', async () => {
    const it = await form(html`<fen-board fen=${start}></fen-board>`);
    expect(submitted(it)).to.deep.equal([]);
  });

  it('submits the repaired FEN, in the notation of the author or the one asked for', async () => {
    const it = await form(html`<fen-board name="p"></fen-board>`);
    const board = boardIn(it);
    board.fen = '4k3/8/8/8/8/8/8/4K3 w';
    expect(submitted(it)).to.deep.equal([['p', '4k3/8/8/8/8/8/8/4K3 w - - 0 1']]);
    board.fen = shredderStart;
    expect(submitted(it)).to.deep.equal([['p', shredderStart]]);
    board.notation = 'x-fen';
    expect(submitted(it)).to.deep.equal([['p', start]]);
  });

  it('submits an empty text without a FEN, and nothing when it cannot be read', async () => {
    const it = await form(html`<fen-board name="p"></fen-board>`);
    expect(submitted(it)).to.deep.equal([['p', '']]);
    boardIn(it).fen = broken;
    expect(submitted(it)).to.deep.equal([]);
  });

  it('reflects its name at once', async () => {
    const it = await form(html`<fen-board fen=${start}></fen-board>`);
    const board = boardIn(it);
    expect(board.name).to.equal('');
    board.name = 'q';
    expect(board.getAttribute('name')).to.equal('q');
    expect(submitted(it)).to.deep.equal([['q', start]]);
    board.removeAttribute('name');
    expect(board.name).to.equal('');
    expect(submitted(it)).to.deep.equal([]);
  });

  it('knows its form and its labels', async () => {
    const it = await form(html`<label for="b">Here</label><fen-board id="b"></fen-board>`);
    const board = boardIn(it);
    expect(board.form === it).to.equal(true);
    expect(board.labels.length).to.equal(1);
    expect([...it.elements].some((element) => element === board)).to.equal(true);
  });

  it('submits nothing while it is disabled', async () => {
    const it = await form(html`<fen-board name="p" fen=${start}></fen-board>`);
    const board = boardIn(it);
    board.disabled = true;
    expect(submitted(it)).to.deep.equal([]);
    await board.updateComplete;
    expect(submitted(it)).to.deep.equal([]);
    board.disabled = false;
    await board.updateComplete;
    expect(submitted(it)).to.deep.equal([['p', start]]);
  });

  it('is reset to the current value of the attribute, without firing `change`', async () => {
    const it = await form(html`<fen-board name="p" fen=${start}></fen-board>`);
    const board = boardIn(it);
    let changes = 0;
    board.addEventListener('change', () => changes++);
    board.fen = afterE4;
    it.reset();
    expect(board.fen).to.equal(start);
    board.setAttribute('fen', shredderStart);
    board.fen = broken;
    it.reset();
    expect(submitted(it)).to.deep.equal([['p', shredderStart]]);
    expect(changes).to.equal(0);
  });

  it('restores its value when the reader returns', async () => {
    const it = await form(html`<fen-board name="p" fen=${start}></fen-board>`);
    const board = boardIn(it);
    board.formStateRestoreCallback('');
    expect(board.fen).to.equal(start);
    board.formStateRestoreCallback(afterE4);
    expect(submitted(it)).to.deep.equal([['p', afterE4]]);
  });
});

describe('what a browser restores when the reader returns', () => {
  /** Runs `act`, and returns the last state that boards have given the browser to save. */
  async function savedBy(act: () => unknown): Promise<unknown> {
    const {prototype} = ElementInternals;
    // eslint-disable-next-line @typescript-eslint/unbound-method -- called on the object it is put back on
    const {setFormValue} = prototype;
    let last: unknown;
    prototype.setFormValue = function (value, state) {
      last = state;
      setFormValue.call(this, value, state);
    };
    await act();
    prototype.setFormValue = setFormValue;
    return last;
  }

  it('is the position of a person, and never the page’s own, which may have changed', async () => {
    const it = await form(html`<fen-board name="p" mode="play" fen=${start}></fen-board>`);
    const board = boardIn(it);
    const setAgain = () => {
      board.fen = start;
    };
    board.fen = null;
    expect(await savedBy(setAgain)).to.equal('');
    expect(await savedBy(() => board.move('e4'))).to.equal(board.fen);
  });

  it('is never the position of a puzzle, whose solution begins elsewhere', async () => {
    const solution = '1. e4 e5';
    const it = await form(
      html`<fen-board name="p" mode="solve" fen=${start} solution=${solution}></fen-board>`,
    );
    expect(await savedBy(() => boardIn(it).move('e4'))).to.equal('');
  });
});

describe('the validity of a board', () => {
  it('is that of its FEN, in play and edit', async () => {
    for (const mode of ['play', 'edit']) {
      const it = await form(html`<fen-board mode=${mode} fen=${broken}></fen-board>`);
      const board = boardIn(it);
      await untilInvalid(board);
      expect(board.validity.badInput, mode).to.equal(true);
      expect(board.validationMessage).to.equal(board.error?.message);
      expect(board.willValidate).to.equal(true);
      expect(it.checkValidity()).to.equal(false);
      board.fen = start;
      expect(it.checkValidity()).to.equal(true);
      expect(board.validationMessage).to.equal('');
    }
  });

  it('needs a FEN if the board is required', async () => {
    const it = await form(html`<fen-board mode="play" required></fen-board>`);
    const board = boardIn(it);
    await untilInvalid(board);
    expect(board.validity.valueMissing).to.equal(true);
    expect(board.validationMessage).to.equal('A position is needed here.');
    board.fen = start;
    expect(board.checkValidity()).to.equal(true);
    board.fen = ' ';
    expect(board.checkValidity()).to.equal(false);
    board.required = false;
    expect(board.checkValidity()).to.equal(true);
  });

  it('never blocks the form of a diagram', async () => {
    const it = await form(html`<fen-board required></fen-board>`);
    const board = boardIn(it);
    expect(it.checkValidity()).to.equal(true);
    expect(board.willValidate).to.equal(false);
    board.fen = broken;
    board.setCustomValidity('No.');
    expect(it.checkValidity()).to.equal(true);
    board.mode = 'play';
    await untilInvalid(board);
    expect(it.checkValidity()).to.equal(false);
    board.mode = 'view';
    expect(it.checkValidity()).to.equal(true);
  });

  it('is shown to the reader when the page asks', async () => {
    const it = await form(html`<fen-board name="p" mode="edit" required></fen-board>`);
    const board = boardIn(it);
    await untilInvalid(board);
    expect(board.reportValidity()).to.equal(false);
    board.fen = start;
    expect(board.reportValidity()).to.equal(true);
  });

  it('can be set by the page', async () => {
    const it = await form(html`<fen-board mode="play" fen=${start}></fen-board>`);
    const board = boardIn(it);
    board.setCustomValidity('Not this one.');
    await untilInvalid(board);
    expect(board.validity.customError).to.equal(true);
    expect(board.validationMessage).to.equal('Not this one.');
    expect(it.checkValidity()).to.equal(false);
    board.setCustomValidity('');
    expect(it.checkValidity()).to.equal(true);
  });

  it('is reported at something that can be focused: the square of the cursor, or the error', async () => {
    const it = await form(html`<fen-board mode="play" fen=${start}></fen-board>`);
    const board = boardIn(it);
    await gridOf(board);
    board.setCustomValidity('Not this one.');
    expect(it.reportValidity()).to.equal(false);
    expect(focusedIn(board)).to.equal('e1');
    board.setCustomValidity('');
    board.fen = broken;
    await board.updateComplete;
    expect(it.reportValidity()).to.equal(false);
    expect(focusedIn(board)).to.equal('error');
    await expect(board).to.be.accessible();
  });

  it('is reported on a board far off the screen, too', async () => {
    const it = await form(
      html`<div style="height: 5000px"></div>
        <fen-board mode="play" required></fen-board>`,
    );
    const board = boardIn(it);
    board.fen = start;
    expect(it.checkValidity()).to.equal(true);
    expect(board.hasAttribute('tabindex')).to.equal(false);
    board.fen = null;
    expect(it.reportValidity()).to.equal(false);
    expect(document.activeElement === board).to.equal(true);
    await gridOf(board);
    await board.updateComplete;
    expect(focusedIn(board)).to.equal('a1');
    expect(board.hasAttribute('tabindex')).to.equal(false);
  });

  it('does not change a tabindex that the page has set', async () => {
    const it = await form(
      html`<div style="height: 5000px"></div>
        <fen-board mode="play" required tabindex="-1"></fen-board>`,
    );
    const board = boardIn(it);
    await untilInvalid(board);
    expect(it.checkValidity()).to.equal(false);
    expect(board.getAttribute('tabindex')).to.equal('-1');
    board.fen = start;
    expect(it.checkValidity()).to.equal(true);
    expect(board.getAttribute('tabindex')).to.equal('-1');
  });

  it('is a state of the element when the FEN cannot be read, in every mode', async () => {
    for (const mode of ['view', 'play', 'edit']) {
      const it = await form(html`<fen-board mode=${mode} fen=${broken}></fen-board>`);
      const board = boardIn(it);
      expect(board.matches(':state(invalid)'), mode).to.equal(true);
      board.fen = start;
      await board.updateComplete;
      expect(board.matches(':state(invalid)'), mode).to.equal(false);
    }
  });
});

describe('the label of a board', () => {
  const click = async (label: Element) => {
    const {left, top} = label.getBoundingClientRect();
    await sendMouse({type: 'click', position: [Math.round(left + 5), Math.round(top + 5)]});
  };

  it('names the grid and focuses the square of the cursor', async () => {
    for (const content of [
      html`<label for="b">Your <b>position</b></label
        ><fen-board id="b" mode="play" fen=${start}></fen-board>`,
      html`<label><span>Your position</span> <fen-board mode="play" fen=${start}></fen-board></label>`,
    ]) {
      const it = await form(content);
      const board = boardIn(it);
      await gridOf(board);
      expect(part(board, '[role=grid]')?.getAttribute('aria-label')).to.equal('Your position');
      await expect(it).to.be.accessible();
      const label = it.querySelector('span') ?? it.querySelector('label');
      if (label) await click(label);
      expect(focusedIn(board)).to.equal('e1');
    }
  });

  it('leaves the focus on a button that is pressed inside the board', async () => {
    const it = await form(html`<label>Yours <fen-board mode="edit" fen=${start}></fen-board></label>`);
    const board = boardIn(it);
    await gridOf(board);
    const button = part(board, '[part=panel] button:not(:disabled)') as HTMLElement;
    button.focus();
    button.click();
    await board.updateComplete;
    expect(board.shadowRoot?.activeElement === button).to.equal(true);
  });

  it('gives way to the label attribute', async () => {
    const it = await form(
      html`<label>Yours <fen-board mode="play" label="Mine" fen=${start}></fen-board></label>`,
    );
    const board = boardIn(it);
    await gridOf(board);
    expect(part(board, '[role=grid]')?.getAttribute('aria-label')).to.equal('Mine');
  });

  it('does not name a diagram', async () => {
    const it = await form(html`<label>Yours <fen-board fen=${start}></fen-board></label>`);
    expect(part(boardIn(it), 'svg')?.getAttribute('aria-label')).to.equal('Chess position, White to move');
  });
});

describe('a person at a board in a form', () => {
  let user: User;
  let place: HTMLFormElement;
  let fieldset: HTMLFieldSetElement;

  beforeEach(async () => {
    user = await User.setup({mode: 'play', animation: 'none', name: 'p', fen: start});
    place = document.createElement('form');
    fieldset = place.appendChild(document.createElement('fieldset'));
    user.board.before(place);
    fieldset.append(user.board);
    // A board that is moved makes a new grid.
    await user.settled();
    await gridOf(user.board);
    await user.settled();
  });
  afterEach(() => place.remove());

  it('submits the position after the move, even from a listener to `change`', async () => {
    let heard: unknown;
    user.board.addEventListener('change', () => (heard = submitted(place)));
    await user.click('e2', 'e4');
    expect(heard).to.deep.equal([['p', afterE4]]);
    expect(submitted(place)).to.deep.equal([['p', afterE4]]);
    place.reset();
    await user.settled();
    expect(submitted(place)).to.deep.equal([['p', start]]);
    expect(user.changes.length).to.equal(1);
  });

  it('can do nothing in a disabled fieldset', async () => {
    fieldset.disabled = true;
    await user.settled();
    expect(user.root.querySelector('[role=grid]')?.getAttribute('aria-disabled')).to.equal('true');
    await user.click('e2', 'e4');
    expect(user.changes.length).to.equal(0);
    expect(submitted(place)).to.deep.equal([]);
    expect(user.board.willValidate).to.equal(false);
    fieldset.disabled = false;
    await user.settled();
    await user.click('e2', 'e4');
    expect(submitted(place)).to.deep.equal([['p', afterE4]]);
  });
});
