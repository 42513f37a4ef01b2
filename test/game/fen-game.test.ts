import {aTimeout, expect, nextFrame, oneEvent} from '@open-wc/testing';
import {executeServerCommand, sendMouse} from '@web/test-runner-commands';
import type {FenBoard} from '../../src/index.js';
import {can, until} from '../tools/user.js';
import {
  announcement,
  button,
  current,
  item,
  move,
  moves,
  opera,
  placement,
  press,
  root,
  shown,
} from './shown.js';

describe('a game', () => {
  it('makes the piece of a move glide', async () => {
    const game = await shown({}, opera);
    const gliding = () => game.board?.shadowRoot?.querySelectorAll('[part~=gliding]').length ?? 0;
    game.scrollIntoView();
    // A move waits only a moment for the part that makes pieces glide: one of the first may come before it.
    for (let step = 0; gliding() === 0; step++) {
      // A move that comes before the last piece has arrived is drawn at once.
      await aTimeout(200);
      button(game, step % 2 ? 'Previous move' : 'Next move').click();
      await game.updateComplete;
      await game.board?.updateComplete;
    }
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
      'Paris, 1858',
    );
    const players = [...root(game).querySelectorAll('[part~=player]')];
    expect(players.map(({textContent}) => textContent.replace(/\s+/g, ' ').trim())).to.deep.equal([
      'Black: Duke Karl',
      'White: Morphy',
    ]);
    expect(game.games.length).to.equal(1);
    expect(game.issues).to.deep.equal([]);
  });

  it('is read from the attribute rather than the text', async () => {
    const game = await shown({pgn: '1. d4 *'}, opera);
    expect(moves(game).map(({textContent}) => textContent.trim())).to.deep.equal(['d4']);
  });

  it('changes with its text', async () => {
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

  it('is navigated by its methods, which do not fire `change`', async () => {
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

  it('stays where it is if it is asked for a place that is none', async () => {
    const game = await shown({at: '2'}, opera);
    for (const place of [null, undefined, {}, NaN, -1, 1.5])
      expect(await game.goTo(place as string)).to.equal(false);
    expect(current(game)).to.equal('Nf3');
  });

  it('rejects to be navigated if it is not in the page, but waits while it is put there', async () => {
    const game = document.createElement('fen-game');
    game.pgn = opera;
    const errors: unknown[] = [];
    for (const act of [() => game.next(), () => game.first(), () => game.goTo('2')])
      await act().catch((error: unknown) => errors.push(String(error)));
    expect(errors).to.deep.equal(Array(3).fill('Error: fen-game: the game is not in the page yet.'));
    const going = game.goTo('2');
    document.body.append(game);
    try {
      expect(await going).to.equal(true);
    } finally {
      game.remove();
    }
    expect(await game.next()).to.equal(true);
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

  it('opens at its start, with one warning in the console, if it has no such place', async () => {
    const {warn} = console;
    const all: unknown[][] = [];
    console.warn = (...details: unknown[]) => {
      if (String(details[0]).startsWith('fen-game: at=')) all.push(details);
    };
    try {
      const game = await shown({at: '14a'}, opera);
      // A warning about the game of an earlier test may come late.
      const warnings = () => all.filter(([, element]) => element === game);
      expect(current(game)).to.equal(null);
      game.theme = 'blue';
      await until(() => warnings().length === 1);
      expect(warnings()[0]?.[0]).to.equal(
        'fen-game: at="14a" is not a place in this game; the game opens at its start. Examples of places: start, end, 14, 14b, 14b/1/16.',
      );
      game.at = 'End';
      await game.updateComplete;
      expect(warnings().length).to.equal(1);
      game.at = '99';
      await game.updateComplete;
      expect(current(game)).to.equal(null);
      await until(() => warnings().length === 2);
    } finally {
      console.warn = warn;
    }
  });

  it('stays at its move when another attribute changes', async () => {
    const game = await shown({at: '2'}, opera);
    await game.next();
    game.theme = 'green';
    game.orientation = 'black';
    await game.updateComplete;
    expect(current(game)).to.equal('d6');
  });

  it('passes the attributes that boards also have to its board, and the attributes of the look to its diagrams', async () => {
    const game = await shown({diagrams: ''}, opera);
    const look = {orientation: 'black', coordinates: 'outside', pieces: 'classic', theme: 'green'} as const;
    const others = {turnMarker: true, animation: 'none'} as const;
    Object.assign(game, look, others);
    await game.updateComplete;
    expect(game.board).to.include({...look, ...others});
    const diagram = root(game).querySelector<FenBoard>('[part=diagram]');
    expect(diagram).to.include({...look, turnMarker: false, animation: 'auto'});
  });

  it('turns the board around', async () => {
    const game = await shown({}, opera);
    game.flip();
    await game.updateComplete;
    expect(game.board?.orientation).to.equal('black');
    (await item(game, 'Flip')).click();
    await game.updateComplete;
    expect(game.board?.orientation).to.equal('white');
    expect(announcement(game)).to.equal('Flip: White.');
  });
});

describe('a reader of a game', () => {
  it('can press a move, in a variation too', async () => {
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
        game: 1,
        fen: 'rnbqkbnr/ppp2ppp/3p4/8/3QP3/5N2/PPP2PPP/RNB1KB1R b KQkq - 0 4',
        ply: 7,
        place: '3b/1/4/1/4',
        move: {
          from: 'd1',
          to: 'd4',
          promotion: null,
          captured: 'P',
          castle: null,
          check: false,
          san: 'Qxd4',
          uci: 'd1d4',
        },
      },
    ]);
  });

  it('can go through it with keys alone, and the focus follows', async () => {
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

  it('can use the keys elsewhere without going through the game', async () => {
    const game = await shown({}, opera);
    const input = document.createElement('input');
    document.body.append(input);
    input.focus();
    await press('ArrowRight', 'End');
    expect(current(game)).to.equal(null);
    input.remove();
  });

  it('finds one move in the tab order', async () => {
    const game = await shown({}, opera);
    const inOrder = () => moves(game).filter(({tabIndex}) => tabIndex === 0);
    expect(inOrder().map(({textContent}) => textContent.trim())).to.deep.equal(['e4']);
    await game.goTo('4');
    expect(inOrder().map(({textContent}) => textContent.trim())).to.deep.equal(['dxe5']);
  });

  it('can press the buttons, which are disabled at both ends', async () => {
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

  it('can swipe on the board', async function () {
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

  it('can scroll the page with a finger on the board, without making a move', async function () {
    if (!(await can('touch-scroll'))) this.skip();
    const game = await shown({}, opera);
    const far = document.body.appendChild(document.createElement('div'));
    far.style.height = '3000px';
    window.scrollTo(0, 0);
    const {left, top, width, height} = (game.board as HTMLElement).getBoundingClientRect();
    const [x, y] = [Math.round(left + width / 2), Math.round(top + height / 2)];
    // With some movement sideways, as by a thumb.
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
    expect(announcement(game)).to.equal('');
    button(game, 'Next move').click();
    await game.updateComplete;
    expect(announcement(game)).to.equal('3 Black: bishop to g4, mistake. Weak. 1 variation instead.');
    button(game, 'Start').click();
    await until(() => announcement(game) === 'Start of the game. In a box at the opera.');
  });

  it('finds nested lists, each with a name', async () => {
    const game = await shown({}, opera);
    const lists = [...root(game).querySelectorAll('ol')].map((list) => list.ariaLabel);
    expect(lists).to.deep.equal(['Moves', 'Variation in place of 3… Bg4', 'Variation in place of 4. Nxd4']);
    await expect(game).to.be.accessible();
  });

  it('sees the move list scroll, but not the page', async () => {
    const long = Array.from({length: 100}, (_, i) => `${i + 1}. Nf3 Nf6 ${i + 1}. Ng1 Ng8`)
      .map((pair, i) => pair.replace(/^\d+/, String(2 * i + 1)).replace(/ \d+\. Ng1/, ` ${2 * i + 2}. Ng1`))
      .join(' ');
    const game = await shown({moves: 'below'}, `${long} *`);
    window.scrollTo(0, 0);
    const list = root(game).querySelector('[part=moves]') as HTMLElement;
    expect(list.scrollTop).to.equal(0);
    await game.last();
    await until(() => list.scrollTop > 0);
    expect(window.scrollY).to.equal(0);
    const [view, line] = [list, root(game).querySelector('[aria-current]') as Element].map((one) =>
      one.getBoundingClientRect(),
    ) as [DOMRect, DOMRect];
    expect(line.bottom).to.be.at.most(view.bottom + 1);
  });

  it('reads pieces in the letters of the language, or as pictures', async () => {
    const local = await shown({lang: 'de', letters: 'local'}, opera);
    while (!moves(local).some(({textContent}) => textContent.includes('Sf3'))) await nextFrame();
    expect(move(local, 'Lg4').querySelector('[role=img]')?.ariaLabel).to.equal('Fehler');
    const figures = await shown({letters: 'figurine'}, opera);
    const knight = moves(figures)[2] as HTMLElement;
    expect(knight.textContent.replace(/\s+/g, '')).to.equal('Nf3');
    expect(knight.querySelector('svg')?.getAttribute('aria-hidden')).to.equal('true');
    // With a box of its own, a screen reader would read the letter as a separate word.
    expect(getComputedStyle(knight.querySelector('span') as Element).display).to.equal('inline');
    await expect(figures).to.be.accessible();
  });

  const knights: Readonly<Record<string, string>> = {en: 'Nf3', de: 'Sf3', es: 'Cf3', fr: 'Cf3', nl: 'Pf3'};
  for (const [lang, knight] of Object.entries(knights)) {
    it(`reads moves in the letters of the language “${lang}”, or as figurines with its words`, async () => {
      const game = await shown({lang, letters: 'local'}, opera);
      while (!moves(game).some(({textContent}) => textContent.trim() === knight)) await nextFrame();
      game.letters = 'figurine';
      await game.updateComplete;
      const figurine = moves(game)[2] as HTMLElement;
      expect(figurine.querySelectorAll('svg').length).to.equal(1);
    });
  }

  it('sees the clocks of both sides, the upper one first, if the last two moves have them', async () => {
    const clocks = '1. e4 {[%clk 1:05:30]} e5 {[%clk 0:00:09.5]} 2. Nf3 Nc6 *';
    const game = await shown({at: '1b', pgn: clocks});
    const times = () =>
      [...root(game).querySelectorAll('[part=clock]')].map(({textContent}) => textContent.trim());
    expect(times()).to.deep.equal(['0:09.5', '1:05:30']);
    game.flip();
    await game.updateComplete;
    expect(times()).to.deep.equal(['1:05:30', '0:09.5']);
    await game.next();
    expect(times()).to.deep.equal(['0:09.5']);
    await game.next();
    expect(times()).to.deep.equal([]);
  });

  it('sees the last move and a check on the board, castled kings and flipped boards included', async () => {
    const mate = '[FEN "4k3/R7/8/8/8/8/8/4K2R w K - 0 1"]\n\n1. O-O Kd8 2. Rf8# 1-0';
    const game = await shown({pgn: mate});
    const path = async (part: string) => {
      await game.board?.updateComplete;
      return game.board?.shadowRoot?.querySelector(`[part~=${part}]`)?.getAttribute('d') ?? null;
    };
    expect([await path('last-move'), await path('check')]).to.deep.equal([null, null]);
    await game.next();
    expect(await path('last-move')).to.equal('M180 315h45v45h-45zM270 315h45v45h-45z');
    await game.last();
    expect(await path('check')).to.match(/^M135 0m/);
    game.flip();
    await game.updateComplete;
    expect(await path('check')).to.match(/^M180 315m/);
  });

  it('can start and stop autoplay', async () => {
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
      expect(root(game).querySelectorAll('[part=button]').length).to.equal(6);
      expect(root(game).querySelector('[aria-label=Play]')).to.equal(null);
    } finally {
      await executeServerCommand('media', {});
    }
  });

  it('stops autoplay by making a move', async () => {
    const game = await shown({}, opera);
    button(game, 'Play').click();
    await game.updateComplete;
    button(game, 'Next move').click();
    await game.updateComplete;
    expect(current(game)).to.equal('e5');
    expect(button(game, 'Play').getAttribute('aria-disabled')).to.equal('false');
  });
});
