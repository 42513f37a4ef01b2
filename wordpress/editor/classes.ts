/** How a board or a game looks, as block attributes: what each block has of them. */
export interface Look {
  readonly orientation?: string;
  readonly coordinates?: string;
  readonly theme?: string;
  readonly pieces?: string;
  readonly turnMarker?: boolean;
  readonly controls?: boolean;
}

/** The value that a block attribute has by itself, and that needs no class. */
const defaults: {readonly [name: string]: unknown} = {
  mode: 'view',
  solver: '',
  orientation: 'white',
  coordinates: 'inside',
  theme: 'auto',
  pieces: 'modern',
  turnMarker: false,
  controls: false,
  marks: '',
  game: 1,
  at: 'start',
  moves: 'auto',
  diagrams: false,
  letters: 'english',
};

const hyphenated = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** Block attributes as attributes of the tag: those that say something, a switch being the empty text. */
export function tagAttributes(attributes: object): {readonly [name: string]: string} {
  return Object.fromEntries(
    Object.entries(attributes as Partial<Record<string, string | number | boolean>>).flatMap(
      ([name, value]) => {
        if (!(name in defaults) || value === undefined || value === defaults[name]) return [];
        return [[hyphenated(name), value === true ? '' : String(value)]];
      },
    ),
  );
}

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

/** The block attributes that classes set, for markup that somebody has edited. */
export function attributesOfClasses(classes: Iterable<string>): {[name: string]: string | number | boolean} {
  const attributes: {[name: string]: string | number | boolean} = {};
  for (const word of classes) {
    for (const [name, value] of Object.entries(defaults)) {
      const prefix = hyphenated(name);
      if (typeof value === 'boolean') {
        if (word === prefix) attributes[name] = true;
      } else if (word.startsWith(`${prefix}-`)) {
        const said = word.slice(prefix.length + 1);
        const before = attributes[name];
        if (typeof value === 'number') attributes[name] = Number(said) || value;
        else attributes[name] = typeof before === 'string' ? `${before} ${said}` : said;
      }
    }
  }
  return attributes;
}
