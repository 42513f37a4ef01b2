import {parseFen} from '../notation/index.js';
import type {ReadFen} from './start.js';

/** Reads a `FEN` tag tolerantly. It has its own file because pages that show games use another reader. */
export const readTolerantly: ReadFen = (fen) => parseFen(fen, {tolerant: true});
