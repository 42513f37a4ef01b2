import type {Analysis, AnalysisLine} from '../engine/engine.js';
import type {EngineProblem} from './open-engine.js';

/** The address of an engine, or the engine itself. */
type AnalysisEngine = string | object | null;

/** A later position that a person looks at: after a move of a line. */
export interface Preview {
  readonly line: AnalysisLine;
  /** The index of the move in its line. */
  readonly index: number;
}

/**
 * The analysis of a board, as a value. `fen` is the position that is shown, and empty until the board was looked at; `engine` is
 * the one that analyses it.
 *
 *     ┌─────┐ press  ┌────────┐ in sight  ┌─────────┐ its turn ┌──────────┐ deep enough ┌──────┐
 *     │ off │ ─────> │ asleep │ ────────> │ waiting │ ───────> │ thinking │ ──────────> │ done │
 *     └─────┘        └────────┘ <──────── └─────────┘ <─────── └──────────┘             └──────┘
 *        ^                      out of sight      another's turn    │ fail
 *        │                                                          v
 *        └── press, in every state                             ┌────────┐
 *            another position or engine: asleep or waiting     │ failed │ ── press: off, try again: asleep
 *                                                              └────────┘    another engine: asleep or waiting
 */
export type AnalysisState =
  | {readonly type: 'off'}
  | {readonly type: 'failed'; readonly problem: EngineProblem; readonly engine: AnalysisEngine}
  | {
      readonly type: 'asleep' | 'waiting' | 'thinking' | 'done';
      readonly engine: AnalysisEngine;
      readonly fen: string;
      /** The lines that are shown, and the depth; null before the first ones. */
      readonly result: Analysis | null;
      readonly preview: Preview | null;
    };

export type AnalysisInput =
  /** A person turns the analysis on or off, or tries again. */
  | {readonly type: 'press' | 'tryAgain'}
  | {
      readonly type: 'look';
      readonly engine: AnalysisEngine;
      readonly fen: string;
      readonly isAwake: boolean;
    }
  /** The engine has its turn on the page, or another has. */
  | {readonly type: 'begin' | 'pause'}
  | {readonly type: 'result'; readonly result: Analysis}
  /** The engine has reached the depth at which it ends. */
  | {readonly type: 'done'}
  | {readonly type: 'fail'; readonly problem: EngineProblem}
  | {readonly type: 'preview'; readonly preview: Preview | null};

export const off: AnalysisState = {type: 'off'};
const begun: AnalysisState = {type: 'asleep', engine: null, fen: '', result: null, preview: null};

/** The next state. It is the same object if nothing changes. */
export function transition(state: AnalysisState, input: AnalysisInput): AnalysisState {
  if (input.type === 'press') return state.type === 'off' ? begun : off;
  if (state.type === 'off') return state;
  if (state.type === 'failed') {
    if (input.type === 'tryAgain') return begun;
    const hasAnotherEngine = input.type === 'look' && input.engine !== state.engine;
    return hasAnotherEngine ? transition(begun, input) : state;
  }
  switch (input.type) {
    case 'look': {
      const {engine, fen, isAwake} = input;
      const type = isAwake ? 'waiting' : 'asleep';
      if (fen !== state.fen || engine !== state.engine)
        return {type, engine, fen, result: null, preview: null};
      const isWorking = state.type === 'waiting' || state.type === 'thinking';
      const changes = isAwake ? state.type === 'asleep' : isWorking;
      return changes ? {...state, type} : state;
    }
    case 'begin':
      return state.type === 'waiting' ? {...state, type: 'thinking'} : state;
    case 'pause':
      return state.type === 'thinking' ? {...state, type: 'waiting'} : state;
    case 'result':
      return state.type === 'thinking' ? {...state, result: input.result} : state;
    case 'done':
      return state.type === 'thinking' ? {...state, type: 'done'} : state;
    case 'fail':
      return {type: 'failed', problem: input.problem, engine: state.engine};
    case 'preview':
      return state.preview === input.preview ? state : {...state, preview: input.preview};
    case 'tryAgain':
      return state;
  }
}
