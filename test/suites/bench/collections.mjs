// Collections of games like those of three sources, made from the games in the package of chess.js, again for each run.
import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {dirname, join} from 'node:path';

const require = createRequire(import.meta.url);
const folder = dirname(require.resolve('chess.js/package.json'));

/** @param {number} length The minimum length of each text, in characters. */
export function collections(length) {
  const games = readFileSync(join(folder, 'benchmarks/benchmark.pgn'), 'utf8')
    .replace(/\r/g, '')
    .split(/\n\n(?=\[Event )/)
    .map((game) => {
      const [tags, moves] = game.split('\n\n');
      return {tags, words: moves.trim().split(/\s+/)};
    });
  let state = 1;
  const random = (below) => {
    state = (state * 48271) % 0x7fffffff;
    return state % below;
  };
  const two = (number) => String(number).padStart(2, '0');

  /** Each game with a comment after each move; Black's moves then have numbers. */
  const made = (remark) => {
    const texts = [];
    for (let size = 0; size < length;) {
      for (const {tags, words} of games) {
        let number = '';
        let isBlack = false;
        const moves = words.map((word) => {
          if (/^\d+\.+$/.test(word)) {
            number = word;
            isBlack = false;
            return word;
          }
          if (/^(?:1-0|0-1|1\/2-1\/2|\*)$/.test(word)) return word;
          const prefix = isBlack && remark ? `${number}.. ` : '';
          isBlack = true;
          return `${prefix}${word}${remark?.() ?? ''}`;
        });
        const text = `${tags}\n\n${moves.join(' ')}\n\n`;
        texts.push(text);
        size += text.length;
      }
    }
    return texts.join('');
  };
  const clock = () => `0:${two(random(10))}:${two(random(60))}`;
  return {
    'moves alone': made(null),
    Lichess: made(() => ` { [%eval ${(random(800) - 400) / 100}] [%clk ${clock()}] }`),
    'chess.com': made(() => ` {[%clk ${clock()}.${random(10)}]}`),
    engines: made(
      () =>
        ` {${random(2) ? '+' : '-'}${random(4)}.${two(random(100))}/${10 + random(20)} ${random(9)}.${random(10)}s}`,
    ),
  };
}
