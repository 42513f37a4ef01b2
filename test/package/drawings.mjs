// Twenty boards with everything that an SVG file can show, to compare how programs draw them.
import {capablanca, start} from '../tools/fixtures/positions.ts';

const attacked = 'r1bqk2r/pppp1ppp/2n2n2/2b1p3/2B1P3/2P2N2/PP1P1PPP/RNBQK2R w KQkq - 1 5';

/**
 * @type {Readonly<Record<string, readonly [fen: string, look:
 * import('../../dist/types/svg/index.js').SvgOptions]>>}
 */
export const drawings = {
  'the start': [start, {}],
  'the start, seen from Black': [start, {orientation: 'black'}],
  'the start in the classic set': [start, {pieces: 'classic'}],
  'coordinates outside': [start, {coordinates: 'outside'}],
  'coordinates outside, seen from Black, classic': [
    start,
    {coordinates: 'outside', orientation: 'black', pieces: 'classic'},
  ],
  'no coordinates, green': [attacked, {coordinates: 'none', theme: 'green'}],
  'marks in every colour': [attacked, {marks: 'Ge4 Rf7 Yd5 Bc3 Gc4f7 Rf3g5 Yd1b3 Bc5f2', theme: 'blue'}],
  'Chess960, walnut': [
    'rn2k1r1/ppp1pp1p/3p2p1/5bn1/P7/2N2B2/1PPPPP2/2BNK1RR w Gkq - 4 11',
    {theme: 'walnut', turnMarker: true},
  ],
  'Black to move, with a marker': [
    'rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1',
    {turnMarker: true, orientation: 'auto', theme: 'purple'},
  ],
  'a marker beside coordinates outside': [
    '8/5k2/8/3K4/8/8/4R3/8 b - - 12 60',
    {turnMarker: true, coordinates: 'outside', theme: 'gray'},
  ],
  'an empty board': ['8/8/8/8/8/8/8/8 w - - 0 1', {}],
  'for paper': [attacked, {theme: 'print', pieces: 'classic'}],
  'of high contrast': [attacked, {theme: 'contrast', orientation: 'black'}],
  'Capablanca’s start': [capablanca, {}],
  'Capablanca’s start, classic, seen from Black': [capablanca, {pieces: 'classic', orientation: 'black'}],
  'ten files, coordinates outside, with a marker': [
    'r8r/1p1k4p1/10/4A5/3c6/10/1P4K3/R8R w - - 3 30',
    {coordinates: 'outside', turnMarker: true, theme: 'green'},
  ],
  'ten files with marks': [
    capablanca,
    {marks: 'Gj8 Ra1 Ya8j1 Bj1a8 Gh1i3 Re5', theme: 'walnut', coordinates: 'none'},
  ],
  'many pieces of one kind': [
    'QQQQQQQQ/QQQQQQQQ/8/k7/7K/8/qqqqqqqq/qqqqqqqq w - - 0 1',
    {theme: 'blue', pieces: 'classic'},
  ],
  'all kinds in both colours': [
    'kqrbnpac2/KQRBNPAC2/10/10/10/10/2CAPNBRQK/2capnbrqk b - - 0 1',
    {theme: 'purple', turnMarker: true},
  ],
  'a FEN that cannot be read': ['rnbqkbnr/ppppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1', {}],
};
