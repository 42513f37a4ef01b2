import {expect, fixture, html, nextFrame} from '@open-wc/testing';
import '../../../src/index.js';
import type {FenBoard} from '../../../src/index.js';
import {kingsBlackToMove, start} from '../../tools/fixtures/positions.js';
import {descriptionOf, until} from '../../tools/user.js';
import {recordWarnings} from '../../tools/warnings.js';

const placement = (board: FenBoard) => board.position?.placement ?? null;
const first = (fen: string) => fen.split(' ')[0];
const drawn = (board: FenBoard) => descriptionOf(board);

/** Puts a board with this content on the page. */
const around = async (inside: string, attributes = ''): Promise<FenBoard> => {
  const holder = await fixture<HTMLElement>(html`<div></div>`);
  holder.innerHTML = `<fen-board ${attributes}>${inside}</fen-board>`;
  const board = holder.querySelector('fen-board');
  if (!board) throw new Error('There is no board.');
  await board.updateComplete;
  return board;
};

describe('the text of a board', () => {
  const cases: readonly (readonly [what: string, inside: string])[] = [
    ['is its FEN', start],
    ['may be on lines of its own', `\n    ${start}\n  `],
    ['may have line breaks', 'rnbqkbnr/pppppppp/8/8<br>/8/8/PPPPPPPP/RNBQKBNR<br />w KQkq - 0 1'],
    ['may have entities', start.replaceAll(' ', '&nbsp;').replaceAll('-', '&ndash;')],
    ['may be in quotes', `&ldquo;${start}&rdquo;`],
    ['may be in an element', `<pre><code>${start}</code></pre>`],
  ];
  for (const [what, inside] of cases) {
    it(what, async () => {
      const board = await around(inside);
      expect(board.error).to.equal(null);
      expect(placement(board)).to.equal(first(start));
      expect(drawn(board)).to.contain('king e1');
    });
  }

  it('leaves a move alone that the page has written into the attribute', async () => {
    const board = await around(start);
    await board.move('e4');
    const {fen} = board;
    board.setAttribute('fen', fen ?? '');
    board.append(' ');
    await nextFrame();
    await board.updateComplete;
    expect([board.fen, placement(board)]).to.deep.equal([fen, first(fen ?? '')]);
    board.reset();
    expect(placement(board)).to.equal(first(start));
  });

  it('does not include content for readers without the script', async () => {
    const board = await around(
      `<img alt="${kingsBlackToMove}" src="data:,"><picture>p</picture><svg><text>s</text></svg><style>x{}</style>
       <script type="text/plain">y</script><template>z</template>
       <details><summary>Solution</summary>1. e4</details><span slot="caption">A caption</span><!-- c -->`,
    );
    expect(board.fen).to.equal(null);
    expect(board.error).to.equal(null);
    expect(placement(board)).to.equal('8/8/8/8/8/8/8/8');
  });

  it('is ignored while there is an attribute', async () => {
    const board = await around(start, `fen="${kingsBlackToMove}"`);
    expect(placement(board)).to.equal(first(kingsBlackToMove));
    board.setAttribute('fen', '');
    expect(placement(board), 'an empty attribute is an empty board').to.equal('8/8/8/8/8/8/8/8');
    board.removeAttribute('fen');
    expect(placement(board)).to.equal(first(start));
    await board.updateComplete;
    board.textContent = kingsBlackToMove;
    await nextFrame();
    await board.updateComplete;
    expect(drawn(board)).to.contain('Black to move');
  });

  it('is ignored after the property is set, until the text changes', async () => {
    const board = await around(start);
    board.fen = kingsBlackToMove;
    await board.updateComplete;
    expect(placement(board)).to.equal(first(kingsBlackToMove));
    board.append(document.createComment('nothing to read'));
    await nextFrame();
    expect(placement(board)).to.equal(first(kingsBlackToMove));
    board.textContent = '8/8/8/8/8/8/8/K6k w - - 0 1';
    await nextFrame();
    await board.updateComplete;
    expect(drawn(board)).to.contain('king a1');
  });

  it('may be added later, or removed', async () => {
    const board = await around('');
    board.append(document.createTextNode('4k3/8/8/8/'), document.createTextNode('8/8/8/4K3 b'));
    await nextFrame();
    await board.updateComplete;
    expect(drawn(board)).to.contain('Black to move');
    (board.firstChild as Text).data = '4q3/8/8/8/';
    await nextFrame();
    await board.updateComplete;
    expect(drawn(board)).to.contain('queen e8');
    board.textContent = '';
    await nextFrame();
    await board.updateComplete;
    expect(drawn(board)).to.equal('Empty board.');
  });

  it('can have an error, with its place in the text', async () => {
    const board = await around('  rnbqkbnr/ppppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1');
    expect(board.error?.code).to.equal('rank-width');
    expect(board.fen?.slice(board.error?.index).slice(0, board.error?.length)).to.equal('ppppppppp');
    expect(board.shadowRoot?.querySelector('[part=error]')?.textContent).to.contain('Rank 7');
  });

  it('is what a form restores when it is reset', async () => {
    const form = await fixture<HTMLFormElement>(html`<form></form>`);
    form.innerHTML = `<fen-board name="p">${start}</fen-board>`;
    const board = form.querySelector('fen-board');
    if (!board) throw new Error('There is no board.');
    await board.updateComplete;
    expect(new FormData(form).get('p')).to.equal(start);
    board.fen = kingsBlackToMove;
    form.reset();
    expect(new FormData(form).get('p')).to.equal(start);
  });
});

describe('an element inside a board that has a FEN', () => {
  const warnings = recordWarnings();

  for (const [what, inside, isWarned, attributes = `fen="${kingsBlackToMove}"`] of [
    ['the rest of the page after a tag closed with “/>”', '<p>text</p><fen-board fen=""></fen-board>', true],
    ['a picture of the board', '<img alt="" src="data:,">', false],
    ['its FEN in code', `<pre><code>${start}</code></pre>`, false],
    ['a caption', '<p slot="caption">A caption</p>', false],
    ['text', start, false],
    ['a paragraph inside a caption', '<figcaption slot="caption"><p>A caption</p></figcaption>', false],
    ['a FEN in a paragraph, without the attribute', `<p>${start}</p>`, false, ''],
  ] as const) {
    it(`${isWarned ? 'causes a' : 'does not cause a'} warning: ${what}`, async () => {
      await around(inside, attributes);
      // The warnings come a fetch later, in the order of the boards.
      await around('<p>text</p>', `fen="${kingsBlackToMove}"`);
      const count = () => warnings.filter((text) => text.includes('self-closing')).length;
      await until(() => count() > 0);
      expect(count()).to.equal(isWarned ? 2 : 1);
    });
  }
});
