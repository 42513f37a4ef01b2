import type {ReactiveController} from 'lit';
import {readerPart} from '../dom/shared-parts.js';
import {Interaction, type EarlyEvent} from '../interaction/interaction.js';
import type {CreateMode} from '../interaction/state/session.js';
import type {Puzzle} from '../solve/puzzle.js';
import {readPosition, setGeneratedFen} from './echoes.js';
import type {BoardForm} from './form.js';
import {BoardControl} from './form-control.js';
import type {ElementHost} from './host.js';
import {modeParts} from './parts.js';

/** The members of `InteractionLoader` used here. */
interface Loader {
  earlyEvents: EarlyEvent[];
  savedAttempt: string;
  readonly hasFailed: boolean;
  loadOrReport(): Promise<void>;
}

/** Makes and updates the interaction of one board, and its puzzle. When the mode changes, this controller stays. */
export class BoardModes implements ReactiveController {
  readonly #host: ElementHost;
  readonly #loader: Loader;
  interaction: Interaction | undefined;
  puzzle: Puzzle | undefined;

  constructor(host: ElementHost, form: BoardForm, loader: Loader) {
    this.#host = host;
    this.#loader = loader;
    host.readPosition = readPosition;
    host.setGeneratedFen = (fen) => setGeneratedFen(host.source, fen);
    host.control = new BoardControl(host, form, () => this.interaction);
    host.element.addController(this);
  }

  /** Whether a person can act on the board; false for a puzzle whose solution cannot be played. */
  get canInteract(): boolean {
    return this.#host.isInteractive && !(this.#isPuzzle && this.puzzle?.isPlayable === false);
  }

  async connect(): Promise<void> {
    const {element} = this.#host;
    const {mode} = element;
    // A FEN that is not strictly valid has a position only when the tolerant reader has loaded.
    await Promise.all([modeParts[mode].load(), element.position ?? readerPart.tryLoad()]);
    if (element.mode !== mode) return this.connect();
    this.#preparePuzzle();
    if (this.#isPuzzle && this.puzzle?.isPending) await this.puzzle.reading;
    this.#preparePuzzle();
    if (this.canInteract) this.interaction ??= new Interaction(this.#host, this.#createMode);
    element.requestUpdate();
  }

  /** Makes the puzzle if its part has loaded, and resumes a saved attempt once the solution has been read. */
  #preparePuzzle(): void {
    const {loaded} = modeParts.solve;
    if (!this.#isPuzzle || !loaded) return;
    this.puzzle ??= new loaded.Puzzle(this.#host);
    const {savedAttempt} = this.#loader;
    if (!savedAttempt || this.puzzle.isPending) return;
    this.#loader.savedAttempt = '';
    this.puzzle.restore(savedAttempt);
  }

  hostUpdate(): void {
    if (this.interaction) this.#preparePuzzle();
    if (this.canInteract) this.interaction?.update();
    else this.makeStatic();
  }

  hostUpdated(): void {
    const loader = this.#loader;
    const {interaction, canInteract} = this;
    const {root, element, control} = this.#host;
    // After drawing, because `validate` names an element for the browser to focus.
    control?.validate();
    const {loaded} = modeParts[element.mode];
    if (!canInteract) loader.earlyEvents = [];
    else if ((!interaction || !loaded) && !loader.hasFailed) void loader.loadOrReport();
    const picture = root.querySelector('.board > svg');
    if (interaction) {
      // Before `tabindex` is removed below, because the picture then loses the focus.
      if (picture && root.activeElement === picture) interaction.focus();
      interaction.updated();
    }
    if (interaction || !canInteract) picture?.removeAttribute('tabindex');
    const {earlyEvents} = loader;
    if (!interaction || earlyEvents.length === 0 || !element.position) return;
    loader.earlyEvents = [];
    interaction.replay(earlyEvents);
  }

  hostDisconnected(): void {
    // Ending the interaction with a puzzle undoes a wrong move at once.
    if (this.#isPuzzle) this.makeStatic();
    else this.interaction?.session.send({type: 'interrupt'});
    // If a script only moves the board within the page, the board is connected again when this microtask runs.
    queueMicrotask(() => {
      if (!this.#host.element.isConnected) this.makeStatic();
    });
  }

  /** Ends the interaction. The next update begins a new one if a person can still act on the board. */
  makeStatic(): void {
    this.interaction?.disconnect();
    this.interaction = undefined;
  }

  get #isPuzzle(): boolean {
    return this.#host.element.mode === 'solve';
  }

  readonly #createMode: CreateMode = (session) => {
    const {play, edit, solve} = modeParts;
    switch (this.#host.element.mode) {
      case 'view':
        return play.loaded?.viewMode;
      case 'play':
        return play.loaded?.createPlayMode(session);
      case 'edit':
        return edit.loaded && new edit.loaded.EditMode(session);
      case 'solve':
        return solve.loaded && this.puzzle && new solve.loaded.SolveMode(session, this.puzzle);
    }
  };
}
