import type {Position, Square} from '../notation/position.js';
import {fill} from '../notation/fill.js';
import {isCheck} from '../rules/index.js';
import {announceTurn} from './announce.js';
import {EditMode} from './edit-mode.js';
import {flightsBetween, type Flight} from './flight.js';
import {History} from './history.js';
import type {Host} from './host.js';
import type {Mode, Step} from './mode.js';
import {PlayMode} from './play-mode.js';

/** What was done on a board, and what is to be seen and heard of it. The position itself is the element's. */
export class Session {
  readonly #host: Host;
  readonly #history = new History<Position>();
  #mode: Mode;
  #marked: readonly Square[] = [];
  #flights: readonly Flight[] = [];
  #said = '';
  /** Whether the change being made is the person's. */
  #acting = false;

  constructor(host: Host) {
    this.#host = host;
    this.#mode = this.#modeFor(host.position);
  }

  /** What may be done now. */
  get mode(): Mode {
    return this.#mode;
  }

  get position(): Position {
    return this.#mode.position;
  }

  /** The squares of the last move. */
  get marked(): readonly Square[] {
    return this.#marked;
  }

  /** The pieces on their way. */
  get flights(): readonly Flight[] {
    return this.#flights;
  }

  /** What was announced last. */
  get said(): string {
    return this.#said;
  }

  /** The king of the side to move, where it has one. */
  get king(): Square | undefined {
    const king = this.position.turn === 'white' ? 'K' : 'k';
    return [...this.#mode.pieces].find(([, piece]) => piece === king)?.[0];
  }

  /** That king, if it is attacked. */
  get checkedKing(): Square | undefined {
    return isCheck(this.position) ? this.king : undefined;
  }

  say(text: string): void {
    // A live region is read out when its text changes.
    this.#said = text && text === this.#said ? `${text}\u00a0` : text;
    this.#host.redraw();
  }

  /**
   * Takes a step, unless a listener cancels it.
   * @param dragged - The square a piece was dragged from: it is already where it goes, and does not fly.
   */
  take({next, marked, move, said}: Step, dragged: Square | null): void {
    const before = this.position;
    this.#act(dragged, () => {
      if (!this.#host.commit(next, move)) {
        this.say(this.#host.language.interaction.putBack);
        return;
      }
      this.#history.add(before);
      this.#marked = marked;
      this.say(said);
    });
  }

  /** Takes a step back, or does one again; there may be none. */
  goBack(to: 'previous' | 'next'): void {
    const history = this.#history;
    const now = this.position;
    const then = history[to];
    if (!then || this.#host.disabled) return;
    this.#act(null, () => {
      if (!this.#host.commit(then, null)) return;
      if (to === 'previous') history.stepBack(now);
      else history.stepForward(now);
      this.#marked = [];
      const {language} = this.#host;
      const {undone, redone} = language.interaction;
      this.say(fill(to === 'previous' ? undone : redone, {announcement: announceTurn(then, language)}));
    });
  }

  /**
   * Takes over a position or a mode that has changed, by the person or by a script.
   * @returns whether there was anything to take over, and whether a script had changed the position.
   */
  follow(dragged: Square | null = null): {readonly changed: boolean; readonly byScript: boolean} {
    const before = this.position;
    const after = this.#host.position;
    const moved = before !== after;
    const sameMode = (this.#host.mode === 'edit') === this.#mode instanceof EditMode;
    if (!moved && sameMode) return {changed: false, byScript: false};
    this.#mode = this.#modeFor(after);
    const byScript = moved && !this.#acting;
    if (moved) {
      const flights = this.#host.animated ? flightsBetween(before, after) : [];
      this.#flights = flights.filter(({from}) => from !== dragged);
    }
    if (byScript) {
      this.#history.clear();
      this.#marked = [];
    }
    return {changed: true, byScript};
  }

  /** These have landed, if no others have set out since. */
  land(flights: readonly Flight[]): void {
    if (this.#flights !== flights) return;
    this.#flights = [];
    this.#host.redraw();
  }

  #act(dragged: Square | null, act: () => void): void {
    this.#acting = true;
    act();
    this.follow(dragged);
    this.#acting = false;
  }

  #modeFor(position: Position): Mode {
    const {mode, language} = this.#host;
    return mode === 'edit' ? new EditMode(position, language) : new PlayMode(position, language);
  }
}
