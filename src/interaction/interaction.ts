import {adoptSheet} from '../dom/adopt-sheet.js';
import {listenToClipboard} from './clipboard.js';
import {Cursor} from './cursor.js';
import {EditCommands} from './edit-commands.js';
import type {Flight} from './flight.js';
import {Hand} from './hand.js';
import type {Host, Layers} from './host.js';
import {keyDown, keyOnSquare} from './keyboard.js';
import {startFlights} from './layers.js';
import {listen} from '../dom/listen.js';
import {layersOf} from './picture.js';
import {listenToPointers, pointOf, squareOf} from './pointer.js';
import {Session} from './session.js';
import {sheet} from './sheet.js';

/** A board in a person's hands, as the element knows it: it is drawn, focused, and let go again. */
export class Interaction {
  readonly #host: Host;
  readonly #session: Session;
  readonly #cursor: Cursor;
  readonly #hand: Hand;
  readonly #commands: EditCommands;
  readonly #stop: readonly (() => void)[];
  /** The pieces that have been set in motion. */
  #started: readonly Flight[] = [];
  #motions: readonly Animation[] = [];

  constructor(host: Host) {
    const session = new Session(host);
    const cursor = new Cursor(host, session);
    const hand = new Hand(host, session, cursor);
    const commands = new EditCommands(host, session, hand);
    this.#host = host;
    this.#session = session;
    this.#cursor = cursor;
    this.#hand = hand;
    this.#commands = commands;
    const {root} = host;
    this.#stop = [
      adoptSheet(root, sheet),
      listenToPointers(root, () => session.position.files, hand),
      listenToClipboard(host, session, (text) => commands.paste(text)),
      listen(root, {
        keydown(event) {
          if (!event.defaultPrevented && keyDown(root, event, hand, cursor)) event.preventDefault();
        },
        focusin: ({target}) => cursor.followFocus(target),
        input: keep,
        change: keep,
        copy: keep,
        paste: keep,
      }),
    ];
  }

  /** Lets go of the board: nothing is left of what this had put there. */
  disconnect(): void {
    for (const stop of this.#stop) stop();
    this.#endMotions();
  }

  /** What is drawn beside the position; called whenever the element draws itself. */
  layers(): Layers {
    // What has changed since the board was last drawn is taken over first.
    const {changed, byScript} = this.#session.follow();
    if (changed) this.#hand.layDown();
    if (byScript) this.#commands.forgetText();
    this.#cursor.stay();
    return layersOf(this.#host, this.#session, this.#cursor.square, this.#hand, this.#commands);
  }

  /** Called after the element has drawn itself. */
  drawn(): void {
    const {root} = this.#host;
    const {square} = this.#cursor;
    const focused = root.activeElement;
    if (this.#hand.choice && !focused?.closest('.chooser')) {
      root.querySelector<HTMLElement>('.chooser button')?.focus();
    } else if (focused && (focused.matches('svg') || (squareOf(focused) ?? square) !== square)) {
      // The picture had the focus before there was a grid; or the square has moved, with a board that turned.
      this.focus();
    }
    const {flights, position} = this.#session;
    if (flights.length === 0 || flights === this.#started) return;
    this.#started = flights;
    this.#endMotions();
    this.#motions = startFlights(root, flights, position, this.#host.fromBlack);
    const landed = Promise.allSettled(this.#motions.map(({finished}) => finished));
    void landed.then(() => this.#session.land(flights));
  }

  /** A browser keeps what is in motion, and the board with it. */
  #endMotions(): void {
    for (const motion of this.#motions) motion.cancel();
  }

  /** Puts the focus on the square of the cursor. */
  focus(): void {
    this.#cursor.focus();
  }

  /** Does what was pressed or typed before this part had come. */
  replay(event: PointerEvent | KeyboardEvent): void {
    if (event instanceof KeyboardEvent) {
      this.focus();
      keyOnSquare(event, this.#hand, this.#cursor);
    } else this.#hand.tap(pointOf(this.#host.root, this.#session.position.files, event));
  }
}

/** What happens in the controls is the board's own affair: the page hears of changes to the position alone. */
const keep = (event: Event): void => event.stopPropagation();
