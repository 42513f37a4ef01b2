import {expect} from 'chai';
import {attributesOf} from '../../../src/attributes.js';
import {observedAttributes} from '../../../src/hosts/still/draw-board.js';

describe('the still file', () => {
  it('draws or leaves to the element each attribute that changes a diagram', () => {
    const names = [...attributesOf('fen-board', 'content', 'look', 'name', 'live', 'form').keys()];
    expect(names).to.include.members(observedAttributes);
    // These attributes change nothing in `view` until a person acts on the board, or a script moves its pieces.
    expect(names.filter((name) => !observedAttributes.includes(name))).to.have.members([
      'solution',
      'src',
      'puzzle',
      'progress',
      'print-range',
      'player',
      'premove',
      'level',
      'engine-time',
      'replies',
      'notation',
      'animation',
      'disabled',
      'required',
    ]);
  });
});
