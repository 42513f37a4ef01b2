import {expect} from '@open-wc/testing';
import '../../../src/index.js';
import {afterE4, start} from '../../tools/fixtures/positions.js';
import {descriptionOf, until} from '../../tools/user.js';
import {setup} from './editor.js';

// The editor fetches the rules only when it has another position than the start, so the first test must stay the first.
describe('the rules in the editor', () => {
  it('know the move that a script has made before they came', async () => {
    const user = await setup(start);
    user.board.fen = afterE4;
    await until(() => user.highlighted('last-move').join() === 'e4,e2');
    expect(descriptionOf(user.board)).to.contain('Last move: Pawn e2 to e4.');
    await user.pressControl('Undo');
    expect(user.board.fen).to.equal(start);
  });

  it('tell of a check, in the overview and on the square of the king', async () => {
    const user = await setup('4k3/8/8/8/8/8/8/4KR2 b - - 0 1');
    expect(descriptionOf(user.board)).not.to.contain('Check.');
    await user.drag('f1', 'e2');
    await until(() => descriptionOf(user.board).includes('Check.'));
    expect(user.cell('e8').getAttribute('aria-label')).to.equal('e8, black king, in check');
  });
});
