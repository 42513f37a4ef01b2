/** The table of attributes: what each element accepts, however it is set. Types and lists of values come from here. */

/** A value as text, as HTML converts it; null for `NaN`, objects and the like, which count as absent. */
const asText = (value: unknown): string | null =>
  typeof value === 'string' || typeof value === 'bigint' || Number.isFinite(value) ? String(value) : null;
const asWord = (value: unknown) => asText(value)?.trim().toLowerCase();
const isBlank = (text: string | null) => !text || !/\S/.test(text);

/** An enumerated attribute: case and white space around a value do not matter; anything else counts as the first. */
const oneOf = <const T extends readonly [string, ...string[]]>(...values: T) => ({
  values,
  read(value: unknown): T[number] {
    const word = asWord(value);
    return values.find((one) => one === word) ?? values[0];
  },
});

/** A boolean attribute: on if it is present. */
const flag = {isSwitch: true, read: (value: unknown): boolean => Boolean(value)} as const;

const text = {read: asText};

/** Text; blank text counts as absent. */
const filledText = {
  read: (value: unknown) => {
    const given = asText(value);
    return isBlank(given) ? null : given;
  },
};

/** A whole number from 1. */
const ordinal = {
  read(value: unknown): number | null {
    const number = Number(asText(value));
    return Number.isInteger(number) && number > 0 ? number : null;
  },
};

/** The colours of each theme: light squares, dark squares, and the coordinates on each, with a contrast of 4.5:1. */
export const themeSquares = {
  brown: '#f2e3c9 #b98d64 #6f4a26 #3a2411',
  walnut: '#c9b391 #8a6544 #4a3118 #fff',
  green: '#eef0d8 #7f9f5f #48602c #1f2f10',
  blue: '#e6edf2 #86a2b8 #3d5a70 #14283a',
  purple: '#f1ecf6 #a18fbc #5d4a7c #2a1b45',
  gray: '#ececec #a3a3a3 #595959 #222',
  print: '#fff #ccc #444 #333',
  contrast: '#fff #666 #000 #fff',
};
/** The names of the themes; `auto` is brown on a light page and walnut on a dark one. */
export const themes = ['auto', ...(Object.keys(themeSquares) as (keyof typeof themeSquares)[])] as const;

export type Tag = 'fen-board' | 'fen-game';

/** `content` differs for each board or game; `look` and `name` concern its picture, `live` what a script does with it. */
type Role = 'content' | 'look' | 'name' | 'live' | 'form';

export interface Attribute {
  /** The elements that have it as a property; `any`: a global attribute of HTML. */
  readonly on: Tag | 'both' | 'any';
  readonly role: Role;
  /** Converts the text of an attribute, or the value that a script sets; never throws. `read(null)` is the default. */
  readonly read: (value: unknown) => unknown;
  /** The values of an enumerated attribute; the first is the default. */
  readonly values?: readonly string[];
  /** Whether it is a boolean attribute. */
  readonly isSwitch?: true;
  /** Whether setting the property sets the attribute. */
  readonly reflect?: true;
}

export const attributes = {
  // Not converted, because a value that is not text is an error that the FEN reader reports.
  fen: {on: 'fen-board', role: 'content', read: (fen: unknown): string | null => fen as string | null},
  solution: {on: 'fen-board', role: 'content', ...text},
  pgn: {on: 'fen-game', role: 'content', ...filledText},
  src: {on: 'fen-game', role: 'content', ...filledText},

  mode: {on: 'fen-board', role: 'live', ...oneOf('view', 'play', 'edit', 'solve')},
  solver: {on: 'fen-board', role: 'live', ...oneOf('auto', 'white', 'black')},
  notation: {on: 'fen-board', role: 'live', ...oneOf('auto', 'fen', 'x-fen', 'shredder-fen')},
  drawable: {on: 'fen-board', role: 'live', ...flag},
  moveInput: {on: 'both', role: 'live', ...flag},
  game: {on: 'fen-game', role: 'live', ...ordinal},
  at: {on: 'fen-game', role: 'live', read: (value: unknown) => filledText.read(value) ?? 'start'},
  moves: {on: 'fen-game', role: 'live', ...oneOf('auto', 'right', 'below', 'none')},
  letters: {on: 'fen-game', role: 'live', ...oneOf('english', 'local', 'figurine')},
  diagrams: {on: 'fen-game', role: 'live', ...flag},
  hash: {on: 'fen-game', role: 'live', ...flag},
  analysis: {on: 'fen-game', role: 'live', ...filledText},
  animation: {on: 'both', role: 'live', ...oneOf('auto', 'none')},

  /** The side at the bottom; `auto` is the side to move. */
  orientation: {on: 'both', role: 'look', ...oneOf('white', 'black', 'auto')},
  /** Where file letters and rank numbers are drawn. */
  coordinates: {on: 'both', role: 'look', ...oneOf('inside', 'outside', 'none')},
  /** The colours of squares and coordinates. */
  theme: {on: 'both', role: 'look', ...oneOf(...themes)},
  /** The name of a piece set: `modern`, `classic` or a registered one. */
  pieces: {on: 'both', role: 'look', read: (value: unknown) => asWord(value) || 'modern'},
  /** Whether a disc beside the board shows whose move it is. */
  turnMarker: {on: 'both', role: 'look', ...flag},
  controls: {on: 'both', role: 'live', ...flag},
  /** Coloured squares and arrows in the letters of PGN: `Ge4 Rd5 Yg1f3`. */
  marks: {on: 'fen-board', role: 'look', ...text},
  label: {on: 'fen-board', role: 'name', ...text},
  lang: {on: 'any', role: 'name', ...text},

  disabled: {on: 'fen-board', role: 'form', reflect: true, ...flag},
  required: {on: 'fen-board', role: 'form', reflect: true, ...flag},
  name: {on: 'fen-board', role: 'form', read: (value: unknown) => asText(value) ?? ''},
} as const satisfies {readonly [property: string]: Attribute};

type Table = typeof attributes;

export type Value<P extends keyof Table> = ReturnType<Table[P]['read']>;

/** The properties of an element that have an attribute. */
export type Properties<T extends Tag> = {
  -readonly [P in keyof Table as Table[P]['on'] extends T | 'both' ? P : never]: Value<P>;
};

/**
 * How a position is drawn. An option that is left out has the default of the element's attribute of that name.
 *
 * @example
 * const look: Look = {orientation: 'black', theme: 'green'};
 * renderSvg('start', look);
 */
export type Look = {readonly [P in keyof Table as Table[P]['role'] extends 'look' ? P : never]?: Value<P>};

/** `turnMarker` → `turn-marker`. */
export const attributeName = (property: string): string =>
  property.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** An attribute with the name of its property. */
export interface NamedAttribute extends Attribute {
  readonly property: string;
}

/** Attributes set in a text, by name; the value of a boolean attribute is the empty string. */
export type GivenAttributes = ReadonlyMap<string, string>;

/** The attributes of an element with one of these roles, by name. */
export const attributesOf = (tag: Tag, ...roles: readonly Role[]): ReadonlyMap<string, NamedAttribute> =>
  new Map(
    Object.entries<Attribute>(attributes).flatMap(([property, one]) =>
      roles.includes(one.role) && [tag, 'both', 'any'].includes(one.on)
        ? [[attributeName(property), {...one, property}]]
        : [],
    ),
  );

/** The options with which `renderSvg` draws what `<fen-board>` draws with these attributes. */
export const lookOf = (given: GivenAttributes): {readonly [option: string]: unknown} =>
  Object.fromEntries(
    [...attributesOf('fen-board', 'look', 'name')].flatMap(([name, {property, isSwitch, read}]) => {
      const value = given.get(name);
      return value === undefined ? [] : [[property, isSwitch ?? read(value)]];
    }),
  );
