import type {Attribute, GivenAttributes} from '../attributes.js';
import {quote} from '../notation/visible.js';

/** Something to report to the author of a page; line and column count from 0, in the text of the fence. */
export interface FenceWarning {
  readonly code: string;
  readonly message: string;
  /** -1 is the line on which the fence begins. */
  readonly line: number;
  readonly column: number;
}

const assignment = /([^\s=]+)(?:=(?:"([^"]*)"|'([^']*)'|(\S*)))?/g;

/** The error of an attribute of a fence. */
export const attributeWarning = (message: string): FenceWarning => ({
  code: 'attribute',
  message,
  line: -1,
  column: 0,
});

/**
 * Reads what follows the language of a fence, `orientation=black marks="Ge4 Yg1f3"`, on top of defaults.
 *
 * @param known - The attributes that a fence may have; others are reported and left out. Of those with few values any
 * other is reported, and kept: the element reads it as the first.
 */
export function readMeta(
  meta: string,
  known: ReadonlyMap<string, Attribute>,
  defaults: GivenAttributes,
): {readonly attributes: GivenAttributes; readonly warnings: readonly FenceWarning[]} {
  const attributes = new Map(defaults);
  const warnings: FenceWarning[] = [];
  for (const [word, name = '', inDouble, inSingle, bare] of meta.matchAll(assignment)) {
    const attribute = known.get(name);
    if (!attribute) {
      warnings.push(attributeWarning(`“${quote(word)}” is not an attribute of a board in Markdown.`));
      continue;
    }
    const value = inDouble ?? inSingle ?? bare ?? '';
    attributes.set(name, value);
    const few = attribute.values;
    if (few && !few.includes(value.trim().toLowerCase())) {
      warnings.push(attributeWarning(`${name} must be one of ${few.join(', ')}; found “${quote(value)}”.`));
    }
  }
  return {attributes, warnings};
}
