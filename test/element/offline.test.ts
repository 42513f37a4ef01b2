import {expect, fixture, html, nextFrame} from '@open-wc/testing';
import '../../src/index.js';
import type {FenBoard} from '../../src/index.js';

const start = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1';

describe('where nothing more can be fetched', () => {
  const {warn} = console;
  let warnings: string[] = [];

  before(() => {
    // From now on this page fetches no script, whatever its engine.
    const policy = document.createElement('meta');
    policy.httpEquiv = 'Content-Security-Policy';
    policy.content = "script-src 'unsafe-inline' 'unsafe-eval'";
    document.head.append(policy);
  });
  beforeEach(() => {
    warnings = [];
    console.warn = (text: string) => warnings.push(text);
  });
  afterEach(() => {
    console.warn = warn;
  });

  const warned = async () => {
    while (warnings.length === 0) await nextFrame();
    return warnings[0];
  };

  it('a board that should be played on stays a picture, and says so', async () => {
    const board = await fixture<FenBoard>(html`<fen-board mode="play" fen=${start}></fen-board>`);
    expect(await warned()).to.contain('cannot be played on');
    expect(board.shadowRoot?.querySelectorAll('svg, [role=grid]').length).to.equal(1);
  });

  it('a board with other pieces shows those that are there, and says so', async () => {
    const board = await fixture<FenBoard>(html`<fen-board pieces="classic" fen=${start}></fen-board>`);
    expect(await warned()).to.contain('classic');
    const modern = await fixture<FenBoard>(html`<fen-board fen=${start}></fen-board>`);
    const pieces = ({shadowRoot}: FenBoard) =>
      [...(shadowRoot?.querySelectorAll('g path') ?? [])].map((path) => path.getAttribute('d')).join();
    expect(pieces(board) === pieces(modern)).to.equal(true);
  });

  it('a script hears that it cannot move', async () => {
    const board = await fixture<FenBoard>(html`<fen-board fen=${start}></fen-board>`);
    const failed = await board.move('e4').then(
      () => false,
      () => true,
    );
    expect(failed).to.equal(true);
    expect(board.fen).to.equal(start);
  });
});
