/** Start positions by number, and random ones. */
export {chess960NumberToMention, chess960Number} from '../core/notation/start-positions.js';
// Other parts use these modules too. They are in this file:
import '../core/rules/make-start.js';
