/**
 * Who is measured. Each has a module in `boards` that shows boards as its documentation recommends for reading:
 *
 * - `create(place, fen, acts)` shows a board in an element of 240 × 240 pixels; where `acts` is true a person can move
 *   its pieces. A library that likes to draw all its boards together has `createAll(places, fens, acts)`.
 * - `set(board, fen)`, or `setAll(boards, fens)`, shows another position, at once and without gliding.
 * - `drawn(board)` gives what is drawn, square by square: `{e2: 'P'}`.
 * - `ready(board)`, where it is there, waits until a person can move the pieces.
 */
export const libraries = [
  {name: 'fen-board', kind: 'ours'},
  {name: 'chessboard-element', kind: 'peer'},
  {name: 'gchessboard', kind: 'peer'},
  {name: 'cm-chessboard', kind: 'peer'},
  {name: 'chessground', kind: 'peer'},
  {name: 'chess-board', kind: 'peer', acts: false},
  {name: 'react-chessboard', kind: 'peer'},
  {name: 'bare element', kind: 'bound', module: 'bare-element', acts: false},
  {name: 'canvas', kind: 'bound', acts: false},
].map((library) => ({acts: true, module: library.name, ...library}));
