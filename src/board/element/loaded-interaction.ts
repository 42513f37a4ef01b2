import type {ReactiveController} from 'lit';
import type {BoardHost} from '../interaction/board-host.js';
import {enginePart, modeParts, readerPart} from '../../parts/loader.js';
import {Interaction, type EarlyEvent} from '../interaction/interaction.js';
import {createPlayMode, viewMode} from '../interaction/view-and-play-modes.js';
import type {MoveDetail} from '../../core/rules/move-detail.js';
import {History} from '../interaction/state/history.js';
import type {CreateMode, Session} from '../interaction/state/session.js';
import type {Layers} from '../interaction/view/layers.js';
import type {BoardOpponent} from '../thinking/board-opponent.js';
import type {Puzzle} from '../solve/puzzle.js';
import type {SolutionIssue} from '../solve/solution.js';
import {BoardPositionWriter} from '../position/position-writer.js';
import type {BoardForm} from './form.js';
import {BoardControl} from './form-control.js';

/** Makes, updates and ends the interaction of one board, and its puzzle, in every mode. */
export class LoadedInteraction implements ReactiveController {
  readonly #host: BoardHost;
  readonly #form: BoardForm;
  readonly #positions: BoardPositionWriter;
  readonly #earlyEvents: EarlyEvent[];
  readonly #loadMode: () => void;
  readonly #control: BoardControl;
  #interaction: Interaction | undefined;
  readonly #history: History;
  #puzzle: Puzzle | undefined;
  #opponent: BoardOpponent | undefined;

  /**
   * @param earlyEvents - What a person did before the interaction had loaded; events are removed once they have been replayed.
   * @param loadMode - Loads the part of the element's mode, unless that has failed.
   */
  constructor(host: BoardHost, form: BoardForm, earlyEvents: EarlyEvent[], loadMode: () => void) {
    this.#host = host;
    this.#form = form;
    this.#positions = new BoardPositionWriter(form.position);
    this.#earlyEvents = earlyEvents;
    this.#loadMode = loadMode;
    this.#history = new History(host.position);
    this.#control = new BoardControl(host, form, () => this.#interaction);
    host.element.addController(this);
  }

  /** Whether a person can act on the board. */
  get canInteract(): boolean {
    return this.#host.isInteractive && this.isPlayable;
  }

  /** False for a puzzle whose solution cannot be played. */
  get isPlayable(): boolean {
    return this.#puzzleInUse?.isPlayable !== false;
  }

  /** The session of the person; undefined while nobody can act on the board. */
  get session(): Session | undefined {
    return this.#interaction?.session;
  }

  get playedMoves(): readonly MoveDetail[] {
    return this.#history.line.flatMap(({move}) => move ?? []);
  }

  /** The text of the labels in a form. */
  get label(): string {
    return this.#control.label;
  }

  /** The note on a puzzle that cannot be played. */
  get note(): unknown {
    return this.#puzzleInUse?.note;
  }

  /** Problems of the solution. */
  get warnings(): readonly SolutionIssue[] {
    return this.#puzzleInUse?.warnings ?? [];
  }

  /** The number of the puzzle that a set shows. */
  get currentPuzzle(): number | null | undefined {
    return this.#puzzle?.set?.number;
  }

  /** Whether the person draws marks, or has drawn some. */
  get needsMarks(): boolean | undefined {
    return this.#interaction?.needsMarks;
  }

  #begin(): Interaction {
    const showEnd = (isOver: boolean) => this.#form.state.setState('over', isOver);
    return new Interaction(this.#host, this.#positions, this.#createMode, this.#history, showEnd);
  }

  layers(): Layers | undefined {
    return this.#interaction?.layers();
  }

  /** @returns Whether there is a square to focus. */
  focus(): boolean {
    this.#interaction?.focus();
    return this.#interaction !== undefined;
  }

  giveHint(): void {
    this.session?.mode.giveHint?.();
  }

  beginAttempt(): void {
    this.#puzzle?.beginAttempt();
  }

  /** Drops what is typed and not applied, and begins a puzzle or a set anew. */
  resetForm(): void {
    const {element} = this.#host;
    this.#interaction?.discardDraft();
    this.#puzzle?.set?.forgetEchoes();
    element.progress = element.getAttribute('progress');
    this.beginAttempt();
  }

  validate(): void {
    this.#control.validate();
  }

  async connect(): Promise<void> {
    const {element} = this.#host;
    const {mode} = element;
    const loading: Promise<unknown>[] = [modeParts[mode].load()];
    // A FEN that is not strictly valid has a position only when the tolerant reader has loaded.
    if (!element.position) loading.push(readerPart.tryLoad());
    await Promise.all(loading);
    if (element.mode !== mode) return this.connect();
    this.#preparePuzzle();
    const puzzle = this.#puzzleInUse;
    if (puzzle?.isPending) {
      await puzzle.reading;
      // Only now can a saved attempt be resumed.
      this.#preparePuzzle();
    }
    if (this.canInteract) this.#interaction ??= this.#begin();
    element.requestUpdate();
  }

  /** Makes the puzzle if its part has loaded, and resumes a saved attempt once the solution has been read. */
  #preparePuzzle(): void {
    const {loaded} = modeParts.solve;
    if (this.#host.element.mode !== 'solve' || !loaded) return;
    this.#puzzle ??= new loaded.Puzzle(this.#host, this.#positions, (progress) =>
      this.#control.showProgress(progress),
    );
    const {savedAttempt} = this.#form;
    if (!savedAttempt || this.#puzzle.isPending) return;
    this.#form.savedAttempt = '';
    this.#puzzle.restore(savedAttempt);
  }

  hostUpdate(): void {
    // Before the interaction begins, `connect` prepares the puzzle.
    if (this.#interaction) this.#preparePuzzle();
    if (this.canInteract) this.#interaction?.update();
    else this.endInteraction();
  }

  hostUpdated(): void {
    const earlyEvents = this.#earlyEvents;
    const {canInteract} = this;
    const interaction = this.#interaction;
    const {root, element} = this.#host;
    // After drawing, because `validate` names an element for the browser to focus.
    this.validate();
    const {loaded} = modeParts[element.mode];
    if (!canInteract) earlyEvents.length = 0;
    else if (!interaction || !loaded) this.#loadMode();
    this.#followOpponent();
    const picture = root.querySelector('.board > svg');
    if (interaction) {
      // Before `tabindex` is removed below, because the picture then loses the focus.
      if (picture && root.activeElement === picture) interaction.focus();
      interaction.updated();
    }
    if (interaction || !canInteract) picture?.removeAttribute('tabindex');
    if (!interaction || earlyEvents.length === 0 || !element.position) return;
    interaction.replay(earlyEvents.splice(0));
  }

  /** Lets an engine play on the board, or ends that. If its part cannot be loaded, a person plays both sides. */
  #followOpponent(): void {
    const host = this.#host;
    if (!this.#interaction || !host.hasOpponent || !this.canInteract) this.#endOpponent();
    else if (enginePart.loaded) {
      this.#opponent ??= new enginePart.loaded.BoardOpponent(host, () => this.session);
      if (host.opponent !== this.#opponent) host.element.requestUpdate();
      host.opponent = this.#opponent;
      this.#opponent.look();
    } else if (!enginePart.hasFailed)
      void enginePart.tryLoad().then((part) => {
        host.opponentHasFailed = !part;
        host.element.requestUpdate();
      });
  }

  #endOpponent(): void {
    this.#opponent?.end();
    this.#opponent = undefined;
    this.#host.opponent = undefined;
  }

  hostDisconnected(): void {
    // Ending the interaction with a puzzle undoes a wrong move at once.
    if (this.#puzzleInUse) this.endInteraction();
    else this.#interaction?.session.send({type: 'interrupt'});
    // If a script only moves the board within the page, the board is connected again when this microtask runs.
    queueMicrotask(() => {
      if (!this.#host.element.isConnected) this.endInteraction();
    });
  }

  /** Ends the interaction. The next update begins a new one if a person can still act on the board. */
  endInteraction(): void {
    if (this.#interaction) this.#form.state.setState('over', false);
    this.#endOpponent();
    this.#interaction?.disconnect();
    this.#interaction = undefined;
  }

  /** The puzzle, in `solve`. In another mode it is kept, but not in use. */
  get #puzzleInUse(): Puzzle | undefined {
    return this.#host.element.mode === 'solve' ? this.#puzzle : undefined;
  }

  readonly #createMode: CreateMode = (session) => {
    const {edit, solve} = modeParts;
    switch (this.#host.element.mode) {
      case 'view':
        return viewMode;
      case 'play':
        return createPlayMode(session);
      case 'edit':
        return edit.loaded && new edit.loaded.EditMode(session);
      case 'solve':
        return solve.loaded && this.#puzzle && new solve.loaded.SolveMode(session, this.#puzzle);
    }
  };
}
