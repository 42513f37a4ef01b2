/** Shortcodes, and blocks of other chess plugins, as attributes of this plugin's blocks. includes/shortcodes.php does the same. */

import {attributesOfOptions} from './classes.js';
import {__} from './wordpress.js';

/** The attributes of a shortcode, with names in lower case, and the words without a value, which are switches. */
export interface ShortcodeAttributes {
  readonly named: Readonly<Record<string, string | undefined>>;
  readonly numeric: readonly string[];
}

const no = /^(?:false|no|off|0)$/i;
const yes = /^(?:true|yes|on|1)$/i;

/** The first value that is set and matches a pattern. */
const valid = (pattern: RegExp, ...values: readonly (string | undefined)[]): string | undefined =>
  values.find((value) => value !== undefined && pattern.test(value));

/** Without undefined attributes, so that the block keeps its own values. */
const present = (attributes: object): object =>
  Object.fromEntries(Object.entries(attributes).filter(([, value]) => value !== undefined));

/** Converts a place in a game of RPB Chessboard, whose first variation is `v0`, to the form of `at`, where it is 1. */
export const placeOf = (place: string | undefined): string | undefined =>
  valid(
    /^(?:start|end|\d{1,4}[wb]?(?:\/\d{1,4}\/\d{1,4}[wb]?){0,16})$/,
    place?.toLowerCase().replace(/-v(\d{1,3})-/g, (_, index: string) => `/${Number(index) + 1}/`),
  );

/** Converts a place of Embed Chessboard, a number of half-moves, to the form of `at`. */
function placeOfHalfMove(place: string | undefined): string | undefined {
  if (place === undefined) return undefined;
  if (/^(?:s|start|0)$/i.test(place)) return 'start';
  if (/^(?:e|end)$/i.test(place)) return 'end';
  const count = Number(valid(/^\d{1,4}$/, place));
  return count ? `${Math.ceil(count / 2)}${count % 2 ? '' : 'b'}` : undefined;
}

/** An alignment; RPB Chessboard names some `floatLeft` and `floatRight`. */
export const alignmentOf = (align: string | undefined): string | undefined =>
  valid(/^(?:left|center|right|wide|full)$/, align?.toLowerCase().replace(/^float/, ''));

/** The value of `letters` for the names of RPB Chessboard and Embed Chessboard. */
export const lettersOf = (name: string | undefined): string | undefined => {
  if (/^f(?:igurines?)?$/i.test(name ?? '')) return 'figurine';
  return name === 'localized' ? 'local' : undefined;
};

/** The attributes that the elements have too, and those of other plugins that both blocks have. */
const sharedOf = ({named, numeric}: ShortcodeAttributes) => {
  const isFlipped = yes.test(named.flip ?? named.flipped ?? '');
  const isHidden = no.test(named.show_coordinates ?? named.nav_show_coordinates ?? '');
  const words = numeric.map((word) => [word, ''] as const);
  const given = Object.entries(named).flatMap(([name, value = 'no']) =>
    no.test(value) ? [] : [[name, value] as const],
  );
  return {
    ...(isFlipped && {orientation: 'black'}),
    ...(isHidden && {coordinates: 'none'}),
    ...attributesOfOptions(new Map([...words, ...given])),
    align: alignmentOf(named.align),
    caption: named.caption && new Option(named.caption).innerHTML,
  };
};

/** The attributes that `[fen]` gives a diagram, without the FEN. */
export function diagramOfShortcode(all: ShortcodeAttributes): object {
  const {named} = all;
  const marks = named.marks ?? `${named.csl ?? ''} ${named.cal ?? ''}`.replaceAll(',', ' ').trim();
  const square = Number(valid(/^\d{1,3}$/, named.square_size));
  const mode = valid(/^(?:view|play|solve)$/, named.mode);
  return present({
    ...sharedOf(all),
    marks: marks || undefined,
    width: Number(valid(/^\d{2,4}$/, named.width)) || 8 * square || undefined,
    mode,
    ...(mode === 'solve' && {solution: named.solution, summary: __('Solution', 'fen-board')}),
  });
}

/** The attributes that `[pgn]` gives a game, without the PGN. */
export function gameOfShortcode(all: ShortcodeAttributes): object {
  const {named} = all;
  const shown = named.showmoves ?? named.sm ?? named.piece_symbols;
  const layout = named.layout ?? named.l ?? named.navigation_board ?? '';
  let moves: string | undefined;
  if (/^h(?:idden)?$/i.test(shown ?? '')) moves = 'none';
  else if (/^(?:h|horizontal|floatleft|scrollleft)$/i.test(layout)) moves = 'right';
  else if (/^(?:v|vertical|above)$/i.test(layout)) moves = 'below';
  return present({
    moves,
    letters: lettersOf(shown),
    ...sharedOf(all),
    at:
      placeOf(named.at) ??
      placeOf(named.initial_selection) ??
      placeOfHalfMove(named.initialhalfmove ?? named.ih),
    game: Number(valid(/^[1-9]\d{0,4}$/, named.game, named.initialgame, named.ig)) || undefined,
    height: valid(/^(?:normal|tall|all)$/, named.height?.toLowerCase()),
  });
}

/** Converts marks of RPB Chessboard, `{e4: 'g'}`, to the letters of PGN. */
const marksOf = (...all: readonly (Readonly<Record<string, string>> | undefined)[]): string =>
  all
    .flatMap((marks) => Object.entries(marks ?? {}).map(([squares, color]) => color.toUpperCase() + squares))
    .join(' ');

/** The attributes of RPB Chessboard’s block `rpb-chessboard/fen` that have an equivalent here. */
export interface TheirDiagram {
  readonly position?: string;
  readonly flipped?: boolean;
  readonly squareMarkers?: Readonly<Record<string, string>>;
  readonly arrowMarkers?: Readonly<Record<string, string>>;
  readonly coordinateVisible?: string;
  readonly squareSize?: number;
  readonly align?: string;
}

/** Those of its block `rpb-chessboard/pgn`. */
export interface TheirGame {
  readonly pgn?: string;
  readonly gameIndex?: number;
  readonly flipped?: boolean;
  readonly initialSelection?: string;
  readonly navigationBoard?: string;
  readonly nboCoordinateVisible?: string;
  readonly pieceSymbols?: string;
}

/** The FEN between the tags of `[fen]`, or RPB Chessboard’s position; undefined for the start of a game. */
export const fenOf = (text: string): string | undefined =>
  text === 'empty' ? '8/8/8/8/8/8/8/8 w - - 0 1' : text === 'start' || text === '' ? undefined : text;

/** Converts the attributes of an RPB diagram. */
export const diagramOf = (theirs: TheirDiagram): object =>
  present({
    fen: fenOf(theirs.position ?? ''),
    orientation: theirs.flipped ? 'black' : undefined,
    coordinates: theirs.coordinateVisible === 'false' ? 'none' : undefined,
    marks: marksOf(theirs.squareMarkers, theirs.arrowMarkers),
    width: 8 * (theirs.squareSize ?? 0) || undefined,
    align: alignmentOf(theirs.align),
  });

/** `[pgndiagram]` in a comment requests a diagram, like `[#]`. */
const theirDiagrams = /\[pgndiagram\b[^\]]*\]/gi;

/** A PGN with `[#]` in place of RPB Chessboard's requests for diagrams. */
export const pgnOf = (text: string): {readonly pgn: string; readonly diagrams?: true} => {
  const pgn = text.replace(theirDiagrams, '[#]');
  return pgn === text ? {pgn} : {pgn, diagrams: true};
};

/** Converts the attributes of an RPB game. */
export const gameOf = (theirs: TheirGame): object =>
  present({
    ...pgnOf(theirs.pgn ?? ''),
    game: (theirs.gameIndex ?? 0) + 1,
    orientation: theirs.flipped ? 'black' : undefined,
    coordinates: theirs.nboCoordinateVisible === 'false' ? 'none' : undefined,
    at: placeOf(theirs.initialSelection),
    moves: /^(?:float|scroll)Left$/.test(theirs.navigationBoard ?? '') ? 'right' : undefined,
    letters: lettersOf(theirs.pieceSymbols),
  });
