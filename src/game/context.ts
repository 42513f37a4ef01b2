import type {ReactiveControllerHost} from 'lit';
import type {Properties} from '../attributes.js';
import type {Locale} from '../locales/registry.js';

/** The members of `<fen-game>` that its viewer uses. */
export interface GameElement extends ReactiveControllerHost, HTMLElement, Properties<'fen-game'> {
  readonly renderRoot: HTMLElement | DocumentFragment;
  readonly board:
    | (HTMLElement &
        Pick<ReactiveControllerHost, 'requestUpdate' | 'updateComplete'> &
        Pick<Properties<'fen-board'>, 'drawable' | 'orientation'> & {toSvg(): Promise<string>})
    | null;
  flip(): void;
}

/** A game element and its language, for the functions that draw the game. */
export interface GameContext {
  readonly element: GameElement;
  readonly locale: {readonly current: Locale};
}
