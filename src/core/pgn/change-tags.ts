import {formatFen} from '../notation/format-fen.js';
import {parseFen} from '../notation/parse-fen.js';
import {chessStart, type Position} from '../notation/position.js';
import {chess960Number, namedStarts} from '../notation/start-positions.js';
import {capitalized} from '../text/fill.js';
import {changedGame} from './change-tree.js';
import type {Game} from './game.js';
import {resultOf} from './words.js';

const startTags = ['SetUp', 'FEN', 'Variant'];

/**
 * Sets the tags of a game, all of them, and with the tag `Result` its result; if that tag changes to a text that is no result,
 * it becomes the game's result. Line breaks become spaces. `FEN`, `SetUp` and `Variant` stay, because they belong to the
 * moves; `setStart` changes them.
 *
 * @returns The changed game; the same one if it has these tags already.
 * @throws RangeError if the name of a tag has other characters than letters, digits and `_+#=:-`.
 * @example
 * const [game] = parsePgn('1. e4 *').games;
 * if (game) formatPgn(setTags(game, new Map([['White', 'Anna']]))).trim(); // → '[White "Anna"]\n\n1. e4 *'
 */
export function setTags(game: Game, tags: ReadonlyMap<string, string>): Game {
  const cleaned = [...tags].map(([name, value]) => {
    if (!/^[\w+#=:-]+$/.test(name)) throw new RangeError(`“${name}” is not the name of a tag.`);
    // For readers of PGN, other quotation marks end a value too if a bracket follows.
    return [name, value.replace(/[\r\n]+/g, ' ').replace(/[“”„«»″](?=\s*\])/g, '"')] as const;
  });
  const isKept = ([name]: readonly [string, string]) => startTags.includes(name);
  const kept = [...game.tags].filter(isKept);
  // The tags of the start keep their values. If `tags` names them too, they have their place in its order.
  const after = new Map([...cleaned.filter((tag) => !isKept(tag) || game.tags.has(tag[0])), ...kept]);
  const resultTag = after.get('Result');
  const result = resultOf(resultTag) ?? game.result;
  if (resultTag !== game.tags.get('Result') && resultOf(resultTag) === null && after.has('Result'))
    after.set('Result', result);
  const textOf = (map: ReadonlyMap<string, string>) => JSON.stringify([...map]);
  const isSame = textOf(game.tags) === textOf(after) && result === game.result;
  return isSame ? game : changedGame(game, {tags: after, result});
}

/**
 * Sets the start position of a game without moves, and its tags `FEN`, `SetUp` and `Variant`.
 *
 * @returns The changed game; the same one if it has moves or this start already, or if no FEN can say the position.
 * @example
 * const [game] = parsePgn('*').games;
 * const read = parseFen('4k3/8/8/8/8/8/4P3/4K3 w - - 0 1');
 * if (game && read.ok) setStart(game, read.position).tags.get('SetUp'); // → '1'
 */
export function setStart(game: Game, position: Position): Game {
  const fen = formatFen(position, 'fen');
  const read = parseFen(fen, {tolerant: true});
  if (game.moves.length > 0 || !read.ok || fen === formatFen(game.start, 'fen')) return game;
  const xFen = formatFen(read.position);
  const [name] = Object.entries(namedStarts).find(([, start]) => start === xFen) ?? [];
  const isChess = fen === chessStart;
  const variant = name ? capitalized(name) : !isChess && chess960Number(position) !== null ? 'Chess960' : '';
  const others = [...game.tags].filter(([tag]) => !startTags.includes(tag));
  const tags: [string, string][] = isChess
    ? []
    : [...(variant ? [['Variant', variant] as [string, string]] : []), ['SetUp', '1'], ['FEN', fen]];
  return changedGame(game, {start: read.position, tags: new Map([...others, ...tags])});
}
