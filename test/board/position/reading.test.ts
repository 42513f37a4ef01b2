import {expect} from 'chai';
import {readerPart} from '../../../src/parts/loader.js';
import {readPosition} from '../../../src/board/position/echoes.js';
import {FenReader} from '../../../src/board/position/reading.js';

describe('reading the FEN of a board', () => {
  const twoKings = 'KK6/8/8/8/8/8/8/8 w - - 0 1';

  it('reads a strictly valid FEN at once, and others when the tolerant reader has loaded', async () => {
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
    // The same object: the position has not changed, so nothing glides.
    expect(position).to.equal(odd.position);
    expect(warnings.map(({code}) => code)).to.deep.equal(['no-king', 'no-king', 'missing-fields']);
    expect(isComplete).to.equal(true);
  });

  it('takes two white kings without black pieces in a person’s FEN for lost capital letters', async () => {
    await readerPart.load();
    const {position, error} = new FenReader().read(twoKings);
    expect(position).to.equal(null);
    expect(error?.code).to.equal('capital-letter');
  });

  it('keeps two white kings in a FEN that the board itself has generated, as an editor does', () => {
    const reader = new FenReader();
    const position = readPosition(twoKings, /* isGenerated */ true);
    if (position) reader.keepGenerated(twoKings, position, /* isOrdinary */ false);
    expect(reader.read(twoKings).position?.placement).to.equal('KK6/8/8/8/8/8/8/8');
  });

  it('remembers the author’s notation while a FEN cannot be read', () => {
    const fen = '4k3/8/8/8/8/8/8/4K2R w H - 0 1';
    const reader = new FenReader();
    reader.read(fen);
    reader.read('nonsense');
    expect(reader.notation('auto')).to.equal('shredder-fen');
  });
});
