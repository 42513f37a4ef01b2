// A small engine in a worker, for pages. The query of its address says how it behaves: `fault`, `variants`, `seed`, `chess960=no`,
// `slow=yes`. Engines are classic scripts, so it is served as one file.
import {randomFrom, serveSmallEngine, type Fault} from './small-engine.js';

const query = new URLSearchParams(location.search);
const variants = query.get('variants');
const fault = query.get('fault') as Fault | null;
serveSmallEngine(globalThis, {
  ...(fault && {fault}),
  ...(variants && {variants: variants.split(',')}),
  knowsChess960: query.get('chess960') !== 'no',
  isSlow: query.get('slow') === 'yes',
  random: randomFrom(Number(query.get('seed') ?? 1)),
});
