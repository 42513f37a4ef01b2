import {readFileSync} from 'node:fs';
import puppeteer from 'puppeteer-core';
import {piecesOf} from './positions.mjs';

/**
 * Opens pages, each with its own renderer, and measures in them.
 *
 * @param address - The address of the pages.
 */
export async function openBrowser(address) {
  const browser = await puppeteer.launch({
    executablePath: process.env.CHROME_PATH,
    headless: process.env.FEN_BOARD_HEADLESS ?? true,
    protocolTimeout: 900_000,
    args: process.getuid?.() === 0 || process.env.CI ? ['--no-sandbox'] : [],
  });
  const system = await browser.target().createCDPSession();

  /** The private memory of the renderers, in bytes; only Linux reports it. */
  async function rendererMemory() {
    if (process.platform !== 'linux') return NaN;
    const {processInfo} = await system.send('SystemInfo.getProcessInfo');
    let sum = 0;
    for (const {id, type} of processInfo) {
      if (type !== 'renderer') continue;
      const text = readFileSync(`/proc/${id}/smaps_rollup`, 'utf8');
      sum += 1024 * Number(/^Private_Dirty:\s*(\d+) kB$/m.exec(text)[1]);
    }
    return sum;
  }

  return {
    version: await browser.version(),
    close: () => browser.close(),

    /**
     * A new page for a library, without its script.
     *
     * @param setup - The size of the boards, in pixels; whether they have coordinates, and pieces that glide; and how many
     * rows of ten are visible.
     */
    async open({name, module}, {size, coordinates, glides, rows}) {
      const context = await browser.createBrowserContext();
      const page = await context.newPage();
      const step = size + 8;
      await page.setViewport({width: 10 * step, height: rows * step});
      const pageErrors = [];
      page.on('pageerror', (error) => pageErrors.push(error.message));
      await page.goto(`${address}/${module}/`);
      await page.evaluate(
        (look) => {
          globalThis.look = look;
          document.documentElement.style.setProperty('--size', `${look.size}px`);
        },
        {size, coordinates, glides},
      );
      const devtools = await page.createCDPSession();
      await devtools.send('Performance.enable', {timeDomain: 'threadTicks'});

      const metrics = async () => {
        const {metrics: list} = await devtools.send('Performance.getMetrics');
        return Object.fromEntries(list.map(({name: metric, value}) => [metric, value * 1000]));
      };

      /** Milliseconds of the main thread's processor time, without the measuring itself. */
      async function cpuOf(act) {
        await devtools.send('HeapProfiler.collectGarbage');
        const before = await metrics();
        await act();
        const after = await metrics();
        const spent = (metric) => after[metric] - before[metric];
        return spent('TaskDuration') - spent('DevToolsCommandDuration');
      }

      async function held() {
        for (let i = 0; i < 3; i++) await devtools.send('HeapProfiler.collectGarbage');
        const {nodes} = await devtools.send('Memory.getDOMCounters');
        const {usedSize} = await devtools.send('Runtime.getHeapUsage');
        return {nodes, heap: usedSize, memory: await rendererMemory()};
      }

      const run = (...call) => page.evaluate((all) => globalThis.bench.run(...all), call);

      return {
        page,
        cpuOf,
        run,
        held,
        /** Loads the library, and waits until it has finished loading. */
        load: (firstFens) =>
          page.evaluate(
            (fens) =>
              new Promise((resolve, reject) => {
                globalThis.firstFens = fens;
                const script = document.createElement('script');
                script.type = 'module';
                script.src = 'page.js';
                script.onload = () => globalThis.bench.settled().then(resolve);
                script.onerror = reject;
                document.head.append(script);
              }),
            firstFens,
          ),
        /** Fails if a board does not show its position. */
        async check(fens) {
          const boards = await page.evaluate(() => globalThis.bench.drawn());
          fens.forEach((fen, i) => {
            const wanted = piecesOf(fen);
            const shown = boards[i] ?? {};
            const squares = Object.keys({...wanted, ...shown});
            const wrong = squares.filter(
              (square) => shown[square] !== wanted[square] && !(shown[square] === '?' && wanted[square]),
            );
            if (wrong.length > 0) pageErrors.push(`board ${i}, ${fen}: wrong on ${wrong.join(' ')}`);
          });
          if (pageErrors.length > 0) throw new Error(`${name}: ${pageErrors.slice(0, 3).join('; ')}`);
        },
        close: () => context.close(),
      };
    },
  };
}
