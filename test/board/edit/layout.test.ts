import {expect} from '@open-wc/testing';
import {sendKeys} from '@web/test-runner-commands';
import '../../../src/index.js';
import {languages} from '../../../src/words/languages.js';
import {capablanca, empty, smirf, start} from '../../tools/fixtures/positions.js';
import {emulate, temporary, until} from '../../tools/user.js';
import {setup} from './editor.js';

describe('the layout of the editor', () => {
  it('has its buttons in the toolbar if there is one, and only there', async () => {
    const user = await setup(start, {controls: ''});
    await until(() => user.root.querySelector('[part=controls] button'));
    await user.settled();
    expect(user.root.querySelectorAll('[part=panel] .buttons button').length).to.equal(0);
    const names = [...user.root.querySelectorAll('[part=controls] button')].map((button) =>
      button.textContent.trim(),
    );
    for (const name of ['Flip', 'Copy FEN', 'Undo', 'Redo', 'Random start'])
      expect(
        names.filter((one) => one === name),
        name,
      ).to.have.length(1);
    await user.fill('Start position', 'empty');
    expect(user.board.fen).to.equal(empty);
    await user.pressControl('Undo');
    expect(user.board.fen).to.equal(start);
  });

  it('has the same buttons with a toolbar and without one', async () => {
    const look = async (attributes: Record<string, string>, buttons: string) => {
      const user = await setup(start, attributes);
      await user.button('Redo');
      const seen = [...user.root.querySelectorAll<HTMLElement>(buttons)].map((button) => [
        button.textContent.trim(),
        button.querySelector('path')?.getAttribute('d'),
        button.offsetHeight,
      ]);
      return ['Flip', 'Copy FEN', 'Undo', 'Redo', 'Random start'].map((name) =>
        seen.find(([title]) => title === name),
      );
    };
    const inPanel = await look({}, '[part=panel] button');
    expect(inPanel).to.deep.equal(await look({controls: ''}, '[part=controls] button'));
    for (const button of inPanel) expect(button?.[1]).to.be.a('string');
  });

  it('has a pressed button that can be read in forced colours', async function () {
    await emulate(this, {features: {'forced-colors': 'active'}});
    const user = await setup(start);
    const white = user.control('White');
    expect(white.getAttribute('aria-pressed')).to.equal('true');
    // Otherwise Chromium paints the background of text in its own colour.
    expect(getComputedStyle(white).forcedColorAdjust).to.equal('none');
    const {root} = await setup(start, {controls: '', mode: 'play', drawable: ''});
    const pen = await until(() => root.querySelector<HTMLElement>('[part=controls] button[aria-pressed]'));
    pen.click();
    await until(() => pen.getAttribute('aria-pressed') === 'true');
    const icon = getComputedStyle(pen.querySelector('svg') as SVGElement);
    expect(icon.stroke).to.equal(getComputedStyle(pen).color);
  });

  it('has the caption between the board and the palette', async () => {
    const user = await setup(start);
    const caption = document.createElement('p');
    caption.slot = 'caption';
    caption.textContent = 'Where it began';
    user.board.append(caption);
    await user.settled();
    const top = (element: Element | null) => element?.getBoundingClientRect().top ?? NaN;
    expect(top(caption)).to.be.above(top(user.cell('e1')));
    expect(top(caption)).to.be.below(top(user.control('white king')));
  });

  for (const [fen, attributes] of [
    [start, {}],
    [capablanca, {}],
    [capablanca, {coordinates: 'outside'}],
  ] as const) {
    it(`has each tool of the palettes on a file of the board, the bin on the last: ${fen} ${JSON.stringify(attributes)}`, async () => {
      const user = await setup(fen, attributes);
      const box = (element: Element) => element.getBoundingClientRect();
      const files = [...user.root.querySelectorAll('[data-square$="8"]')].map((cell) => box(cell).left);
      for (const palette of user.root.querySelectorAll('[part=palette]'))
        for (const button of palette.children)
          expect(files.some((left) => Math.abs(left - box(button).left) < 0.5)).to.equal(true);
      expect(box(user.control('Remove pieces')).left).to.be.closeTo(files.at(-1) ?? NaN, 0.5);
      const gap = box(user.cell('a8')).top - box(user.control('black king')).bottom;
      expect(gap).to.be.closeTo(8, 0.5);
    });
  }

  it('shows the side to move by a disc with a frame, in the same colours as the other', async () => {
    const user = await setup(start);
    const style = (name: string) => getComputedStyle(user.control(name));
    expect(style('White').backgroundColor).to.equal(style('Black').backgroundColor);
    expect(style('White').color).to.equal(style('Black').color);
    expect(style('White').borderColor).not.to.equal(style('Black').borderColor);
    const disc = (name: string) => user.control(name).querySelector('path')?.getAttribute('fill');
    expect([disc('White'), disc('Black')]).to.deep.equal(['#fff', '#000']);
  });

  it('has the eraser apart from the pieces', async () => {
    const user = await setup(start);
    const {left} = user.control('Remove pieces').getBoundingClientRect();
    expect(left).to.be.at.least(user.control('white pawn').getBoundingClientRect().right);
  });

  it('has a pointer tool, which moves pieces and is chosen while no other tool is', async () => {
    const user = await setup(start);
    const chosen = () =>
      [...user.root.querySelectorAll<HTMLElement>('[part=palette] [aria-pressed=true]')].map(
        ({title}) => title,
      );
    expect(chosen()).to.deep.equal(['Move pieces']);
    await user.pressControl('white queen');
    expect(chosen()).to.deep.equal(['white queen']);
    await user.pressControl('Move pieces');
    expect(chosen()).to.deep.equal(['Move pieces']);
    await user.click('e2', 'e4');
    expect(user.board.fen).to.equal('rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 1');
  });

  it('has the palette of each side next to that side of the board', async () => {
    const user = await setup(start);
    const isAbove = (piece: string) =>
      user.control(piece).getBoundingClientRect().bottom <= user.cell('a8').getBoundingClientRect().top;
    const isBelow = (piece: string) =>
      user.control(piece).getBoundingClientRect().top >= user.cell('a1').getBoundingClientRect().bottom;
    expect([isAbove('black king'), isBelow('white king')]).to.deep.equal([true, true]);
    await user.pressControl('Flip');
    expect([isAbove('black king'), isBelow('white king')]).to.deep.equal([false, false]);
  });

  for (const controls of [false, true]) {
    it(`takes about 350 pixels above and below a board of 480, ${controls ? 'with' : 'without'} controls`, async () => {
      const user = await setup(start, {style: 'width: 480px', ...(controls && {controls: ''})});
      user.board.style.setProperty('--fen-board-max-size', '480px');
      if (controls) await until(() => user.root.querySelector('[part=controls] button'));
      await user.settled();
      const {height} = user.board.getBoundingClientRect();
      expect(height - 480).to.be.within(330, 360);
    });
  }

  for (const width of [480, 700, 720, 1200]) {
    it(`has its space reserved from the beginning, so that nothing below the board jumps, at ${width} pixels`, async () => {
      const place = document.createElement('div');
      place.style.width = `${width}px`;
      const board = document.createElement('fen-board');
      board.setAttribute('mode', 'edit');
      board.fen = start;
      place.append(board);
      document.body.prepend(temporary(place));
      await board.updateComplete;
      expect(board.shadowRoot?.querySelector('[part=palette]')).to.equal(null);
      const box = () => board.shadowRoot?.querySelector('[part=board]')?.getBoundingClientRect();
      const before = [box()?.top, box()?.width, place.getBoundingClientRect().bottom];
      await until(() => board.shadowRoot?.querySelector('[part=panel]'));
      expect(box()?.top).to.be.closeTo(before[0] ?? NaN, 0.1);
      expect(box()?.width).to.be.closeTo(before[1] ?? NaN, 0.1);
      expect(place.getBoundingClientRect().bottom).to.be.closeTo(before[2] ?? NaN, 20);
    });
  }

  it('has its panel beside the board from 44rem of its own width on', async () => {
    const place = document.createElement('div');
    document.body.prepend(temporary(place));
    const user = await setup(start);
    place.append(user.board);
    user.board.style.cssText = '--fen-board-max-size: 480px';
    const edges = async (width: string) => {
      place.style.width = width;
      await user.settled();
      const board = user.root.querySelector('[part=board]')?.getBoundingClientRect();
      const panel = user.root.querySelector('[part=panel]')?.getBoundingClientRect();
      return {isBeside: (panel?.left ?? 0) >= (board?.right ?? 0), board: board?.width, panel: panel?.width};
    };
    expect((await edges('43.9rem')).isBeside).to.equal(false);
    const narrow = await edges('44rem');
    expect([narrow.isBeside, narrow.panel]).to.deep.equal([true, 288]);
    const wide = await edges('80rem');
    expect([wide.isBeside, wide.board, wide.panel]).to.deep.equal([true, 480, 320]);
  });

  for (const [size, width] of [
    ['480px', '600px'],
    ['480px', '43.9rem'],
    ['320px', '43.9rem'],
    ['320px', '80rem'],
  ] as const)
    it(`has a board no wider than its largest size of ${size} in ${width}`, async () => {
      const place = document.createElement('div');
      document.body.prepend(temporary(place));
      const user = await setup(start);
      place.append(user.board);
      place.style.width = width;
      user.board.style.cssText = `--fen-board-max-size: ${size}`;
      await user.settled();
      expect(`${user.root.querySelector('[part=board]')?.getBoundingClientRect().width}px`).to.equal(size);
    });

  for (const lang of ['en', ...Object.keys(languages)]) {
    it(`shows at its usual width which rooks may castle, in ${lang}`, async () => {
      const user = await setup(smirf, {lang, style: 'width: 320px'});
      await until(() => user.root.querySelector('[part=panel]')?.getAttribute('lang') === lang);
      for (const right of user.root.querySelectorAll<HTMLElement>('label:has([type=checkbox])'))
        expect(right.scrollWidth, right.textContent).to.be.at.most(right.clientWidth);
      expect(user.rights.join()).to.contain(' g');
    });
  }

  it('prints nothing but the board', async function () {
    const user = await setup(start);
    await emulate(this, {media: 'print'});
    const shown = ['[part=palette]', '[part=panel]', 'svg'].map((what) => {
      const element = user.root.querySelector(what);
      return element && getComputedStyle(element).display !== 'none';
    });
    expect(shown).to.deep.equal([false, false, true]);
  });
});

describe('the editor and the page', () => {
  it('hides the events of its controls from the page', async () => {
    const user = await setup(start);
    const events = new Set<string>();
    for (const type of ['input', 'change', 'copy', 'paste', 'click', 'beforechange']) {
      document.body.addEventListener(type, (event) =>
        events.add(`${event.type} ${event instanceof CustomEvent}`),
      );
    }
    user.fenField.focus();
    await sendKeys({press: 'End'});
    await sendKeys({type: '2'});
    await user.settled();
    expect(events).to.deep.equal(new Set(['beforechange true', 'change true']));
  });

  for (const media of [{}, {'prefers-color-scheme': 'dark'}, {'forced-colors': 'active'}]) {
    for (const fen of [start, capablanca]) {
      it(`passes the accessibility audit with ${JSON.stringify(media)}: ${fen}`, async function () {
        if (Object.keys(media).length > 0) await emulate(this, {features: media});
        const user = await setup(fen);
        await user.pressControl('white queen');
        await expect(user.board).to.be.accessible();
      });
    }
  }

  it('keeps black pieces of the palette visible in forced colours', async function () {
    await emulate(this, {features: {'forced-colors': 'active', 'prefers-color-scheme': 'dark'}});
    const user = await setup(start);
    const {backgroundColor} = getComputedStyle(user.control('black king'));
    expect(backgroundColor).to.equal('rgb(216, 205, 187)');
  });

  it('moves nothing out of sight in a row that aligns baselines', async () => {
    const user = await setup(start, {style: 'display: grid'});
    const row = document.createElement('div');
    row.style.cssText = 'display: flex; align-items: baseline';
    user.board.replaceWith(row);
    row.append('text', user.board);
    user.board.fen = empty;
    await user.settled();
    expect(row.offsetHeight).to.be.below(3000);
  });

  it('fits into 320 px', async () => {
    const user = await setup(capablanca);
    user.board.style.width = '300px';
    await user.settled();
    for (const element of user.root.querySelectorAll<HTMLElement>(
      '[part=palette], [part=panel], button, select, textarea',
    )) {
      const {left, right} = element.getBoundingClientRect();
      const {left: from, right: to} = user.board.getBoundingClientRect();
      expect(left, element.outerHTML).to.be.at.least(from - 0.5);
      expect(right, element.outerHTML).to.be.at.most(to + 0.5);
    }
  });
});
