import type {BoardElement, BoardHost, FormControl, ShownMove} from '../dom/board-host.js';
import {readerPart} from '../dom/shared-parts.js';
import {isBoardFlipped} from '../drawing/look.js';
import {fallbackPieces, piecesNamed} from '../drawing/pieces.js';
import type {PlacedPieceSet} from '../drawing/piece-set.js';
import {nameOf} from '../locales/describe.js';
import {emptyBoard, type Position} from '../notation/position.js';
import {BoardLocale} from './board-locale.js';
import {shownMoveByBoard} from './board-picture.js';
import {FenSource} from './fen-source.js';

/** The services of a board for its parts; unlike the members of the element, they are not public. */
export class ElementHost implements BoardHost {
  readonly element: BoardElement;
  readonly source: FenSource;
  readonly locale: BoardLocale;
  // `BoardModes` sets these three.
  control: FormControl | undefined;
  declare readPosition: BoardHost['readPosition'];
  declare setGeneratedFen: BoardHost['setGeneratedFen'];

  constructor(element: BoardElement) {
    this.element = element;
    this.source = new FenSource(element);
    this.locale = new BoardLocale(element);
  }

  get root(): ShadowRoot {
    return this.element.shadowRoot as ShadowRoot;
  }

  get position(): Position {
    return this.element.position ?? emptyBoard;
  }

  get fen(): string {
    const fen: unknown = this.element.fen;
    return typeof fen === 'string' ? fen : '';
  }

  get errorText(): string {
    const {error, position} = this.element;
    const {current} = this.locale;
    if (error && readerPart.loaded) return readerPart.loaded.issueSentence(current, error);
    return position ? '' : current.diagram.unreadable;
  }

  get name(): string {
    const {label, position} = this.element;
    const {diagram} = this.locale.current;
    return label ?? (this.control?.label || (position ? nameOf(position, diagram) : diagram.unreadable));
  }

  get shownMove(): ShownMove | undefined {
    return shownMoveByBoard.get(this.element);
  }

  get pieces(): PlacedPieceSet {
    return piecesNamed(this.element.pieces) ?? fallbackPieces;
  }

  get isFlipped(): boolean {
    return isBoardFlipped(this.position, this.element);
  }

  get isInteractive(): boolean {
    const {element} = this;
    return element.isConnected && (element.mode !== 'view' || element.drawable || element.moveInput);
  }
}
