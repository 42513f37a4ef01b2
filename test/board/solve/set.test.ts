import {expect} from '@open-wc/testing';
import {ladder} from '../../tools/fixtures/positions.js';
import {temporary, until, type User} from '../../tools/user.js';
import {addLocale} from '../../../src/index.js';
import {de} from '../../../src/words/de.js';
import {Solver} from './solver.js';
import {recordWarnings} from '../../tools/warnings.js';

const mate = '6k1/5ppp/8/8/8/8/5PPP/R5K1 w - - 0 1';
const corner = 'k7/8/1K6/8/8/8/8/7R w - - 0 1';
const three =
  `[FEN "${mate}"]\n\n{Mate in one.} 1. Ra8# *\n\n` +
  `[FEN "${ladder}"]\n\n1. Ra7 Kg8 2. Rb8# *\n\n` +
  `[FEN "${corner}"]\n\n1. Rh8# *\n`;
const lichess =
  '0000D,5rk1/1p3ppp/pq3b2/8/8/1P1Q1N2/P4PPP/3R2K1 w - - 2 27,d3d6 f8d8 d6d8 f6d8,1570,75,96,27052,advantage,https://lichess.org/F8M8OS71#53,';

const fileOf = (text: string) => URL.createObjectURL(new Blob([text]));

/** Puts a set on the page, and waits until a puzzle is shown; of a short file, until all of it has been read. */
async function setup(
  text: string,
  attributes: Readonly<Record<string, string>> = {},
  surroundings?: Element,
): Promise<Solver> {
  const all = {mode: 'solve', animation: 'none', src: fileOf(text), ...attributes};
  let isRead = false;
  const note = () => (isRead = true);
  document.addEventListener('load', note, {capture: true, once: true});
  const user = await Solver.setup(all, surroundings);
  await until(() => user.root.querySelector('[part=set]') && (isRead || text.length > 1000));
  document.removeEventListener('load', note, {capture: true});
  return user;
}
/** Puts a set on the page that shows no puzzle yet, or never. */
async function setupWithout(attributes: Readonly<Record<string, string>>): Promise<Solver> {
  const board = document.createElement('fen-board');
  for (const [name, value] of Object.entries({mode: 'solve', animation: 'none', ...attributes}))
    board.setAttribute(name, value);
  document.body.prepend(temporary(board));
  await board.updateComplete;
  return new Solver(board);
}
const place = (user: User) => user.root.querySelector('[part=place]')?.textContent.trim();
/** What the row of squares says: `1 of 3 solved`, without the puzzles that are open. */
const squares = (user: User) =>
  user.root.querySelector('[part=squares]')?.getAttribute('aria-label')?.split('.')[0];
const press = async (user: User, name: string) => {
  const button = [...user.root.querySelectorAll<HTMLElement>('[part~=button]')].find(
    (one) => one.textContent.trim() === name,
  );
  if (!button) throw new Error(`There is no button ${name}.`);
  button.click();
  await user.board.updateComplete;
};

describe('a set of puzzles', () => {
  it('shows the first puzzle of its file, which the board’s properties read as', async () => {
    const user = await setup(three);
    const {board} = user;
    expect([board.fen, board.solution, board.currentPuzzle, board.puzzle]).to.deep.equal([
      mate,
      '1. Ra8#',
      1,
      null,
    ]);
    expect(board.position?.turn).to.equal('white');
    expect([place(user), squares(user)]).to.deep.equal(['1 of 3', '0 of 3 solved']);
    expect(user.feedback).to.equal('Mate in one. White to move.');
  });

  it('is solved puzzle by puzzle, to its end', async () => {
    const user = await setup(three);
    const {board} = user;
    await user.click('a1', 'a8');
    await until(() => squares(user) === '1 of 3 solved');
    await press(user, 'Next');
    await user.sees(ladder);
    expect([place(user), board.currentPuzzle]).to.deep.equal(['2 of 3', 2]);
    await user.turn();
    await user.click('b1', 'b7');
    await user.turn();
    await user.click('a2', 'a7');
    await user.turn();
    await user.click('b1', 'b8');
    await press(user, 'Next');
    await user.sees(corner);
    await user.click('h1', 'h8');
    await until(() => user.root.querySelector('[part=summary]'));
    expect(user.root.querySelector('[part=summary]')?.textContent).to.match(
      /^The end\. 3 of 3 solved, 2 at the first try\./,
    );
    expect(user.solves).to.have.length(3);
    await press(user, 'Start again');
    await user.sees(mate);
    expect([place(user), squares(user)]).to.deep.equal(['1 of 3', '0 of 3 solved']);
  });

  it('shows a puzzle that follows itself as a new one', async () => {
    const user = await setup(`[FEN "${mate}"]\n\n1. Ra8# *\n\n`.repeat(3));
    await user.click('a1', 'a8');
    await until(() => squares(user) === '1 of 3 solved');
    await press(user, 'Next');
    await user.sees(mate);
    expect([place(user), squares(user)]).to.deep.equal(['2 of 3', '1 of 3 solved']);
    await user.click('a1', 'a8');
    await until(() => squares(user) === '2 of 3 solved');
    await press(user, 'Previous');
    await user.sees('R5k1/5ppp/8/8/8/8/5PPP/6K1');
    await until(() => user.feedback?.includes('Solved.'));
  });

  it('goes back to a solved puzzle, and shows it solved', async () => {
    const user = await setup(three);
    await user.click('a1', 'a8');
    await press(user, 'Next');
    await user.sees(ladder);
    await press(user, 'Previous');
    await user.sees('R5k1/5ppp/8/8/8/8/5PPP/6K1');
    await until(() => user.feedback?.includes('Solved.'));
  });

  it('lets the board play the first move of Lichess’s puzzles', async () => {
    const user = await setup(`${lichess}\n${lichess}`);
    await user.turn();
    expect(user.placement).to.equal('5rk1/1p3ppp/pq1Q1b2/8/8/1P3N2/P4PPP/3R2K1');
    await user.click('f8', 'd8');
    await user.turn();
    await user.click('f6', 'd8');
    await until(() => user.solves.length === 1);
  });

  it('reports its progress, with which it goes on after days', async () => {
    const user = await setup(three);
    const details: unknown[] = [];
    user.board.addEventListener('progresschange', ({detail, target}) =>
      details.push(detail.puzzle, detail.progress === (target as HTMLElement & {progress: string}).progress),
    );
    await user.click('a1', 'a8');
    await until(() => details.length > 0);
    await press(user, 'Next');
    expect(details).to.deep.equal([1, true, 2, true]);
    const kept = user.board.progress ?? '';
    const later = await setup(three, {progress: kept});
    await later.sees(ladder);
    expect([place(later), squares(later), later.board.progress]).to.deep.equal([
      '2 of 3',
      '1 of 3 solved',
      kept,
    ]);
    const numbered = await setup(three, {progress: kept, puzzle: '3'});
    expect([place(numbered), squares(numbered)]).to.deep.equal(['3 of 3', '1 of 3 solved']);
    later.board.progress = '';
    await later.sees(mate);
    expect([place(later), squares(later)]).to.deep.equal(['1 of 3', '0 of 3 solved']);
  });

  it('shows the puzzle whose number the page sets, and the last for one beyond', async () => {
    const user = await setup(three, {puzzle: '2'});
    await user.sees(ladder);
    user.board.puzzle = 99;
    await user.sees(corner);
    expect([user.board.currentPuzzle, user.board.puzzle]).to.deep.equal([3, 99]);
  });

  it('gives way to the page’s own puzzle', async () => {
    const user = await setup(three);
    user.board.solution = '1. Ra7 Kg8 2. Rb8#';
    user.board.fen = ladder;
    await user.sees(ladder);
    await until(() => !user.root.querySelector('[part=set]'));
    await user.turn();
    await user.click('a2', 'a7');
    await user.turn();
    const other = await Solver.setup({
      ...{mode: 'solve', animation: 'none', src: fileOf(three)},
      ...{fen: ladder, solution: '1. Ra7 Kg8 2. Rb8#'},
    });
    await other.turn();
    expect([other.placement, place(other)]).to.deep.equal([ladder.split(' ')[0], undefined]);
  });

  it('takes no text inside for a FEN', async () => {
    const board = document.createElement('fen-board');
    board.innerHTML = '<p><a href="mates.pgn">mates.pgn</a></p>';
    for (const [name, value] of Object.entries({mode: 'solve', src: fileOf(three)}))
      board.setAttribute(name, value);
    document.body.prepend(temporary(board));
    await until(() => board.currentPuzzle === 1);
    expect([board.fen, board.error]).to.deep.equal([mate, null]);
  });

  it('fires load when a puzzle is shown', async () => {
    const user = await setupWithout({});
    const loads: unknown[] = [];
    user.board.addEventListener('load', () => loads.push(user.board.currentPuzzle));
    user.board.src = fileOf(three);
    await until(() => loads.length > 0);
    expect(loads).to.deep.equal([1]);
    user.board.src = fileOf(`[FEN "${corner}"]\n\n1. Rh8# *`);
    await until(() => loads.length > 1);
    await user.sees(corner);
  });

  it('keeps the space of its buttons while the file comes', async () => {
    const {board, root} = await setupWithout({});
    board.src = fileOf(three);
    await until(() => root.querySelector('.room.solve.below'));
    const {height} = board.getBoundingClientRect();
    const heights = new Set<number>();
    await until(() => {
      heights.add(board.getBoundingClientRect().height);
      return root.querySelector('[part=set]');
    });
    expect([...heights]).to.deep.equal([height]);
  });

  it('shows the first puzzle of a long file while the rest is read, and counts broken lines', async () => {
    const lines = Array.from({length: 9000}, (_, i) => (i % 4 === 3 ? `${i},${mate},"` : lichess));
    const text = lines.join('\n');
    expect(text.length).to.be.above(1e6);
    const user = await setup(text);
    // The place counts what has been read so far.
    expect(place(user))
      .to.match(/^1 of \d+$/)
      .and.not.equal('1 of 6750');
    await until(() =>
      user.root.querySelector('[part=set]')?.textContent.includes('2250 puzzles could not be read.'),
    );
    await until(() => place(user) === '1 of 6750');
  });

  it('waits for the puzzle of a long file that was saved, or that the page names', async () => {
    const text = `${lichess}\n`.repeat(3000);
    const user = await setup(text, {puzzle: '3000'});
    expect(place(user)).to.equal('3000 of 3000');
    await press(user, 'Previous');
    await until(() => user.board.progress);
    const {progress} = user.board;
    const later = await setup(text, {progress: progress ?? ''});
    expect(place(later)).to.equal('2999 of 3000');
  });

  it('submits all moves, mistakes and hints as JSON, and is invalid until each puzzle has ended', async () => {
    const form = document.createElement('form');
    const user = await setup(three, {name: 'homework', required: ''}, form);
    await user.click('a1', 'a7');
    await user.turn();
    await user.click('a1', 'a8');
    await until(() => squares(user) === '1 of 3 solved');
    expect(form.checkValidity()).to.equal(false);
    const read = () =>
      JSON.parse(new FormData(form).get('homework') as string) as {
        readonly attempts: readonly {readonly result: string; readonly moves: string}[];
      };
    expect(read()).to.deep.equal({
      puzzles: 3,
      attempts: [{puzzle: 1, result: 'solved', moves: '1. Ra8#', mistakes: 1, hints: 0}],
    });
    for (const next of ['Next', 'Next']) {
      await press(user, next);
      await user.turn();
      await press(user, 'Solution');
      await until(() => user.feedback?.includes('That was the solution.'));
    }
    await until(() => form.checkValidity());
    expect(read().attempts.map(({result}) => result)).to.deep.equal(['solved', 'shown', 'shown']);
    expect(read().attempts.map(({moves}) => moves)).to.deep.equal(['1. Ra8#', '', '']);
  });

  it('announces a puzzle in one text: its place, its task and how far it is', async () => {
    const user = await setup(three);
    await user.click('a1', 'a8');
    await until(() => user.feedback === 'Solved.');
    const {length} = user.announcements;
    await press(user, 'Next');
    await user.sees(ladder);
    await press(user, 'Previous');
    await until(() => user.feedback === 'Solved.');
    const since = () => user.announcements.slice(length).filter(Boolean);
    expect(since()).to.deep.equal(['Puzzle 2 of 3. White to move.', 'Puzzle 1 of 3. Mate in one. Solved.']);
    const later = await setup(three);
    later.board.progress = user.board.progress;
    await until(() => later.feedback === 'Solved.');
    expect(later.announcements.filter(Boolean)).to.deep.equal(['Puzzle 1 of 3. Mate in one. Solved.']);
    const twins = await setup(
      ['', ' {Well done.}'].map((end) => `[FEN "${mate}"]\n\n1. Ra8#${end} *\n\n`).join(''),
    );
    await press(twins, 'Next');
    await until(() => twins.announced === 'Puzzle 2 of 2. White to move.');
  });

  it('goes on after a right move where it was, after a reload too', async () => {
    const user = await setup(three, {puzzle: '2'});
    await user.turn();
    await user.click('a2', 'a7');
    await user.turn();
    expect(user.feedback).to.equal('Right. Your move.');
    const later = await setup(three);
    later.board.progress = user.board.progress;
    await until(() => later.feedback === 'Right. Your move.');
    expect(later.announced).to.equal('Puzzle 2 of 3. Right. Your move.');
  });

  it('keeps “Next” where it is from the ninth puzzle to the tenth', async () => {
    const user = await setup(`[FEN "${mate}"]\n\n1. Ra8# *\n\n`.repeat(12), {puzzle: '9'});
    const left = () => user.root.querySelector('[part~=next]')?.getBoundingClientRect().left;
    const before = left();
    await press(user, 'Next');
    expect([place(user), left()]).to.deep.equal(['10 of 12', before]);
  });

  it('has no button in a form that would wipe what is handed in', async () => {
    const form = document.createElement('form');
    const user = await setup(`[FEN "${mate}"]\n\n1. Ra8# *`, {name: 'homework'}, form);
    await user.click('a1', 'a8');
    await until(() => user.root.querySelector('[part=summary]'));
    expect(!user.root.querySelector('[part~=start-again]')).to.equal(true);
  });

  it('says in a form which puzzles are open, in the language of the page', async () => {
    addLocale('de', de);
    const form = document.createElement('form');
    const user = await setup(three, {name: 'homework', required: ''}, form);
    await user.click('a1', 'a8');
    await until(() => squares(user) === '1 of 3 solved');
    expect(user.board.validationMessage).to.equal('1 of 3 solved. Still open: 2, 3.');
    expect(user.root.querySelector('[part=squares]')?.getAttribute('aria-label')).to.equal(
      '1 of 3 solved. Still open: 2, 3.',
    );
    user.board.lang = 'de';
    await until(() => user.board.validationMessage === '1 von 3 gelöst. Noch offen: 2, 3.');
  });

  it('begins anew when its form is reset', async () => {
    const form = document.createElement('form');
    const user = await setup(three, {name: 'homework', required: ''}, form);
    const read = () => JSON.parse(new FormData(form).get('homework') as string) as unknown;
    for (const way of ['on the same puzzle', 'on another one', 'after a look at another one']) {
      if (way === 'after a look at another one') {
        await press(user, 'Next');
        await user.sees(ladder);
        // The page is given the same progress as at the start.
        await press(user, 'Previous');
        await user.sees(mate);
        await user.turn();
      }
      await user.click('a1', 'a8');
      await until(() => squares(user) === '1 of 3 solved');
      if (way === 'on another one') {
        await press(user, 'Next');
        await user.sees(ladder);
      }
      form.reset();
      expect(read()).to.deep.equal({puzzles: 3, attempts: []});
      await user.sees(mate);
      await until(() => squares(user) === '0 of 3 solved');
      expect([place(user), form.checkValidity(), user.board.progress]).to.deep.equal(['1 of 3', false, '']);
      await user.turn();
    }
  });

  it('goes on when the page moves its board', async () => {
    const user = await setup(three);
    await user.click('a1', 'a8');
    await press(user, 'Next');
    await user.sees(ladder);
    const box = document.body.appendChild(temporary(document.createElement('div')));
    box.append(user.board);
    await user.turn();
    await user.board.updateComplete;
    await until(() => user.root.querySelector('[data-square=a2]'));
    expect([place(user), squares(user), user.placement]).to.deep.equal([
      '2 of 3',
      '1 of 3 solved',
      ladder.split(' ')[0],
    ]);
    await press(user, 'Previous');
    await user.sees('R5k1/5ppp/8/8/8/8/5PPP/6K1');
  });

  it('says what is wrong with its file', async () => {
    const user = await setupWithout({src: fileOf('')});
    await until(() => user.root.querySelector('[part=error]'));
    expect(user.root.querySelector('[part=error]')?.textContent).to.match(/There are no puzzles in blob:/);
    const page = new Blob(['<!doctype html><p>Not found.</p>'], {type: 'text/html'});
    for (const address of ['/nowhere/at-all.pgn', URL.createObjectURL(page)]) {
      user.board.src = address;
      await until(() =>
        user.root.querySelector('[part=error]')?.textContent.includes(`could not be loaded from ${address}`),
      );
    }
    user.board.src = fileOf(`${three}\n[FEN "${mate}"]\n\n1. Rb8# *\n`);
    await until(() =>
      user.root.querySelector('[part=set]')?.textContent.includes('1 puzzle could not be read.'),
    );
    expect(place(user)).to.equal('1 of 3');
  });

  describe('with mistakes of its author', () => {
    const warnings = recordWarnings();

    it('skips its third puzzle, which cannot be read, counts it, and names its line', async () => {
      const fens = [mate, mate, '6k1/5pp/8 w - - 0 1', corner];
      const user = await setup(
        fens.map((fen, i) => `[FEN "${fen}"]\n\n1. ${i === 3 ? 'Rh8#' : 'Ra8#'} *\n`).join('\n'),
        {puzzle: '2'},
      );
      expect([place(user), user.root.querySelector('[part=set] p')?.textContent]).to.deep.equal([
        '2 of 3',
        '1 puzzle could not be read.',
      ]);
      expect(warnings).to.deep.equal(['fen-board: puzzles that cannot be read or played: line 9.']);
      await press(user, 'Next');
      await user.sees(corner);
    });

    it('ignores the progress of another set, and keeps its own', async () => {
      const other = await setup(`[FEN "${ladder.replace('R7', '1R6')}"]\n\n1. Rb7 *`);
      await other.turn();
      await press(other, 'Hint');
      await until(() => other.board.progress);
      const {progress} = other.board;
      const user = await setup(three);
      await user.click('a1', 'a8');
      await until(() => squares(user) === '1 of 3 solved');
      const own = user.board.progress;
      for (const text of [progress, 'no progress at all']) {
        warnings.length = 0;
        user.board.progress = text;
        await until(() => user.board.progress === own);
        expect(warnings).to.deep.equal(['fen-board: `progress` is of another set.']);
      }
      expect([place(user), squares(user)]).to.deep.equal(['1 of 3', '1 of 3 solved']);
    });
  });

  it('counts random replies, in its progress', async () => {
    const solution = '1. e4 e5 (1... c5 2. Nf3) 2. Nf3';
    const user = await Solver.setup({
      mode: 'solve',
      animation: 'none',
      fen: 'start',
      solution,
      replies: 'random',
    });
    await user.turn();
    await user.click('e2', 'e4');
    await user.turn();
    expect(user.board.progress).to.match(/^fen-board 1 ; replies \w+=1$/);
    expect(place(user)).to.equal(undefined);
  });
});
