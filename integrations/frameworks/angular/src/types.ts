// Each line below must be an error to the type checker, or must not. Templates with CUSTOM_ELEMENTS_SCHEMA are not
// checked; what a class does with the board is.
import type {FenBoard, FenBoardEventMap} from 'fen-board';

export function never(board: HTMLElementTagNameMap['fen-board'], event: FenBoardEventMap['change']) {
  const same: FenBoard = board;
  const from: string | undefined = event.detail.move?.from;
  Object.assign<FenBoard, Partial<FenBoard>>(same, {
    theme: 'print',
    marks: 'Ge4',
    turnMarker: true,
    controls: true,
    lang: 'de',
  });
  // @ts-expect-error -- no such theme
  same.theme = 'red';
  // @ts-expect-error -- no such mode
  same.mode = 'watch';
  // @ts-expect-error -- a FEN is text
  same.fen = 8;
  // @ts-expect-error -- there is no such detail
  return [from, event.detail.position];
}
