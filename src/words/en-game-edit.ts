import type {Texts} from '../core/text/fill.js';

export const enGameEdit = {
  /** The group of fields for the game as a whole, before its first move. */
  wholeGame: 'The whole game',
  comment: 'Comment',
  /** The legends of two groups of glyphs, such as `!` and `±`. */
  moveGlyphs: 'Move',
  positionGlyphs: 'Position',
  diagramHere: 'Diagram here',
  /** Adds a null move, which passes the turn. */
  pass: 'Pass',
  deleteFromHere: 'Delete from here',
  promoteVariation: 'Promote variation',
  makeMainLine: 'Make main line',
  /** Before the first move; the button `pastePgn` follows. */
  playAMove: 'Play a move, or',
  pastePgn: 'Paste a PGN',
  setUpPosition: 'Set up position',
  playMoves: 'Play moves',
  gameDetails: 'Game details',
  /** The fields for the tags of PGN. */
  tags: {
    White: 'White',
    WhiteElo: 'Rating of White',
    Black: 'Black',
    BlackElo: 'Rating of Black',
    Event: 'Event',
    Site: 'Place',
    Date: 'Date',
    Round: 'Round',
    Result: 'Result',
  },
  /** Names of moves in announcements; `{number}` is the number of the move. */
  whiteMove: 'White’s move {number}',
  blackMove: 'Black’s move {number}',
  // These texts are announced. `{move}` is `whiteMove` or `blackMove`.
  variationDeleted: 'Variation {number} of {move} deleted.',
  deletedFrom: 'Deleted from {move} on.',
  allDeleted: 'All moves deleted.',
  variationPromoted: 'Variation promoted.',
  madeMainLine: 'This is the main line now.',
  commentChanged: 'Comment changed.',
  commentDeleted: 'Comment deleted.',
  /** `{name}` is that of a glyph, or of the diagram. */
  added: '{move}: {name}.',
  removed: '{move}: {name} removed.',
  marksChanged: 'Marks changed.',
  startChanged: 'Start position changed.',
  pasted: 'Game replaced.',
  /** Precedes the errors in a text, before the first change. */
  notKept: 'The first change removes what could not be read:',
  /** The validation message of a required game without moves. */
  moveRequired: 'A move is needed here.',
};

/**
 * The texts of `<fen-game mode="edit">` in one language.
 *
 * @example
 * const game: Partial<GameEditStrings> = {comment: 'Komento'};
 * addLocale('eo', {game});
 */
export type GameEditStrings = Texts<typeof enGameEdit>;
