/** The difference that so many boards make, for each of them. */
const perBoard = (before, after, boards) =>
  Object.fromEntries(Object.keys(after).map((key) => [key, (after[key] - before[key]) / boards]));

/**
 * The pages of a round. Each takes a fresh page and the positions, and gives what it measured by the name of its row:
 * times as `{total, script, style, layout}` in milliseconds, and other things as numbers.
 */
export const scenarios = {
  async first(page, {start}) {
    const first = await page.cpuOf(() => page.load([start]));
    await page.check([start]);
    return {first};
  },

  async '100-boards'(page, {varied, next, unrelated}) {
    const hundred = (fens) => fens.slice(0, 100);
    await page.load();
    const rows = {};
    for (const [row, action, fens] of [
      ['100 boards', 'create', hundred(varied)],
      ['ply', 'set', hundred(next)],
      ['unrelated', 'set', hundred(unrelated)],
    ]) {
      rows[row] = await page.cpuOf(() => page.run(action, fens));
      await page.check(fens);
    }
    return rows;
  },

  async '1000-boards'(page, {varied}) {
    await page.load();
    const before = await page.held();
    const cpu = await page.cpuOf(() => page.run('create', varied));
    const held = perBoard(before, await page.held(), varied.length);
    await page.check(varied);
    return {'1000 boards': cpu, ...held};
  },

  async game(page, {start, game}) {
    await page.load();
    await page.run('create', [start]);
    const cpu = await page.cpuOf(() => page.run('game', game));
    await page.check(game.slice(-1));
    return {game: cpu};
  },

  async drag(page, {start}) {
    await page.load();
    await page.run('create', [start], true);
    await page.run('ready');
    const side = 30;
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
    return {drag, response};
  },
};
