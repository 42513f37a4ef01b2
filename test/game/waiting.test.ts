import {expect, nextFrame} from '@open-wc/testing';
import type {FenGame} from '../../src/index.js';
import {until} from '../tools/user.js';
import {button, current, move, moves, placement, root, shown} from './shown.js';

const game = (name: string, moveText: string) => `[White "${name}"]\n\n${moveText} *\n\n`;
const ruyLopez = '1. e4 e5 2. Sf3 Sc6 3. Lb5 a6';
/** Waits for one turn of the event loop, in which the next slice of a long text is read. */
const turn = () => new Promise((resolve) => setTimeout(resolve));
const white = ({games}: FenGame) => games[0]?.tags.get('White');

describe('a game in the letters of another language', () => {
  // The first test of this file, so that the part which reads such moves has not loaded.
  it('opens where `at` or a link says, even if that move cannot be read as PGN', async () => {
    history.replaceState(null, '', '#linked=3b');
    try {
      const [atEnd, linked] = await Promise.all([
        shown({pgn: game('Anna', ruyLopez), at: 'end'}),
        shown({pgn: game('Anna', ruyLopez), id: 'linked', hash: ''}),
      ]);
      expect([current(atEnd), current(linked)]).to.deep.equal(['a6', 'a6']);
    } finally {
      history.replaceState(null, '', location.pathname + location.search);
    }
  });
});

describe('a file that takes long to read', () => {
  const original = performance.now.bind(performance);
  afterEach(() => {
    performance.now = original;
  });
  /** From now on, only one game is read at a time: the clock goes on by more than half of a slice whenever it is read. */
  function slowDown(): void {
    let time = original();
    performance.now = () => (time += 15);
  }

  it('is drawn in a task of its own if it is the first of the page', async () => {
    const first = await shown({}, '');
    slowDown();
    first.pgn = '1. e4 e5 2. Nf3 *';
    await Promise.resolve();
    const drawn: number[] = [];
    for (let turns = 0; turns < 3; turns++) {
      drawn.push(first.games.length);
      await turn();
    }
    expect(drawn).to.deep.equal([0, 1, 1]);
    expect(moves(first)).to.have.length(3);
  });

  const file = (moveText: string) => game('Anna', moveText) + game('Ben', '1. d4').repeat(12);

  for (const [what, text, san] of [
    ['has gone on', file('1. e4 e5 2. Nf3 Nc6'), 'e5'],
    ['has got marks', file('1. e4 {[%csl Ge4]} e5 2. Nf3'), 'e5'],
    ['has got moves that cannot be read', file('1. e4 e5 2. Nf3 Ke6'), 'e5'],
  ] as const) {
    it(`stays on the page, with the reader and the focus, when it ${what}`, async () => {
      const live = await shown({pgn: file('1. e4 e5 2. Nf3')});
      const {board} = live;
      move(live, san).click();
      move(live, san).focus();
      await live.updateComplete;
      slowDown();
      live.pgn = text;
      const {games} = live;
      let turns = 0;
      for (; live.games === games; turns++) {
        expect([current(live), live.board]).to.deep.equal([san, board]);
        await turn();
      }
      expect(turns).to.be.above(3);
      await live.updateComplete;
      expect([current(live), live.board]).to.deep.equal([san, board]);
      // Elements in a failure would hang the runner.
      expect(root(live).activeElement === move(live, san)).to.equal(true);
    });
  }

  it('is shown as soon as the game is read, and goes on from there', async () => {
    const long = await shown({pgn: file('1. e4 e5 2. Nf3')});
    const sans = () => moves(long).map(({textContent}) => textContent.trim());
    slowDown();
    long.pgn = file('1. c4 c5');
    let loads = 0;
    long.addEventListener('load', () => loads++);
    while (sans().join() !== 'c4,c5') await turn();
    expect(long.games.length).to.be.below(13);
    expect([loads, root(long).querySelector('select')?.disabled]).to.deep.equal([0, true]);
    move(long, 'c5').click();
    await long.updateComplete;
    await turn();
    expect([long.games.length, current(long), loads]).to.deep.equal([13, 'c5', 1]);
    expect(root(long).querySelectorAll('option').length).to.equal(13);
  });

  it('shows no other game than the one that the page has set, or that `at` names', async () => {
    for (const attributes of [{game: '9'}, {at: '9:1'}]) {
      slowDown();
      const long = document.createElement('fen-game');
      const seen = new Set<string>();
      Object.assign(long, attributes, {
        pgn: game('Anna', '1. c4').repeat(8) + game('Carl', '1. d4').repeat(9),
      });
      document.body.append(long);
      while (long.games.length < 17) {
        for (const one of moves(long)) seen.add(one.textContent.trim());
        await turn();
      }
      await long.updateComplete;
      expect([[...seen], current(long)]).to.deep.equal([['d4'], 'at' in attributes ? 'd4' : null]);
      long.remove();
    }
  });

  it('opens at the place that is set together with it', async () => {
    const live = await shown({pgn: file('1. e4 e5')});
    slowDown();
    Object.assign(live, {pgn: file('1. e4 e5 2. Nf3 Nc6'), at: '2'});
    await live.updateComplete;
    expect(current(live)).to.equal('Nf3');
  });

  it('is not read to its end while the game is not on the page', async () => {
    slowDown();
    const removed = document.createElement('fen-game');
    removed.pgn = file('1. e4');
    document.body.append(removed);
    await until(() => removed.shadowRoot);
    await turn();
    removed.remove();
    await removed.updateComplete;
    for (let turns = 0; turns < 20; turns++) await turn();
    expect(removed.games.length).to.be.below(13);
    document.body.append(removed);
    await removed.updateComplete;
    expect(removed.games.length).to.equal(13);
    removed.remove();
  });
});

describe('the address of a file', () => {
  const original = Object.getOwnPropertyDescriptor(window, 'fetch') as PropertyDescriptor;
  let answers: Map<string, (text: string) => void>;
  beforeEach(() => {
    answers = new Map();
    window.fetch = (address) =>
      new Promise((resolve) => {
        answers.set(address as string, (text) => resolve(new Response(text)));
      });
  });
  afterEach(() => {
    Object.defineProperty(window, 'fetch', original);
  });
  async function answer(element: FenGame, text: string): Promise<void> {
    await until(() => answers.has(element.src ?? ''));
    answers.get(element.src ?? '')?.(text);
  }
  async function shownFrom(src: string, text: string): Promise<FenGame> {
    const element = shown({src});
    await until(() => answers.has(src));
    answers.get(src)?.(text);
    return element;
  }

  it('may get another query: the game stays until the file has come, with the reader', async () => {
    const live = await shownFrom('live.pgn?1', game('Anna', '1. e4 e5'));
    await live.goTo(1);
    const {board} = live;
    live.src = 'live.pgn?2#now';
    await nextFrame();
    expect([live.board, white(live), current(live)]).to.deep.equal([board, 'Anna', 'e4']);
    await answer(live, game('Anna', '1. e4 e5 2. Nf3'));
    await until(() => moves(live).length === 3);
    expect([live.board, current(live)]).to.deep.equal([board, 'e4']);
  });

  it('may be changed together with the place', async () => {
    const live = await shownFrom('live.pgn?1', game('Anna', '1. e4 e5'));
    Object.assign(live, {src: 'live.pgn?2', at: '2'});
    await answer(live, game('Anna', '1. e4 e5 2. Nf3 Nc6'));
    await until(() => moves(live).length === 4);
    expect(current(live)).to.equal('Nf3');
  });

  it('may be that of another file: nothing of the last one is shown until it has come', async () => {
    const element = await shownFrom('anna.pgn', game('Anna', '1. e4 e5'));
    element.src = 'ben.pgn';
    await element.updateComplete;
    expect([element.board, element.games.length]).to.deep.equal([null, 0]);
    expect(root(element).querySelector('slot')).to.not.equal(null);
    await answer(element, game('Ben', '1. d4'));
    await until(() => moves(element).length === 1);
    expect([white(element), placement(element)]).to.deep.equal([
      'Ben',
      'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR',
    ]);
  });
});

describe('a file on a disk', () => {
  it('is an error that gives the reason, and needs no space for a game', async () => {
    const element = await shown({src: 'file:///games/anna.pgn'}, '1. e4 e5');
    const problem = root(element).querySelector('[part=error]');
    expect(problem?.textContent).to.contain('file:///games/anna.pgn').and.to.contain('from a web server');
    expect(element.querySelector('pre')?.checkVisibility()).to.equal(true);
    expect(element.getBoundingClientRect().height).to.be.below(200);
  });
});

describe('a game that goes on together with its `at`', () => {
  it('goes to the new place', async () => {
    const live = await shown({pgn: game('Anna', '1. e4 e5')});
    await live.goTo(1);
    Object.assign(live, {pgn: game('Anna', '1. e4 e5 2. Nf3 Nc6'), at: '2b'});
    await live.updateComplete;
    expect(current(live)).to.equal('Nc6');
  });
});

describe('autoplay', () => {
  it('ends if a listener removes the game', async () => {
    const played = await shown({pgn: game('Anna', '1. e4 e5 2. Nf3')});
    played.addEventListener('change', () => played.remove());
    const original = window.setTimeout.bind(window);
    const waits: unknown[] = [];
    window.setTimeout = ((_: unknown, time?: number) => waits.push(time)) as typeof window.setTimeout;
    try {
      button(played, 'Play').click();
    } finally {
      window.setTimeout = original;
    }
    expect(waits).to.deep.equal([]);
  });
});
