/** Shared by a board and its toolbar, because a page may fetch the texts of only one of them. */
export const enCopied = {fenCopied: 'FEN copied.'};
