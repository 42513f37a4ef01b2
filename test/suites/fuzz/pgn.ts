import fc from 'fast-check';
import {formatPgn, parsePgn, setUpTags, type Game, type GameMove} from '../../../src/core/pgn/index.js';
import {formatSan, play, type Move} from '../../../src/core/rules/index.js';
import {formatFen, parseFen, type Position} from '../../../src/core/notation/index.js';
import {indexLaw} from '../../tools/fixtures/index-law.js';
import written from '../../tools/fixtures/pgn/as-written.json';
import {mistyped, mutated} from '../../core/notation/arbitrary.js';
import {must, same, type Law} from './law.js';
import {games, playOut} from './rules.js';

/** Every move of a game, variations included, with the position before it. */
function* movesOf({start, moves}: Game): Generator<readonly [Position, GameMove]> {
  const lines = [{before: start, moves}];
  for (let line = lines.pop(); line; line = lines.pop()) {
    let {before} = line;
    for (const move of line.moves) {
      yield [before, move];
      for (const variation of move.variations) lines.push({before, moves: variation});
      before = move.position;
    }
  }
}

const withSortedTags = (game: Game | undefined) => game && {...game, tags: [...game.tags].sort()};

const remark = fc.constantFrom(
  '',
  ' {a comment}',
  ' $3',
  ' ; to the end\n',
  ' (1. e4 e5 (1... c5) 2. Nf3)',
  '\n',
  ' !?',
);
const results = fc.constantFrom('1-0', '0-1', '1/2-1/2', '*');

/** Texts of games as people write them, and two of them after each other; each is read with one typo. */
const asWritten = fc
  .array(fc.constantFrom(...written.map(({text}) => text)), {minLength: 1, maxLength: 2})
  .map((texts) => texts.join('\n\n'));

/** The text of a game, with its moves and its result. */
const writtenGame = fc
  .tuple(games, fc.array(remark, {minLength: 1, maxLength: 5}), results, fc.string())
  .map(([given, remarks, result, name]) => {
    const moves: Move[] = [];
    let text = '';
    playOut(given, (before, move) => {
      const number = `${before.fullmoveNumber}${before.turn === 'white' ? '.' : '...'}`;
      text += ` ${number} ${formatSan(before, move)}${remarks[moves.length % remarks.length] ?? ''}`;
      moves.push(move);
    });
    const read = parseFen(given.fen, {tolerant: true});
    const tags = read.ok ? setUpTags(read.position) : '[FEN "K"]';
    const event = name.replace(/[\\"]/g, '\\$&');
    return {text: `[Event "${event}"]\n${tags}\n\n${text} ${result}\n`, moves, result, readable: read.ok};
  });

const whole = fc.property(fc.array(writtenGame, {maxLength: 3}), (given) => {
  const {games} = parsePgn(given.map(({text}) => text).join('\n'));
  const played = given.filter(({readable}) => readable);
  must(games.length === played.length, () => `${games.length} games, expected ${played.length}`);
  games.forEach((game, index) => {
    const {moves, result} = played[index] ?? {};
    must(game.result === result, () => `game ${index + 1} has the result ${game.result}, expected ${result}`);
    must(
      same(
        game.moves.map(({move}) => move),
        moves,
      ),
      () => `game ${index + 1} has other moves`,
    );
  });
});

const broken = fc.property(
  fc.oneof(
    fc.array(writtenGame, {maxLength: 2}).chain((given) => mutated(given.map(({text}) => text).join('\n'))),
    fc
      .oneof(
        asWritten,
        writtenGame.map(({text}) => text),
      )
      .chain(mistyped),
    asWritten.chain(mutated),
    fc.string({unit: fc.constantFrom(...'[]{}()"\\;%$ \n1.e4O-*0/–abNKx+#…')}),
    fc.string({unit: 'binary'}),
  ),
  (text) => {
    const {games, issues} = parsePgn(text);
    for (const {index, length, line, ply, message} of issues) {
      must(
        index >= 0 && length >= 0 && index + length <= text.length && line >= 1 && ply >= 0,
        () =>
          `index ${index}, length ${length}, line ${line}, in a text of ${text.length} characters: ${message}`,
      );
    }
    for (const game of games) {
      for (const [before, {move, position}] of movesOf(game)) {
        const after = move ? play(before, move) : position;
        must(
          same(after, position),
          () => `wrong position after ${JSON.stringify(move)} in ${formatFen(before)}`,
        );
      }
      const again = formatPgn(game);
      const [back] = parsePgn(again).games;
      must(
        same(withSortedTags(back), withSortedTags(game)),
        () => `formatted and parsed again, it is another game:\n${again}`,
      );
    }
  },
);

export const laws: readonly Law[] = [
  {name: 'read-pgn', property: whole},
  {name: 'read-broken-pgn', property: broken},
  {name: 'index-pgn', property: indexLaw},
];
