// A lower bound: our drawing, name and description in a custom element that does nothing else, without lit.
import {parseFen} from '../../../../src/notation/fen.ts';
import {describe, renderSvg} from '../../../../src/drawing/index.ts';
import {piecePaths} from '../../../../src/drawing/piece-set.ts';
import {fallbackPieces} from '../../../../src/drawing/pieces.ts';
import {nameOf} from '../../../../src/locales/describe.ts';
import {enDiagram} from '../../../../src/locales/en.ts';
import {placedPieces} from './placed-pieces.mjs';

const sheet = new CSSStyleSheet();
sheet.replaceSync(`
  :host { display: grid; }
  svg { width: 100%; height: auto; content-visibility: auto; contain: size; aspect-ratio: 1; }
  text { user-select: none; pointer-events: none; }
`);

const template = document.createElement('template');
// The six kinds of chess: a drawing has paths for archbishop and chancellor only where they stand.
const kinds = ['P', 'N', 'B', 'R', 'Q', 'K'];

class BareBoard extends HTMLElement {
  #svg;
  #paths;
  #shown = [];

  set fen(fen) {
    const {position} = parseFen(fen, {tolerant: true});
    if (!this.#svg) this.#begin();
    this.#svg.setAttribute('aria-label', nameOf(position, enDiagram));
    this.#svg.setAttribute('aria-description', describe(position));
    const {body, detail} = piecePaths(position, false, fallbackPieces);
    const texts = [kinds, kinds.map((kind) => kind.toLowerCase())].flatMap((letters) =>
      [body, detail].flatMap((part) => letters.map((letter) => part[letter])),
    );
    texts.forEach((text, i) => {
      if (text !== (this.#shown[i] ?? '')) this.#paths[i].setAttribute('d', text);
    });
    this.#shown = texts;
  }

  #begin() {
    if (!template.content.firstChild) {
      const coordinates = this.coordinates ? 'inside' : 'none';
      const empty = renderSvg('8/8/8/8/8/8/8/8 w - - 0 1', {coordinates}).replace(
        /<(title|desc)>[^<]*<[^>]*>/g,
        '',
      );
      template.innerHTML = empty.replace(/>\s+/g, '>');
    }
    const root = this.attachShadow({mode: 'open'});
    root.adoptedStyleSheets = [sheet];
    root.append(template.content.cloneNode(true));
    this.#svg = root.firstElementChild;
    this.#paths = root.querySelectorAll('g path');
  }
}
customElements.define('bare-board', BareBoard);

export function create(place, fen, {coordinates}) {
  const board = document.createElement('bare-board');
  board.coordinates = coordinates;
  board.fen = fen;
  place.append(board);
  return board;
}

export const set = (board, fen) => void (board.fen = fen);

export const drawn = (board) => placedPieces(board.shadowRoot);
