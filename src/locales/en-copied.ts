/** Announced by the board, and by its toolbar, which may be there without the other. */
export const enCopied = {fenCopied: 'FEN copied.'};
