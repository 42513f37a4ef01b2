export const start = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1';
export const endgame = '4k3/8/8/8/8/8/8/4K2R w K - 0 1';

/** Two puzzles, one after the other. */
export const ladder = {fen: '7k/8/8/8/8/8/R7/1R4K1 w - - 0 1', solution: '1. Ra7 Kg8 2. Rb8#'};
export const backRank = {fen: '6k1/5ppp/8/8/8/8/8/R6K w - - 0 1', solution: '1. Ra8#'};
