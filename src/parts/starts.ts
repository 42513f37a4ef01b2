/** Start positions by number, and random ones. */
export {chess960NumberToMention, chess960Number} from '../notation/start-positions.js';
import '../rules/make-start.js';
