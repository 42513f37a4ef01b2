export const start = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1';
export const endgame = '4k3/8/8/8/8/8/8/4K2R w K - 0 1';
