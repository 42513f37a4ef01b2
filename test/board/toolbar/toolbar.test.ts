import {expect, fixture, html, nextFrame} from '@open-wc/testing';
import '../../../src/index.js';
import type {FenBoard} from '../../../src/index.js';
import {registerShippedPiecesAndLocales} from '../../../src/picture/drawing/register-shipped.js';
import {renderSvg} from '../../../src/picture/files/index.js';
import {broken, capablanca, start} from '../../tools/fixtures/positions.js';

const buttons = (board: FenBoard) => [
  ...(board.shadowRoot?.querySelectorAll<HTMLElement>('[part=controls] button') ?? []),
];
const labelOf = (button?: Element | null) => button?.textContent.trim();
const withControls = async (attributes = html`<fen-board controls fen=${start}></fen-board>`) => {
  const board = await fixture<FenBoard>(attributes);
  while (buttons(board).length === 0) await nextFrame();
  return board;
};
const press = async (board: FenBoard, name: string) => {
  if (!buttons(board).some((button) => labelOf(button) === name)) await press(board, 'More');
  buttons(board)
    .find((button) => labelOf(button) === name)
    ?.click();
  await nextFrame();
  await board.updateComplete;
};
/** The files that an action offers for download. The minute until they are released is skipped. */
const savedBy = async (action: () => Promise<unknown>): Promise<readonly File[]> => {
  const links: {name: string; url: string}[] = [];
  const click = Object.getOwnPropertyDescriptor(HTMLElement.prototype, 'click');
  HTMLAnchorElement.prototype.click = function (this: HTMLAnchorElement) {
    links.push({name: this.download, url: this.href});
  };
  const later = window.setTimeout.bind(window);
  const afterAMinute: TimerHandler[] = [];
  Reflect.set(window, 'setTimeout', (handler: TimerHandler, time = 0) =>
    time === 60_000 ? void afterAMinute.push(handler) : later(handler, time),
  );
  try {
    await action();
  } finally {
    Reflect.set(window, 'setTimeout', later);
    HTMLAnchorElement.prototype.click = click?.value as () => void;
  }
  const files = await Promise.all(
    links.map(async ({name, url}) => {
      const blob = await (await fetch(url)).blob();
      return new File([blob], name, {type: blob.type});
    }),
  );
  // The browser has read the files by now, so the toolbar releases them.
  for (const handler of afterAMinute) if (typeof handler === 'function') (handler as () => void)();
  for (const {url} of links) expect(await fetch(url).then(Boolean, () => false)).to.equal(false);
  return files;
};
const announcementOf = (board: FenBoard) =>
  board.shadowRoot?.querySelector('[part=controls] [role=status]')?.textContent ?? null;
/** Presses a button, waits for the announcement and returns it. */
const pressAndListen = async (board: FenBoard, name: string) => {
  const before = announcementOf(board);
  await press(board, name);
  while (announcementOf(board) === before) await nextFrame();
  return announcementOf(board);
};

describe('the toolbar', () => {
  it('is shown only with `controls`, and its space is reserved at once', async () => {
    const board = await fixture<FenBoard>(html`<fen-board fen=${start}></fen-board>`);
    expect(board.shadowRoot?.querySelector('[part=controls]')).to.equal(null);
    const {height} = board.getBoundingClientRect();
    board.controls = true;
    await board.updateComplete;
    const reserved = board.getBoundingClientRect().height;
    expect(reserved).to.be.greaterThan(height);
    while (buttons(board).length === 0) await nextFrame();
    expect(board.getBoundingClientRect().height).to.be.closeTo(reserved, 0.1);
    board.controls = false;
    await board.updateComplete;
    expect(board.shadowRoot?.querySelector('[part=controls]')).to.equal(null);
  });

  it('is one row if the board is at least 160 px wide, 240 px with the buttons of play, or 320 px with those of edit', async () => {
    for (const [mode, width, count] of [
      ['view', 160, 4],
      ['play', 240, 6],
      ['edit', 320, 7],
      ['play', 360, 6],
      ['edit', 400, 7],
      ['edit', 480, 7],
    ] as const) {
      const board = await withControls(
        html`<fen-board controls mode=${mode} fen=${start} style="width: ${width}px"></fen-board>`,
      );
      while (buttons(board).length < count) await nextFrame();
      await nextFrame();
      const tops = buttons(board).map((button) => Math.round(button.getBoundingClientRect().top));
      expect(new Set(tops).size, `${mode}, ${width} px`).to.equal(1);
      for (const button of buttons(board)) {
        const {width, height} = button.getBoundingClientRect();
        expect(Math.min(width, height), `${mode}: ${button.title}`).to.be.at.least(24);
      }
      // The next board must be in the viewport, or its buttons do not load.
      board.remove();
    }
  });

  it('keeps the first buttons of a small board in place when those of the mode come', async () => {
    const gaps = async (mode: string) => {
      const board = await withControls(
        html`<fen-board controls mode=${mode} fen=${start} style="width: 358px"></fen-board>`,
      );
      // In play and edit, the buttons of the mode come with its part.
      while (mode === 'edit' && buttons(board).length < 6) await nextFrame();
      await board.updateComplete;
      const boxes = buttons(board).map((button) => button.getBoundingClientRect());
      expect(boxes[0]?.left).to.be.closeTo(board.getBoundingClientRect().left, 0.5);
      return boxes.slice(1).map(({left}, i) => Math.round(left - (boxes[i]?.right ?? NaN)));
    };
    // “More” is at the end of the row.
    for (const mode of ['view', 'edit'])
      for (const gap of (await gaps(mode)).slice(0, -1)) expect(gap, mode).to.equal(2);
  });

  it('keeps the focus on “More” when buttons of the mode come before it', async () => {
    const board = await withControls();
    const more = buttons(board).at(-1);
    more?.focus();
    board.mode = 'edit';
    while (buttons(board).length < 6) await nextFrame();
    await board.updateComplete;
    expect(board.shadowRoot?.activeElement?.getAttribute('title')).to.equal('More');
  });

  it('has pictures on its buttons, and their names in tooltips', async () => {
    const board = await withControls();
    for (const button of buttons(board)) {
      expect(button.querySelector('svg')).to.not.equal(null);
      expect(button.title).to.equal(labelOf(button));
    }
  });

  it('passes the accessibility audit, in view, play and edit', async () => {
    for (const mode of ['view', 'play', 'edit']) {
      await expect(
        await withControls(html`<fen-board controls mode=${mode} fen=${start}></fen-board>`),
      ).to.be.accessible();
    }
  });

  it('turns the board, and reports the side at the bottom, however it was turned', async () => {
    const board = await withControls();
    const sides: string[] = [];
    board.addEventListener('flip', ({detail}) => sides.push(detail.orientation));
    await press(board, 'Flip');
    expect(board.orientation).to.equal('black');
    board.flip();
    board.orientation = 'black';
    await board.updateComplete;
    expect(sides).to.deep.equal(['black', 'white']);
    board.orientation = 'white';
    await press(board, 'Flip');
    expect(announcementOf(board)?.trim()).to.equal('Board flipped.');
  });

  it('announces the same action each time', async () => {
    const board = await withControls();
    await press(board, 'Flip');
    const first = announcementOf(board);
    await press(board, 'Flip');
    expect(announcementOf(board)?.trim()).to.equal('Board flipped.');
    // Screen readers do not read a live region whose text stays the same.
    expect(announcementOf(board) === first).to.equal(false);
  });

  it('uses the new language when lang changes, also for its last announcement', async () => {
    const board = await withControls();
    await press(board, 'Flip');
    board.lang = 'de';
    while (labelOf(buttons(board)[0]) !== 'Drehen') await nextFrame();
    expect(announcementOf(board)).to.equal('Brett gedreht.');
  });

  it('is not copied with the text around it', async () => {
    const board = await withControls();
    const [first] = buttons(board);
    const style = getComputedStyle(first ?? board);
    expect(style.getPropertyValue('user-select') || style.getPropertyValue('-webkit-user-select')).to.equal(
      'none',
    );
  });

  it('copies the FEN, or shows it to be copied by hand', async () => {
    const board = await withControls();
    const copied: string[] = [];
    const {clipboard} = navigator;
    const give = (writeText: (text: string) => Promise<void>) =>
      Object.defineProperty(navigator, 'clipboard', {configurable: true, value: {writeText}});
    try {
      give((text) => Promise.resolve(void copied.push(text)));
      await press(board, 'Copy FEN');
      expect(copied).to.deep.equal([start]);
      expect(announcementOf(board)).to.equal('FEN copied.');
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

  it('copies the repaired FEN, and nothing if the FEN cannot be read', async () => {
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
      expect(announcementOf(board)).to.equal(board.error?.message);
      board.fen = start;
      await board.updateComplete;
      expect(announcementOf(board)).to.equal('');
    } finally {
      Object.defineProperty(navigator, 'clipboard', {configurable: true, value: clipboard});
    }
  });

  it('saves the picture as an SVG file', async () => {
    const board = await withControls();
    const saved = await savedBy(() => pressAndListen(board, 'Save SVG'));
    expect(saved.map(({type}) => type)).to.deep.equal(['image/svg+xml']);
    expect(await saved[0]?.text()).to.equal(await board.toSvg());
    expect(announcementOf(board)).to.equal('SVG saved.');
  });

  it('saves the picture as a PNG with 150 pixels per square', async () => {
    for (const [fen, width] of [
      [start, 1200],
      [capablanca, 1500],
    ] as const) {
      const board = await withControls(html`<fen-board controls fen=${fen}></fen-board>`);
      const saved = await savedBy(async () => {
        await press(board, 'Save PNG');
        while (!announcementOf(board)) await nextFrame();
      });
      expect(announcementOf(board)).to.equal('PNG saved.');
      const [png = new File([], '')] = saved;
      const bitmap = await createImageBitmap(png);
      expect([png.type, bitmap.width, bitmap.height]).to.deep.equal(['image/png', width, 1200]);
      const canvas = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
      canvas?.drawImage(bitmap, 0, 0);
      // The corners of e4, which is light, and of d4, which is dark; both squares are empty.
      const shown = [4, 3].map((file) => {
        const [red, green, blue] = canvas?.getImageData(file * 150 + 20, 4 * 150 + 20, 1, 1).data ?? [];
        return `rgb(${red}, ${green}, ${blue})`;
      });
      const fills = [...(board.shadowRoot?.querySelectorAll('[part~=square]') ?? [])];
      expect(shown).to.deep.equal(fills.map((square) => getComputedStyle(square).fill));
    }
  });

  it('announces that the page may not save a PNG', async () => {
    const board = await withControls();
    const {prototype} = OffscreenCanvas;
    const original = Object.getOwnPropertyDescriptor(prototype, 'convertToBlob') ?? {};
    try {
      prototype.convertToBlob = () => Promise.reject(new Error('no'));
      expect(await pressAndListen(board, 'Save PNG')).to.equal(
        'This page does not allow a PNG; save the SVG instead.',
      );
    } finally {
      Object.defineProperty(prototype, 'convertToBlob', original);
    }
  });

  it('names the file after the caption or, without one, after the position', async () => {
    const board = await withControls();
    const nameNow = async () => {
      const [file] = await savedBy(() => pressAndListen(board, 'Save SVG'));
      return file?.name;
    };
    expect(await nameNow()).to.equal('rnbqkbnr-pppppppp-8-8-8-8-PPPPPPPP-RNBQKBNR-w.svg');
    board.innerHTML = '<p slot="caption">White to move\n  and <b>win</b> 1/2</p>';
    expect(await nameNow()).to.equal('White-to-move-and-win-1-2.svg');
    board.replaceChildren();
    board.fen = broken;
    await board.updateComplete;
    expect(await nameNow()).to.equal('chess-position.svg');
  });

  it('copies the picture as a PNG, or announces that the page may not', async () => {
    const board = await withControls();
    const copied: ClipboardItem[][] = [];
    const {clipboard} = navigator;
    const give = (write: (items: ClipboardItem[]) => Promise<void>) =>
      Object.defineProperty(navigator, 'clipboard', {configurable: true, value: {write}});
    try {
      give((items) => Promise.resolve(void copied.push(items)));
      expect(await pressAndListen(board, 'Copy picture')).to.equal('Picture copied.');
      expect(copied[0]?.map(({types}) => [...types])).to.deep.equal([['image/png']]);
      give(() => Promise.reject(new Error('no')));
      expect(await pressAndListen(board, 'Copy picture')).to.equal(
        'The picture cannot be copied on this page.',
      );
    } finally {
      Object.defineProperty(navigator, 'clipboard', {configurable: true, value: clipboard});
    }
  });

  it('adds Undo and Redo in play, and keeps the focus on a button that becomes disabled', async () => {
    const board = await withControls(html`<fen-board controls mode="play" fen=${start}></fen-board>`);
    while (buttons(board).length < 6) await nextFrame();
    const undo = buttons(board).find((button) => labelOf(button) === 'Undo');
    const isDisabled = () => undo?.getAttribute('aria-disabled') === 'true';
    expect(isDisabled()).to.equal(true);
    const square = (name: string) => board.shadowRoot?.querySelector<HTMLElement>(`[data-square=${name}]`);
    for (const name of ['e2', 'e4']) {
      square(name)?.focus();
      square(name)?.dispatchEvent(
        new KeyboardEvent('keydown', {key: 'Enter', bubbles: true, composed: true}),
      );
      await board.updateComplete;
    }
    expect(board.fen).to.contain(' b ');
    expect(isDisabled()).to.equal(false);
    undo?.focus();
    await press(board, 'Undo');
    expect(board.fen).to.equal(start);
    expect(isDisabled()).to.equal(true);
    expect(board.shadowRoot?.activeElement === undo).to.equal(true);
    await press(board, 'Redo');
    expect(board.fen).to.contain(' b ');
    board.mode = 'view';
    await board.updateComplete;
    expect(buttons(board).map(labelOf)).to.not.include('Undo');
    expect(buttons(board).filter(({tabIndex}) => tabIndex === 0).length).to.equal(1);
  });

  it('shows the rare actions, those of pictures, where “More” is pressed', async () => {
    const board = await withControls();
    const usual = ['Flip', 'Copy FEN', 'Explore', 'More'];
    expect(buttons(board).map(labelOf)).to.deep.equal(usual);
    const more = buttons(board)[3];
    const isExpanded = () => more?.getAttribute('aria-expanded');
    expect(isExpanded()).to.equal('false');
    const {left, top} = more?.getBoundingClientRect() ?? {};
    await press(board, 'More');
    expect([more?.getBoundingClientRect().left, more?.getBoundingClientRect().top]).to.deep.equal([
      left,
      top,
    ]);
    const all = [...usual, 'Copy picture', 'Save PNG', 'Save SVG'];
    expect(buttons(board).map(labelOf)).to.deep.equal(all);
    expect(isExpanded()).to.equal('true');
    expect(buttons(board)[3] === more).to.equal(true);
    await press(board, 'More');
    expect(buttons(board).map(labelOf)).to.deep.equal(usual);
  });

  it('moves the focus in the direction of the arrow key, also on a page from right to left', async () => {
    const board = await withControls();
    board.dir = 'rtl';
    const [first, second] = buttons(board);
    first?.focus();
    first?.dispatchEvent(new KeyboardEvent('keydown', {key: 'ArrowLeft', bubbles: true}));
    expect(board.shadowRoot?.activeElement === second).to.equal(true);
    second?.dispatchEvent(new KeyboardEvent('keydown', {key: 'ArrowRight', bubbles: true}));
    expect(board.shadowRoot?.activeElement === first).to.equal(true);
  });

  it('is one stop for Tab, and arrow keys move the focus within it', async () => {
    const board = await withControls();
    const key = (name: string) =>
      board.shadowRoot?.activeElement?.dispatchEvent(
        new KeyboardEvent('keydown', {key: name, bubbles: true, cancelable: true}),
      );
    const stops = () => buttons(board).filter(({tabIndex}) => tabIndex === 0);
    buttons(board)[0]?.focus();
    for (const [name, expected] of [
      ['ArrowRight', 'Copy FEN'],
      ['End', 'More'],
      ['ArrowRight', 'More'],
      ['ArrowLeft', 'Explore'],
      ['Home', 'Flip'],
      ['ArrowLeft', 'Flip'],
    ] as const) {
      key(name);
      await board.updateComplete;
      expect(labelOf(board.shadowRoot?.activeElement), name).to.equal(expected);
      expect(stops().map(labelOf)).to.deep.equal([expected]);
    }
  });
});

describe('a board in a frame', () => {
  const savedIn = async (sandbox: string | null) => {
    const frame = document.createElement('iframe');
    frame.title = 'a page';
    if (sandbox !== null) frame.setAttribute('sandbox', sandbox);
    const src = new URL('../../../src/index.ts', import.meta.url).href;
    frame.srcdoc = `<script type="module" src="${src}"></script><fen-board controls fen="${start}"></fen-board>`;
    document.body.append(frame);
    try {
      let board: FenBoard | null | undefined;
      while (!(board && buttons(board).length > 0)) {
        board = frame.contentDocument?.querySelector<FenBoard>('fen-board');
        await nextFrame();
      }
      const anchors = (frame.contentWindow as Window & typeof globalThis).HTMLAnchorElement.prototype;
      let files = 0;
      anchors.click = () => {
        files++;
      };
      await pressAndListen(board, 'Save SVG');
      return [files, announcementOf(board)];
    } finally {
      frame.remove();
    }
  };

  it('saves its picture', async () => {
    expect(await savedIn(null)).to.deep.equal([1, 'SVG saved.']);
    expect(await savedIn('allow-scripts allow-same-origin allow-downloads')).to.deep.equal([1, 'SVG saved.']);
  });

  it('does not claim to have saved it if the frame may not save files', async () => {
    expect(await savedIn('allow-scripts allow-same-origin')).to.deep.equal([
      0,
      'This page is not allowed to save files.',
    ]);
  });
});

describe('toSvg', () => {
  const file = (text: string) => new DOMParser().parseFromString(text, 'image/svg+xml').documentElement;
  const attributes = (element: Element): unknown => [
    element.nodeName,
    [...element.attributes].map(({name, value}) => `${name}=${value}`).sort(),
    element.children.length > 0 ? [...element.children].map(attributes) : element.textContent,
  ];

  it('is the same file for a board that is not in the page, also where its parts have not loaded', async () => {
    const board = document.createElement('fen-board');
    Object.assign(board, {fen: `  ${start.replace(' 0 1', '')}`, marks: 'Ge4', coordinates: 'outside'});
    const marked = renderSvg(start, {marks: 'Ge4', coordinates: 'outside'});
    expect(attributes(file(await board.toSvg()))).to.deep.equal(attributes(file(marked)));
  });

  it('has its piece set and language, which it fetches for a board that is not in the page', async () => {
    const look = {pieces: 'classic', lang: 'fr'};
    const text = await Object.assign(document.createElement('fen-board'), {fen: start, ...look}).toSvg();
    expect(text).to.contain('lang="fr"').and.to.contain('trait aux Blancs');
    // The registry of renderSvg may be another one, if the board is that of the built files.
    registerShippedPiecesAndLocales();
    expect(attributes(file(text))).to.deep.equal(attributes(file(renderSvg(start, look))));
    const shown = await fixture<FenBoard>(html`<fen-board lang="nl" fen=${start}></fen-board>`);
    expect(await shown.toSvg()).to.contain('lang="nl"');
  });

  it('is the file that renderSvg gives', async () => {
    for (const fen of [start, capablanca]) {
      for (const look of [
        {},
        {orientation: 'black', coordinates: 'outside', theme: 'blue', turnMarker: true, label: 'A & "B" <c>'},
      ] as const) {
        const board = await fixture<FenBoard>(html`<fen-board fen=${fen}></fen-board>`);
        Object.assign(board, look);
        const text = await board.toSvg();
        expect(text).to.not.match(/<!--|var\(/);
        expect(attributes(file(text))).to.deep.equal(attributes(file(renderSvg(fen, look))));
      }
    }
  });

  it('uses the colours that the page has set', async () => {
    const board = await fixture<FenBoard>(
      html`<fen-board style="--fen-board-light: rgb(1 2 3)" fen=${start}></fen-board>`,
    );
    expect(
      file(await board.toSvg())
        .querySelector('rect')
        ?.getAttribute('fill'),
    ).to.equal('rgb(1 2 3)');
  });

  it('is an empty board with an error message if the FEN cannot be read', async () => {
    const board = await fixture<FenBoard>(html`<fen-board fen=${broken}></fen-board>`);
    const drawing = file(await board.toSvg());
    expect(drawing.querySelector('desc')?.textContent).to.contain('Rank 7 has 9 squares');
    expect(drawing.querySelector('[part^=piece] path')?.getAttribute('d')).to.equal('');
  });
});

describe('a key in the toolbar', () => {
  it('is left to the page if it has no meaning there', async () => {
    const board = await withControls();
    const [first] = buttons(board);
    first?.focus();
    const key = new KeyboardEvent('keydown', {key: 'x', bubbles: true, cancelable: true});
    first?.dispatchEvent(key);
    expect([key.defaultPrevented, board.shadowRoot?.activeElement === first]).to.deep.equal([false, true]);
  });
});
