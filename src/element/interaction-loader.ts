import type {ReactiveController} from 'lit';
import type {BoardFacade} from '../interaction/facade.js';
import type {Interaction} from '../interaction/index.js';
import type {BoardPuzzle} from '../solve/part.js';
import type {ModeFactory} from '../interaction/state/session.js';
import {loadEdit, loadInteraction, loadSolve} from './parts.js';

/**
 * Brings a board that may be played on or edited together with the part that does it: when the board comes near the
 * viewport, or at once when a person reaches for it. What the person did meanwhile is not lost.
 */
export class InteractionLoader implements ReactiveController {
  readonly #facade: BoardFacade;
  #interaction: Interaction | undefined;
  #puzzle: BoardPuzzle | undefined;
  /** The modes whose parts are there. */
  readonly #modes: {[mode in BoardMode]?: ModeFactory} = {};
  #observer: IntersectionObserver | undefined;
  /** What a person did before there was anything to do it. */
  #early: Event[] = [];
  #wanted = false;
  /** An attempt that the browser has given back, until there is a puzzle to go on with. */
  #saved = '';
  #isStop = false;
  #hasFailed = false;

  constructor(facade: BoardFacade) {
    this.#facade = facade;
    facade.board.addController(this);
  }

  /** The part, once it is there and the board is in the page. */
  get interaction(): Interaction | undefined {
    return this.#interaction;
  }

  /** Whether the board is only a picture because the part could not be loaded. */
  get hasFailed(): boolean {
    return this.#hasFailed && this.#canInteract;
  }

  /** What `mode="solve"` knows of the board, once its part is there. */
  get puzzle(): BoardPuzzle | undefined {
    return this.#puzzle;
  }

  /** Gives the next hint, for which the part is fetched where nobody has looked at the board yet. */
  async hint(): Promise<void> {
    if (!this.#canInteract) return;
    if (!this.#isReady) {
      this.#begin();
      await this.#load();
    }
    this.#puzzle?.hint();
  }

  /** Goes on with the attempt at a puzzle that a browser has kept: at once, so that its form knows of it. */
  restore(saved: string): void {
    this.#saved = saved;
    if (this.#puzzle) this.#restore();
    else if (this.#isPuzzle && this.#canInteract) {
      this.#wanted = true;
      this.#want();
    }
  }

  /** Before the board draws itself. */
  hostUpdate(): void {
    if (this.#canInteract) this.#interaction?.update();
    else this.hostDisconnected();
  }

  /** Gives the board into a person's hands, as soon as it can be. */
  hostUpdated(): void {
    const {board} = this.#facade;
    const interaction = this.#interaction;
    if (this.#canInteract) {
      this.#begin();
      interaction?.drawn();
      if (!board.error) this.#handOver();
    }
    // Until the grid is there, the picture is what one tabs to.
    const isStop = this.#canInteract && !interaction && !board.error;
    if (isStop !== this.#isStop) {
      this.#isStop = isStop;
      const picture = board.renderRoot.querySelector('.board svg');
      if (isStop) picture?.setAttribute('tabindex', '0');
      else picture?.removeAttribute('tabindex');
    }
  }

  /** Lets the board be a picture again. */
  hostDisconnected(): void {
    this.#wanted = false;
    if (this.#observer) this.#stopWaiting();
    this.#interaction?.disconnect();
    this.#interaction = undefined;
  }

  /** Whether a person may act on the board. */
  get #canInteract(): boolean {
    const {board} = this.#facade;
    const isBroken = this.#isPuzzle && this.#puzzle?.isPlayable === false;
    return board.mode !== 'view' && board.isConnected && !isBroken;
  }

  /** Whether everything is there that the mode of the board needs. */
  get #isReady(): boolean {
    return this.#interaction !== undefined && this.#facade.board.mode in this.#modes;
  }

  get #isPuzzle(): boolean {
    return this.#facade.board.mode === 'solve';
  }

  /** Begins to wait for the board to be wanted. */
  #begin(): void {
    if (this.#isReady || this.#observer) return;
    const {board} = this.#facade;
    this.#wanted = true;
    this.#observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({isIntersecting}) => isIntersecting)) this.#want();
      },
      {rootMargin: '50%'},
    );
    // Not the element itself, which has no box where a page gives it `display: contents`.
    this.#observer.observe(board.renderRoot.querySelector('.board') as Element);
    // Where only the mode has changed, the board goes on to work in the old one until the part has come.
    if (this.#interaction) return;
    for (const type of early) board.renderRoot.addEventListener(type, this.#keep);
  }

  /** Loads the part. Where that fails the board stays a picture with a note, and tries again when it is next pressed. */
  #want(): void {
    this.#load().catch((reason: unknown) => {
      const {board} = this.#facade;
      if (!this.#hasFailed)
        console.warn('fen-board: this board cannot be played on or edited.', board, reason);
      this.#hasFailed = true;
      board.requestUpdate();
    });
  }

  async #load(): Promise<void> {
    const {board} = this.#facade;
    const {mode} = board;
    const [{connect}, createMode] = await Promise.all([loadInteraction(), this.#loadMode(mode)]);
    // The board may have gone, or another call may have been quicker.
    if (!this.#wanted) return;
    this.#modes[mode] = createMode;
    this.#restore();
    if (board.mode !== mode) return this.#load();
    this.#wanted = false;
    this.#stopWaiting();
    this.#hasFailed = false;
    if (this.#canInteract) this.#interaction ??= connect(this.#facade, this.#modes);
    board.requestUpdate();
  }

  /** Loads what makes a mode. A puzzle lasts as long as the board. */
  async #loadMode(mode: BoardMode): Promise<ModeFactory> {
    switch (mode) {
      case 'edit':
        return (await loadEdit()).createMode;
      case 'solve': {
        const {createPuzzle} = await loadSolve();
        this.#puzzle ??= createPuzzle(this.#facade);
        return this.#puzzle.createMode;
      }
      default:
        return (await loadInteraction()).createMode;
    }
  }

  /** Hands over what was done before the part had come; its grid is drawn. */
  #handOver(): void {
    if (!this.#interaction || this.#early.length === 0) return;
    const events = this.#early;
    this.#early = [];
    this.#interaction.replay(events);
  }

  #restore(): void {
    if (this.#saved) this.#puzzle?.restore(this.#saved);
    this.#saved = '';
  }

  #stopWaiting(): void {
    this.#observer?.disconnect();
    this.#observer = undefined;
    for (const type of early) this.#facade.board.renderRoot.removeEventListener(type, this.#keep);
  }

  readonly #keep = (event: Event): void => {
    // Tab goes on to the next thing on the page.
    const isPassing = event instanceof KeyboardEvent && /^(Tab|Shift|Control|Alt|Meta)$/.test(event.key);
    if (event.type !== 'focusin' && !isPassing) this.#early.push(event);
    this.#want();
  };
}

type BoardMode = BoardFacade['board']['mode'];

const early = ['pointerdown', 'pointerup', 'pointercancel', 'keydown', 'focusin'] as const;
