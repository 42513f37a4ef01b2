// Positions and games that several files write into posts.

export {capablanca, start} from '../../../test/tools/fixtures/positions.ts';
/** After 1. e4. */
export const opened = 'rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 1';
export const spanish = 'r1bqkbnr/pppp1ppp/2n5/1B2p3/4P3/5N2/PPPP1PPP/RNBQK2R b KQkq - 3 3';
/** With a variation, marks, and all characters that markup escapes. */
export const pgn = `[White "Morphy & \\"friends\\""]
[Black "Allies"]

1. e4 e5 {[%csl Ge4] <3 -- fine} 2. Nf3 d6 (2... Nc6 3. Bb5) 3. d4 *`;
