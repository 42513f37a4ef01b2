// The attributes that the plugin accepts in classes, shortcodes and blocks, from the table of attributes.
import {attributesOf} from '../../../dist/attributes.js';

/** Plain words and numbers; no address or markup. Values must match it if the table has no list of them… */
const words = '[\\w .,+-]{1,200}';
/** …and there is no pattern for them here. */
const forms = {
  // A page may have added piece sets.
  pieces: '[A-Za-z][\\w-]{0,31}',
  // The drawing ignores marks that cannot be read.
  marks: '[^<>]{1,2000}',
  // Of several games, `37:10b` names one.
  at: '(?:\\d{1,5}:)?(?:start|end|\\d{1,4}[wb]?(?:/\\d{1,4}/\\d{1,4}[wb]?){0,16})',
  game: '\\d{1,5}',
  // The engine of the site, whose address only an administrator sets.
  engine: 'site',
  level: '[1-8]',
  // An address with `{fen}`.
  analysis: 'https?://[^\\s<>"\']{1,500}',
};

// Not `label`, because a class has no spaces, and not `lang`, because highlighters use the class `lang-…`.
const known = (tag) => [...attributesOf(tag, 'look', 'live')];

/** For each attribute its values, or the pattern of its value; `true` for a boolean attribute. */
export const patternsOf = (tag) =>
  Object.fromEntries(
    known(tag).map(([name, {values, isBoolean}]) => [name, isBoolean ?? values ?? forms[name] ?? words]),
  );

/** The settings of a site. A block without its own value has no default, so that the site's applies. */
const ofSite = ['theme', 'pieces', 'coordinates'];

/** The declarations of a block's attributes that block.json does not contain itself. */
export const declarationsOf = (tag) =>
  Object.fromEntries(
    known(tag).map(([, {property, values, isBoolean, read}]) => [
      property,
      isBoolean
        ? {type: 'boolean', default: false}
        : {
            type: 'string',
            ...(values && {enum: values}),
            ...(!ofSite.includes(property) && {default: String(read(null) ?? '')}),
          },
    ]),
  );
