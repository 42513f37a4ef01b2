import {expect, fixture, html, nextFrame, oneEvent} from '@open-wc/testing';
import '../../../src/index.js';
import type {FenBoard} from '../../../src/index.js';
import type {FenIssue} from '../../../src/core/notation/index.js';
import {broken, smirf, start} from '../../tools/fixtures/positions.js';
import {descriptionOf, until} from '../../tools/user.js';
import {diagram, pieceCount} from './diagram.js';

const errorOf = (element: FenBoard) => element.shadowRoot?.querySelector('[part=error]')?.textContent ?? null;

describe('a FEN that cannot be read', () => {
  const listen = (element: FenBoard) => {
    const heard: FenIssue[] = [];
    element.addEventListener('fenerror', (event) => heard.push(event.detail));
    return heard;
  };

  it('shows an empty board, the error, and the FEN', async () => {
    const element = await diagram(broken);
    expect(element.position).to.equal(null);
    expect(element.error?.field).to.equal('placement');
    expect(broken.slice(element.error?.index).slice(0, element.error?.length)).to.equal('ppppppppp');
    expect(pieceCount(element)).to.equal(0);
    expect(descriptionOf(element)).to.equal('');
    expect(errorOf(element)).to.contain('Rank 7 has 9 squares').and.to.contain(broken);
  });

  it('shows the note in front of the board', async () => {
    const element = await diagram(broken);
    const {left, top, width, height} = element.getBoundingClientRect();
    await nextFrame();
    const seen = element.shadowRoot?.elementFromPoint(left + width / 2, top + height / 2);
    expect(seen?.closest('[part=error]') !== null).to.equal(true);
  });

  it('never leaves the last position on the board, and the next FEN is drawn', async () => {
    const element = await diagram();
    element.fen = broken;
    await element.updateComplete;
    expect(pieceCount(element)).to.equal(0);
    element.fen = start;
    await element.updateComplete;
    expect(errorOf(element)).to.equal(null);
    expect(element.error).to.equal(null);
    expect(pieceCount(element)).to.equal(32);
  });

  it('fires fenerror once, after the board has shown the error, and again when it is set again', async () => {
    const element = await diagram();
    const heard = listen(element);
    setTimeout(() => (element.fen = broken));
    const event = await oneEvent(element, 'fenerror');
    expect(event.bubbles || event.cancelable || event.composed).to.equal(false);
    expect(errorOf(element)).to.contain('Rank 7');
    element.orientation = 'black';
    await element.updateComplete;
    expect(heard).to.deep.equal([element.error]);
    element.fen = start;
    await element.updateComplete;
    element.fen = broken;
    await element.updateComplete;
    expect(heard).to.have.length(2);
  });

  it('is reported before updateComplete resolves, as are repairs of another FEN', async () => {
    const element = await diagram();
    const heard = listen(element);
    element.fen = broken;
    await element.updateComplete;
    expect(heard).to.deep.equal([element.error]);
    element.fen = `FEN: ${start}`;
    await element.updateComplete;
    expect(element.warnings).to.have.length(1);
    expect(pieceCount(element)).to.equal(32);
    element.fen = start.replace(' 0 1', '');
    expect(element.position).not.to.equal(null);
    await element.updateComplete;
    expect(element.warnings.map(({code}) => code)).to.deep.equal(['missing-fields']);
  });

  it('does not affect other boards', async () => {
    const boards = await fixture<HTMLElement>(
      html`<div><fen-board fen=${broken}></fen-board><fen-board fen=${smirf}></fen-board></div>`,
    );
    const [wrong, right] = boards.querySelectorAll('fen-board');
    expect(wrong?.error?.code).to.equal('rank-width');
    expect(wrong && pieceCount(wrong)).to.equal(0);
    expect(right && pieceCount(right)).to.equal(smirf.split(' ')[0]?.match(/[a-z]/gi)?.length);
    expect(right?.error).to.equal(null);
  });

  const hostile: readonly (readonly [what: string, fen: unknown])[] = [
    ['a megabyte of slashes', '/'.repeat(1_000_000)],
    ['a megabyte of letters', 'r'.repeat(1_000_000)],
    ['markup', '<img src=x onerror="window.hit = true"><script>window.hit = true</script>'],
    ['a closing tag', '"></fen-board><script>window.hit = true</script>'],
    ['NUL', '\0\0\0'],
    ['NUL inside', 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBN\0 w KQkq - 0 1'],
    ['emoji', '♔♕♖ 🏰🐴 👨‍👩‍👧‍👦'],
    ['lone surrogates', '\ud800\udfff\udc00'],
    ['template syntax', '${alert(1)} {{alert(1)}} <!--?lit$ --> <?lit$123$>'],
    ['right-to-left marks', '\u202ernbqkbnr/8/8/8/8/8/8/8 w - - 0 1'],
    ['a number', 42],
    ['no number', NaN],
    ['an object', {}],
    ['a symbol', Symbol('fen')],
    [
      'an object that throws',
      {
        toString: () => {
          throw new Error('no');
        },
      },
    ],
    ['a function', () => start],
  ];
  for (const [what, fen] of hostile) {
    it(`causes an error with a place, and no exception: ${what}`, async () => {
      const element = await diagram();
      const heard = listen(element);
      Object.assign(element, {fen});
      await element.updateComplete;
      expect(element.position).to.equal(null);
      expect(element.error?.message).to.be.a('string').and.not.be.empty;
      expect(element.error?.index).to.be.at.least(0);
      // Drawing the error again does not report it again.
      element.theme = 'green';
      await element.updateComplete;
      expect(heard).to.have.length(1);
      expect(pieceCount(element)).to.equal(0);
      expect(element.shadowRoot?.querySelector('script, img')).to.equal(null);
      expect('hit' in window).to.equal(false);
      for (const mode of ['play', 'edit'] as const) {
        Object.assign(element, {mode, name: 'position', required: true});
        // Validity is complete once the part of the mode has loaded.
        await until(() => !element.checkValidity());
      }
      element.mode = 'view';
      await element.updateComplete;
      await expect(element).to.be.accessible();
    });
  }
});

describe('the note of a FEN that cannot be read', () => {
  const note = async (width: number, fen = broken) => {
    const element = await fixture<FenBoard>(
      html`<fen-board fen=${fen} style="width: ${width}px"></fen-board>`,
    );
    await nextFrame();
    const box = element.shadowRoot?.querySelector<HTMLElement>('[part=error]');
    if (!box) throw new Error('There is no note.');
    return {box, element};
  };

  it('underlines the place in the FEN', async () => {
    const {box} = await note(300);
    const place = box.querySelector('u');
    expect(place?.textContent).to.equal('ppppppppp');
    expect(place && getComputedStyle(place).textDecorationLine).to.equal('underline');
    expect(box.querySelector('code')?.textContent).to.equal(broken);
  });

  for (const width of [120, 160, 200, 240, 480]) {
    it(`stays on a board of ${width} pixels, however long it is`, async () => {
      for (const fen of [broken, 'x'.repeat(600), `${broken} ${'more '.repeat(60)}`]) {
        const {box, element} = await note(width, fen);
        const [inner, outer] = [box.getBoundingClientRect(), element.getBoundingClientRect()];
        expect(inner.left).to.be.at.least(outer.left);
        expect(inner.right).to.be.at.most(outer.right);
        expect(inner.top).to.be.at.least(outer.top);
        expect(inner.bottom).to.be.at.most(outer.bottom);
        expect(Math.round(outer.height)).to.equal(width);
      }
    });
  }

  it('is shown completely if it is more than one line', async () => {
    for (const width of [200, 240, 480]) {
      const {box} = await note(width);
      expect(box.scrollHeight, String(width)).to.equal(box.clientHeight);
    }
  });

  for (const width of [120, 160, 176]) {
    it(`is one line on a board of ${width} pixels, with all of it in the tooltip and for a screen reader`, async () => {
      const {box} = await note(width);
      expect(box.getBoundingClientRect().height).to.be.below(40);
      expect(box.title).to.contain('Rank 7 has 9 squares').and.to.contain(broken);
      expect(box.textContent).to.contain('Rank 7 has 9 squares').and.to.contain(broken);
      for (const part of box.querySelectorAll('p, code')) {
        expect(getComputedStyle(part).display).to.not.equal('none');
        expect(getComputedStyle(part).visibility).to.equal('visible');
      }
    });
  }
});
