import {expect, nextFrame} from '@open-wc/testing';
import '../../../src/index.js';
import type {GameEndDetail} from '../../../src/board/interaction/events.js';
import {Engine} from '../../../src/board/engine/index.js';
import {formatFen} from '../../../src/core/notation/index.js';
import {namedStart} from '../../../src/core/rules/index.js';
import {start} from '../../tools/fixtures/positions.js';
import {serveSmallEngine} from '../../tools/engine/small-engine.js';
import {hideTab, lengthenPage, setup, temporary, until, type User} from '../../tools/user.js';

/** The address of the small engine, which behaves as the query says. */
const engine = (query = 'seed=1') => `/test/tools/engine/worker.js?${query}`;

const sit = (attributes: Readonly<Record<string, string>> = {}, fen = start) =>
  setup(fen, {engine: engine(), 'engine-time': '0.02', ...attributes});

const row = ({root}: User) => root.querySelector('.opponent span')?.textContent ?? '';
const engineMoves = ({changes}: User) => changes.filter(({by}) => by === 'engine');
const answered = (user: User, count: number) => until(() => engineMoves(user).length === count);

const restore: (() => void)[] = [];
afterEach(() => {
  for (const act of restore.splice(0)) act();
});

describe('an engine as an opponent', () => {
  it('answers each move of the person, who plays the side to move at the start', async () => {
    const user = await sit();
    await user.drag('e2', 'e4');
    await answered(user, 1);
    expect(user.changes.map(({by}) => by)).to.deep.equal(['person', 'engine']);
    await user.drag('d2', 'd4');
    await answered(user, 2);
    expect(user.board.playedMoves).to.have.length(4);
    expect(user.board.position?.turn).to.equal('white');
  });

  it('fetches no engine before it is to move', async () => {
    const address = engine('seed=77');
    const isFetched = () => performance.getEntriesByType('resource').some(({name}) => name.endsWith(address));
    const user = await sit({engine: address});
    await until(() => row(user) !== '');
    expect(row(user)).to.equal('An engine plays Black, level 4.');
    expect(isFetched()).to.equal(false);
    await user.drag('e2', 'e4');
    await answered(user, 1);
    expect(isFetched()).to.equal(true);
  });

  it('begins where the person plays the other side, or `player` says so', async () => {
    const user = await sit({player: 'black'});
    await answered(user, 1);
    expect(user.board.position?.turn).to.equal('black');
    const other = await sit({}, 'rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1');
    await other.drag('e7', 'e5');
    await answered(other, 1);
    expect(other.board.position?.turn).to.equal('black');
  });

  it('shows and announces that it thinks, and can be stopped and asked to go on', async () => {
    const user = await sit({'engine-time': '600', engine: engine('slow=yes')});
    await user.drag('e2', 'e4');
    expect(user.announced).to.equal('Pawn e2 to e4. The engine is thinking.');
    await user.pressButton('Stop');
    expect(row(user)).to.equal('The engine has stopped.');
    expect(engineMoves(user)).to.have.length(0);
    user.board.engineTime = 0.02;
    await user.pressButton('Let the engine move');
    await answered(user, 1);
    expect(row(user)).to.equal('An engine plays Black, level 4.');
  });

  it('does not move the page when it begins to think', async () => {
    const user = await sit({'engine-time': '600', engine: engine('slow=yes')});
    await until(() => row(user) !== '');
    const height = user.board.getBoundingClientRect().height;
    await user.drag('e2', 'e4');
    await user.button('Stop');
    expect(user.board.getBoundingClientRect().height).to.equal(height);
  });

  it('is asked again after Undo, which goes back to the person’s turn, and by Redo not', async () => {
    const user = await sit();
    await user.drag('e2', 'e4');
    await answered(user, 1);
    const {fen} = user.board;
    await user.press('Control+z');
    expect(user.board.playedMoves).to.have.length(0);
    await user.press('Control+y');
    expect(user.board.fen).to.equal(fen);
    await user.press('Control+z');
    await user.drag('d2', 'd4');
    await answered(user, 2);
    expect(user.board.playedMoves).to.have.length(2);
  });

  it('forgets the position that the person takes back while it thinks', async () => {
    const user = await sit({'engine-time': '600', engine: engine('slow=yes')});
    await user.drag('e2', 'e4');
    await user.button('Stop');
    await user.press('Control+z');
    expect(row(user)).to.equal('An engine plays Black, level 4.');
    user.board.engineTime = 0.02;
    await user.drag('d2', 'd4');
    await answered(user, 1);
    expect(user.board.playedMoves[0]?.san).to.equal('d4');
  });

  it('plays the premove of the person after its move', async () => {
    const user = await sit({premove: '', 'engine-time': '600', engine: engine('slow=yes')});
    await user.drag('e2', 'e4');
    await user.click('g1', 'f3');
    user.board.engineTime = 0.02;
    await user.pressButton('Stop');
    await user.pressButton('Let the engine move');
    await until(() => user.board.playedMoves.length >= 3);
    expect(user.board.playedMoves[2]?.san).to.equal('Nf3');
  });

  it('goes on where the page writes each FEN back, at once or late', async () => {
    for (const delay of [0, 1]) {
      const user = await sit();
      user.board.addEventListener('change', ({detail}) => {
        if (delay) setTimeout(() => (user.board.fen = detail.fen), 30);
        else user.board.fen = detail.fen;
      });
      await user.drag('e2', 'e4');
      await answered(user, 1);
      await user.drag('d2', 'd4');
      await answered(user, 2);
      expect(user.board.playedMoves).to.have.length(4);
      user.board.remove();
    }
  });

  it('stops where the page refuses its move', async () => {
    const user = await sit();
    user.board.addEventListener('change', ({detail}) => {
      if (detail.by === 'engine') user.board.fen = detail.previousFen;
    });
    await user.drag('e2', 'e4');
    await until(() => row(user) === 'The engine has stopped.');
    expect(engineMoves(user)).to.have.length(1);
  });

  it('promotes', async () => {
    // Black can do nothing else.
    const user = await sit({player: 'white'}, '7k/4Q3/8/8/8/8/p7/6K1 w - - 0 1');
    await user.drag('e7', 'f7');
    await answered(user, 1);
    expect(user.board.playedMoves[1]?.san).to.match(/^a1=[QRBN]\+?$/);
  });

  it('castles in Chess960', async () => {
    // Black can do nothing else: the king stays on c8, and the rook goes to d8.
    const user = await sit({player: 'white'}, 'brk5/1p6/1P6/8/8/8/3R4/6K1 w q - 0 1');
    await user.drag('g1', 'g2');
    await answered(user, 1);
    expect(user.board.playedMoves[1]?.san).to.equal('O-O-O');
    expect(user.board.position?.placement).to.match(/^b1kr4\//);
  });

  it('plays on ten files', async () => {
    const user = await sit(
      {engine: engine('variants=chess,capablanca,janus,embassy')},
      formatFen(namedStart('capablanca')),
    );
    await user.drag('e2', 'e4');
    await answered(user, 1);
    expect(user.board.position?.files).to.equal(10);
  });

  it('ends with the game, which the board reports', async () => {
    const user = await sit({player: 'black'}, '6k1/5ppp/8/8/8/8/5PPP/R5K1 w - - 0 1');
    const ends: GameEndDetail[] = [];
    const order: string[] = [];
    user.board.addEventListener('change', () => order.push('change'));
    user.board.addEventListener('gameend', ({detail}) => {
      order.push('gameend');
      ends.push(detail);
    });
    await until(() => ends.length > 0);
    expect(ends[0]?.outcome.reason).to.equal('checkmate');
    expect(order).to.deep.equal(['change', 'gameend']);
    expect(user.announced).to.equal('Rook a1 to a8. Checkmate. White wins.');
  });

  it('is an `Engine` of the page too, which boards do not close', async () => {
    const {port1, port2} = new MessageChannel();
    const received = serveSmallEngine(port2);
    const own = new Engine(port1);
    const user = await sit();
    user.board.engine = own;
    user.board.level = 1;
    await user.drag('e2', 'e4');
    await answered(user, 1);
    expect(received).to.include('setoption name Skill Level value 0');
    user.board.remove();
    await nextFrame();
    expect(received).not.to.include('quit');
    own.close();
  });

  for (const [what, address, text] of [
    ['is missing', '/no-engine.js', 'The engine could not be loaded from /no-engine.js.'],
    [
      'is of another origin',
      'https://example.org/e.js',
      'The engine has to be on the same server as this page, not at https://example.org/e.js.',
    ],
    [
      'answers with an illegal move',
      engine('fault=illegal'),
      'The engine has answered with an illegal move.',
    ],
    ['answers with nonsense', engine('fault=nonsense'), 'The engine has answered with an illegal move.'],
    ['dies', engine('fault=throws'), 'The engine has ended.'],
  ] as const) {
    it(`that ${what} leaves a note with the reason, and a board for two`, async () => {
      const user = await sit({engine: address, player: 'white', orientation: 'auto'});
      await user.drag('e2', 'e4');
      await until(() => row(user).startsWith(text));
      expect(row(user)).to.equal(`${text} Both sides can be moved.`);
      expect(user.announced).to.equal(row(user));
      await user.drag('e7', 'e5');
      await user.drag('g1', 'f3');
      expect(user.sans).to.deep.equal(['e4', 'e5', 'Nf3']);
      // White stays at the bottom.
      expect(user.middle('e1')[1]).to.be.greaterThan(user.middle('e8')[1]);
    });
  }

  it('that cannot play the position says so, and plays the next game', async () => {
    const user = await sit({}, formatFen(namedStart('capablanca')));
    await user.drag('e2', 'e4');
    await until(() => row(user).startsWith('The engine cannot play this position.'));
    user.board.fen = start;
    await user.settled();
    await user.drag('e2', 'e4');
    await answered(user, 1);
  });

  it('that never answers leaves a note', async () => {
    const {port1, port2} = new MessageChannel();
    serveSmallEngine(port2, {fault: 'stuck'});
    const user = await sit();
    user.board.engine = new Engine(port1, {timeout: 50});
    await user.drag('e2', 'e4');
    await until(() => row(user).startsWith('The engine does not answer.'));
    user.board.engine = engine();
    await until(() => engineMoves(user).length === 1);
  });

  it('on a page without workers leaves a note', async () => {
    const Original = globalThis.Worker;
    Reflect.deleteProperty(globalThis, 'Worker');
    restore.push(() => (globalThis.Worker = Original));
    const user = await sit();
    await user.drag('e2', 'e4');
    await until(() => row(user).startsWith('No engine can run on this page.'));
  });

  it('tries again when a person asks for it', async () => {
    const user = await sit({engine: '/no-engine.js'});
    await user.drag('e2', 'e4');
    const button = await user.button('Try again');
    user.board.setAttribute('engine', '/still-no-engine.js');
    await until(() => row(user).startsWith('The engine could not be loaded from /still'));
    await user.clickOn(button);
    await until(() => row(user).startsWith('The engine could not be loaded from /still'));
    user.board.engine = engine();
    await answered(user, 1);
  });

  it('sleeps while the board is off the screen', async () => {
    lengthenPage();
    const user = await sit({'engine-time': '600', engine: engine('slow=yes')});
    await user.drag('e2', 'e4');
    await user.button('Stop');
    window.scrollTo(0, 2000);
    await until(() => user.root.querySelector('.opponent svg') === null);
    user.board.engineTime = 0.02;
    window.scrollTo(0, 0);
    await answered(user, 1);
  });

  it('sleeps in a hidden tab', async () => {
    const user = await sit({'engine-time': '600', engine: engine('slow=yes')});
    await user.drag('e2', 'e4');
    await user.button('Stop');
    hideTab(true);
    await until(() => user.root.querySelector('.opponent svg') === null);
    user.board.engineTime = 0.02;
    for (let i = 0; i < 20; i++) await user.settled();
    expect(engineMoves(user)).to.have.length(0);
    hideTab(false);
    await answered(user, 1);
  });

  it('has nothing that axe objects to in each of its states', async () => {
    const user = await sit({'engine-time': '600', engine: engine('slow=yes'), premove: '', controls: ''});
    await until(() => row(user) !== '');
    await expect(user.board).to.be.accessible();
    await user.drag('e2', 'e4');
    await user.button('Stop');
    await user.click('g1', 'f3');
    await expect(user.board).to.be.accessible();
    await user.pressButton('Stop');
    await expect(user.board).to.be.accessible();
    user.board.engine = '/no-engine.js';
    await user.button('Try again');
    await expect(user.board).to.be.accessible();
  });

  it('queues: one engine works at a time', async () => {
    const user = await sit({'engine-time': '600', engine: engine('slow=yes')});
    const second = temporary(document.createElement('fen-board'));
    Object.assign(second, {mode: 'play', fen: start, engine: engine(), engineTime: 0.02});
    second.style.setProperty('--fen-board-max-size', '100px');
    user.board.after(second);
    const moves: (string | undefined)[] = [];
    second.addEventListener('change', ({detail}) => moves.push(detail.by));
    await user.drag('e2', 'e4');
    await user.button('Stop');
    await second.move('e4');
    await until(() => second.shadowRoot?.querySelector('.opponent'));
    await user.settled();
    expect(moves).to.deep.equal([]);
    await user.pressButton('Stop');
    await until(() => moves.length === 1);
    expect(moves).to.deep.equal(['engine']);
  });

  it('closes its worker with the last board that uses it', async () => {
    let ended = 0;
    const end = Object.getOwnPropertyDescriptor(Worker.prototype, 'terminate');
    Object.defineProperty(Worker.prototype, 'terminate', {configurable: true, value: () => ended++});
    restore.push(() => Object.defineProperty(Worker.prototype, 'terminate', end ?? {}));
    const user = await sit({engine: engine('seed=9')});
    const second = await sit({engine: engine('seed=9')});
    for (const one of [user, second]) {
      one.board.style.setProperty('--fen-board-max-size', '160px');
      await second.settled();
    }
    for (const one of [user, second]) {
      await one.drag('e2', 'e4');
      await answered(one, 1);
    }
    second.board.remove();
    await nextFrame();
    expect(ended).to.equal(0);
    user.board.remove();
    await until(() => ended === 1);
  });

  for (const [lang, text] of [
    ['de', 'Eine Engine spielt Schwarz, Stufe 4.'],
    ['es', 'Un motor juega con las negras, nivel 4.'],
    ['fr', 'Un moteur joue les noirs, niveau 4.'],
    ['nl', 'Een engine speelt met zwart, niveau 4.'],
  ] as const) {
    it(`speaks ${lang}`, async () => {
      const user = await sit({lang});
      await until(() => row(user) === text);
    });
  }
});
