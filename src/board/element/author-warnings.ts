import {ofOthers} from '../../shared/unknown-attributes.js';
import {attributes, type Attribute, type Tag} from '../../attributes.js';
import {nearestName} from '../../core/text/nearest-name.js';

const otherTag = {'fen-board': 'fen-game', 'fen-game': 'fen-board'} as const;
const reported = new Set<string>();

/** The names of an element’s attributes. */
const attributeNames = (tag: Tag): readonly string[] =>
  (customElements.get(tag) as {readonly observedAttributes?: readonly string[]} | undefined)
    ?.observedAttributes ?? [];

/** Warns in the console, once for each message. */
function warnOnce(message: string, element: Element): void {
  if (reported.has(message)) return;
  reported.add(message);
  console.warn(message, element);
}

/** Warns of a value that counts as the default because the attribute has no such value. */
export function warnOfValue(element: Element, property: string, value: unknown): void {
  const {values, read}: Attribute = attributes[property as keyof typeof attributes];
  const expected = values?.join(', ') ?? (property === 'game' && 'numbers from 1');
  const text = (typeof value === 'string' ? value : typeof value).trim();
  if (!expected || !text || text.toLowerCase() === values?.[0]) return;
  const usedInstead = values ? `counts as “${String(read(null))}”` : 'is ignored';
  const written = `${property}=${JSON.stringify(text.slice(0, 40))}`;
  warnOnce(`${element.localName}: ${written} ${usedInstead}. The values are ${expected}.`, element);
}

/** A selector of what authors put inside a board: slots, and content for readers without the script. */
const fallbackContent =
  '[slot],details,svg,img,picture,script,style,template,noscript,a,b,br,code,em,i,pre,small,span,strong';

/** Warns if a tag seems to end with `/>`: HTML ignores the slash, so the rest of the page is inside the board. */
function warnOfSelfClosingTag(board: Element): void {
  const swallowed = board.querySelector(`:scope > :not(${fallbackContent})`);
  if (!swallowed) return;
  console.warn(
    'fen-board: an element inside this board is not shown. HTML has no self-closing tags: write <fen-board …></fen-board>.',
    swallowed,
  );
}

/** Warns of a tag that seems to end with `/>`, and of each attribute that is nearly one of the element’s or is the other element’s. */
export function warnOfMarkup(element: Element): void {
  if (element.hasAttribute('fen')) warnOfSelfClosingTag(element);
  const tag = element.localName as Tag;
  const own = attributeNames(tag);
  for (const name of element.getAttributeNames()) {
    if (own.includes(name) || ofOthers.test(name)) continue;
    const isOfOther = attributeNames(otherTag[tag]).includes(name);
    // Of two letters, too many names are nearly the same.
    const nearest = nearestName(name, own, ({length}) => (name.length > 2 && length > 2 ? 1 : 0));
    if (isOfOther) warnOnce(`${tag}: “${name}” is an attribute of <${otherTag[tag]}> alone.`, element);
    else if (nearest) warnOnce(`${tag}: there is no attribute “${name}”. Is it “${nearest}”?`, element);
  }
}

/** Warns of a place in `at` that the game does not have. */
export const warnOfPlace = (game: Element, at: string): void =>
  console.warn(
    `fen-game: at=${JSON.stringify(at)} is not a place in this game; the game opens at its start. Examples of places: start, end, 14, 14b, 14b/1/16.`,
    game,
  );
