import {expect, nextFrame} from '@open-wc/testing';
import {attributeName, attributesOf, type Tag} from '../../../src/attributes.js';
import '../../../src/index.js';
import {FenBoard, FenGame} from '../../../src/index.js';
import {capablanca, start} from '../../tools/fixtures/positions.js';
import {isFull} from '../../tools/part.js';
import {hostileValues} from '../../picture/security/hostile.js';

const moves = '1. e4 e5 2. Nf3 *';
const classes = {'fen-board': FenBoard, 'fen-game': FenGame};

/** Functions that make values which scripts, templates and frameworks set, by kind. */
const values: Readonly<Record<string, () => unknown>> = {
  ...hostileValues,
  'an unknown text': () => 'nope',
  'an empty text': () => '',
  'a blank text': () => ' \n ',
  'a negative number': () => -1,
  'no whole number': () => 1.5,
  'no end': () => Infinity,
  'no truth': () => false,
  'a date': () => new Date(0),
};
const isText = (value: unknown): value is string => typeof value === 'string';
const isBlank = (value: unknown) => isText(value) && !value.trim();
/** The value as text, as in an attribute. */
const textOf = (value: unknown) =>
  typeof value === 'bigint' || Number.isFinite(value) ? String(value) : isText(value) ? value : null;

const positiveInteger = (value: unknown) => (value === 42 ? 42 : value === 10n ** 30n ? 1e30 : null);

/** For each kind of property, a valid value, and the value that results from setting any other. */
const kinds: Readonly<Record<string, {readonly good: unknown; readonly after: (value: unknown) => unknown}>> =
  {
    fen: {good: capablanca, after: (value) => value ?? null},
    solution: {good: '1. e4', after: textOf},
    marks: {good: 'Ge4', after: textOf},
    label: {good: 'A board', after: textOf},
    name: {good: 'position', after: (value) => textOf(value) ?? ''},
    pieces: {good: 'classic', after: (value) => textOf(value)?.trim() || 'modern'},
    pgn: {good: moves, after: (value) => (isBlank(value) ? null : textOf(value))},
    src: {good: `data:text/plain,${moves}`, after: (value) => (isBlank(value) ? null : textOf(value))},
    analysis: {good: 'https://example.org/{fen}', after: (value) => (isBlank(value) ? null : textOf(value))},
    at: {good: 'end', after: (value) => (isBlank(value) ? 'start' : (textOf(value) ?? 'start'))},
    game: {good: 1, after: positiveInteger},
    puzzle: {good: 1, after: positiveInteger},
    progress: {good: '1 abc', after: textOf},
    overlay: {good: 'Re4', after: textOf},
    engine: {
      good: 'engine.js',
      after: (value) => (typeof value === 'object' ? value : isBlank(value) ? null : textOf(value)),
    },
    level: {good: 8, after: () => 4},
    engineTime: {good: 0.5, after: (value) => (value === 42 || value === 1.5 ? value : 1)},
    printRange: {good: '1-12', after: textOf},
  };
const kindOf = (property: string, tag: Tag) => {
  const known = kinds[property];
  if (known) return known;
  const one = [...attributesOf(tag, 'look', 'live', 'form').values()].find(
    (row) => row.property === property,
  );
  const [first, ...others] = one?.values ?? [];
  return first === undefined
    ? {good: true, after: Boolean}
    : {good: others.at(-1), after: () => first as unknown};
};

let escaped: unknown[];
const escape = (event: ErrorEvent | PromiseRejectionEvent) => {
  escaped.push('reason' in event ? event.reason : event.message);
  event.preventDefault();
};
let place: HTMLElement;
beforeEach(() => {
  escaped = [];
  place = document.createElement('div');
  place.style.cssText = 'width: 200px';
  document.body.append(place);
  addEventListener('error', escape);
  addEventListener('unhandledrejection', escape);
});
afterEach(() => {
  removeEventListener('error', escape);
  removeEventListener('unhandledrejection', escape);
  place.remove();
});

/** When a script sets a property. `npm test` tries each value at one of these moments, in turn, and with `--full` at each. */
const moments = ['before definition', 'before connection', 'after'];

type Either = FenBoard | FenGame;

const made = (tag: string): Either => {
  const element = document.createElement(tag);
  element.textContent = element.localName.includes('game') ? moves : start;
  return element as Either;
};

/** Waits until an element shows what it is given. */
async function isAtWork(element: Either, what: string): Promise<void> {
  if (element instanceof FenGame) {
    element.pgn = moves;
    await element.first();
    expect(await element.next(), what).to.equal(true);
    await element.board?.updateComplete;
    expect(element.board?.fen, what).to.contain('4P3');
    return;
  }
  element.fen = capablanca;
  await element.updateComplete;
  expect(element.shadowRoot?.querySelector('svg')?.dataset.files, what).to.equal('10');
}

for (const [tag, elementClass] of Object.entries(classes) as [Tag, typeof FenBoard | typeof FenGame][]) {
  describe(`<${tag}>: whatever a script sets is read like the attribute`, () => {
    const properties = [...attributesOf(tag, 'content', 'look', 'name', 'live', 'form').values()];
    for (const [row, {property, on}] of properties.entries()) {
      // HTML itself has the attribute `lang`.
      if (on === 'any') continue;
      const {good, after} = kindOf(property, tag);

      it(property, async () => {
        const late = `late-${tag.slice(4)}-${property.toLowerCase()}`;
        const elements = Object.entries(values).flatMap(([what, value], i) =>
          moments
            .filter((_, j) => isFull || (i + row) % moments.length === j)
            .map((when) => {
              const given = value();
              const element = made(when === 'before definition' ? late : tag);
              if (when !== 'after') Reflect.set(element, property, given);
              place.append(element);
              if (when === 'after') Reflect.set(element, property, given);
              return {what: `${what}, set ${when}`, given, element};
            }),
        );
        customElements.define(late, class extends (elementClass as typeof FenBoard) {});
        await Promise.all(
          elements.map(async ({what, given, element}) => {
            // A game takes what was set before its definition as soon as its part has loaded.
            await (element instanceof FenGame ? element.first() : element.updateComplete);
            const found: unknown = Reflect.get(element, property);
            const wanted = after(given);
            expect(Object.is(found, wanted) || (property === 'fen' && wanted === null), what).to.equal(true);
            Reflect.set(element, property, good);
            await element.updateComplete;
            expect(Reflect.get(element, property), what).to.equal(good);
            Reflect.set(element, property, null);
            await isAtWork(element, what);
          }),
        );
        expect(escaped.map(String)).to.deep.equal([]);
      });

      it(`${property} has its default again when the attribute is removed`, async () => {
        const element = made(tag);
        const initial: unknown = Reflect.get(element, property);
        place.append(element);
        const name = attributeName(property);
        element.setAttribute(name, String(good));
        expect(Reflect.get(element, property)).to.equal(good);
        element.removeAttribute(name);
        expect(Reflect.get(element, property)).to.equal(property === 'fen' ? start : initial);
        await isAtWork(element, name);
      });
    }
  });
}

describe('a property that a template leaves out', () => {
  /** The values that React and Vue set, and that Preact sets. */
  for (const [framework, nothing] of [
    ['React', undefined],
    ['Preact', ''],
  ] as const) {
    it(`makes a board a diagram again in ${framework}`, async () => {
      const board = made('fen-board') as FenBoard;
      place.append(board);
      board.mode = 'edit';
      while (!board.shadowRoot?.querySelector('[role=grid]')) await board.updateComplete.then(nextFrame);
      Reflect.set(board, 'mode', nothing);
      await board.updateComplete;
      expect(board.mode).to.equal('view');
      expect(board.shadowRoot.querySelector('[role=grid]')).to.equal(null);
    });

    it(`leaves the moves inside a game unchanged in ${framework}`, async () => {
      const game = made('fen-game') as FenGame;
      for (const property of ['pgn', 'src', 'game', 'at']) Reflect.set(game, property, nothing);
      place.append(game);
      await game.first();
      expect(await game.next()).to.equal(true);
      expect(game.shadowRoot?.querySelectorAll('[part~=move]').length).to.equal(3);
    });
  }
});
