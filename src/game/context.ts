import type {ReactiveControllerHost} from 'lit';
import type {Look} from '../drawing/look.js';
import type {PlacedPieceSet} from '../drawing/piece-set.js';
import type {Locale} from '../locales/registry.js';
import type {Letters} from './game-attributes.js';

/** `<fen-game>`, as its viewer sees it. */
export interface GameElement extends ReactiveControllerHost, HTMLElement, Look {
  readonly pgn: string | null;
  readonly src: string | null;
  game: number | null;
  readonly at: string;
  readonly moves: 'auto' | 'right' | 'below' | 'none';
  readonly diagrams: boolean;
  readonly letters: Letters;
  readonly hash: boolean;
  readonly animation: 'auto' | 'none';
  readonly controls: boolean;
  readonly renderRoot: HTMLElement | DocumentFragment;
  readonly board: (HTMLElement & {readonly updateComplete: Promise<boolean>}) | null;
  flip(): void;
}

/** What the element passes to its viewer, which cannot import it. */
export interface GameContext {
  readonly element: GameElement;
  readonly locale: {readonly current: Locale};
  /** The text inside the element. */
  text(): string;
  /** The piece set that boards draw. */
  pieces(): PlacedPieceSet;
}
