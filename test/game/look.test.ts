import {expect, fixture, html, nextFrame} from '@open-wc/testing';
import {executeServerCommand} from '@web/test-runner-commands';
import type {FenBoard, FenGame} from '../../src/index.js';
import {can, emulate, until} from '../user.js';
import {button, current, menu, move, moves, opera, root, shown} from './shown.js';

describe('the look of a game', () => {
  const box = (game: FenGame, part: string): DOMRect => {
    const found = root(game).querySelector(`[part=${part}]`);
    if (!found) throw new Error(`There is no part ${part}.`);
    return found.getBoundingClientRect();
  };

  it('has the moves beside the board if there is room, else below', async () => {
    const game = await shown({}, opera);
    game.style.width = '640px';
    expect(box(game, 'moves').left).to.be.greaterThan(box(game, 'board').right);
    expect(box(game, 'moves').top).to.equal(box(game, '"player black"').top);
    expect(box(game, 'moves').bottom).to.be.at.least(box(game, 'buttons').bottom);
    for (const width of ['639px', '320px']) {
      game.style.width = width;
      expect(box(game, 'moves').top).to.be.greaterThan(box(game, 'buttons').bottom);
      expect(box(game, 'moves').height).to.be.greaterThan(200);
    }
    game.moves = 'right';
    await game.updateComplete;
    expect(box(game, 'moves').left).to.be.greaterThan(box(game, 'board').right);
    game.style.width = '900px';
    game.moves = 'below';
    await game.updateComplete;
    expect(box(game, 'moves').top).to.be.greaterThan(box(game, 'buttons').bottom);
    game.moves = 'none';
    await game.updateComplete;
    expect(moves(game)).to.deep.equal([]);
  });

  it('has its current move in sight when it opens, and whenever its width changes', async () => {
    const pairs = Array.from({length: 30}, (_, i) => `${2 * i + 1}. Nf3 {Out.} Nf6 ${2 * i + 2}. Ng1 Ng8`);
    const place = await fixture<HTMLElement>(html`<div></div>`);
    const game = document.createElement('fen-game');
    game.at = '30';
    game.pgn = `${pairs.join(' ')} *`;
    place.append(game);
    place.style.width = '390px';
    await until(() => current(game));
    for (const width of [390, 320, 700, 500, 639]) {
      place.style.width = `${width}px`;
      for (let frames = 0; frames < 3; frames++) await nextFrame();
      const [move, list] = [box(game, '"move current"'), box(game, 'moves')];
      expect(move.top, `${width} pixels`).to.be.at.least(list.top);
      expect(move.bottom, `${width} pixels`).to.be.at.most(list.bottom);
    }
  });

  it('has its result and its numbers from left to right on a page from right to left', async () => {
    const game = await shown({dir: 'rtl'}, opera);
    const left = (text: Node, index: number) => {
      const range = document.createRange();
      range.setStart(text, index);
      range.setEnd(text, index + 1);
      return range.getBoundingClientRect().left;
    };
    for (const part of root(game).querySelectorAll('[part=result],[part=number]')) {
      const text = [...part.childNodes].find((node) => node instanceof Text && node.data.trim()) as Text;
      expect(left(text, 0), text.data).to.be.below(left(text, 1));
    }
    const [end, list] = [root(game).querySelector('.ending') as Element, box(game, 'moves')];
    const range = document.createRange();
    range.selectNodeContents(end);
    expect(range.getBoundingClientRect().left).to.be.above((list.left + list.right) / 2);
  });

  it('has a clock that can be read while it runs in forced colours', async function () {
    await emulate(this, {features: {'forced-colors': 'active'}});
    const game = await shown(
      {at: '1'},
      '1. e4 {[%clk 0:10:00]} e5 {[%clk 0:09:00]} 2. Nf3 {[%clk 0:09:50]} *',
    );
    await game.goTo('1b');
    await game.updateComplete;
    const clock = root(game).querySelector('.running');
    // Otherwise Chromium paints the background of text in its own colour.
    expect(clock && getComputedStyle(clock).forcedColorAdjust).to.equal('none');
  });

  it('has one button that flips the board, and buttons of the same size', async () => {
    const game = await shown({controls: ''}, opera);
    const board = game.board as FenBoard;
    await until(() => board.shadowRoot?.querySelector('[role=toolbar]'));
    menu(game).click();
    await until(() => root(game).querySelector('[part=more] button'));
    const flipItems = [...root(game).querySelectorAll('[part=more] button')].filter((one) =>
      /flip/i.test(one.textContent),
    );
    expect(flipItems).to.deep.equal([]);
    menu(game).click();
    await until(() => !root(game).querySelector('[part=more] button'));
    const buttons = [root(game), board.shadowRoot as ShadowRoot].flatMap((place) => [
      ...place.querySelectorAll<HTMLElement>('[part=buttons] button, [role=toolbar] button'),
    ]);
    const flips = buttons.filter((one) => /flip/i.test(one.getAttribute('aria-label') ?? one.textContent));
    expect(flips.length).to.equal(1);
    flips[0]?.click();
    await game.updateComplete;
    expect([board.orientation, game.orientation]).to.deep.equal(['black', 'black']);
    const heights = new Set(buttons.map((one) => Math.round(one.getBoundingClientRect().height)));
    expect([...heights]).to.have.length(1);
  });

  it('has less space between the moves of a pair than between pairs, and variations indented from the first', async () => {
    const game = await shown({moves: 'right'}, '1. e4 e5 2. Nf3 Nc6 (2... d6 3. d4 (3. Bc4)) *');
    const [white, black, next] = moves(game).map((one) => one.getBoundingClientRect());
    const [, number] = root(game).querySelectorAll('[part=number]');
    if (!white || !black || !next || !number) throw new Error('Moves are missing.');
    const gap = black.left - white.right;
    expect(number.getBoundingClientRect().left - black.right).to.be.greaterThan(1.5 * gap);
    const lefts = ['d6', 'Bc4'].map((san) => move(game, san).getBoundingClientRect().left);
    expect(lefts[0]).to.be.greaterThan(white.left + 4);
    expect(lefts[1]).to.be.greaterThan((lefts[0] ?? 0) + 4);
  });

  it('shows the comment of the current move under the board only if the list is below it', async () => {
    const game = await shown({at: '3b'}, opera);
    const comment = root(game).querySelector('.now') as HTMLElement;
    game.style.width = '390px';
    expect(comment.textContent).to.equal('Weak.');
    expect(comment.getBoundingClientRect().bottom).to.be.at.most(box(game, 'moves').top);
    expect(comment.getAttribute('aria-hidden')).to.equal('true');
    game.style.width = '800px';
    expect(comment.getBoundingClientRect().height).to.equal(0);
  });

  it('colours the glyphs that judge a move, and draws those that fonts lack', async () => {
    const game = await shown({}, '1. e4! e5?! 2. Nf3? Nc6?? 3. d4 $14 *');
    const glyph = (san: string) => move(game, san).lastElementChild as HTMLElement;
    const colors = ['e4', 'e5', 'Nf3', 'Nc6'].map((san) => getComputedStyle(glyph(san)).color);
    expect(new Set([...colors, getComputedStyle(game).color]).size).to.equal(5);
    expect(glyph('d4').querySelector('svg')).to.not.equal(null);
    expect(move(game, 'd4').textContent.trim()).to.equal('d4 ⩲');
  });

  it('has a move list below the board as high as a page sets it, on the tag or around it', async () => {
    const game = await shown({moves: 'below'}, opera);
    const {height} = box(game, 'moves');
    const rem = parseFloat(getComputedStyle(document.documentElement).fontSize);
    for (const one of [game, game.parentElement as HTMLElement]) {
      one.style.setProperty('--fen-board-moves-height', '10rem');
      expect(box(game, 'moves').height, one.localName).to.be.closeTo(height - 4 * rem, 0.5);
      one.style.removeProperty('--fen-board-moves-height');
    }
  });

  it('has buttons as large as a finger that are no wider than the board, on the narrowest screens as well', async () => {
    const game = await shown({}, opera);
    for (const width of [277, 320, 640]) {
      game.style.width = `${width}px`;
      const [first, last] = [button(game, 'Start'), menu(game)].map((one) => one.getBoundingClientRect()) as [
        DOMRect,
        DOMRect,
      ];
      expect(first.left).to.be.at.least(box(game, 'board').left - 0.5);
      expect(last.right).to.be.at.most(box(game, 'board').right + 0.5);
      for (const {width, height} of [first, last]) expect(Math.min(width, height)).to.be.at.least(43.99);
    }
  });

  it('has one line for the event and one for each player, however long their names are', async () => {
    const name = 'Anna Magdalena Wilhelmine '.repeat(5);
    const game = await shown(
      {},
      `[White "${name}"]\n[Black "${name}"]\n[Result "1-0"]\n[Event "${name}"]\n\n1. e4 1-0`,
    );
    for (const width of ['700px', '320px']) {
      game.style.width = width;
      for (const part of ['header', '"player white"']) expect(box(game, part).height).to.be.below(40);
      expect(box(game, 'result').right).to.be.at.most(box(game, 'header').right);
    }
  });

  const displays = ['inline', 'inline-block', 'flex', 'grid', 'table', 'flow-root', 'list-item', 'contents'];
  for (const display of displays) {
    it(`looks the same on a page with display: ${display}`, async () => {
      const game = await shown({}, opera);
      (game.parentElement as HTMLElement).style.width = '760px';
      game.style.setProperty('display', display, 'important');
      const {left} = box(game, 'board');
      expect(Math.round(box(game, 'moves').right - left)).to.equal(760);
      const {height} = (game.board as HTMLElement).getBoundingClientRect();
      expect(height).to.be.within(400, 480);
      button(game, 'Next move').click();
      await game.updateComplete;
      expect(current(game)).to.equal('e4');
    });
  }

  const comments: readonly (readonly [text: string, side: 'left' | 'right'])[] = [
    ['The best move.', 'left'],
    ['… המהלך הטוב ביותר', 'right'],
  ];
  for (const [text, side] of comments) {
    it(`aligns a comment at the ${side}, where its language begins: ${text}`, async () => {
      const game = await shown({moves: 'below'}, `1. e4 {${text}} *`);
      const comment = root(game).querySelector('[part=comment]') as HTMLElement;
      const words = document.createRange();
      words.selectNodeContents(comment);
      const [line, all] = [words.getBoundingClientRect(), comment.getBoundingClientRect()];
      expect(line.width).to.be.below(all.width / 2);
      expect(line[side]).to.be.closeTo(all[side], 1);
    });
  }

  it('breaks the lines of a comment in time proportional to its length', async function () {
    this.timeout(120_000);
    const game = await shown({moves: 'below'}, '1. e4 {A comment.} *');
    const comment = root(game).querySelector('[part=comment]') as HTMLElement;
    /** The shortest of a few times, because other load on the machine only makes them longer. */
    const timeOf = (length: number) =>
      Math.min(
        ...[1, 2, 3].map(() => {
          comment.textContent = 'Word and word. '.repeat(length / 15);
          const begin = performance.now();
          comment.getBoundingClientRect();
          return performance.now() - begin;
        }),
      );
    const short = timeOf(90_000);
    // Eight times the text; if time grew with its square, 64 times as long.
    expect(timeOf(720_000) / short).to.be.below(36);
  });

  it('has diagrams among the moves where the game requests them', async () => {
    const game = await shown({}, opera);
    const diagram = root(game).querySelector('.diagram') as HTMLElement;
    expect(getComputedStyle(diagram).display).to.equal('none');
    game.diagrams = true;
    await game.updateComplete;
    expect(getComputedStyle(diagram).display).to.equal('block');
    expect((diagram as HTMLElement & {fen: string}).fen).to.contain('rn1qkbnr/ppp2ppp');
  });

  it('has a diagram at a comment before a move, and at one before the game, of the position there', async () => {
    const game = await shown({diagrams: ''}, '{[#]} 1. e4 e5 (1... c5 {[#]}) {[#]} 2. Nf3 (2. {[#]} d4) *');
    const diagrams = [...root(game).querySelectorAll<FenBoard>('.diagram')];
    expect(diagrams.map(({fen}) => fen?.split(' ')[0])).to.deep.equal([
      'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR',
      'rnbqkbnr/pp1ppppp/8/2p5/4P3/8/PPPP1PPP/RNBQKBNR',
      'rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR',
      'rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR',
    ]);
  });

  it('prints like a page of a book: two columns, pale diagrams, no board at the start, no buttons', async function () {
    if (!(await can('media'))) this.skip();
    const game = await shown({theme: 'green'}, opera);
    (game.parentElement as HTMLElement).style.width = '680px';
    await executeServerCommand('media', {media: 'print'});
    try {
      const style = (selector: string) => getComputedStyle(root(game).querySelector(selector) as Element);
      expect(['.board', '.buttons'].map((one) => style(one).display)).to.deep.equal(['none', 'none']);
      expect(style('[part=moves]').columnCount).to.equal('2');
      expect(style('[part=diagram]').breakInside).to.equal('avoid');
      expect(style('[part=diagram]').getPropertyValue('--fen-board-light')).to.equal('#fff');
      await game.last();
      expect(style('.board').display).to.equal('block');
    } finally {
      await executeServerCommand('media', {});
    }
  });

  it('keeps its height while a reader goes through it', async () => {
    const game = await shown({}, opera);
    // The width of a phone.
    game.style.width = '390px';
    await nextFrame();
    await nextFrame();
    const {height} = game.getBoundingClientRect();
    for (let i = 0; i < 10; i++) {
      await game.next();
      expect(game.getBoundingClientRect().height).to.equal(height);
    }
  });
});
