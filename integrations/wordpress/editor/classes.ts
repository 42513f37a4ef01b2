import {
  attributeName,
  attributesOf,
  type AttributeTexts,
  type Look as Picture,
  type NamedAttribute,
} from '../../../src/attributes.js';

/** The block attributes for the look of a board or a game. */
export type Look = Omit<Picture, 'marks'> & {readonly controls?: boolean};

/** The attributes of both elements that are also block attributes, by the names of these. */
const known: ReadonlyMap<string, NamedAttribute> = new Map(
  (['fen-board', 'fen-game'] as const).flatMap((tag) =>
    [...attributesOf(tag, 'look', 'live').values()].map((attribute) => [attribute.property, attribute]),
  ),
);

type SiteSetting = 'theme' | 'pieces' | 'coordinates' | 'height';
declare global {
  /** The settings of the plugin, with labels and choices, and the choices of this site; from settings.php. */
  var fenBoardSite: {
    readonly settings: {
      readonly [name in SiteSetting]: readonly [label: string, choices: {readonly [value: string]: string}];
    };
    readonly defaults: {readonly [name in SiteSetting | 'engine']?: string};
  };
}
/** The address of the engine of this site, and the choices of this site for blocks without their own. */
export const {engine: siteEngine, ...siteDefaults} = globalThis.fenBoardSite.defaults;

/** Whether a value is the default of a block attribute, which needs no class. */
const isDefault = (name: string, value: string | number | boolean | undefined) =>
  value === undefined ||
  value === '' ||
  (!['theme', 'pieces', 'coordinates'].includes(name) &&
    // The element has no default for `game`; a block has 1. A block stores the other numbers as text.
    String(value) === String(name === 'game' ? 1 : known.get(name)?.read(null)));

/** The attributes of the element in the canvas: the block's own, and the site's for the rest. */
export function shownAttributes(attributes: object): {readonly [name: string]: string} {
  const {engine, ...own} = tagAttributes(attributes);
  return {...tagAttributes(siteDefaults), ...own, ...(engine && siteEngine ? {engine: siteEngine} : {})};
}

/** Block attributes that differ from their defaults, as attributes of the element; the value of a switch is ''. */
export const tagAttributes = (attributes: object): {readonly [name: string]: string} =>
  Object.fromEntries(
    // In the order of the table, so that the markup does not depend on the order in which an author set them.
    [...known.keys()].flatMap((name) => {
      const value = (attributes as Partial<Record<string, string | number | boolean>>)[name];
      return isDefault(name, value) ? [] : [[attributeName(name), value === true ? '' : String(value)]];
    }),
  );

/**
 * The classes in stored markup: `orientation-black`, `turn-marker`, and one for each mark. WordPress keeps them even
 * without this plugin, and authors may write them by hand.
 */
export const classesOf = (tag: string, attributes: object): string =>
  [
    tag,
    ...Object.entries(tagAttributes(attributes)).flatMap(([name, value]) =>
      value === ''
        ? [name]
        : value
            .split(/[\s,]+/)
            .filter(Boolean)
            .map((word) => `${name}-${word}`),
    ),
  ].join(' ');

/** The block attributes for options in a text; invalid values are ignored. */
export const attributesOfOptions = (given: AttributeTexts): {readonly [name: string]: unknown} =>
  Object.fromEntries(
    [...known].flatMap(([name, {isBoolean, values}]) => {
      const value = given.get(attributeName(name));
      if (value === undefined || (values && !values.includes(value.toLowerCase()))) return [];
      return [
        [name, isBoolean ?? (name === 'game' ? Number(value) || 1 : values ? value.toLowerCase() : value)],
      ];
    }),
  );

/** The block attributes for classes, in markup that was edited by hand. */
export function attributesOfClasses(classes: Iterable<string>): {[name: string]: string | number | boolean} {
  const attributes: {[name: string]: string | number | boolean} = {};
  for (const stored of classes) {
    // Blocks of the first version stored the side that solves a puzzle as `solver`.
    const word = stored.replace(/^solver-/, 'player-');
    const [found] = [...known]
      .filter(([name, {isBoolean}]) =>
        isBoolean ? word === attributeName(name) : word.startsWith(`${attributeName(name)}-`),
      )
      // `engine-time-2` is of `engine-time`, not of `engine`.
      .sort(([one], [other]) => other.length - one.length);
    if (!found) continue;
    const [name, {isBoolean, read}] = found;
    const value = word.slice(attributeName(name).length + 1);
    const before = attributes[name];
    if (isBoolean) attributes[name] = true;
    else if (name === 'game') attributes[name] = Number(read(value) ?? 1);
    else attributes[name] = typeof before === 'string' ? `${before} ${value}` : value;
  }
  return attributes;
}
