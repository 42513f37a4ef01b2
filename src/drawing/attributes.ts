import {files} from '../notation/position.js';

/** Attributes of the element that say how its picture looks: `renderSvg` has an option for each. */
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

/** Attributes of what only a live board does. */
export const liveAttributes = ['mode', 'notation', 'animation', 'controls', 'solver'] as const;

/** Those that say what they say by being there. */
const switches: readonly string[] = ['turn-marker', 'controls'];

/** Whether an attribute takes no value. */
export const isSwitch = (name: string): boolean => switches.includes(name);

/** Where it is not known yet how wide a board is, marks may be as wide as any. */
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
