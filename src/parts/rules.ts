/** The rules of chess. */
import '../core/pgn/move-number.js';
import '../core/rules/find-move.js';
import '../core/rules/format-move.js';
import '../core/rules/play.js';
