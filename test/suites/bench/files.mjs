/**
 * Measures a file of 20,000 games in Chromium: the time from its last byte until the first game is drawn, and until the number of
 * games is known; the longest task of the main thread, from the last byte until every game can be chosen; and what the page keeps
 * in its heap, beside the length of the text. The menu of games and the table of games take turns; of the table, also the time until it
 * is drawn, and from a key in its field or a press on the head of a column until the rows are. A figure is the median of the rounds.
 *
 * `npm run bench -- files`; `--rounds 9` measures more, `--games 1000` other files, `--write` puts the table into docs/benchmarks.md.
 */
import {startPages} from '../../package/page.mjs';
import {median, publish, readOptions, table, whereMeasured} from './figures.mjs';

const options = readOptions({games: '20000'});
const {rounds} = options;
const count = Number(options.games);
if (!(count > 1)) throw new Error(`--games ${options.games} is no number of games.`);

/** A game with tags and moves as large collections have them. */
const gameText = (i) => `[Event "Rated game ${i}"]
[Site "https://example.org/${i}"]
[Date "2026.${1 + (i % 12)}.${1 + (i % 28)}"]
[Round "${i % 9}"]
[White "Player ${i}"]
[Black "Player ${(7 * i) % count}"]
[Result "${i % 2 ? '1-0' : '0-1'}"]
[WhiteElo "${1200 + (i % 1500)}"]
[BlackElo "${1200 + (i % 1400)}"]
[ECO "C9${i % 10}"]

1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Ba4 Nf6 5. O-O Be7 6. Re1 b5 7. Bb3 d6 8. c3 O-O 9. h3 Nb8 10. d4 Nbd7 11. c4 c6
12. cxb5 axb5 13. Nc3 Bb7 14. Bg5 b4 15. Nb1 h6 16. Bh4 c5 17. dxe5 Nxe4 18. Bxe7 Qxe7 19. exd6 Qf6 20. Nbd2 Nxd6
21. Nc4 Nxc4 22. Bxc4 Nb6 23. Ne5 Rae8 24. Bxf7+ Rxf7 25. Nxf7 Rxe1+ 26. Qxe1 Kxf7 27. Qe3 Qg5 28. Qxg5 hxg5
29. b3 Ke6 30. a3 Kd6 31. axb4 cxb4 32. Ra5 Nd5 33. f3 Bc8 34. Kf2 Bf5 35. Ra7 g6 ${i % 2 ? '1-0' : '0-1'}

`;
const text = Array.from({length: count}, (_, i) => gameText(i)).join('');

/** The row of the heap, in bytes for each character of the text. */
const heapRow = 'heap, bytes a character';

/** Runs in the page: shows the file, and measures. */
async function show(pgn, games, list) {
  const tasks = [];
  new PerformanceObserver((list) => tasks.push(...list.getEntries())).observe({type: 'longtask'});
  const response = new Response(new Blob([pgn]));
  const bytes = await response.arrayBuffer();
  let lastByte = 0;
  // The file has come whole when the element gets its bytes.
  window.fetch = () => {
    const fetched = new Response('', {headers: {'content-type': 'application/x-chess-pgn'}});
    fetched.arrayBuffer = () => {
      lastByte = performance.now();
      return Promise.resolve(bytes);
    };
    return Promise.resolve(fetched);
  };
  const game = document.querySelector('fen-game');
  const times = {};
  const until = (name, condition) =>
    new Promise((resolve) => {
      const loop = () => {
        if (!condition()) return setTimeout(loop);
        times[name] = performance.now() - lastByte;
        resolve();
      };
      loop();
    });
  const root = game.shadowRoot;
  const last =
    list === 'table'
      ? ['table', () => root.querySelectorAll('[part~=row]').length > 1]
      : ['last option', () => root.querySelector('select:enabled')?.options.length === games];
  const begin = performance.now();
  game.list = list;
  game.src = 'games.pgn';
  await Promise.all([
    until('first game', () => game.shadowRoot.querySelectorAll('[part~=move]').length > 1),
    until('number of games', () => game.games.length === games),
    until(...last),
  ]);
  await new Promise((resolve) => setTimeout(resolve, 500));
  const longest = Math.max(
    0,
    ...tasks.filter(({startTime}) => startTime > begin).map(({duration}) => duration),
  );
  if (list !== 'table') return {...times, 'longest task': longest};
  const measured = (act) => {
    const start = performance.now();
    act();
    root.querySelector('.rows').getBoundingClientRect();
    return performance.now() - start;
  };
  const field = root.querySelector('.games input');
  const keys = [...'player 77'].map((_, i, letters) =>
    measured(() => {
      field.value = letters.slice(0, i + 1).join('');
      field.dispatchEvent(new Event('input'));
    }),
  );
  const [, byDate, byWhite] = [...root.querySelectorAll('.head button')].map((button) =>
    measured(() => button.click()),
  );
  return {
    ...times,
    'longest task': longest,
    'a key in the field': Math.max(...keys),
    'sorting by date': byDate,
    'sorting by player': byWhite,
  };
}

const pages = await startPages();

async function measure(list) {
  const {page, pageErrors} = await pages.open(
    `<!doctype html><title>games</title><link rel="stylesheet" href="/dist/fen-board.css">
     <fen-game><pre>1. e4 *</pre></fen-game><script type="module" src="/dist/fen-board.min.js"></script>`,
    {viewport: {width: 1280, height: 900}},
  );
  await page.waitForFunction(() => document.querySelector('fen-game').games?.length === 1);
  const devtools = await page.createCDPSession();
  const heap = async () => {
    for (let i = 0; i < 3; i++) await devtools.send('HeapProfiler.collectGarbage');
    return (await devtools.send('Runtime.getHeapUsage')).usedSize;
  };
  const before = await heap();
  const times = await page.evaluate(show, text, count, list);
  const kept = (await heap()) - before;
  if (pageErrors.length > 0) throw new Error(pageErrors.join('; '));
  await page.close();
  return {...times, [heapRow]: kept / text.length};
}

const lists = ['menu', 'table'];
/** `samples[figure][list]` */
const samples = {};
try {
  for (let round = 0; round < rounds; round++) {
    for (const list of lists)
      for (const [figure, value] of Object.entries(await measure(list)))
        ((samples[figure] ??= {})[list] ??= []).push(value);
  }
} finally {
  await pages.close();
}
/** Browsers report only tasks of more than 50 ms. */
const written = (figure, value) =>
  figure === 'longest task' && value === 0 ? '≤ 50' : value.toFixed(figure === heapRow ? 1 : 0);
const rows = Object.entries(samples).map(([figure, of]) => [
  figure,
  ...lists.map((list) => (of[list] ? written(figure, median(of[list])) : '–')),
]);
const files = `${whereMeasured(rounds, pages.version)}

${table([`${count.toLocaleString('en')} games, ms from the last byte`, ...lists], rows)}`;
await publish({files}, options);
