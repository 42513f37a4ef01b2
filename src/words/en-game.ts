import type {Texts} from '../core/text/fill.js';

export const enGame = {
  /** The letters of the pieces in move text, for `letters="local"`. */
  letters: {K: 'K', Q: 'Q', R: 'R', B: 'B', N: 'N', A: 'A', C: 'C'},
  /** The name of the element; `{players}` is “Anand – Carlsen”, for example. */
  game: 'Game: {players}',
  moves: 'Moves',
  /** The name of a variation; `{move}` is the move it replaces. */
  variation: 'Variation in place of {move}',
  navigation: 'Go through the game',
  first: 'Start',
  previous: 'Previous move',
  next: 'Next move',
  last: 'End',
  play: 'Play',
  pause: 'Pause',
  flip: 'Flip',
  /** The actions menu and its items. */
  more: 'More',
  copied: 'Copied.',
  /** The item that copies the address of the current move. */
  copyLink: 'Copy link',
  analyse: 'Analyse',
  /** The slider over evaluations and clocks. */
  ribbon: 'Course of the game',
  chooseGame: 'Choose a game',
  /** The sides, and the names of unknown players. */
  white: 'White',
  black: 'Black',
  /** The clock of a player; `{time}` is `1:05:30`, for example. */
  clock: '{time} left',
  /** Announced before the first move. */
  startPosition: 'Start of the game.',
  /** The button that goes from a move to its next alternative, and from the last alternative back to the first. */
  otherMove: 'Other move here',
  /** Announced at the first move of a variation, and at a move that variations can replace. */
  variationBegins: 'Variation {number} of {count}.',
  variationsHere: '{count} {count|variation|variations} instead.',
  /** Announced if a reader asks for a variation and there is none, and at the end of a variation or game. */
  noVariation: 'No variation here.',
  variationEnds: 'End of the variation.',
  gameEnds: 'End of the game: {result}.',
  /** The move on the board, in the description of the board. */
  lastMove: 'Last move: {move}.',
  /** On paper, below a diagram. */
  afterMove: 'After {move}',
  moved: '{piece} to {to}',
  captured: '{piece} takes on {to}',
  castledKingside: 'castles kingside',
  castledQueenside: 'castles queenside',
  promoted: 'promotes to {piece}',
  nullMove: 'passes',
  check: 'check',
  checkmate: 'checkmate',
  /** The date of a game, and the names of the months, divided by blanks. */
  date: '{day} {month} {year}',
  /** A date whose day is unknown. */
  month: '{month} {year}',
  months: 'January February March April May June July August September October November December',
  /** Results in words, by their notation in PGN. */
  results: {'1-0': 'White won', '0-1': 'Black won', '1/2-1/2': 'draw', '*': 'unfinished'},
  /** The numeric annotation glyphs that most games have, in words, by number. */
  nags: {
    1: 'good move',
    2: 'mistake',
    3: 'brilliant move',
    4: 'blunder',
    5: 'interesting move',
    6: 'dubious move',
    7: 'only move',
    10: 'equal position',
    13: 'unclear position',
    14: 'White is slightly better',
    15: 'Black is slightly better',
    16: 'White is better',
    17: 'Black is better',
    18: 'White is winning',
    19: 'Black is winning',
  } as {readonly [nag: number]: string},
  /** Shown while a long file is read. */
  reading: 'Reading: {count} {count|game|games} so far.',
  noGame: 'There is no game here.',
  noSuchGame: 'There is no game {number}: the file has {count}.',
  notLoaded: 'The game could not be loaded from {url}.',
  /** A button, shown while code that the game needs is missing. */
  partMissing: 'A part could not be loaded. Press here to try again.',
  /** An issue with its place: `{line}`, `{column}` and `{message}`. */
  issue: 'Line {line}, column {column}: {message}',
};

/**
 * The texts that `<fen-game>` shows and announces in one language. Slots such as `{players}` are filled in.
 *
 * @example
 * const game: Partial<GameStrings> = {next: 'Sekva movo'};
 * addLocale('eo', {game});
 */
export type GameStrings = Texts<typeof enGame>;
