import type {Texts} from '../core/text/fill.js';

export const enPremoves = {
  /** Follows the name of a square. */
  ofPremove: 'premove',
  /** A move in advance, while the other side is to move. */
  premove: 'Premove: {announcement}',
  premoveDropped: 'Premove dropped.',
};

/** The texts about moves in advance, in one language. */
export type PremoveStrings = Texts<typeof enPremoves>;
