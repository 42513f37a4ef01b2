import type {Square} from '../notation/position.js';
import type {Move} from '../rules/index.js';
import {sentence} from '../locales/sentence.js';
import {announceTurn, kindName} from './announce.js';
import type {Cursor} from './cursor.js';
import {EditMode} from './edit-mode.js';
import type {Brush} from './edit-panel.js';
import type {Host} from './host.js';
import {moveDragged} from './layers.js';
import type {Lifted, Step} from './mode.js';
import {squareAt} from './place.js';
import type {Point, PointerIntents, Source} from './pointer.js';
import type {Choice} from './promotion.js';
import type {Session} from './session.js';

interface InHand extends Lifted {
  /** Where it is dragged; null while it waits for the next click or key. */
  readonly at: Point | null;
  /** Whether it was in hand before the pointer came down: a click then puts it back. */
  readonly again: boolean;
}

/** What is in a person's hand, and where the pieces go from there. */
export class Hand implements PointerIntents {
  readonly #host: Host;
  readonly #session: Session;
  readonly #cursor: Cursor;

  #inHand: InHand | null = null;
  #choice: Choice | null = null;
  #brush: Brush = null;

  constructor(host: Host, session: Session, cursor: Cursor) {
    this.#host = host;
    this.#session = session;
    this.#cursor = cursor;
  }

  /** The piece that was taken up. */
  get inHand(): InHand | null {
    return this.#inHand;
  }

  /** What a pawn may become that has been put on the last rank. */
  get choice(): Choice | null {
    return this.#choice;
  }

  /** What was chosen in the palette. */
  get brush(): Brush {
    return this.#brush;
  }

  // What pointers mean

  press(source: Source): boolean {
    this.#closeChoice();
    if (this.#host.disabled) return false;
    const {mode} = this.#session;
    if ('brush' in source) {
      if (source.brush === 'eraser' || !(mode instanceof EditMode)) return false;
      this.#inHand = {...mode.newPiece(source.brush), at: null, again: false};
      return true;
    }
    const {square} = source;
    this.#cursor.square = square;
    const inHand = this.#inHand;
    if (inHand?.targets.has(square) && inHand.from !== square) return false;
    const lifted = mode.lift(square);
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
      this.#cursor.square = square;
      this.#put(inHand, square, inHand.from);
    } else {
      const step = square ? null : this.#session.mode.dropOff(inHand);
      if (step) this.take(step);
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

  /** Presses and lets go at once. */
  tap(at: Point): void {
    const square = this.#squareUnder(at);
    if (!square) return;
    this.press({square});
    this.click({square});
    this.#cursor.focus();
  }

  cancel(): boolean {
    this.#closeChoice();
    if (!this.#inHand) return false;
    this.#inHand = null;
    this.#session.say(this.#host.language.interaction.putBack);
    return true;
  }

  // What keys and the controls mean

  /** Takes up the piece on the square of the cursor, or puts down there what is in hand. */
  liftOrPut(): void {
    if (this.#host.disabled) return;
    const {interaction: strings} = this.#host.language;
    const inHand = this.#inHand;
    const {square} = this.#cursor;
    if (this.#brush) {
      if (!this.#paint(square)) this.#sayWhyNot(square);
    } else if (inHand?.from === square) this.cancel();
    else if (inHand?.targets.has(square)) this.#put(inHand, square);
    else if (this.press({square})) this.#sayOf(strings.picked, square);
    else if (inHand) this.#sayOf(strings.illegalMove, square);
    else this.#sayWhyNot(square);
  }

  /** Takes the piece off a square. @returns whether there was one that may be. */
  remove(square: Square): boolean {
    const {mode} = this.#session;
    const step = mode instanceof EditMode && !this.#host.disabled ? mode.remove(square) : null;
    if (step) this.take(step);
    return step !== null;
  }

  /** Takes up a brush, or with `null` lays it down. */
  choose(brush: Brush): void {
    this.#brush = brush;
    this.#host.redraw();
  }

  /** @returns whether there was a brush. */
  layDownBrush(): boolean {
    if (!this.#brush) return false;
    this.choose(null);
    return true;
  }

  /** Lets a pawn become what was chosen. */
  promote(move: Move): void {
    const step = this.#choice && this.#session.mode.choose?.(move);
    if (!step) return;
    this.#cursor.square = move.to;
    this.take(step);
    this.#cursor.focus();
  }

  take(step: Step, dragged: Square | null = null): void {
    this.layDown();
    this.#session.take(step, dragged);
  }

  goBack(to: 'previous' | 'next'): void {
    this.layDown();
    this.#session.goBack(to);
  }

  /** Has nothing in hand any more, and says nothing of it. */
  layDown(): void {
    this.#inHand = null;
    this.#choice = null;
    // Where there is no palette, nobody could lay down what was chosen there.
    if (!(this.#session.mode instanceof EditMode)) this.#brush = null;
  }

  /** Puts the brush's piece on a square, or takes off what it would put there again. @returns whether it could. */
  #paint(square: Square): boolean {
    const brush = this.#brush;
    const {mode} = this.#session;
    this.#inHand = null;
    if (this.#host.disabled || !brush || !(mode instanceof EditMode)) return false;
    if (brush === 'eraser' || mode.pieces.get(square) === brush) return this.remove(square);
    this.#put(mode.newPiece(brush), square);
    return true;
  }

  /** Puts a piece on a square; asks first what a pawn becomes. */
  #put(lifted: Lifted, square: Square, dragged: Square | null = null): void {
    const put = this.#session.mode.put(lifted, square);
    if (put && 'step' in put) {
      this.take(put.step, dragged);
    } else if (put && this.#inHand) {
      this.#choice = put.choice;
      this.#inHand = {...this.#inHand, at: null};
      this.#host.redraw();
    }
  }

  #closeChoice(): void {
    if (!this.#choice) return;
    this.#choice = null;
    this.#cursor.focus();
    this.#host.redraw();
  }

  /** Tells a person who sees no board why nothing was taken up from a square. */
  #sayWhyNot(square: Square): void {
    const {language} = this.#host;
    const {position, mode} = this.#session;
    const {cannotMove, noPiece} = language.interaction;
    const piece = mode.pieces.get(square);
    if (piece && piece < 'a' !== (position.turn === 'white'))
      this.#session.say(announceTurn(position, language));
    else this.#sayOf(piece ? cannotMove : noPiece, square);
  }

  #sayOf(how: string, square: Square): void {
    const piece = this.#session.mode.pieces.get(square);
    this.#session.say(sentence(how, {piece: piece ? kindName(piece, this.#host.language) : '', square}));
  }

  #squareUnder({x, y}: Point): Square | null {
    const place = {column: Math.floor(x), row: Math.floor(y)};
    return squareAt(place, this.#session.position, this.#host.fromBlack);
  }
}
