import type {FlipDetail, MoveDetail} from '../../board/interaction/events.js';
import {formatFen} from '../../core/notation/format-fen.js';
import type {PgnIssue} from '../../core/pgn/issues.js';
import {moveDetail} from '../../core/rules/move-detail.js';
import type {Navigation} from './navigation.js';
import {formatPlace} from '../../core/pgn/tree.js';

/**
 * The detail of `change` of `<fen-game>`, and its `current`.
 *
 * @example
 * game.addEventListener('change', ({detail}) => console.log(detail.ply, detail.move?.san));
 */
export interface GameChangeDetail {
  /** The number of the game shown, from 1. */
  readonly game: number;
  /** The position shown, in X-FEN. */
  readonly fen: string;
  /** The number of half-moves that lead to the position. */
  readonly ply: number;
  /** The place of the position, as in `at`: `start`, `14`, `14b`, or `14b/1/16` in a variation. */
  readonly place: string;
  /** The move that was made last; `null` at the start, and after a null move. */
  readonly move: MoveDetail | null;
}

/**
 * The detail of `pgnerror` of `<fen-game>`.
 *
 * @example
 * game.addEventListener('pgnerror', ({detail}) => console.log(detail.message));
 */
export interface GameErrorDetail {
  /** A sentence in the language of the element. */
  readonly message: string;
  /** The error in the text; `null` if the text could not be fetched, or does not contain the game. */
  readonly issue: PgnIssue | null;
}

/**
 * The detail of `beforepgnchange` and `pgnchange` of `<fen-game>`.
 *
 * @example
 * game.addEventListener('pgnchange', ({detail}) => console.log(detail.pgn));
 */
export interface PgnChangeDetail {
  /** The text of all games after the change. */
  readonly pgn: string;
  /** The text before the change. */
  readonly previousPgn: string;
  /** The place that is shown after the change, as in `at`. */
  readonly place: string;
}

/**
 * The events of `<fen-game>`, by name; `addEventListener` on the element is typed by them.
 *
 * @example
 * const log = (event: FenGameEventMap['change']) => console.log(event.detail.ply);
 * game.addEventListener('change', log);
 */
export interface FenGameEventMap {
  /**
   * A reader has gone to another move or another game. Not fired when a script goes there. Bubbles.
   *
   * @example
   * game.addEventListener('change', ({detail}) => console.log(detail.ply, detail.fen));
   */
  change: CustomEvent<GameChangeDetail>;
  /**
   * In `edit`, a person is about to change a game; `preventDefault()` prevents the change. Bubbles.
   *
   * @example
   * game.addEventListener('beforepgnchange', (event) => {
   *   if (event.detail.pgn.length > 100_000) event.preventDefault();
   * });
   */
  beforepgnchange: CustomEvent<PgnChangeDetail>;
  /**
   * In `edit`, a person has changed a game; `pgn` is already the new text. Bubbles.
   *
   * @example
   * game.addEventListener('pgnchange', ({detail}) => console.log(detail.pgn));
   */
  pgnchange: CustomEvent<PgnChangeDetail>;
  /**
   * The games of `pgn`, of the text inside or of the file at `src` have been found, and the one that is shown is read. Does not
   * bubble.
   *
   * @example
   * game.addEventListener('load', () => console.log(game.games.length));
   */
  load: Event;
  /**
   * The board was turned around by `flip()`, a button, a key or the menu. Bubbles.
   *
   * @example
   * game.addEventListener('flip', ({detail}) => console.log(detail.orientation));
   */
  flip: CustomEvent<FlipDetail>;
  /**
   * A text cannot be fetched or read, or has no game with the number in `game`. Fired once per problem. Does not bubble.
   *
   * @example
   * game.addEventListener('pgnerror', ({detail}) => console.log(detail.message));
   */
  pgnerror: CustomEvent<GameErrorDetail>;
}

/** The detail of `change` at the reader's place in the game with a number. */
export function changeDetail({current, position, game}: Navigation, number: number): GameChangeDetail {
  const {move, san = ''} = current?.gameMove ?? {};
  const before = current?.previous?.gameMove.position ?? game.start;
  return {
    game: number,
    fen: formatFen(position, 'x-fen'),
    ply: current?.ply ?? 0,
    place: formatPlace(current),
    move: move ? moveDetail(before, move, san) : null,
  };
}
