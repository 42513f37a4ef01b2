import {expect} from '@open-wc/testing';
import {sendMouse} from '@web/test-runner-commands';
import type {FenGame} from '../../src/index.js';
import {tabTo, temporary, until, User} from '../tools/user.js';
import {announcement, button, copying, current, menu, moves, press, root, shown} from './shown.js';

/** A club’s file of forty games, each with twelve moves; the knights go out and home again. */
const knightMoves = Array.from({length: 12}, (_, i) => `${i + 1}. ${i % 2 ? 'Ng1 Ng8' : 'Nf3 Nf6'}`).join(
  ' ',
);
const club = Array.from({length: 40}, (_, i) => {
  const number = i + 1;
  const white = number === 37 ? 'Željka Novak' : `Player ${number}`;
  return `[Event "Club"]\n[Round "${Math.ceil(number / 4)}.${1 + (i % 4)}"]\n[White "${white}"]\n[Black "Rival ${number}"]\n[Result "1-0"]\n[ECO "A04"]\n\n${knightMoves} 1-0`;
}).join('\n\n');

const rows = (game: FenGame) => [...root(game).querySelectorAll<HTMLElement>('[part~=row]')];
const row = (game: FenGame, name: string) =>
  rows(game).find((one) => one.querySelector('.c-white')?.textContent === name);
const field = (game: FenGame) =>
  root(game).querySelector<HTMLInputElement>('.games input') as HTMLInputElement;
const sorted = (game: FenGame) =>
  root(game).querySelector('[role=columnheader][aria-sort]')?.getAttribute('aria-sort') ?? null;
const named = (name: string) => (element: Element) =>
  element.getAttribute('aria-label') === name || element.textContent.trim() === name;

/** Opens a page with the file, and a link before it, where the keys begin. */
async function open(width: number): Promise<FenGame> {
  const box = document.body.appendChild(temporary(document.createElement('div')));
  box.style.width = `${width}px`;
  const link = document.createElement('a');
  Object.assign(link, {href: '#other', textContent: 'Games'});
  box.append(link);
  const game = await shown({list: 'table', hash: '', id: 'club'}, club, box);
  await until(() => rows(game).length > 0 && game.board);
  link.focus();
  return game;
}

interface Way {
  readonly width: number;
  /** Presses a button, a row or a move; `isBefore` if it is before the place of the focus. */
  readonly press: (
    game: FenGame,
    find: () => Element | null | undefined,
    isBefore?: boolean,
  ) => Promise<void>;
}
/** Scrolls an element into sight; returns its middle. */
const middle = (element: Element): [number, number] => {
  element.scrollIntoView({block: 'nearest'});
  const {left, top, width, height} = element.getBoundingClientRect();
  return [Math.round(left + width / 2), Math.round(top + height / 2)];
};
const ways: Readonly<Record<string, Way>> = {
  mouse: {
    width: 780,
    press: async (_, find) => sendMouse({type: 'click', position: middle(await until(find))}),
  },
  finger: {
    width: 390,
    press: async (game, find) => {
      const element = await until(find);
      element.scrollIntoView({block: 'nearest'});
      await new User(await until(() => game.board)).tapOn(element);
    },
  },
  keys: {
    width: 780,
    press: async (game, find, isBefore = false) => {
      const element = await until(find);
      await tabTo(root(game), (one) => one === element, isBefore ? 'Shift+Tab' : 'Tab');
      await press('Enter');
    },
  },
};

describe('a reader of a club’s file', () => {
  afterEach(() => history.replaceState(null, '', location.pathname + location.search));

  for (const [name, way] of Object.entries(ways)) {
    it(`sorts, finds a game, goes to the games beside, and sends a link to a move, by ${name}`, async () => {
      const game = await open(way.width);
      const heard: string[] = [];
      const region = root(game).querySelector('[role=status]') as Element;
      const listener = new MutationObserver(() => {
        const text = announcement(game).trim();
        if (text && text !== heard.at(-1)) heard.push(text);
      });
      listener.observe(region, {childList: true, characterData: true, subtree: true});
      const hears = (text: string) => until(() => announcement(game).trim() === text);

      const column = (text: string) =>
        [...root(game).querySelectorAll('[role=columnheader] button')].find(named(text));
      if (name === 'keys') {
        // One stop for all columns.
        await tabTo(root(game), named('Round'));
        await press('ArrowRight', 'Enter');
      } else await way.press(game, () => column('White'));
      await until(() => sorted(game) === 'ascending');
      expect(rows(game)[0]?.textContent).to.match(/Player 1/);

      if (name === 'keys') await tabTo(root(game), (one) => one === field(game), 'Shift+Tab');
      else await way.press(game, () => field(game));
      await until(() => root(game).activeElement === field(game));
      await press('z', 'e', 'l');
      await hears('1 of 40');
      if (name === 'keys') await tabTo(root(game), (one) => one === row(game, 'Željka Novak'));
      await way.press(game, () => row(game, 'Željka Novak'));
      await hears('Game 37 of 40: Željka Novak – Rival 37, White won.');
      expect([game.current?.game, row(game, 'Željka Novak')?.getAttribute('aria-selected')]).to.deep.equal([
        37,
        'true',
      ]);

      // Without the filter, the games beside it are those of the table, by names.
      if (name === 'keys') await tabTo(root(game), (one) => one === field(game), 'Shift+Tab');
      else await way.press(game, () => field(game));
      await press('Backspace', 'Backspace', 'Backspace');
      await until(() => rows(game).length > 1);
      await way.press(game, () => button(game, 'Previous game'));
      await hears('Game 40 of 40: Player 40 – Rival 40, White won.');
      await way.press(game, () => button(game, 'Next game'));
      await hears('Game 37 of 40: Željka Novak – Rival 37, White won.');

      if (name === 'keys') {
        // The moves are one stop, too.
        await tabTo(root(game), (one) => one.matches('[part~=move]'));
        await press('End', 'ArrowLeft', 'ArrowLeft', 'ArrowLeft', 'ArrowLeft');
      } else await way.press(game, () => moves(game)[19]);
      await until(() => game.current?.ply === 20);
      expect(current(game)).to.equal('Ng8');
      expect(location.hash).to.equal('#club=37:10b');

      const {copied, restore} = copying();
      try {
        await way.press(game, () => menu(game), /* isBefore */ true);
        await way.press(game, () =>
          [...root(game).querySelectorAll('[part=more] button')].find(named('Copy link')),
        );
        await until(() => copied.length);
        expect(copied[0]?.replace(/.*#/, '#')).to.equal('#club=37:10b');
        await hears('Copied.');
      } finally {
        restore();
        listener.disconnect();
      }
      expect(heard.filter((text) => /^Game|^Copied/.test(text))).to.deep.equal([
        'Game 37 of 40: Željka Novak – Rival 37, White won.',
        'Game 40 of 40: Player 40 – Rival 40, White won.',
        'Game 37 of 40: Željka Novak – Rival 37, White won.',
        'Copied.',
      ]);

      // Somebody else follows the link.
      game.remove();
      history.replaceState(null, '', copied[0]);
      const other = await open(way.width);
      expect([other.current?.game, other.current?.ply, current(other)]).to.deep.equal([37, 20, 'Ng8']);
      expect(row(other, 'Željka Novak')?.getAttribute('aria-selected')).to.equal('true');
    });
  }

  it('follows a link of the page to a move of another game, which the table then shows', async () => {
    const game = await open(780);
    const link = document.body.appendChild(temporary(document.createElement('a')));
    Object.assign(link, {href: '#club=37:10b', textContent: 'The tenth move'});
    await ways.mouse?.press(game, () => link);
    await until(() => game.current?.game === 37);
    expect(game.current?.ply).to.equal(20);
    await until(() => row(game, 'Željka Novak')?.getAttribute('aria-selected') === 'true');
  });

  it('has the whole table within 390 px, and buttons large enough for a finger', async () => {
    const game = await open(390);
    const box = root(game).querySelector('.games') as HTMLElement;
    expect(box.scrollWidth).to.be.at.most(box.clientWidth);
    for (const element of [...box.querySelectorAll('button, input, [part~=row]')]) {
      const {left, right, width, height} = element.getBoundingClientRect();
      const name = element.getAttribute('aria-label') ?? element.textContent.trim();
      expect(left, name).to.be.at.least(0);
      expect(right, name).to.be.at.most(box.getBoundingClientRect().right);
      expect(Math.min(width, height), name).to.be.at.least(24);
    }
  });
});
