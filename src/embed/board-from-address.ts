import {attributesOf} from '../attributes.js';

// A game fetches nothing and leaves the address alone; the page around the board has its language.
const ignored = ['src', 'hash', 'lang'];

/** Values that leave a switch off; any other turns it on: `turn-marker`, `turn-marker=`, `turn-marker=true`. */
const offValue = /^(?:false|0|no|off)$/i;

/**
 * The element for the parameters of an address: a `<fen-game>` if there is a `pgn`, else a `<fen-board>`. Parameters are
 * named like attributes; others, such as `onclick`, are ignored. Values are set as attributes, never read as HTML.
 */
export function boardFromAddress(parameters: URLSearchParams): HTMLElement {
  const name = parameters.has('pgn') ? 'fen-game' : 'fen-board';
  const tag = document.createElement(name);
  for (const [attribute, {isBoolean}] of attributesOf(name, 'content', 'look', 'name', 'live')) {
    const value = parameters.get(attribute);
    if (value === null || ignored.includes(attribute) || (isBoolean && offValue.test(value))) continue;
    tag.setAttribute(attribute, isBoolean ? '' : value);
  }
  return tag;
}
