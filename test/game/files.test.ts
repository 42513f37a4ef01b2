import {expect, oneEvent} from '@open-wc/testing';
import type {FenBoard, FenGame} from '../../src/index.js';
import {until} from '../tools/user.js';
import {moves, root, shown} from './shown.js';

describe('a file of several games', () => {
  const two = `[White "A"]\n[Black "B"]\n[Result "1-0"]\n\n1. e4 1-0\n\n[White "C"]\n[Black "D"]\n[Result "*"]\n\n1. d4 *`;

  it('lets a reader choose the game', async () => {
    const game = await shown({}, two);
    const menu = root(game).querySelector('select') as HTMLSelectElement;
    expect([...menu.options].map(({text}) => text.trim())).to.deep.equal(['1. A – B, 1-0', '2. C – D, *']);
    menu.value = '2';
    menu.dispatchEvent(new Event('change'));
    await game.updateComplete;
    expect(moves(game).map(({textContent}) => textContent.trim())).to.deep.equal(['d4']);
    expect([game.current?.game, game.game]).to.deep.equal([2, null]);
  });

  it('names a game without known players by its event, or by the sides', async () => {
    const unknown = '[White "?"]\n[Black "?"]';
    const game = await shown(
      {},
      `${unknown}\n[Event "Chapter 1"]\n\n1. e4 *\n\n${unknown}\n[Event "?"]\n\n1. d4 1-0\n\n[White "Anna"]\n[Black "?"]\n\n*`,
    );
    const menu = root(game).querySelector('select') as HTMLSelectElement;
    expect([...menu.options].map(({text}) => text.trim())).to.deep.equal([
      '1. Chapter 1, *',
      '2. White – Black, 1-0',
      '3. Anna – Black, *',
    ]);
    expect(root(game).querySelector('.game')?.getAttribute('aria-label')).to.equal('Game: Chapter 1');
    const plain = await shown({}, '1. e4 *');
    expect(root(plain).querySelector('.game')?.getAttribute('aria-label')).to.equal('Game: White – Black');
  });

  it('lets the page go on while it is read, and shows how far that has come', async () => {
    const count = 10_000;
    // A comment to the end of a line is rare, so each game is read to find its end.
    const text = (result: string) =>
      `[White "A"]\n\n; odd\n1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Ba4 Nf6 5. O-O Be7 6. Re1 b5 7. Bb3 d6 8. c3 O-O 9. h3 Nb8 10. d4 ${result}\n\n`;
    const src = URL.createObjectURL(new Blob([text('1-0').repeat(count - 1) + text('0-1')]));
    const game = document.createElement('fen-game');
    game.src = src;
    let turns = 0;
    const seen = new Set<string>();
    const timer = setInterval(() => {
      turns++;
      for (const {textContent} of root(game).querySelectorAll('option')) seen.add(textContent);
    });
    try {
      document.body.append(game);
      const select = () => root(game).querySelector('select');
      await until(() => select()?.options.length === count);
      expect(turns).to.be.above(20);
      expect([...seen].join()).to.match(/Reading: \d+ games so far\./);
      const menu = select() as HTMLSelectElement;
      expect(menu.value).to.equal('1');
      menu.value = String(count);
      menu.dispatchEvent(new Event('change'));
      await game.updateComplete;
      expect(root(game).querySelector('.ending')?.textContent).to.equal('0–1');
      expect(select()?.value).to.equal(String(count));
    } finally {
      clearInterval(timer);
      game.remove();
      URL.revokeObjectURL(src);
    }
  });

  it('names the game that was opened before its option has come', async () => {
    const game = await shown({}, '[White "A"]\n\n1. e4 *\n\n'.repeat(5000));
    await game.goTo('4900:1');
    const menu = root(game).querySelector('select') as HTMLSelectElement;
    await until(() => menu.options.length === 5000);
    expect(menu.value).to.equal('4900');
  });

  it('reads a game when it is asked for, and has the issues of those that it has read', async () => {
    const game = await shown(
      {},
      '[White "A"]\n\n1. e4 *\n\n[White "B"]\n\n1. Ke5 *\n\n[White "C"]\n\n1. Ke4 *',
    );
    const {games} = game;
    const numbers = () => game.issues.map((issue) => issue.game);
    expect([games.length, numbers()]).to.deep.equal([3, []]);
    expect([games[2]?.tags.get('White'), games[2]]).to.deep.equal(['C', games[2]]);
    await until(() => numbers().length > 0);
    expect(numbers()).to.deep.equal([3]);
    expect(game.games.map(({tags}) => tags.get('White')).join('')).to.equal('ABC');
    expect(numbers()).to.deep.equal([2, 3]);
  });

  it('reads a few games at once, however slow the machine is', async () => {
    const game = await shown({}, '1. e4 *');
    let time = 0;
    performance.now = () => (time += 1000);
    try {
      game.pgn = '[White "A"]\n\n1. d4 d5 2. c4 *\n\n'.repeat(7);
      await game.updateComplete;
      expect(moves(game)).to.have.lengthOf(3);
    } finally {
      Reflect.deleteProperty(performance, 'now');
    }
  });

  it('shows only the game that `game` asks for', async () => {
    const game = await shown({game: '2'}, two);
    expect(root(game).querySelector('select')).to.equal(null);
    expect(moves(game).map(({textContent}) => textContent.trim())).to.deep.equal(['d4']);
  });

  it('offers no choice if a script has set `game`, and still does after a reader has chosen', async () => {
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

  it('is shown from its first game if it has fewer games than the number that a reader has chosen', async () => {
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

  it('shows an error if it has no such game', async () => {
    const game = await shown({game: '3'}, two);
    expect(root(game).querySelector('[part=error]')?.textContent.trim()).to.equal(
      'There is no game 3: the file has 2.',
    );
  });
});

describe('an error in the text of a game', () => {
  it('is shown below the moves that could be read, with its place', async () => {
    const game = await shown({}, '1. e4 e5\n2. Nf9 Nc6 *');
    expect(moves(game).map(({textContent}) => textContent.trim())).to.deep.equal(['e4', 'e5']);
    expect(root(game).querySelector('[part=issues]')?.textContent.trim()).to.match(
      /^Line 2, column 5: .*Nf9/,
    );
    expect(game.issues[0]?.code).to.equal('move-unreadable');
  });

  it('is not shown if nothing of the game is lost, or if it is in another game', async () => {
    const warning = await shown({}, '1. e4 e5*');
    expect(warning.issues).to.have.length(1);
    const other = await shown({}, '1. e4 *\n\n[White "C"]\n\n1. Ke5 *');
    expect(other.games[1]?.tags.get('White')).to.equal('C');
    expect(other.issues).to.have.length(1);
    for (const game of [warning, other]) {
      expect(root(game).querySelector('[part=issues]')?.textContent.trim() ?? '').to.equal('');
    }
  });

  it('is shown, above the text, if there is no game at all', async () => {
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

  it('is shown on an empty board, in the place of a game, and the text where the moves would be', async () => {
    for (const width of [390, 1280]) {
      const game = document.createElement('fen-game');
      game.style.width = `${width}px`;
      game.innerHTML = '<pre>This is no game at all, is it?</pre>';
      const other = document.createElement('fen-game');
      other.style.width = `${width}px`;
      other.pgn = '1. e4 e5 *';
      document.body.append(game, other);
      const board = await until(() => root(game).querySelector<FenBoard>('fen-board'));
      await until(() => board.shadowRoot?.querySelector('svg') && other.board);
      const [error, text, squares] = [
        root(game).querySelector('[part=error]'),
        game.querySelector('pre'),
        board,
      ].map((one) => (one as Element).getBoundingClientRect()) as [DOMRect, DOMRect, DOMRect];
      expect(squares.width).to.equal(Math.min(width, 480));
      expect(error.top).to.be.above(squares.top);
      expect(error.bottom).to.be.below(squares.bottom);
      expect(error.left).to.be.above(squares.left);
      expect(error.right).to.be.below(squares.right);
      expect(width === 390 ? text.top >= squares.bottom : text.left >= squares.right).to.equal(true);
      expect(text.height).to.be.above(100);
      expect(game.clientHeight).to.equal(other.clientHeight);
      await expect(game).to.be.accessible();
      for (const one of [game, other]) one.remove();
    }
  });
});

describe('a file at an address', () => {
  const original = Object.getOwnPropertyDescriptor(window, 'fetch') as PropertyDescriptor;
  let requests: string[];
  let answer: () => Response;
  beforeEach(() => {
    requests = [];
    window.fetch = (address) => {
      requests.push(address as string);
      return Promise.resolve(answer());
    };
  });
  afterEach(() => {
    Object.defineProperty(window, 'fetch', original);
  });

  const pgn = (name: string) => `[White "${name}"]\n\n1. e4 *`;
  const ok = (text: BodyInit, type = 'application/x-chess-pgn') =>
    new Response(text, {headers: {'content-type': type}});
  const bytesOf = (text: string, ...start: readonly number[]) =>
    Uint8Array.of(...start, ...Array.from(text, (character) => character.charCodeAt(0)));
  const error = (game: FenGame) => root(game).querySelector('[part=error]')?.textContent;
  /** The messages of every `pgnerror` of a game. */
  function reportsOf(game: FenGame): string[] {
    const messages: string[] = [];
    game.addEventListener('pgnerror', ({detail}) => messages.push(detail.message));
    return messages;
  }

  const encodings: readonly (readonly [
    what: string,
    bytes: Uint8Array<ArrayBuffer>,
    type: string,
    name: string,
  ])[] = [
    ['UTF-8', new TextEncoder().encode(pgn('Müller – Łódź')), 'text/plain', 'Müller – Łódź'],
    ['Latin-1, of which the server does not know', bytesOf(pgn('Müller')), 'text/plain', 'Müller'],
    ['Latin-1 that the server names', bytesOf(pgn('Müller')), 'text/plain; charset=ISO-8859-1', 'Müller'],
    [
      'Latin-1 that the server takes for UTF-8',
      bytesOf(pgn('Müller')),
      'text/plain; charset=utf-8',
      'Müller',
    ],
    [
      'what else the server names',
      bytesOf(pgn('\u00a3\u00f3d\u00bc')),
      'text/plain; charset="iso-8859-2"',
      'Łódź',
    ],
    ['a name that is no encoding', bytesOf(pgn('Müller')), 'text/plain; charset=ansi', 'Müller'],
    [
      'UTF-16',
      bytesOf(Array.from(pgn('Müller'), (character) => `\0${character}`).join(''), 0xfe, 0xff),
      'text/plain',
      'Müller',
    ],
    [
      'UTF-8 with a mark, which the server takes for Latin-1',
      Uint8Array.of(0xef, 0xbb, 0xbf, ...new TextEncoder().encode(pgn('Müller'))),
      'text/plain; charset=iso-8859-1',
      'Müller',
    ],
  ];
  for (const [what, bytes, type, name] of encodings) {
    it(`is read in ${what}`, async () => {
      answer = () => ok(bytes, type);
      const game = await shown({src: 'games.pgn'});
      expect(game.games[0]?.tags.get('White')).to.equal(name);
    });
  }

  it('is reported once if it cannot be fetched', async () => {
    answer = () => new Response('', {status: 404});
    const game = await shown({src: '/there-is-no-such.pgn'});
    const reports = reportsOf(game);
    game.theme = 'blue';
    await game.updateComplete;
    expect(error(game)).to.contain('/there-is-no-such.pgn');
    expect(reports).to.deep.equal([]);
    game.src = '/nor-such.pgn';
    await until(() => error(game)?.includes('/nor-such.pgn'));
    expect(reports).to.deep.equal([error(game)]);
  });

  for (const page of ['<!doctype html><p>1. e4 e5', '\ufeff \n<html lang="en">[White "A"] 1. e4 *</html>']) {
    it(`is reported if it is a web page: ${JSON.stringify(page)}`, async () => {
      answer = () => ok('', 'text/html');
      const game = await shown({src: 'empty.pgn'});
      const reports = reportsOf(game);
      answer = () => ok(page, 'text/html; charset=utf-8');
      game.src = 'page.pgn';
      await until(() => error(game)?.includes('page.pgn'));
      expect(reports).to.deep.equal(['The game could not be loaded from page.pgn.']);
    });
  }

  it('may be sent with the media type of HTML', async () => {
    answer = () => ok(pgn('Anna'), 'text/html; charset=utf-8');
    const game = await shown({src: 'games.php'});
    expect(game.games[0]?.tags.get('White')).to.equal('Anna');
  });

  it('is not fetched from an empty address, which is reported', async () => {
    const game = document.createElement('fen-game');
    const reports = reportsOf(game);
    game.setAttribute('src', ' ');
    document.body.append(game);
    await until(() => error(game));
    game.remove();
    expect(reports).to.deep.equal(['There is no game here.']);
    expect(requests).to.deep.equal([]);
  });

  const busy = () => new Response('Please wait.', {status: 503});
  it('is fetched again, after a failure, when the game comes back into the page', async () => {
    answer = busy;
    const game = await shown({src: 'games.pgn'});
    const place = game.parentElement as HTMLElement;
    game.remove();
    answer = () => ok(pgn('Anna'));
    place.append(game);
    await until(() => game.games.length);
    expect(requests).to.deep.equal(['games.pgn', 'games.pgn']);
    expect(error(game)).to.equal(undefined);
    game.remove();
    place.append(game);
    game.src = 'games.pgn';
    await game.updateComplete;
    expect(requests.length, 'once there is a game').to.equal(2);
  });

  for (const [how, set] of [
    ['src', (game: FenGame) => (game.src = 'games.pgn')],
    ['the attribute', (game: FenGame) => game.setAttribute('src', 'games.pgn')],
  ] as const) {
    it(`is fetched again, after a failure, when ${how} is set to the same address`, async () => {
      answer = busy;
      const game = await shown({src: 'games.pgn'});
      const reports = reportsOf(game);
      set(game);
      await until(() => reports.length);
      expect(requests.length).to.equal(2);
      answer = () => ok(pgn('Anna'));
      set(game);
      await until(() => game.games.length);
      expect(reports.length).to.equal(1);
    });
  }
});
