// What the benches have in common: their options, the median, and the tables that docs/benchmarks.md has.
import {readFileSync, writeFileSync} from 'node:fs';
import {cpus} from 'node:os';
import {fileURLToPath} from 'node:url';
import {parseArgs} from 'node:util';
import prettier from 'prettier';

/** The middle figure, or the mean of the two in the middle. */
export function median(figures) {
  const sorted = [...figures].sort((one, other) => one - other);
  const middle = sorted.length >> 1;
  return sorted.length % 2 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}

/**
 * Reads `--rounds`, `--write` and the bench’s own options.
 *
 * @param own - The defaults of the bench’s own options, which are texts.
 * @throws Error if an option is unknown, or the number of rounds is none.
 */
export function readOptions(own = {}, defaultRounds = 5) {
  const texts = Object.entries({rounds: String(defaultRounds), ...own});
  const {values} = parseArgs({
    options: {
      ...Object.fromEntries(texts.map(([name, value]) => [name, {type: 'string', default: value}])),
      write: {type: 'boolean', default: false},
    },
  });
  const rounds = Number(values.rounds);
  if (!(rounds > 0)) throw new Error(`--rounds ${values.rounds} is no number of rounds.`);
  return {...values, rounds};
}

/** A sentence that says when and where it was measured. */
export function whereMeasured(rounds, browser) {
  const [processor] = cpus();
  const machine = `${cpus().length} × ${processor?.model.trim() ?? 'unknown processor'}`;
  const figures = rounds > 1 ? `medians of ${rounds} rounds` : 'one round';
  return `Measured ${new Date().toISOString().slice(0, 10)} with ${browser} on ${machine}: ${figures}.`;
}

/** A table in Markdown, whose first column has the names of the rows. */
export const table = (head, rows) =>
  [head, head.map((_, i) => (i ? '--:' : '---')), ...rows]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n');

/** A ratio of two figures, such as `0.85×`. */
export const ratioOf = (ours, theirs) => `${(ours / theirs).toFixed(2)}×`;

/** Prints the parts of docs/benchmarks.md that were measured, and writes them there if asked to. */
export async function publish(texts, {write}) {
  for (const [name, text] of Object.entries(texts)) console.log(`\n${name}\n\n${text}`);
  if (!write) return;
  const file = fileURLToPath(new URL('../../../docs/benchmarks.md', import.meta.url));
  const written = readFileSync(file, 'utf8').replace(
    /(<!-- bench: (\w+) -->\n)[^]*?(\n<!-- end -->)/g,
    (whole, from, name, to) => (texts[name] ? `${from}\n${texts[name]}\n${to}` : whole),
  );
  const style = {...(await prettier.resolveConfig(file)), parser: 'markdown'};
  writeFileSync(file, await prettier.format(written, style));
}
