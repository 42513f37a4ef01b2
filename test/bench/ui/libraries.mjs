/**
 * The libraries. Each has a module in `boards` that shows boards as its documentation recommends for reading:
 *
 * - `create(place, fen, {size, coordinates, acts})` shows a board in an element that is `size` pixels wide and high,
 *   with coordinates or without; where `acts` is true a person can move its pieces. A library that draws all its boards
 *   together has `createAll(places, fens, look)`.
 * - `set(board, fen)`, or `setAll(boards, fens)`, shows another position, at once and without gliding.
 * - `drawn(board)` gives what is drawn, square by square: `{e2: 'P'}`.
 * - `ready(board)`, where it is there, waits until a person can move the pieces.
 */
export const libraries = [
  {name: 'fen-board', kind: 'ours', isHinted: true},
  {name: 'chessboard-element', kind: 'peer'},
  {name: 'gchessboard', kind: 'peer'},
  {name: 'cm-chessboard', kind: 'peer'},
  {name: 'chessground', kind: 'peer'},
  {name: 'chess-board', kind: 'peer', acts: false},
  {name: 'react-chessboard', kind: 'peer'},
  {name: 'bare element', kind: 'bound', module: 'bare-element', acts: false},
  {name: 'canvas', kind: 'bound', acts: false},
].map((library) => ({acts: true, isHinted: false, module: library.name, ...library}));
