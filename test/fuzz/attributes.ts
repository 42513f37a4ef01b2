import fc from 'fast-check';
import {attributesOf} from '../../src/attributes.js';
import {formatFen, parseFen, type FenIssue, type Position} from '../../src/notation/index.js';
import type {Boards} from './boards.js';
import {must, same, type Law} from './law.js';
import {fens} from './texts.js';

/** Actions of a script on a board; `in-page.mjs` carries them out. */
export type Act = readonly [what: string, name?: string | null, value?: unknown];

const table = attributesOf('fen-board', 'look', 'name', 'live', 'form');
/** Values that an attribute may well have; of those with few values, all of them. */
const values: Readonly<Record<string, readonly string[]>> = {
  ...Object.fromEntries([...table].map(([name, {values = ['']}]) => [name, values])),
  pieces: ['modern', 'classic', 'none such'],
  marks: ['Ge4 Rd5', 'Yg1f3', 'Za1'],
  label: ['', 'A board'],
  lang: ['', 'de', 'tlh'],
  name: ['position'],
  hidden: [''],
};
const properties = [...table.values()].flatMap(({property}) =>
  ['lang', 'name'].includes(property) ? [] : [property],
);

const nonsense = fc.oneof(
  fc.string({unit: 'binary'}),
  fc.constantFrom<unknown>(0, -1, true, null, [], {}, 'undefined', 'NaN', '<b>', 'toString', '__proto__'),
);
const text = fc.oneof(fens, fc.string());

const attribute: fc.Arbitrary<Act> = fc
  .constantFrom(...Object.keys(values))
  .chain((name) =>
    fc
      .oneof(fc.constantFrom(...(values[name] ?? [])), fc.string(), fc.constant(null))
      .map((value) => ['attribute', name, value] as const),
  );

export const fenActs: fc.Arbitrary<Act> = fc.oneof(
  fc.tuple(fc.constant('attribute'), fc.constant('fen'), fc.option(text)),
  fc.tuple(fc.constant('property'), fc.constant('fen'), fc.option(text)),
);

const acts: fc.Arbitrary<Act> = fc.oneof(
  {weight: 4, arbitrary: attribute},
  {weight: 3, arbitrary: fenActs},
  {
    weight: 2,
    arbitrary: fc.tuple(fc.constant('property'), fc.constantFrom(...properties, 'fen'), nonsense),
  },
  fc.constant(['property', 'fen', 'a symbol'] as const),
  fc.tuple(fc.constant('text'), fc.constant(null), text),
  fc.tuple(fc.constant('child'), fc.constantFrom('p', 'br', 'b', 'script', 'template', 'svg'), text),
  fc.constantFrom<Act>(
    ['clone'],
    ['remove'],
    ['append'],
    ['adopt'],
    ['form', 'enabled'],
    ['form', 'disabled'],
    ['reset'],
    ['flip'],
    ['svg'],
    ['focus'],
  ),
  fc.constantFrom<Act>(['settle']),
  fc.tuple(fc.constant('move'), fc.constant(null), fc.constantFrom('e4', 'e7e5', 'O-O', 'x')),
  fc.tuple(fc.constant('validity'), fc.constant(null), fc.constantFrom('', 'Wrong.')),
);

interface Seen {
  readonly picture: unknown;
  readonly fen: string | null;
  readonly isText: boolean;
  readonly position: Position | null;
  readonly error: FenIssue | null;
  readonly submits: boolean;
  readonly submitted: string | null;
}

/** Whatever is done to a board, in the end it shows what a new one would show. */
export const attributeLaw = (boards: Boards): Law => ({
  name: 'attributes',
  property: fc.asyncProperty(fc.array(acts, {maxLength: 12}), (acts) =>
    boards.alone(async () => {
      await boards.ask('begin', {});
      const seen = await boards.ask<Seen>('attributes', acts);
      boards.mustNotComplain();
      const {picture, fen, position, error} = seen;
      must(picture === null, () => `another picture: ${JSON.stringify(picture)}`);
      if (!seen.isText) must(error !== null, () => 'no error for what is no text');
      else if (fen?.trim()) {
        const read = parseFen(fen, {tolerant: true});
        must(same(read.ok ? read.position : null, position), () => `another position than ${fen}`);
        must(same(read.ok ? null : read.error, error), () => `another error than of ${fen}`);
      } else must(position !== null, () => 'no position of a blank FEN');
      if (seen.submits && fen?.trim()) {
        must(
          (seen.submitted !== null) === (position !== null),
          () => `${seen.submitted} is submitted for ${fen}`,
        );
        if (seen.submitted !== null && position) {
          const back = parseFen(seen.submitted);
          must(
            back.ok && formatFen(back.position) === formatFen(position),
            () => `${seen.submitted} is submitted for ${fen}`,
          );
        }
      }
      await boards.clear();
      boards.mustNotComplain();
    }),
  ),
});
