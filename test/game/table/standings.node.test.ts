import {expect} from 'chai';
import fc from 'fast-check';
import {isTournament, pointsText, standingsOf, type PlayedGame} from '../../../src/game/table/standings.js';
import {indexTags} from '../../../src/game/table/tag-index.js';
import type {Result} from '../../../src/core/pgn/index.js';

const player = (name: string, id = '') => ({name, id});
const game = (white: string, black: string, halves: number): PlayedGame => ({
  white: player(white),
  black: player(black),
  halves,
});
/** The lines of standings as a table is printed. */
const lines = (games: readonly PlayedGame[]) =>
  standingsOf(games, 'en').map(
    ({place, name, points, played, wins, buchholz}) =>
      `${place} ${name} ${pointsText(points)} ${played} ${wins} ${pointsText(buchholz)}`,
  );

describe('standings', () => {
  it('count points, games, wins and Buchholz', () => {
    expect(lines([game('A', 'B', 2), game('C', 'D', 1), game('C', 'A', 0), game('B', 'D', 1)])).to.deep.equal(
      ['1 A 2 2 2 1', '2 D 1 2 0 1', '3 B ½ 2 0 3', '3 C ½ 2 0 3'],
    );
  });

  it('give players the same place whose points, Buchholz and wins are the same', () => {
    expect(lines([game('B', 'A', 1), game('D', 'C', 1)])).to.deep.equal([
      '1 A ½ 1 0 ½',
      '1 B ½ 1 0 ½',
      '1 C ½ 1 0 ½',
      '1 D ½ 1 0 ½',
    ]);
    expect(lines([game('A', 'B', 2), game('C', 'D', 2)]).map((line) => line.slice(0, 3))).to.deep.equal([
      '1 A',
      '1 C',
      '3 B',
      '3 D',
    ]);
  });

  it('leave out a bye, which gives a point and is no game', () => {
    expect(
      lines([game('A', 'bye', 2), game('BYE', 'B', 0), game('A', 'C', 2), game('B', 'Bye', 1)]),
    ).to.deep.equal(['1 A 2 1 1 0', '2 B 1½ 0 0 0', '3 C 0 1 0 2']);
  });

  /** Names of players, some with their identity numbers. */
  const joined: readonly (readonly [what: string, names: string, count: number])[] = [
    ['names without case and blanks', 'Smith, Anna; SMITH,  ANNA; Smith,Anna', 1],
    ['one identity number under two names', 'Smith, A. #123; Smith, Anna #123', 1],
    ['a name with and without its number', 'Smith, Anna #123; smith,anna', 1],
    ['two players of one name by their numbers', 'Smith, Anna #123; Smith, Anna #456', 2],
    ['a third of that name without a number', 'S #123; S #456; S', 3],
    ['a number that is none', 'Smith, Anna #0; Jones, Bob #0', 2],
    ['accents in two forms', 'Jo\u0308rg; J\u00f6rg', 1],
  ];
  for (const [what, names, count] of joined) {
    it(`join ${what}: ${count}`, () => {
      const games = names.split('; ').map((named, i) => ({
        white: player(...(named.split(' #') as [string, string?])),
        black: player(`Opponent ${i}`),
        halves: 2,
      }));
      expect(standingsOf(games, 'en').filter(({wins}) => wins > 0).length).to.equal(count);
    });
  }

  it('have a point for each game, and each game twice', () => {
    const name = fc.constantFrom('A', 'B', 'C', 'D', 'E');
    fc.assert(
      fc.property(fc.array(fc.tuple(name, name, fc.constantFrom(0, 1, 2)), {maxLength: 40}), (rows) => {
        const games = rows.filter(([one, other]) => one !== other).map((row) => game(...row));
        const standings = standingsOf(games, 'en');
        const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
        expect(sum(standings.map(({points}) => points))).to.equal(2 * games.length);
        expect(sum(standings.map((line) => line.played))).to.equal(2 * games.length);
        expect(sum(standings.map(({buchholz}) => buchholz))).to.equal(
          sum(standings.map((line) => line.points * line.played)),
        );
        for (const [i, line] of standings.entries())
          if (i > 0) expect(line.points).to.be.at.most(standings[i - 1]?.points ?? 0);
      }),
    );
  });

  const heads = (
    ...games: readonly (readonly [tags: Readonly<Record<string, string>>, result: Result])[]
  ) => {
    const indexing = indexTags(
      games.map(([tags, result]) => () => ({tags: new Map(Object.entries(tags)), result})),
    );
    for (;;) {
      const {done, value} = indexing.next();
      if (done) return value;
    }
  };
  const whole = {White: 'A', Black: 'B', Round: '1'};
  for (const [what, tags, result, isThere] of [
    ['players, round and result', whole, '1-0', true],
    ['no result yet', whole, '*', false],
    ['no round', {...whole, Round: '-'}, '1-0', false],
    ['no name', {...whole, White: '?'}, '1-0', false],
    ['the name of a side for a name', {...whole, Black: 'Black'}, '1-0', false],
  ] as const) {
    it(`are ${isThere ? '' : 'not '}there if a game has ${what}`, () => {
      expect(isTournament(heads([whole, '0-1'], [tags, result]))).to.equal(isThere);
    });
  }

  it('read points in halves', () => {
    expect([0, 1, 2, 3, 11].map(pointsText)).to.deep.equal(['0', '½', '1', '1½', '5½']);
  });
});
