import type {EngineProblem} from './open-engine.js';

/**
 * The opponent of a person, as a value. `fen` is the position in which the engine is to move.
 *
 *        ┌────── another position, or not its move ──────┐
 *        v                                               │
 *     ┌──────┐  its move   ┌──────────┐  stop   ┌─────────┐
 *     │ idle │ ──────────> │ thinking │ ──────> │ stopped │ ── go on ──┐
 *     └──────┘ <───────────└──────────┘ <───────└─────────┘ <──────────┘
 *        ^      moved        │   ^  │ off the screen    ^
 *        │                   │   │  v                   │ the page has refused the move
 *        │              fail │  ┌────────┐              │
 *        │                   v  │ asleep │   thinking ──┘
 *        └── try again, ── ┌────────┐
 *            another game  │ failed │  both sides are the person's
 *                          └────────┘
 */
export type OpponentState =
  | {readonly type: 'idle'}
  | {readonly type: 'thinking' | 'asleep' | 'stopped'; readonly fen: string}
  | {readonly type: 'failed'; readonly problem: EngineProblem};

export type OpponentInput =
  /** The board may have changed. `fen` is null if it is not the engine's move. */
  | {readonly type: 'look'; readonly fen: string | null; readonly isAwake: boolean}
  /** A person stops the engine, or lets it go on or try again. */
  | {readonly type: 'stop' | 'goOn'}
  /** The engine has moved, and the page has refused that. */
  | {readonly type: 'refused'}
  | {readonly type: 'fail'; readonly problem: EngineProblem};

export const idle: OpponentState = {type: 'idle'};

/** The next state. It is the same object if nothing changes. */
export function transition(state: OpponentState, input: OpponentInput): OpponentState {
  switch (input.type) {
    case 'look': {
      const {fen, isAwake} = input;
      if (state.type === 'failed') return state;
      if (fen === null) return state.type === 'idle' ? state : idle;
      const isSame = 'fen' in state && state.fen === fen;
      const type = isAwake ? 'thinking' : 'asleep';
      return isSame && (state.type === 'stopped' || state.type === type) ? state : {type, fen};
    }
    case 'stop':
    case 'refused':
      return 'fen' in state ? {type: 'stopped', fen: state.fen} : state;
    case 'goOn':
      return state.type === 'stopped' || state.type === 'failed' ? idle : state;
    case 'fail':
      return state.type === 'thinking' ? {type: 'failed', problem: input.problem} : state;
  }
}
