import {attributesOf} from '../attributes.js';

// A game fetches nothing and leaves the address alone; the page around the board has its language.
const leftOut = ['src', 'hash', 'lang'];

/** `turn-marker`, `turn-marker=` and `turn-marker=true` switch on what is off without the parameter. */
const isOff = /^(?:false|0|no|off)$/i;

/**
 * The tag for an address: a `<fen-game>` where there is a `pgn`, else a `<fen-board>`. Parameters are named like
 * attributes, others such as `onclick` are ignored; values are set as attributes, never read as HTML.
 */
export function boardFromAddress(parameters: URLSearchParams): HTMLElement {
  const name = parameters.has('pgn') ? 'fen-game' : 'fen-board';
  const tag = document.createElement(name);
  for (const [attribute, {isSwitch}] of attributesOf(name, 'content', 'look', 'name', 'live')) {
    const value = parameters.get(attribute);
    if (value === null || leftOut.includes(attribute) || (isSwitch && isOff.test(value))) continue;
    tag.setAttribute(attribute, isSwitch ? '' : value);
  }
  return tag;
}
