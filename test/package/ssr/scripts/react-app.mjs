import {FenBoard, FenGame} from 'fen-board/react';
import {createElement as h, StrictMode, useState} from 'react';

/** A page whose state follows the board. */
export function App() {
  const [fen, setFen] = useState('start');
  return h(
    StrictMode,
    null,
    h(
      FenBoard,
      {
        fen,
        mode: 'play',
        turnMarker: true,
        id: 'board',
        className: 'wide',
        animation: 'none',
        onChange: ({detail}) => setFen(detail.fen),
      },
      h('p', {slot: 'caption'}, 'A caption'),
    ),
    h('output', null, fen),
    h(FenBoard, {fen: '4k3/8/8/8/8/8/8/4K2R w K - 0 1', orientation: 'black', label: 'Castle?'}),
    h(FenGame, {
      pgn: '1. e4 e5 2. Nf3 *',
      at: 'end',
      onBeforePgnChange: ({type, target}) => target.classList.add(type),
      onPgnChange: ({type, target}) => target.classList.add(type),
    }),
  );
}
