import type {FenIssue} from '../../core/notation/index.js';
import type {Outcome} from '../../core/rules/outcome.js';
import type {MoveDetail} from '../../core/rules/move-detail.js';

export type {MoveDetail};

/** The detail of `beforechange` and `change`. */
export interface ChangeDetail {
  /** The position after the change, in the notation that the attribute `notation` selects. */
  readonly fen: string;
  /** The FEN before the change. */
  readonly previousFen: string;
  /** The move; `null` when the board was edited, or a step was undone or redone. */
  readonly move: MoveDetail | null;
  /** `person`, `engine` for a move of the board’s engine, or `puzzle` where a puzzle has answered or undone a move. */
  readonly by: 'person' | 'puzzle' | 'engine';
}

/** The detail of `gameend`. */
export interface GameEndDetail {
  /** The result, and the rule that has ended the game. */
  readonly outcome: Outcome;
}

/** The detail of `flip`. */
export interface FlipDetail {
  /** The side at the bottom now. */
  readonly orientation: 'white' | 'black';
}

/** The detail of `markschange`. */
export interface MarksChangeDetail {
  /** The marks after the change, in the format of the attribute `marks`. */
  readonly marks: string;
}

/** The detail of `solved`. */
export interface SolvedDetail {
  /** The number of wrong moves. */
  readonly mistakes: number;
  /** The number of hints. */
  readonly hints: number;
}

/** The detail of `mistake`. */
export interface MistakeDetail {
  readonly move: MoveDetail;
  /** The author's comment on the move in the solution; may be empty. */
  readonly comment: string;
}

/** The detail of `progresschange`. */
export interface ProgressDetail {
  /** The progress of the set, as the attribute `progress` takes it. */
  readonly progress: string;
  /** The number of the puzzle that is shown, from 1. */
  readonly puzzle: number;
}

/**
 * The events of `<fen-board>`, by name. `addEventListener` of the element has these types.
 *
 * @example
 * const save = (event: FenBoardEventMap['change']) => console.log(event.detail.fen);
 * board.addEventListener('change', save);
 */
export interface FenBoardEventMap {
  /**
   * A person is about to change the position; `preventDefault()` prevents the change. Bubbles.
   *
   * @example
   * board.addEventListener('beforechange', (event) => {
   *   if (event.detail.move?.promotion) event.preventDefault();
   * });
   */
  beforechange: CustomEvent<ChangeDetail>;
  /**
   * A person or, in `mode="solve"`, the board itself has changed the position. Bubbles.
   *
   * @example
   * board.addEventListener('change', ({detail}) => console.log(detail.fen, detail.move?.san));
   */
  change: CustomEvent<ChangeDetail>;
  /**
   * In `mode="play"`: a move has ended the game, whoever made it: by checkmate, stalemate, a dead position, the
   * seventy-five-move rule or fivefold repetition. A draw that a player may claim ends nothing. Comes after `change`. Bubbles.
   *
   * @example
   * board.addEventListener('gameend', ({detail}) => console.log(detail.outcome.result, detail.outcome.reason));
   */
  gameend: CustomEvent<GameEndDetail>;
  /**
   * The board was turned by `flip()`, a button or a key. Bubbles.
   *
   * @example
   * board.addEventListener('flip', ({detail}) => console.log(detail.orientation));
   */
  flip: CustomEvent<FlipDetail>;
  /**
   * In `edit` a person has drawn or removed a mark. Bubbles.
   *
   * @example
   * board.addEventListener('markschange', ({detail}) => console.log(detail.marks));
   */
  markschange: CustomEvent<MarksChangeDetail>;
  /**
   * In `mode="solve"`: the puzzle is solved. Bubbles.
   *
   * @example
   * board.addEventListener('solved', ({detail}) => console.log(detail.mistakes, detail.hints));
   */
  solved: CustomEvent<SolvedDetail>;
  /**
   * In `mode="solve"`: a person has made a wrong move, which is about to be undone. Bubbles.
   *
   * @example
   * board.addEventListener('mistake', ({detail}) => console.log(detail.move.san, detail.comment));
   */
  mistake: CustomEvent<MistakeDetail>;
  /**
   * In `mode="solve"`: a person has done something in a set of puzzles, or with `replies="random"`. Bubbles.
   *
   * @example
   * board.addEventListener('progresschange', ({detail}) => localStorage.setItem('mates', detail.progress));
   */
  progresschange: CustomEvent<ProgressDetail>;
  /**
   * In `mode="solve"`: the puzzles of `src` have been found, and one is shown. Does not bubble.
   *
   * @example
   * board.addEventListener('load', () => console.log(board.currentPuzzle));
   */
  load: Event;
  /**
   * Dispatched once for each FEN that cannot be read, after the board has shown the error. Does not bubble.
   *
   * @example
   * board.addEventListener('fenerror', ({detail}) => console.log(detail.message, detail.index));
   */
  fenerror: CustomEvent<FenIssue>;
}
