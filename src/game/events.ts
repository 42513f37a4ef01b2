import type {MoveDetail} from '../interaction/events.js';
import type {PgnIssue} from '../pgn/messages.js';

/** What `change` of `<fen-game>` carries. */
export interface GameChangeDetail {
  /** The position shown, in X-FEN. */
  readonly fen: string;
  /** How many moves were made to get here. */
  readonly ply: number;
  /** The move that was made last; `null` at the start, and after a null move. */
  readonly move: MoveDetail | null;
}

/** What `pgnerror` of `<fen-game>` carries. */
export interface GameErrorDetail {
  /** A sentence in the language of the element. */
  readonly message: string;
  /** What is wrong with the text; `null` where there is no text, because it could not be fetched. */
  readonly issue: PgnIssue | null;
}

/** The events of `<fen-game>`, by name; `addEventListener` on the element is typed by them. */
export interface FenGameEventMap {
  /** A reader has gone to another move. Bubbles. A script that does so never fires it. */
  change: CustomEvent<GameChangeDetail>;
  /** Once for each text that cannot be fetched, or in which no game can be read. Does not bubble. */
  pgnerror: CustomEvent<GameErrorDetail>;
}
