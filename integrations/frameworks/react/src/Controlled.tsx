import type {} from 'fen-board/jsx';
import {StrictMode, useState} from 'react';
import {backRank, ladder, start} from './positions.js';

/** A puzzle whose state is written back after so many milliseconds. */
function Puzzle({id, delay}: {id: string; delay: number}) {
  const [{fen, solution}, setPuzzle] = useState(ladder);
  const [solves, setSolves] = useState<readonly number[]>([]);
  const write = (fen: string) => setPuzzle((puzzle) => ({...puzzle, fen}));
  return (
    <>
      <fen-board
        id={id}
        mode="solve"
        animation="none"
        fen={fen}
        solution={solution}
        onchange={({detail}) => {
          if (delay) setTimeout(() => write(detail.fen), delay);
          else write(detail.fen);
        }}
        onsolved={({detail}) => setSolves((before) => [...before, detail.mistakes])}
      />
      <output id={`${id}-fen`}>{fen}</output>
      <output id={`${id}-solves`}>{solves.join()}</output>
      <button id={`${id}-next`} onClick={() => setPuzzle(backRank)}>
        Next
      </button>
    </>
  );
}

export function Controlled() {
  const [fen, setFen] = useState(start);
  const [isEdited, setIsEdited] = useState(false);
  const [isLabelled, setIsLabelled] = useState(false);
  return (
    <StrictMode>
      <Puzzle id="puzzle" delay={0} />
      <Puzzle id="late" delay={300} />
      <fen-board
        id="board"
        animation="none"
        fen={fen}
        mode={isEdited ? 'edit' : undefined}
        theme={isLabelled ? 'green' : undefined}
        label={isLabelled ? 'A position' : undefined}
        onchange={({detail}) => setFen(detail.fen)}
      />
      <output id="board-fen">{fen}</output>
      <button id="edit" onClick={() => setIsEdited(!isEdited)}>
        Edit
      </button>
      <button id="label" onClick={() => setIsLabelled(!isLabelled)}>
        Label
      </button>
    </StrictMode>
  );
}
