// A lower bound: nothing but the pixels. It cannot be read aloud, printed sharply, selected or styled.
import {eachPiece} from '../../../../src/notation/placement.ts';
import {parseFen} from '../../../../src/notation/fen.ts';
import {themeColors} from '../../../../src/drawing/colors.ts';
import {modern} from '../../../../src/drawing/modern.ts';

const colors = themeColors();
const kinds = new Map();
for (const [role, {body, detail}] of Object.entries(modern.pieces)) {
  for (const [letter, side] of [
    [role, 'white'],
    [role.toLowerCase(), 'black'],
  ]) {
    kinds.set(letter, {side, body: new Path2D(body), detail: new Path2D(detail)});
  }
}

export function create(place, fen, {coordinates, size}) {
  const board = document.createElement('canvas');
  board.width = board.height = size;
  board.hasCoordinates = coordinates;
  place.append(board);
  set(board, fen);
  return board;
}

export function set(board, fen) {
  const context = board.getContext('2d');
  const {width} = board;
  const square = width / 8;
  context.resetTransform();
  context.lineJoin = context.lineCap = 'round';
  context.fillStyle = colors.light;
  context.fillRect(0, 0, width, width);
  context.fillStyle = colors.dark;
  for (let above = 0; above < 8; above++) {
    for (let left = 1 - (above % 2); left < 8; left += 2) {
      context.fillRect(left * square, above * square, square, square);
    }
  }
  eachPiece(parseFen(fen).position.placement, (letter, left, above) => {
    const {side, body, detail} = kinds.get(letter);
    context.setTransform(square / 45, 0, 0, square / 45, left * square, above * square);
    context.fillStyle = colors[side];
    context.strokeStyle = colors[`${side}-outline`];
    context.lineWidth = modern.bodyStroke;
    context.fill(body);
    context.stroke(body);
    context.strokeStyle = colors[`${side}-detail`];
    context.lineWidth = modern.detailStroke;
    context.stroke(detail);
  });
  if (board.hasCoordinates) drawCoordinates(context, square);
}

function drawCoordinates(context, square) {
  context.resetTransform();
  context.font = `${square / 5}px sans-serif`;
  for (let i = 0; i < 8; i++) {
    context.fillStyle = i % 2 ? colors.dark : colors.light;
    context.fillText('abcdefgh'[i], (i + 0.85) * square, 7.95 * square);
    context.fillStyle = i % 2 ? colors.light : colors.dark;
    context.fillText(String(8 - i), 0.03 * square, (i + 0.22) * square);
  }
}

/** Pixels have no names: a square holds some piece, `?`, when its middle has more than one colour. */
export function drawn(board) {
  const context = board.getContext('2d');
  const square = board.width / 8;
  const pieces = {};
  for (let above = 0; above < 8; above++) {
    for (let left = 0; left < 8; left++) {
      const {data} = context.getImageData(
        (left + 0.3) * square,
        (above + 0.3) * square,
        0.4 * square,
        0.4 * square,
      );
      const pixels = new Uint32Array(data.buffer);
      if (pixels.some((pixel) => pixel !== pixels[0])) pieces['abcdefgh'[left] + (8 - above)] = '?';
    }
  }
  return pieces;
}
