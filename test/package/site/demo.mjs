import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';
import {engineFiles} from '../../../demo/engine-files.mjs';
import {renderSite} from '../../../scripts/site.mjs';
import {startPages} from '../page.mjs';

/** The sheets in the games that the site renders, as a policy names them. */
function sheetsOf(pages) {
  const sheets = Object.values(pages).flatMap((html) => [...html.matchAll(/<style>([^]*?)<\/style>/g)]);
  const hashOf = (sheet) => createHash('sha256').update(sheet).digest('base64');
  return [...new Set(sheets.map(([, sheet]) => `'sha256-${hashOf(sheet)}'`))].join(' ');
}

/** Waits until every board has its final layout. */
export const drawn = (page) =>
  page.waitForFunction(async () => {
    // A page of diagrams defines no tag.
    if (!document.querySelector('script[src*=still]')) await customElements.whenDefined('fen-board');
    const boards = [...document.querySelectorAll('fen-board')];
    await Promise.all(boards.map((board) => board.updateComplete));
    const games = [...document.querySelectorAll('fen-game')];
    if (!games.every(({board}) => board)) return false;
    const {innerHeight} = window;
    return boards.every((board) => {
      const {mode = 'view', shadowRoot, controls} = board;
      const {top, bottom} = board.getBoundingClientRect();
      const near = bottom > 0 && top < innerHeight;
      const acts = mode === 'view' || !near || shadowRoot.querySelector('[role=grid]');
      return (
        shadowRoot?.querySelector('svg') && acts && (!controls || shadowRoot.querySelector('[role=toolbar]'))
      );
    });
  });

/** The engine of the site, by the paths of its files. */
const engine = Object.fromEntries(
  Object.entries(engineFiles).map(([file, name]) => [`/${name}`, readFileSync(file)]),
);

/** Opens the pages of the site for the tests of a `describe`, each when the one before has closed. */
export function demoVisits() {
  let pages, policy, shown;
  before(async () => {
    const site = await renderSite();
    // One page shows files that it makes itself, as blobs.
    policy = `default-src 'self'; style-src 'self' ${sheetsOf(site)}; img-src 'self' blob:; require-trusted-types-for 'script'`;
    pages = await startPages({...site, ...engine});
  });
  after(() => pages?.close());
  return async (name, how) => {
    await shown?.page.close();
    shown = await pages.visit(`/${name}`, {policy, until: 'load', ...how});
    if (how?.scripts !== false) await drawn(shown.page);
    return shown;
  };
}
