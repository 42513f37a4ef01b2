/** Everything in one classic script: the elements, the parts that the drop-in loads on demand, and `upgrade`. */
import * as drawing from '../../picture/files/index.js';
import * as pieces from '../../picture/drawing/pieces-entry.js';
import * as locales from '../../words/index.js';
import * as notation from '../../core/notation/index.js';
import * as pgn from '../../core/pgn/index.js';
import * as rules from '../../core/rules/index.js';
import './all-parts.js';
import * as gameText from '../fences/game-text.js';
import {upgrade} from '../upgrade/index.js';
import {gameTextPart} from '../upgrade/upgrade-blocks.js';

gameTextPart.loaded = gameText;

const fenBoard = {...notation, ...rules, ...pgn, ...drawing, ...pieces, ...locales, upgrade};

// Only the page's first script defines `window.fenBoard`. An element with the id `fenBoard` is not an own property of `window`, so
// it does not count.
if (!Object.hasOwn(window, 'fenBoard')) Object.assign(window, {fenBoard});
