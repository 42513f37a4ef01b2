import {
  attributeName,
  attributesOf,
  type GivenAttributes,
  type Look as Picture,
  type NamedAttribute,
} from '../../../src/attributes.js';

/** How a board or a game looks, as block attributes: what each block has of them. */
export type Look = Omit<Picture, 'marks'> & {readonly controls?: boolean};

/** The attributes of tags that are block attributes, by the names of these. */
const known: ReadonlyMap<string, NamedAttribute> = new Map(
  (['fen-board', 'fen-game'] as const).flatMap((tag) =>
    [...attributesOf(tag, 'look', 'live').values()].map((attribute) => [attribute.property, attribute]),
  ),
);

/** The choices of this site, for blocks that make none of their own. */
export const siteDefaults: SiteDefaults = globalThis.fenBoardDefaults ?? {};

interface SiteDefaults {
  readonly theme?: string;
  readonly pieces?: string;
  readonly coordinates?: string;
  readonly height?: string;
}
declare global {
  var fenBoardDefaults: SiteDefaults | undefined;
}

/** Whether a value is the one that a block attribute has by itself, and that needs no class. */
const isDefault = (name: string, value: unknown) =>
  value === undefined ||
  value === '' ||
  (!['theme', 'pieces', 'coordinates'].includes(name) &&
    // Which game of a file: of a block it is the first.
    value === (name === 'game' ? 1 : known.get(name)?.read(null)));

/** The look of a block in the canvas: what it says, and for the rest what the site has chosen. */
export const shownAttributes = (attributes: object): {readonly [name: string]: string} => ({
  ...tagAttributes(siteDefaults),
  ...tagAttributes(attributes),
});

/** Block attributes as attributes of the tag: those that say something, a switch being the empty text. */
export const tagAttributes = (attributes: object): {readonly [name: string]: string} =>
  Object.fromEntries(
    // In the order of the table, not in that in which an author chose them: what is stored does not change by itself.
    [...known.keys()].flatMap((name) => {
      const value = (attributes as Partial<Record<string, string | number | boolean>>)[name];
      return isDefault(name, value) ? [] : [[attributeName(name), value === true ? '' : String(value)]];
    }),
  );

/**
 * The classes in stored markup: `orientation-black`, `turn-marker`, and one for each mark. WordPress stores them
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

/** The block attributes that options of a text set; a value that an attribute cannot have is left out. */
export const attributesOfOptions = (given: GivenAttributes): {readonly [name: string]: unknown} =>
  Object.fromEntries(
    [...known].flatMap(([name, {isSwitch, values}]) => {
      const value = given.get(attributeName(name));
      if (value === undefined || (values && !values.includes(value.toLowerCase()))) return [];
      return [
        [name, isSwitch ?? (name === 'game' ? Number(value) || 1 : values ? value.toLowerCase() : value)],
      ];
    }),
  );

/** The block attributes that classes set, for markup that somebody has edited. */
export function attributesOfClasses(classes: Iterable<string>): {[name: string]: string | number | boolean} {
  const attributes: {[name: string]: string | number | boolean} = {};
  for (const word of classes) {
    for (const [name, {isSwitch, read}] of known) {
      const prefix = attributeName(name);
      if (isSwitch) {
        if (word === prefix) attributes[name] = true;
      } else if (word.startsWith(`${prefix}-`)) {
        const said = word.slice(prefix.length + 1);
        const before = attributes[name];
        if (name === 'game') attributes[name] = Number(read(said) ?? 1);
        else attributes[name] = typeof before === 'string' ? `${before} ${said}` : said;
      }
    }
  }
  return attributes;
}
