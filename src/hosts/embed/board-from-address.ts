import {attributesOf} from '../../attributes.js';
import {readOptions} from '../../core/text/read-options.js';

// An embedded game may not fetch a file or change the address; `lang` is set on the page.
const ignoredAttributes = ['src', 'hash', 'lang'];

/**
 * Makes an element from the parameters of an address: a `<fen-game>` if there is a `pgn`, else a `<fen-board>`. Parameters
 * are named like attributes; others, such as `onclick`, are ignored. Values are set as attributes, never read as HTML. A value
 * that an attribute does not have is reported in the console.
 */
export function boardFromAddress(parameters: URLSearchParams): HTMLElement {
  const tag = parameters.has('pgn') ? 'fen-game' : 'fen-board';
  const options = new Map(attributesOf(tag, 'content', 'look', 'name', 'live'));
  for (const name of ignoredAttributes) options.delete(name);
  const {values, problems} = readOptions(options, parameters);
  for (const {message} of problems) console.warn(`fen-board: ${message}`);
  const element = document.createElement(tag);
  for (const [name, value] of values) element.setAttribute(name, value);
  return element;
}
