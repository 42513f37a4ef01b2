import {expect, fixture, html, nextFrame} from '@open-wc/testing';
import {executeServerCommand} from '@web/test-runner-commands';
import type {FenBoard, FenGame} from '../../src/index.js';
import {can, emulate, temporary, until} from '../tools/user.js';
import {announcement, button, current, menu, move, moves, opera, root, shown} from './shown.js';

describe('the look of a game', () => {
  const box = (game: FenGame, part: string): DOMRect => {
    const found = root(game).querySelector(`[part=${part}]`);
    if (!found) throw new Error(`There is no part ${part}.`);
    return found.getBoundingClientRect();
  };

  it('has the moves beside the board if there is room, else below', async () => {
    const game = await shown({}, opera);
    game.style.width = '690px';
    expect(box(game, 'moves').left).to.be.greaterThan(box(game, 'board').right);
    expect(box(game, 'moves').top).to.equal(box(game, '"player black"').top);
    expect(box(game, 'moves').bottom).to.be.at.least(box(game, 'buttons').bottom);
    for (const width of ['689px', '320px']) {
      game.style.width = width;
      expect(box(game, 'moves').top).to.be.at.least(box(game, 'buttons').bottom);
      expect(box(game, 'moves').height).to.be.greaterThan(200);
    }
    game.moves = 'right';
    await game.updateComplete;
    expect(box(game, 'moves').left).to.be.greaterThan(box(game, 'board').right);
    game.style.width = '900px';
    game.moves = 'below';
    await game.updateComplete;
    expect(box(game, 'moves').top).to.be.at.least(box(game, 'buttons').bottom);
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
    const clock = root(game).querySelector('.running') as Element;
    // Otherwise the dot has the colour of the page behind it.
    const {forcedColorAdjust, width} = getComputedStyle(clock, '::before');
    expect(forcedColorAdjust).to.equal('none');
    expect(parseFloat(width)).to.be.at.least(4);
  });

  it('has a clock beside a name, short or long, and its board stays in place without a clock', async () => {
    for (const [name, lines] of [
      ['Anna Berg', 1],
      ['Alexandra Konstantinovna Kosteniuk', 3],
    ] as const) {
      const game = await shown(
        {style: 'width: 255px'},
        `[White "${name}"]\n[Black "${name}"]\n\n1. e4 {[%clk 0:10:00]} e5 {[%clk 0:09:00]} *`,
      );
      const {top, bottom} = box(game, 'board');
      await game.goTo('1b');
      await game.updateComplete;
      expect(box(game, '"player black"').height > 40).to.equal(lines > 2);
      expect(box(game, 'clock').top).to.be.below(box(game, '"player black"').top + 18);
      expect([box(game, 'board').top, box(game, 'board').bottom]).to.deep.equal([top, bottom]);
    }
  });

  it('has one row of buttons, with one that flips the board if it has controls', async () => {
    const game = await shown({controls: ''}, opera);
    const flip = button(game, 'Flip');
    flip.click();
    await game.updateComplete;
    expect([game.board?.orientation, game.orientation]).to.deep.equal(['black', 'black']);
    expect(announcement(game)).to.equal('Flip: Black.');
    expect(game.board?.controls).to.equal(false);
    expect(game.board?.shadowRoot?.querySelector('[part=controls]')).to.equal(null);
    const row = [...root(game).querySelectorAll('[part=buttons] > button, summary')];
    const heights = new Set(row.map((one) => Math.round(one.getBoundingClientRect().height)));
    expect([...heights]).to.have.length(1);
    game.controls = false;
    await game.updateComplete;
    expect(flip.isConnected).to.equal(false);
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

  it('begins the comment on the game at the left edge of the moves', async () => {
    const game = await shown({moves: 'right'}, '{An introduction.} 1. e4 e5 *');
    const range = document.createRange();
    range.selectNodeContents(root(game).querySelector('.introduction .comment') as Node);
    const number = root(game).querySelector('[part=number]') as Element;
    expect(range.getBoundingClientRect().left).to.be.closeTo(number.getBoundingClientRect().left, 0.5);
  });

  it('has rows of moves as high as those of comments, and at least 24 pixels', async () => {
    const long = Array.from({length: 12}, (_, i) => `${2 * i + 1}. Nf3 Nf6 ${2 * i + 2}. Ng1 Ng8`).join(' ');
    const game = await shown({style: 'width: 390px; font-size: 17px'}, `${long} *`);
    const tops = [...new Set(moves(game).map((one) => one.getBoundingClientRect().top))];
    const heights = tops.slice(1).map((top, i) => top - (tops[i] ?? NaN));
    expect(heights.length).to.be.above(3);
    for (const height of heights) expect(height).to.be.closeTo(1.5 * 17, 0.6);
    game.style.fontSize = '12px';
    const [first, , , , fifth] = [...new Set(moves(game).map((one) => one.getBoundingClientRect().top))];
    expect(((fifth ?? NaN) - (first ?? NaN)) / 4).to.be.at.least(23.9);
  });

  it('has its moves in the columns of a score sheet with `columns`, and comments across', async () => {
    const game = await shown(
      {style: 'width: 900px', columns: ''},
      '1. e4 e5 2. Nf3 {A comment.} Nc6 3. Bb5 a6 (3... Nf6) 4. Ba4 *',
    );
    const lefts = (selector: string) => [
      ...new Set(
        [...root(game).querySelectorAll(`.main > li > ${selector}`)].map((one) =>
          Math.round(one.getBoundingClientRect().left),
        ),
      ),
    ];
    const [white, black] = [lefts('.numbered:not(.black) > [part~=move]'), lefts('.black > [part~=move]')];
    expect([white.length, black.length]).to.deep.equal([1, 1]);
    expect(black[0]).to.be.above((white[0] ?? NaN) + 60);
    const [e4, e5] = moves(game).map((one) => one.getBoundingClientRect().top);
    expect(e5).to.be.closeTo(e4 ?? NaN, 1);
    const comment = root(game).querySelector('.main > li > .comment')?.getBoundingClientRect();
    expect(comment?.left).to.be.below(white[0] ?? NaN);
    expect(comment?.right).to.be.above(black[0] ?? NaN);
  });

  it('has a larger board where container and window have room', async () => {
    const game = await shown({style: 'width: 1240px'}, opera);
    const isHigh = matchMedia('(height >= 820px)').matches;
    expect(box(game, 'board').width).to.equal(isHigh ? 576 : 480);
    game.style.width = '1100px';
    expect(box(game, 'board').width).to.equal(480);
  });

  it('shows the whole of a long header, in several lines', async () => {
    const event =
      'A tournament with a name that is as long as that of a company and of a town together, at the sea';
    for (const width of ['300px', '500px', '900px']) {
      const game = await shown(
        {style: `width: ${width}`},
        `[Event "${event}"]\n[Date "1994.05.01"]\n\n1. e4 *`,
      );
      const text = root(game).querySelector('[part=event]') as HTMLElement;
      expect(text.scrollWidth).to.be.at.most(text.clientWidth + 1);
      expect(text.getBoundingClientRect().bottom).to.be.at.most(box(game, 'board').top);
    }
  });

  it('says on paper after which move a diagram is', async function () {
    const game = await shown({}, '1. e4 e5 2. Nf3 {[#]} *');
    const caption = root(game).querySelector('.moves .caption') as HTMLElement;
    expect(caption.textContent).to.equal('After 2. Nf3');
    expect(caption.checkVisibility()).to.equal(false);
    await emulate(this, {media: 'print'});
    expect(caption.checkVisibility()).to.equal(true);
  });

  it('has all moves on paper while it is written', async function () {
    const long = Array.from({length: 90}, (_, i) => `${2 * i + 1}. Nf3 Nf6 ${2 * i + 2}. Ng1 Ng8`).join(' ');
    const game = await shown({mode: 'edit', style: 'width: 390px'}, `${long} *`);
    await until(() => root(game).querySelector('.edit'));
    await emulate(this, {media: 'print'});
    const list = root(game).querySelector('.moves') as HTMLElement;
    expect(list.scrollHeight - list.clientHeight).to.be.below(24);
    expect(box(game, 'moves').height).to.be.above(400);
  });

  it('has lines as even with figurines as without, and a current move as high as its line', async () => {
    const long = Array.from({length: 12}, (_, i) => `${2 * i + 1}. Nf3 Nf6 ${2 * i + 2}. Ng1 Ng8`).join(' ');
    const variation = long.replace('1. Nf3', '1. Nc3');
    const text = `${long} {A comment that is longer than a line of a column of 390 pixels, so that it has two.} (${variation}) *`;
    const linesOf = (game: FenGame, line: string) => {
      const buttons = root(game).querySelectorAll(`.${line} > li > .numbered > [part~=move]`);
      const tops = [...new Set([...buttons].map((one) => one.getBoundingClientRect().top))];
      return tops.slice(1, 5).map((top, i) => top - (tops[i] ?? NaN));
    };
    const game = await shown({style: 'width: 390px; font-size: 17px', at: '3', letters: 'figurine'}, text);
    for (const height of linesOf(game, 'main')) expect(height).to.be.closeTo(1.5 * 17, 0.6);
    for (const height of linesOf(game, 'variation')) expect(height).to.be.closeTo(1.45 * 0.9375 * 17, 0.6);
    expect(box(game, '"move current"').height).to.be.at.most(1.62 * 17);
  });

  it('has as large a board with a ribbon, which is below a list beside the board, level with the buttons', async () => {
    for (const dir of ['ltr', 'rtl']) {
      const [plain, withRibbon] = await Promise.all(
        ['1. e4 e5 *', '1. e4 {[%eval 0.3]} e5 {[%eval 0.2]} *'].map((text) =>
          shown({style: 'width: 900px', dir}, `[Event "Open"]\n[White "Anna"]\n[Black "Ben"]\n\n${text}`),
        ),
      );
      if (!plain || !withRibbon) throw new Error('A game is missing.');
      await until(() => root(withRibbon).querySelector('[part=ribbon]'));
      expect(box(withRibbon, 'board').width, dir).to.equal(box(plain, 'board').width);
      const [ribbon, list, buttons] = ['ribbon', 'moves', 'buttons'].map((part) => box(withRibbon, part)) as [
        DOMRect,
        DOMRect,
        DOMRect,
      ];
      // The list is wider by 0.25rem at its start, for focus rings.
      const [start, end] = dir === 'ltr' ? [4, 0] : [0, 4];
      expect(ribbon.left, dir).to.be.closeTo(list.left + start, 0.5);
      expect(ribbon.right, dir).to.be.closeTo(list.right - end, 0.5);
      expect(ribbon.top, dir).to.be.at.least(list.bottom);
      expect(ribbon.top + ribbon.bottom, dir).to.be.closeTo(buttons.top + buttons.bottom, 1);
    }
  });

  it('has its ribbon beside the buttons without a list, below a board of its full width', async () => {
    for (const width of [900, 390, 288]) {
      const game = await shown(
        {style: `width: ${width}px`, moves: 'none'},
        '1. e4 {[%eval 0.3]} (1. d4) e5 {[%eval 0.2]} *',
      );
      await until(() => root(game).querySelector('[part=ribbon]'));
      const [board, ribbon, buttons] = ['board', 'ribbon', 'buttons'].map((part) => box(game, part)) as [
        DOMRect,
        DOMRect,
        DOMRect,
      ];
      expect(board.width).to.equal(Math.min(width, 480));
      expect(ribbon.left).to.be.at.least(buttons.right);
      expect(ribbon.right).to.be.closeTo(board.right, 0.5);
      expect(ribbon.top + ribbon.bottom).to.be.closeTo(buttons.top + buttons.bottom, 1);
      expect(button(game, 'Next move').getBoundingClientRect().width, `${width}`).to.be.at.least(24);
    }
  });

  it('has its ribbon below the board while it is edited, because there are fields below the list', async () => {
    const game = await shown({style: 'width: 900px', mode: 'edit'}, '1. e4 {[%eval 0.3]} e5 {[%eval 0.2]} *');
    await until(() => root(game).querySelector('[part=ribbon]') && root(game).querySelector('.edit'));
    expect(box(game, 'ribbon').left).to.be.closeTo(box(game, 'board').left, 0.5);
    expect(box(game, 'ribbon').bottom).to.be.at.most(box(game, 'buttons').top);
  });

  it('has its buttons at the left of the board and its menu at the right, whether there is a variation or not', async () => {
    for (const text of [opera, '1. e4 e5 *']) {
      const game = await shown({style: 'width: 480px'}, text);
      const [left, right] = [button(game, 'Start'), menu(game)].map((one) => one.getBoundingClientRect());
      expect(left?.left).to.be.closeTo(box(game, 'board').left, 0.5);
      expect(right?.right).to.be.closeTo(box(game, 'board').right, 0.5);
    }
  });

  it('has nothing but what is known in the bar of a player', async () => {
    const game = await shown({}, '[White "Anna"]\n\n1. e4 *');
    const texts = [...root(game).querySelectorAll('.player')].map(({textContent}) => textContent.trim());
    expect(texts).to.deep.equal(['', 'White: Anna']);
  });

  const longName = 'Wolfeschlegelsteinhausen, Maximilian-Alexander von';
  for (const [width, moves] of [
    [240, 'below'],
    [320, 'below'],
    [390, 'none'],
    [690, 'auto'],
    [690, 'right'],
    [1280, 'auto'],
  ] as const) {
    it(`cuts off nothing of a player, at ${width} pixels with moves="${moves}"`, async () => {
      const game = await shown(
        {moves, style: `width: ${width}px`, at: '1'},
        `[White "${longName}"]\n[WhiteTitle "WGM"]\n[WhiteElo "2785"]\n\n1. e4 {[%clk 1:39:45]} *`,
      );
      const row = box(game, '"player white"');
      // A name that needs the room of a title gets it. Screen readers keep the title.
      const title = root(game).querySelector('.title') as HTMLElement;
      expect(title.checkVisibility()).to.equal(true);
      expect(title.getBoundingClientRect().width > 0).to.equal(width >= 312);
      for (const selector of [...(width < 312 ? [] : ['.title']), 'b', '.rating', '[part=clock]']) {
        const one = root(game).querySelector(selector) as HTMLElement;
        const {left, right, top, bottom, height} = one.getBoundingClientRect();
        expect(height, selector).to.be.above(8);
        expect(left, selector).to.be.at.least(row.left - 2);
        expect(right, selector).to.be.at.most(row.right + 2);
        expect(top, selector).to.be.at.least(row.top - 2);
        expect(bottom, selector).to.be.at.most(row.bottom + 2);
        expect(getComputedStyle(one).textOverflow, selector).to.equal('clip');
      }
      // Beside the moves, the height is reserved before the names are known.
      if (width >= 690) expect(row.height).to.be.closeTo(36, 0.5);
    });
  }

  it('keeps a name of two lines as far from the board as a name of one line', async () => {
    for (const width of [280, 390]) {
      const distances = [];
      for (const name of ['Ben', 'Vachier-Lagrave, Maxime Jean-Baptiste Alexandre']) {
        const game = await shown(
          {moves: 'below', style: `width: ${width}px; font: 16px sans-serif`},
          `[White "${name}"]\n[Black "${name}"]\n[BlackTitle "GM"]\n\n1. e4 *`,
        );
        const text = document.createRange();
        const edges = (side: string) => {
          const bold = root(game).querySelector(`[part="player ${side}"] b`) as HTMLElement;
          text.selectNodeContents(bold);
          const {left, top, bottom} = text.getBoundingClientRect();
          return {left, top, bottom};
        };
        const board = box(game, 'board');
        distances.push(board.top - edges('black').bottom, edges('white').top - board.bottom);
        // A title that is left out on a narrow phone leaves no blank.
        if (width < 312) expect(edges('black').left).to.be.closeTo(board.left, 1);
      }
      const [above = NaN, below = NaN, ...ofTwoLines] = distances;
      expect(ofTwoLines[0]).to.be.closeTo(above, 2.5);
      expect(ofTwoLines[1]).to.be.closeTo(below, 2.5);
    }
  });

  it('never divides a pair of moves', async () => {
    const long = Array.from({length: 12}, (_, i) => `${2 * i + 1}. Nf3 Nf6!? ${2 * i + 2}. Ng1? Ng8`).join(
      ' ',
    );
    for (const width of ['255px', '390px', '700px', '1100px']) {
      const game = await shown({style: `width: ${width}`}, `${long} *`);
      const tops = moves(game).map((one) => Math.round(one.getBoundingClientRect().top));
      expect(new Set(tops).size).to.be.above(3);
      for (let i = 0; i < tops.length; i += 2) expect(tops[i], `${width}, ${i}`).to.equal(tops[i + 1]);
    }
  });

  it('has the comment on the current move once, in the list, where that is below the board too', async () => {
    const game = await shown({at: '3b'}, opera);
    for (const width of ['390px', '800px']) {
      game.style.width = width;
      const texts = [...root(game).querySelectorAll('.game *')].filter(
        ({textContent, childElementCount}) => childElementCount === 0 && textContent === 'Weak.',
      );
      expect(texts.map((one) => one.closest('.moves')?.part.value)).to.deep.equal(['moves']);
    }
  });

  const dates: readonly (readonly [date: string, lang: string, text: string])[] = [
    ['1972.07.23', 'en', '23 July 1972'],
    ['1972.07.23', 'de', '23. Juli 1972'],
    ['1972.07.03', 'es', '3 de julio de 1972'],
    ['1972.07.3', 'fr', '3 juillet 1972'],
    ['1994.05.??', 'en', 'May 1994'],
    ['1994.05', 'nl', 'mei 1994'],
    ['1994.??.??', 'en', '1994'],
    ['1994', 'en', '1994'],
    ['1994.13.01', 'en', '1994-13-01'],
    ['1994.12.32', 'en', '1994-12-32'],
    ['99.12.01', 'en', '99-12-01'],
    ['spring', 'en', 'spring'],
  ];
  for (const [date, lang, text] of dates) {
    it(`writes the date ${date} out, in ${lang}: ${text}`, async () => {
      const game = await shown({lang}, `[Site "Reykjavik"]\n[Date "${date}"]\n\n1. e4 *`);
      const event = root(game).querySelector('[part=event]') as HTMLElement;
      await until(() => event.textContent === `Reykjavik, ${text}`);
    });
  }

  it('shows event, place and date whole without a list, too', async () => {
    const long = 'Candidates Tournament in the Old Town Hall';
    const game = await shown(
      {style: 'width: 390px', moves: 'none'},
      `[Event "${long}"]\n[Site "Madrid"]\n[Date "2022.06.17"]\n\n1. e4 *`,
    );
    const event = root(game).querySelector('[part=event]') as HTMLElement;
    expect(event.textContent).to.equal(`${long}, Madrid, 17 June 2022`);
    expect(event.scrollWidth).to.equal(event.clientWidth);
    expect(event.getBoundingClientRect().right).to.be.at.most(box(game, 'header').right + 0.5);
  });

  it('shows the whole event above a list that is below the board', async () => {
    const long = 'Candidates Tournament in the Old Town Hall of Madrid';
    const game = await shown({style: 'width: 390px'}, `[Event "${long}"]\n[Date "2022.06.17"]\n\n1. e4 *`);
    const event = root(game).querySelector('.event') as HTMLElement;
    expect(event.scrollWidth).to.equal(event.clientWidth);
    expect(event.getBoundingClientRect().height).to.be.above(30);
  });

  it('has the result once: after the moves or, without them, beside the players', async () => {
    const game = await shown({}, '[White "Anna"]\n[Black "Ben"]\n[Result "1/2-1/2"]\n\n1. e4 1/2-1/2');
    const results = () =>
      [...root(game).querySelectorAll('[part=result]')].map(({textContent}) => textContent);
    expect(results()).to.deep.equal(['½–½']);
    game.moves = 'none';
    await game.updateComplete;
    expect(results()).to.deep.equal(['½', '½']);
  });

  it('shows no player of the name White or Black, which programs write for unknown ones', async () => {
    const game = await shown({}, '[White "White"]\n[Black "black"]\n\n1. e4 *');
    expect(root(game).querySelectorAll('.player')).to.have.length(0);
  });

  it('has one left edge, of the board, the players, the list and its comments, at every width', async () => {
    const game = await shown({at: 'end'}, '[White "Anna"]\n[Event "Open"]\n\n1. e4 {Best by test.} *');
    for (const [width, moves] of [
      [390, 'below'],
      [900, 'below'],
    ] as const) {
      game.moves = moves;
      game.style.width = `${width}px`;
      await game.updateComplete;
      const lefts = ['header', 'board', '"player white"', 'comment', 'number'].map(
        (part) => box(game, part).left,
      );
      for (const left of lefts) expect(left).to.be.closeTo(lefts[0] ?? NaN, 0.5);
    }
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
      expect(box(game, 'moves').height, one.localName).to.be.closeTo(height - 8.5 * rem, 0.5);
      one.style.removeProperty('--fen-board-moves-height');
    }
  });

  it('has buttons as large as a finger that are no wider than the board, on the narrowest screens as well', async () => {
    const game = await shown({controls: ''}, opera);
    for (const width of [277, 320, 351, 352, 640]) {
      game.style.width = `${width}px`;
      const row = [...root(game).querySelectorAll('[part=buttons] > button, summary')]
        .map((one) => one.getBoundingClientRect())
        .filter((one) => one.width > 0);
      expect(row[0]?.left).to.be.at.least(box(game, 'board').left - 0.5);
      expect(row.at(-1)?.right).to.be.at.most(box(game, 'board').right + 0.5);
      for (const one of row) expect(Math.min(one.width, one.height)).to.be.at.least(43.99);
      expect(button(game, 'Flip').checkVisibility()).to.equal(width >= 352);
    }
  });

  it('has the whole event and the whole names, however long they are, and its list gives way', async () => {
    const name = 'Anna Magdalena Wilhelmine '.repeat(4);
    const game = await shown(
      {},
      `[White "${name}"]\n[Black "${name}"]\n[Result "1-0"]\n[Event "${name}"]\n\n1. e4 1-0`,
    );
    const short = await shown(
      {},
      '[White "Anna"]\n[Black "Ben"]\n[Result "1-0"]\n[Event "Open"]\n\n1. e4 1-0',
    );
    for (const width of ['700px', '320px']) {
      for (const one of [game, short]) one.style.width = width;
      for (const part of ['event', '"player white"', '"player black"']) {
        const one = root(game).querySelector(`[part=${part}]`) as HTMLElement;
        expect(one.scrollHeight).to.be.at.most(one.clientHeight + 1);
        expect(one.scrollWidth).to.be.at.most(one.clientWidth + 1);
      }
      if (width === '320px') expect(game.clientHeight).to.equal(short.clientHeight);
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

  it('breaks the lines of a comment in time proportional to its length', async () => {
    const game = await shown({moves: 'below'}, '1. e4 {A comment.} *');
    const comment = root(game).querySelector('[part=comment]') as HTMLElement;
    const timeOf = (length: number) => {
      comment.textContent = 'Word and word. '.repeat(length / 15);
      const begin = performance.now();
      comment.getBoundingClientRect();
      return performance.now() - begin;
    };
    // Eight times the text; if time grew with its square, 64 times as long. The shortest of a few times, because other
    // load on the machine only makes them longer.
    let [short, long] = [Infinity, Infinity];
    for (let round = 0; round < 3 || (round < 20 && long / short >= 36); round++) {
      short = Math.min(short, timeOf(90_000));
      long = Math.min(long, timeOf(720_000));
    }
    expect(long / short).to.be.below(36);
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

  it('prints like a page of a book: two columns, pale diagrams, no buttons, and no board of the move at which the reader was', async function () {
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
      expect(style('.event').whiteSpace).to.equal('normal');
      await game.last();
      expect(style('.board').display).to.equal('none');
      game.mode = 'edit';
      await until(() => root(game).querySelector('.edit'));
      for (const part of root(game).querySelectorAll('.buttons, .edit'))
        expect(getComputedStyle(part).display).to.equal('none');
    } finally {
      await executeServerCommand('media', {});
    }
  });

  it('prints of a PGN that is no game the message and the text, without an empty board', async function () {
    if (!(await can('media'))) this.skip();
    const game = temporary(document.createElement('fen-game'));
    game.innerHTML = '<pre>This is no game at all, is it?</pre>';
    document.body.append(game);
    const board = await until(() => root(game).querySelector('fen-board'));
    await executeServerCommand('media', {media: 'print'});
    try {
      const [error, text] = [root(game).querySelector('[part=error]'), game.querySelector('pre')].map((one) =>
        (one as Element).getBoundingClientRect(),
      ) as [DOMRect, DOMRect];
      const {top, bottom} = game.getBoundingClientRect();
      expect(board.checkVisibility()).to.equal(false);
      expect(error.top).to.be.at.least(top);
      expect(error.height).to.be.above(20);
      expect(text.height).to.be.above(10);
      expect(text.top).to.be.at.least(error.bottom);
      expect(text.bottom).to.be.at.most(bottom + 0.5);
    } finally {
      await executeServerCommand('media', {});
    }
  });

  it('prints without its list the board at which the reader is, and its move', async function () {
    if (!(await can('media'))) this.skip();
    const game = await shown({moves: 'none', at: '3b'}, opera);
    const caption = root(game).querySelector('.caption') as HTMLElement;
    expect(caption.getClientRects()).to.have.length(0);
    await executeServerCommand('media', {media: 'print'});
    try {
      expect(caption.innerText).to.equal('After 3… Bg4?');
      expect(box(game, 'board').height).to.be.within(100, 240);
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
