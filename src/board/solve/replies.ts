import {shortHash} from '../../core/text/short-hash.js';
import {keyOf, mistakeNags, type SolutionMove} from './solution.js';

/** How often each reply has been played, by the key of the position that it leads to. */
export type ReplyCounts = Readonly<Record<string, number>>;

const keyOfReply = ({position}: SolutionMove): string => shortHash(keyOf(position));

/** The replies of the other side: the main line, and each variation that the author has not marked as wrong. */
export const repliesAmong = (moves: readonly SolutionMove[]): readonly SolutionMove[] =>
  moves.filter(({nags}, i) => i === 0 || !nags.some((nag) => mistakeNags.includes(nag)));

/**
 * Chooses a reply. Each time that a reply has been played more often than the rarest one halves its chance.
 *
 * @param random - A number from 0 to 1, without 1.
 */
export function chooseReply(
  replies: readonly SolutionMove[],
  counts: ReplyCounts,
  random: number,
): SolutionMove | undefined {
  const played = replies.map((reply) => counts[keyOfReply(reply)] ?? 0);
  const rarest = Math.min(...played);
  const chances = played.map((count) => 2 ** (rarest - count));
  let left = random * chances.reduce((sum, chance) => sum + chance, 0);
  return replies.find((_, i) => (left -= chances[i] ?? 0) < 0);
}

/** Counts a reply that is played. */
export const countReply = (counts: ReplyCounts, reply: SolutionMove): ReplyCounts => {
  const key = keyOfReply(reply);
  return {...counts, [key]: (counts[key] ?? 0) + 1};
};
