import {fill} from '../notation/fill.js';
import type {Role} from '../notation/position.js';
import {localeFor} from './registry.js';
import {issueSentence, type Issue} from './issue-sentence.js';

/**
 * Says in another language what is wrong with a FEN or a move.
 *
 * @param issue - An error or a warning of `parseFen`, the error of `parseMove`, or the `error` of a board.
 * @param options - `lang` is a BCP 47 tag; of a language that is not registered the English is said.
 */
export function explain(issue: Issue, {lang}: {readonly lang?: string} = {}): string {
  const language = localeFor(lang);
  const {diagram, table} = language;
  // Marks are not FEN's: what is wrong with them stands with what is said of them.
  if (issue.code === 'mark') return fill(diagram.mark, issue.values);
  const {role, side} = issue.values;
  const values = {...issue.values};
  if (typeof role === 'string' && role in diagram.pieces) {
    const [one, several] = [diagram.pieces[role as Role][0], diagram.pieces[role as Role][1]];
    Object.assign(values, {role: one, roles: several, noRole: table.errors?.none?.[role as Role]});
  }
  if (side === 'kingside' || side === 'queenside') values.side = diagram[side];
  const sentence = (table.errors as {readonly [code: string]: unknown} | undefined)?.[issue.code];
  const canBeSaid = [...String(sentence).matchAll(/\{(\w+)/g)].every(
    ([, name = '']) => (values[name] ?? null) !== null,
  );
  return canBeSaid ? issueSentence(language, {...issue, values}) : issue.message;
}
