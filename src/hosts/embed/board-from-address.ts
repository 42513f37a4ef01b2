import {attributesOf, turnsOff} from '../../attributes.js';

// An embedded game may not fetch a file or change the address; `lang` is set on the page.
const ignoredAttributes = ['src', 'hash', 'lang'];

/**
 * Makes an element from the parameters of an address: a `<fen-game>` if there is a `pgn`, else a `<fen-board>`. Parameters
 * are named like attributes; others, such as `onclick`, are ignored. Values are set as attributes, never read as HTML.
 */
export function boardFromAddress(parameters: URLSearchParams): HTMLElement {
  const tag = parameters.has('pgn') ? 'fen-game' : 'fen-board';
  const element = document.createElement(tag);
  for (const [attribute, {isBoolean}] of attributesOf(tag, 'content', 'look', 'name', 'live')) {
    const value = parameters.get(attribute);
    if (value === null || ignoredAttributes.includes(attribute) || (isBoolean && turnsOff(value))) continue;
    element.setAttribute(attribute, isBoolean ? '' : value);
  }
  return element;
}
