/** The rules of chess. */
import '../core/rules/find-move.js';
import '../core/rules/format-move.js';
import '../core/rules/play.js';
