import {cpus} from 'node:os';

export const median = (numbers) => {
  const sorted = [...numbers].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
};

const times = {
  first: 'script evaluated, first board',
  '100 boards': '100 boards',
  '1000 boards': '1,000 boards',
  ply: 'one ply on 100 boards',
  unrelated: 'another position on 100 boards',
  game: 'a game of 60 plies',
  drag: 'a drag’s first 24 pixels',
};
const others = {
  memory: ['memory a board, KB', (bytes) => bytes / 1024],
  heap: ['of that, script’s, KB', (bytes) => bytes / 1024],
  nodes: ['nodes a board', (count) => count],
  listeners: ['listeners a board', (count) => count],
  response: ['drag: press to first response, ms', (ms) => ms],
};

const round = (number) =>
  number === undefined || Number.isNaN(number)
    ? '–'
    : number >= 100
      ? Math.round(number).toLocaleString('en')
      : number.toFixed(1);

const table = (head, rows) =>
  [head, head.map((_, i) => (i ? '--:' : '---')), ...rows]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n');

/**
 * What holds of what is aimed at.
 *
 * @param results - The medians, `results[library][row]`; times are `{total, …}`.
 * @returns For each target that was measured a sentence, and whether it holds.
 */
export function targets(libraries, results) {
  const peers = libraries.filter(({kind}) => kind === 'peer').map(({name}) => name);
  const value = (name, row) => results[name]?.[row]?.total ?? results[name]?.[row];
  const ours = (row) => value('fen-board', row);
  const best = (row, names = peers) =>
    Math.min(...names.map((name) => value(name, row) ?? NaN).filter((number) => !Number.isNaN(number)));
  const asked = [
    ['100 boards', ours('100 boards') / best('100 boards'), 0.4],
    ['1,000 boards', ours('1000 boards') / best('1000 boards'), 0.3],
    ['one ply on 100 boards', ours('ply') / best('ply'), 0.6],
    ['memory a board', ours('memory') / best('memory'), 0.35],
    [
      'first board, to all but chess-board',
      ours('first') /
        best(
          'first',
          peers.filter((name) => name !== 'chess-board'),
        ),
      1,
    ],
    ['first board, to chess-board', ours('first') / value('chess-board', 'first'), 1.5],
    ['1,000 boards to 100', ours('1000 boards') / ours('100 boards'), 10],
  ];
  return asked
    .filter(([, ratio]) => Number.isFinite(ratio) && ratio > 0)
    .map(([what, ratio, limit]) => ({
      text: `${what}: ${ratio.toFixed(2)}, at most ${limit.toFixed(2)} is aimed at`,
      holds: ratio <= limit,
    }));
}

/** The tables, in Markdown. */
export function report(libraries, results, {browser, rounds}) {
  const names = libraries.map(({name}) => name).filter((name) => results[name]);
  const peers = libraries.filter(({name, kind}) => kind === 'peer' && results[name]).map(({name}) => name);
  const measured = (row) => names.some((name) => results[name][row] !== undefined);
  const toBest = (of) => {
    const best = Math.min(...peers.map(of).filter((number) => number > 0));
    const ratio = of('fen-board') / best;
    return Number.isFinite(best) && Number.isFinite(ratio) ? `${ratio.toFixed(2)}×` : '–';
  };
  const head = (first) => [first, ...names, 'to the best peer'];

  const timeRows = Object.keys(times).filter(measured);
  const total = (row) => (name) => results[name]?.[row]?.total;
  const cpu = table(
    head('main thread, ms'),
    timeRows.map((row) => [times[row], ...names.map((name) => round(total(row)(name))), toBest(total(row))]),
  );
  const parts = table(
    ['script / style / layout, ms', ...names],
    timeRows.map((row) => [
      times[row],
      ...names.map((name) => {
        const time = results[name][row];
        return time ? [time.script, time.style, time.layout].map(round).join(' / ') : '–';
      }),
    ]),
  );
  const otherRows = Object.keys(others).filter(measured);
  const rest = table(
    head(''),
    otherRows.map((row) => {
      const [title, scale] = others[row];
      const of = (name) => {
        const number = results[name]?.[row];
        return number === undefined ? undefined : scale(number);
      };
      return [title, ...names.map((name) => round(of(name))), toBest(of)];
    }),
  );
  const [processor] = cpus();
  const machine = `${cpus().length} × ${processor?.model.trim() ?? 'unknown processor'}`;
  const date = new Date().toISOString().slice(0, 10);
  const where = `Measured ${date} with ${browser} on ${machine}: medians of ${rounds} rounds, one where a page takes over ten seconds.`;
  return [where, cpu, ...(otherRows.length > 0 ? [rest] : []), parts].join('\n\n');
}
