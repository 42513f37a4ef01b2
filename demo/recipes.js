import {describe, renderSvg} from '../dist/svg.js';
import {parseFen} from '../dist/notation.js';

// The puzzle.
const puzzle = document.querySelector('#puzzle');
const verdict = document.querySelector('#verdict');
puzzle.addEventListener('mistake', ({detail}) => {
  verdict.textContent = `${detail.move.san} is not it.`;
});
puzzle.addEventListener('solved', ({detail}) => {
  verdict.textContent = detail.mistakes ? 'Solved at last.' : 'Solved at once. Well done!';
});

// Today’s start of Chess960: 557 and 960 have no common divisor, so that all come before one comes again.
const number = (Math.floor(Date.now() / 86_400_000) * 557) % 960;
document.querySelector('#today').fen = `chess960:${number}`;
document.querySelector('#today-number').textContent = `Start ${number}`;

// The social card follows its form.
const fen = document.querySelector('#card-fen');
const background = document.querySelector('#card-background');
const note = document.querySelector('#card-note');
const picture = document.querySelector('#card');
const file = document.querySelector('#card-file');
function drawCard() {
  const text = renderSvg(fen.value, {width: 1200, height: 630, padding: 40, background: background.value});
  URL.revokeObjectURL(picture.src);
  picture.src = URL.createObjectURL(new Blob([text], {type: 'image/svg+xml'}));
  picture.alt = describe(fen.value);
  file.href = picture.src;
  note.textContent = parseFen(fen.value, {tolerant: true}).error?.message ?? '';
}
document.querySelector('#card-form').addEventListener('input', drawCard);
document.querySelector('#card-form').addEventListener('submit', (event) => event.preventDefault());
drawCard();

// The embedded page reports its height.
const frame = document.querySelector('#embedded');
addEventListener('message', ({source, data}) => {
  if (source !== frame.contentWindow || data?.type !== 'fen-board:height') return;
  frame.height = data.height;
});
