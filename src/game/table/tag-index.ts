import {resultText} from '../../core/pgn/move-text.js';
import {playerName, tagValue} from '../../words/players.js';
import type {Head} from '../document/head.js';
import {folded} from './fold.js';

/** The fields of a row, in the order of the columns, each with the tag that has it. */
const tagOf = {
  round: 'Round',
  date: 'Date',
  chapter: 'ChapterName',
  white: 'White',
  whiteElo: 'WhiteElo',
  result: 'Result',
  black: 'Black',
  blackElo: 'BlackElo',
  opening: 'Opening',
  event: 'Event',
};
export type Field = keyof typeof tagOf;
const fields = Object.keys(tagOf) as readonly Field[];

/**
 * The values of a field or of another tag in all games. A value that several games have is kept once: twenty thousand games have few
 * players, and fewer events.
 */
export interface Values {
  /** The different values. The first one is empty, that of games without a value. */
  readonly texts: readonly string[];
  /** The same as they are compared with what a reader types. */
  readonly folded: readonly string[];
  /** For each game, the index of its value. */
  readonly indices: Uint32Array;
}

/** The fields and the other tags of all games of a file. No game is read for that. */
export interface TagIndex {
  readonly count: number;
  readonly fields: {readonly [field in Field]: Values};
  /** The values of all tags that no field shows, to be found. */
  readonly others: readonly Values[];
  /** The identity numbers of the players at the world federation. */
  readonly ids: {readonly white: Values | undefined; readonly black: Values | undefined};
}

/** The tags that fields show; the others are only found. */
const shownTags = new Set([...Object.values(tagOf), 'Board', 'ECO']);

/** A round such as `3`, or with a board, `3.1`. */
const roundOf = (round: string, board: string): string =>
  round && board && /^\d+$/.test(round) ? `${round}.${board}` : round || board;

/** The fields of a game, as the table shows them. */
export function fieldsOf({tags, result}: Head): {readonly [field in Field]: string} {
  const value = (name: string) => tagValue(tags, name);
  const own = Object.fromEntries(fields.map((field) => [field, value(tagOf[field])])) as {
    [field in Field]: string;
  };
  return {
    ...own,
    round: roundOf(own.round, value('Board')),
    // The known part of a date of PGN: `2026.05.??` is May 2026.
    date: (own.date || value('UTCDate')).replace(/(?:\.\?+)+$/, '').replaceAll('.', '-'),
    white: playerName(tags, 'White'),
    black: playerName(tags, 'Black'),
    result: resultText(result),
    opening: `${value('ECO')} ${own.opening}`.trim(),
  };
}

/** Values of which more are added. */
interface GrowingValues {
  readonly values: Values;
  readonly set: (game: number, text: string) => void;
}

function growValues(count: number): GrowingValues {
  const values = {texts: [''], folded: [''], indices: new Uint32Array(count)};
  const known = new Map([['', 0]]);
  const set = (game: number, text: string) => {
    let index = known.get(text);
    if (index === undefined) {
      index = values.texts.push(text) - 1;
      known.set(text, index);
      values.folded.push(folded(text));
    }
    values.indices[game] = index;
  };
  return {values, set};
}

/** Indexes the tags of games. It yields after each game, so that the page can do other things. */
export function* indexTags(games: readonly (() => Head)[]): Generator<undefined, TagIndex> {
  const count = games.length;
  const shown = fields.map((field) => [field, growValues(count)] as const);
  const others = new Map<string, GrowingValues>();
  for (let game = 0; game < count; game++) {
    const head = games[game]?.();
    if (!head) continue;
    const values = fieldsOf(head);
    for (const [field, growing] of shown) growing.set(game, values[field]);
    for (const name of head.tags.keys()) {
      if (shownTags.has(name)) continue;
      const growing = others.get(name) ?? growValues(count);
      others.set(name, growing);
      growing.set(game, tagValue(head.tags, name));
    }
    yield;
  }
  return {
    count,
    fields: Object.fromEntries(
      shown.map(([field, growing]) => [field, growing.values]),
    ) as TagIndex['fields'],
    others: [...others.values()].map(({values}) => values),
    ids: {white: others.get('WhiteFideId')?.values, black: others.get('BlackFideId')?.values},
  };
}

/** The value of a game. */
export const valueOf = ({texts, indices}: Values, game: number): string => texts[indices[game] ?? 0] ?? '';

/** The columns that a file has: those with a value in any game, and the event where it differs and no chapter is named. */
export const columnsOf = ({fields: values}: TagIndex): readonly Field[] =>
  fields.filter((field) =>
    field === 'event'
      ? values.chapter.texts.length === 1 &&
        values.event.indices.some((one) => one !== values.event.indices[0])
      : values[field].texts.length > 1,
  );
