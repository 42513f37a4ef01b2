import 'fen-board';
import {Fragment, h, render} from 'preact';
import {useState} from 'preact/hooks';
import {backRank, ladder, start} from '../../react/src/positions.js';

/** A puzzle whose state is written back after so many milliseconds. */
function Puzzle({id, delay}) {
  const [{fen, solution}, setPuzzle] = useState(ladder);
  const [solves, setSolves] = useState([]);
  const write = (written) => setPuzzle((puzzle) => ({...puzzle, fen: written}));
  return h(
    Fragment,
    null,
    h('fen-board', {
      id,
      mode: 'solve',
      animation: 'none',
      fen,
      solution,
      onchange({detail}) {
        if (delay) setTimeout(() => write(detail.fen), delay);
        else write(detail.fen);
      },
      onsolved: ({detail}) => setSolves((before) => [...before, detail.mistakes]),
    }),
    h('output', {id: `${id}-fen`}, fen),
    h('output', {id: `${id}-solves`}, solves.join()),
    h('button', {id: `${id}-next`, onClick: () => setPuzzle(backRank)}, 'Next'),
  );
}

function Controlled() {
  const [fen, setFen] = useState(start);
  const [isEdited, setIsEdited] = useState(false);
  const [isLabelled, setIsLabelled] = useState(false);
  return h(
    Fragment,
    null,
    h(Puzzle, {id: 'puzzle', delay: 0}),
    h(Puzzle, {id: 'late', delay: 300}),
    h('fen-board', {
      id: 'board',
      animation: 'none',
      fen,
      mode: isEdited ? 'edit' : undefined,
      theme: isLabelled ? 'green' : undefined,
      label: isLabelled ? 'A position' : undefined,
      onchange: ({detail}) => setFen(detail.fen),
    }),
    h('output', {id: 'board-fen'}, fen),
    h('button', {id: 'edit', onClick: () => setIsEdited(!isEdited)}, 'Edit'),
    h('button', {id: 'label', onClick: () => setIsLabelled(!isLabelled)}, 'Label'),
  );
}

render(h(Controlled), document.querySelector('#app'));
