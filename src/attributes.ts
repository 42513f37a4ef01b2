/** The table of all attributes of both elements. The types of the properties and the lists of values come from it. */

/** Converts a string or a finite number to text. Any other value becomes null, as if the attribute were missing. */
const toText = (value: unknown): string | null =>
  typeof value === 'string' || typeof value === 'bigint' || Number.isFinite(value) ? String(value) : null;
/** Converts a value to the text that is compared with the names of an enumerated attribute's values. */
export const toKeyword = (value: unknown): string | undefined => toText(value)?.trim().toLowerCase();

/** An enumerated attribute; any value that is not in the list counts as the first one. */
const enumerated = <const T extends readonly [string, ...string[]]>(...values: T) => ({
  values,
  read(value: unknown): T[number] {
    const keyword = toKeyword(value);
    return values.find((listed) => listed === keyword) ?? values[0];
  },
});

/** `read` converts what a script sets; in HTML the presence of a boolean attribute means true, whatever its text. */
const boolean = {isBoolean: true, read: (value: unknown): boolean => Boolean(value)} as const;

const text = {read: toText};

const nonBlankText = {read: (value: unknown) => (toText(value)?.trim() ? toText(value) : null)};

const positiveInteger = {
  read(value: unknown): number | null {
    const number = Number(toText(value));
    return Number.isInteger(number) && number > 0 ? number : null;
  },
};

/** A number in a range; any other value counts as the default. */
const numberBetween = (least: number, most: number, standard: number) => ({
  read(value: unknown): number {
    const number = Number(toText(value) ?? NaN);
    return number >= least && number <= most ? number : standard;
  },
});

/** Four colours for each theme: light squares, dark squares, and the coordinates on each, with a contrast of at least 4.5:1. */
export const themeSquares = {
  brown: '#f2e3c9 #b98d64 #6f4a26 #3a2411',
  walnut: '#c9b391 #8b6645 #4a3118 #faf3e6',
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

/**
 * The subject of an attribute: `content` is the position, puzzle or game itself, `look` is the drawing, `name` is the accessible
 * name, `live` is what happens only while the script runs, and `form` is the board as a control of a form.
 */
type Kind = 'content' | 'look' | 'name' | 'live' | 'form';

export interface Attribute {
  /** The elements that have the property; `any` is a global attribute of HTML, which all elements have. */
  readonly on: Tag | 'both' | 'any';
  readonly kind: Kind;
  /** Converts the text of an attribute, or the value that a script sets; never throws. `read(null)` is the default. */
  readonly read: (value: unknown) => unknown;
  /** The values of an enumerated attribute; the first is the default. */
  readonly values?: readonly string[];
  /** Whether the presence of the attribute means true, whatever its text. */
  readonly isBoolean?: true;
  /** Whether setting the property sets the attribute. */
  readonly reflect?: true;
  /** The name of the property, if it is not the key of the row: both elements have it, with different values. */
  readonly property?: string;
}

/** The attributes of a picture: its look, and its accessible name. */
export const pictureRows = {
  /** The side at the bottom; `auto` is the side to move. */
  orientation: {on: 'both', kind: 'look', ...enumerated('white', 'black', 'auto')},
  /** Where file letters and rank numbers are drawn; `squares` names each square. */
  coordinates: {on: 'both', kind: 'look', ...enumerated('inside', 'outside', 'none', 'squares')},
  /** The colours of squares and coordinates. */
  theme: {on: 'both', kind: 'look', ...enumerated(...themes)},
  /** The name of a piece set: `modern`, `classic` or a registered one. */
  pieces: {on: 'both', kind: 'look', read: (value: unknown) => toKeyword(value) || 'modern'},
  /** Whether a disc on the last file, or among coordinates outside the board, shows whose move it is. */
  turnMarker: {on: 'both', kind: 'look', ...boolean},
  /** Coloured squares and arrows in the letters of PGN: `Ge4 Rd5 Yg1f3`. */
  marks: {on: 'fen-board', kind: 'look', ...text},
  label: {on: 'fen-board', kind: 'name', ...text},
  lang: {on: 'any', kind: 'name', ...text},
} as const satisfies {readonly [property: string]: Attribute};

export const attributes = {
  // Not converted, because a value that is not text is an error that the FEN reader reports.
  fen: {on: 'fen-board', kind: 'content', read: (fen: unknown): string | null => fen as string | null},
  solution: {on: 'fen-board', kind: 'content', ...text},
  pgn: {on: 'fen-game', kind: 'content', ...nonBlankText},
  src: {on: 'both', kind: 'content', ...nonBlankText},
  puzzle: {on: 'fen-board', kind: 'content', ...positiveInteger},
  progress: {on: 'fen-board', kind: 'content', ...text},
  printRange: {on: 'both', kind: 'live', ...text},

  mode: {on: 'fen-board', kind: 'live', ...enumerated('view', 'play', 'edit', 'solve')},
  gameMode: {property: 'mode', on: 'fen-game', kind: 'live', ...enumerated('view', 'edit')},
  player: {on: 'fen-board', kind: 'live', ...enumerated('auto', 'both', 'white', 'black')},
  premove: {on: 'fen-board', kind: 'live', ...boolean},
  // An address, or an `Engine`: any object is kept, and a note says so if it is none.
  engine: {
    on: 'both',
    kind: 'live',
    read: (value: unknown): string | object | null =>
      typeof value === 'object' ? value : nonBlankText.read(value),
  },
  level: {
    on: 'fen-board',
    kind: 'live',
    read(value: unknown): number {
      const level = positiveInteger.read(value);
      return level !== null && level <= 8 ? level : 4;
    },
  },
  engineTime: {on: 'fen-board', kind: 'live', ...numberBetween(0.01, 3600, 1)},
  replies: {on: 'fen-board', kind: 'live', ...enumerated('main', 'random')},
  notation: {on: 'fen-board', kind: 'live', ...enumerated('auto', 'fen', 'x-fen', 'shredder-fen')},
  overlay: {on: 'fen-board', kind: 'live', ...text},
  drawable: {on: 'fen-board', kind: 'live', ...boolean},
  moveInput: {on: 'both', kind: 'live', ...boolean},
  game: {on: 'fen-game', kind: 'live', ...positiveInteger},
  list: {on: 'fen-game', kind: 'live', ...enumerated('menu', 'table', 'none')},
  at: {on: 'fen-game', kind: 'live', read: (value: unknown) => nonBlankText.read(value) ?? 'start'},
  moves: {on: 'fen-game', kind: 'live', ...enumerated('auto', 'right', 'below', 'none')},
  letters: {on: 'fen-game', kind: 'live', ...enumerated('english', 'local', 'figurine')},
  diagrams: {on: 'fen-game', kind: 'live', ...boolean},
  columns: {on: 'fen-game', kind: 'live', ...boolean},
  hash: {on: 'fen-game', kind: 'live', ...boolean},
  analysis: {on: 'fen-game', kind: 'live', ...nonBlankText},
  animation: {on: 'both', kind: 'live', ...enumerated('auto', 'none')},

  ...pictureRows,
  controls: {on: 'both', kind: 'live', ...boolean},
  disabled: {on: 'fen-board', kind: 'form', reflect: true, ...boolean},
  required: {on: 'both', kind: 'form', reflect: true, ...boolean},
  name: {on: 'both', kind: 'form', read: (value: unknown) => toText(value) ?? ''},
} as const satisfies {readonly [property: string]: Attribute};

type Table = typeof attributes;

/** The type of a property. */
export type Value<P extends keyof Table> = ReturnType<Table[P]['read']>;

/** The properties that an element declares for its attributes; not `lang`, which every HTML element has. */
export type Properties<T extends Tag> = {
  -readonly [
    P in keyof Table as Table[P]['on'] extends T | 'both'
      ? Table[P] extends {readonly property: infer Name}
        ? Name & string
        : P
      : never
  ]: Value<P>;
};

/**
 * Options for the drawing of a position. An option that is left out has the default of the element's attribute.
 *
 * @example
 * const look: Look = {orientation: 'black', theme: 'green'};
 * renderSvg('start', look);
 */
export type Look = {readonly [P in keyof Table as Table[P]['kind'] extends 'look' ? P : never]?: Value<P>};

/** The options of a drawing without its marks, which may come from elsewhere. */
export type LookWithoutMarks = Omit<Look, 'marks'>;

/** The name of a property's attribute: `turn-marker` for `turnMarker`. */
export const attributeName = (property: string): string =>
  property.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

export interface NamedAttribute extends Attribute {
  readonly property: string;
}

/** The values of attributes by name, as text; the value of a boolean attribute is the empty string. */
export type AttributeTexts = ReadonlyMap<string, string>;

/** The attributes of an element that are of one of these kinds, by name. */
export const attributesOf = (tag: Tag, ...kinds: readonly Kind[]): ReadonlyMap<string, NamedAttribute> =>
  new Map(
    Object.entries<Attribute>(attributes).flatMap(([key, {property = key, ...attribute}]) =>
      kinds.includes(attribute.kind) && [tag, 'both', 'any'].includes(attribute.on)
        ? [[attributeName(property), {...attribute, property}]]
        : [],
    ),
  );

/** The attributes of `<fen-board>` that are options of `renderSvg`. */
export const pictureAttributes = /* @__PURE__ */ attributesOf('fen-board', 'look', 'name');

/** Converts attributes of `<fen-board>` to options of `renderSvg` for the same picture. A boolean attribute becomes `true`. */
export const toSvgOptions = (texts: AttributeTexts): {readonly [option: string]: unknown} =>
  Object.fromEntries(
    [...texts].flatMap(([name, text]) => {
      const {property, isBoolean, read} = pictureAttributes.get(name) ?? {};
      return property && read ? [[property, isBoolean ? true : read(text)]] : [];
    }),
  );
