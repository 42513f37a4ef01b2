import type {BoardElement, BoardHost, Progress, ShownMove} from '../dom/board-host.js';
import {seenFromBlack} from '../drawing/look.js';
import {fallbackPieces, piecesNamed} from '../drawing/pieces.js';
import type {PlacedPieceSet} from '../drawing/piece-set.js';
import {nameOf} from '../locales/describe.js';
import type {CurrentLocale} from '../locales/registry.js';
import {emptyBoard, type Position} from '../notation/position.js';
import {shownMoveByBoard} from './board-picture.js';
import type {FenSource} from './fen-source.js';
import type {BoardForm} from './form.js';
import {marksPart, readerPart} from './parts.js';
import {positionOf} from './reading.js';

/** The services of a board for its parts; unlike the members of the element, none is public. */
export class ElementHost implements BoardHost {
  readonly element: BoardElement;
  readonly locale: CurrentLocale;
  readonly reader = readerPart;
  readonly marks = marksPart;
  readonly positionOf = positionOf;
  readonly #source: FenSource;
  readonly #form: () => BoardForm;

  constructor(element: BoardElement, locale: CurrentLocale, source: FenSource, form: () => BoardForm) {
    this.element = element;
    this.locale = locale;
    this.#source = source;
    this.#form = form;
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

  get start(): string | null {
    return this.#source.start;
  }

  get initial(): string | null {
    return this.#source.initial;
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
    return (
      label ?? (this.#form().control?.label || (position ? nameOf(position, diagram) : diagram.unreadable))
    );
  }

  get shownMove(): ShownMove | undefined {
    return shownMoveByBoard.get(this.element);
  }

  get pieces(): PlacedPieceSet {
    return piecesNamed(this.element.pieces) ?? fallbackPieces;
  }

  get fromBlack(): boolean {
    return seenFromBlack(this.position, this.element);
  }

  format(position: Position): string {
    return this.#source.format(position);
  }

  beginAnew(): void {
    this.#source.beginAnew();
  }

  write(fen: string): void {
    this.#source.setGenerated(fen);
  }

  showProgress(progress: Progress): void {
    this.#form().control?.showProgress(progress);
  }
}
