import type {ReactiveController} from 'lit';
import type {BoardHost} from '../dom/board-host.js';
import {Interaction, type EarlyEvent} from '../interaction/interaction.js';
import {PlayMode, ViewMode} from '../interaction/modes.js';
import type {CreateMode} from '../interaction/state/session.js';
import type {Puzzle} from '../solve/puzzle.js';
import type {BoardForm} from './form.js';
import {BoardControl} from './form-control.js';
import {editPart, solvePart} from './parts.js';

/** The input from before this part was loaded. */
export interface Meanwhile {
  /** By a person. */
  early: EarlyEvent[];
  /** An attempt that the browser has given back, until there is a puzzle to go on with; else empty. */
  saved: string;
}

/** The mode of a board, its puzzle and its validity. It lasts as long as the board, whatever mode that is in. */
export class BoardModes implements ReactiveController {
  readonly #host: BoardHost;
  /** Whether the page wants a person to act on the board. */
  readonly #isWanted: () => boolean;
  readonly #meanwhile: Meanwhile;
  #interaction: Interaction | undefined;
  #puzzle: Puzzle | undefined;

  constructor(host: BoardHost, form: BoardForm, isWanted: () => boolean, meanwhile: Meanwhile) {
    this.#host = host;
    this.#isWanted = isWanted;
    this.#meanwhile = meanwhile;
    form.control = new BoardControl(host, form, () => this.#interaction);
    host.element.addController(this);
  }

  get interaction(): Interaction | undefined {
    return this.#interaction;
  }

  get puzzle(): Puzzle | undefined {
    return this.#puzzle;
  }

  /** Whether a person may act on the board: not on a puzzle without a solution that can be played. */
  get canInteract(): boolean {
    return this.#isWanted() && !(this.#isPuzzle && this.#puzzle?.isPlayable === false);
  }

  /** Lets a person act on the board, now that the part of its mode is there as well. */
  connect(): void {
    this.preparePuzzle();
    if (this.canInteract) this.#interaction ??= new Interaction(this.#host, this.#createMode);
    this.#host.element.requestUpdate();
  }

  /** Makes the puzzle, if its part has loaded, and resumes the attempt at it. */
  preparePuzzle(): void {
    if (!this.#isPuzzle || !solvePart.loaded) return;
    this.#puzzle ??= new solvePart.loaded.Puzzle(this.#host);
    const {saved} = this.#meanwhile;
    this.#meanwhile.saved = '';
    if (saved) this.#puzzle.restore(saved);
  }

  hostUpdate(): void {
    if (this.#interaction) this.preparePuzzle();
    if (this.canInteract) this.#interaction?.update();
    else this.makeStatic();
  }

  hostUpdated(): void {
    const interaction = this.#interaction;
    if (!interaction) return;
    interaction.updated();
    const {early} = this.#meanwhile;
    if (early.length === 0 || !this.#host.element.position) return;
    this.#meanwhile.early = [];
    interaction.replay(early);
  }

  hostDisconnected(): void {
    // A puzzle lasts as long as the board, and undoes a wrong move at once.
    if (this.#isPuzzle) this.makeStatic();
    else this.#interaction?.interrupt();
    // A board that is only moved to another place of the page is connected again by then, and goes on as it was.
    queueMicrotask(() => {
      if (!this.#host.element.isConnected) this.makeStatic();
    });
  }

  /** Makes the board static again, until its next update at least. */
  makeStatic(): void {
    this.#interaction?.disconnect();
    this.#interaction = undefined;
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
        return solvePart.loaded && this.#puzzle && new solvePart.loaded.SolveMode(session, this.#puzzle);
    }
  };
}
