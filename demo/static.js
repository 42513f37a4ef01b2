import {describe, renderSvg} from '../dist/svg.js';

const start = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1';
const capablanca = 'rnabqkbcnr/pppppppppp/10/10/10/10/PPPPPPPPPP/RNABQKBCNR w KQkq - 0 1';
const italian = 'r1bqk1nr/pppp1ppp/2n5/2b1p3/2B1P3/5N2/PPPP1PPP/RNBQK2R w KQkq - 4 4';
const files = [
  [start, {}],
  [italian, {theme: 'green', marks: 'Gc4f7 Yf7'}],
  [capablanca, {theme: 'blue', coordinates: 'outside'}],
  [italian, {theme: 'print', coordinates: 'outside', turnMarker: true}],
];

/** The options as one writes them. */
const shown = (options) => {
  const written = Object.entries(options).map(([name, value]) =>
    value === true ? `${name}: true` : `${name}: '${value}'`,
  );
  return written.length > 0 ? `, {${written.join(', ')}}` : '';
};

for (const [fen, options] of files) {
  const text = renderSvg(fen, options);
  const figure = document.createElement('figure');
  const picture = document.createElement('img');
  picture.src = URL.createObjectURL(new Blob([text], {type: 'image/svg+xml'}));
  picture.alt = describe(fen);
  const caption = document.createElement('figcaption');
  const code = document.createElement('code');
  code.textContent = `renderSvg(fen${shown(options)})`;
  caption.append(code, ` ${(text.length / 1024).toFixed(1)} KB`);
  figure.append(picture, caption);
  document.querySelector('#files').append(figure);
}
document.querySelector('#described').textContent = describe(italian);
