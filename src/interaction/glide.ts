import type {BoardHost} from '../dom/board-host.js';
import type {Position} from '../notation/position.js';
import {without} from './state/pieces-on.js';
import {Animator} from './view/animator.js';
import type {Layers} from './view/layers.js';

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
export function glideFrom(before: Position, host: BoardHost): GlidingChange {
  const animator = new Animator(before);
  animator.plan(host.position, null, true);
  return {
    layers() {
      const {position} = host;
      const away = animator.glides.map(({to}) => to);
      return {
        position: away.length > 0 ? without(position, away) : position,
        over: animator.template(host),
      };
    },
    drawn: () => animator.start(host),
    stop: () => animator.stop(),
  };
}
