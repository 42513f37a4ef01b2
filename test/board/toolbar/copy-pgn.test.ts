import {expect} from '@open-wc/testing';
import '../../../src/index.js';
import {parsePgn} from '../../../src/core/pgn/index.js';
import {capablanca, start} from '../../tools/fixtures/positions.js';
import {setup, until, type User} from '../../tools/user.js';

/** What the button copies; where copying is not allowed, the value of the field with the text. */
async function copied(user: User, name = 'Copy PGN', isAllowed = true): Promise<string> {
  const {clipboard} = navigator;
  let text = '';
  const writeText = (copy: string) =>
    isAllowed ? Promise.resolve(void (text = copy)) : Promise.reject(new Error('no'));
  Object.defineProperty(navigator, 'clipboard', {configurable: true, value: {writeText}});
  try {
    (await user.button(name)).click();
    const shown = () => user.root.querySelector<HTMLInputElement>('[part=controls] input');
    await until(() => text || (text = shown()?.value ?? ''));
    if (!isAllowed) expect(shown()?.getAttribute('aria-label')).to.equal('PGN');
    await user.settled();
    return text;
  } finally {
    Object.defineProperty(navigator, 'clipboard', {configurable: true, value: clipboard});
  }
}

describe('Copy PGN, in the toolbar of a board to play on', () => {
  it('copies the moves that were played from the start, without those that were undone', async () => {
    const user = await setup(start, {controls: ''});
    await user.pressButton('More');
    expect(await copied(user)).to.equal('*');
    await user.click('e2', 'e4', 'e7', 'e5', 'g1', 'f3');
    await user.pressButton('Undo');
    expect(await copied(user)).to.equal('1. e4 e5 *');
    expect(user.root.querySelector('[part=controls] [role=status]')?.textContent.trim()).to.equal(
      'PGN copied.',
    );
  });

  it('has the start position, the variant and the result', async () => {
    const user = await setup('rnbqkbnr/pppp1ppp/8/4p3/6P1/5P2/PPPPP2P/RNBQKBNR b KQkq - 0 2', {controls: ''});
    await user.pressButton('More');
    await user.click('d8', 'h4');
    expect(await copied(user)).to.equal(
      '[FEN "rnbqkbnr/pppp1ppp/8/4p3/6P1/5P2/PPPPP2P/RNBQKBNR b KQkq - 0 2"]\n[SetUp "1"]\n\n2... Qh4# 0-1',
    );
    const wide = await setup(capablanca, {controls: ''});
    await wide.pressButton('More');
    await wide.click('h2', 'h4');
    const pgn = await copied(wide);
    expect(pgn).to.match(/\[Variant "Capablanca"\]\n\n1\. h4 \*$/);
    expect(parsePgn(pgn).issues).to.deep.equal([]);
    expect(await copied(wide, 'Copy PGN', /* isAllowed */ false)).to.match(/"\] 1\. h4 \*$/);
  });

  it('begins anew where a script has set another position', async () => {
    const user = await setup(start, {controls: ''});
    await user.pressButton('More');
    await user.click('e2', 'e4');
    user.board.fen = '4k3/8/8/8/8/8/4P3/4K3 w - - 0 1';
    await user.settled();
    await user.click('e2', 'e3');
    expect(await copied(user)).to.match(/^\[FEN "4k3[^]*\n1\. e3 \*$/);
  });

  it('is in no other mode', async () => {
    const user = await setup(start, {controls: '', mode: 'edit'});
    await user.pressButton('More');
    await user.button('Save SVG');
    expect(user.root.textContent).not.to.contain('PGN');
  });

  for (const [lang, name] of [
    ['de', 'PGN kopieren'],
    ['es', 'Copiar PGN'],
    ['fr', 'Copier le PGN'],
    ['nl', 'PGN kopiëren'],
  ] as const) {
    it(`has a name in ${lang}`, async () => {
      const user = await setup(start, {controls: '', lang});
      const more = {de: 'Mehr', es: 'Más', fr: 'Plus', nl: 'Meer'}[lang];
      await user.pressButton(more);
      expect(await copied(user, name)).to.equal('*');
    });
  }
});
