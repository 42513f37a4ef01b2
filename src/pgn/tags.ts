import {formatFen, type Position} from '../notation/index.js';
import type {Game} from './game.js';

/**
 * The two tag lines that say where a game starts, without a line break at the end (PGN standard 9.7; the X-FEN text
 * asks for them in Chess960 and Capablanca Random, and for none in orthodox chess):
 *
 * ```
 * [SetUp "1"]
 * [FEN "rnbnkqrb/pppppppp/8/8/8/8/PPPPPPPP/RNBNKQRB w KQkq - 0 1"]
 * ```
 *
 * @example
 * const read = parseFen('4k3/8/8/8/8/8/8/4K2R w K - 0 1');
 * if (read.ok) setUpTags(read.position).split('\n')[0]; // → '[SetUp "1"]'
 */
export const setUpTags = (position: Position): string => `[SetUp "1"]\n[FEN "${formatFen(position)}"]`;

/**
 * Does the game start as orthodox chess does? By the X-FEN text that is one without a FEN tag.
 *
 * @example
 * isOrthodox(parsePgn('1. e4 e5 *').games[0]); // → true
 */
export const isOrthodox = ({tags}: Pick<Game, 'tags'>): boolean => !tags.has('FEN');
