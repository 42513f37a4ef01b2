import {attributesOf} from '../attributes.js';

// A game fetches nothing and leaves the address alone; the page around the board has its language.
const leftOut = ['src', 'hash', 'lang'];

/** `turn-marker`, `turn-marker=` and `turn-marker=true` switch on what is off without the parameter. */
const isOff = /^(?:false|0|no|off)$/i;

/**
 * The tag for the parameters of an address: a `<fen-game>` where there is a `pgn`, else a `<fen-board>`. Values are
 * only ever set as attributes, never read as HTML, so what they contain is shown or ignored, but never run.
 *
 * @param parameters - Named like the attributes of the tag; others, such as `style` and `onclick`, are ignored. Of a name that comes twice, the first value counts.
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
