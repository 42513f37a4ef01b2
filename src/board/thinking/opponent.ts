import type {EngineProblem} from './open-engine.js';

/** The game that an opponent plays: with another engine or another start, it is another game. */
interface OpponentGame {
  readonly engine: string | object | null;
  readonly start: string | null | undefined;
}

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
  | {readonly type: 'thinking' | 'asleep' | 'stopped'; readonly fen: string; readonly game: OpponentGame}
  | {readonly type: 'failed'; readonly problem: EngineProblem; readonly game: OpponentGame};

export type OpponentInput =
  /** The board may have changed. `fen` is null if it is not the engine's move. */
  | {
      readonly type: 'look';
      readonly fen: string | null;
      readonly isAwake: boolean;
      readonly game: OpponentGame;
    }
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
      const {fen, isAwake, game} = input;
      const isSameGame = 'game' in state && isSame(state.game, game);
      if (state.type === 'failed' && isSameGame) return state;
      if (fen === null) return state.type === 'idle' ? state : idle;
      const isSameMove = isSameGame && 'fen' in state && state.fen === fen;
      const type = isAwake ? 'thinking' : 'asleep';
      return isSameMove && (state.type === 'stopped' || state.type === type) ? state : {type, fen, game};
    }
    case 'stop':
    case 'refused':
      return 'fen' in state ? {...state, type: 'stopped'} : state;
    case 'goOn':
      return state.type === 'stopped' || state.type === 'failed' ? idle : state;
    case 'fail':
      return state.type === 'thinking' ? {type: 'failed', problem: input.problem, game: state.game} : state;
  }
}

const isSame = (one: OpponentGame, other: OpponentGame): boolean =>
  one.engine === other.engine && one.start === other.start;
