/** The rules of chess. */
import '../rules/find-move.js';
import '../rules/format-move.js';
import '../rules/play.js';
