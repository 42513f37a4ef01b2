/**
 * A saved attempt: `solve 1 0 1. Ra7 Kg8` is one mistake, no hints and two moves. In `solve 1 0 shown:2 1. Ra7 Kg8 2. Rb8#`
 * the person gave up after two moves, and the board played the third.
 */
export const savedPattern = /^solve (\d+) (\d+)(?: shown:(\d+))? ?(.*)$/;
