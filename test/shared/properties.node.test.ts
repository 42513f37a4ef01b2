import {expect} from 'chai';
import {readerPart} from '../../src/parts/loader.js';
import {defineProperties} from '../../src/shared/properties.js';

/** An element with the properties of a board, but without a page. */
class Board {
  declare orientation: string;
  localName = 'fen-board';
  requestUpdate(): void {
    // Nothing is drawn here.
  }
}
defineProperties(Board.prototype, 'fen-board');

describe('a property of an element', () => {
  it('fetches the warnings only for a value that it does not have', () => {
    const board = new Board();
    const fetchedFor: unknown[] = [];
    let value = '';
    readerPart.tryLoad = () => Promise.resolve(void fetchedFor.push(value));
    for (value of ['WHITE', ' White ', 'black', 'BLACK', '', 'up', 'black ']) board.orientation = value;
    expect(fetchedFor).to.deep.equal(['up']);
  });
});
