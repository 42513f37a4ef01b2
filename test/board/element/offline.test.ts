import {expect, fixture, html, nextFrame} from '@open-wc/testing';
import '../../../src/index.js';
import type {FenBoard} from '../../../src/index.js';
import {start} from '../../tools/fixtures/positions.js';
import {countUpdates} from '../../tools/user.js';
import {recordWarnings} from '../../tools/warnings.js';

describe('on a page that can fetch no more scripts', () => {
  const warnings = recordWarnings();

  before(() => {
    // From now on no browser fetches a script for this page.
    const policy = document.createElement('meta');
    policy.httpEquiv = 'Content-Security-Policy';
    policy.content = "script-src 'unsafe-inline' 'unsafe-eval'";
    document.head.append(policy);
  });

  const warned = async () => {
    while (warnings.length === 0) await nextFrame();
    return warnings[0];
  };

  for (const mode of ['play', 'edit']) {
    it(`a board in ${mode} stays a picture with a note below it, and the console shows the reason`, async () => {
      const board = await fixture<FenBoard>(html`<fen-board mode=${mode} fen=${start}></fen-board>`);
      expect(await warned()).to.contain('a part is missing');
      await board.updateComplete;
      const root = board.shadowRoot as ShadowRoot;
      expect(root.querySelectorAll('svg, [role=grid]').length).to.equal(1);
      const note = root.querySelector('[role=status]') as Element;
      expect(note.textContent).to.contain('only a picture');
      const {top, height} = note.getBoundingClientRect();
      expect(height).to.be.greaterThan(10);
      expect(top).to.be.at.least(root.querySelector('svg')?.getBoundingClientRect().bottom ?? Infinity);
      board.mode = 'view';
      await board.updateComplete;
      expect(root.querySelector('[role=status]')).to.equal(null);
    });
  }

  it('a press on a board tries again, without a second warning', async () => {
    const board = await fixture<FenBoard>(html`<fen-board mode="play" fen=${start}></fen-board>`);
    expect(await warned()).to.contain('a part is missing');
    const updates = countUpdates(board);
    const picture = board.shadowRoot?.querySelector('svg') as Element;
    for (const press of [1, 2]) {
      picture.dispatchEvent(new PointerEvent('pointerdown', {bubbles: true, composed: true}));
      // The note about the failure is shown.
      while (updates() < press) await nextFrame();
    }
    expect(warnings.length).to.equal(1);
  });

  it('a board whose FEN must be repaired stays empty, and the console shows the reason once', async () => {
    const board = await fixture<FenBoard>(html`<fen-board fen=${start}></fen-board>`);
    const pieces = () => board.shadowRoot?.querySelectorAll('[part~=piece] > path[d^=M]').length;
    expect(pieces()).not.to.equal(0);
    board.fen = `FEN: ${start}`;
    await board.updateComplete;
    expect(warnings).to.deep.equal([
      'fen-board: a part is missing, or of another version than fen-board.min.js.',
    ]);
    expect(pieces()).to.equal(0);
    const picture = board.shadowRoot?.querySelector('svg');
    expect(picture?.getAttribute('aria-label')).to.equal('Chess diagram that cannot be read');
    expect(board.shadowRoot?.getElementById('overview')?.textContent.trim()).to.equal('');
    expect(board).to.deep.include({position: null, error: null, warnings: []});
    const odd = await fixture<FenBoard>(html`<fen-board fen="8/8/8/8/8/8/8/K7 w"></fen-board>`);
    expect(odd.position?.placement).to.equal('8/8/8/8/8/8/8/K7');
    board.fen = start;
    await board.updateComplete;
    expect(pieces()).not.to.equal(0);
    expect(warnings).to.have.length(1);
  });

  it('a board with other pieces shows the modern ones, and the console shows the reason', async () => {
    const board = await fixture<FenBoard>(html`<fen-board pieces="classic" fen=${start}></fen-board>`);
    expect(await warned()).to.contain('a part is missing');
    const modern = await fixture<FenBoard>(html`<fen-board fen=${start}></fen-board>`);
    const pieces = ({shadowRoot}: FenBoard) =>
      [...(shadowRoot?.querySelectorAll('[part^=piece] path') ?? [])]
        .map((path) => path.getAttribute('d'))
        .join();
    expect(pieces(board) === pieces(modern)).to.equal(true);
  });

  it('a board warns that its toolbar cannot be fetched', async () => {
    await fixture<FenBoard>(html`<fen-board controls fen=${start}></fen-board>`);
    expect(await warned()).to.contain('a part is missing');
  });

  it('a game stays text, and the console shows the reason', async () => {
    const game = await fixture(html`<fen-game><pre>1. e4 *</pre></fen-game>`);
    expect(await warned()).to.contain('a part is missing');
    expect(game.querySelector('pre')?.checkVisibility()).to.equal(true);
  });

  it('a script’s move is rejected', async () => {
    const board = await fixture<FenBoard>(html`<fen-board fen=${start}></fen-board>`);
    const failed = await board.move('e4').then(
      () => false,
      () => true,
    );
    expect(failed).to.equal(true);
    expect(board.fen).to.equal(start);
  });
});
