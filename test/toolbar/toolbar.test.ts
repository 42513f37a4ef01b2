import {expect, fixture, html, nextFrame} from '@open-wc/testing';
import '../../src/index.js';
import type {FenBoard} from '../../src/index.js';
import {renderSvg} from '../../src/drawing/index.js';

const start = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1';
const capablanca = 'rnabqkbcnr/pppppppppp/10/10/10/10/PPPPPPPPPP/RNABQKBCNR w KQkq - 0 1';
const broken = 'rnbqkbnr/ppppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1';

const buttons = (board: FenBoard) => [
  ...(board.shadowRoot?.querySelectorAll<HTMLElement>('[role=toolbar] button') ?? []),
];
const withControls = async (attributes = html`<fen-board controls fen=${start}></fen-board>`) => {
  const board = await fixture<FenBoard>(attributes);
  while (buttons(board).length === 0) await nextFrame();
  return board;
};
const press = async (board: FenBoard, name: string) => {
  buttons(board)
    .find((button) => button.textContent === name)
    ?.click();
  await nextFrame();
  await board.updateComplete;
};
const said = (board: FenBoard) =>
  board.shadowRoot?.querySelector('.controls [role=status]')?.textContent ?? null;

describe('the toolbar', () => {
  it('is there only when it is asked for, and its room at once', async () => {
    const board = await fixture<FenBoard>(html`<fen-board fen=${start}></fen-board>`);
    expect(board.shadowRoot?.querySelector('.controls')).to.equal(null);
    const {height} = board.getBoundingClientRect();
    board.controls = true;
    await board.updateComplete;
    const reserved = board.getBoundingClientRect().height;
    expect(reserved).to.be.greaterThan(height);
    while (buttons(board).length === 0) await nextFrame();
    expect(Math.abs(board.getBoundingClientRect().height - reserved)).to.be.at.most(8);
    board.controls = false;
    await board.updateComplete;
    expect(board.shadowRoot?.querySelector('.controls')).to.equal(null);
  });

  it('passes the accessibility audit, in view, play and edit', async () => {
    for (const mode of ['view', 'play', 'edit']) {
      await expect(
        await withControls(html`<fen-board controls mode=${mode} fen=${start}></fen-board>`),
      ).to.be.accessible();
    }
  });

  it('turns the board', async () => {
    const board = await withControls();
    await press(board, 'Flip');
    expect(board.orientation).to.equal('black');
    expect(said(board)).to.equal('Board flipped.');
  });

  it('is heard again when it does the same again', async () => {
    const board = await withControls();
    await press(board, 'Flip');
    const first = said(board);
    await press(board, 'Flip');
    expect(said(board)?.trim()).to.equal('Board flipped.');
    // A live region whose text stays as it was is not read out.
    expect(said(board) === first).to.equal(false);
  });

  it('speaks the new language when lang changes, in what it has said too', async () => {
    const board = await withControls();
    await press(board, 'Flip');
    board.lang = 'de';
    while (buttons(board)[0]?.textContent !== 'Drehen') await nextFrame();
    expect(said(board)).to.equal('Brett gedreht.');
  });

  it('is not copied with the text around it', async () => {
    const board = await withControls();
    const [first] = buttons(board);
    const style = getComputedStyle(first ?? board);
    expect(style.getPropertyValue('user-select') || style.getPropertyValue('-webkit-user-select')).to.equal(
      'none',
    );
  });

  it('copies the FEN, or gives it to be copied by hand', async () => {
    const board = await withControls();
    const copied: string[] = [];
    const {clipboard} = navigator;
    const give = (writeText: (text: string) => Promise<void>) =>
      Object.defineProperty(navigator, 'clipboard', {configurable: true, value: {writeText}});
    try {
      give((text) => Promise.resolve(void copied.push(text)));
      await press(board, 'Copy FEN');
      expect(copied).to.deep.equal([start]);
      expect(said(board)).to.equal('FEN copied.');
      give(() => Promise.reject(new Error('no')));
      await press(board, 'Copy FEN');
      const input = board.shadowRoot?.querySelector('input');
      expect(input?.value).to.equal(start);
      await nextFrame();
      expect(board.shadowRoot?.activeElement === input).to.equal(true);
    } finally {
      Object.defineProperty(navigator, 'clipboard', {configurable: true, value: clipboard});
    }
  });

  it('copies what was read of a FEN that was mended, and nothing where there is none', async () => {
    const copied: string[] = [];
    const {clipboard} = navigator;
    const writeText = (text: string) => Promise.resolve(void copied.push(text));
    Object.defineProperty(navigator, 'clipboard', {configurable: true, value: {writeText}});
    try {
      const board = await withControls(html`<fen-board controls fen=" start "></fen-board>`);
      await press(board, 'Copy FEN');
      board.fen = broken;
      await press(board, 'Copy FEN');
      expect(copied).to.deep.equal([start]);
      expect(said(board)).to.equal(board.error?.message);
      board.fen = start;
      await board.updateComplete;
      expect(said(board)).to.equal('');
    } finally {
      Object.defineProperty(navigator, 'clipboard', {configurable: true, value: clipboard});
    }
  });

  it('saves the picture as a file', async () => {
    const board = await withControls();
    const saved: {name: string; url: string}[] = [];
    const click = Object.getOwnPropertyDescriptor(HTMLElement.prototype, 'click');
    HTMLAnchorElement.prototype.click = function (this: HTMLAnchorElement) {
      saved.push({name: this.download, url: this.href});
    };
    const later = window.setTimeout.bind(window);
    let afterAMinute: TimerHandler = '';
    Reflect.set(window, 'setTimeout', (act: TimerHandler, time = 0) =>
      time === 60_000 ? void (afterAMinute = act) : later(act, time),
    );
    try {
      await press(board, 'Save picture');
    } finally {
      Reflect.set(window, 'setTimeout', later);
      HTMLAnchorElement.prototype.click = click?.value as () => void;
    }
    expect(saved.map(({name}) => name)).to.deep.equal(['chess-position.svg']);
    const file = await fetch(saved[0]?.url ?? '');
    expect(file.headers.get('content-type')).to.equal('image/svg+xml');
    expect(await file.text()).to.equal(board.toSvg());
    expect(said(board)).to.equal('Picture saved.');
    // By then the browser has read it.
    if (typeof afterAMinute === 'function') (afterAMinute as () => void)();
    expect(await fetch(saved[0]?.url ?? '').then(Boolean, () => false)).to.equal(false);
  });

  it('goes the way the arrow points, on a page from right to left too', async () => {
    const board = await withControls();
    board.dir = 'rtl';
    const [first, second] = buttons(board);
    first?.focus();
    first?.dispatchEvent(new KeyboardEvent('keydown', {key: 'ArrowLeft', bubbles: true}));
    expect(board.shadowRoot?.activeElement === second).to.equal(true);
    second?.dispatchEvent(new KeyboardEvent('keydown', {key: 'ArrowRight', bubbles: true}));
    expect(board.shadowRoot?.activeElement === first).to.equal(true);
  });

  it('has one stop for Tab, and arrow keys go through it', async () => {
    const board = await withControls();
    const key = (name: string) =>
      board.shadowRoot?.activeElement?.dispatchEvent(
        new KeyboardEvent('keydown', {key: name, bubbles: true, cancelable: true}),
      );
    const stops = () => buttons(board).filter(({tabIndex}) => tabIndex === 0);
    buttons(board)[0]?.focus();
    for (const [name, expected] of [
      ['ArrowRight', 'Copy FEN'],
      ['End', 'Save picture'],
      ['ArrowRight', 'Save picture'],
      ['ArrowLeft', 'Copy FEN'],
      ['Home', 'Flip'],
    ] as const) {
      key(name);
      expect(board.shadowRoot?.activeElement?.textContent, name).to.equal(expected);
      expect(stops().map(({textContent}) => textContent)).to.deep.equal([expected]);
    }
  });
});

describe('toSvg', () => {
  const file = (text: string) => new DOMParser().parseFromString(text, 'image/svg+xml').documentElement;
  const attributes = (element: Element): unknown => [
    element.nodeName,
    [...element.attributes].map(({name, value}) => `${name}=${value}`).sort(),
    element.children.length > 0 ? [...element.children].map(attributes) : element.textContent,
  ];

  it('is the file that renderSvg gives', async () => {
    for (const fen of [start, capablanca]) {
      for (const look of [
        {},
        {orientation: 'black', coordinates: 'outside', theme: 'blue', turnMarker: true, label: 'A & "B" <c>'},
      ] as const) {
        const board = await fixture<FenBoard>(html`<fen-board fen=${fen}></fen-board>`);
        Object.assign(board, look);
        const text = board.toSvg();
        expect(text).to.not.match(/<!--|var\(/);
        expect(attributes(file(text))).to.deep.equal(attributes(file(renderSvg(fen, look))));
      }
    }
  });

  it('has the colours that the page has set', async () => {
    const board = await fixture<FenBoard>(
      html`<fen-board style="--fen-board-light: rgb(1 2 3)" fen=${start}></fen-board>`,
    );
    expect(file(board.toSvg()).querySelector('rect')?.getAttribute('fill')).to.equal('rgb(1 2 3)');
  });

  it('is of an empty board that says so, where the FEN cannot be read', async () => {
    const board = await fixture<FenBoard>(html`<fen-board fen=${broken}></fen-board>`);
    const drawing = file(board.toSvg());
    expect(drawing.querySelector('desc')?.textContent).to.contain('Rank 7 has 9 squares');
    expect(drawing.querySelector('g path')?.getAttribute('d')).to.equal('');
  });
});

describe('a key in the toolbar', () => {
  it('that means nothing there is left to the page', async () => {
    const board = await withControls();
    const [first] = buttons(board);
    first?.focus();
    const key = new KeyboardEvent('keydown', {key: 'x', bubbles: true, cancelable: true});
    first?.dispatchEvent(key);
    expect([key.defaultPrevented, board.shadowRoot?.activeElement === first]).to.deep.equal([false, true]);
  });
});
