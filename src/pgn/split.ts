import {longestQuote} from '../notation/issue.js';
import type {PgnIssue, PgnIssueCode} from './messages.js';
import {tokensOf, type Token} from './tokens.js';

const results = ['1-0', '0-1', '1/2-1/2', '*'] as const;
/** As PGN writes it; `*` is a game that goes on, or whose end is not told. */
export type Result = (typeof results)[number];

/** What a text says of one game, before anything of it is believed. */
export interface RawGame {
  /** Which of the text, from 1. */
  readonly number: number;
  readonly tags: Token[];
  /** The moves of the main line. */
  readonly moves: Token[];
  result: Result | null;
}

/** Called with what cannot be read, and where. */
export type Report = (
  code: PgnIssueCode,
  place: Place,
  values?: Readonly<Record<string, string | number>>,
) => void;
export type Place = Pick<PgnIssue, 'game' | 'line' | 'index' | 'length'> &
  Partial<Pick<PgnIssue, 'ply' | 'cause'>>;

// `12.`, `12...`, and `1.` of `1.e4`; a number alone; `!?`, `+-`, `±` written apart from their move; `e.p.` But `--` is
// a move that nobody made, and `*` a result.
const noMove = /^(?:\d*\.+|\d+$|(?![-*]+$)[^\p{L}\d]+$|e\.p\.$)/u;

export const resultOf = (text = ''): Result | null =>
  results.find((result) => result === text.replace(/[‐‑‒–—−]/g, '-')) ?? null;

/** Cuts a text into games: a tag after moves, or a result, is where one ends. */
export function* splitGames(text: string, report: Report): Generator<RawGame> {
  let number = 0;
  let game: RawGame | null = null;
  // The parentheses that are open are counted and no call is stacked: a text may open any number.
  let depth = 0;
  let variation: Token | null = null;
  // What stands before the first game is told with it.
  const placeOf = (token: Token): Place => ({...token, game: number || 1});

  for (const token of tokensOf(text)) {
    if (token.kind === 'badTag') {
      report('tag-unreadable', placeOf(token), {found: token.text.slice(0, longestQuote)});
    } else if (token.kind === 'openComment') {
      report('comment-unclosed', placeOf(token));
    } else if (token.kind === 'open') {
      if (!depth++) variation = token;
    } else if (token.kind === 'close') {
      depth = Math.max(0, depth - 1);
    } else if (token.kind === 'tag') {
      if (depth && variation) report('variation-unclosed', placeOf(variation));
      depth = 0;
      if (game?.moves.length) {
        yield game;
        game = null;
      }
      game ??= {number: ++number, tags: [], moves: [], result: null};
      game.tags.push(token);
    } else if (!depth) {
      const word = token.text.replace(noMove, '');
      if (!word) continue;
      game ??= {number: ++number, tags: [], moves: [], result: null};
      game.result = resultOf(word);
      if (game.result) {
        yield game;
        game = null;
      } else {
        const skipped = token.length - word.length;
        game.moves.push({...token, text: word, index: token.index + skipped, length: word.length});
      }
    }
  }
  if (depth && variation) report('variation-unclosed', placeOf(variation));
  if (game) yield game;
}
