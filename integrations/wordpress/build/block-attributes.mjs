// The attributes that the plugin accepts in classes, shortcodes and blocks, from the table of attributes.
import {attributesOf} from '../../../dist/attributes.js';

/** The pattern that a whole text must match where the table has no list of values. */
const forms = {
  // Names of piece sets that a page has added are in the author's hands.
  pieces: '[A-Za-z][\\w-]{0,31}',
  // Those that cannot be read are left to whoever draws, as the element leaves them.
  marks: '[^<>]{1,2000}',
  at: 'start|end|\\d{1,4}[wb]?(?:/\\d{1,4}/\\d{1,4}[wb]?){0,16}',
  game: '\\d{1,5}',
  // A link for readers, with the FEN of what is shown.
  analysis: 'https?://[^\\s<>"\']{1,500}',
};

// A class has no spaces, so it cannot set a label; and `lang-…` is a class of highlighters.
const known = (tag) => [...attributesOf(tag, 'look', 'live')];

/** The values of each attribute, or what its value must match; `true` for one that takes none. */
export const patternsOf = (tag) =>
  Object.fromEntries(
    known(tag).map(([name, {values, isSwitch}]) => {
      const pattern = isSwitch ?? values ?? forms[name];
      if (!pattern)
        throw new Error(`What may ${name} be? wordpress/build/block-attributes.mjs does not know.`);
      return [name, pattern];
    }),
  );

/** What a site may choose for all: a block that says nothing of it has no value of its own. */
const ofSite = ['theme', 'pieces', 'coordinates'];

/** The attributes of a block, as block.json declares them, unless it does so itself. */
export const declarationsOf = (tag) =>
  Object.fromEntries(
    known(tag).map(([, {property, values, isSwitch, read}]) => [
      property,
      isSwitch
        ? {type: 'boolean', default: false}
        : {
            type: 'string',
            ...(values && {enum: values}),
            ...(!ofSite.includes(property) && {default: read(null) ?? ''}),
          },
    ]),
  );
