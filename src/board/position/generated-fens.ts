import {formatFen} from '../../core/notation/format-fen.js';
import {positionOf, type Fen, type TolerantReader} from './reading.js';

/** The effect of a FEN that the page sets: nothing changes, the start is shown again, an older FEN or a new start is shown. */
type PositionAnswer = 'nothing' | 'reset' | 'older' | 'start';

interface GeneratedFen {
  /** A text that is equal for equal positions, whatever their notation. */
  readonly key: string;
  /** Whether the page has not set this FEN again yet. */
  readonly isOwed: boolean;
}

/** A text that is equal for equal positions; of a FEN that cannot be read, the FEN. */
function keyOf(fen: Fen, parseFen?: TolerantReader): string {
  const position = positionOf(fen, parseFen);
  return position ? formatFen(position) : (fen ?? '');
}

/**
 * The FENs that a board has generated since its start was set, as a value. A page that keeps the position sets each again: at
 * once, late, or in another order. So each is owed to the board once, and setting one that is owed changes nothing.
 */
export class GeneratedFens {
  readonly #fens: readonly GeneratedFen[];
  /** The last FEN that the page has set, even an echo. */
  readonly lastSet: Fen;
  /** The position before the change that is being dispatched: setting it there refuses the change. */
  readonly #refusable: string | undefined;

  constructor(lastSet: Fen, fens: readonly GeneratedFen[] = [], refusable?: string) {
    this.lastSet = lastSet;
    this.#fens = fens;
    this.#refusable = refusable;
  }

  /** Adds a FEN that the board has generated. */
  with(fen: string): GeneratedFens {
    return new GeneratedFens(this.lastSet, [...this.#fens, {key: keyOf(fen), isOwed: true}]);
  }

  /** While `change` is dispatched, `fen` is the position before it; without it, nothing can be refused any more. */
  withRefusable(fen?: string): GeneratedFens {
    return new GeneratedFens(this.lastSet, this.#fens, fen === undefined ? fen : keyOf(fen));
  }

  has(fen: string, parseFen: TolerantReader): boolean {
    const key = keyOf(fen, parseFen);
    return this.#fens.some((generated) => generated.key === key);
  }

  /** Computes what it means that the page sets a FEN, and what is owed after that. */
  answer(
    fen: Fen,
    isPuzzle: boolean,
    {shown, start, inside}: {readonly shown: Fen; readonly start: Fen; readonly inside: Fen},
    parseFen: TolerantReader,
  ): {readonly answer: PositionAnswer; readonly generated: GeneratedFens} {
    const key = keyOf(fen ?? inside, parseFen);
    const isStart = key === keyOf(start ?? inside, parseFen);
    const keys = this.#fens.map((generated) => generated.key);
    const isGenerated = keys.includes(key);
    /** `returned` is the index of the FEN that the page owes no longer. */
    const answer = (answer: PositionAnswer, returned = -1) => {
      const fens = this.#fens.map((one, i) => (i === returned ? {...one, isOwed: false} : one));
      return {answer, generated: new GeneratedFens(fen, fens, this.#refusable)};
    };
    if (key === keyOf(shown ?? inside, parseFen)) return answer('nothing', keys.lastIndexOf(key));
    if (!isStart && !isGenerated) return answer('start');
    // Where nothing can be undone, an older FEN of the attempt has no effect.
    const older = isStart ? 'reset' : isPuzzle ? 'nothing' : 'older';
    // The page will not set the FEN that it refuses.
    if (key === this.#refusable) return answer(older, keys.length - 1);
    const owed = this.#fens.findIndex((generated) => generated.isOwed && generated.key === key);
    // A page that sets the start resets the board. But a puzzle that undoes a wrong first move generates the start itself, and
    // then a page that has set an earlier FEN again will set this one too.
    const isEcho = owed >= 0 && (!isStart || this.#fens.some(({isOwed}) => !isOwed));
    return isEcho ? answer('nothing', owed) : answer(older);
  }
}
