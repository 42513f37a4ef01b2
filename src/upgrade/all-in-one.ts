/** Everything in one classic script: the elements, the parts that the drop-in loads on demand, and the upgrade. */
import {addPieces} from '../drawing/pieces.js';
import {addLocale} from '../locales/registry.js';
import './index.js';

// A classic script has no exports, so its functions are on the window: those of the first such script on the page, which
// is also the one whose elements are registered. An element with the id `fenBoard` is a property of the window too, but
// not an own property.
if (!Object.hasOwn(window, 'fenBoard')) Object.assign(window, {fenBoard: {addPieces, addLocale}});
