import {mayBeChess960Start} from '../../core/notation/placement.js';
import type {Game, GameMove} from '../../core/pgn/game.js';
import {signsPart} from '../../parts/game-loader.js';
import {startsPart} from '../../parts/loader.js';
import type {Part} from '../../shared/part.js';
import {enGame} from '../../words/en-game.js';
import type {GameElement} from '../document/context.js';

/** The parts without which an element cannot show a game. */
export const partsToShow = ({tags, moves}: Game, {letters}: GameElement): readonly Part<unknown>[] => [
  ...(mayShowStartNumber(tags) ? [startsPart] : []),
  ...(letters === 'figurine' || hasRareGlyph(moves) ? [signsPart] : []),
];

/** Whether the header may show the number of a start of Chess960: 518, the orthodox start, in games of Chess960 alone. */
const mayShowStartNumber = (tags: Game['tags']): boolean =>
  mayBeChess960Start(tags.get('FEN')) || (tags.has('FEN') && /960|fischer/i.test(tags.get('Variant') ?? ''));

/** Whether a move has an annotation whose words are in `signsPart`. */
const hasRareGlyph = (moves: readonly GameMove[]): boolean =>
  moves.some(
    ({nags, variations}) => nags.some((nag) => !(nag in enGame.nags)) || variations.some(hasRareGlyph),
  );
