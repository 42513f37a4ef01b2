import {expect} from '@open-wc/testing';
import '../../../src/index.js';
import {start} from '../../tools/fixtures/positions.js';
import {descriptionOf, temporary, until} from '../../tools/user.js';

async function sit(markup: string) {
  const box = temporary(document.createElement('div'));
  box.style.width = '300px';
  box.innerHTML = markup;
  document.body.prepend(box);
  const board = box.querySelector('fen-board');
  if (!board) throw new Error('There is no board.');
  await board.updateComplete;
  return board;
}
const parts = (board: Element, name: string) => [
  ...(board.shadowRoot?.querySelectorAll(`[part~=${name}]`) ?? []),
];

describe('marks of scripts, in `overlay`', () => {
  it('are drawn over those of the author, and described', async () => {
    const board = await sit(`<fen-board fen="${start}" marks="Ge2e4" overlay="Re2e4 Bd4"></fen-board>`);
    await until(() => parts(board, 'arrow').length === 2);
    expect(parts(board, 'arrow').map((arrow) => arrow.getAttribute('part'))).to.deep.equal([
      'mark arrow green',
      'mark arrow red',
    ]);
    expect(descriptionOf(board)).to.contain('blue d4').and.to.contain('red');
  });

  it('give a warning where they cannot be read, after those of the author', async () => {
    const board = await sit(`<fen-board fen="${start}" marks="Gz9" overlay="Re4 Xd4 Rk1"></fen-board>`);
    expect(board.warnings.map(({field, index, length}) => [field, index, length])).to.deep.equal([
      ['marks', 0, 3],
      ['overlay', 4, 3],
      ['overlay', 8, 3],
    ]);
    expect(board.warnings[1]?.message).to.contain('“Xd4” is not a mark');
    board.overlay = 'Re4';
    await board.updateComplete;
    expect(board.warnings).to.have.length(1);
  });

  it('are in no text and no picture, and stay until the script changes them', async () => {
    const board = await sit(`<fen-board fen="${start}" overlay="Re4"></fen-board>`);
    await until(() => parts(board, 'mark').length > 0);
    expect(board.marks).to.equal(null);
    expect(await board.toSvg()).not.to.contain('mark');
    await board.move('e4');
    await board.updateComplete;
    expect(parts(board, 'marked-square')).to.have.length(1);
    board.overlay = null;
    await board.updateComplete;
    expect(parts(board, 'marked-square')).to.have.length(0);
  });
});

describe('the slot `beside`', () => {
  it('is on the left of the board, and as high', async () => {
    const board = await sit(
      `<fen-board fen="${start}" coordinates="outside" controls><div slot="beside" style="width: 20px">x</div></fen-board>`,
    );
    const bar = board.querySelector('div')?.getBoundingClientRect();
    const box = board.shadowRoot?.querySelector('.board')?.getBoundingClientRect();
    expect(bar?.height).to.be.closeTo(box?.height ?? 0, 0.5);
    expect(bar?.top).to.be.closeTo(box?.top ?? 0, 0.5);
    expect(bar?.width).to.equal(20);
    expect(bar?.right ?? 999).to.be.lessThan(box?.left ?? 0);
    expect(box?.right).to.be.closeTo(board.getBoundingClientRect().right, 0.5);
  });

  it('takes no room where it is empty, also after it was filled', async () => {
    const board = await sit(`<fen-board fen="${start}"></fen-board>`);
    const left = () => board.shadowRoot?.querySelector('.board')?.getBoundingClientRect().left;
    const before = left();
    const bar = document.createElement('div');
    bar.slot = 'beside';
    bar.textContent = 'bar';
    board.append(bar);
    await until(() => left() !== before);
    bar.remove();
    await until(() => left() === before);
  });
});
