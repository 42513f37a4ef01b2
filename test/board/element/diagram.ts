import {fixture, html} from '@open-wc/testing';
import '../../../src/index.js';
import type {FenBoard} from '../../../src/index.js';
import {start} from '../../tools/fixtures/positions.js';

/** Puts a diagram on the page. */
export const diagram = (fen: string = start) => fixture<FenBoard>(html`<fen-board fen=${fen}></fen-board>`);

/** The picture of a board. */
export function picture(board: Element): SVGSVGElement {
  const svg = board.shadowRoot?.querySelector('svg');
  if (!svg) throw new Error('The board has no picture.');
  return svg;
}

/** The number of squares with a piece: each outline begins in its own square, of 45 units. */
export const pieceCount = (board: Element): number =>
  new Set(
    [...picture(board).querySelectorAll('[part^=piece]:not([part~=detail]) path')]
      .flatMap((path) => [...(path.getAttribute('d') ?? '').matchAll(/M([\d.]+) ([\d.]+)/g)])
      .map(([, x, y]) => `${Math.floor(Number(x) / 45)} ${Math.floor(Number(y) / 45)}`),
  ).size;
