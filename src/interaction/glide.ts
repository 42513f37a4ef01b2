import {seenFromBlack} from '../drawing/look.js';
import {emptyBoard, type Position} from '../notation/position.js';
import type {BoardFacade, Layers} from './facade.js';
import {without} from './state/pieces-on.js';
import {Animator, type Stage} from './view/animator.js';

/** One change of a diagram's position, whose pieces glide. */
export interface GlidingChange {
  /** What is drawn while they glide. */
  layers(): Pick<Layers, 'position' | 'over'>;
  /** Called after the element has drawn itself. */
  drawn(): void;
  /** Nothing glides any more. */
  stop(): void;
}

/**
 * Lets pieces glide on a board that nobody acts on.
 *
 * @param before - The position that is still drawn; the board's new one is drawn next.
 */
export function glideFrom(before: Position, facade: BoardFacade): GlidingChange {
  const {board} = facade;
  const animator = new Animator(before);
  const stage = (): Stage => {
    const position = board.position ?? emptyBoard;
    return {
      pieces: facade.pieces(),
      position,
      fromBlack: seenFromBlack(position, board),
      root: board.renderRoot,
      redraw: () => board.requestUpdate(),
    };
  };
  animator.plan(stage().position, null, true);
  return {
    layers() {
      const {position} = stage();
      const away = animator.glides.map(({to}) => to);
      return {
        position: away.length > 0 ? without(position, away) : position,
        over: animator.template(stage()),
      };
    },
    drawn: () => animator.start(stage()),
    stop: () => animator.stop(),
  };
}
