/** Everything in one classic script: the elements, the parts that the drop-in loads on demand, and `upgrade`. */
import * as drawing from '../svg/index.js';
import * as pieces from '../drawing/pieces-entry.js';
import * as locales from '../locales/index.js';
import * as notation from '../notation/index.js';
import * as pgn from '../pgn/index.js';
import * as rules from '../rules/index.js';
import '../element/all-parts.js';
import * as gameText from './game-text.js';
import {upgrade} from './index.js';
import {gameTextPart} from './upgrade-blocks.js';

gameTextPart.loaded = gameText;

const fenBoard = {...notation, ...rules, ...pgn, ...drawing, ...pieces, ...locales, upgrade};

// Only the page's first script defines `window.fenBoard`. An element with the id `fenBoard` is no own property of `window`.
if (!Object.hasOwn(window, 'fenBoard')) Object.assign(window, {fenBoard});
