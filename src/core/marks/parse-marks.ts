import {excerpt, fill} from '../text/fill.js';
import {fileLetters} from '../notation/position.js';
import {markColors, type Mark} from './mark.js';

/** The warning about a mark that cannot be read. It has the properties of a `FenIssue`. */
export interface MarkIssue {
  readonly code: 'mark';
  /** The attribute with the mark. */
  readonly field: 'marks' | 'overlay';
  readonly index: number;
  readonly length: number;
  readonly message: string;
  readonly values: {readonly found: string; readonly colors: string};
}

export const enMarkErrors = {
  mark: '“{found}” is not a mark; expected one of the letters {colors} and one or two squares.',
} as const;

const letters = markColors.map((name) => name.charAt(0)).join('');
/** The pattern of a mark, by the width of the board less one. Made once, because a page of games has many marks. */
const patterns = fileLetters.map((last) => RegExp(`^([${letters}])([a-${last}][1-8])([a-${last}][1-8])?$`));

export interface ParsedMarks {
  readonly marks: readonly Mark[];
  readonly warnings: readonly MarkIssue[];
}

/**
 * Reads marks. A mark is a letter (G, R, Y or B) and one square, or two squares for an arrow, in upper or lower case. Spaces
 * or commas separate marks. The text may contain the commands `[%csl Ge4]` and `[%cal Gg1f3]` of ChessBase and Lichess. Of
 * several marks on the same squares, the last one counts. An arrow that ends where it begins marks that square. A square
 * outside the board gives a warning. `files` is the width of the board; if it is missing or 0, there are no marks.
 *
 * @param field - The attribute that has the text.
 */
export function parseMarks(
  text: unknown,
  files: number | undefined,
  field: MarkIssue['field'] = 'marks',
): ParsedMarks {
  const marks = new Map<string, Mark>();
  const warnings: MarkIssue[] = [];
  if (files && typeof text === 'string') {
    for (const {0: token, index} of text.matchAll(/[^\s,[\]]+/g)) {
      const [, letter = '', from, end] = patterns[files - 1]?.exec(token.toLowerCase()) ?? [];
      const color = markColors.find((name) => name.startsWith(letter));
      if (from && color) {
        const to = end === from ? '' : (end ?? '');
        marks.set(from + to, {color, from, to} as Mark);
      } else if (!/^%c[as]l$/.test(token)) {
        const values = {found: excerpt(token), colors: letters.toUpperCase().split('').join(', ')};
        const message = fill(enMarkErrors.mark, values);
        warnings.push({code: 'mark', field, index, length: token.length, message, values});
      }
    }
  }
  return {marks: [...marks.values()], warnings};
}
