/** The difference that so many boards make, for each of them. */
const perBoard = (before, after, boards) =>
  Object.fromEntries(Object.keys(after).map((key) => [key, (after[key] - before[key]) / boards]));

const visible = {10: 'all visible', 1: 'one in ten visible'};
const kilobytes = (bytes) => bytes / 1024;

/**
 * The scenarios. Each function takes a fresh page, the positions, and how the page is set up. It returns what it
 * measured by the title of its row: times as `{total, script, style, layout}` in milliseconds, and other figures as
 * numbers.
 */
const scenarios = {
  async script(page, _, {hint}) {
    const cpu = await page.cpuOf(() => page.load([]));
    return {[titles.script(hint)]: cpu};
  },

  async first(page, {start}, {hint}) {
    const cpu = await page.cpuOf(() => page.load([start]));
    await page.check([start]);
    return {[titles.first(hint)]: cpu};
  },

  async '100-boards'(page, {varied, next, unrelated}, {size, rows}) {
    const hundred = (fens) => fens.slice(0, 100);
    await page.load();
    const results = {};
    for (const [title, action, fens] of [
      [titles.boards('100 boards', size, rows), 'create', hundred(varied)],
      [titles.boards('one ply on 100 boards', size, rows), 'set', hundred(next)],
      [titles.boards('another position on 100 boards', size, rows), 'set', hundred(unrelated)],
    ]) {
      results[title] = await page.cpuOf(() => page.run(action, fens));
      await page.check(fens);
    }
    return results;
  },

  async '1000-boards'(page, {varied}, {size, rows}) {
    await page.load();
    const before = await page.held();
    const cpu = await page.cpuOf(() => page.run('create', varied));
    const {memory, heap, nodes, listeners} = perBoard(before, await page.held(), varied.length);
    await page.check(varied);
    return {
      [titles.boards('1,000 boards', size, rows / 10)]: cpu,
      [titles.memory(size)]: kilobytes(memory),
      [`script’s part of that at ${size} px, KB`]: kilobytes(heap),
      'nodes a board': nodes,
      'listeners a board': listeners,
    };
  },

  async game(page, {start, game}) {
    await page.load();
    await page.run('create', [start]);
    const cpu = await page.cpuOf(() => page.run('game', game));
    await page.check(game.slice(-1));
    return {[titles.game]: cpu};
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
    const drag = await page.cpuOf(async () => {
      await mouse.down();
      for (const way of [4, 12, 24]) await mouse.move(x, y - way);
      await page.run('settled');
    });
    const response = await page.page.evaluate(() => globalThis.bench.response());
    await mouse.move(x, y - 2 * side);
    await mouse.up();
    return {'a drag’s first 24 pixels': drag, [titles.response]: response};
  },
};

const hinted = (hint) => (hint ? 'with the compile hint' : 'no compile hint');

/** The titles of rows that the report and the targets look up. */
export const titles = {
  script: (hint) => `script: parse, compile, evaluate; ${hinted(hint)}`,
  first: (hint) => `script and first board; ${hinted(hint)}`,
  firstAsShipped: 'script and first board, as shipped',
  boards: (what, size, rows) => `${what} of ${size} px, ${visible[rows]}`,
  memory: (size) => `memory a board of ${size} px, KB`,
  game: 'a game of 60 plies',
  response: 'drag: press to first response, ms',
};

const sizes = [160, 240];
/** How many rows of ten boards are visible. */
const heights = [10, 1];
const one = {size: 240, rows: 4};

/**
 * How the page of each scenario is set up, once for each of its measurements. What takes long is done in fewer
 * rounds (`isHeavy`); the share of scripts is traced once, on boards of 240 px that are all visible (`isTraced`).
 */
const setups = {
  script: [false, true].map((hint) => ({...one, hint, isAlone: true})),
  first: [false, true].map((hint) => ({...one, hint, isTraced: true})),
  '100-boards': sizes.flatMap((size) =>
    heights.map((rows) => ({size, rows, isHeavy: true, isTraced: size === 240 && rows === 10})),
  ),
  // Ten rows of a hundred.
  '1000-boards': sizes.map((size) => ({size, rows: 10, isHeavy: true})),
  game: [{...one, isTraced: true}],
  drag: [{...one, isTraced: true}],
};

export const scenarioNames = Object.keys(scenarios);

/** The pages of a round, with coordinates or without: each its setup, and `run(page, fens)`. */
export const pagesOf = (names, coordinates) =>
  names.flatMap((name) =>
    setups[name].map((setup) => {
      const whole = {...setup, coordinates};
      return {...whole, name, run: (page, fens) => scenarios[name](page, fens, whole)};
    }),
  );
