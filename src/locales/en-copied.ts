/** The text that a board and its toolbar share; a page may have one of them without the texts of the other. */
export const enCopied = {fenCopied: 'FEN copied.'};
