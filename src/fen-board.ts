import {html, LitElement, nothing, svg, type PropertyValues} from 'lit';
import {property} from 'lit/decorators.js';
import {boardTemplate, seenFromBlack} from './drawing/board.js';
import {pageColors} from './drawing/colors.js';
import {coordinatePlaces, orientations} from './drawing/look.js';
import {fallbackPieces, onPiecesAdded, piecesNamed} from './drawing/pieces.js';
import {Engagement} from './engage.js';
import type {ChangeDetail, FenBoardEventMap, MoveDetail} from './events.js';
import {BoardForm, isBlank} from './form.js';
import type {Host} from './interaction/host.js';
import type {ParsedMove} from './rules/index.js';
import {emptyBoard} from './notation/empty-board.js';
import {formatFen, parseFen, type FenIssue, type Notation, type Position} from './notation/index.js';
import {loadInteraction, loadPieces} from './on-demand.js';
import {styles} from './styles.js';
import {describePosition, en, nameOf} from './words/index.js';

interface Reading {
  readonly fen: unknown;
  readonly position: Position | null;
  readonly error: FenIssue | null;
  readonly warnings: readonly FenIssue[];
}

const modes = ['view', 'play', 'edit'] as const;
const animations = ['auto', 'none'] as const;
const notations = ['auto', 'fen', 'x-fen', 'shredder-fen'] as const;

/** How large a board is where nothing says so, by its number of files. */
const sizes = {8: {width: '20rem', height: '20rem'}, 10: {width: '20rem', height: '16rem'}} as const;

const none: readonly FenIssue[] = Object.freeze([]);
/** No more of a text than is read of it. What is not a text at all has nothing to show. */
const shownText = (fen: unknown) =>
  typeof fen !== 'string' ? '' : fen.length > mostRead ? `${fen.slice(0, mostRead)}…` : fen;
const mostRead = 512;

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
 * @fires {CustomEvent<ChangeDetail>} beforechange - A person is about to change the position. `preventDefault()`
 * leaves everything as it is. Bubbles.
 * @fires {CustomEvent<ChangeDetail>} change - A person has changed the position; `fen` is already the new one.
 * Bubbles. Setting `fen` from a script never fires it.
 * @fires {CustomEvent<FenIssue>} fenerror - Once for each FEN that cannot be read, after the board has shown the
 * error. Does not bubble.
 * @cssstate invalid - The FEN cannot be read.
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
  static readonly formAssociated = true;

  /**
   * The position, in FEN, X-FEN or Shredder-FEN, read tolerantly. Left out or blank, the board is empty. A text that
   * cannot be read shows an empty board with what is wrong, and is told in `error` and by `fenerror`.
   */
  @property() fen: string | null = null;

  /** `view` is a diagram; in `play` a person makes legal moves, in `edit` sets up anything. */
  @property({converter: oneOf(modes)}) mode: 'view' | 'play' | 'edit' = 'view';

  /** How `fen` is written after a person's change; `auto` keeps to the author's way, Shredder-FEN or X-FEN. */
  @property({converter: oneOf(notations)}) notation: 'auto' | 'fen' | 'x-fen' | 'shredder-fen' = 'auto';

  /** Whether pieces glide to their squares; `auto` is no when the reader wants less motion. */
  @property({converter: oneOf(animations)}) animation: 'auto' | 'none' = 'auto';

  /** Nobody can change the position, though the mode would let them. */
  @property({type: Boolean, reflect: true}) disabled = false;

  /** Which side is below; `auto` is the side to move. */
  @property({converter: oneOf(orientations)}) orientation: 'white' | 'black' | 'auto' = 'white';

  /** Where file letters and rank numbers stand. */
  @property({converter: oneOf(coordinatePlaces)}) coordinates: 'inside' | 'outside' | 'none' = 'inside';

  /** The piece set: `modern`, `classic`, or one that `addPieces` has registered. */
  @property() pieces = 'modern';

  /** The accessible name, instead of the generated one. An empty one makes the board decoration. */
  @property() label: string | null = null;

  /** A form cannot be submitted while there is no FEN, in `play` and `edit`. */
  @property({type: Boolean, reflect: true}) required = false;

  /** The name under which a form submits the FEN; without one it submits nothing. */
  @property()
  get name(): string {
    return this.getAttribute('name') ?? '';
  }
  // Reflected at once, as in HTML's own controls.
  set name(name: string | null) {
    if (name !== this.getAttribute('name')) this.setAttribute('name', name ?? '');
  }

  #reading: Reading | undefined;
  #reported: unknown;
  /** How the author wrote the last FEN that showed it: a FEN with no rights left does not. */
  #authorNotation: Notation = 'x-fen';
  #stopWaiting: (() => void) | undefined;
  readonly #engagement = new Engagement(this.#host());
  readonly #form = new BoardForm(this, () => this.#written(this.position ?? emptyBoard));

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

  /** The form that the board belongs to, or `null`. */
  get form(): HTMLFormElement | null {
    return this.#form.internals.form;
  }

  /** The `<label>`s of the board. In `play` and `edit` their text names it, unless `label` does. */
  get labels(): NodeList {
    return this.#form.internals.labels;
  }

  /** What is wrong, as of HTML's own controls. Nothing ever is in `view`: a diagram does not block its form. */
  get validity(): ValidityState {
    return this.#form.internals.validity;
  }

  /** What is wrong, in a sentence; empty when nothing is. */
  get validationMessage(): string {
    return this.#form.internals.validationMessage;
  }

  /** Whether the form asks if the board is valid: in `play` and `edit`, and not when it is disabled. */
  get willValidate(): boolean {
    return this.#form.isFilledIn && this.#form.internals.willValidate;
  }

  /** Whether the board is valid; if not, fires `invalid`. */
  checkValidity(): boolean {
    return this.#form.internals.checkValidity();
  }

  /** As `checkValidity()`, and shows the reader what is wrong. */
  reportValidity(): boolean {
    return this.#form.internals.reportValidity();
  }

  /**
   * Makes the board invalid in `play` and `edit`, for a reason of the page's own.
   *
   * @param message - What is wrong, in a sentence; empty when nothing is.
   */
  setCustomValidity(message: string): void {
    this.#form.setCustomValidity(message);
  }

  /** @internal */
  formDisabledCallback(): void {
    this.requestUpdate();
  }

  /** @internal */
  formResetCallback(): void {
    this.fen = this.getAttribute('fen');
  }

  /** @internal */
  formStateRestoreCallback(fen: unknown): void {
    if (fen && typeof fen === 'string') this.fen = fen;
  }

  override requestUpdate(...change: Parameters<LitElement['requestUpdate']>): void {
    super.requestUpdate(...change);
    // eslint-disable-next-line @typescript-eslint/no-unnecessary-condition -- not there while defaults are being set
    if (change[0] !== undefined) this.#form?.sync();
  }

  /** Turns the board round. */
  flip(): void {
    const shown = this.position ?? emptyBoard;
    this.orientation = seenFromBlack(shown, this) ? 'white' : 'black';
  }

  /**
   * Moves, without telling `beforechange` or `change`.
   *
   * @param text - A move in SAN or UCI, as people write them.
   * @returns What `parseMove` returns: the move, or what is wrong with it. Of a FEN that cannot be read, its error.
   */
  async move(text: string): Promise<ParsedMove | {ok: false; error: FenIssue}> {
    const {parseMove, play} = await loadInteraction();
    const {position, error} = this;
    if (!position) return {ok: false, error: error as FenIssue};
    const result = parseMove(position, text);
    if (result.ok) this.#write(this.#written(play(position, result.move)));
    return result;
  }

  /** Focuses the square of the cursor where a person can act on the board, else nothing. */
  override focus(options?: FocusOptions): void {
    const {interaction} = this.#engagement;
    if (interaction) interaction.focus();
    else if (this.mode === 'view') super.focus(options);
    else this.renderRoot.querySelector('svg')?.focus(options);
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.#stopWaiting = onPiecesAdded((name) => name === this.pieces && this.requestUpdate());
    this.requestUpdate();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#stopWaiting?.();
    this.#engagement.end();
  }

  protected override willUpdate(): void {
    if (!this.#acts) this.#engagement.end();
  }

  protected override render(): unknown {
    const {position, error} = this.#read();
    const shown = position ?? emptyBoard;
    // Who edits must be able to mend a FEN that cannot be read.
    const layers = error && this.mode !== 'edit' ? undefined : this.#engagement.interaction?.layers();
    const naming = {
      name: this.#name(),
      description: error ? '' : describePosition(shown, en),
      hidden: this.label === '' || layers !== undefined,
    };
    return [
      boardTemplate(svg, {
        position: layers?.position ?? shown,
        look: this,
        colors: pageColors,
        size: sizes[shown.files],
        naming,
        head: nothing,
        under: layers?.under ?? nothing,
        over: layers?.over ?? nothing,
      }),
      layers?.overlay ?? nothing,
      error && !layers
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
    this.#engage(error !== null);
    this.#form.drawn();
  }

  /** Whether a person may act on the board. */
  get #acts(): boolean {
    return this.mode !== 'view' && this.isConnected;
  }

  /** Gives the board into a person's hands, as soon as it can be. */
  #engage(broken: boolean): void {
    const {interaction} = this.#engagement;
    if (this.#acts) {
      this.#engagement.begin();
      interaction?.drawn();
      if (!broken) this.#engagement.handOver();
    }
    // Until the grid is there, the picture is what one tabs to.
    const picture = this.renderRoot.querySelector('svg');
    if (this.#acts && !interaction && !broken) picture?.setAttribute('tabindex', '0');
    else picture?.removeAttribute('tabindex');
  }

  /** The board as the part sees it that lets a person act on it. */
  #host(): Host {
    // eslint-disable-next-line @typescript-eslint/no-this-alias -- the getters below have a `this` of their own
    const board = this;
    return {
      lit: {html, svg, nothing},
      element: board,
      get root() {
        return board.renderRoot as ShadowRoot;
      },
      get mode() {
        return board.mode;
      },
      get disabled() {
        return board.disabled || board.matches(':disabled');
      },
      get position() {
        return board.position ?? emptyBoard;
      },
      get fen() {
        return board.fen ?? '';
      },
      get error() {
        return board.error?.message ?? '';
      },
      get name() {
        return board.#name();
      },
      get fromBlack() {
        return seenFromBlack(this.position, board);
      },
      get coordinatesOutside() {
        return board.coordinates === 'outside';
      },
      get pieces() {
        return piecesNamed(board.pieces) ?? fallbackPieces;
      },
      get animated() {
        return board.animation !== 'none' && !matchMedia('(prefers-reduced-motion: reduce)').matches;
      },
      commit: (next, move) => board.#commit(next, move),
      parse: (text) => parseFen(text, {tolerant: true}),
      flip: () => board.flip(),
      redraw: () => board.requestUpdate(),
    };
  }

  #name(): string {
    const {position, error} = this.#read();
    return this.label ?? (this.#form.label || (error ? en.unreadable : nameOf(position ?? emptyBoard, en)));
  }

  #commit(next: Position, move: MoveDetail | null): boolean {
    const previousFen = this.fen ?? '';
    const detail: ChangeDetail = {fen: this.#written(next), previousFen, move};
    const tell = (type: string, cancelable: boolean) =>
      this.dispatchEvent(new CustomEvent(type, {detail, bubbles: true, cancelable}));
    // A listener may also have set another position: then the person's change was made on one that is gone.
    if (!tell('beforechange', true) || (this.fen ?? '') !== previousFen) return false;
    this.#write(detail.fen);
    tell('change', false);
    return true;
  }

  /** A position in the notation that the author asks for, or uses. */
  #written(position: Position): string {
    this.#read();
    return formatFen(position, this.notation === 'auto' ? this.#authorNotation : this.notation);
  }

  /** Sets `fen` to what we have written; whatever it shows, it is no author's way of writing. */
  #write(fen: string): void {
    const notation = this.#authorNotation;
    this.fen = fen;
    this.#read();
    this.#authorNotation = notation;
    this.#form.sync();
  }

  /** Reads `fen` once for each text. */
  #read(): Reading {
    const {fen} = this;
    if (this.#reading?.fen === fen) return this.#reading;
    if (isBlank(fen)) return (this.#reading = {fen, position: emptyBoard, error: null, warnings: none});
    const result = parseFen(fen, {tolerant: true});
    if (result.ok) this.#authorNotation = result.notation;
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
