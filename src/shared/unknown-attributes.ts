import type {ReactiveElement} from 'lit';

/**
 * The beginnings of attributes of HTML whose properties have other names, and of what Vue, Alpine, lit and htmx write; with a
 * colon, attributes of XML and of frameworks.
 */
export const ofOthers = /^(is$|class|item|export|tab|[@.]|(x|v|hx)-)|:/;

/**
 * Whether an element has an attribute that neither HTML nor the element knows: the part with the warnings looks closer. Of names
 * with a hyphen, only those are suspicious that begin as one of the element's does: frameworks and scripts have others.
 */
export function hasUnknownAttribute(element: Element): boolean {
  const known = (element.constructor as typeof ReactiveElement).observedAttributes;
  const isUnknown = (name: string) =>
    !(name in element || known.includes(name) || ofOthers.test(name)) &&
    known.some((own) => !name.includes('-') || name.startsWith(own.slice(0, 2)));
  return element.getAttributeNames().some(isUnknown);
}
