import {expect} from 'chai';
import {fixture, html} from '@open-wc/testing';
import '../../src/define.js';
import {TextReader} from '../../src/game/document/text-reader.js';
import {gameFilesPart} from '../../src/parts/game-loader.js';
import {readerPart} from '../../src/parts/loader.js';

describe('reading a game', () => {
  it('goes to a place as soon as the tolerant reader has loaded for its start position', async () => {
    const pgn = '[FEN "8/8/8/8/8/8/P7/K6k w KQkq - 0 1"]\n\n1. a4 *';
    const game = await fixture<HTMLElementTagNameMap['fen-game']>(html`<fen-game .pgn="${pgn}"></fen-game>`);
    expect(readerPart.loaded).to.equal(undefined);
    expect(await game.goTo('1')).to.equal(true);
    expect(game.board?.fen).to.match(/^8\/8\/8\/8\/P7\/8\/8\/K6k b/);
  });

  it('reads what mail and web pages make of PGN once the part for that has loaded', async () => {
    const pgn = '[White Anna]\n[Black &quot;Ben&quot;]\n\n<p>1. e4e5 2. Nf3<br> Nc6 *</p>';
    const game = await fixture<HTMLElementTagNameMap['fen-game']>(html`<fen-game .pgn="${pgn}"></fen-game>`);
    await game.goTo('end');
    expect(game.current?.place).to.equal('2b');
    expect([...(game.games[0]?.tags.values() ?? [])]).to.deep.equal(['Anna', 'Ben']);
  });

  it('names an annotation that few games have', async () => {
    const game = await fixture<HTMLElementTagNameMap['fen-game']>(
      html`<fen-game .pgn="${'1. e4 $1 e5 (1... c5 $146) *'}"></fen-game>`,
    );
    await game.goTo('start');
    const names = [...(game.shadowRoot?.querySelectorAll('.moves [role=img]') ?? [])].map((glyph) =>
      glyph.getAttribute('aria-label'),
    );
    expect(names).to.deep.equal(['good move', 'novelty']);
  });

  it('has its board or its error when its update is complete', async () => {
    const game = await fixture<HTMLElementTagNameMap['fen-game']>(
      html`<fen-game .pgn="${'[FEN "8/8/8/8/8/8/P7/K6k w KQkq - 0 1"]\n\n1. a5 *'}" game="2"></fen-game>`,
    );
    await game.goTo('start');
    expect(game.shadowRoot?.querySelector('[part=error]')?.textContent).to.contain('no game 2');
  });

  it('hands on the games of a long text in a task of their own, after the last slice', async () => {
    await gameFilesPart.load();
    const text = '[White "Anna"]\n\n1. e4 *\n\n'.repeat(13);
    const reader = new TextReader(
      () => undefined,
      () => [],
    );
    const steps: [number, boolean][] = [];
    const original = performance.now.bind(performance);
    let time = original();
    // A few games take a slice.
    performance.now = () => (time += 3);
    try {
      do {
        await reader.reading;
        const {found, isComplete} = reader.read(text, 1);
        steps.push([found.length, isComplete]);
      } while (!steps.at(-1)?.[1]);
    } finally {
      performance.now = original;
    }
    expect(steps.length).to.be.above(3);
    expect(steps.slice(-2)).to.deep.equal([
      [13, false],
      [13, true],
    ]);
  });
});
