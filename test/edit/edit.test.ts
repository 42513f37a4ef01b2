import {expect, nextFrame} from '@open-wc/testing';
import {executeServerCommand, sendKeys, sendMouse} from '@web/test-runner-commands';
import '../../src/index.js';
import {languages} from '../../src/locales/languages.js';
import {capablanca, empty, smirf, start} from '../fixtures/positions.js';
import {can, User} from '../user.js';

let user: User;
const setup = async (fen: string, others: Readonly<Record<string, string>> = {}) =>
  (user = await User.setup({mode: 'edit', animation: 'none', fen, ...others}));

/** Copies the text elsewhere and pastes it onto the board, with the keys. */
const copyAndPaste = async (text: string) => {
  const source = document.body.appendChild(document.createElement('textarea'));
  source.value = text;
  source.select();
  await user.press('Control+c');
  source.remove();
  user.cell('e4').focus();
  await user.press('Control+v');
};

/** A control of the panel by its name. */
// eslint-disable-next-line @typescript-eslint/no-unnecessary-type-parameters -- the caller knows what it is
function control<T extends HTMLElement>(name: string): T {
  for (const label of user.root.querySelectorAll('label')) {
    if (label.querySelector('span')?.textContent === name) {
      return label.querySelector<T>('select, input, textarea') as T;
    }
  }
  const button = [...user.root.querySelectorAll<HTMLElement>('button')].find(
    (one) => (one.title || one.textContent.trim()) === name,
  );
  if (!button) throw new Error(`There is no “${name}”.`);
  return button as T;
}
const middleOf = (element: HTMLElement): [number, number] => {
  const {left, top, width, height} = element.getBoundingClientRect();
  return [Math.round(left + width / 2), Math.round(top + height / 2)];
};
const press = async (name: string) => {
  control(name).scrollIntoView({block: 'nearest'});
  await sendMouse({type: 'click', position: middleOf(control(name))});
  await user.settled();
};
const select = async (name: string, value: string) => {
  const box = control<HTMLSelectElement>(name);
  box.value = value;
  box.dispatchEvent(new Event('change', {bubbles: true}));
  await user.settled();
};
/** The boxes for the rights to castle, by their names. */
const rights = () =>
  [...user.root.querySelectorAll<HTMLInputElement>('[type=checkbox]')].map(
    (box) => `${box.labels?.[0]?.textContent.trim()}${box.disabled ? ', disabled' : ''}`,
  );
const options = (name: string) => [...control<HTMLSelectElement>(name).options].map(({value}) => value);
const count = async (name: string, value: string) => {
  const box = control<HTMLInputElement>(name);
  box.value = value;
  box.dispatchEvent(new Event('change', {bubbles: true}));
  await user.settled();
};

describe('setting up', () => {
  it('moves any piece anywhere, and captures what is there', async () => {
    await setup(start);
    await user.drag('e1', 'e5');
    await user.click('a8', 'h1');
    expect(user.board.fen).to.equal('1nbqkbnr/pppppppp/8/4K3/8/8/PPPPPPPP/RNBQ1BNr w k - 0 1');
    expect(user.changes.map(({move}) => move)).to.deep.equal([null, null]);
  });

  it('places a piece from the palette: chosen, then clicked onto squares, until it is put back', async () => {
    await setup(empty);
    await press('white knight');
    await user.click('e4', 'g7');
    expect(user.board.fen).to.equal('8/6N1/8/8/4N3/8/8/8 w - - 0 1');
    expect(user.announced).to.equal('White knight on g7.');
    await user.click('g7');
    expect(user.announced).to.equal('White knight removed from g7.');
    await press('white knight');
    await user.click('a1');
    expect(user.board.fen).to.equal('8/8/8/8/4N3/8/8/8 w - - 0 1');
  });

  it('places a piece by dragging it from the palette, with mouse and finger', async () => {
    await setup(empty);
    const king = control('black king');
    await sendMouse({type: 'move', position: middleOf(king)});
    await sendMouse({type: 'down'});
    await user.moveTo(user.middle('d5'));
    await user.moveTo(user.middle('e8'));
    await user.up();
    expect(user.board.fen).to.equal('4k3/8/8/8/8/8/8/8 w - - 0 1');
    expect(king.getAttribute('aria-pressed')).to.equal('false');
    const points = [middleOf(control('white king')), user.middle('d3'), user.middle('e1')];
    await executeServerCommand('touch-drag', {points});
    await user.settled();
    expect(user.board.fen).to.equal('4k3/8/8/8/8/8/8/4K3 w - - 0 1');
  });

  it('offers 12 kinds of pieces on eight files and 16 on ten', async () => {
    await setup(start);
    const kinds = () =>
      user.root.querySelectorAll('[data-brush]:not([data-brush=eraser], [data-brush=marks])').length;
    expect(kinds()).to.equal(12);
    user.leave();
    await setup(capablanca);
    expect(kinds()).to.equal(16);
    await press('black archbishop');
    await user.click('e5');
    expect(user.board.fen).to.contain('/4a5/');
  });

  it('removes a piece by dropping it off the board, with Delete, and with the eraser', async () => {
    await setup(start);
    await user.down('a1');
    await user.moveTo(user.middle('b3'));
    await user.moveTo([700, 200]);
    await user.up();
    expect(user.announced).to.equal('White rook removed from a1. White can no longer castle queenside.');
    user.cell('h1').focus();
    await user.press('Delete');
    expect(user.announced).to.equal('White rook removed from h1. White can no longer castle kingside.');
    await press('Remove pieces');
    await user.click('h8');
    expect(user.board.fen).to.equal('rnbqkbn1/pppppppp/8/8/8/8/PPPPPPPP/1NBQKBN1 w q - 0 1');
  });

  it('cancels with Escape in the middle of a drag, and puts the piece of the palette back', async () => {
    await setup(start);
    await user.down('a1');
    await user.moveTo(user.middle('a5'));
    await user.press('Escape');
    await user.up();
    expect(user.board.fen).to.equal(start);
    await press('white queen');
    await user.press('Escape');
    expect(control('white queen').getAttribute('aria-pressed')).to.equal('false');
  });

  it('puts the piece of the palette back when the board is to be played on', async () => {
    await setup(start);
    await press('white queen');
    user.board.mode = 'play';
    await user.settled();
    await user.click('e2', 'e4');
    expect(user.board.fen).to.match(/^rnbqkbnr\/pppppppp\/8\/8\/4P3\/8\/PPPP1PPP/);
    user.board.mode = 'edit';
    await user.settled();
    expect(control('white queen').getAttribute('aria-pressed')).to.equal('false');
  });

  it('changes nothing when a listener cancels', async () => {
    await setup(start);
    user.board.addEventListener('beforechange', (event) => event.preventDefault());
    await user.drag('e2', 'e5');
    await press('Clear');
    await select('Side to move', 'black');
    expect(user.board.fen).to.equal(start);
    expect(control<HTMLSelectElement>('Side to move').value).to.equal('white');
    expect(user.changes).to.deep.equal([]);
  });

  it('changes nothing on a disabled board', async () => {
    await setup(start);
    user.board.disabled = true;
    await user.settled();
    await user.drag('e2', 'e5');
    user.cell('e2').focus();
    await user.press('Delete');
    await press('Clear');
    await press('white queen');
    expect(user.board.fen).to.equal(start);
  });
});

describe('what FEN says besides the pieces', () => {
  it('is changed by choice: the side to move', async () => {
    await setup(smirf);
    await select('Side to move', 'black');
    expect(user.board.fen).to.equal(smirf.replace(' w ', ' b '));
    expect(user.announced).to.equal('Side to move changed.');
  });

  it('lets an inner rook have the right to castle', async () => {
    await setup('4k3/8/8/8/8/8/8/R3K1RR w - - 0 1');
    expect(rights()).to.deep.equal([
      'White kingside',
      'White kingside, rook on g',
      'White queenside',
      'Black kingside, disabled',
      'Black queenside, disabled',
    ]);
    await press('White kingside, rook on g');
    await press('White queenside');
    expect(user.board.fen).to.equal('4k3/8/8/8/8/8/8/R3K1RR w GQ - 0 1');
    expect(control<HTMLInputElement>('White kingside, rook on g').checked).to.equal(true);
    await press('White kingside');
    expect(user.board.fen).to.equal('4k3/8/8/8/8/8/8/R3K1RR w KQ - 0 1');
    await press('White queenside');
    expect(user.board.fen).to.equal('4k3/8/8/8/8/8/8/R3K1RR w K - 0 1');
    expect(control<HTMLInputElement>('White queenside').checked).to.equal(false);
  });

  it('shows a right to castle as it is where a listener prevents the change', async () => {
    await setup(start);
    user.board.addEventListener('beforechange', (event) => event.preventDefault());
    await press('Black queenside');
    expect(control<HTMLInputElement>('Black queenside').checked).to.equal(true);
    expect(user.board.fen).to.equal(start);
  });

  it('keeps what is seldom needed under “More”', async () => {
    await setup(start);
    const isShown = () => control('Half-moves').checkVisibility();
    expect(isShown()).to.equal(false);
    user.root.querySelector('summary')?.focus();
    await user.press('Enter');
    expect(isShown()).to.equal(true);
    await select('Side to move', 'black');
    expect(isShown(), 'after a change').to.equal(true);
  });

  it('knows the types of castling', async () => {
    await setup(start);
    await select('Castling type', 'symmetric');
    expect(user.board.fen).to.equal(start.replace('KQkq', 'sKQkq'));
  });

  it('offers the squares where a pawn can be captured en passant', async () => {
    await setup('4k3/8/8/3pPp2/8/8/8/4K3 w - - 0 1');
    expect(options('En passant')).to.deep.equal(['', 'd6', 'f6']);
    await select('En passant', 'f6');
    expect(user.board.fen).to.equal('4k3/8/8/3pPp2/8/8/8/4K3 w - f6 0 1');
    await user.drag('f5', 'f4');
    expect(user.board.fen).to.equal('4k3/8/8/3pP3/5p2/8/8/4K3 w - - 0 1');
  });

  it('sets the counters, and refuses what is no number', async () => {
    await setup(start);
    await count('Half-moves', '7');
    await count('Move', '42');
    expect(user.board.fen).to.equal(start.replace('0 1', '7 42'));
    for (const wrong of ['-1', '0', '', '1000000', 'x']) await count('Move', wrong);
    expect(user.board.fen).to.equal(start.replace('0 1', '7 42'));
    expect(control<HTMLInputElement>('Move').value).to.equal('42');
  });

  it('announces each flip, though the text is the same', async () => {
    await setup(start);
    await press('Flip');
    expect(user.announced).to.equal('Board flipped.');
    await press('Flip');
    // A live region whose text stays as it was is not read out.
    expect(user.announced).to.equal('Board flipped.\u00a0');
  });

  it('can be cleared, set to the start, flipped and widened', async () => {
    await setup(smirf);
    await press('Clear');
    expect(user.board.fen).to.equal(empty);
    await press('Start position');
    expect(user.board.fen).to.equal(start);
    await press('Flip');
    expect(user.board.orientation).to.equal('black');
    await select('Board', '10');
    expect(user.board.fen).to.equal('rnbqkbnr2/pppppppp2/10/10/10/10/PPPPPPPP2/RNBQKBNR2 w KQkq - 0 1');
    await press('Start position');
    expect(user.board.fen).to.equal(capablanca);
    await select('Board', '8');
    expect(user.board.fen).to.equal('rnabqkbc/pppppppp/8/8/8/8/PPPPPPPP/RNABQKBC w Qq - 0 1');
    expect(user.announced).to.contain('White can no longer castle kingside.');
  });
});

describe('the FEN as text', () => {
  const type = async (text: string) => {
    const box = control<HTMLTextAreaElement>('FEN');
    box.focus();
    box.select();
    await sendKeys({type: text});
    await user.settled();
    return box;
  };
  const error = () => user.root.querySelector('#fen-error')?.textContent ?? '';

  it('shows every change', async () => {
    await setup(start);
    await user.drag('e2', 'e4');
    expect(control<HTMLTextAreaElement>('FEN').value).to.equal(user.board.fen);
  });

  it('sets up what is typed, and says what is wrong with what cannot be read', async function () {
    if (!(await can('typing'))) this.skip();
    await setup(start);
    const box = await type('8/8/8/8/8/8/9/K6k w - - 0 1');
    expect(error()).to.contain('Rank 2 has 9 squares');
    expect(box.getAttribute('aria-invalid')).to.equal('true');
    expect(user.board.fen).to.equal(start);
    await type('4k3/8/8/8/8/8/8/4K2R b K - 3 9');
    expect(error()).to.equal('');
    expect(user.board.fen).to.equal('4k3/8/8/8/8/8/8/4K2R b K - 3 9');
    expect(box.value).to.equal('4k3/8/8/8/8/8/8/4K2R b K - 3 9');
  });

  it('repairs a FEN that the author got wrong', async function () {
    if (!(await can('typing'))) this.skip();
    await setup('rnbqkbnr/ppppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1');
    expect(user.board.error?.code).to.equal('rank-width');
    expect(error()).to.contain('Rank 7 has 9 squares');
    await type(start);
    expect(user.board.error).to.equal(null);
    expect(user.board.fen).to.equal(start);
  });

  it('shows what it repaired in what is typed, once it is all there, until the position is another', async function () {
    if (!(await can('typing'))) this.skip();
    await setup(start);
    await type('4k3/8/8/8/8/8/8/4K2R w KQ - 0 1');
    expect(error()).to.equal('');
    await sendKeys({press: 'Tab'});
    await user.settled();
    expect(user.board.fen).to.equal('4k3/8/8/8/8/8/8/4K2R w K - 0 1');
    expect(user.announced).to.equal('FEN changed.');
    expect(error()).to.match(/^“Q” /);
    expect(control('FEN').getAttribute('aria-invalid')).to.equal('false');
    await press('Clear');
    expect(error()).to.equal('');
    await copyAndPaste('4k3/8/8/8/8/8/8/4K2R w KQ - 0 1');
    expect(error()).to.match(/^“Q” /);
  });

  it('announces what was typed letter by letter, though the last letters change nothing', async function () {
    if (!(await can('typing'))) this.skip();
    await setup(start);
    await type('4k3/8/8/8/8/8/8/4K2R w K - 0 1');
    expect(user.announced).to.equal('');
    await sendKeys({press: 'Tab'});
    await user.settled();
    expect(user.announced).to.equal('FEN changed.');
  });

  it('repairs what a script has set that is no text', async () => {
    await setup(start);
    Object.assign(user.board, {fen: Symbol('fen')});
    await user.settled();
    expect(control<HTMLTextAreaElement>('FEN').value).to.equal('');
    await press('Start position');
    expect(user.board.fen).to.equal(start);
  });

  it('can be pasted onto the board', async () => {
    await setup(start);
    await copyAndPaste(` ${smirf}\n`);
    expect(user.board.fen).to.equal(smirf);
    await copyAndPaste('no FEN at all');
    expect(user.board.fen).to.equal(smirf);
    expect(user.announced).to.contain('rank 8');
  });

  it('is copied, or selected where the page may not copy', async () => {
    await setup(smirf);
    const texts: string[] = [];
    const clipboard = {
      writeText: (text: string) => (
        texts.push(text),
        texts.length > 1 ? Promise.reject(new Error()) : Promise.resolve()
      ),
    };
    Object.defineProperty(navigator, 'clipboard', {value: clipboard, configurable: true});
    await press('Copy FEN');
    expect(texts).to.deep.equal([smirf]);
    expect(user.announced).to.equal('FEN copied.');
    await press('Copy FEN');
    Reflect.deleteProperty(navigator, 'clipboard');
    const box = control<HTMLTextAreaElement>('FEN');
    expect(box.value.slice(box.selectionStart, box.selectionEnd)).to.equal(smirf);
  });

  it('has one toolbar: with controls its own buttons are there, and not in the panel', async () => {
    await setup(start, {controls: ''});
    while (!user.root.querySelector('.controls button')) await nextFrame();
    await user.settled();
    expect(user.root.querySelectorAll('.panel button').length).to.equal(0);
    const names = [...user.root.querySelectorAll('.controls button')].map((button) =>
      button.textContent.trim(),
    );
    for (const name of ['Flip', 'Copy FEN', 'Undo', 'Redo', 'Start position', 'Clear'])
      expect(
        names.filter((one) => one === name),
        name,
      ).to.have.length(1);
    await press('Clear');
    expect(user.board.fen).to.equal(empty);
    await press('Undo');
    expect(user.board.fen).to.equal(start);
  });

  it('has the caption between the board and the palette', async () => {
    await setup(start);
    const caption = document.createElement('p');
    caption.slot = 'caption';
    caption.textContent = 'Where it began';
    user.board.append(caption);
    await user.settled();
    const top = (element: Element | null) => element?.getBoundingClientRect().top ?? NaN;
    expect(top(caption)).to.be.above(top(user.cell('e1')));
    expect(top(caption)).to.be.below(top(user.root.querySelector('.palette.below')));
  });

  it('has the eraser in a place of its own, with its name', async () => {
    await setup(start);
    expect(control('Remove pieces').textContent).to.contain('Remove pieces');
    const {left} = control('Remove pieces').getBoundingClientRect();
    expect(left).to.be.at.least(control('white pawn').getBoundingClientRect().right);
  });

  it('has the pieces of each side next to that side', async () => {
    await setup(start);
    const isAbove = (piece: string) =>
      control(piece).getBoundingClientRect().bottom <= user.cell('a8').getBoundingClientRect().top;
    const isBelow = (piece: string) =>
      control(piece).getBoundingClientRect().top >= user.cell('a1').getBoundingClientRect().bottom;
    expect([isAbove('black king'), isBelow('white king')]).to.deep.equal([true, true]);
    await press('Flip');
    expect([isAbove('black king'), isBelow('white king')]).to.deep.equal([false, false]);
  });

  it('takes about 300 pixels beside a board of 480', async () => {
    for (const others of [{}, {controls: ''}]) {
      await setup(start, {style: 'width: 480px', ...others});
      user.board.style.setProperty('--fen-board-max-size', '480px');
      while ('controls' in others && !user.root.querySelector('.controls button')) await nextFrame();
      await user.settled();
      const {height} = user.board.getBoundingClientRect();
      expect(height - 480).to.be.within(240, 315);
      user.leave();
    }
    await setup(start);
  });

  it('keeps its room from the beginning: what comes after it does not jump', async () => {
    const place = document.createElement('div');
    place.style.width = '480px';
    const board = document.createElement('fen-board');
    board.mode = 'edit';
    board.fen = start;
    place.append(board);
    document.body.prepend(place);
    await board.updateComplete;
    expect(board.shadowRoot?.querySelector('.palette')).to.equal(null);
    const top = () => board.shadowRoot?.querySelector('.board')?.getBoundingClientRect().top ?? NaN;
    const before = [top(), place.getBoundingClientRect().bottom];
    while (!board.shadowRoot?.querySelector('.panel')) await nextFrame();
    expect(top()).to.be.closeTo(before[0] ?? NaN, 0.1);
    expect(place.getBoundingClientRect().bottom).to.be.closeTo(before[1] ?? NaN, 16);
    place.remove();
  });

  for (const lang of ['en', ...Object.keys(languages)]) {
    it(`shows at its usual width which rooks may castle, in ${lang}`, async () => {
      await setup(smirf, {lang, style: 'width: 320px'});
      while (user.root.querySelector('.panel')?.getAttribute('lang') !== lang) await nextFrame();
      for (const right of user.root.querySelectorAll<HTMLElement>('.right'))
        expect(right.scrollWidth, right.textContent).to.be.at.most(right.clientWidth);
      expect(rights().join()).to.contain(' g');
    });
  }

  it('prints nothing but the board', async function () {
    if (!(await can('media'))) this.skip();
    await setup(start);
    await executeServerCommand('media', {media: 'print'});
    const shown = ['.palette', '.panel', 'svg'].map((what) => {
      const element = user.root.querySelector(what);
      return element && getComputedStyle(element).display !== 'none';
    });
    await executeServerCommand('media', {});
    expect(shown).to.deep.equal([false, false, true]);
  });

  it('keeps to the author’s notation', async () => {
    await setup('rn2k1r1/ppp1pp1p/3p2p1/5bn1/P7/2N2B2/1PPPPP2/2BNK1RR w Gga - 4 11');
    await user.drag('a4', 'a5');
    expect(user.board.fen).to.equal('rn2k1r1/ppp1pp1p/3p2p1/P4bn1/8/2N2B2/1PPPPP2/2BNK1RR w Gga - 4 11');
  });
});

describe('undo in the editor', () => {
  it('offers to undo and redo where there is something, and keeps the focus on the button', async () => {
    await setup(start);
    const isOff = () =>
      ['Undo', 'Redo'].map((name) => control(name).getAttribute('aria-disabled') === 'true');
    expect(isOff()).to.deep.equal([true, true]);
    await press('Undo');
    expect(user.board.fen).to.equal(start);
    await user.drag('e2', 'e5');
    expect(isOff()).to.deep.equal([false, true]);
    control('Undo').focus();
    await user.press('Enter');
    expect(isOff()).to.deep.equal([true, false]);
    expect(user.root.activeElement?.textContent.trim()).to.equal('Undo');
  });

  it('goes through pieces and fields alike, by key and by button', async () => {
    await setup(start);
    await user.drag('e2', 'e5');
    await select('Side to move', 'black');
    await press('Clear');
    await press('Undo');
    expect(user.board.fen).to.contain(' b ');
    user.cell('e4').focus();
    await user.press('Control+z', 'Control+z');
    expect(user.board.fen).to.equal(start);
    await press('Redo');
    expect(user.board.fen).to.contain('4P3');
    expect(user.changes).to.have.length(7);
  });
});

describe('the editor and the page', () => {
  it('keeps the events of its controls to itself', async () => {
    await setup(start);
    const heard: string[] = [];
    for (const type of ['input', 'change', 'copy', 'paste', 'click', 'beforechange']) {
      document.body.addEventListener(type, (event) =>
        heard.push(`${event.type} ${event instanceof CustomEvent}`),
      );
    }
    control('FEN').focus();
    await sendKeys({press: 'End'});
    await sendKeys({type: '2'});
    await user.settled();
    expect(new Set(heard)).to.deep.equal(new Set(['beforechange true', 'change true']));
  });

  for (const media of [{}, {'prefers-color-scheme': 'dark'}, {'forced-colors': 'active'}]) {
    for (const fen of [start, capablanca]) {
      it(`passes the audit with ${JSON.stringify(media)}: ${fen}`, async function () {
        if (Object.keys(media).length > 0 && !(await can('media'))) this.skip();
        await executeServerCommand('media', {features: media});
        await setup(fen);
        await press('white queen');
        await expect(user.board).to.be.accessible();
        await executeServerCommand('media', {});
      });
    }
  }

  it('keeps black pieces of the palette visible where the reader has chosen the colours', async function () {
    if (!(await can('media'))) this.skip();
    await executeServerCommand('media', {
      features: {'forced-colors': 'active', 'prefers-color-scheme': 'dark'},
    });
    await setup(start);
    const {backgroundColor} = getComputedStyle(control('black king'));
    await executeServerCommand('media', {});
    expect(backgroundColor).to.equal('rgb(216, 205, 187)');
  });

  it('fits into 320 px', async () => {
    await setup(capablanca);
    user.board.style.width = '300px';
    await user.settled();
    for (const element of user.root.querySelectorAll<HTMLElement>(
      '.palette, .panel, button, select, textarea',
    )) {
      const {left, right} = element.getBoundingClientRect();
      const {left: from, right: to} = user.board.getBoundingClientRect();
      expect(left, element.outerHTML).to.be.at.least(from - 0.5);
      expect(right, element.outerHTML).to.be.at.most(to + 0.5);
    }
  });

  it('has each palette as one stop for Tab, gone through with arrows', async () => {
    await setup(start);
    user.cell('e4').focus();
    await user.press('Tab');
    expect(user.focused()).to.equal('white king');
    await user.press('ArrowRight', 'ArrowUp');
    expect(user.focused()).to.equal('black queen');
    await user.press('ArrowLeft', 'Home', 'ArrowLeft');
    expect(user.focused()).to.equal('black king');
    await user.press('ArrowDown');
    expect(user.focused()).to.equal('white king');
    await user.press('End');
    expect(user.focused()).to.equal('Remove pieces');
    await user.press('Tab');
    expect(user.root.activeElement?.localName).to.equal('textarea');
  });

  it('goes through the palette the way the arrow points, on a page from right to left too', async () => {
    await setup(start, {dir: 'rtl'});
    user.cell('e4').focus();
    await user.press('Tab', 'ArrowLeft');
    expect(user.focused()).to.equal('white queen');
    await user.press('ArrowRight');
    expect(user.focused()).to.equal('white king');
  });

  it('can be done with the keyboard alone', async () => {
    await setup(empty);
    await user.press('Tab');
    expect(user.focused()).to.equal('black king');
    await user.press('Tab');
    expect(user.focused()).to.equal('a1');
    await user.press('Tab', 'Enter', 'Shift+Tab');
    expect(user.focused()).to.equal('a1');
    await user.press('ArrowRight', 'Enter', 'ArrowUp', ' ');
    expect(user.board.fen).to.equal('8/8/8/8/8/8/1K6/1K6 w - - 0 1');
    await user.press('Delete', 'Escape', 'ArrowDown', 'Enter', 'Home', 'Enter');
    expect(user.board.fen).to.equal('8/8/8/8/8/8/8/K7 w - - 0 1');
    await user.press('ArrowRight', 'q', 'ArrowRight', 'N', 'N');
    expect(user.board.fen).to.equal('8/8/8/8/8/8/8/KqN5 w - - 0 1');
    await user.press('Backspace', 'ArrowLeft', 'Backspace', 'Home', 'Backspace');
    expect(user.board.fen).to.equal(empty);
  });
});

describe('a board that is set up', () => {
  it('picks nothing on an empty square, and drops nothing from the palette beside the board', async () => {
    await setup(empty);
    user.cell('e4').focus();
    await user.press('Delete', 'Enter');
    await user.click('e4');
    expect([user.picked(), user.changes.length]).to.deep.equal([null, 0]);
    const [x, y] = middleOf(control('white queen'));
    await sendMouse({type: 'move', position: [x, y]});
    await sendMouse({type: 'down'});
    await user.moveTo([x + 30, y]);
    await user.moveTo([x + 60, y]);
    await user.up();
    expect([user.board.fen, user.changes.length]).to.deep.equal([empty, 0]);
  });

  it('announces that there is nothing on a square to pick up or remove by key; a click announces nothing', async () => {
    await setup(empty);
    await user.click('e4');
    expect(user.announced).to.equal('');
    await user.press('Enter');
    expect(user.announced).to.equal('Nothing on e4.');
    await press('Remove pieces');
    await user.click('d4');
    expect(user.announced).to.equal('Nothing on e4.');
    await user.press('Enter');
    expect(user.announced).to.equal('Nothing on d4.');
  });

  it('has no en passant square when that is chosen', async () => {
    await setup('4k3/8/8/3pPp2/8/8/8/4K3 w - d6 0 1');
    await select('En passant', '');
    expect(user.board.position?.enPassant).to.equal(null);
  });

  it('keeps showing what is wrong when the field loses the focus', async () => {
    await setup(start);
    const text = control<HTMLTextAreaElement>('FEN');
    text.value = '8/9';
    text.dispatchEvent(new Event('input', {bubbles: true}));
    await user.settled();
    text.dispatchEvent(new Event('blur'));
    text.dispatchEvent(new Event('change', {bubbles: true}));
    await user.settled();
    expect([text.value, user.board.fen]).to.deep.equal(['8/9', start]);
  });

  it('says that a paste without text cannot be read, and changes nothing', async () => {
    await setup(start);
    user.cell('e4').focus();
    const picture = new DataTransfer();
    picture.setData('text/html', '<img>');
    let outside = 0;
    user.board.addEventListener('paste', () => outside++);
    for (const clipboardData of [null, picture]) {
      const paste = {clipboardData, bubbles: true, composed: true, cancelable: true};
      const event = new ClipboardEvent('paste', paste);
      user.cell('e4').dispatchEvent(event);
      await user.settled();
      expect(user.announced.trim()).to.equal('Expected a FEN.');
      expect([event.defaultPrevented, outside]).to.deep.equal([true, 0]);
    }
    expect([user.board.fen, user.changes]).to.deep.equal([start, []]);
  });

  it('does not pass a copy in its controls on to the page', async () => {
    await setup(start);
    let heard = 0;
    const hear = () => heard++;
    document.addEventListener('copy', hear);
    control('FEN').dispatchEvent(new ClipboardEvent('copy', {bubbles: true, composed: true}));
    document.removeEventListener('copy', hear);
    expect(heard).to.equal(0);
  });
});

describe('painting with a piece of the palette', () => {
  const stroke = async (squares: readonly string[], button: 'left' | 'right' = 'left') => {
    await sendMouse({type: 'move', position: user.middle(squares[0] ?? '')});
    await sendMouse({type: 'down', button});
    for (const square of squares.slice(1)) await user.moveTo(user.middle(square));
    await sendMouse({type: 'up', button});
    await user.settled();
  };

  it('puts it on every square that the pointer is dragged over, and removes it again', async () => {
    await setup(empty);
    await press('white pawn');
    await stroke(['a2', 'b2', 'c2', 'd2', 'c2']);
    expect(user.board.fen).to.equal('8/8/8/8/8/8/PPPP4/8 w - - 0 1');
    await stroke(['d2', 'c2']);
    expect(user.board.fen).to.equal('8/8/8/8/8/8/PP6/8 w - - 0 1');
    await user.press('Control+z');
    expect(user.board.fen).to.equal('8/8/8/8/8/8/PPP5/8 w - - 0 1');
  });

  it('works with a finger too, and the page does not scroll', async () => {
    await setup(empty);
    const far = document.body.appendChild(document.createElement('div'));
    far.style.height = '3000px';
    await press('black rook');
    window.scrollTo(0, 0);
    const points = ['e4', 'e5', 'e6', 'e7'].map((square) => user.middle(square));
    await executeServerCommand('touch-drag', {points});
    await user.settled();
    expect(window.scrollY).to.equal(0);
    far.remove();
    expect(user.board.fen).to.equal('8/4r3/4r3/4r3/4r3/8/8/8 w - - 0 1');
  });

  it('erases with the right button, whatever is there, and opens no menu', async function () {
    if (!(await can('right-button'))) this.skip();
    await setup(start);
    await press('white queen');
    const menus: boolean[] = [];
    const note = (event: Event) => menus.push(event.defaultPrevented);
    document.addEventListener('contextmenu', note);
    await stroke(['a7', 'b7', 'c7'], 'right');
    document.removeEventListener('contextmenu', note);
    expect(user.board.fen).to.contain('/3ppppp/');
    expect(menus).to.deep.equal([true]);
  });
});

describe('a letter key', () => {
  it('puts that piece on the square of the cursor, White’s with Shift, as in FEN', async () => {
    await setup(empty);
    user.cell('e4').focus();
    await user.press('N', 'ArrowUp', 'q', 'ArrowUp', 'x', 'c');
    expect(user.board.fen).to.equal('8/8/8/4q3/4N3/8/8/8 w - - 0 1');
    expect(user.announced).to.equal('Black queen on e5.');
    await user.press('ArrowDown', 'q');
    expect(user.changes).to.have.length(2);
  });

  it('knows archbishops and chancellors on ten files', async () => {
    await setup('10/10/10/10/10/10/10/10 w - - 0 1');
    user.cell('a1').focus();
    await user.press('A', 'ArrowRight', 'c');
    expect(user.board.fen).to.equal('10/10/10/10/10/10/10/Ac8 w - - 0 1');
  });
});

describe('text in the FEN field that cannot be read', () => {
  const typed = async (text: string) => {
    const box = control<HTMLTextAreaElement>('FEN');
    box.value = text;
    box.dispatchEvent(new Event('input', {bubbles: true}));
    await user.settled();
    return box;
  };
  const isInvalid = (box: Element) => box.getAttribute('aria-invalid') === 'true';

  for (const [what, act, fen] of [
    ['a piece is moved', () => user.drag('e2', 'e4'), '8/8/8/8/4K3/8/8/8 w - - 0 1'],
    ['the start position is set', () => press('Start position'), start],
    [
      'the board is cleared, though it changes nothing',
      async () => {
        await press('Clear');
        await typed('nonsense');
        await press('Clear');
      },
      empty,
    ],
    [
      'a script sets another position',
      async () => {
        user.board.fen = smirf;
        await user.settled();
      },
      smirf,
    ],
    [
      'a FEN is pasted onto the board',
      // Firefox leaves out the clipboard of an event that a script has made, so it is real.
      () => copyAndPaste(smirf),
      smirf,
    ],
  ] as const) {
    it(`is replaced, with its error, when ${what}`, async () => {
      await setup('8/8/8/8/8/8/4K3/8 w - - 0 1');
      const box = await typed('nonsense');
      expect([box.value, isInvalid(box)]).to.deep.equal(['nonsense', true]);
      await act();
      expect([box.value, isInvalid(box)]).to.deep.equal([fen, false]);
      expect(user.root.querySelector('#fen-error')?.textContent).to.equal('');
    });
  }

  it('makes the board invalid for its form, until it is corrected or replaced', async () => {
    const form = document.createElement('form');
    user = await User.setup({mode: 'edit', animation: 'none', fen: start, name: 'fen'}, form);
    expect(form.checkValidity()).to.equal(true);
    await typed('nonsense');
    expect(form.checkValidity()).to.equal(false);
    expect(user.board.validity.badInput).to.equal(true);
    expect(user.board.validationMessage).to.equal(user.root.querySelector('#fen-error')?.textContent);
    await typed(smirf);
    expect(form.checkValidity()).to.equal(true);
    await typed('nonsense');
    form.reset();
    await user.settled();
    expect([form.checkValidity(), control<HTMLTextAreaElement>('FEN').value]).to.deep.equal([true, start]);
  });

  it('is never the board’s own FEN, such as one of two white kings before there is a black piece', async () => {
    await setup('8/8/8/8/8/8/8/4K3 w - - 0 1');
    await user.click('c3');
    await user.press('Shift+K');
    await user.settled();
    const fen = '8/8/8/8/8/2K5/8/4K3 w - - 0 1';
    expect(user.board.fen).to.equal(fen);
    expect(isInvalid(await typed(`${fen}x`))).to.equal(true);
    expect(isInvalid(await typed(fen))).to.equal(false);
    expect(user.board.validationMessage).to.equal('');
  });

  it('is gone after a reset that changes nothing on the board', async () => {
    const form = document.createElement('form');
    user = await User.setup({mode: 'edit', animation: 'none', fen: start, name: 'fen'}, form);
    await typed('nonsense');
    form.reset();
    await user.settled();
    expect([form.checkValidity(), control<HTMLTextAreaElement>('FEN').value]).to.deep.equal([true, start]);
  });
});

describe('what is wrong with an edited position', () => {
  const warnings = () => user.root.querySelector('#fen-warnings')?.textContent ?? '';

  it('is shown: a king that is missing, rights that were lost', async () => {
    await setup(start);
    expect(warnings()).to.equal('');
    user.cell('h1').focus();
    await user.press('Delete');
    expect(warnings()).to.equal('White can no longer castle kingside.');
    await user.click('a7');
    expect(warnings()).to.equal('White can no longer castle kingside.');
    user.cell('e8').focus();
    await user.press('Delete');
    expect(warnings()).to.contain('Black can no longer castle kingside.');
    expect(warnings()).to.contain(user.board.warnings[0]?.message);
    expect(user.board.warnings[0]?.message).to.contain('king');
  });
});
