/** A set of puzzles on paper. It comes with the set, because nothing can be fetched while a page prints. */
// Other parts use these modules. They are in this file:
import '../board/solve/worksheet.js';
import '../shared/print-range.js';
