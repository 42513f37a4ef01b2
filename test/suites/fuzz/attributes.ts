import fc from 'fast-check';
import {attributesOf} from '../../../src/attributes.js';
import {formatFen, parseFen, type FenIssue, type Position} from '../../../src/core/notation/index.js';
import type {Boards} from './boards.js';
import {must, same, type Law} from './law.js';
import {fens} from './texts.js';

/** An action of a script on a board; `in-page.mjs` performs it. */
export type ScriptAction = readonly [type: string, name?: string | null, value?: unknown];

const table = attributesOf('fen-board', 'look', 'name', 'live', 'form');
/** Plausible values of each attribute; all values if there are few. */
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

const attribute: fc.Arbitrary<ScriptAction> = fc
  .constantFrom(...Object.keys(values))
  .chain((name) =>
    fc
      .oneof(fc.constantFrom(...(values[name] ?? [])), fc.string(), fc.constant(null))
      .map((value) => ['attribute', name, value] as const),
  );

export const fenActions: fc.Arbitrary<ScriptAction> = fc.oneof(
  fc.tuple(fc.constant('attribute'), fc.constant('fen'), fc.option(text)),
  fc.tuple(fc.constant('property'), fc.constant('fen'), fc.option(text)),
);

const actions: fc.Arbitrary<ScriptAction> = fc.oneof(
  {weight: 4, arbitrary: attribute},
  {weight: 3, arbitrary: fenActions},
  {
    weight: 2,
    arbitrary: fc.tuple(fc.constant('property'), fc.constantFrom(...properties, 'fen'), nonsense),
  },
  fc.constant(['property', 'fen', 'a symbol'] as const),
  fc.tuple(fc.constant('text'), fc.constant(null), text),
  fc.tuple(fc.constant('child'), fc.constantFrom('p', 'br', 'b', 'script', 'template', 'svg'), text),
  fc.constantFrom<ScriptAction>(
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
  fc.constantFrom<ScriptAction>(['settle']),
  fc.tuple(fc.constant('move'), fc.constant(null), fc.constantFrom('e4', 'e7e5', 'O-O', 'x')),
  fc.tuple(fc.constant('validity'), fc.constant(null), fc.constantFrom('', 'Wrong.')),
);

interface Outcome {
  readonly pictureMismatch: unknown;
  readonly fen: string | null;
  readonly isText: boolean;
  readonly position: Position | null;
  readonly error: FenIssue | null;
  readonly submits: boolean;
  readonly submitted: string | null;
}

/** Whatever a script does to a board, in the end it shows what a new board would show. */
export const attributeLaw = (boards: Boards): Law => ({
  name: 'attributes',
  property: fc.asyncProperty(fc.array(actions, {maxLength: 12}), (actions) =>
    boards.alone(async () => {
      await boards.ask('begin', {});
      const outcome = await boards.ask<Outcome>('attributes', actions);
      boards.mustNotComplain();
      const {pictureMismatch, fen, position, error} = outcome;
      must(
        pictureMismatch === null,
        () => `a new board draws something else: ${JSON.stringify(pictureMismatch)}`,
      );
      if (!outcome.isText) must(error !== null, () => 'there is no error although `fen` is not a text');
      else if (fen?.trim()) {
        const read = parseFen(fen, {tolerant: true});
        must(same(read.ok ? read.position : null, position), () => `the position is not that of ${fen}`);
        must(same(read.ok ? null : read.error, error), () => `the error is not that of ${fen}`);
      } else must(position !== null, () => 'there is no position for a blank FEN');
      if (outcome.submits && fen?.trim()) {
        must(
          (outcome.submitted !== null) === (position !== null),
          () => `${outcome.submitted} is submitted for ${fen}`,
        );
        if (outcome.submitted !== null && position) {
          const back = parseFen(outcome.submitted);
          must(
            back.ok && formatFen(back.position) === formatFen(position),
            () => `${outcome.submitted} is submitted for ${fen}`,
          );
        }
      }
      await boards.clear();
      boards.mustNotComplain();
    }),
  ),
});
