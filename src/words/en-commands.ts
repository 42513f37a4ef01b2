import type {Texts} from '../core/text/fill.js';

/** The English texts for keys that ask about the position, and for the field of `move-input`. */
export const enCommands = {
  moveField: 'Move or command',
  enterMove: 'Enter',
  /** The commands to type in this language; the English ones work in all languages. */
  words: {
    pieces: 'p',
    square: 's',
    last: 'l',
    captures: 'c',
    moves: 'm',
    board: 'board',
    engine: 'engine',
    help: 'help',
  },
  /** The moves of a piece. `{moves}` is a list of squares and of texts such as `takes`. */
  pieceMoves: '{piece} {square}: {moves}.',
  takes: 'takes {piece} {square}',
  noMoves: 'No moves.',
  noCaptures: 'No captures.',
  /** The answer about the evaluation while there is no analysis. */
  engineOff: 'No analysis. The button “Analyse” turns it on.',
  readOnly: 'Nobody moves on this board. Type help for the commands.',
  typingHelp:
    'Type a move: Nf3, e2e4, a8=N, O-O. Or: p N, where the knights are; s e4, what is there; s e, a file; s 4, a rank; l, the last move; c, captures; m e4, moves from there; board e4, goes there.',
  /** The effect of each key, in the list that `?` announces: `ends` are Home and End, `columns` Page Up and Page Down. */
  keys: {
    arrows: 'to the next square',
    ends: 'to the ends of the rank, with Control to the corners',
    columns: 'to the ends of the file',
    letters: 'letter of a piece: to the next one, with Shift to the one before',
    digits: '1 to 8: to that rank, with Shift to that file',
    enter: 'picks a piece up, and drops it',
    escape: 'puts it back',
    here: 'where am I, and what is here',
    moves: 'moves of this piece, with Shift its captures',
    lines: 'what is on its lines',
    evaluation: 'evaluation of the engine',
    help: 'this list',
  },
  /** The list that `?` announces. On a board where a letter finds the next piece, the command with this letter needs Alt. */
  keysHelp: 'Keys on the board: {keys}. Where a letter is a piece, the command has Alt.',
};

/** Answers to questions about the position, and the labels of the field of `move-input`. */
export type CommandStrings = Texts<typeof enCommands>;
