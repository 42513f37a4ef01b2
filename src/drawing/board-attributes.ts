import {files} from '../notation/position.js';
import {themes} from './colors.js';
import {coordinatePlaces, orientations} from './look.js';

/** The element's attributes that decide how its picture looks. `renderSvg` has an option for each. */
export const lookAttributes = [
  'orientation',
  'coordinates',
  'pieces',
  'theme',
  'marks',
  'turn-marker',
  'label',
  'lang',
] as const;

/** The attributes that mean something on a live board only. */
export const liveAttributes = ['mode', 'notation', 'animation', 'controls', 'drawable', 'solver'] as const;

export const modes = ['view', 'play', 'edit', 'solve'] as const;
export const solvers = ['auto', 'white', 'black'] as const;
export const animations = ['auto', 'none'] as const;
export const notations = ['auto', 'fen', 'x-fen', 'shredder-fen'] as const;

/** The values of the attributes that have few. The element takes any other text, in silence, for the first of them. */
export const attributeValues: {readonly [attribute: string]: readonly string[]} = {
  orientation: orientations,
  coordinates: coordinatePlaces,
  theme: themes,
  mode: modes,
  solver: solvers,
  animation: animations,
  notation: notations,
};

/** The attributes without a value: where they are present, they are on. */
const switches: readonly string[] = ['turn-marker', 'controls', 'drawable'];

/** Whether an attribute takes no value. */
export const isSwitch = (name: string): boolean => switches.includes(name);

/** The width to read marks with while that of the board is not known. */
export const mostFiles = files.length;

/** Attributes by name; of a switch the value is the empty string. */
export type Attributes = ReadonlyMap<string, string>;

const inCamelCase = (name: string) => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/** The options of `renderSvg` that draw what the element draws with these attributes. */
export const lookOf = (attributes: Attributes): {readonly [option: string]: string | boolean} =>
  Object.fromEntries(
    lookAttributes.flatMap((name) => {
      const value = attributes.get(name);
      return value === undefined ? [] : [[inCamelCase(name), isSwitch(name) ? true : value]];
    }),
  );
