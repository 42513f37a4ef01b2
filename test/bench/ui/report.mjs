import {cpus} from 'node:os';
import {titles} from './scenarios.mjs';

export const median = (numbers) => {
  const sorted = [...numbers].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
};

const rounded = (number) =>
  number === undefined || Number.isNaN(number)
    ? '–'
    : number >= 100
      ? Math.round(number).toLocaleString('en')
      : number.toFixed(1);

const table = (head, rows) =>
  [head, head.map((_, i) => (i ? '--:' : '---')), ...rows]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n');

const isTime = (value) => typeof value === 'object';
const figure = (value) => (isTime(value) ? value.total : value);

/**
 * The medians of what was measured, `medians[library][title]`, with one row more: the first board as each library is
 * shipped, which is with the compile hint for those that have it.
 *
 * @param samples - `samples[library][title]`: a figure or a time for each round, and the traced one's `{script}`.
 */
export function mediansOf(libraries, samples) {
  const results = {};
  for (const {name, isHinted} of libraries) {
    if (!samples[name]) continue;
    results[name] = {};
    const shipped = samples[name][titles.first(isHinted)];
    const rows = {...(shipped && {[titles.firstAsShipped]: shipped}), ...samples[name]};
    for (const [title, values] of Object.entries(rows)) {
      const numbers = (part) => values.map((value) => value[part]).filter((value) => value !== undefined);
      results[name][title] = values.some(isTime)
        ? Object.fromEntries(
            ['total', 'script', 'style', 'layout'].map((part) => [part, median(numbers(part))]),
          )
        : median(values);
    }
  }
  return results;
}

const peersIn = (libraries, results) =>
  libraries.filter(({name, kind}) => kind === 'peer' && results[name]).map(({name}) => name);

/** The board’s figure to the least of others, or NaN. */
function ratio(results, title, names) {
  const of = (name) => figure(results[name]?.[title]);
  const others = names.map(of).filter((number) => number > 0);
  return others.length > 0 ? of('fen-board') / Math.min(...others) : NaN;
}

/** The aims, as a share of the fastest peer: without coordinates, and with them. */
const aims = {
  '100 boards': {off: 0.4, on: 0.5},
  '1,000 boards': {off: 0.22, on: 0.28},
  'one ply on 100 boards': {off: 0.35, on: 0.35},
};
/** KB a board. */
const memoryAim = 70;

/**
 * The aims, each with whether it is met.
 *
 * @param coordinates - `off` or `on`.
 * @returns For each target that was measured a sentence, and whether it holds.
 */
export function targets(libraries, results, coordinates) {
  const ours = results['fen-board'] ?? {};
  const peers = peersIn(libraries, results);
  const asked = [];
  for (const title of Object.keys(ours)) {
    const aim = Object.entries(aims).find(([start]) => title.startsWith(`${start} of `));
    if (aim) asked.push([title, ratio(results, title, peers), aim[1][coordinates]]);
    if (title.startsWith('memory')) asked.push([title, ours[title], memoryAim]);
  }
  const others = peers.filter((name) => name !== 'chess-board');
  asked.push(
    [titles.game, ratio(results, titles.game, peers), 1],
    [`${titles.firstAsShipped}, to chess-board`, ratio(results, titles.firstAsShipped, ['chess-board']), 1.3],
    [`${titles.firstAsShipped}, to all others`, ratio(results, titles.firstAsShipped, others), 1],
    [titles.response, ratio(results, titles.response, peers), 1],
  );
  return asked
    .filter(([, value]) => Number.isFinite(value))
    .map(([what, value, limit]) => ({
      text: `coordinates ${coordinates}, ${what}: ${value.toFixed(2)}, at most ${limit.toFixed(2)} is aimed at`,
      holds: value <= limit,
    }));
}

/** The tables, in Markdown. */
export function report(libraries, results, {browser, rounds}) {
  const names = libraries.map(({name}) => name).filter((name) => results[name]);
  const peers = peersIn(libraries, results);
  const rows = [...new Set(names.flatMap((name) => Object.keys(results[name])))];
  const kindOf = (title) =>
    isTime(names.map((name) => results[name][title]).find((one) => one !== undefined));
  const compared = (title) => {
    const value = ratio(results, title, peers);
    return Number.isFinite(value) ? `${value.toFixed(2)}×` : '–';
  };
  const figures = (titlesOfRows, first) =>
    table(
      [first, ...names, 'to the best peer'],
      titlesOfRows.map((title) => [
        title,
        ...names.map((name) => rounded(figure(results[name][title]))),
        compared(title),
      ]),
    );
  const times = rows.filter(kindOf);
  const others = rows.filter((title) => !kindOf(title));
  const isTraced = (title) => names.some((name) => Number.isFinite(results[name][title]?.script));
  const parts = table(
    ['script / style / layout, ms', ...names],
    times.filter(isTraced).map((title) => [
      title,
      ...names.map((name) => {
        const time = results[name][title];
        return time ? [time.script, time.style, time.layout].map(rounded).join(' / ') : '–';
      }),
    ]),
  );
  const [processor] = cpus();
  const machine = `${cpus().length} × ${processor?.model.trim() ?? 'unknown processor'}`;
  const date = new Date().toISOString().slice(0, 10);
  const where = `Measured ${date} with ${browser} on ${machine}: medians of ${rounds} rounds, of ${heavyRounds(rounds)} for many boards, and of one where a page takes over ${patience / 1000} seconds.`;
  return [
    where,
    figures(times, 'main thread, ms'),
    ...(others.length > 0 ? [figures(others, '')] : []),
    ...(times.some(isTraced) ? [parts] : []),
  ].join('\n\n');
}

/** Tasks that take longer than this, in milliseconds, are not repeated: their figures vary little. */
export const patience = 3000;

/** In how many of the rounds pages of many boards are measured. */
export const heavyRounds = (rounds) => Math.ceil(rounds * 0.6);
