import {createElement, memo, useLayoutEffect, useState} from 'react';
import {createRoot} from 'react-dom/client';
import {Chessboard} from 'react-chessboard';

const Diagram = memo(({id, fen, look: {acts, coordinates}}) =>
  createElement('div', {className: 'place'}, [
    createElement(Chessboard, {
      key: id,
      options: {
        id,
        position: fen,
        showAnimations: false,
        showNotation: coordinates,
        allowDragging: acts,
        allowDrawingArrows: acts,
      },
    }),
  ]),
);

let show;
let committed;

function Page({look, first}) {
  const [fens, setFens] = useState(first);
  show = setFens;
  useLayoutEffect(() => committed());
  return fens.map((fen, i) => createElement(Diagram, {key: i, id: `board-${i}`, fen, look}));
}

export async function createAll(places, fens, look) {
  const container = places[0].parentElement;
  container.replaceChildren();
  const root = document.createElement('div');
  root.className = 'boards';
  container.append(root);
  await new Promise((resolve) => {
    committed = resolve;
    createRoot(root).render(createElement(Page, {look, first: fens}));
  });
  return Array.from(root.children);
}

export const setAll = (_, fens) =>
  new Promise((resolve) => {
    committed = resolve;
    show(fens);
  });

export const drawn = (board) =>
  Object.fromEntries(
    Array.from(board.querySelectorAll('[data-piece]'), (piece) => {
      const [color, role] = piece.dataset.piece;
      return [piece.closest('[data-square]').dataset.square, color === 'w' ? role : role.toLowerCase()];
    }),
  );
