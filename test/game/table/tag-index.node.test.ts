import {expect} from 'chai';
import fc from 'fast-check';
import {parsePgn} from '../../../src/core/pgn/index.js';
import {fileOf, filedGamesIn} from '../../../src/game/document/game-file.js';
import {headOf} from '../../../src/game/document/head.js';
import {folded} from '../../../src/game/table/fold.js';
import {filterGames, pressColumn, sortGames, type Sorting} from '../../../src/game/table/rows.js';
import {
  columnsOf,
  fieldsOf,
  indexTags,
  valueOf,
  type Field,
  type TagIndex,
} from '../../../src/game/table/tag-index.js';
import {foundIn} from '../../tools/fixtures/game-documents.js';

/** Indexes the games of a text. */
function indexOf(text: string): TagIndex {
  const games = filedGamesIn(fileOf(text, foundIn(text)));
  const indexing = indexTags(games.map((game) => () => headOf(game)));
  for (;;) {
    const {done, value} = indexing.next();
    if (done) return value;
  }
}
const gameText = (tags: Readonly<Record<string, string>>, result = '*') =>
  `${Object.entries(tags)
    .map(([name, value]) => `[${name} "${value}"]\n`)
    .join('')}\n1. e4 ${result}\n\n`;
const fileText = (...games: readonly Readonly<Record<string, string>>[]) =>
  games.map((tags) => gameText(tags, tags.Result)).join('');
const column = (index: TagIndex, games: Uint32Array, field: Field) =>
  [...games].map((game) => valueOf(index.fields[field], game));

describe('the fields of a game', () => {
  const rows: readonly (readonly [
    what: string,
    tags: Readonly<Record<string, string>>,
    field: Field,
    text: string,
  ])[] = [
    ['a round', {Round: '3'}, 'round', '3'],
    ['a round with a board', {Round: '3', Board: '2'}, 'round', '3.2'],
    ['a round that has its board', {Round: '3.2', Board: '2'}, 'round', '3.2'],
    ['an odd round', {Round: '3.1 (2)', Board: '2'}, 'round', '3.1 (2)'],
    ['a board alone', {Board: '2'}, 'round', '2'],
    ['no round', {Round: '-'}, 'round', ''],
    ['a date', {Date: '2026.05.03'}, 'date', '2026-05-03'],
    ['a month', {Date: '2026.05.??'}, 'date', '2026-05'],
    ['an unknown date', {Date: '????.??.??'}, 'date', ''],
    ['the date of a server', {UTCDate: '2026.05.03'}, 'date', '2026-05-03'],
    ['a name', {White: 'Smith, Anna'}, 'white', 'Smith, Anna'],
    ['a name that is none', {Black: 'Black'}, 'black', ''],
    ['an opening', {ECO: 'C42', Opening: 'Petrov Defence'}, 'opening', 'C42 Petrov Defence'],
    ['a code', {ECO: 'C42'}, 'opening', 'C42'],
    ['a result', {Result: '1/2-1/2'}, 'result', '½–½'],
    ['no result', {Result: '*'}, 'result', ''],
  ];
  for (const [what, tags, field, text] of rows) {
    it(`include ${what}`, () => {
      expect(column(indexOf(fileText(tags)), Uint32Array.of(0), field)).to.deep.equal([text]);
    });
  }

  it('are the same before and after the game was read', () => {
    const tagTexts = fc.record(
      {
        Round: fc.constantFrom('1', '3.1 (2)', '?', '-', ' 2 '),
        White: fc.constantFrom('Anna', 'white', '?', 'Łukasz  B'),
        Result: fc.constantFrom('1-0', '0-1', '*', '½-½', 'won'),
        Date: fc.constantFrom('2026.05.??', '????.??.??', 'May'),
        FEN: fc.constantFrom('8/8/8/8/8/8/8/K1k5 w - - 0 1', 'x'),
      },
      {requiredKeys: ['White']},
    );
    const game = fc
      .tuple(
        tagTexts,
        fc.constantFrom('1. e4 1-0', '1. e4 e5', '0-1', '1. f3 e5 2. g4 Qh4# 1-0', '1. e4 {x} *'),
      )
      .map(([tags, moves]) => `${gameText(tags).split('\n\n')[0] ?? ''}\n\n${moves}\n\n`);
    fc.assert(
      fc.property(fc.array(game, {minLength: 1, maxLength: 5}), (texts) => {
        const text = texts.join('');
        for (const filed of filedGamesIn(fileOf(text, foundIn(text)))) {
          const unread = fieldsOf(headOf(filed));
          const read = filed.content.read().game;
          expect(read && fieldsOf(read), text).to.deep.equal(unread);
        }
      }),
      {numRuns: 1000},
    );
  });

  it('have the result that the text of the moves has, also against its last move and its tag', () => {
    const index = indexOf('[White "A"]\n[Result "1-0"]\n\n1. f3 e5 2. g4 Qh4# 1/2-1/2');
    expect(valueOf(index.fields.result, 0)).to.equal('½–½');
  });
});

describe('the columns of a table', () => {
  it('are those that any game of the file has', () => {
    const index = indexOf(fileText({White: 'A', Event: 'X'}, {White: 'B', Event: 'X', ECO: 'A00'}));
    expect(columnsOf(index)).to.deep.equal(['white', 'opening']);
  });

  it('include the event where it differs, if no chapter is named', () => {
    const events = [{Event: 'X'}, {Event: 'Y'}] as const;
    expect(columnsOf(indexOf(fileText(...events)))).to.deep.equal(['event']);
    expect(columnsOf(indexOf(fileText({White: 'A'}, {Event: 'Y'})))).to.include('event');
    expect(
      columnsOf(indexOf(fileText(...events.map((tags) => ({...tags, ChapterName: 'C'}))))),
    ).to.deep.equal(['chapter']);
  });

  it('are none for games without tags', () => {
    expect(columnsOf(indexOf('1. e4 *\n\n1. d4 *'))).to.deep.equal([]);
  });
});

describe('the order of the rows', () => {
  const sorted = (field: Field, isDescending: boolean, ...texts: readonly string[]) => {
    const tag = {round: 'Round', white: 'White', whiteElo: 'WhiteElo'}[field as 'round'];
    const index = indexOf(texts.map((text) => gameText({Site: 'here', [tag]: text})).join(''));
    return column(index, sortGames(index, {field, isDescending}, 'en'), field);
  };

  it('is that of numbers in rounds', () => {
    expect(sorted('round', false, '10.1', '3.10', '3.2', '3.1 (2)', '3.1 (1)')).to.deep.equal([
      '3.1 (1)',
      '3.1 (2)',
      '3.2',
      '3.10',
      '10.1',
    ]);
  });

  it('is that of the language in names, and unknown ones are last both ways', () => {
    const names = ['Zoe', '?', 'Öz', 'Otto', 'anna'];
    expect(sorted('white', false, ...names)).to.deep.equal(['anna', 'Otto', 'Öz', 'Zoe', '']);
    expect(sorted('white', true, ...names)).to.deep.equal(['Zoe', 'Öz', 'Otto', 'anna', '']);
  });

  it('is that of the file for equal values, both ways', () => {
    const index = indexOf(['1', '2', '1', '2'].map((Round, i) => gameText({Round, White: `${i}`})).join(''));
    const order = (isDescending: boolean) =>
      column(index, sortGames(index, {field: 'round', isDescending}, 'en'), 'white').join('');
    expect([order(false), order(true)]).to.deep.equal(['0213', '1302']);
  });

  it('is every game once, in any order', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom('1', '2.1', 'x', ''), {minLength: 1, maxLength: 30}), (rounds) => {
        const index = indexOf(rounds.map((Round) => gameText({White: 'A', Round})).join(''));
        const games = sortGames(index, {field: 'round', isDescending: true}, 'en');
        expect([...games].sort((one, other) => one - other)).to.deep.equal([...rounds.keys()]);
      }),
      {numRuns: 200},
    );
  });

  it('goes from ascending to descending and back to the file', () => {
    const states: Sorting[] = [null];
    for (const field of ['white', 'white', 'white', 'white', 'black'] as const)
      states.push(pressColumn(states.at(-1) ?? null, field));
    expect(states.map((state) => state && `${state.field}${state.isDescending ? '↓' : '↑'}`)).to.deep.equal([
      null,
      'white↑',
      'white↓',
      null,
      'white↑',
      'black↑',
    ]);
  });
});

describe('the games that a text finds', () => {
  const index = indexOf(
    fileText(
      {White: 'Müller, Jörg', Black: 'Łódź, Ana', Round: '3.1 (2)', Result: '1-0', ECO: 'C42'},
      {
        White: 'Straßer',
        Black: 'Ørsted',
        Round: '4',
        Result: '1/2-1/2',
        Opening: 'Caro-Kann',
        Annotator: 'Ivanek, O’Brien',
      },
      {White: 'Anand', Black: 'Müller', Round: '4', Result: '0-1', Site: 'Paris'},
    ),
  );
  const all = sortGames(index, null, 'en');
  const rows: readonly (readonly [typed: string, found: readonly number[]])[] = [
    ['', [0, 1, 2]],
    ['  ', [0, 1, 2]],
    ['muller', [0, 2]],
    ['MÜLLER jörg', [0]],
    ['lodz', [0]],
    ['strasser', [1]],
    ['orsted', [1]],
    ['1/2', [1]],
    ['½', [1]],
    ['0–1', [2]],
    ['caro', [1]],
    ['3.1 (2)', [0]],
    ['ivanek', [1]],
    ["o'brien", [1]],
    ['O’Brien', [1]],
    ['obrien', [1]],
    ['paris', [2]],
    ['muller paris', [2]],
    ['white', []],
    ['annotator', []],
  ];
  for (const [typed, found] of rows) {
    it(`are ${JSON.stringify(found)} for ${JSON.stringify(typed)}`, () => {
      expect([...filterGames(all, index, typed)]).to.deep.equal(found);
    });
  }

  it('are fewer the more is typed, in the same order', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('m', 'a', '4', 'r'),
        fc.constantFrom('u', 'n', ' p', 'x'),
        (first, more) => {
          const games = sortGames(index, {field: 'white', isDescending: false}, 'en');
          const before = [...filterGames(games, index, first)];
          const after = [...filterGames(games, index, first + more)];
          expect(before.filter((game) => after.includes(game))).to.deep.equal(after);
        },
      ),
    );
  });

  it('are compared without accents, however they are written', () => {
    fc.assert(
      fc.property(fc.string({unit: 'grapheme'}), (text) => {
        expect(folded(text.normalize('NFD'))).to.equal(folded(text.normalize('NFC')));
      }),
    );
  });
});

it('reads no game for its table', () => {
  const text = fileText({White: 'A', Round: '1'}, {White: 'B', Round: '2'});
  const games = filedGamesIn(fileOf(text, foundIn(text)));
  const indexing = indexTags(games.map((game) => () => headOf(game)));
  while (!indexing.next().done);
  expect(games.map(({content}) => content.isRead)).to.deep.equal([false, false]);
  expect(parsePgn(text).games.length).to.equal(2);
});
