import {shortHash} from '../../core/text/short-hash.js';
import type {SetPuzzle} from './read-set.js';
import type {ReplyCounts} from './replies.js';
import {savedPattern} from './saved-attempt.js';

/** A person’s work on a puzzle. The first end counts: trying a solved puzzle again loses nothing. */
export interface PuzzleRecord {
  readonly status: 'begun' | 'solved' | 'shown';
  /** The attempt, as `Attempt` saves it. */
  readonly saved: string;
}

/**
 * A set of puzzles and a person’s progress in it, as a value. Each input is a function from one state to the next.
 *
 *          addPuzzles, complete
 *                │
 *                v            ┌─ choose, next ─┐
 *         ┌────────────┐      v                │
 *         │ the puzzle │ ──────────────────────┘
 *         │ shown      │ ── record: begun ──> begun ── record ──> solved or shown, which stays
 *         └────────────┘
 *                ^
 *                └── restart; restore: a progress of this set, or an empty one
 *
 *          restore: a text that the page still owes, that is shown, or of another set: nothing changes
 */
export interface SetState {
  readonly puzzles: readonly SetPuzzle[];
  /** A key for each puzzle, from its FEN. So progress survives a file in which a solution is corrected or a puzzle is added. */
  readonly keys: readonly string[];
  /** The lines of the file with puzzles that cannot be read or played. */
  readonly unread: readonly number[];
  readonly isComplete: boolean;
  /** The index of the puzzle that is shown. */
  readonly current: number;
  /** By key; puzzles that nobody has tried have none. */
  readonly records: Readonly<Record<string, PuzzleRecord>>;
  readonly replies: ReplyCounts;
  /** The progress texts that the page was given and has not set again. */
  readonly owed: readonly string[];
}

export const emptySet: SetState = {
  puzzles: [],
  keys: [],
  unread: [],
  isComplete: false,
  current: 0,
  records: {},
  replies: {},
  owed: [],
};

/** More puzzles of the file have been read, or could not be read. */
export function addPuzzles(
  state: SetState,
  puzzles: readonly SetPuzzle[],
  unread: readonly number[] = [],
): SetState {
  const keys = [...state.keys];
  const counts = new Map<string, number>();
  const count = (hash: string) => {
    const times = (counts.get(hash) ?? 0) + 1;
    counts.set(hash, times);
    return times;
  };
  for (const key of keys) count(key.replace(/\..*/, ''));
  for (const {fen} of puzzles) {
    const hash = shortHash(fen);
    const times = count(hash);
    // A file may have a puzzle several times.
    keys.push(times > 1 ? `${hash}.${times}` : hash);
  }
  return {...state, puzzles: [...state.puzzles, ...puzzles], keys, unread: [...state.unread, ...unread]};
}

/** The file has been read to its end. */
export const complete = (state: SetState): SetState => ({...state, isComplete: true});

/** Another puzzle is shown, by its number from 1; beyond the set, the nearest. */
export const choose = (state: SetState, number: number): SetState => ({
  ...state,
  current: Math.max(0, Math.min(number, state.puzzles.length) - 1),
});

export const recordAt = ({keys, records}: SetState, index: number): PuzzleRecord | undefined =>
  records[keys[index] ?? ''];

const hasEnded = (record: PuzzleRecord | undefined): boolean =>
  record !== undefined && record.status !== 'begun';

/** The indices of the puzzles that have not ended. */
export const openPuzzles = (state: SetState): readonly number[] =>
  state.keys.flatMap((key, i) => (hasEnded(state.records[key]) ? [] : i));

/** Whether each puzzle is solved, or its solution was shown. */
export const isFinished = (state: SetState): boolean => state.isComplete && openPuzzles(state).length === 0;

/** The next puzzle; after the last, the first that has not ended. A finished set stays where it is. */
export function next(state: SetState): SetState {
  if (state.current + 1 < state.puzzles.length) return choose(state, state.current + 2);
  // More puzzles may follow.
  if (!state.isComplete) return state;
  const [open = state.current] = openPuzzles(state);
  return choose(state, open + 1);
}

/** The person has done something with the puzzle that is shown. */
export function record(state: SetState, record: PuzzleRecord): SetState {
  const key = state.keys[state.current];
  if (key === undefined || hasEnded(state.records[key])) return state;
  return {...state, records: {...state.records, [key]: record}};
}

/** The other side has chosen one of several replies. */
export const replied = (state: SetState, replies: ReplyCounts): SetState => ({...state, replies});

/** Everything is to be solved anew. The replies that were played stay known, so that others come first. */
export const restart = (state: SetState): SetState => ({...state, current: 0, records: {}});

const head = 'fen-board 1 ';
const saved = 'solve ';

/**
 * The progress as text, for a page to keep: a version, the key of the puzzle that is shown, each record and the replies, as in
 * `fen-board 1 k3f9; k3f9 solved 1 0 1. Ra7 Kg8 2. Rb8#; replies x1=2`. Empty before anything is done.
 */
export function progressOf(state: SetState): string {
  const records = state.keys.flatMap((key) => {
    const {status, saved: text} = state.records[key] ?? {};
    return status && text ? [`${key} ${status} ${text.slice(saved.length)}`] : [];
  });
  const counts = Object.entries(state.replies).map(([key, count]) => ` ${key}=${count}`);
  if (counts.length > 0) records.push(`replies${counts.join('')}`);
  const {current, keys} = state;
  return records.length === 0 && current === 0 ? '' : [head + (keys[current] ?? ''), ...records].join('; ');
}

/** The page has been given the progress, by an event or by the property, and may set it again. */
export function owe(state: SetState): SetState {
  const text = progressOf(state);
  return state.owed.at(-1) === text ? state : {...state, owed: [...state.owed, text]};
}

/** The texts that the page was given are no longer echoes: the next `progress` is a new one, even if it was one of them. */
export const forgetEchoes = (state: SetState): SetState => ({...state, owed: []});

/** The effect of setting `progress`: none, a restored progress, or none because the progress is of another set. */
interface Restored {
  readonly answer: 'same' | 'restored' | 'other';
  readonly state: SetState;
}

/** The page sets `progress`. Each text that it was given is owed once: setting it, however late, changes nothing. */
export function restore(state: SetState, text: string): Restored {
  const owed = state.owed.lastIndexOf(text);
  if (owed >= 0 || text === progressOf(state))
    return {answer: 'same', state: {...state, owed: state.owed.filter((_, i) => i !== owed)}};
  const fresh = {...restart(state), replies: {}, owed: []};
  if (!text.trim()) return {answer: 'restored', state: fresh};
  const parsed = parseProgress(text, state.keys);
  return parsed ? {answer: 'restored', state: {...fresh, ...parsed}} : {answer: 'other', state};
}

/** Reads what belongs to the puzzles with these keys; null if nothing does. */
function parseProgress(text: string, keys: readonly string[]) {
  if (!text.startsWith(head)) return null;
  const [shown = '', ...entries] = text.slice(head.length).split(';');
  const known = new Set(keys);
  const records: Record<string, PuzzleRecord> = {};
  const replies: Record<string, number> = {};
  for (const entry of entries) {
    const [, key = '', status, attempt = ''] = /^ *(\S+) (begun|solved|shown) (.*)$/.exec(entry) ?? [];
    if (known.has(key)) records[key] = {status: status as PuzzleRecord['status'], saved: saved + attempt};
    else if (/^ *replies /.test(entry)) {
      for (const [, reply = '', count] of entry.matchAll(/(\S+)=(\d{1,6})/g)) replies[reply] = Number(count);
    }
  }
  const current = keys.indexOf(shown.trim());
  // Without a file, there are only replies.
  const isOfReplies = !shown.trim() && Object.keys(replies).length > 0;
  if (current < 0 && Object.keys(records).length === 0 && !isOfReplies) return null;
  return {current: Math.max(0, current), records, replies};
}

/** A person’s work on a puzzle, in numbers. */
export interface Result {
  readonly puzzle: number;
  readonly result: PuzzleRecord['status'];
  /** The moves played, with the board's answers, until the person gave up. */
  readonly moves: string;
  readonly mistakes: number;
  readonly hints: number;
}

/** The results of the puzzles that were tried, in the order of the set. */
export const resultsOf = (state: SetState): readonly Result[] =>
  state.keys.flatMap((key, i) => {
    const tried = state.records[key];
    if (!tried) return [];
    const [, mistakes = 0, hints = 0, shown = Infinity, moves = ''] = savedPattern.exec(tried.saved) ?? [];
    return {
      puzzle: i + 1,
      result: tried.status,
      moves: firstMoves(moves, Number(shown)),
      mistakes: Number(mistakes),
      hints: Number(hints),
    };
  });

/** The first moves of a text, with their numbers. */
function firstMoves(text: string, count: number): string {
  let left = count;
  const words = text.split(' ').filter((word) => left > 0 && (/^\d+\.+$/.test(word) || left-- > 0));
  return words.join(' ').replace(/ ?\d+\.+$/, '');
}
