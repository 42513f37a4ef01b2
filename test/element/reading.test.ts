import {expect} from 'chai';
import {FenReader} from '../../src/element/reading.js';

describe('reading the FEN of a board', () => {
  const twoKings = 'KK6/8/8/8/8/8/8/8 w - - 0 1';

  it('reads two white kings and nothing black as lost capital letters when a person gives them', () => {
    const {position, error} = new FenReader().read(twoKings);
    expect(position).to.equal(null);
    expect(error?.code).to.equal('capital-letter');
  });

  it('keeps them when the board itself wrote them, as an editor does', () => {
    const reader = new FenReader();
    reader.readGenerated(twoKings);
    expect(reader.read(twoKings).position?.placement).to.equal('KK6/8/8/8/8/8/8/8');
  });

  it('remembers how its author writes while a FEN cannot be read', () => {
    const fen = '4k3/8/8/8/8/8/8/4K2R w H - 0 1';
    const reader = new FenReader();
    const {position} = reader.read(fen);
    reader.read('nonsense');
    expect(position && reader.format(position, 'auto')).to.equal(fen);
  });
});
