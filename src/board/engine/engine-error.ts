/**
 * A reason why an engine has no answer: it cannot play the position (`variant`), its move is not legal (`illegal-move`), there is
 * no move (`no-move`), it does not answer in time (`no-answer`), or it has ended (`died`).
 *
 * @example
 * const code: EngineErrorCode = 'variant';
 */
export type EngineErrorCode = 'variant' | 'illegal-move' | 'no-move' | 'no-answer' | 'died';

/**
 * The error with which the promises of an `Engine` reject.
 *
 * @example
 * const isTooSlow = (error: unknown) => error instanceof EngineError && error.code === 'no-answer';
 */
export class EngineError extends Error {
  /** The name of the class, for programs that print it. */
  override readonly name = 'EngineError';
  /** The reason, for programs; `message` is a sentence in English. */
  readonly code: EngineErrorCode;

  constructor(code: EngineErrorCode, message: string) {
    super(message);
    this.code = code;
  }
}
