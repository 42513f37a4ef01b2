/** Start positions by number, and random ones. */
export {chess960NumberToMention, chess960Number} from '../core/notation/start-positions.js';
import '../core/rules/make-start.js';
