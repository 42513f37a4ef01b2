/** The drop-in in one file: the element with all that it fetches on demand elsewhere, and the upgrade. */
import {addPieces} from '../drawing/pieces.js';
import {addLocale} from '../locales/registry.js';
import './index.js';

// A classic script exports nothing. The first script on a page is the one whose element is registered. An element with
// this id is a property of the window too, but not its own.
if (!Object.hasOwn(window, 'fenBoard')) Object.assign(window, {fenBoard: {addPieces, addLocale}});
