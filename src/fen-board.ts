import {html, LitElement, nothing, svg, type PropertyValues} from 'lit';
import {property} from 'lit/decorators.js';
import {boardTemplate} from './drawing/board.js';
import {pageColors} from './drawing/colors.js';
import {coordinatePlaces, orientations} from './drawing/look.js';
import {onPiecesAdded} from './drawing/pieces.js';
import type {FenBoardEventMap} from './events.js';
import {emptyBoard} from './notation/empty-board.js';
import {parseFen, type FenIssue, type Position} from './notation/index.js';
import {loadPieces} from './on-demand.js';
import {styles} from './styles.js';
import {describePosition, en, nameOf} from './words/index.js';

interface Reading {
  readonly fen: unknown;
  readonly position: Position | null;
  readonly error: FenIssue | null;
  readonly warnings: readonly FenIssue[];
}

/** How large a board is where nothing says so, by its number of files. */
const sizes = {8: {width: '20rem', height: '20rem'}, 10: {width: '20rem', height: '16rem'}} as const;

const none: readonly FenIssue[] = Object.freeze([]);
/** No more of a text than is read of it. What is not a text at all has nothing to show. */
const shownText = (fen: unknown) =>
  typeof fen !== 'string' ? '' : fen.length > mostRead ? `${fen.slice(0, mostRead)}…` : fen;
const mostRead = 512;

const isBlank = (text: string | null | undefined): text is null | undefined | '' =>
  text == null || (typeof text === 'string' && text.trim() === '');

/** What an attribute says, or its first value where that is none of its values. Case does not matter. */
const oneOf = <T extends string>(values: readonly [T, ...T[]]) => ({
  fromAttribute: (text: string | null): T => {
    const value = text?.trim().toLowerCase();
    return values.find((one) => one === value) ?? values[0];
  },
});

/**
 * A chess diagram: draws any position written in FEN, X-FEN or Shredder-FEN, on a board of 8×8 or 10×8.
 *
 * @customElement fen-board
 * @fires {CustomEvent<FenIssue>} fenerror - Once for each FEN that cannot be read, after the board has shown the
 * error. Does not bubble.
 * @csspart board - The picture.
 * @csspart square - All light or all dark squares.
 * @csspart light - The light squares.
 * @csspart dark - The dark squares.
 * @csspart piece - The pieces of one side, or the lines inside them.
 * @csspart white - White's pieces.
 * @csspart black - Black's pieces.
 * @csspart detail - The lines inside the pieces of one side.
 * @csspart coordinate - File letters and rank numbers.
 * @csspart error - What is shown on the board when its FEN cannot be read.
 * @cssprop [--fen-board-max-size=30rem] - The board is as wide as its container, but no wider than this.
 * @cssprop --fen-board-light - Colour of the light squares.
 * @cssprop --fen-board-dark - Colour of the dark squares.
 * @cssprop --fen-board-coordinate-on-light - Colour of coordinates on light squares.
 * @cssprop --fen-board-coordinate-on-dark - Colour of coordinates on dark squares.
 * @cssprop [--fen-board-coordinate-outside=currentColor] - Colour of coordinates outside the board.
 * @cssprop [--fen-board-white=#fff] - What White's pieces are filled with.
 * @cssprop [--fen-board-white-outline=#000] - The outline of White's pieces.
 * @cssprop [--fen-board-white-detail=#000] - The lines inside White's pieces.
 * @cssprop [--fen-board-black=#000] - What Black's pieces are filled with.
 * @cssprop [--fen-board-black-outline=#000] - The outline of Black's pieces.
 * @cssprop [--fen-board-black-detail=#fff] - The lines inside Black's pieces.
 */
// eslint-disable-next-line @typescript-eslint/no-unsafe-declaration-merging -- adds the typed addEventListener below
export class FenBoard extends LitElement {
  static override styles = styles;

  /**
   * The position, in FEN, X-FEN or Shredder-FEN, read tolerantly. Left out or blank, the board is empty. A text that
   * cannot be read shows an empty board with what is wrong, and is told in `error` and by `fenerror`.
   */
  @property() fen: string | null = null;

  /** Which side is below; `auto` is the side to move. */
  @property({converter: oneOf(orientations)}) orientation: 'white' | 'black' | 'auto' = 'white';

  /** Where file letters and rank numbers stand. */
  @property({converter: oneOf(coordinatePlaces)}) coordinates: 'inside' | 'outside' | 'none' = 'inside';

  /** The piece set: `modern`, `classic`, or one that `addPieces` has registered. */
  @property() pieces = 'modern';

  /** The accessible name, instead of the generated one. An empty one makes the board decoration. */
  @property() label: string | null = null;

  #reading: Reading | undefined;
  #reported: unknown;
  #stopWaiting: (() => void) | undefined;

  /** The position shown, as a frozen value; `null` when `fen` cannot be read. */
  get position(): Position | null {
    return this.#read().position;
  }

  /** What is wrong with `fen`, and where in it; `null` when it can be read. */
  get error(): FenIssue | null {
    return this.#read().error;
  }

  /** What was mended in reading `fen` or looks wrong in the position, each with its place in the text. */
  get warnings(): readonly FenIssue[] {
    return this.#read().warnings;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.#stopWaiting = onPiecesAdded((name) => name === this.pieces && this.requestUpdate());
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#stopWaiting?.();
  }

  protected override render(): unknown {
    const {position, error} = this.#read();
    const shown = position ?? emptyBoard;
    const naming = {
      name: this.label ?? (error ? en.unreadable : nameOf(shown, en)),
      description: error ? '' : describePosition(shown, en),
      hidden: this.label === '',
    };
    return [
      boardTemplate(svg, {
        position: shown,
        look: this,
        colors: pageColors,
        size: sizes[shown.files],
        naming,
        head: nothing,
        over: nothing,
      }),
      error
        ? html`<div class="error" part="error">
            <p>${error.message}</p>
            <code>${shownText(this.fen)}</code>
          </div>`
        : nothing,
    ];
  }

  protected override updated(changed: PropertyValues<this>): void {
    loadPieces(this.pieces);
    const {error, fen} = this.#read();
    if (error && fen !== this.#reported) {
      this.dispatchEvent(new CustomEvent('fenerror', {detail: error}));
    }
    if (changed.has('fen')) this.#reported = fen;
  }

  /** Reads `fen` once for each text. */
  #read(): Reading {
    const {fen} = this;
    if (this.#reading?.fen === fen) return this.#reading;
    const result = isBlank(fen)
      ? {ok: true as const, position: emptyBoard, warnings: none}
      : parseFen(fen, {tolerant: true});
    return (this.#reading = result.ok
      ? {fen, position: result.position, error: null, warnings: result.warnings}
      : {fen, position: null, error: result.error, warnings: none});
  }
}

// eslint-disable-next-line @typescript-eslint/no-unsafe-declaration-merging -- types only; the method is EventTarget's
export interface FenBoard {
  addEventListener<K extends keyof FenBoardEventMap>(
    type: K,
    listener: (this: FenBoard, event: FenBoardEventMap[K]) => unknown,
    options?: boolean | AddEventListenerOptions,
  ): void;
  addEventListener<K extends keyof HTMLElementEventMap>(
    type: K,
    listener: (this: FenBoard, event: HTMLElementEventMap[K]) => unknown,
    options?: boolean | AddEventListenerOptions,
  ): void;
  addEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | AddEventListenerOptions,
  ): void;
}
