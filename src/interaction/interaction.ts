import {ranks, type Position, type Square} from '../notation/position.js';
import type {Move} from '../rules/index.js';
import {sayIssue} from '../words/say-issue.js';
import {fill} from '../notation/fill.js';
import {adoptSheet} from './adopt-sheet.js';
import {kindName, sentence} from './announce.js';
import {EditMode} from './edit-mode.js';
import {
  moveInPalette,
  paletteTemplate,
  panelTemplate,
  type Brush,
  type Draft,
  type PanelActs,
} from './edit-panel.js';
import type {Flight} from './flight.js';
import {gridTemplate, type SquareState} from './grid.js';
import type {Host, Layers} from './host.js';
import {nextOfKind, placeAfter} from './keyboard.js';
import {draggedPiece, flyingPieces, markedSquares, moveDragged, startFlights, targetMarks} from './layers.js';
import type {Lifted, Mode, Step} from './mode.js';
import {without} from './pieces-on.js';
import {placeOf, rowsOf, squareAt} from './place.js';
import {
  listenToPointers,
  pointOf,
  squareOf,
  type Point,
  type PointerIntents,
  type Source,
} from './pointer.js';
import {languageOf, type Language} from './language.js';
import {moveInChooser, promotionTemplate} from './promotion.js';
import {Session} from './session.js';
import {sheet} from './sheet.js';

interface InHand extends Lifted {
  /** Where it is dragged; null while it waits for the next click or key. */
  readonly at: Point | null;
  /** Whether it was in hand before the pointer came down: a click then puts it back. */
  readonly again: boolean;
}

/** A board in a person's hands: what is lifted, where the cursor is, what the controls show. */
export class Interaction implements PointerIntents, PanelActs {
  readonly #host: Host;
  readonly #language: Language;
  readonly #stop: (() => void)[] = [];
  readonly #session: Session;

  #cursor: Square;
  #inHand: InHand | null = null;
  #choice: readonly Move[] | null = null;
  #brush: Brush = null;
  #draft: Draft | null = null;
  /** The pieces that have been set in motion. */
  #started: readonly Flight[] = [];

  constructor(host: Host) {
    this.#host = host;
    this.#language = languageOf(host.speaker);
    this.#session = new Session(host, this.#language);
    this.#cursor = this.#firstCursor();
    const {root} = host;
    this.#stop.push(
      adoptSheet(root, sheet),
      listenToPointers(root, () => this.#position.files, this),
      this.#listen('keydown', (event) => this.#key(event)),
      this.#listen('focusin', (event) => this.#focused(event)),
      this.#listenToClipboard('copy', (event) => this.#copied(event)),
      this.#listenToClipboard('paste', (event) => this.#pasted(event)),
      this.#listen('click', (event) => this.#clicked(event)),
      // What happens in the controls is the board's own affair: the page hears of changes to the position alone.
      this.#listen('input', (event) => event.stopPropagation()),
      this.#listen('change', (event) => event.stopPropagation()),
    );
  }

  /** Lets go of the board: nothing is left of what this had put there. */
  disconnect(): void {
    for (const stop of this.#stop) stop();
  }

  /** What is drawn beside the position; called whenever the element draws itself. */
  layers(): Layers {
    this.#follow();
    const host = this.#host;
    const {html, svg, nothing} = host.lit;
    const inHand = this.#inHand;
    const from = inHand?.from;
    const {flights, marked, checkedKing: king, said} = this.#session;
    const away = [...flights.map(({to}) => to), ...(inHand?.at && from ? [from] : [])];
    const editing = host.mode === 'edit';
    return {
      position: away.length > 0 ? without(this.#position, away) : this.#position,
      under: svg`${markedSquares(host, 'last-move', marked)}${
        king ? markedSquares(host, 'check', [king]) : nothing
      }${from ? markedSquares(host, 'lifted', [from]) : nothing}`,
      over: svg`${
        inHand && this.#mode.showsTargets
          ? targetMarks(host, [...inHand.targets], (square) => this.#mode.pieces.has(square))
          : nothing
      }${flyingPieces(host, flights)}${
        inHand?.at ? draggedPiece(host, {piece: inHand.piece, ...inHand.at}) : nothing
      }`,
      overlay: html`${gridTemplate(
          host,
          this.#mode.pieces,
          this.#cursor,
          (square) => this.#stateOf(square),
          this.#language,
        )}
        <div
          class="chooser-place"
          lang="${host.speaker.now.tag}"
          data-files="${this.#position.files}"
          data-margins="${host.margins}"
        >
          ${this.#choice ? promotionTemplate(host, this.#choice, this.#language) : nothing}
        </div>
        ${editing ? paletteTemplate(host, this.#brush, this, this.#language) : nothing}
        ${editing ? panelTemplate(host, this.#draft, this, this.#language) : nothing}
        <div class="said" role="status" lang="${host.speaker.now.tag}">${said}</div>`,
    };
  }

  /** Called after the element has drawn itself. */
  drawn(): void {
    const {root} = this.#host;
    const focused = root.activeElement;
    if (this.#choice && !focused?.closest('.chooser')) {
      root.querySelector<HTMLElement>('.chooser button')?.focus();
    } else if (focused && (focused.matches('svg') || (squareOf(focused) ?? this.#cursor) !== this.#cursor)) {
      // The picture had the focus before there was a grid; or the square has moved, with a board that turned.
      this.focus();
    }
    const {flights} = this.#session;
    if (flights.length === 0 || flights === this.#started) return;
    this.#started = flights;
    void startFlights(root, flights, this.#position, this.#host.fromBlack).then(() =>
      this.#session.land(flights),
    );
  }

  /** Puts the focus on the square of the cursor. */
  focus(): void {
    this.#host.root.querySelector<HTMLElement>(`[data-square="${this.#cursor}"]`)?.focus();
  }

  /** Does what was pressed or typed before this part had come. */
  replay(event: PointerEvent | KeyboardEvent): void {
    if (event instanceof KeyboardEvent) {
      this.focus();
      this.#command(event);
      return;
    }
    const square = this.#squareUnder(pointOf(this.#host.root, this.#position.files, event));
    if (!square) return;
    this.press({square});
    this.click({square});
    this.focus();
  }

  // What pointers mean

  press(source: Source): boolean {
    this.#closeChoice();
    if (this.#host.disabled) return false;
    if ('brush' in source) {
      if (source.brush === 'eraser' || !(this.#mode instanceof EditMode)) return false;
      this.#inHand = {...this.#mode.newPiece(source.brush), at: null, again: false};
      return true;
    }
    const {square} = source;
    this.#cursor = square;
    const inHand = this.#inHand;
    if (inHand?.targets.has(square) && inHand.from !== square) return false;
    const lifted = this.#mode.lift(square);
    if (!lifted) return false;
    this.#inHand = {...lifted, at: null, again: inHand?.from === square};
    this.#host.redraw();
    return true;
  }

  drag(at: Point): void {
    const inHand = this.#inHand;
    if (!inHand) return;
    this.#inHand = {...inHand, at};
    if (inHand.at) moveDragged(this.#host.root, at.x, at.y);
    else this.#host.redraw();
  }

  drop(at: Point): void {
    const inHand = this.#inHand;
    if (!inHand) return;
    const square = this.#squareUnder(at);
    if (square && square === inHand.from) {
      this.#inHand = {...inHand, at: null};
      this.#host.redraw();
    } else if (square && inHand.targets.has(square)) {
      this.#cursor = square;
      this.#put(inHand, square, inHand.from);
    } else {
      const step = square ? null : this.#mode.dropOff(inHand);
      if (step) this.#take(step);
      else this.cancel();
    }
  }

  click(source: Source): void {
    const inHand = this.#inHand;
    if ('brush' in source) {
      // The button's own click chooses it.
      this.#inHand = null;
      return;
    }
    const {square} = source;
    if (this.#brush) this.#paint(square);
    else if (!inHand) return;
    else if (square !== inHand.from && inHand.targets.has(square)) this.#put(inHand, square);
    else if (square !== inHand.from || inHand.again) this.cancel();
  }

  cancel(): boolean {
    this.#closeChoice();
    if (!this.#inHand) return false;
    this.#inHand = null;
    this.#say(this.#language.acts.cancelled);
    return true;
  }

  // What the panel asks for

  change(next: Position, said: string): void {
    if (this.#mode instanceof EditMode) this.#take(this.#mode.stepTo(next, said));
  }

  choose(brush: Brush): void {
    this.#brush = brush;
    this.#host.redraw();
  }

  takeBack(): void {
    this.#goBack('previous');
  }

  doAgain(): void {
    this.#goBack('next');
  }

  flip(): void {
    this.#host.flip();
    this.#say(this.#language.acts.flipped);
  }

  copy(): void {
    void this.#copyFen();
  }

  type(text: string): void {
    const read = this.#host.parse(text);
    this.#draft = {text, error: read.ok ? '' : sayIssue(this.#host.speaker.now, read.error)};
    if (read.ok) this.#take({next: read.position, marked: [], move: null, said: ''});
    else this.#host.redraw();
  }

  leaveText(): void {
    if (this.#draft?.error === '') this.#draft = null;
    this.#host.redraw();
  }

  // Keys

  #key(event: KeyboardEvent): void {
    const {root} = this.#host;
    if (event.defaultPrevented) return;
    if (this.#choice) {
      if (event.key === 'Escape') this.cancel();
      else if (!moveInChooser(root, event)) return;
      event.preventDefault();
      return;
    }
    const onBoard =
      event.target instanceof Element && (squareOf(event.target) ?? event.target.matches('svg'));
    const calledOff = event.key === 'Escape' && (this.cancel() || this.#layDownBrush());
    if (calledOff || (onBoard && this.#command(event)) || moveInPalette(root, event)) event.preventDefault();
  }

  /** @returns whether the key meant something. */
  #command({key, ctrlKey, metaKey, altKey, shiftKey}: KeyboardEvent): boolean {
    if (altKey) return false;
    const ctrl = ctrlKey || metaKey;
    if (ctrl && key.toLowerCase() === 'z') return this.#goBack(shiftKey ? 'next' : 'previous');
    if (ctrl && key.toLowerCase() === 'y') return this.#goBack('next');
    const {fromBlack} = this.#host;
    const position = this.#position;
    const place = placeAfter(key, ctrl, placeOf(this.#cursor, position, fromBlack), position.files, ranks);
    if (place) return this.#goTo(squareAt(place, position, fromBlack));
    if (ctrl) return false;
    if (key === 'Enter' || key === ' ') return this.#liftOrPut();
    if (key === 'Delete' || key === 'Backspace') return this.#remove(this.#cursor);
    if (!/^[pnbrqkac]$/i.test(key)) return false;
    const squares = rowsOf(position, fromBlack).flat();
    return this.#goTo(nextOfKind(key, this.#cursor, squares, (square) => this.#mode.pieces.get(square)));
  }

  #goTo(square: Square | null): boolean {
    if (!square) return true;
    this.#cursor = square;
    this.focus();
    this.#host.redraw();
    return true;
  }

  #liftOrPut(): boolean {
    if (this.#host.disabled) return true;
    const inHand = this.#inHand;
    const square = this.#cursor;
    if (this.#brush) this.#paint(square);
    else if (inHand?.from === square) this.cancel();
    else if (inHand?.targets.has(square)) this.#put(inHand, square);
    else if (this.press({square})) this.#sayOf(this.#language.acts.lifted, square);
    else if (inHand) this.#sayOf(this.#language.acts.noMove, square);
    return true;
  }

  #remove(square: Square): boolean {
    const step = this.#mode instanceof EditMode && !this.#host.disabled ? this.#mode.remove(square) : null;
    if (step) this.#take(step);
    return step !== null;
  }

  #layDownBrush(): boolean {
    if (!this.#brush) return false;
    this.choose(null);
    return true;
  }

  // What happens

  /** Puts the brush's piece on a square, or takes off what it would put there again. */
  #paint(square: Square): void {
    const brush = this.#brush;
    this.#inHand = null;
    if (this.#host.disabled || !brush || !(this.#mode instanceof EditMode)) return;
    if (brush === 'eraser' || this.#mode.pieces.get(square) === brush) this.#remove(square);
    else this.#put(this.#mode.newPiece(brush), square);
  }

  /** Puts a piece on a square; asks first what a pawn becomes. */
  #put(lifted: Lifted, square: Square, dragged: Square | null = null): void {
    const put = this.#mode.put(lifted, square);
    if (put && 'step' in put) {
      this.#take(put.step, dragged);
    } else if (put && this.#inHand) {
      this.#choice = put.choice;
      this.#inHand = {...this.#inHand, at: null};
      this.#host.redraw();
    }
  }

  #take(step: Step, dragged: Square | null = null): void {
    this.#layDown();
    this.#session.take(step, dragged);
  }

  #goBack(to: 'previous' | 'next'): boolean {
    this.#layDown();
    this.#session.goBack(to);
    return true;
  }

  #layDown(): void {
    this.#inHand = null;
    this.#choice = null;
  }

  /** Takes over what has changed since the board was last drawn. */
  #follow(): void {
    const {changed, byScript} = this.#session.follow();
    if (changed) this.#layDown();
    if (byScript) this.#draft = null;
    if (!exists(this.#cursor, this.#position)) this.#cursor = this.#firstCursor();
  }

  get #mode(): Mode {
    return this.#session.mode;
  }

  get #position(): Position {
    return this.#session.position;
  }

  #stateOf(square: Square): SquareState {
    const {disabled} = this.#host;
    const inHand = this.#inHand;
    return {
      movable: !disabled && this.#mode.lift(square) !== null,
      mobility: disabled ? 0 : this.#mode.mobility(square),
      inHand: inHand?.from === square,
      target: this.#mode.showsTargets && (inHand?.targets.has(square) ?? false),
    };
  }

  /** Begins where the person begins to think: at the king of the side to move. */
  #firstCursor(): Square {
    return this.#session.king ?? 'a1';
  }

  #closeChoice(): void {
    if (!this.#choice) return;
    this.#choice = null;
    this.focus();
    this.#host.redraw();
  }

  // The page

  #listen<K extends keyof HTMLElementEventMap>(
    type: K,
    act: (event: HTMLElementEventMap[K]) => void,
  ): () => void {
    const {root} = this.#host;
    root.addEventListener(type, act as EventListener);
    return () => root.removeEventListener(type, act as EventListener);
  }

  /**
   * Hears of copying and pasting while the focus is on a square; what happens in the controls stays inside. Nothing
   * being selected, Firefox tells the body and WebKit the host, so it is the document that is listened to.
   */
  #listenToClipboard(type: 'copy' | 'paste', act: (event: ClipboardEvent) => void): () => void {
    const {element, root} = this.#host;
    const {ownerDocument} = element;
    const onSquare = (event: ClipboardEvent) => {
      if (!squareOf(root.activeElement)) return;
      act(event);
      if (event.defaultPrevented) event.stopPropagation();
    };
    const inControls = this.#listen(type, (event) => event.stopPropagation());
    ownerDocument.addEventListener(type, onSquare, true);
    return () => {
      inControls();
      ownerDocument.removeEventListener(type, onSquare, true);
    };
  }

  #focused(event: FocusEvent): void {
    const square = squareOf(event.target);
    if (!square || square === this.#cursor) return;
    this.#cursor = square;
    this.#host.redraw();
  }

  #clicked(event: MouseEvent): void {
    const button =
      event.target instanceof Element ? event.target.closest<HTMLElement>('[data-promotion]') : null;
    const move = this.#choice?.find(({promotion}) => promotion === button?.dataset.promotion);
    const step = move && this.#mode.choose?.(move);
    if (!step) return;
    this.#cursor = move.to;
    this.#take(step);
    this.focus();
  }

  #copied(event: ClipboardEvent): void {
    if (!getSelection()?.isCollapsed) return;
    event.clipboardData?.setData('text/plain', this.#host.fen);
    event.preventDefault();
    this.#say(this.#language.acts.copied);
  }

  #pasted(event: ClipboardEvent): void {
    if (!(this.#mode instanceof EditMode) || this.#host.disabled) return;
    event.preventDefault();
    const read = this.#host.parse(event.clipboardData?.getData('text/plain') ?? '');
    if (read.ok)
      this.change(read.position, fill(this.#language.acts.changed, {name: this.#language.acts.fen}));
    else this.#say(sayIssue(this.#host.speaker.now, read.error));
  }

  async #copyFen(): Promise<void> {
    try {
      await navigator.clipboard.writeText(this.#host.fen);
      this.#say(this.#language.acts.copied);
    } catch {
      // Without https, or without leave, a page may not copy: then the text is selected, ready to be copied by hand.
      this.#host.root.querySelector('textarea')?.select();
    }
  }

  #say(text: string): void {
    this.#session.say(text);
  }

  #sayOf(how: string, square: Square): void {
    const piece = this.#mode.pieces.get(square);
    this.#say(sentence(how, {piece: piece ? kindName(piece, this.#language) : '', square}));
  }

  #squareUnder({x, y}: Point): Square | null {
    return squareAt({column: Math.floor(x), row: Math.floor(y)}, this.#position, this.#host.fromBlack);
  }
}

const exists = (square: Square, {files}: Position) => square.charCodeAt(0) - 97 < files;
