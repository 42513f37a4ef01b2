import {expect} from '@open-wc/testing';
import type {FenGame} from '../../src/index.js';
import {gameEditPart} from '../../src/parts/game-loader.js';
import {issuesPart} from '../../src/parts/loader.js';
import type {Part} from '../../src/shared/part.js';
import {temporary, until} from '../tools/user.js';
import {Author} from './author.js';
import {announcement, button, current, item, moves, press, root, shown} from './shown.js';

const two = '[White "A"]\n\n1. e4 e5 *\n\n[White "C"]\n\n1. d4 d5 2. c4 *';

/** What a page sees of a game in an event: all of it must be of one moment. */
const seen = (game: FenGame) => [
  game.pgn?.trim(),
  game.value.trim(),
  game.current?.place,
  game.board?.fen?.split(' ')[0],
];

describe('the events of a game', () => {
  it('have text, form, place and board of one moment, the text first', async () => {
    const author = await Author.write({pgn: '1. e4 *', at: '1', name: 'game'});
    const form = temporary(document.createElement('form'));
    document.body.append(form);
    form.append(author.game);
    await author.game.updateComplete;
    await until(() => author.root.querySelector('[role=gridcell]'));
    const heard: unknown[] = [];
    for (const type of ['pgnchange', 'change'] as const) {
      author.game.addEventListener(type, () => {
        heard.push([type, ...seen(author.game), (new FormData(form).get('game') as string).trim()]);
      });
    }
    await author.play('e7e5');
    const e5 = 'rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR';
    const after = ['1. e4 e5 *', '1. e4 e5 *', '1b', e5, '1. e4 e5 *'];
    expect(heard).to.deep.equal([
      ['pgnchange', ...after],
      ['change', ...after],
    ]);
    await author.pressButton('Undo');
    const e4 = 'rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR';
    const before = ['1. e4 *', '1. e4 *', '1', e4, '1. e4 *'];
    expect(heard.slice(2)).to.deep.equal([
      ['pgnchange', ...before],
      ['change', ...before],
    ]);
  });

  it('leave board and text together if a listener sets the old text', async () => {
    for (const type of ['pgnchange', 'change'] as const) {
      const author = await Author.write({pgn: '1. e4 *', at: '1'});
      const before = author.game.pgn;
      author.game.addEventListener(type, () => (author.game.pgn = before), {once: true});
      await author.play('e7e5');
      expect(author.pgn, type).to.equal('1. e4 e5 *');
      expect(current(author.game)).to.equal('e5');
      expect(author.game.board?.fen).to.contain('4p3/4P3');
    }
  });

  it('report a chosen game, with the object that `current` is, and write nothing into `game`', async () => {
    const game = await shown({}, two);
    const details: unknown[] = [];
    game.addEventListener('change', ({detail}) => {
      details.push([detail.game, detail.place, detail === game.current]);
    });
    const select = root(game).querySelector('select') as HTMLSelectElement;
    select.value = '2';
    select.dispatchEvent(new Event('change'));
    await game.updateComplete;
    button(game, 'Next move').click();
    expect(details).to.deep.equal([
      [2, 'start', true],
      [2, '1', true],
    ]);
    expect(game.game).to.equal(null);
    game.game = 2;
    await game.updateComplete;
    expect([current(game), root(game).querySelectorAll('select').length]).to.deep.equal(['d4', 1]);
  });

  it('report the games once they are found, and the board when it is turned', async () => {
    const game = document.createElement('fen-game');
    const heard: unknown[] = [];
    game.addEventListener('load', ({bubbles}) =>
      heard.push([game.games.length, moves(game).length, bubbles]),
    );
    game.addEventListener('flip', ({detail}) => heard.push(detail.orientation));
    game.pgn = two;
    document.body.append(temporary(game));
    await until(() => heard.length > 0);
    expect(heard.splice(0)).to.deep.equal([[2, 2, false]]);
    game.flip();
    moves(game)[0]?.focus();
    await press('f');
    (await item(game, 'Flip')).click();
    expect(heard).to.deep.equal(['black', 'white', 'black']);
  });
});

describe('a place in one of several games', () => {
  afterEach(() => history.replaceState(null, '', location.pathname + location.search));

  it('is where the author, a script or a link opens the file', async () => {
    expect(current(await shown({at: '2:1b'}, two))).to.equal('d5');
    const game = await shown({}, two);
    expect([await game.goTo('2:2'), current(game)]).to.deep.equal([true, 'c4']);
    expect([await game.goTo('1'), current(game)]).to.deep.equal([true, 'd4']);
    expect([await game.goTo('3:1'), current(game)]).to.deep.equal([false, 'd4']);
    history.replaceState(null, '', '#game=2:2');
    expect(current(await shown({hash: ''}, two))).to.equal('c4');
  });

  it('is in the address of the page', async () => {
    const game = await shown({hash: '', id: 'two'}, two);
    await game.goTo('2:start');
    button(game, 'Next move').click();
    expect(location.hash).to.equal('#two=2:1');
  });
});

describe('a game that is written', () => {
  it('keeps its history and what the page owes when it is moved, or in view for a while', async () => {
    const author = await Author.write({pgn: '*'});
    await author.play('e2e4', 'e7e5');
    const [first = '', second = ''] = author.texts;
    const other = temporary(document.createElement('div'));
    document.body.append(other);
    other.append(author.game);
    await author.game.updateComplete;
    author.game.mode = 'view';
    await author.game.updateComplete;
    author.game.pgn = first;
    await author.game.updateComplete;
    expect(author.game.pgn).to.equal(second);
    author.game.mode = 'edit';
    await until(() => root(author.game).querySelector('.edit'));
    await author.pressButton('Undo');
    expect(author.pgn).to.equal('1. e4 *');
  });

  it('is replaced only by a game', async () => {
    const author = await Author.write({}, '1. e4 *');
    for (const text of [
      'Version 1.2 released',
      'I paid 5.50 euro',
      '12.05.2024',
      'https://example.com/1.e4',
      '[see "below"]',
    ]) {
      await author.paste(text);
      await until(() => announcement(author.game).includes('There is no game here.'));
      expect([author.game.pgn, author.texts.length], text).to.deep.equal([null, 0]);
      await author.edit('Diagram here');
      await author.pressButton('Undo');
      author.texts.length = 0;
      author.game.pgn = null;
    }
    await author.paste('1. Sf3 Sf6');
    await until(() => author.texts.length > 0);
    expect(moves(author.game)).to.have.lengthOf(2);
  });

  it('is in the form as the details are typed, in one step', async () => {
    const author = await Author.write({pgn: '1. e4 *'});
    const field = root(author.game).querySelector('.tags input') as HTMLInputElement;
    for (const value of ['A', 'An', 'Anna ', 'Anna K']) {
      field.value = value;
      field.dispatchEvent(new InputEvent('input', {bubbles: true}));
      await author.game.updateComplete;
      expect([field.value, author.game.value.includes(`"${value.trim()}"`)]).to.deep.equal([value, true]);
    }
    field.dispatchEvent(new Event('change', {bubbles: true}));
    expect(author.texts).to.have.lengthOf(4);
    await author.pressButton('Undo');
    expect(author.pgn).to.equal('1. e4 *');
  });

  it('is not translated, unless the page says so itself', async () => {
    const {game} = await Author.write({}, '1. e4 *');
    expect(game.translate).to.equal(false);
    const inside = game.querySelector('pre') as HTMLElement;
    inside.textContent = '1. Bauer *';
    await game.updateComplete;
    expect(moves(game)).to.have.lengthOf(1);
    game.mode = 'view';
    await game.updateComplete;
    expect(game.hasAttribute('translate')).to.equal(false);
    const own = await Author.write({translate: 'yes'}, '1. e4 *');
    expect(own.game.translate).to.equal(true);
  });

  it('shows what is typed only in the game to which it belongs', async () => {
    const author = await Author.write({}, two);
    author.field.value = 'draft';
    author.field.dispatchEvent(new InputEvent('input', {bubbles: true}));
    await author.choose(2);
    expect(author.field.value).to.equal('');
  });

  it('sets its value only in edit', async () => {
    const author = await Author.write({pgn: '1. e4 *'});
    author.game.value = '1. d4 *';
    expect(author.game.pgn).to.equal('1. d4 *');
    author.game.mode = 'view';
    author.game.value = '1. c4 *';
    expect([author.game.pgn, author.game.value]).to.deep.equal(['1. d4 *', '']);
  });
});

describe('a part that could not be loaded', () => {
  /** Lets a part fail until `repair` is called. */
  function breakPart(part: Part<unknown>): () => void {
    const {loaded} = part;
    part.forgive();
    part.loaded = undefined;
    const load = part.load.bind(part);
    part.load = () => Promise.reject(new Error('offline'));
    Reflect.set(part, 'hasFailed', true);
    part.forgive();
    return () => {
      part.load = load;
      part.loaded = loaded;
    };
  }
  const missing = (game: FenGame) => root(game).querySelector<HTMLElement>('button.problem');

  it('is named on the page, and asked for again by a press', async () => {
    await Author.write({}, '1. e4 *');
    const repair = breakPart(gameEditPart);
    const game = await shown({mode: 'edit'}, '1. e4 *');
    const again = await until(() => missing(game));
    expect(again.textContent.trim()).to.equal('A part could not be loaded. Press here to try again.');
    repair();
    again.click();
    await until(() => root(game).querySelector('.edit'));
    expect(missing(game)).to.equal(null);
  });

  it('lets the fields wait if it has the sentences about what could not be read', async () => {
    await Author.write({}, '1. e4 Kf9 *');
    const repair = breakPart(issuesPart);
    const found = await shown({mode: 'edit'}, '1. e4 Kf9 *');
    const field = () => root(found).querySelector<HTMLFieldSetElement>('.edit fieldset');
    await until(() => field()?.disabled);
    await until(() => missing(found));
    repair();
    missing(found)?.click();
    await until(() => field()?.disabled === false);
  });
});
