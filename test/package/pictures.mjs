// Draws the files of test/tools/fixtures/svg with the built package; with `--write`, stores them there.
import {writeFileSync} from 'node:fs';
import {fileURLToPath} from 'node:url';
import {addPieces, classic} from 'fen-board/pieces';
import {renderSvg} from 'fen-board/svg';
import {broken, capablanca, italian, start} from '../tools/fixtures/positions.ts';

const blackToMove = italian.replace(' w ', ' b ');
const every = 'k9/1Qq7/2Aa6/3Cc5/4Rr4/5Bb3/6Nn2/7PpK b - - 0 1';

addPieces('classic', classic);

/** The position and the drawing options of each file. */
const cases = {
  start: [start],
  'start-classic': [start, {pieces: 'classic'}],
  capablanca: [capablanca],
  'capablanca-classic': [capablanca, {pieces: 'classic'}],
  'every-piece': [every, {coordinates: 'none'}],
  'every-piece-classic': [every, {coordinates: 'none', pieces: 'classic'}],
  empty: ['8/8/8/8/8/8/8/8 w - - 0 1', {coordinates: 'none'}],
  'black-below': [blackToMove, {orientation: 'black'}],
  'black-below-wide': [capablanca, {orientation: 'black', coordinates: 'outside'}],
  'side-to-move-below': [blackToMove, {orientation: 'auto', turnMarker: true}],
  'coordinates-outside': [start, {coordinates: 'outside'}],
  'turn-marker': [blackToMove, {coordinates: 'outside', turnMarker: true}],
  'turn-marker-wide': [capablanca, {coordinates: 'none', turnMarker: true}],
  marks: [blackToMove, {marks: 'Gc4 Re5 Yg1 Bd8 Gc4f7 Rd8h4 Yb1c3 Bg8f6', theme: 'green'}],
  'marks-wide': [capablanca, {marks: 'Gj1 Ri1h3 Ya1j8 Bc8d6', orientation: 'black', theme: 'contrast'}],
  unreadable: [broken, {theme: 'print'}],
  decoration: ['8/8/8/8/8/8/8/K6k w - - 0 1', {label: '', theme: 'blue'}],
  named: ['8/8/8/8/8/8/8/K6k w - - 0 1', {label: 'Kings & "corners"', theme: 'gray'}],
};

export const folder = new URL('../tools/fixtures/svg/', import.meta.url);

/** The name and the drawing of each file. */
export const pictures = Object.entries(cases).map(([name, drawn]) => [`${name}.svg`, renderSvg(...drawn)]);

if (process.argv[1] === fileURLToPath(import.meta.url) && process.argv.includes('--write')) {
  for (const [name, text] of pictures) writeFileSync(new URL(name, folder), text);
}
