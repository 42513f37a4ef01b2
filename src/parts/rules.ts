/** The rules of chess. */
// Other parts use these modules too. They are in this file:
import '../core/indexed.js';
import '../core/pgn/move-number.js';
import '../core/rules/find-move.js';
import '../core/rules/format-move.js';
import '../core/rules/move-detail.js';
import '../core/rules/play.js';
import '../words/evaluation.js';
