import {expect, fixture, html, nextFrame, oneEvent} from '@open-wc/testing';
import {executeServerCommand, sendMouse} from '@web/test-runner-commands';
import type {FenGame} from '../../src/index.js';
import '../../src/index.js';
import {can, until} from '../user.js';

const opera = `[Event "Paris"]
[White "Morphy"]
[Black "Duke Karl"]
[Date "1858.??.??"]
[Result "1-0"]

{In a box at the opera.} 1. e4 e5 2. Nf3 d6 3. d4 Bg4? {Weak. [%cal Gg4f3]} (3... exd4 4. Nxd4 (4. Qxd4 Nc6) 4... Nf6)
4. dxe5 Bxf3 $1 5. Qxf3 {[#]} 1-0`;

/** A game on the page that can be played through. */
async function shown(attributes: Readonly<Record<string, string>>, text = ''): Promise<FenGame> {
  const game = document.createElement('fen-game');
  for (const [name, value] of Object.entries(attributes)) game.setAttribute(name, value);
  const pre = document.createElement('pre');
  pre.textContent = text;
  game.append(pre);
  const box = await fixture<HTMLElement>(html`<div></div>`);
  box.append(game);
  while (!root(game).querySelector('[part~=error],.game')) await nextFrame();
  return game;
}

const root = (game: FenGame): ShadowRoot => game.shadowRoot as ShadowRoot;
const moves = (game: FenGame) => [...root(game).querySelectorAll<HTMLElement>('[part~=move]')];
const move = (game: FenGame, san: string): HTMLElement => {
  const found = moves(game).find(({textContent}) => textContent.trim().replace(/[!?].*$/, '') === san);
  if (!found) throw new Error(`There is no move ${san}.`);
  return found;
};
const current = (game: FenGame) =>
  root(game).querySelector('[aria-current=step]')?.textContent.trim() ?? null;
const heard = (game: FenGame) => root(game).querySelector('[role=status]')?.textContent ?? '';
const button = (game: FenGame, name: string): HTMLElement => {
  const found = root(game).querySelector<HTMLElement>(`button[aria-label="${name}"]`);
  if (!found) throw new Error(`There is no button ${name}.`);
  return found;
};
const placement = (game: FenGame) => game.board?.fen?.split(' ')[0];
const press = async (...keys: string[]) => {
  for (const key of keys) {
    await executeServerCommand('press', key);
    await nextFrame();
  }
};

describe('a game', () => {
  it('lets the piece of a move glide', async () => {
    const game = await shown({}, opera);
    const gliding = () => game.board?.shadowRoot?.querySelectorAll('[part~=gliding]').length ?? 0;
    game.scrollIntoView();
    // The move waits only a moment for the part that lets pieces glide.
    await import('../../src/interaction/glide.js');
    button(game, 'Next move').click();
    await until(gliding);
    expect(gliding()).to.equal(1);
    while (gliding() > 0) await nextFrame();
  });

  it('is read from the text inside the tag', async () => {
    const game = await shown({}, opera);
    expect(moves(game).map(({textContent}) => textContent.trim())).to.deep.equal([
      'e4',
      'e5',
      'Nf3',
      'd6',
      'd4',
      'Bg4?',
      'exd4',
      'Nxd4',
      'Qxd4',
      'Nc6',
      'Nf6',
      'dxe5',
      'Bxf3!',
      'Qxf3',
    ]);
    expect(root(game).querySelector('[part=header]')?.textContent.replace(/\s+/g, ' ').trim()).to.equal(
      'Morphy – Duke Karl1–0 Paris, 1858',
    );
    expect(game.games.length).to.equal(1);
    expect(game.issues).to.deep.equal([]);
  });

  it('is read from the attribute before the text', async () => {
    const game = await shown({pgn: '1. d4 *'}, opera);
    expect(moves(game).map(({textContent}) => textContent.trim())).to.deep.equal(['d4']);
  });

  it('follows its text', async () => {
    const game = await shown({}, '1. d4 *');
    const pre = game.querySelector('pre') as HTMLElement;
    pre.textContent = '1. c4 c5 *';
    while (moves(game).length !== 2) await nextFrame();
    expect(moves(game).map(({textContent}) => textContent.trim())).to.deep.equal(['c4', 'c5']);
  });

  const openings: readonly (readonly [at: string, current: string | null])[] = [
    ['start', null],
    ['end', 'Qxf3'],
    ['2', 'Nf3'],
    ['3b', 'Bg4?'],
    ['3b/1/4/1/4b', 'Nc6'],
    ['99', null],
  ];
  for (const [at, san] of openings) {
    it(`opens at ${at}`, async () => {
      expect(current(await shown({at}, opera))).to.equal(san);
    });
  }

  it('shows the position, the marks and the comments of its move', async () => {
    const game = await shown({at: '3b'}, opera);
    expect(placement(game)).to.equal('rn1qkbnr/ppp2ppp/3p4/4p3/3PP1b1/5N2/PPP2PPP/RNBQKB1R');
    expect(game.board?.marks).to.equal('Gg4f3');
    await game.next();
    expect(game.board?.marks).to.equal('');
  });

  it('is navigated by its methods, which fire no change', async () => {
    const game = await shown({}, opera);
    let changes = 0;
    game.addEventListener('change', () => changes++);
    expect(await game.next()).to.equal(true);
    expect(current(game)).to.equal('e4');
    expect(await game.previous()).to.equal(true);
    expect(await game.previous()).to.equal(false);
    expect(await game.last()).to.equal(true);
    expect(current(game)).to.equal('Qxf3');
    expect(await game.goTo('3b/1/3b')).to.equal(true);
    expect(current(game)).to.equal('exd4');
    expect(await game.goTo('nowhere')).to.equal(false);
    expect(await game.first()).to.equal(true);
    expect(current(game)).to.equal(null);
    expect(changes).to.equal(0);
  });

  it('can be navigated before its part has loaded', async () => {
    const game = document.createElement('fen-game');
    game.pgn = opera;
    document.body.append(game);
    try {
      expect(await game.goTo('2')).to.equal(true);
      expect(current(game)).to.equal('Nf3');
    } finally {
      game.remove();
    }
  });

  it('stays at its move when another attribute changes', async () => {
    const game = await shown({at: '2'}, opera);
    await game.next();
    game.theme = 'green';
    game.orientation = 'black';
    await game.updateComplete;
    expect(current(game)).to.equal('d6');
    expect(game.board?.orientation).to.equal('black');
    expect(game.board?.theme).to.equal('green');
  });

  it('turns the board around', async () => {
    const game = await shown({}, opera);
    game.flip();
    await game.updateComplete;
    expect(game.board?.orientation).to.equal('black');
    button(game, 'Flip').click();
    await game.updateComplete;
    expect(game.board?.orientation).to.equal('white');
  });
});

describe('a reader of a game', () => {
  it('presses a move, in a variation too', async () => {
    const game = await shown({}, opera);
    const changes: CustomEvent[] = [];
    game.addEventListener('change', (event) => changes.push(event));
    const {left, top, width, height} = move(game, 'Qxd4').getBoundingClientRect();
    await sendMouse({type: 'click', position: [Math.round(left + width / 2), Math.round(top + height / 2)]});
    await game.updateComplete;
    expect(current(game)).to.equal('Qxd4');
    expect(placement(game)).to.equal('rnbqkbnr/ppp2ppp/3p4/8/3QP3/5N2/PPP2PPP/RNB1KB1R');
    expect(changes.map(({detail}) => detail as unknown)).to.deep.equal([
      {
        fen: 'rnbqkbnr/ppp2ppp/3p4/8/3QP3/5N2/PPP2PPP/RNB1KB1R b KQkq - 0 4',
        ply: 7,
        place: '3b/1/4/1/4',
        move: {from: 'd1', to: 'd4', promotion: null, san: 'Qxd4', uci: 'd1d4'},
      },
    ]);
  });

  it('goes through it by keys alone, and the focus goes along', async () => {
    const game = await shown({at: '1'}, opera);
    move(game, 'e4').focus();
    await press('ArrowRight', 'ArrowRight');
    expect(current(game)).to.equal('Nf3');
    expect(root(game).activeElement?.textContent.trim()).to.equal('Nf3');
    await press('End');
    expect(current(game)).to.equal('Qxf3');
    await press('Home');
    expect(current(game)).to.equal(null);
    await game.goTo('3b');
    await press('ArrowDown');
    expect(current(game)).to.equal('exd4');
    await press('ArrowUp');
    expect(current(game)).to.equal('Bg4?');
    await press('ArrowLeft');
    expect(current(game)).to.equal('d4');
    await press('f');
    await game.updateComplete;
    expect(game.board?.orientation).to.equal('black');
  });

  it('uses no key while the focus is elsewhere', async () => {
    const game = await shown({}, opera);
    const input = document.createElement('input');
    document.body.append(input);
    input.focus();
    await press('ArrowRight', 'End');
    expect(current(game)).to.equal(null);
    input.remove();
  });

  it('has one move in the tab order', async () => {
    const game = await shown({}, opera);
    const inOrder = () => moves(game).filter(({tabIndex}) => tabIndex === 0);
    expect(inOrder().map(({textContent}) => textContent.trim())).to.deep.equal(['e4']);
    await game.goTo('4');
    expect(inOrder().map(({textContent}) => textContent.trim())).to.deep.equal(['dxe5']);
  });

  it('presses the buttons, which are disabled at both ends', async () => {
    const game = await shown({}, opera);
    expect(button(game, 'Previous move').getAttribute('aria-disabled')).to.equal('true');
    button(game, 'Next move').click();
    await game.updateComplete;
    expect(current(game)).to.equal('e4');
    button(game, 'End').click();
    await game.updateComplete;
    expect(current(game)).to.equal('Qxf3');
    expect(button(game, 'Next move').getAttribute('aria-disabled')).to.equal('true');
    button(game, 'Next move').click();
    await game.updateComplete;
    expect(current(game)).to.equal('Qxf3');
  });

  it('swipes on the board', async function () {
    if (!(await can('touch'))) this.skip();
    const game = await shown({}, opera);
    const {left, top, width, height} = (game.board as HTMLElement).getBoundingClientRect();
    const y = Math.round(top + height / 2);
    const [x1, x2] = [Math.round(left + width * 0.8), Math.round(left + width * 0.2)];
    const swipe = async (from: number, to: number) => {
      await executeServerCommand('touch-drag', {
        points: [0, 0.3, 0.6, 1].map((at) => [from + at * (to - from), y]),
      });
      await nextFrame();
    };
    await swipe(x1, x2);
    expect(current(game)).to.equal('e4');
    await swipe(x2, x1);
    expect(current(game)).to.equal(null);
  });

  it('scrolls the page with a finger on the board, and no move is made', async function () {
    if (!(await can('touch-scroll'))) this.skip();
    const game = await shown({}, opera);
    const far = document.body.appendChild(document.createElement('div'));
    far.style.height = '3000px';
    window.scrollTo(0, 0);
    const {left, top, width, height} = (game.board as HTMLElement).getBoundingClientRect();
    const [x, y] = [Math.round(left + width / 2), Math.round(top + height / 2)];
    // Also to the side, as a thumb does.
    const points = [0, 20, 60, 140].map((way) => [x + way / 2, y - way]);
    await executeServerCommand('touch-drag', {points});
    await nextFrame();
    expect(window.scrollY).to.be.greaterThan(0);
    expect(current(game)).to.equal(null);
    window.scrollTo(0, 0);
    far.remove();
  });

  it('hears the move, its annotations and its comments', async () => {
    const game = await shown({at: '3'}, opera);
    expect(heard(game)).to.equal('');
    button(game, 'Next move').click();
    await game.updateComplete;
    expect(heard(game)).to.equal('3… bishop to g4, mistake. Weak.');
    button(game, 'Start').click();
    await game.updateComplete;
    expect(heard(game)).to.equal('Start of the game. In a box at the opera.');
  });

  it('finds lists in lists, each with a name', async () => {
    const game = await shown({}, opera);
    const lists = [...root(game).querySelectorAll('ol')].map((list) => list.getAttribute('aria-label'));
    expect(lists).to.deep.equal(['Moves', 'Variation in place of 3… Bg4', 'Variation in place of 4. Nxd4']);
    await expect(game).to.be.accessible();
  });

  it('sees the move list scroll, and the page stay', async () => {
    const long = Array.from({length: 60}, (_, i) => `${i + 1}. Nf3 Nf6 ${i + 1}. Ng1 Ng8`)
      .map((pair, i) => pair.replace(/^\d+/, String(2 * i + 1)).replace(/ \d+\. Ng1/, ` ${2 * i + 2}. Ng1`))
      .join(' ');
    const game = await shown({moves: 'below'}, `${long} *`);
    window.scrollTo(0, 0);
    const list = root(game).querySelector('.moves') as HTMLElement;
    expect(list.scrollTop).to.equal(0);
    await game.last();
    await nextFrame();
    expect(list.scrollTop).to.be.greaterThan(0);
    expect(window.scrollY).to.equal(0);
    const [view, line] = [list, root(game).querySelector('[aria-current]') as Element].map((one) =>
      one.getBoundingClientRect(),
    ) as [DOMRect, DOMRect];
    expect(line.bottom).to.be.at.most(view.bottom + 1);
  });

  it('reads pieces in the letters of the language, or as pictures', async () => {
    const local = await shown({lang: 'de', letters: 'local'}, opera);
    while (!moves(local).some(({textContent}) => textContent.includes('Sf3'))) await nextFrame();
    expect(move(local, 'Lg4').getAttribute('aria-description')).to.contain('Läufer nach g4');
    const figures = await shown({letters: 'figurine'}, opera);
    const knight = moves(figures)[2] as HTMLElement;
    expect(knight.textContent.replace(/\s+/g, '')).to.equal('Nf3');
    expect(knight.querySelector('svg')?.getAttribute('aria-hidden')).to.equal('true');
    await expect(figures).to.be.accessible();
    expect(knight.getAttribute('aria-description')).to.equal('2 knight to f3');
  });

  const knights: Readonly<Record<string, string>> = {en: 'Nf3', de: 'Sf3', es: 'Cf3', fr: 'Cf3', nl: 'Pf3'};
  for (const [lang, knight] of Object.entries(knights)) {
    it(`reads moves in the letters of the language “${lang}”, or as figurines with its words`, async () => {
      const game = await shown({lang, letters: 'local'}, opera);
      while (!moves(game).some(({textContent}) => textContent.trim() === knight)) await nextFrame();
      const words = move(game, knight).getAttribute('aria-description');
      game.letters = 'figurine';
      await game.updateComplete;
      const figurine = moves(game)[2] as HTMLElement;
      expect(figurine.querySelectorAll('svg').length).to.equal(1);
      expect(figurine.getAttribute('aria-description')).to.equal(words);
    });
  }

  it('sees the clocks of both sides', async () => {
    const game = await shown({at: '1b', pgn: '1. e4 {[%clk 1:05:30]} e5 {[%clk 0:00:09.5]} *'});
    expect(
      [...root(game).querySelectorAll('[part=clock]')].map(({textContent}) => textContent.trim()),
    ).to.deep.equal(['1:05:30', '0:09.5']);
  });

  it('starts and stops the game playing by itself', async () => {
    const game = await shown({}, opera);
    button(game, 'Play').click();
    await game.updateComplete;
    expect(current(game)).to.equal('e4');
    await oneEvent(game, 'change');
    await game.updateComplete;
    expect(current(game)).to.equal('e5');
    button(game, 'Pause').click();
    await game.updateComplete;
    expect(button(game, 'Play').getAttribute('aria-disabled')).to.equal('false');
  });

  it('who prefers less motion has no Play button', async function () {
    if (!(await can('media'))) this.skip();
    await executeServerCommand('media', {features: {'prefers-reduced-motion': 'reduce'}});
    try {
      const game = await shown({}, opera);
      expect(root(game).querySelectorAll('[part=button]').length).to.equal(5);
      expect(root(game).querySelector('[aria-label=Play]')).to.equal(null);
    } finally {
      await executeServerCommand('media', {});
    }
  });

  it('stops it by a move of their own', async () => {
    const game = await shown({}, opera);
    button(game, 'Play').click();
    await game.updateComplete;
    button(game, 'Next move').click();
    await game.updateComplete;
    expect(current(game)).to.equal('e5');
    expect(button(game, 'Play').getAttribute('aria-disabled')).to.equal('false');
  });
});

describe('a file of several games', () => {
  const two = `[White "A"]\n[Black "B"]\n[Result "1-0"]\n\n1. e4 1-0\n\n[White "C"]\n[Black "D"]\n[Result "*"]\n\n1. d4 *`;

  it('has a menu, from which a reader chooses', async () => {
    const game = await shown({}, two);
    const menu = root(game).querySelector('select') as HTMLSelectElement;
    expect([...menu.options].map(({text}) => text.trim())).to.deep.equal(['1. A – B, 1-0', '2. C – D, *']);
    menu.value = '2';
    menu.dispatchEvent(new Event('change'));
    await game.updateComplete;
    expect(moves(game).map(({textContent}) => textContent.trim())).to.deep.equal(['d4']);
    expect(game.game).to.equal(2);
  });

  it('shows the one that is asked for, without a menu', async () => {
    const game = await shown({game: '2'}, two);
    expect(root(game).querySelector('select')).to.equal(null);
    expect(moves(game).map(({textContent}) => textContent.trim())).to.deep.equal(['d4']);
  });

  it('has no menu where a script has asked for one either, and keeps it once a reader has chosen', async () => {
    const game = await shown({}, two);
    game.game = 2;
    await game.updateComplete;
    expect(root(game).querySelectorAll('select').length).to.equal(0);
    game.game = null;
    await game.updateComplete;
    const menu = root(game).querySelector('select') as HTMLSelectElement;
    menu.value = '2';
    menu.dispatchEvent(new Event('change'));
    await game.updateComplete;
    expect(root(game).querySelector('select')?.value).to.equal('2');
  });

  it('shows the first game of another file that is shorter than what a reader has chosen', async () => {
    const game = await shown({}, two);
    const menu = root(game).querySelector('select') as HTMLSelectElement;
    menu.value = '2';
    menu.dispatchEvent(new Event('change'));
    await game.updateComplete;
    game.pgn = '1. c4 *';
    await game.updateComplete;
    expect(moves(game).map(({textContent}) => textContent.trim())).to.deep.equal(['c4']);
    expect(game.game).to.equal(null);
  });

  it('says so where there is no such game', async () => {
    const game = await shown({game: '3'}, two);
    expect(root(game).querySelector('[part=error]')?.textContent.trim()).to.equal(
      'There is no game 3: the file has 2.',
    );
  });
});

describe('what cannot be read', () => {
  it('is shown below the moves that can, with its place', async () => {
    const game = await shown({}, '1. e4 e5\n2. Nf9 Nc6 *');
    expect(moves(game).map(({textContent}) => textContent.trim())).to.deep.equal(['e4', 'e5']);
    expect(root(game).querySelector('[part=issues]')?.textContent.trim()).to.match(
      /^Line 2, column 5: .*Nf9/,
    );
    expect(game.issues[0]?.code).to.equal('move-unreadable');
  });

  it('is left to its author where nothing of the game is lost, or another game has it', async () => {
    const warning = await shown({}, '1. e4 e5*');
    expect(warning.issues).to.have.length(1);
    const other = await shown({}, '1. e4 *\n\n[White "C"]\n\n1. Ke5 *');
    expect(other.issues).to.have.length(1);
    for (const game of [warning, other]) {
      expect(root(game).querySelector('[part=issues]')?.textContent.trim() ?? '').to.equal('');
    }
  });

  it('is shown where there is no game at all, and the text stays', async () => {
    const game = document.createElement('fen-game');
    const reported = oneEvent<CustomEvent<{message: string}>>(game, 'pgnerror');
    const text = document.createElement('p');
    text.textContent = '% no game';
    game.append(text);
    document.body.append(game);
    const message = 'There is no game here.';
    expect((await reported).detail.message).to.equal(message);
    await game.updateComplete;
    expect(root(game).querySelector('[part=error]')?.textContent).to.equal(message);
    expect(text.checkVisibility()).to.equal(true);
    game.remove();
  });

  it('is reported once where the file cannot be fetched', async () => {
    const game = document.createElement('fen-game');
    let reports = 0;
    game.addEventListener('pgnerror', () => reports++);
    game.src = '/there-is-no-such.pgn';
    document.body.append(game);
    while (!root(game).querySelector('[part=error]')) await nextFrame();
    game.theme = 'blue';
    await game.updateComplete;
    expect(root(game).querySelector('[part=error]')?.textContent).to.contain('/there-is-no-such.pgn');
    expect(reports).to.equal(1);
    game.remove();
  });
});

describe('the look of a game', () => {
  const box = (game: FenGame, part: string): DOMRect => {
    const found = root(game).querySelector(`[part=${part}]`);
    if (!found) throw new Error(`There is no part ${part}.`);
    return found.getBoundingClientRect();
  };

  it('has the moves beside the board where there is room, and below where there is not', async () => {
    const game = await shown({}, opera);
    game.style.width = '640px';
    expect(box(game, 'moves').left).to.be.greaterThan(box(game, 'board').right);
    expect(box(game, 'moves').top).to.equal(box(game, 'board').top);
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

  it('has no line of parentheses alone where variations end together', async () => {
    const game = await shown({moves: 'right'}, '1. e4 e5 (1... c5 2. Nf3 (2. Nc3 Nc6 (2... d6))) 2. d4 *');
    for (const line of root(game).querySelectorAll('ol ol')) {
      const last = [...line.querySelectorAll('button')].at(-1) as HTMLElement;
      const below = line.getBoundingClientRect().bottom - last.getBoundingClientRect().bottom;
      expect(below).to.be.below(last.getBoundingClientRect().height / 2);
    }
  });

  it('has a move list below the board as high as a page sets it, on the tag or around it', async () => {
    const game = await shown({moves: 'below'}, opera);
    const {height} = box(game, 'moves');
    const rem = parseFloat(getComputedStyle(document.documentElement).fontSize);
    for (const one of [game, game.parentElement as HTMLElement]) {
      one.style.setProperty('--fen-board-moves-height', '10rem');
      expect(box(game, 'moves').height, one.localName).to.be.closeTo(height - 6 * rem, 0.5);
      one.style.removeProperty('--fen-board-moves-height');
    }
  });

  it('has buttons as large as a finger that are no wider than the board, on the narrowest screens as well', async () => {
    const game = await shown({}, opera);
    for (const width of [277, 320, 640]) {
      game.style.width = `${width}px`;
      const [first, last] = [button(game, 'Start'), button(game, 'Flip')].map((one) =>
        one.getBoundingClientRect(),
      ) as [DOMRect, DOMRect];
      expect(first.left).to.be.at.least(box(game, 'board').left - 0.5);
      expect(last.right).to.be.at.most(box(game, 'board').right + 0.5);
      for (const {width, height} of [first, last]) expect(Math.min(width, height)).to.be.at.least(43.99);
    }
  });

  it('has a header of two lines beside the moves, however long its names are', async () => {
    const name = 'Anna Magdalena Wilhelmine '.repeat(5);
    const game = await shown(
      {},
      `[White "${name}"]\n[Black "${name}"]\n[Result "1-0"]\n[Event "${name}"]\n\n1. e4 1-0`,
    );
    const top = (part: string) => box(game, part).top - box(game, 'header').top;
    game.style.width = '700px';
    expect(box(game, 'header').height).to.be.below(60);
    expect(box(game, 'result').right).to.be.at.most(box(game, 'header').right);
    game.style.width = '320px';
    expect(top('board')).to.be.greaterThan(80);
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

  it('has diagrams among the moves where they are asked for', async () => {
    const game = await shown({}, opera);
    const diagram = root(game).querySelector('.diagram') as HTMLElement;
    expect(getComputedStyle(diagram).display).to.equal('none');
    game.diagrams = true;
    await game.updateComplete;
    expect(getComputedStyle(diagram).display).to.equal('block');
    expect((diagram as HTMLElement & {fen: string}).fen).to.contain('rn1qkbnr/ppp2ppp');
  });

  it('keeps its height while a reader goes through it', async () => {
    const game = await shown({}, opera);
    // As wide as a telephone.
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

describe('an address that keeps the move', () => {
  afterEach(() => history.replaceState(null, '', location.pathname + location.search));

  it('is written as a reader goes, and Back goes back', async () => {
    const game = await shown({hash: '', id: 'opera'}, opera);
    button(game, 'Next move').click();
    await game.updateComplete;
    expect(location.hash).to.equal('#opera=1');
    button(game, 'Next move').click();
    await game.updateComplete;
    expect(location.hash).to.equal('#opera=1b');
    history.back();
    await until(() => current(game) === 'e4');
    expect(location.hash).to.equal('#opera=1');
  });

  it('opens the game at its move', async () => {
    history.replaceState(null, '', '#opera=3b/1/4');
    expect(current(await shown({hash: '', id: 'opera'}, opera))).to.equal('Nxd4');
  });

  it('brings its game into the window, by a link on the page', async () => {
    const game = await shown({hash: '', id: 'opera'}, opera);
    game.style.marginTop = '3000px';
    const link = await fixture<HTMLElement>(html`<a href="#opera=2">2. Nf3</a>`);
    scrollTo(0, 0);
    link.click();
    await until(() => current(game) === 'Nf3');
    const {top, bottom} = (game.board as Element).getBoundingClientRect();
    expect(top).to.be.above(-1);
    expect(bottom).to.be.below(innerHeight + 1);
  });

  it('brings a game into the window that was linked from elsewhere, and leaves a page alone that was scrolled', async () => {
    history.replaceState(null, '', '#opera=2');
    const first = await fixture<HTMLElement>(html`<div style="height: 3000px"></div>`);
    scrollTo(0, 0);
    const game = await shown({hash: '', id: 'opera'}, opera);
    await until(() => (game.board as Element).getBoundingClientRect().bottom < innerHeight + 1);
    scrollTo(0, 1);
    const again = await shown({hash: '', id: 'opera'}, opera);
    await until(() => current(again) === 'Nf3');
    await nextFrame();
    expect(scrollY).to.equal(1);
    first.remove();
  });

  it('leaves the page where it is without a move of its game', async () => {
    const before = await fixture<HTMLElement>(
      html`<div style="height: 3000px"><a href="#elsewhere">Elsewhere</a></div>`,
    );
    scrollTo(0, 0);
    const game = await shown({hash: '', id: 'opera'}, opera);
    await game.board?.updateComplete;
    expect(scrollY, 'when it is opened').to.equal(0);
    before.querySelector('a')?.click();
    await until(() => location.hash === '#elsewhere');
    for (let frames = 0; frames < 2; frames++) await nextFrame();
    expect(scrollY, 'by a link elsewhere').to.equal(0);
    before.remove();
  });

  it('is kept from when a page sets the attribute until it removes it', async () => {
    history.replaceState(null, '', '#opera=3');
    const game = await shown({id: 'opera'}, opera);
    expect(current(game)).to.equal(null);
    game.hash = true;
    await game.updateComplete;
    expect(current(game)).to.equal('d4');
    button(game, 'Next move').click();
    await game.updateComplete;
    expect(location.hash).to.equal('#opera=3b');
    history.back();
    await until(() => current(game) === 'd4');
    game.hash = false;
    await game.updateComplete;
    button(game, 'Next move').click();
    await game.updateComplete;
    expect(location.hash).to.equal('#opera=3');
    history.forward();
    await until(() => location.hash === '#opera=3b');
    button(game, 'Next move').click();
    await game.updateComplete;
    expect(current(game)).to.equal('dxe5');
  });

  it('is not that of another game of the file, which opens where it always does', async () => {
    const game = await shown({hash: '', id: 'opera'}, `${opera}\n\n[White "C"]\n\n1. d4 d5 *`);
    button(game, 'Next move').click();
    await game.updateComplete;
    const menu = root(game).querySelector('select') as HTMLSelectElement;
    menu.value = '2';
    menu.dispatchEvent(new Event('change'));
    await game.updateComplete;
    expect(moves(game).map(({textContent}) => textContent.trim())).to.deep.equal(['d4', 'd5']);
    expect(current(game)).to.equal(null);
  });

  it('is left alone without the attribute', async () => {
    const game = await shown({id: 'opera'}, opera);
    button(game, 'Next move').click();
    await game.updateComplete;
    expect(location.hash).to.equal('');
  });
});
