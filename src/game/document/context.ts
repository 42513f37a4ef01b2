import type {ReactiveControllerHost} from 'lit';
import type {Properties} from '../../attributes.js';
import type {BoardElement} from '../../board/interaction/board-host.js';
import type {PictureStrings} from '../../words/en.js';
import type {GameStrings} from '../../words/en-game.js';
import type {CurrentLocale} from '../../words/registry.js';

/** The members of `<fen-game>` that its viewer uses. */
export interface GameElement extends ReactiveControllerHost, HTMLElement, Properties<'fen-game'> {
  readonly renderRoot: HTMLElement | DocumentFragment;
  readonly board: BoardElement | null;
  readonly hasUpdated: boolean;
  flip(): void;
}

/** The language of an element, and its texts about games and about pictures of boards. */
export interface GameTexts {
  readonly strings: GameStrings;
  readonly diagram: PictureStrings;
  readonly locale: CurrentLocale;
}

/** A game element and its texts, for the functions that draw the game. */
export interface GameContext extends GameTexts {
  readonly element: GameElement;
}
