import {expect} from '@open-wc/testing';
import '../../../src/index.js';
import {startNames} from '../../../src/core/rules/index.js';
import {descriptionOf, temporary, until} from '../../tools/user.js';

const sheet = new URL('../../../src/fen-board.css', import.meta.url).href;
const words = ['start', 'chess960:518', 'chess960:0', ...startNames];

/** The width of a board divided by its height, rounded to hundredths. */
const shape = (board: Element): number => {
  const {width, height} = board.getBoundingClientRect();
  return Math.round((100 * width) / height) / 100;
};

describe('a board whose FEN is a word', () => {
  for (const word of words) {
    it(`keeps the shape that fen-board.css has given it before the script: ${word}`, async () => {
      const frame = temporary(document.createElement('iframe'));
      const loaded = new Promise((resolve) => frame.addEventListener('load', resolve, {once: true}));
      frame.srcdoc = `<!doctype html><link rel="stylesheet" href="${sheet}"><fen-board fen="${word}"></fen-board>`;
      document.body.append(frame);
      await loaded;
      const before = frame.contentDocument?.querySelector('fen-board');
      const board = temporary(document.createElement('fen-board'));
      board.fen = word;
      document.body.append(board);
      await board.updateComplete;
      expect(board.error).to.equal(null);
      expect(before && shape(before)).to.equal(shape(board));
    });
  }

  it('describes itself by its number, until a move is made', async () => {
    const board = temporary(document.createElement('fen-board'));
    board.fen = 'chess960:518';
    document.body.append(board);
    await board.updateComplete;
    const text = () => descriptionOf(board);
    expect(text()).to.match(/^Chess960 start position 518\.\nWhite: king e1/);
    await board.move('e4');
    await until(() => text().startsWith('White: king e1'));
  });

  it('describes a start that is written as a full FEN by its number, but not the orthodox one', async () => {
    const board = temporary(document.createElement('fen-board'));
    board.fen = 'bbqnnrkr/pppppppp/8/8/8/8/PPPPPPPP/BBQNNRKR w KQkq - 0 1';
    document.body.append(board);
    await board.updateComplete;
    expect(descriptionOf(board)).to.match(/^Chess960 start position 0\.\nWhite: king g1/);
    board.fen = 'bbqnnrkr/pppppppp/8/8/8/8/PPPPPPPP/BBQNNRKR w KQkq - 0 2';
    await board.updateComplete;
    expect(descriptionOf(board)).to.match(/^White: king g1/);
    board.fen = 'start';
    await board.updateComplete;
    expect(descriptionOf(board)).to.match(/^White: king e1/);
  });

  it('has an error if no start has the number', async () => {
    const board = temporary(document.createElement('fen-board'));
    board.fen = 'chess960:960';
    document.body.append(board);
    await board.updateComplete;
    expect(board.error).to.deep.include({code: 'chess960-number', index: 9, length: 3});
  });
});
