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

/** The texts about games and about pictures of boards, in the language of the element. */
export interface GameTexts {
  readonly strings: GameStrings;
  readonly diagram: PictureStrings;
}

/** A game element, its language and texts, for the functions that draw the game. */
export interface GameContext extends GameTexts {
  readonly element: GameElement;
  readonly locale: CurrentLocale;
}
