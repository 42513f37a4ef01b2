import type {FenIssue} from './notation/index.js';

/** The events of `<fen-board>`, by name; `addEventListener` on the element is typed by them. */
export interface FenBoardEventMap {
  /** Once for each FEN that cannot be read, after the board has shown that it cannot. */
  fenerror: CustomEvent<FenIssue>;
}
