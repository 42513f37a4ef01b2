import {html, nothing} from 'lit/html.js';
import type {Position} from '../notation/position.js';
import type {Mode, Options} from './state/mode.js';
import {piecesOn} from '../notation/placement.js';
import type {Session} from './state/session.js';
import {buttonsTemplate} from './view/buttons.js';
import {drawButtons} from './view/draw-buttons.js';

/** `mode="view"` with `drawable`: the reader draws marks, and changes nothing. */
export class ViewMode implements Mode {
  readonly name = 'view';
  readonly showsTargets = false;
  readonly hidesCheck = true;
  readonly canUndo = false;
  readonly #session: Session;

  constructor(session: Session) {
    this.#session = session;
  }

  options(position: Position): Options {
    return {
      position,
      pieces: piecesOn(position),
      mobility: () => 0,
      pick: () => null,
      drop: () => null,
      dropOutside: () => null,
      newPiece: () => null,
      erase: () => null,
      promote(move) {
        throw new Error(`Nothing is chosen for ${move.to}: nobody moves.`);
      },
    };
  }

  /** Without a toolbar the pen stands below the board. */
  template(): unknown {
    const {element, locale} = this.#session.host;
    return element.controls
      ? nothing
      : html`<div class="pen" lang="${locale.current.tag}">
          ${buttonsTemplate(drawButtons(this.#session))}
        </div>`;
  }
}
