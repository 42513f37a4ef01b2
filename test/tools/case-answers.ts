// The cases that are shared with other programs: what each asks, and which a program answers otherwise.
import {isDeepStrictEqual} from 'node:util';

interface Case {
  readonly id: string;
  readonly text: string;
}
interface CastleRight {
  readonly side: string;
  readonly rook: string;
  readonly kingTo: string;
  readonly rookTo: string;
  readonly legal: boolean;
  readonly placement?: string;
}
export interface Cases {
  readonly parse: readonly (Case & Readonly<Record<string, unknown>>)[];
  readonly refuse: readonly (Case & {
    readonly field: string;
    readonly index: number;
    readonly length: number;
  })[];
  readonly odd: readonly Case[];
  readonly convert: readonly (Case & {readonly to: Readonly<Record<string, string>>})[];
  readonly castle: readonly (Case & {readonly rights: readonly CastleRight[]})[];
  readonly starts: readonly string[];
  readonly perft: readonly (Case & {readonly counts: readonly number[]})[];
}

export const kinds = ['parse', 'refuse', 'odd', 'convert', 'castle', 'starts', 'perft'] as const;
export type Kind = (typeof kinds)[number];

/** The functions of a program; one that it does not have is missing. Each returns what the case expects, or throws. */
export type Program = Readonly<Record<Kind, (question: string, wanted: unknown) => unknown>>;

/** The largest perft count that is asked for unless another is given; `npm run suite perft` counts the rest. */
const mostLeaves = 30_000;

/** The questions of a kind with the answers that are wanted, in one form. */
export function answersOf(
  cases: Cases,
  kind: Kind,
  leaves = mostLeaves,
): readonly (readonly [question: string, wanted: unknown])[] {
  if (kind === 'starts') return cases.starts.map((rank, number) => [String(number), rank]);
  if (kind === 'refuse')
    return cases.refuse.map(({text, field, index, length}) => [text, {field, index, length}]);
  if (kind === 'odd') return cases.odd.map(({text}) => [text, true]);
  if (kind === 'convert') return cases.convert.map(({text, to}) => [text, to]);
  if (kind === 'castle') return cases.castle.map(({text, rights}) => [text, rights]);
  if (kind === 'perft')
    return cases.perft.map(({text, counts}) => [text, counts.filter((count) => count <= leaves)]);
  return cases.parse.map((one) => {
    const wanted = Object.entries(one).filter(([name]) => name !== 'id' && name !== 'text');
    return [one.text, Object.fromEntries(wanted)];
  });
}

/** The questions that a program answers otherwise, each with its answer. */
export function failures(cases: Cases, kind: Kind, program: Program, leaves = mostLeaves): readonly string[] {
  return answersOf(cases, kind, leaves).flatMap(([question, wanted]) => {
    let answer: unknown;
    try {
      answer = program[kind](question, wanted);
    } catch (error) {
      answer = String(error);
    }
    return isDeepStrictEqual(answer, wanted) ? [] : [`${question}: ${JSON.stringify(answer)}`];
  });
}
