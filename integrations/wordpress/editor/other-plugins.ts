/**
 * Shortcodes and blocks of other chess plugins, as attributes of our blocks. The server reads shortcodes in the same
 * way.
 */

import {attributes} from '../../../src/attributes.js';
import {__} from './wordpress.js';

/** The attributes of a shortcode: names are in lower case, and a word that stands alone is a switch. */
export interface ShortcodeAttributes {
  readonly named: Readonly<Record<string, string | undefined>>;
  readonly numeric: readonly string[];
}

const no = /^(?:false|no|off|0)$/i;
const yes = /^(?:true|yes|on|1)$/i;

/** The first of the values that there is, if it is one of those that a pattern describes. */
const valid = (pattern: RegExp, ...values: readonly (string | undefined)[]): string | undefined =>
  values.find((value) => value !== undefined && pattern.test(value));

/** A value that is one of those of an attribute. */
const one = (
  name: 'orientation' | 'coordinates' | 'theme' | 'animation' | 'solver' | 'notation' | 'moves' | 'letters',
  value: string | undefined,
): string | undefined => attributes[name].values.find((known) => known === value);

/** Leaves out what is not there, so that the block keeps its own value. */
const present = (attributes: object): object =>
  Object.fromEntries(Object.entries(attributes).filter(([, value]) => value !== undefined));

/** A place in a game of RPB Chessboard in our form: its first variation is `v0`, and ours is 1. */
export const placeOf = (place: string | undefined): string | undefined =>
  valid(
    /^(?:start|end|\d{1,4}[wb]?(?:\/\d{1,4}\/\d{1,4}[wb]?){0,16})$/,
    place?.toLowerCase().replace(/-v(\d{1,3})-/g, (_, index: string) => `/${Number(index) + 1}/`),
  );

/** A place of Embed Chessboard, which counts the moves of both sides, in our form. */
function placeOfHalfMove(place: string | undefined): string | undefined {
  if (place === undefined) return undefined;
  if (/^(?:s|start|0)$/i.test(place)) return 'start';
  if (/^(?:e|end)$/i.test(place)) return 'end';
  const count = Number(valid(/^\d{1,4}$/, place));
  return count ? `${Math.ceil(count / 2)}${count % 2 ? '' : 'b'}` : undefined;
}

/** An alignment: RPB Chessboard’s are called `floatLeft` and `floatRight`. */
export const alignmentOf = (align: string | undefined): string | undefined =>
  valid(/^(?:left|center|right|wide|full)$/, align?.toLowerCase().replace(/^float/, ''));

/** The letters of the pieces: RPB Chessboard’s names and Embed Chessboard’s. */
export const lettersOf = (name: string | undefined): string | undefined => {
  if (/^f(?:igurines?)?$/i.test(name ?? '')) return 'figurine';
  return name === 'localized' ? 'local' : undefined;
};

const isOn = ({named, numeric}: ShortcodeAttributes, name: string): true | undefined =>
  numeric.includes(name) || (named[name] !== undefined && !no.test(named[name])) || undefined;

const lookOf = (all: ShortcodeAttributes) => {
  const {named} = all;
  const isFlipped = yes.test(named.flip ?? named.flipped ?? '');
  const isHidden = no.test(named.show_coordinates ?? named.nav_show_coordinates ?? '');
  return {
    orientation: one('orientation', named.orientation) ?? (isFlipped ? 'black' : undefined),
    coordinates: one('coordinates', named.coordinates) ?? (isHidden ? 'none' : undefined),
    theme: one('theme', named.theme),
    pieces: valid(/^[A-Za-z][\w-]{0,31}$/, named.pieces),
    turnMarker: isOn(all, 'turn-marker'),
    controls: isOn(all, 'controls'),
    animation: one('animation', named.animation),
    align: alignmentOf(named.align),
    caption: named.caption && new Option(named.caption).innerHTML,
  };
};

/** The attributes of `[fen]` for a diagram; those of its FEN are left to the caller. */
export function diagramOfShortcode(all: ShortcodeAttributes): object {
  const {named} = all;
  const marks = named.marks ?? `${named.csl ?? ''} ${named.cal ?? ''}`.replaceAll(',', ' ').trim();
  const square = Number(valid(/^\d{1,3}$/, named.square_size));
  const mode = valid(/^(?:view|play|solve)$/, named.mode);
  return present({
    ...lookOf(all),
    marks: marks || undefined,
    width: Number(valid(/^\d{2,4}$/, named.width)) || 8 * square || undefined,
    mode,
    solver: one('solver', named.solver),
    notation: one('notation', named.notation),
    drawable: isOn(all, 'drawable'),
    ...(mode === 'solve' && {solution: named.solution, summary: __('Solution', 'fen-board')}),
  });
}

/** The attributes of `[pgn]` for a game; its text is left to the caller. */
export function gameOfShortcode(all: ShortcodeAttributes): object {
  const {named} = all;
  const shown = named.showmoves ?? named.sm ?? named.piece_symbols;
  const layout = named.layout ?? named.l ?? named.navigation_board ?? '';
  let moves = one('moves', named.moves);
  if (/^h(?:idden)?$/i.test(shown ?? '')) moves ??= 'none';
  else if (/^(?:h|horizontal|floatleft|scrollleft)$/i.test(layout)) moves ??= 'right';
  else if (/^(?:v|vertical|above)$/i.test(layout)) moves ??= 'below';
  return present({
    ...lookOf(all),
    at:
      placeOf(named.at) ??
      placeOf(named.initial_selection) ??
      placeOfHalfMove(named.initialhalfmove ?? named.ih),
    game: Number(valid(/^[1-9]\d{0,4}$/, named.game, named.initialgame, named.ig)) || undefined,
    moves,
    letters: one('letters', named.letters) ?? lettersOf(shown),
    diagrams: isOn(all, 'diagrams'),
    height: valid(/^(?:normal|tall|all)$/, named.height?.toLowerCase()),
  });
}

/** `{e4: 'g'}` as RPB Chessboard stores marks, in the letters of PGN. */
const marksOf = (...all: readonly (Readonly<Record<string, string>> | undefined)[]): string =>
  all
    .flatMap((marks) => Object.entries(marks ?? {}).map(([squares, color]) => color.toUpperCase() + squares))
    .join(' ');

/** RPB Chessboard’s block `rpb-chessboard/fen`, as far as it has an equal here. */
export interface TheirDiagram {
  readonly position?: string;
  readonly flipped?: boolean;
  readonly squareMarkers?: Readonly<Record<string, string>>;
  readonly arrowMarkers?: Readonly<Record<string, string>>;
  readonly coordinateVisible?: string;
  readonly squareSize?: number;
  readonly align?: string;
}

/** Its block `rpb-chessboard/pgn`. */
export interface TheirGame {
  readonly pgn?: string;
  readonly gameIndex?: number;
  readonly flipped?: boolean;
  readonly initialSelection?: string;
  readonly navigationBoard?: string;
  readonly nboCoordinateVisible?: string;
  readonly pieceSymbols?: string;
}

/** The text between the tags of `[fen]`, or RPB Chessboard’s position: it has a word for the empty board. */
export const fenOf = (text: string): string | undefined =>
  text === 'empty' ? '8/8/8/8/8/8/8/8 w - - 0 1' : text === 'start' || text === '' ? undefined : text;

/** The attributes of our diagram for one of theirs. */
export const diagramOf = (theirs: TheirDiagram): object =>
  present({
    fen: fenOf(theirs.position ?? ''),
    orientation: theirs.flipped ? 'black' : undefined,
    coordinates: theirs.coordinateVisible === 'false' ? 'none' : undefined,
    marks: marksOf(theirs.squareMarkers, theirs.arrowMarkers),
    width: 8 * (theirs.squareSize ?? 0) || undefined,
    align: alignmentOf(theirs.align),
  });

/** A mark `[pgndiagram]` in a comment asks for a diagram, as `[#]` does. */
const theirDiagrams = /\[pgndiagram\b[^\]]*\]/gi;

/** A PGN as RPB Chessboard reads it, with our marks for diagrams. */
export const pgnOf = (text: string): {readonly pgn: string; readonly diagrams?: true} => {
  const pgn = text.replace(theirDiagrams, '[#]');
  return pgn === text ? {pgn} : {pgn, diagrams: true};
};

/** The attributes of our game for one of theirs. */
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
