/** The difference per board. */
const perBoard = (before, after, boards) =>
  Object.fromEntries(Object.keys(after).map((key) => [key, (after[key] - before[key]) / boards]));

/** The titles of the rows, by the question of the report. */
export const questions = {
  first: ['script and first board'],
  many: [
    '100 boards',
    '1,000 boards',
    'the 960 starts of Chess960',
    'memory a board, KB',
    'of that, script’s, KB',
    'nodes a board',
  ],
  change: [
    'one ply on 100 boards, drawn',
    'one ply on 100 boards, with what follows',
    'another position on 100 boards, drawn',
    'a game of 60 plies on one board',
    'one ply on one board, gliding',
    'one ply on 100 boards, gliding',
  ],
  drag: ['a drag’s first 24 pixels', 'press to first response'],
};
const {
  first: [first],
  many: [hundred, thousand, starts, memory, heap, nodes],
  change: [ply, plyInAll, position, game, glide, hundredGlides],
  drag: [drag, response],
} = questions;

const hundredOf = (fens) => fens.slice(0, 100);
/** Waits until a change has been drawn. */
const later = (page) => page.run('later');

/**
 * The measurements. Each function takes a new page, the positions, and the setup of the page, and returns figures by the
 * titles of their rows: milliseconds of processor time, unless the title has another unit.
 */
const scenarios = {
  async first(page, {start}) {
    const cpu = await page.cpuOf(() => page.load([start]));
    await page.check([start]);
    return {[first]: cpu};
  },

  async '100-boards'(page, {varied, next, unrelated}) {
    const [boards, moved, others] = [varied, next, unrelated].map(hundredOf);
    await page.load();
    const created = await page.cpuOf(() => page.run('create', boards));
    await page.check(boards);
    await later(page);
    const moves = await page.cpuOf(() => page.run('set', moved));
    await page.check(moved);
    const follows = await page.cpuOf(() => later(page));
    const positions = await page.cpuOf(() => page.run('set', others));
    await page.check(others);
    return {[hundred]: created, [ply]: moves, [plyInAll]: moves + follows, [position]: positions};
  },

  async '1000-boards'(page, {varied}) {
    await page.load();
    const before = await page.held();
    const cpu = await page.cpuOf(() => page.run('create', varied));
    const each = perBoard(before, await page.held(), varied.length);
    await page.check(varied);
    return {[thousand]: cpu, [memory]: each.memory / 1024, [heap]: each.heap / 1024, [nodes]: each.nodes};
  },

  async '960-starts'(page, {chess960}) {
    await page.load();
    const cpu = await page.cpuOf(() => page.run('create', chess960));
    await page.check(chess960);
    return {[starts]: cpu};
  },

  async game(page, {start, game: fens}) {
    await page.load();
    await page.run('create', [start]);
    const cpu = await page.cpuOf(() => page.run('game', fens));
    await page.check(fens.slice(-1));
    return {[game]: cpu};
  },

  async glide(page, {start, game: fens}) {
    const plies = 10;
    await page.load();
    await page.run('create', [start]);
    // The part for gliding is fetched once.
    await page.run('glide', fens.slice(0, 2));
    const cpu = await page.cpuOf(() => page.run('glide', fens.slice(2, 2 + plies)));
    await page.check(fens.slice(1 + plies, 2 + plies));
    return {[glide]: cpu / plies};
  },

  async '100-glides'(page, {varied, next}) {
    await page.load();
    await page.run('create', hundredOf(varied));
    await later(page);
    const cpu = await page.cpuOf(() => page.run('glide', [hundredOf(next)]));
    await page.check(hundredOf(next));
    return {[hundredGlides]: cpu};
  },

  async drag(page, {start}, {size}) {
    await page.load();
    await page.run('create', [start], true);
    await page.run('ready');
    const side = size / 8;
    const [x, y] = [4.5 * side, 6.5 * side];
    const {mouse} = page.page;
    await mouse.move(x, y);
    await page.run('settled');
    const cpu = await page.cpuOf(async () => {
      await mouse.down();
      for (const way of [4, 12, 24]) await mouse.move(x, y - way);
      await page.run('settled');
    });
    const responded = await page.page.evaluate(() => globalThis.bench.response());
    await mouse.move(x, y - 2 * side);
    await mouse.up();
    return {[drag]: cpu, [response]: responded};
  },
};

const many = {size: 160, rows: 10};
const one = {size: 240, rows: 4};

/**
 * The setup of each scenario's page: the side of its boards in pixels, the number of visible rows of ten, and whether all
 * libraries are measured.
 */
const setups = {
  first: {...one, isForAll: true},
  '100-boards': {...many, isForAll: true},
  '1000-boards': many,
  '960-starts': many,
  game: {...one, isForAll: true},
  glide: {...one, glides: true},
  '100-glides': {...many, glides: true},
  drag: one,
};

export const scenarioNames = Object.keys(scenarios);

/** The pages of a round, with coordinates or without: for each its setup, and `run(page, fens)`. */
export const pagesOf = (names, coordinates) =>
  names.map((name) => {
    const setup = {glides: false, ...setups[name], coordinates};
    return {...setup, name, run: (page, fens) => scenarios[name](page, fens, setup)};
  });
