import {expect} from '@open-wc/testing';
import '../../../src/index.js';
import type {FenBoard} from '../../../src/index.js';
import {Engine} from '../../../src/board/engine/index.js';
import {engineOfPage} from '../../tools/engine/engine-of-page.js';
import {serveSmallEngine} from '../../tools/engine/small-engine.js';
import {start} from '../../tools/fixtures/positions.js';
import {hideTab, lengthenPage, setup, temporary, until, User} from '../../tools/user.js';

const engine = (query = 'seed=1') => `/test/tools/engine/worker.js?${query}`;

/** A diagram with an engine. The small engine says that White, who is to move, is better by 0.4. */
async function diagram(attributes: Readonly<Record<string, string>> = {}): Promise<User> {
  const board = temporary(document.createElement('fen-board'));
  const all = {fen: start, engine: engine(), animation: 'none', ...attributes};
  for (const [name, value] of Object.entries(all)) board.setAttribute(name, value);
  board.style.setProperty('--fen-board-max-size', '300px');
  document.body.prepend(board);
  window.scrollTo(0, 0);
  const user = new User(board);
  await user.button(attributes.lang === 'de' ? 'Analysieren' : 'Analyse');
  return user;
}

const panel = ({root}: User) => root.querySelector('.analysis');
const verdict = (user: User) => panel(user)?.querySelector('p')?.textContent ?? '';
const moves = (user: User) => [...(panel(user)?.querySelectorAll<HTMLElement>('li button') ?? [])];
const texts = (user: User) => moves(user).map(({textContent}) => textContent.trim());
const statuses = ({root}: User) =>
  [...root.querySelectorAll('[role=status]')].map(({textContent}) => textContent);
const previewed = ({root}: User) => root.querySelector<FenBoard>('.preview > fen-board');
const analysed = async (user: User) => {
  await user.pressButton('Analyse');
  await until(() => moves(user).length >= 3);
};

describe('analysis on a board', () => {
  it('is off, and fetches nothing, until a reader presses the button', async () => {
    const address = engine('seed=55');
    const fetched = () =>
      performance.getEntriesByType('resource').filter(({name}) => name.endsWith(address)).length;
    const user = await diagram({engine: address});
    expect(panel(user) === null).to.equal(true);
    expect(fetched()).to.equal(0);
    await analysed(user);
    expect(fetched()).to.equal(1);
    await user.pressButton('Analyse');
    expect(panel(user) === null).to.equal(true);
    expect(user.root.querySelector('[part=bar], [part=best-move]') === null).to.equal(true);
  });

  it('shows bar, lines and the best move, which nothing else moves', async () => {
    const user = await diagram();
    const button = await user.button('Analyse');
    const place = () => JSON.stringify(button.getBoundingClientRect());
    const before = place();
    await analysed(user);
    expect(place()).to.equal(before);
    await until(() => /^White is better by 0.4 at depth \d+\.$/.test(verdict(user)));
    expect(user.root.querySelector('[part=bar]')?.getAttribute('aria-label')).to.equal(
      `Evaluation: ${verdict(user)}`,
    );
    expect(
      [...(panel(user)?.querySelectorAll('li > span') ?? [])].map(({textContent}) => textContent),
    ).to.deep.equal(['+0.4', '#3', '-0.2']);
    expect(user.root.querySelector('[part=best-move]') !== null).to.equal(true);
    const bar = user.root.querySelector('[part=bar]')?.getBoundingClientRect();
    const box = user.root.querySelector('.board')?.getBoundingClientRect();
    expect(bar?.height).to.be.closeTo(box?.height ?? 0, 0.5);
  });

  for (const [score, orientation, text, end] of [
    [{pawns: 1.27}, 'white', '1.3', 'bottom'],
    [{pawns: 1.27}, 'black', '1.3', 'top'],
    [{pawns: -1.27}, 'white', '1.3', 'top'],
    [{pawns: -1.27}, 'black', '1.3', 'bottom'],
    [{pawns: 0}, 'white', '0.0', 'bottom'],
    [{pawns: 12.3}, 'white', '12', 'bottom'],
    [{mate: 4}, 'white', '#4', 'bottom'],
    [{mate: -4}, 'white', '#4', 'top'],
  ] as const)
    it(`writes ${text} at the ${end} of the bar, seen from ${orientation}, for ${JSON.stringify(score)}`, async () => {
      const user = await diagram({orientation});
      user.board.engine = engineOfPage(score);
      await user.pressButton('Analyse');
      const number = await until(() => user.root.querySelector('[part=score]'));
      expect(number.textContent).to.equal(text);
      // The bar has a label.
      expect(number.getAttribute('aria-hidden')).to.equal('true');
      const range = document.createRange();
      range.selectNodeContents(number);
      const [letters, bar, box] = [
        range,
        ...['[part=bar]', '.board'].map((selector) => user.root.querySelector(selector)),
      ].map((one) => one?.getBoundingClientRect());
      if (!letters || !bar || !box) throw new Error('There is no bar.');
      expect(letters.left).to.be.at.least(bar.left - 1);
      expect(letters.right).to.be.at.most(box.left);
      expect((letters.left + letters.right) / 2).to.be.closeTo((bar.left + bar.right) / 2, 1);
      const distance = end === 'top' ? letters.top - bar.top : bar.bottom - letters.bottom;
      expect(distance).to.be.within(0, 6);
    });

  it('has the decimal comma of the language wherever an evaluation is read', async () => {
    const user = await diagram({lang: 'de'});
    await user.pressButton('Analysieren');
    await until(() => moves(user).length >= 3);
    await until(() => /^Weiß steht um 0,4 besser, Tiefe \d+\.$/.test(verdict(user)));
    const evaluations = [...user.root.querySelectorAll('li > span, [part=score]')];
    expect(evaluations.map(({textContent}) => textContent)).to.deep.equal(['0,4', '+0,4', '#3', '-0,2']);
  });

  it('writes the sign of an evaluation before its number on a page from right to left', async () => {
    const user = await diagram({dir: 'rtl'});
    await user.pressButton('Analyse');
    await until(() => moves(user).length >= 3);
    const evaluation = user.root.querySelector('li > span');
    if (!evaluation) throw new Error('There is no line.');
    expect(evaluation.textContent).to.equal('+0.4');
    expect(getComputedStyle(evaluation).direction).to.equal('ltr');
  });

  it('draws the lines at most five times a second', async () => {
    const user = await diagram({engine: engine('slow=yes')});
    await analysed(user);
    let drawings = 0;
    const observer = new MutationObserver(() => drawings++);
    const text = panel(user)?.querySelector('p');
    if (text) observer.observe(text, {characterData: true, subtree: true, childList: true});
    const begin = performance.now();
    await until(() => drawings === 4);
    expect(performance.now() - begin).to.be.greaterThan(590);
    observer.disconnect();
  });

  it('previews a move that is pressed, until the next step', async () => {
    const user = await diagram();
    await analysed(user);
    const [first] = moves(user);
    if (!first) throw new Error('There is no line.');
    await user.clickOn(first);
    const label = `Preview: ${texts(user)[0] ?? ''}`.replace('…', '...');
    expect(previewed(user)?.label).to.equal(label);
    expect(statuses(user)).to.include(`${label}.`);
    expect(user.board.fen).to.equal(start);
    await user.press('Escape');
    expect(previewed(user) === null).to.equal(true);
    await user.clickOn(first);
    user.board.fen = 'rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2';
    await until(() => previewed(user) === null);
    await until(() => texts(user)[0]?.startsWith('2. '));
  });

  it('is walked by arrow keys, with one stop for Tab', async () => {
    const user = await diagram();
    await analysed(user);
    expect(moves(user).filter(({tabIndex}) => tabIndex === 0)).to.have.length(1);
    moves(user)[0]?.focus();
    const focused = () => moves(user).indexOf(user.root.activeElement as HTMLElement);
    await user.press('ArrowDown');
    expect(focused()).to.equal(1);
    await user.press('Enter');
    expect(moves(user)[1]?.getAttribute('aria-pressed')).to.equal('true');
    await user.press('Enter');
    expect(previewed(user) === null).to.equal(true);
  });

  it('follows a game of two on the board, and says the evaluation by key and word', async () => {
    const user = await setup(start, {player: 'both', engine: engine(), 'move-input': ''});
    user.cell('e2').focus();
    await user.press('e');
    await until(() => user.announced === 'No analysis. The button “Analyse” turns it on.');
    await analysed(user);
    await user.drag('e2', 'e4');
    // The engine’s score is that of the side to move.
    await until(() => verdict(user).startsWith('Black is better by 0.4'));
    user.cell('e4').focus();
    await user.press('e');
    await until(() => user.announced.startsWith('Black is better by 0.4 at depth '));
    expect(user.announced).to.match(/\. (Knight|Pawn) [a-h]\d to [a-h]\d\.$/);
  });

  it('yields to an opponent, and goes on', async () => {
    const user = await diagram();
    await analysed(user);
    const opponent = await setup(start, {engine: engine('slow=yes'), 'engine-time': '600'});
    opponent.board.style.setProperty('--fen-board-max-size', '150px');
    await opponent.drag('e2', 'e4');
    await opponent.button('Stop');
    user.board.fen = 'rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2';
    await until(() => verdict(user) === 'Waits for another engine on this page.');
    await opponent.pressButton('Stop');
    await until(() => verdict(user).startsWith('White is better'));
  });

  it('sleeps off the screen', async () => {
    lengthenPage();
    const user = await diagram({engine: engine('slow=yes')});
    await analysed(user);
    window.scrollTo(0, 2500);
    await until(() => user.board.getBoundingClientRect().bottom < 0);
    await user.settled();
    const other = await setup(start, {engine: engine(), 'engine-time': '0.02'});
    await other.drag('e2', 'e4');
    await until(() => other.changes.length === 2);
    const before = verdict(user);
    for (let i = 0; i < 20; i++) await user.settled();
    window.scrollTo(0, 0);
    await until(() => verdict(user) !== before);
  });

  it('sleeps in a hidden tab', async () => {
    const {port1, port2} = new MessageChannel();
    const received = serveSmallEngine(port2, {isSlow: true});
    const user = await diagram();
    const own = new Engine(port1);
    user.board.engine = own;
    await analysed(user);
    const searches = () => received.filter((command) => command.startsWith('go')).length;
    expect(searches()).to.equal(1);
    hideTab(true);
    await until(() => received.includes('stop'));
    const before = verdict(user);
    user.board.fen = 'rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2';
    for (let i = 0; i < 20; i++) await user.settled();
    expect(searches()).to.equal(1);
    hideTab(false);
    await until(() => searches() === 2);
    await until(() => texts(user)[0]?.startsWith('2. '));
    expect(before).to.match(/^White is better/);
    own.close();
  });

  for (const theme of ['light', 'dark'])
    it(`has nothing that axe objects to, on a ${theme} page`, async () => {
      const user = await diagram({controls: ''});
      document.documentElement.style.cssText =
        theme === 'dark' ? 'color-scheme: dark; background: #111; color: #eee' : '';
      await analysed(user);
      await expect(user.board).to.be.accessible();
      await user.clickOn(moves(user)[0] as Element);
      await until(() => previewed(user));
      await expect(user.board).to.be.accessible();
      await user.pressButton('Analyse');
      user.board.engine = '/nothing.js';
      await user.pressButton('Analyse');
      await user.button('Try again');
      await expect(user.board).to.be.accessible();
      document.documentElement.style.cssText = '';
    });

  it('says that the game is over, and why an engine cannot be used', async () => {
    const mated = await diagram({fen: 'R5k1/5ppp/8/8/8/8/8/6K1 b - - 0 1'});
    await mated.pressButton('Analyse');
    await until(() => verdict(mated) === 'The game is over.');
    const missing = await diagram({engine: '/nothing.js'});
    await missing.pressButton('Analyse');
    await until(() => verdict(missing) === 'The engine could not be loaded from /nothing.js.');
    expect(statuses(missing)).to.include(verdict(missing));
    await missing.pressButton('Try again');
    await until(() => verdict(missing) === 'The engine could not be loaded from /nothing.js.');
    missing.board.engine = engine();
    await until(() => moves(missing).length > 0);
  });

  it('goes on with another engine at once when the page sets one', async () => {
    const user = await diagram({engine: engine('seed=61&slow=yes')});
    await analysed(user);
    const {port1, port2} = new MessageChannel();
    const received = serveSmallEngine(port2, {isSlow: true});
    const own = new Engine(port1);
    user.board.engine = own;
    await until(() => received.some((command) => command.startsWith('go')));
    await until(() => moves(user).length >= 3);
    user.board.engine = engine('seed=62');
    // The engine of the page ends its search, and stays open.
    await until(() => received.includes('stop'));
    await until(() => moves(user).length >= 3);
    expect(received).not.to.include('quit');
    own.close();
  });

  it('is not there while somebody plays against the engine', async () => {
    const user = await setup(start, {engine: engine(), controls: ''});
    await user.button('Flip');
    expect(
      [...user.root.querySelectorAll('button')].some((one) => one.textContent.includes('Analyse')),
    ).to.equal(false);
  });
});
