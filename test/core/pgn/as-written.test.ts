import {expect} from 'chai';
import {formatPgn, parsePgn} from '../../../src/core/pgn/index.js';
import games from '../../tools/fixtures/pgn/as-written.json';

describe('parsePgn reads games as mail, web pages, programs and people write them:', () => {
  for (const {what, text, games: expected, issues: expectedIssues} of games) {
    it(what, () => {
      const {games, issues} = parsePgn(text);
      expect(games.map((game) => formatPgn(game).trimEnd())).to.deep.equal(expected);
      expect(issues.map(({code, line, column}) => `${code} ${line}:${column}`)).to.deep.equal(expectedIssues);
    });
  }

  it('which are 150', () => {
    expect(new Set(games.map(({text}) => text))).to.have.property('size', 150);
  });
});
