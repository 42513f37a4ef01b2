/**
 * Measures what a press costs in a game of 1,200 half-moves with 200 variations: the processor time of the main thread in Chromium
 * from the press until the game is drawn again. Going to the next move is measured in `view` and in `edit`, which take turns;
 * what a person does only in `edit` follows. A figure is the median of all presses.
 *
 * `npm run bench -- edit`; `--rounds 9` measures more, `--write` puts the table into docs/benchmarks.md.
 */
import {startPages} from '../../package/page.mjs';
import {median, publish, ratioOf, readOptions, table, whereMeasured} from './figures.mjs';
import {mainThread} from './main-thread.mjs';

const options = readOptions();
const {rounds} = options;

const presses = 10;
const moves = Array.from({length: 600}, (_, i) => {
  const [white, black] = i % 2 ? ['Ng1', 'Ng8'] : ['Nf3', 'Nf6'];
  const variation = i % 3 ? '' : ` (${i + 1}. Nc3 Nc6 ${i + 2}. a3) ${i + 1}...`;
  return `${i + 1}. ${white}${variation} ${black}`;
});
const pgn = `${moves.join(' ')} *`;

/** Plays a move: the pawns go one step, by turns, from Black's a7 on. */
const play = (page, i) =>
  page.evaluate(
    (squares) => {
      const {shadowRoot} = document.querySelector('fen-game').board;
      for (const name of squares) shadowRoot.querySelector(`[data-square=${name}]`).click();
    },
    (i % 2 ? [2, 3] : [7, 6]).map((rank) => `${'abcdefgh'[Math.floor(i / 2) % 8]}${rank}`),
  );

/** What a person presses, at White's move 150; the first press has the number 0. */
const acts = {
  'the next move': {focused: '[aria-current]', press: ({keyboard}) => keyboard.press('ArrowRight')},
  'a letter of a comment': {
    focused: '.comment-field textarea',
    press: ({keyboard}) => keyboard.press('x'),
  },
  'a glyph': {focused: '.glyphs button', press: ({keyboard}) => keyboard.press('Enter')},
  'a move on the board': {focused: '[aria-current]', press: play},
  undo: {
    focused: '[aria-current]',
    async prepare(page) {
      for (let i = 0; i <= presses; i++) await play(page, i);
    },
    async press({keyboard}) {
      await keyboard.down('Control');
      await keyboard.press('z');
      await keyboard.up('Control');
    },
  },
};

async function measure(pages, mode, {focused, prepare, press}) {
  const {page, pageErrors} = await pages.open(
    `<!doctype html><title>${mode}</title><link rel="stylesheet" href="/dist/fen-board.css">
     <fen-game mode="${mode}" at="150" animation="none"><pre>${pgn}</pre></fen-game>
     <script type="module" src="/dist/fen-board.min.js"></script>`,
    {viewport: {width: 1280, height: 900}},
  );
  await page.waitForFunction(
    (isEdited) => {
      const {board, shadowRoot} = document.querySelector('fen-game');
      return (
        shadowRoot?.querySelector('[aria-current]') &&
        (!isEdited || board.shadowRoot.querySelector('[data-square]'))
      );
    },
    {},
    mode === 'edit',
  );
  await page.evaluate(
    (selector) => document.querySelector('fen-game').shadowRoot.querySelector(selector).focus(),
    focused,
  );
  const {time} = await mainThread(page);
  const drawn = () =>
    page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
  await prepare?.(page);
  await drawn();
  const textBefore = await page.$eval('fen-game', ({pgn}) => pgn);
  const samples = [];
  for (let i = 0; i <= presses; i++) {
    const before = await time();
    await press(page, i);
    await drawn();
    samples.push((await time()) - before);
  }
  const isChanged = (await page.$eval('fen-game', ({pgn}) => pgn)) !== textBefore;
  if (isChanged === (press === acts['the next move'].press))
    throw new Error('The presses did not do what they measure.');
  if (pageErrors.length > 0) throw new Error(pageErrors.join('; '));
  await page.close();
  // For the first press, parts may have been fetched.
  return samples.slice(1);
}

const pages = await startPages();
/** `samples[act][mode]` */
const samples = {};
try {
  for (let round = 0; round < rounds; round++) {
    for (const act of Object.keys(acts)) {
      for (const mode of act === 'the next move' ? ['view', 'edit'] : ['edit']) {
        const ofAct = (samples[act] ??= {view: [], edit: []});
        ofAct[mode].push(...(await measure(pages, mode, acts[act])));
      }
    }
  }
} finally {
  await pages.close();
}
const rows = Object.entries(samples).map(([act, {view, edit}]) => [
  act,
  view.length > 0 ? median(view).toFixed(0) : '–',
  median(edit).toFixed(0),
  view.length > 0 ? ratioOf(median(edit), median(view)) : '–',
]);
const edit = `${whereMeasured(rounds, pages.version)}\n\n${table(['main thread, ms', 'view', 'edit', 'ratio'], rows)}`;
await publish({edit}, options);
