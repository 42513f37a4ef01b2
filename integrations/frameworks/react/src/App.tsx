import type {} from 'fen-board/jsx';
import {useRef, useState} from 'react';
import {endgame, start} from './positions.js';

type Board = HTMLElementTagNameMap['fen-board'];

/** Outside the component: one made anew by each rendering would be called after each rendering. */
const beginWithEndgame = (board: Board | null) => board?.setAttribute('fen', endgame);

export function App() {
  const [fen, setFen] = useState(start);
  const [san, setSan] = useState('');
  const [target, setTarget] = useState('');
  const [changes, setChanges] = useState(0);
  const [count, setCount] = useState(0);
  const game = useRef<Board>(null);

  return (
    <>
      <fen-board
        id="game"
        ref={game}
        mode="play"
        animation="none"
        label={`Game, looked at ${count} times`}
        turn-marker
        fen={fen}
        onchange={(event) => {
          setFen(event.detail.fen);
          setSan(event.detail.move?.san ?? '');
          setTarget(event.target.fen ?? '');
          setChanges((before) => before + 1);
        }}
      />
      <output id="fen">{fen}</output>
      <output id="san">{san}</output>
      <output id="target">{target}</output>
      <output id="changes">{changes}</output>
      <output id="count">{count}</output>
      <button id="again" onClick={() => setCount(count + 1)}>
        Again
      </button>
      <button id="restart" onClick={() => setFen(start)}>
        Restart
      </button>
      <button id="flip" onClick={() => game.current?.flip()}>
        Flip
      </button>
      <form id="form">
        {/* React sets properties; what a reset goes back to is the attribute. */}
        <fen-board id="answer" ref={beginWithEndgame} name="position" mode="play" animation="none" required />
        <button type="reset">Reset</button>
      </form>
      <fen-board id="diagram" fen={endgame} orientation="black" theme="blue">
        <p slot="caption">Castle?</p>
      </fen-board>
      <fen-board
        id="broken"
        fen="no position"
        onfenerror={({target, detail}) => (target.title = detail.code)}
      />
    </>
  );
}
