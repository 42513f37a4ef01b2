import {parseFen} from '../notation/index.js';
import type {ReadFen} from './start.js';

/** Reads a `FEN` tag as people write it. In a file of its own, because who shows a game has another way. */
export const readTolerantly: ReadFen = (fen) => parseFen(fen, {tolerant: true});
