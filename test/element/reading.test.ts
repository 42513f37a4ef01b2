import {expect} from 'chai';
import {readerPart} from '../../src/element/parts.js';
import {FenReader} from '../../src/element/reading.js';

describe('reading the FEN of a board', () => {
  const twoKings = 'KK6/8/8/8/8/8/8/8 w - - 0 1';

  it('reads at once what is strictly valid, and the rest when the tolerant reader is there', async () => {
    const reader = new FenReader();
    expect(reader.read('4k3/8/8/8/8/8/8/4K3 w - - 0 1').isComplete).to.equal(true);
    const odd = reader.read('8/8/8/8/8/8/8/8 w');
    expect(odd.position?.placement).to.equal('8/8/8/8/8/8/8/8');
    expect(odd).to.deep.include({isComplete: false, warnings: []});
    expect(new FenReader().read('nonsense')).to.deep.include({
      position: null,
      error: null,
      isComplete: false,
    });
    await readerPart.load();
    const {position, warnings, isComplete} = reader.read('8/8/8/8/8/8/8/8 w');
    // The same object: nothing was changed that would have to glide.
    expect(position).to.equal(odd.position);
    expect(warnings.map(({code}) => code)).to.deep.equal(['no-king', 'no-king', 'missing-fields']);
    expect(isComplete).to.equal(true);
  });

  it('reads two white kings and nothing black as lost capital letters when a person gives them', async () => {
    await readerPart.load();
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
