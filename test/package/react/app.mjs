// Boards and games whose parent renders at each of their events, and by itself all the time.
import {FenBoard, FenGame} from 'fen-board/react';
import {createElement as h, StrictMode, useEffect, useState} from 'react';
import {createRoot} from 'react-dom/client';

const mate = '6k1/5ppp/8/8/8/8/5PPP/R5K1 w - - 0 1';

function App() {
  const [events, setEvents] = useState([]);
  const [ticks, setTicks] = useState(0);
  const [fen, setFen] = useState('start');
  const [pgn, setPgn] = useState('1. e4 *');
  const [place, setPlace] = useState('');
  const [isThemed, setThemed] = useState(true);
  useEffect(() => {
    const timer = setInterval(() => setTicks((count) => count + 1), 50);
    return () => clearInterval(timer);
  }, []);
  const hear = (event) => setEvents((all) => [...all, event.type]);
  return h(
    'div',
    null,
    h('output', {id: 'ticks'}, ticks),
    h('output', {id: 'events'}, events.join(' ')),
    h('output', {id: 'bound'}, `${fen} ${place}`),
    h('button', {id: 'unset', onClick: () => setThemed(false)}, 'Unset'),
    h('button', {id: 'again', onClick: () => setFen('start')}, 'Again'),
    h(FenBoard, {
      id: 'puzzle',
      mode: 'solve',
      fen: mate,
      solution: '1. Ra8#',
      animation: 'none',
      onMistake: hear,
      onSolved: hear,
    }),
    h(FenBoard, {id: 'free', mode: 'play', fen: 'start', animation: 'none', onChange: hear}),
    h(FenBoard, {id: 'editor', mode: 'edit', fen: 'start', animation: 'none', onChange: hear}),
    h(FenBoard, {
      id: 'controlled',
      mode: 'play',
      fen,
      animation: 'none',
      ...(isThemed && {theme: 'green'}),
      onChange: ({detail}) => setFen(detail.fen),
    }),
    h(FenGame, {
      id: 'free-game',
      mode: 'edit',
      pgn: '1. d4 *',
      at: 'end',
      animation: 'none',
      onPgnChange: hear,
    }),
    h(FenGame, {
      id: 'controlled-game',
      mode: 'edit',
      pgn,
      at: 'end',
      animation: 'none',
      onPgnChange: ({detail}) => setPgn(detail.pgn.trim()),
      onChange: ({detail}) => setPlace(detail.place),
    }),
  );
}

createRoot(document.querySelector('main')).render(h(StrictMode, null, h(App)));
