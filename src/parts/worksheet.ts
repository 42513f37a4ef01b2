/** A set of puzzles on paper. It comes with the set, because nothing can be fetched while a page prints. */
// Another part uses this module. It is in this file:
import '../board/solve/worksheet.js';
