import {expect} from '@open-wc/testing';
import '../../src/index.js';
import type {Position} from '../../src/core/notation/index.js';
import type {FenBoard, FenGame} from '../../src/index.js';
import {engineOfPage} from '../tools/engine/engine-of-page.js';
import {temporary, until} from '../tools/user.js';

const engine = '/test/tools/engine/worker.js?seed=1';
const pgn = '[White "Anderssen"]\n\n1. e4 {The king’s pawn.} e5 2. f4 (2. Nf3 Nc6) 2... exf4 *';

async function sit(attributes: Readonly<Record<string, string>> = {}): Promise<FenGame> {
  const game = temporary(document.createElement('fen-game'));
  game.style.cssText = 'width: 380px; --fen-board-max-size: 300px';
  for (const [name, value] of Object.entries({pgn, engine, animation: 'none', at: '1b', ...attributes}))
    game.setAttribute(name, value);
  document.body.prepend(game);
  window.scrollTo(0, 0);
  await until(() => button(game, game.lang === 'de' ? 'Analysieren' : 'Analyse'));
  return game;
}

const root = (game: FenGame) => game.shadowRoot as ShadowRoot;
const button = (game: FenGame, name: string) =>
  [...(game.shadowRoot?.querySelectorAll('button') ?? [])].find((one) =>
    one.textContent.trim().startsWith(name),
  );
async function press(game: FenGame, name: string): Promise<void> {
  // Not by the mouse: while an engine thinks, its lines change between the measurement and the click.
  (await until(() => button(game, name))).click();
  await game.updateComplete;
}
const moves = (game: FenGame) => [...root(game).querySelectorAll<HTMLElement>('.analysis li button')];
const verdict = (game: FenGame) => root(game).querySelector('.analysis p')?.textContent ?? '';
const announced = (game: FenGame) => root(game).querySelector('.status')?.textContent ?? '';
const inBoard = (game: FenGame, selector: string) =>
  game.board?.shadowRoot?.querySelector<FenBoard>(selector) ?? null;

const evaluationBar = (game: FenGame) => root(game).querySelector('[part=bar]');

async function analysed(game: FenGame): Promise<void> {
  await press(game, game.lang === 'de' ? 'Analysieren' : 'Analyse');
  await until(() => moves(game).length >= 3);
}

describe('analysis of a game', () => {
  it('shows lines for the move that is shown, the bar and the arrow on its board', async () => {
    const game = await sit();
    const board = game.board?.getBoundingClientRect().width;
    await analysed(game);
    expect(game.board?.getBoundingClientRect().width).to.equal(board);
    const [bar, box] = [evaluationBar(game), inBoard(game, '.board')].map((one) =>
      one?.getBoundingClientRect(),
    );
    expect(bar?.height).to.be.closeTo(box?.height ?? 0, 0.5);
    expect(bar?.right).to.be.at.most(box?.left ?? 0);
    expect(inBoard(game, '[part=best-move]') !== null).to.equal(true);
    const number = root(game).querySelector('[part=score]');
    expect(number?.textContent).to.equal('0.4');
    expect(number?.getBoundingClientRect().bottom).to.be.closeTo(bar?.bottom ?? 0, 1);
    await until(() => verdict(game).startsWith('White is better by 0.4'));
    expect(moves(game)[0]?.textContent.trim()).to.match(/^2\. /);
    await game.next();
    await until(() => moves(game)[0]?.textContent.trim().startsWith('2… '));
    await until(() => verdict(game).startsWith('Black is better by 0.4'));
  });

  it('previews a move on the board until the next step, and changes nothing in `view`', async () => {
    const game = await sit();
    await analysed(game);
    const changes: Event[] = [];
    game.addEventListener('change', (event) => changes.push(event));
    moves(game)[0]?.click();
    await until(() => inBoard(game, '.preview > fen-board'));
    expect(button(game, 'Add as variation') === undefined).to.equal(true);
    expect(game.pgn).to.equal(pgn);
    await game.next();
    await until(() => inBoard(game, '.preview > fen-board') === null);
    expect(changes).to.deep.equal([]);
  });

  it('adds a line as a variation in `edit`, in one step that can be undone', async () => {
    const game = await sit({mode: 'edit'});
    await analysed(game);
    const san = moves(game)[0]?.textContent.trim().replace('2. ', '') ?? '';
    moves(game)[0]?.click();
    await press(game, 'Add as variation');
    await until(() => game.games[0]?.moves[2]?.variations.length === 2);
    expect(game.games[0]?.moves[2]?.variations[1]?.map((move) => move.san)).to.deep.equal([san]);
    expect(announced(game)).to.equal('Variation added.');
    expect(game.current?.place).to.equal('1b');
    expect(inBoard(game, '.preview') === null).to.equal(true);
  });

  for (const mode of ['view', 'edit'])
    it(`has nothing that axe objects to in \`${mode}\``, async () => {
      const game = await sit({mode});
      await analysed(game);
      await expect(game).to.be.accessible();
      moves(game)[0]?.click();
      await until(() => inBoard(game, '.preview > fen-board'));
      await press(game, 'Analyse the whole game');
      await until(() => announced(game) === 'The whole game is analysed.');
      await expect(game).to.be.accessible();
    });

  it('answers the key e, in English and German', async () => {
    for (const [lang, text] of [
      ['en', /^White is better by 0\.4 at depth \d+\.$/],
      ['de', /^Weiß steht um 0,4 besser, Tiefe \d+\.$/],
    ] as const) {
      const game = await sit({lang});
      await analysed(game);
      root(game).querySelector<HTMLElement>('[data-index][tabindex="0"]')?.focus();
      root(game).activeElement?.dispatchEvent(
        new KeyboardEvent('keydown', {key: 'e', bubbles: true, composed: true, cancelable: true}),
      );
      await until(() => text.test(announced(game)));
      game.remove();
    }
  });

  it('analyses the whole game into the ribbon, and keeps that in the text only in `edit`, on request', async () => {
    const view = await sit();
    await analysed(view);
    await press(view, 'Analyse the whole game');
    await until(() => root(view).querySelector('.ribbon .area'));
    await until(() => announced(view) === 'The whole game is analysed.');
    expect(view.pgn).to.equal(pgn);
    expect(button(view, 'Keep evaluations') === undefined).to.equal(true);
    const slider = root(view).querySelector<HTMLInputElement>('.ribbon input');
    expect(slider?.getAttribute('aria-valuetext')).to.contain('+0.4');
    view.lang = 'de';
    await until(() => slider?.getAttribute('aria-valuetext')?.endsWith(', +0,4'));
    view.remove();

    const game = await sit({mode: 'edit'});
    await analysed(game);
    await press(game, 'Analyse the whole game');
    await press(game, 'Keep evaluations');
    await until(() => game.pgn?.includes('[%eval 0.4,12]'));
    expect(game.pgn?.match(/%eval/g)).to.have.length(5);
    expect(announced(game)).to.equal('Evaluations kept in the game.');
  });

  /** The depth at which each position of a whole game is analysed. */
  const gameDepth = 12;
  /** An engine that analyses some positions of a whole game, and then does something else; and those it was asked for. */
  const forSome = (count: number, then: () => Promise<unknown>) => {
    const asked = new Set<Position>();
    const mayAnswer = (position: Position, depth?: number) => {
      if (depth === gameDepth) asked.add(position);
      return asked.size > count ? then() : Promise.resolve();
    };
    return {engine: engineOfPage({pawns: 1}, mayAnswer), asked};
  };
  const never = () => new Promise(() => undefined);

  it('goes on with another engine at once when the page sets one, and keeps what it has', async () => {
    const game = await sit();
    game.engine = forSome(2, never).engine;
    await press(game, 'Analyse');
    await press(game, 'Analyse the whole game');
    await until(() => button(game, 'Analysing: 2 of 5'));
    const second = forSome(5, never);
    game.engine = second.engine;
    await until(() => announced(game) === 'The whole game is analysed.');
    expect(second.asked.size).to.equal(3);
  });

  it('keeps what it has when the engine fails', async () => {
    const game = await sit({mode: 'edit'});
    game.engine = forSome(2, () => Promise.reject(new Error('The engine has a bug.'))).engine;
    await press(game, 'Analyse');
    await press(game, 'Analyse the whole game');
    await press(game, 'Keep evaluations');
    await until(() => game.pgn?.match(/%eval/g)?.length === 2);
  });

  it('shows no number of another position at the end of a game', async () => {
    const game = await sit();
    game.pgn = '1. f3 e5 2. g4 Qh4#';
    game.engine = engineOfPage({pawns: 1});
    await press(game, 'Analyse');
    const number = () => root(game).querySelector('[part=score]');
    await until(() => number()?.textContent === '1.0');
    await game.last();
    await until(() => evaluationBar(game)?.getAttribute('aria-label')?.includes('The game is over.'));
    expect(number() === null).to.equal(true);
  });

  it('goes on with the lines after the whole game, and ends when the game leaves the page', async () => {
    const game = await sit();
    await analysed(game);
    await press(game, 'Analyse the whole game');
    await until(() => announced(game) === 'The whole game is analysed.');
    await game.next();
    await until(() => verdict(game).startsWith('Black is better'));
    game.remove();
    document.body.prepend(game);
    await until(() => button(game, 'Analyse')?.getAttribute('aria-pressed') === 'false');
    await until(() => evaluationBar(game) === null);
  });
});

describe('the position at a place', () => {
  it('is that of the game, in variations and other games too', async () => {
    const game = temporary(document.createElement('fen-game'));
    game.pgn = `${pgn}\n\n1. d4 *`;
    document.body.prepend(game);
    expect(game.positionAt('start')).to.equal(null);
    await until(() => game.games.length === 2);
    expect(game.positionAt('start')?.turn).to.equal('white');
    expect(game.positionAt('1')?.placement).to.equal('rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR');
    expect(game.positionAt('2/1/2b')?.placement).to.contain('r1bqkbnr');
    expect(game.positionAt('2:1')?.placement).to.contain('3P4');
    expect(game.positionAt('9')).to.equal(null);
    expect(game.positionAt(2)?.turn).to.equal('white');
  });
});
