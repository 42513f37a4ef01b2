import {expect, nextFrame} from '@open-wc/testing';
import {resetMouse, sendKeys} from '@web/test-runner-commands';
import type {FenGame} from '../../src/index.js';
import {can, emulate, temporary, until, User} from '../tools/user.js';
import {announcement, button, copying, current, move, press, root, shown} from './shown.js';

const names = ['Zoe', 'Ämi', 'bob'];
/** Three games of a club. */
const three = names
  .map(
    (name, i) =>
      `[Event "Club"]\n[Round "${10 - i}.${i + 1}"]\n[White "${name}"]\n[Black "X${i}"]\n[Result "${i === 1 ? '1/2-1/2' : '1-0'}"]\n[ECO "C4${i}"]\n\n1. e4 ${i === 2 ? 'c5' : 'e5'} 2. Nf3 ${i === 1 ? '1/2-1/2' : '1-0'}`,
  )
  .join('\n\n');

/** Two games of a player with a long name. */
const longNames = ['1', '2']
  .map(
    (round) =>
      `[Round "${round}"]\n[White "Anne-Fleur van der Meulen-Hohenstaufen"]\n[Black "Li"]\n[Result "1-0"]\n\n1. e4 1-0\n\n`,
  )
  .join('');
/** Two hundred games of a tournament with long names. */
const many = Array.from(
  {length: 200},
  (_, i) =>
    `[White "P${100 + i}"]\n[Black "Hübner-Köhler, Jürgen"]\n[Round "${i + 1}"]\n[Date "2026.09.04"]\n[WhiteElo "2100"]\n[BlackElo "2000"]\n[ECO "C02"]\n[Opening "French Defence"]\n[Result "0-1"]\n\n1. e4 0-1`,
).join('\n\n');

const box = (game: FenGame) => root(game).querySelector<HTMLElement>('[part=games]');
const rows = (game: FenGame) => [...root(game).querySelectorAll<HTMLElement>('[part~=row]')];
/** The texts of the rows in a column, from top to bottom. */
const texts = (game: FenGame, column: string) =>
  rows(game)
    .sort((one, other) => Number(one.dataset.row) - Number(other.dataset.row))
    .map((row) => row.querySelector(`.c-${column}`)?.textContent);
const head = (game: FenGame, name: string): HTMLElement => {
  const found = [...root(game).querySelectorAll<HTMLElement>('[role=columnheader] button')].find(
    ({textContent}) => textContent.trim() === name,
  );
  if (!found) throw new Error(`There is no column ${name}.`);
  return found;
};
const field = (game: FenGame) =>
  root(game).querySelector<HTMLInputElement>('.games input') as HTMLInputElement;
async function tabled(attributes: Readonly<Record<string, string>> = {}, text = three): Promise<FenGame> {
  const game = await shown({list: 'table', ...attributes}, text);
  await until(() => rows(game).length > 0);
  return game;
}
/** Types a text, as far as the element can see. */
function type(game: FenGame, text: string): void {
  field(game).value = text;
  field(game).dispatchEvent(new Event('input', {bubbles: true}));
}
const focused = (game: FenGame) => (root(game).activeElement as HTMLElement | null)?.dataset.row;

describe('a table of games', () => {
  it('has a row for each game, with the columns that the file has', async () => {
    const game = await tabled();
    expect(rows(game).map(({textContent}) => textContent)).to.deep.equal([
      '10.1Zoe1–0X0C40',
      '9.2Ämi½–½X1C41',
      '8.3bob1–0X2C42',
    ]);
    const heads = [...root(game).querySelectorAll('[role=columnheader]')];
    expect(heads.map(({textContent}) => textContent.trim())).to.deep.equal([
      'Round',
      'White',
      'Result',
      'Black',
      'Opening',
    ]);
    expect(root(game).querySelector('select') === null).to.equal(true);
  });

  for (const [what, attributes, text] of [
    ['with one game', {}, '[White "A"]\n\n1. e4 *'],
    ['with none', {}, '% nothing'],
    ['where the page has set the number of a game', {game: '2'}, three],
    ['with list="none"', {list: 'none'}, three],
    ['with list="menu"', {list: 'menu'}, three],
  ] as const) {
    it(`is not there ${what}`, async () => {
      const game = await shown({list: 'table', ...attributes}, text);
      await game.updateComplete;
      expect(box(game) === null).to.equal(true);
      const hasMenu = 'list' in attributes && attributes.list === 'menu';
      expect(root(game).querySelector('select') !== null).to.equal(hasMenu);
    });
  }

  it('goes when a script sets the number of a game, and comes back', async () => {
    const game = await tabled();
    game.game = 2;
    await game.updateComplete;
    expect(box(game) === null).to.equal(true);
    game.game = null;
    await game.updateComplete;
    await until(() => rows(game).length === 3);
  });

  it('is sorted by a press on the head of a column, and by two more in the order of the file again', async () => {
    const game = await tabled();
    const press = async (name: string) => {
      head(game, name).click();
      await nextFrame();
      return [
        texts(game, 'white').join(' '),
        head(game, name).parentElement?.getAttribute('aria-sort') ?? null,
      ];
    };
    expect(await press('White')).to.deep.equal(['Ämi bob Zoe', 'ascending']);
    expect(await press('White')).to.deep.equal(['Zoe bob Ämi', 'descending']);
    expect(await press('White')).to.deep.equal(['Zoe Ämi bob', null]);
    expect(await press('Round')).to.deep.equal(['bob Ämi Zoe', 'ascending']);
  });

  it('shows its first rows after a press on a head, keeps the choice, and announces what is first', async () => {
    const game = await tabled({at: '150:1'}, many);
    const body = root(game).querySelector('.rows') as HTMLElement;
    await until(() => body.scrollTop > 1000);
    head(game, 'White').click();
    await until(() => announcement(game) === 'White: P100');
    await until(() => texts(game, 'white').includes('P100'));
    expect([body.scrollTop, game.current?.game]).to.deep.equal([0, 150]);
    head(game, 'White').click();
    await until(() => announcement(game) === 'White: P299');
    expect(body.scrollTop).to.equal(0);
    // The order of the file is no order of names.
    head(game, 'White').click();
    await until(() => announcement(game) === '');
  });

  it('shows the games that have what is typed, and announces how many', async () => {
    const game = await tabled();
    type(game, 'ami');
    await until(() => announcement(game) === '1 of 3');
    expect(texts(game, 'white')).to.deep.equal(['Ämi']);
    expect(root(game).querySelector('.found')?.textContent).to.equal('1 of 3');
    type(game, 'no such');
    await until(() => announcement(game) === '0 of 3');
    expect(rows(game)).to.have.length(0);
    type(game, '');
    expect(texts(game, 'white')).to.deep.equal(names);
    await until(() => announcement(game) === '');
  });

  it('marks the game that is shown, and `game` stays what the page has set', async () => {
    const game = await tabled({at: '2:1'});
    const chosen = () => rows(game).map((row) => row.getAttribute('aria-selected'));
    expect(chosen()).to.deep.equal(['false', 'true', 'false']);
    const changes: number[] = [];
    game.addEventListener('change', ({detail}) => changes.push(detail.game));
    rows(game)[2]?.click();
    await game.updateComplete;
    expect(chosen()).to.deep.equal(['false', 'false', 'true']);
    expect(rows(game).map((row) => row.part.contains('chosen'))).to.deep.equal([false, false, true]);
    expect([game.current?.game, game.game, changes]).to.deep.equal([3, null, [3]]);
    await until(() => announcement(game) === 'Game 3 of 3: bob – X2, White won.');
  });

  it('shows the text of another game that the page sets', async () => {
    const game = await tabled();
    type(game, 'zoe');
    game.pgn = three.replace('Zoe', 'Zoe the second');
    await until(() => texts(game, 'white')[0] === 'Zoe the second');
    expect(rows(game)).to.have.length(1);
    game.pgn = '1. d4 *';
    await until(() => box(game) === null);
  });

  it('draws the rows in sight of a long file, and keeps the focus on a row that is scrolled away', async () => {
    const count = 5000;
    const text = Array.from({length: count}, (_, i) => `[White "P${i}"]\n\n1. e4 *`).join('\n\n');
    const game = await tabled({}, text);
    expect(rows(game).length).to.be.below(60);
    expect(root(game).querySelector('[role=grid]')?.getAttribute('aria-rowcount')).to.equal(
      String(count + 1),
    );
    rows(game)[0]?.focus();
    await press('End');
    expect([focused(game), texts(game, 'white').at(-1)]).to.deep.equal([String(count - 1), `P${count - 1}`]);
    const body = root(game).querySelector('.rows') as HTMLElement;
    body.scrollTop = 0;
    await until(() => texts(game, 'white').includes('P0'));
    expect(focused(game)).to.equal(String(count - 1));
    await press('ArrowUp');
    expect(focused(game)).to.equal(String(count - 2));
  });
});

describe('a table of games by keys', () => {
  it('goes through its rows, and Enter or Space shows a game', async () => {
    const game = await tabled();
    rows(game)[0]?.focus();
    await press('ArrowDown');
    expect([focused(game), game.current?.game]).to.deep.equal(['1', 1]);
    await press('Enter');
    await game.updateComplete;
    expect([focused(game), game.current?.game]).to.deep.equal(['1', 2]);
    await press('End', ' ');
    await game.updateComplete;
    expect([focused(game), game.current?.game]).to.deep.equal(['2', 3]);
    await press('Home', 'ArrowUp');
    expect(focused(game)).to.equal('0');
  });

  it('has one tab stop in the rows and one in the heads', async () => {
    const game = await tabled();
    const stops = (selector: string) =>
      [...root(game).querySelectorAll<HTMLElement>(selector)].filter(({tabIndex}) => tabIndex === 0).length;
    expect([stops('[part~=row]'), stops('[role=columnheader] button')]).to.deep.equal([1, 1]);
    head(game, 'Round').focus();
    await press('ArrowRight');
    expect(root(game).activeElement?.textContent.trim()).to.equal('White');
  });

  it('goes to the next and the previous game with Shift, in the order of the table', async () => {
    const game = await tabled();
    head(game, 'White').click();
    await nextFrame();
    rows(game)[0]?.focus();
    await press('Shift+PageUp');
    await until(() => game.current?.game === 3);
    await press('Shift+PageUp');
    await until(() => game.current?.game === 2);
    await until(() => announcement(game) === 'Game 2 of 3: Ämi – X1, draw.');
  });

  it('goes to another game with Shift from the moves, the buttons and the field too', async () => {
    const game = await tabled();
    for (const [target, number] of [
      [move(game, 'e4'), 2],
      [button(game, 'Next move'), 3],
    ] as const) {
      target.focus();
      await press('Shift+PageDown');
      await until(() => game.current?.game === number);
    }
    field(game).focus();
    await press('Shift+PageUp');
    await until(() => game.current?.game === 2);
  });

  it('leaves the letters of the field to the field', async () => {
    const game = await tabled();
    field(game).focus();
    await press('ArrowRight', 'f', 'Home');
    expect([field(game).value, current(game), game.orientation]).to.deep.equal(['f', null, 'white']);
  });
});

describe('the buttons to the games beside', () => {
  for (const list of ['menu', 'table']) {
    it(`go through the file with list="${list}", and do nothing at its ends`, async () => {
      const game = await shown({list}, three);
      const next = await until(() => root(game).querySelector<HTMLElement>('[aria-label="Next game"]'));
      expect(button(game, 'Previous game').getAttribute('aria-disabled')).to.equal('true');
      await until(() => next.getAttribute('aria-disabled') === 'false');
      const seen: unknown[] = [];
      for (let i = 0; i < 3; i++) {
        button(game, 'Next game').click();
        await game.updateComplete;
        seen.push(game.current?.game);
      }
      expect(seen).to.deep.equal([2, 3, 3]);
      await until(() => announcement(game) === 'Game 3 of 3: bob – X2, White won.');
      button(game, 'Previous game').click();
      await game.updateComplete;
      expect(game.current?.game).to.equal(2);
    });
  }
});

describe('a table of games with a pointer', () => {
  it('shows the game that is clicked, and its board', async () => {
    const game = await tabled();
    const user = new User(await until(() => game.board));
    await user.clickOn(rows(game)[1] as HTMLElement);
    await until(() => game.current?.game === 2);
    await user.clickOn(head(game, 'White'));
    await until(() => texts(game, 'white')[0] === 'Ämi');
    await resetMouse();
  });

  it('shows the game that a finger presses', async function () {
    if (!(await can('touch'))) this.skip();
    const game = await tabled();
    const user = new User(await until(() => game.board));
    await user.tapOn(rows(game)[2] as HTMLElement);
    await until(() => game.current?.game === 3);
  });

  it('is filtered by real keys', async function () {
    if (!(await can('typing'))) this.skip();
    const game = await tabled();
    field(game).focus();
    await sendKeys({type: 'bob'});
    await until(() => rows(game).length === 1);
    expect(texts(game, 'white')).to.deep.equal(['bob']);
  });
});

describe('the standings', () => {
  const tab = (game: FenGame, name: string) => root(game).querySelector<HTMLElement>(`#${name}-tab`);

  it('are in a second tab where every game has players, a round and a result', async () => {
    const game = await tabled();
    tab(game, 'standings')?.click();
    await until(() => root(game).querySelector('.c-points'));
    expect(rows(game).map(({textContent}) => textContent)).to.deep.equal([
      '1bob1110',
      '1Zoe1110',
      '3Ämi½10½',
      '3X1½10½',
      '5X00101',
      '5X20101',
    ]);
    expect(tab(game, 'standings')?.getAttribute('aria-selected')).to.equal('true');
    await expect(game).to.be.accessible();
  });

  it('lead to the games of a player', async () => {
    const game = await tabled();
    tab(game, 'standings')?.click();
    await until(() => root(game).querySelector('.c-points'));
    rows(game)[0]?.click();
    await until(() => root(game).querySelector('.c-round'));
    expect([field(game).value, texts(game, 'white').join()]).to.deep.equal(['bob', 'bob']);
  });

  it('are reached by keys', async () => {
    const game = await tabled();
    tab(game, 'games')?.focus();
    await press('ArrowRight', 'Enter');
    await until(() => root(game).querySelector('.c-points'));
    expect(root(game).activeElement?.id).to.equal('standings-tab');
  });

  it('are not there if a game has no result', async () => {
    const game = await tabled({}, `${three}\n\n[White "A"]\n[Black "B"]\n[Round "1"]\n\n1. e4 *`);
    expect(tab(game, 'standings') === null).to.equal(true);
  });
});

describe('a table of games on a wide page', () => {
  it('cuts off neither a name nor an opening of the usual length', async () => {
    const usual = ['1', '2']
      .map(
        (round) =>
          `[Round "${round}"]\n[Date "2026.09.04"]\n[White "Jónsdóttir, Sólveig"]\n[WhiteElo "2100"]\n[Black "Hübner-Köhler, Jürgen"]\n[BlackElo "2000"]\n[ECO "E32"]\n[Opening "Nimzo-Indian Defence"]\n[Result "1-0"]\n\n1. e4 1-0\n\n`,
      )
      .join('');
    const game = await tabled({style: 'width: 1084px'}, usual);
    for (const column of ['white', 'black', 'opening']) {
      const cell = rows(game)[0]?.querySelector(`.c-${column}`) as HTMLElement;
      expect(cell.scrollWidth, column).to.be.at.most(cell.clientWidth);
    }
  });
});

describe('a table of games by ear', () => {
  it('has names for the table, its columns, rows, tabs and results', async () => {
    const game = await tabled();
    const grid = root(game).querySelector('[role=grid]') as HTMLElement;
    expect(grid.getAttribute('aria-label')).to.equal('Games');
    const cells = [...root(game).querySelectorAll<HTMLElement>('[part~=row] [role=gridcell]')];
    expect(cells.filter(({title}) => title).map(({title}) => title)).to.deep.equal([
      'White won',
      'draw',
      'White won',
    ]);
    expect(rows(game).map((row) => row.getAttribute('aria-rowindex'))).to.deep.equal(['2', '3', '4']);
    expect(field(game).getAttribute('aria-label')).to.equal('Find games');
    await expect(game).to.be.accessible();
  });

  it('has a name of its own for each rating', async () => {
    const game = await tabled({}, many);
    const labels = [...root(game).querySelectorAll('[role=columnheader] button')].map((one) =>
      one.getAttribute('aria-label'),
    );
    expect(labels.filter((label) => label?.includes('Elo'))).to.deep.equal(['White Elo', 'Black Elo']);
    await expect(game).to.be.accessible();
  });

  for (const [lang, column, label] of [
    ['de', 'Eröffnung', 'Partien suchen'],
    ['nl', 'Uitslag', 'Partijen zoeken'],
    ['fr', 'Ouverture', 'Chercher des parties'],
    ['es', 'Apertura', 'Buscar partidas'],
  ] as const) {
    it(`speaks the language of the page: ${lang}`, async () => {
      const game = await tabled({lang});
      await until(() => field(game).getAttribute('aria-label') === label);
      expect(head(game, column).textContent.trim()).to.equal(column);
    });
  }
});

describe('a table of games on a phone', () => {
  it('has two lines in a row, and no row is wider than the table', async () => {
    const game = await tabled();
    game.style.width = '358px';
    await until(() => (rows(game)[0]?.offsetHeight ?? 0) > 40);
    const top = (column: string) =>
      rows(game)[0]?.querySelector(`.c-${column}`)?.getBoundingClientRect().top ?? 0;
    expect(top('round')).to.be.above(top('white') + 10);
    expect(Math.abs(top('white') - top('black'))).to.be.below(3);
    for (const row of rows(game)) expect(row.scrollWidth).to.be.at.most(row.clientWidth);
    const body = root(game).querySelector('.rows') as HTMLElement;
    expect(body.scrollWidth).to.be.at.most(body.clientWidth);
  });

  /** Opens the file in a box, since links are followed at the first drawing. */
  async function inBox(width: number, attributes: Readonly<Record<string, string>> = {}): Promise<FenGame> {
    const parent = document.body.appendChild(temporary(document.createElement('div')));
    parent.style.width = `${width}px`;
    const game = await shown({list: 'table', ...attributes}, many, parent);
    await until(() => rows(game).length > 0);
    return game;
  }
  const width = (game: FenGame, column: string) =>
    rows(game)[0]?.querySelector<HTMLElement>(`.c-${column}`)?.offsetWidth ?? 0;

  for (const px of [288, 358, 620, 690, 740]) {
    it(`has room for names at ${px} pixels, and headings of one line`, async () => {
      const game = await inBox(px);
      head(game, 'Round').click();
      await nextFrame();
      await nextFrame();
      expect(Math.min(width(game, 'white'), width(game, 'black'))).to.be.above(100);
      for (const one of root(game).querySelectorAll<HTMLElement>('[role=columnheader]'))
        expect(one.offsetHeight).to.be.below(40);
    });
  }

  for (const px of [288, 358, 430, 480, 620]) {
    it(`has the names, points and games of the standings at ${px} pixels`, async () => {
      const game = await inBox(px);
      root(game).querySelector<HTMLElement>('#standings-tab')?.click();
      await until(() => root(game).querySelector('.c-points'));
      expect(width(game, 'name')).to.be.above(85);
      expect(Math.min(width(game, 'points'), width(game, 'played'))).to.be.above(40);
      const heads = [...root(game).querySelectorAll<HTMLElement>('[role=columnheader]')].filter(
        ({offsetWidth}) => offsetWidth,
      );
      for (const one of heads) expect(one.scrollWidth).to.be.at.most(one.clientWidth);
    });
  }

  it('gives a long name in the standings of a phone a second line', async () => {
    const parent = document.body.appendChild(temporary(document.createElement('div')));
    parent.style.width = '320px';
    const game = await shown({list: 'table'}, longNames, parent);
    await until(() => rows(game).length > 0);
    root(game).querySelector<HTMLElement>('#standings-tab')?.click();
    await until(() => root(game).querySelector('.c-points'));
    const heights = [...root(game).querySelectorAll<HTMLElement>('.rows .c-name')].map(
      ({offsetHeight}) => offsetHeight,
    );
    expect(Math.max(...heights)).to.be.above(1.5 * Math.min(...heights));
  });

  it('shows the row of the game that a link opens', async () => {
    for (const number of [7, 33, 200]) {
      history.replaceState(null, '', `#club=${number}:1`);
      const game = await inBox(358, {hash: '', id: 'club'});
      await nextFrame();
      await nextFrame();
      const [body, row] = ['.rows', '[part~=chosen]'].map((selector) =>
        root(game).querySelector(selector)?.getBoundingClientRect(),
      );
      expect([
        game.current?.game,
        body && row && row.top > body.top - 2 && row.bottom < body.bottom + 2,
      ]).to.deep.equal([number, true]);
      game.remove();
    }
    history.replaceState(null, '', location.pathname + location.search);
  });
});

describe('a table of games on paper', () => {
  it('has all rows and the game that is shown, or those of print-range', async function () {
    await emulate(this, {media: 'print'});
    const many = Array.from({length: 100}, (_, i) => `[White "P${i}"]\n\n1. e4 e5 *`).join('\n\n');
    const game = await tabled({}, many);
    const isPrinted = (selector: string) => root(game).querySelector(selector)?.checkVisibility() ?? false;
    dispatchEvent(new Event('beforeprint'));
    expect([rows(game).length, isPrinted('.room > .game'), isPrinted('.bar')]).to.deep.equal([
      100,
      true,
      false,
    ]);
    dispatchEvent(new Event('afterprint'));
    game.printRange = '2-3, 99';
    await game.updateComplete;
    // The part that prints games is still on its way.
    await until(() => {
      dispatchEvent(new Event('beforeprint'));
      return root(game).querySelectorAll('.printed > .game').length > 0;
    });
    expect([
      root(game).querySelectorAll('.printed > .game').length,
      isPrinted('.room > .game'),
    ]).to.deep.equal([3, false]);
    expect(root(game).querySelector('.printed [part~=white]')?.textContent.trim()).to.equal('White: P1');
    dispatchEvent(new Event('afterprint'));
    expect(root(game).querySelectorAll('.printed').length).to.equal(0);
  });

  it('cuts off no name, in a narrow column either', async function () {
    await emulate(this, {media: 'print'});
    const parent = document.body.appendChild(temporary(document.createElement('div')));
    parent.style.width = '500px';
    const game = await shown({list: 'table'}, longNames, parent);
    await until(() => rows(game).length > 0);
    dispatchEvent(new Event('beforeprint'));
    const [row] = rows(game);
    const cells = [...(row?.children ?? [])] as HTMLElement[];
    for (const cell of cells) expect(cell.scrollWidth, cell.className).to.be.at.most(cell.clientWidth + 1);
    const tops = cells.map((cell) => cell.getBoundingClientRect().top);
    // All cells are in one row of the grid.
    expect(Math.max(...tops) - Math.min(...tops)).to.be.below(20);
    expect(row && getComputedStyle(row).height).to.not.equal('0px');
    dispatchEvent(new Event('afterprint'));
  });

  it('has a line for each game on a sheet of A4', async function () {
    await emulate(this, {media: 'print'});
    const parent = document.body.appendChild(temporary(document.createElement('div')));
    parent.style.width = '660px';
    const game = await shown({list: 'table'}, many, parent);
    await until(() => rows(game).length > 0);
    dispatchEvent(new Event('beforeprint'));
    const left = (column: string) =>
      rows(game)[0]?.querySelector(`.c-${column}`)?.getBoundingClientRect().left ?? 0;
    expect(left('white')).to.be.above(left('date'));
    expect(rows(game)[0]?.offsetHeight).to.be.below(40);
    dispatchEvent(new Event('afterprint'));
  });

  it('marks the chosen row in forced colours', async function () {
    await emulate(this, {features: {'forced-colors': 'active'}});
    const game = await tabled();
    const colour = (row: number) => getComputedStyle(rows(game)[row] as Element).backgroundColor;
    expect(colour(0)).to.not.equal(colour(1));
  });
});

describe('a table of games that cannot be read, or not well', () => {
  it('has the rows of 5,000 games that cannot be read', async () => {
    const count = 5000;
    const text = Array.from(
      {length: count},
      (_, i) => `[White "P${i}"]\n[Black "Q"]\n\n1. Ke5 Ke5 2. Zz9 *`,
    ).join('\n\n');
    const game = await tabled({}, text);
    expect(game.games.length).to.equal(count);
    expect(texts(game, 'white')[0]).to.equal('P0');
    type(game, 'P4999');
    await until(() => rows(game).length === 1);
    rows(game)[0]?.click();
    await until(() => game.current?.game === count);
  });

  it('reads no game for its rows', async () => {
    const text = Array.from({length: 9}, (_, i) => `[White "P${i}"]\n\n1. Ke5 *`).join('\n\n');
    const game = await tabled({}, text);
    await until(() => game.issues.length > 0);
    expect(game.issues.map((issue) => issue.game)).to.deep.equal([1]);
  });

  it('has rows without names', async () => {
    const game = await tabled({}, '[White "?"]\n[Black "?"]\n\n1. e4 1-0\n\n1. d4 0-1');
    expect(rows(game).map(({textContent}) => textContent)).to.deep.equal(['1–0', '0–1']);
    rows(game)[1]?.click();
    await until(() => announcement(game) === 'Game 2 of 2: White – Black, Black won.');
  });

  it('has a row for a game without anything to show', async () => {
    const game = await tabled({}, '1. e4 *\n\n1. d4 *');
    expect(rows(game)).to.have.length(2);
    expect(rows(game).every((row) => row.offsetHeight >= 24)).to.equal(true);
  });

  it('sorts odd rounds', async () => {
    const text = ['3.1 (2)', '10', '3.1 (1)', '?', '3.10']
      .map((round) => `[White "A"]\n[Round "${round}"]\n\n1. e4 *`)
      .join('\n\n');
    const game = await tabled({}, text);
    head(game, 'Round').click();
    await nextFrame();
    expect(texts(game, 'round')).to.deep.equal(['3.1 (1)', '3.1 (2)', '3.10', '10', '']);
  });

  it('has the result that is written, also against a mate', async () => {
    const mate = '1. f3 e5 2. g4 Qh4#';
    const game = await tabled(
      {},
      `[White "A"]\n[Result "1-0"]\n\n${mate} 1-0\n\n[White "B"]\n[Result "1-0"]\n\n${mate} 0-1`,
    );
    const before = texts(game, 'result');
    for (const number of [0, 1]) {
      rows(game)[number]?.click();
      await game.updateComplete;
    }
    expect([before, texts(game, 'result')]).to.deep.equal([
      ['1–0', '0–1'],
      ['1–0', '0–1'],
    ]);
  });

  const original = window.fetch.bind(window);
  afterEach(() => {
    window.fetch = original;
  });
  for (const [what, answer] of [
    ['answers 404', () => new Response('', {status: 404})],
    [
      'answers with a web page',
      () => new Response('<!doctype html><p>1. e4', {headers: {'content-type': 'text/html'}}),
    ],
  ] as const) {
    it(`is not there if a server ${what}, and the reason is shown`, async () => {
      window.fetch = () => Promise.resolve(answer());
      const game = await shown({list: 'table', src: 'club.pgn'});
      await until(() => root(game).querySelector('[part=error]'));
      expect(box(game) === null).to.equal(true);
      expect(root(game).querySelector('[part=error]')?.textContent).to.contain('club.pgn');
    });
  }

  it('writes markup in names as text', async () => {
    const game = await tabled({}, '[White "<img src=x>"]\n\n1. e4 *\n\n[White "B"]\n\n1. e4 *');
    expect(texts(game, 'white')[0]).to.equal('<img src=x>');
    expect(root(game).querySelectorAll('img').length).to.equal(0);
  });
});

describe('a link to a move of a game', () => {
  it('is copied from the menu, with the number of the game', async () => {
    const game = await tabled({hash: '', id: 'club', at: '2:1b'});
    const {copied, restore} = copying();
    try {
      (root(game).querySelector('.buttons summary') as HTMLElement).click();
      const items = () => [...root(game).querySelectorAll<HTMLElement>('[part=more] button')];
      const named = (name: string) => items().find(({textContent}) => textContent.trim() === name);
      (await until(() => named('Copy link'))).click();
      await until(() => copied.length);
      expect(copied[0]?.replace(/.*#/, '#')).to.equal('#club=2:1b');
      expect(items().map(({textContent}) => textContent.trim())).to.include.members([
        'Save game',
        'Save file',
      ]);
    } finally {
      restore();
    }
  });

  it('opens its game at the start if the game has no such move, and no other for a game that is not there', async () => {
    for (const [place, number] of [
      ['3:99b', 3],
      ['9:1', 1],
    ] as const) {
      history.replaceState(null, '', `#club=${place}`);
      const game = await tabled({hash: '', id: 'club', at: '1'});
      expect([game.current?.game, current(game)]).to.deep.equal([number, number === 3 ? null : 'e4']);
      game.remove();
    }
    const game = await tabled({hash: '', id: 'club'});
    location.hash = '#club=2:99b';
    await until(() => game.current?.game === 2);
    history.replaceState(null, '', location.pathname + location.search);
  });
});
