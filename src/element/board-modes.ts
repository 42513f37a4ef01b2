import type {ReactiveController} from 'lit';
import type {BoardHost} from '../dom/board-host.js';
import {Interaction, type EarlyEvent} from '../interaction/interaction.js';
import {PlayMode, ViewMode} from '../interaction/modes.js';
import type {CreateMode} from '../interaction/state/session.js';
import type {Puzzle} from '../solve/puzzle.js';
import type {BoardForm} from './form.js';
import {BoardControl} from './form-control.js';
import {editPart, solvePart} from './parts.js';

export {Echoes} from './echoes.js';

/** Input from before the part has loaded. */
export interface PendingInput {
  early: EarlyEvent[];
  /** The attempt that the browser has saved; empty if there is none, or once the puzzle has resumed it. */
  saved: string;
}

/** The interaction of a board, and its puzzle; lasts as long as the board, through all changes of the mode. */
export class BoardModes implements ReactiveController {
  readonly #host: BoardHost;
  /** Whether the attributes let a person act on the board. */
  readonly #wantsInteraction: () => boolean;
  readonly #pending: PendingInput;
  interaction: Interaction | undefined;
  puzzle: Puzzle | undefined;

  constructor(host: BoardHost, form: BoardForm, wantsInteraction: () => boolean, pending: PendingInput) {
    this.#host = host;
    this.#wantsInteraction = wantsInteraction;
    this.#pending = pending;
    form.control = new BoardControl(host, form, () => this.interaction);
    host.element.addController(this);
  }

  /** Whether a person can act on the board; false for a puzzle whose solution cannot be played. */
  get canInteract(): boolean {
    return this.#wantsInteraction() && !(this.#isPuzzle && this.puzzle?.isPlayable === false);
  }

  /** Lets a person act on the board, after the part of its mode has loaded. */
  async connect(): Promise<void> {
    this.preparePuzzle();
    if (this.#isPuzzle && this.puzzle?.isPending) await this.puzzle.reading;
    this.preparePuzzle();
    if (this.canInteract) this.interaction ??= new Interaction(this.#host, this.#createMode);
    this.#host.element.requestUpdate();
  }

  /** Makes the puzzle, if its part has loaded, and resumes the attempt at it once the solution has been read. */
  preparePuzzle(): void {
    if (!this.#isPuzzle || !solvePart.loaded) return;
    this.puzzle ??= new solvePart.loaded.Puzzle(this.#host);
    const {saved} = this.#pending;
    if (!saved || this.puzzle.isPending) return;
    this.#pending.saved = '';
    this.puzzle.restore(saved);
  }

  hostUpdate(): void {
    if (this.interaction) this.preparePuzzle();
    if (this.canInteract) this.interaction?.update();
    else this.makeStatic();
  }

  hostUpdated(): void {
    const interaction = this.interaction;
    if (!interaction) return;
    interaction.updated();
    const {early} = this.#pending;
    if (early.length === 0 || !this.#host.element.position) return;
    this.#pending.early = [];
    interaction.replay(early);
  }

  hostDisconnected(): void {
    // A puzzle undoes a wrong move at once.
    if (this.#isPuzzle) this.makeStatic();
    else this.interaction?.interrupt();
    // A board that is moved within the page is connected again by then, and keeps its state.
    queueMicrotask(() => {
      if (!this.#host.element.isConnected) this.makeStatic();
    });
  }

  /** Ends the interaction, at least until the next update. */
  makeStatic(): void {
    this.interaction?.disconnect();
    this.interaction = undefined;
  }

  get #isPuzzle(): boolean {
    return this.#host.element.mode === 'solve';
  }

  readonly #createMode: CreateMode = (session) => {
    switch (this.#host.element.mode) {
      case 'view':
        return new ViewMode();
      case 'play':
        return new PlayMode(session);
      case 'edit':
        return editPart.loaded && new editPart.loaded.EditMode(session);
      case 'solve':
        return solvePart.loaded && this.puzzle && new solvePart.loaded.SolveMode(session, this.puzzle);
    }
  };
}
