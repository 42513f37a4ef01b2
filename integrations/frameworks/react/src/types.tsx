// Never run: each line below must be an error to the type checker, or must not.
import 'fen-board/jsx';

export const board = document.createElement('fen-board');
export const fen: string | null = board.fen;
board.addEventListener('change', (event) => {
  const from: string | undefined = event.detail.move?.from;
  // @ts-expect-error -- there is no such detail
  return [from, event.detail.position];
});
// @ts-expect-error -- no such mode
board.mode = 'watch';

export const right = (
  <fen-board
    fen={null}
    mode="edit"
    turnMarker
    theme="print"
    marks="Ge4"
    controls
    lang="de"
    className="wide"
    aria-describedby="caption"
    style={{'--fen-board-light': '#fff'}}
    onbeforechange={(event) => event.preventDefault()}
  />
);
// @ts-expect-error -- no such mode
export const wrongMode = <fen-board mode="watch" />;
export const attributes = (
  <fen-board turn-marker theme="auto" marks={null} label="" name="game" disabled required />
);
// @ts-expect-error -- no such theme
export const wrongTheme = <fen-board theme="red" />;
// @ts-expect-error -- marks are text
export const wrongMarks = <fen-board marks={['Ge4']} />;
// @ts-expect-error -- there is a toolbar or there is none
export const wrongControls = <fen-board controls="flip" />;
// @ts-expect-error -- there is a marker or there is none
export const wrongMarker = <fen-board turn-marker="white" />;
// @ts-expect-error -- a FEN is text
export const wrongFen = <fen-board fen={8} />;
// @ts-expect-error -- no such attribute
export const wrongAttribute = <fen-board positionn="" />;
// @ts-expect-error -- there is no such detail
export const wrongDetail = <fen-board onchange={(event) => event.detail.position} />;
