/**
 * The libraries. Each has a module in `boards` that shows boards as its documentation recommends for reading:
 *
 * - `create(place, fen, {size, coordinates, acts, glides})` shows a board in an element of `size` × `size` pixels; if
 *   `acts`, a person can move its pieces. A library that draws all its boards together has `createAll(places, fens, look)`.
 * - `set(board, fen)`, or `setAll(boards, fens)`, shows another position: at once or, if `glides`, gliding.
 * - `drawn(board)` returns the drawn pieces by square: `{e2: 'P'}`.
 * - `ready(board)`, if it exists, waits until a person can move the pieces.
 */
export const libraries = [
  {name: 'fen-board', isHinted: true, isInEveryRound: true, glides: true},
  {name: 'chessground', isInEveryRound: true, glides: true},
  {name: 'chess-board', isInEveryRound: true, acts: false},
  {name: 'chessboard-element'},
  {name: 'gchessboard'},
  {name: 'cm-chessboard'},
  {name: 'react-chessboard'},
].map((library) => ({acts: true, module: library.name, ...library}));
