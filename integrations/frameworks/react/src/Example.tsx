import 'fen-board';
import type {} from 'fen-board/jsx'; // types of the tags
import {useState} from 'react';

export function Example() {
  const [fen, setFen] = useState('start');
  return (
    <>
      <fen-board mode="play" fen={fen} onchange={(event) => setFen(event.detail.fen)} />
      <p>{fen}</p>
      <fen-game pgn="1. e4 e5 2. Nf3 *" at="end" onchange={(event) => console.log(event.detail.ply)} />
    </>
  );
}
