import type {Position, Square} from '../notation/position.js';
import {formatSan, formatUci, isCheck, legalMoves, play, type Move} from '../rules/index.js';
import {en, fill} from '../words/index.js';
import {enInteraction} from '../words/en-interaction.js';
import {announceMove, announceTurn, kindName, type Language} from './announce.js';
import {flightsBetween, type Flight} from './flight.js';
import {gridTemplate, type SquareState} from './grid.js';
import {History} from './history.js';
import type {Host, Layers} from './host.js';
import {nextOfKind, placeAfter} from './keyboard.js';
import {
  draggedPiece,
  flyingPieces,
  markedSquares,
  moveDragged,
  startFlights,
  targetMarks,
  type Dragged,
} from './layers.js';
import {piecesOn, without, type PiecesOn} from './pieces-on.js';
import {placeOf, rowsOf, squareAt} from './place.js';
import {listenToPointers, pointOf, squareOf, type Point, type PointerIntents} from './pointer.js';
import {promotionTemplate, type Choice} from './promotion.js';
import {sheet} from './sheet.js';
import {goalOf, targetsFrom, type Targets} from './targets.js';

export type {Host, Layers, Lit} from './host.js';
export {parseMove, play} from '../rules/index.js';

const ranks = 8;
const styleSheet = new CSSStyleSheet();
styleSheet.replaceSync(sheet);

const language: Language = {words: en, acts: enInteraction};
const noTargets: Targets = new Map();

interface InHand {
  readonly from: Square;
  readonly targets: Targets;
  /** Where it is dragged; null while it waits on its square for the next click or key. */
  readonly dragged: Dragged | null;
  /** Whether it was in hand before the pointer came down: a click then puts it back. */
  readonly again: boolean;
}

/** A board in a person's hands: what is lifted, where the cursor is, what was done. The position is the element's. */
export class Interaction implements PointerIntents {
  readonly #host: Host;
  readonly #stop: (() => void)[] = [];
  readonly #history = new History<Position>();

  #position: Position;
  #pieces: PiecesOn;
  #moves: readonly Move[] = [];
  #cursor: Square;
  #inHand: InHand | null = null;
  #choice: Choice | null = null;
  #lastMove: readonly Square[] = [];
  #flights: readonly Flight[] = [];
  #started: readonly Flight[] = [];
  /** The square a piece was dragged from in the change being made: it is already where it goes. */
  #draggedFrom: Square | null = null;
  /** Whether the change being made is ours. */
  #acting = false;
  #said = '';

  constructor(host: Host) {
    this.#host = host;
    this.#position = host.position;
    this.#pieces = piecesOn(host.position);
    this.#readMoves();
    this.#cursor = this.#firstCursor();
    const {root} = host;
    root.adoptedStyleSheets = [...root.adoptedStyleSheets, styleSheet];
    this.#stop.push(
      listenToPointers(root, () => this.#position.files, this),
      this.#listen('keydown', (event) => this.#key(event)),
      this.#listen('focusin', (event) => this.#focused(event)),
      this.#listen('click', (event) => this.#clicked(event)),
    );
    // Nothing being selected, Firefox tells the body of a copy and WebKit the host: both are below the document.
    const {ownerDocument} = host.element;
    const copy = (event: ClipboardEvent) => this.#copy(event);
    ownerDocument.addEventListener('copy', copy, true);
    this.#stop.push(() => ownerDocument.removeEventListener('copy', copy, true));
  }

  /** Lets go of the board: nothing is left of what this had put there. */
  disconnect(): void {
    for (const stop of this.#stop) stop();
    const {root} = this.#host;
    root.adoptedStyleSheets = root.adoptedStyleSheets.filter((other) => other !== styleSheet);
  }

  /** What is drawn beside the position; called whenever the element draws itself. */
  layers(): Layers {
    this.#follow();
    const {html, svg, nothing} = this.#host.lit;
    const inHand = this.#inHand;
    const away = [...this.#flights.map(({to}) => to), ...(inHand?.dragged ? [inHand.from] : [])];
    const king = this.#checkedKing();
    return {
      position: away.length > 0 ? without(this.#position, away) : this.#position,
      under: svg`${markedSquares(this.#host, 'last-move', this.#lastMove)}${
        king ? markedSquares(this.#host, 'check', [king]) : nothing
      }${inHand ? markedSquares(this.#host, 'lifted', [inHand.from]) : nothing}`,
      over: svg`${
        inHand
          ? targetMarks(this.#host, [...inHand.targets.keys()], (square) => this.#pieces.has(square))
          : nothing
      }${flyingPieces(this.#host, this.#flights)}${inHand?.dragged ? draggedPiece(this.#host, inHand.dragged) : nothing}`,
      overlay: html`${gridTemplate(
          this.#host,
          this.#pieces,
          this.#cursor,
          (square) => this.#stateOf(square),
          language,
        )}
        <div
          class="chooser-place"
          data-files="${this.#position.files}"
          ?data-outside="${this.#host.coordinatesOutside}"
        >
          ${this.#choice ? promotionTemplate(this.#host, this.#choice, language) : nothing}
        </div>
        <div class="said" role="status">${this.#said}</div>`,
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
    if (this.#flights.length > 0 && this.#flights !== this.#started) {
      const flights = (this.#started = this.#flights);
      void startFlights(root, flights, this.#position, this.#host.fromBlack).then(() => {
        if (this.#flights !== flights) return;
        this.#flights = [];
        this.#host.redraw();
      });
    }
  }

  /** Puts the focus on the square of the cursor. */
  focus(): void {
    this.#cell(this.#cursor)?.focus();
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
    this.#cursor = square;
    this.press(square);
    this.click(square);
    this.focus();
  }

  // Pointer intents

  press(square: Square): boolean {
    this.#closeChoice();
    if (this.#host.disabled) return false;
    this.#cursor = square;
    const inHand = this.#inHand;
    if (inHand?.targets.has(square)) return false;
    const targets = this.#targets(square);
    if (targets.size === 0) return false;
    this.#inHand = {from: square, targets, dragged: null, again: inHand?.from === square};
    this.#host.redraw();
    return true;
  }

  drag({x, y}: Point): void {
    const inHand = this.#inHand;
    const piece = inHand && this.#pieces.get(inHand.from);
    if (!inHand || !piece) return;
    this.#inHand = {...inHand, dragged: {piece, x, y}};
    if (inHand.dragged) moveDragged(this.#host.root, x, y);
    else this.#host.redraw();
  }

  drop(point: Point): void {
    const square = this.#squareUnder(point);
    const inHand = this.#inHand;
    if (!inHand) return;
    if (square && inHand.targets.has(square)) {
      this.#cursor = square;
      this.#draggedFrom = inHand.from;
      this.#putOn(square);
      this.#draggedFrom = null;
    } else if (square === inHand.from) {
      this.#inHand = {...inHand, dragged: null};
      this.#host.redraw();
    } else {
      this.cancel();
    }
  }

  click(square: Square): void {
    const inHand = this.#inHand;
    if (!inHand) return;
    if (inHand.targets.has(square)) this.#putOn(square);
    else if (square !== inHand.from || inHand.again) this.cancel();
  }

  cancel(): boolean {
    this.#closeChoice();
    if (!this.#inHand) return false;
    this.#inHand = null;
    this.#say(language.acts.cancelled);
    return true;
  }

  // Keys

  #key(event: KeyboardEvent): void {
    if (event.defaultPrevented) return;
    if (this.#choice) {
      this.#keyInChooser(event);
      return;
    }
    if (!squareOf(event.target) && event.isTrusted && !(event.target as Element).matches('svg')) return;
    if (this.#command(event)) event.preventDefault();
  }

  /** @returns whether the key meant something. */
  #command({key, ctrlKey, metaKey, altKey, shiftKey}: KeyboardEvent): boolean {
    if (altKey) return false;
    const ctrl = ctrlKey || metaKey;
    if (ctrl && key.toLowerCase() === 'z') return this.#step(shiftKey ? 'next' : 'previous');
    if (ctrl && key.toLowerCase() === 'y') return this.#step('next');
    const {fromBlack} = this.#host;
    const place = placeAfter(
      key,
      ctrl,
      placeOf(this.#cursor, this.#position, fromBlack),
      this.#position.files,
      ranks,
    );
    if (place) return this.#goTo(squareAt(place, this.#position, fromBlack));
    if (ctrl) return false;
    if (key === 'Enter' || key === ' ') return this.#liftOrPut();
    if (key === 'Escape') return this.cancel();
    if (!/^[pnbrqkac]$/i.test(key)) return false;
    const squares = rowsOf(this.#position, fromBlack).flat();
    return this.#goTo(nextOfKind(key, this.#cursor, squares, (square) => this.#pieces.get(square)));
  }

  #keyInChooser(event: KeyboardEvent): void {
    const buttons = [...this.#host.root.querySelectorAll<HTMLElement>('.chooser button')];
    const at = buttons.indexOf(this.#host.root.activeElement as HTMLElement);
    const {key, code, shiftKey} = event;
    // WebKitGTK calls the key of Shift+Tab “Unidentified”.
    const isTab = key === 'Tab' || code === 'Tab';
    if (key === 'Escape') this.cancel();
    else if (key === 'ArrowDown' || key === 'ArrowRight' || (isTab && !shiftKey)) {
      buttons[(at + 1) % buttons.length]?.focus();
    } else if (key === 'ArrowUp' || key === 'ArrowLeft' || isTab) {
      buttons.at(at - 1)?.focus();
    } else return;
    event.preventDefault();
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
    if (inHand?.targets.has(square)) this.#putOn(square);
    else if (inHand?.from === square) this.cancel();
    else if (this.press(square)) this.#sayOf(language.acts.lifted, square);
    else if (inHand) this.#sayOf(language.acts.noMove, square);
    return true;
  }

  // What happens

  /** Puts the piece in hand on a square; asks first what a pawn becomes. */
  #putOn(square: Square): void {
    const moves = this.#inHand?.targets.get(square);
    const [move] = moves ?? [];
    if (!moves || !move) return;
    if (moves.length > 1) {
      this.#choice = moves;
      if (this.#inHand) this.#inHand = {...this.#inHand, dragged: null};
      this.#host.redraw();
    } else {
      this.#make(move);
    }
  }

  #make(move: Move): void {
    const before = this.#position;
    const after = play(before, move);
    this.#inHand = null;
    this.#choice = null;
    const {from, to, promotion = null} = move;
    const detail = {from, to, promotion, san: formatSan(before, move), uci: formatUci(before, move)};
    this.#acting = true;
    if (this.#host.commit(after, detail)) {
      this.#history.add(before);
      this.#remember(move);
      this.#say(announceMove(before, move, after, language));
    } else {
      this.#say(language.acts.cancelled);
    }
    this.#follow();
    this.#acting = false;
  }

  #step(to: 'previous' | 'next'): boolean {
    const history = this.#history;
    const now = this.#position;
    const then = history[to];
    if (!then || this.#host.disabled) return true;
    this.#inHand = null;
    this.#choice = null;
    this.#acting = true;
    if (this.#host.commit(then, null)) {
      if (to === 'previous') history.stepBack(now);
      else history.stepForward(now);
      this.#lastMove = [];
      const {undone, redone} = language.acts;
      this.#say(`${to === 'previous' ? undone : redone} ${announceTurn(then, language)}`);
    }
    this.#follow();
    this.#acting = false;
    return true;
  }

  #remember({from, to, castle}: Move): void {
    this.#lastMove = [from, castle ? goalOf(from, castle, this.#position) : to];
  }

  /** Takes over a position that has changed, by us or by a script. */
  #follow(): void {
    const before = this.#position;
    const after = this.#host.position;
    if (before === after) return;
    this.#position = after;
    this.#pieces = piecesOn(after);
    this.#readMoves();
    const flights = this.#host.animated ? flightsBetween(before, after) : [];
    this.#flights = flights.filter(({from}) => from !== this.#draggedFrom);
    this.#inHand = null;
    this.#choice = null;
    if (!this.#acting) {
      this.#history.clear();
      this.#lastMove = [];
    }
    if (!squareExists(this.#cursor, after)) this.#cursor = this.#firstCursor();
  }

  #readMoves(): void {
    this.#moves = this.#host.mode === 'play' ? legalMoves(this.#position) : [];
  }

  #targets(square: Square): Targets {
    return this.#host.disabled ? noTargets : targetsFrom(square, this.#position, this.#moves);
  }

  #stateOf(square: Square): SquareState {
    const inHand = this.#inHand;
    return {
      mobility: this.#targets(square).size,
      inHand: inHand?.from === square,
      target: inHand?.targets.has(square) ?? false,
    };
  }

  #checkedKing(): Square | undefined {
    if (!isCheck(this.#position)) return undefined;
    const king = this.#position.turn === 'white' ? 'K' : 'k';
    return [...this.#pieces].find(([, piece]) => piece === king)?.[0];
  }

  /** Begins where the person begins to think: at the king of the side to move. */
  #firstCursor(): Square {
    const king = this.#position.turn === 'white' ? 'K' : 'k';
    return [...this.#pieces].find(([, piece]) => piece === king)?.[0] ?? 'a1';
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
    if (!button || !move) return;
    this.#cursor = move.to;
    this.#make(move);
    this.focus();
  }

  #copy(event: ClipboardEvent): void {
    if (!squareOf(this.#host.root.activeElement) || !getSelection()?.isCollapsed) return;
    event.clipboardData?.setData('text/plain', this.#host.fen);
    event.preventDefault();
    event.stopPropagation();
    this.#say(language.acts.copied);
  }

  #say(text: string): void {
    this.#said = text;
    this.#host.redraw();
  }

  #sayOf(sentence: string, square: Square): void {
    const piece = this.#pieces.get(square);
    const name = piece ? kindName(piece, language) : '';
    this.#say(fill(sentence, {piece: name.charAt(0).toUpperCase() + name.slice(1), square}));
  }

  #squareUnder({x, y}: Point): Square | null {
    return squareAt({column: Math.floor(x), row: Math.floor(y)}, this.#position, this.#host.fromBlack);
  }

  #cell(square: Square): HTMLElement | null {
    return this.#host.root.querySelector<HTMLElement>(`[data-square="${square}"]`);
  }
}

const squareExists = (square: Square, {files}: Position) => square.charCodeAt(0) - 97 < files;

/** Puts a board into a person's hands. */
export const connect = (host: Host): Interaction => new Interaction(host);
