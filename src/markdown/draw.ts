import {defaultsOf, drawFence, type Drawn, type FenBoardOptions} from './fence.js';
import {drawGameFence} from './game-fence.js';

/** Makes the boards or games of a fence in a language; `undefined` where the language is neither `fen` nor `pgn`. */
export type DrawBlock = (
  language: string | null | undefined,
  text: string,
  meta: string,
) => Drawn | undefined;

/** Prepares the drawing of fences; throws a `TypeError` that names an attribute that no fence can have. */
export function blockDrawer(options: FenBoardOptions = {}): DrawBlock {
  const defaults = defaultsOf(options);
  return (language, text, meta) => {
    switch (language?.toLowerCase()) {
      case 'fen':
        return drawFence(text, meta, defaults);
      case 'pgn':
        return drawGameFence(text, meta, options);
      default:
        return undefined;
    }
  };
}
