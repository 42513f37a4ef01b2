import type {Attributes} from '../drawing/board-attributes.js';
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

/**
 * Reads what follows the language of a fence, `orientation=black marks="Ge4 Yg1f3"`, on top of defaults.
 *
 * @param names - The attributes that a fence may have; others are reported and left out.
 */
export function readMeta(
  meta: string,
  names: readonly string[],
  defaults: Attributes,
): {readonly attributes: Attributes; readonly warnings: readonly FenceWarning[]} {
  const attributes = new Map(defaults);
  const warnings: FenceWarning[] = [];
  for (const [word, name = '', inDouble, inSingle, bare] of meta.matchAll(assignment)) {
    if (names.includes(name)) attributes.set(name, inDouble ?? inSingle ?? bare ?? '');
    else {
      const message = `“${quote(word)}” is not an attribute of a board in Markdown.`;
      warnings.push({code: 'attribute', message, line: -1, column: 0});
    }
  }
  return {attributes, warnings};
}
