import {expect} from '@open-wc/testing';
import {addLocale} from '../../../src/index.js';
import {languages} from '../../../src/words/languages.js';
import {capablancaRandom, chess960, chess960Number} from '../../../src/core/rules/index.js';
import {formatFen} from '../../../src/core/notation/index.js';
import {can, until} from '../../tools/user.js';
import {capablanca, empty, smirf, start} from '../../tools/fixtures/positions.js';
import {setup, type Editor} from './editor.js';

const menu = 'Start position';
const shown = (user: Editor) => [
  user.control<HTMLSelectElement>(menu).selectedOptions[0]?.textContent,
  user.control<HTMLInputElement>('Chess960').value,
];

describe('the start positions of the editor', () => {
  // This test must be first: after it, the part for random starts has loaded.
  it('do not replace a position that was set while the part for random starts was loading', async () => {
    const user = await setup(capablanca);
    user.control('Random start').click();
    user.board.fen = smirf;
    await user.settled();
    // Another editor shows that the part has loaded.
    const other = await setup(capablanca);
    await other.pressControl('Random start');
    await until(() => shown(other)[0] === 'Capablanca random');
    await user.settled();
    expect(user.board.fen).to.equal(smirf);
    user.board.fen = capablanca;
    await user.settled();
    await user.pressControl('Random start');
    expect(shown(user)).to.deep.equal(['Capablanca random', '']);
  });

  const emptyWide = '10/10/10/10/10/10/10/10 w - - 0 1';
  for (const [entry, fen, name] of [
    ['empty', empty, 'Empty board'],
    ['capablanca', capablanca, 'Capablanca'],
    ['gothic', 'rnbqckabnr/pppppppppp/10/10/10/10/PPPPPPPPPP/RNBQCKABNR w KQkq - 0 1', 'Gothic'],
    ['carrera', 'ranbqkbncr/pppppppppp/10/10/10/10/PPPPPPPPPP/RANBQKBNCR w KQkq - 0 1', 'Carrera'],
    ['janus', 'ranbkqbnar/pppppppppp/10/10/10/10/PPPPPPPPPP/RANBKQBNAR w sKQkq - 0 1', 'Janus'],
    ['embassy', 'rnbqkcabnr/pppppppppp/10/10/10/10/PPPPPPPPPP/RNBQKCABNR w mKQkq - 0 1', 'Embassy'],
    ['grotesque', 'rbqnkcnabr/pppppppppp/10/10/10/10/PPPPPPPPPP/RBQNKCNABR w KQkq - 0 1', 'Grotesque'],
    ['univers', 'rbncqkanbr/pppppppppp/10/10/10/10/PPPPPPPPPP/RBNCQKANBR w KQkq - 0 1', 'Univers'],
    ['victorian', 'crnbakbnrq/pppppppppp/10/10/10/10/PPPPPPPPPP/CRNBAKBNRQ w KQkq - 0 1', 'Victorian'],
    ['empty-10', emptyWide, 'Empty board'],
  ] as const) {
    it(`are set up from the menu, announced and shown: ${entry}`, async () => {
      const user = await setup(start);
      expect(shown(user)).to.deep.equal(['Chess', '518']);
      await user.fill(menu, entry);
      expect(user.board.fen).to.equal(fen);
      expect(user.announced).to.equal(`Start position: ${name}.`);
      expect(shown(user)).to.deep.equal([name, '']);
      await user.fill(menu, 'start');
      expect(user.board.fen).to.equal(start);
      expect(user.announced).to.equal('Start position: Chess.');
    });
  }

  it('have the whole name of the empty board in a language that writes it without a full stop', async () => {
    addLocale('qad', {diagram: {emptyBoard: 'Malplena tabulo'}});
    const user = await setup(empty);
    user.board.lang = 'qad';
    await user.settled();
    await until(() => shown(user)[0] === 'Malplena tabulo');
  });

  it('are chosen at random from the menu: Chess960, with its number', async () => {
    const user = await setup(empty);
    await user.fill(menu, 'chess960');
    const number = user.board.position && chess960Number(user.board.position);
    expect(number).to.be.within(0, 959);
    // One choice in 960 is the orthodox start.
    if (number === 518) return;
    expect(user.announced).to.equal(`Chess960 start position ${number}.`);
    expect(shown(user)).to.deep.equal(['Chess960', `${number}`]);
  });

  it('are chosen at random from the menu: Capablanca random chess', async () => {
    const user = await setup(start);
    await user.fill(menu, 'random');
    expect(user.board.position?.files).to.equal(10);
    expect(user.board.fen).to.match(/ w KQkq - 0 1$/);
  });

  it('are shown in the menu if a page has set them, whatever the counters are', async () => {
    const user = await setup('chess960:42');
    expect(shown(user)).to.deep.equal(['Chess960', '42']);
    user.board.fen = capablanca.replace('0 1', '3 7');
    await user.settled();
    expect(shown(user)).to.deep.equal(['Capablanca', '']);
    user.board.fen = formatFen(capablancaRandom(() => 0.4));
    await user.settled();
    expect(shown(user)).to.deep.equal(['Capablanca random', '']);
    user.board.fen = smirf;
    await user.settled();
    expect(shown(user)).to.deep.equal(['–', '']);
    user.board.fen = start;
    await user.settled();
    expect(shown(user)).to.deep.equal(['Chess', '518']);
  });

  it('are no longer shown after a move, but are again after Undo', async () => {
    const user = await setup('janus');
    await user.drag('e2', 'e4');
    expect(shown(user)).to.deep.equal(['–', '']);
    await user.pressControl('Undo');
    expect(shown(user)).to.deep.equal(['Janus', '']);
  });

  it('are not set up by a number that does not exist', async () => {
    const user = await setup(start);
    for (const wrong of ['960', '-1', '', 'x']) await user.fill('Chess960', wrong);
    expect(user.board.fen).to.equal(start);
    expect(shown(user)).to.deep.equal(['Chess', '518']);
    expect(user.changes).to.deep.equal([]);
  });

  it('are not set up if a listener cancels the change', async () => {
    const user = await setup(start);
    user.board.addEventListener('beforechange', (event) => event.preventDefault());
    await user.fill(menu, 'gothic');
    await user.fill('Chess960', '1');
    expect(user.board.fen).to.equal(start);
    expect(shown(user)).to.deep.equal(['Chess', '518']);
  });

  it('can be reached by key: the menu, the number, and the button for a random one', async () => {
    const user = await setup(start);
    const select = user.control<HTMLSelectElement>(menu);
    const field = user.control<HTMLInputElement>('Chess960');
    field.focus();
    field.select();
    await user.press('4', '2', 'Enter');
    expect(user.board.fen).to.equal(formatFen(chess960(42)));
    expect(user.announced).to.equal('Chess960 start position 42.');
    user.control('Random start').focus();
    await user.press('Enter');
    await user.press(' ');
    expect(user.changes).to.have.length(3);
    expect(user.focused()).to.equal('Random start');
    user.cell('e1').focus();
    await user.press('Control+z', 'Control+z');
    expect(user.board.fen).to.equal(formatFen(chess960(42)));
    select.focus();
    expect(user.root.activeElement).to.equal(select);
    await user.press('g');
    await until(() => user.board.position?.files === 10);
    expect(user.announced).to.equal('Start position: Gothic.');
  });

  it('are chosen at random by finger, on a board of the same size', async function () {
    if (!(await can('touch'))) this.skip();
    const user = await setup(empty);
    await user.tapOn(user.control('Random start'));
    expect(chess960Number(user.board.position ?? chess960(0, 1))).to.be.within(0, 959);
    await user.fill(menu, 'gothic');
    await user.tapOn(user.control('Random start'));
    await until(() => user.board.position?.files === 10);
    expect(user.board.fen).not.to.contain('rnbqckabnr');
  });

  for (const lang of Object.keys(languages)) {
    it(`are announced in the language of the page: ${lang}`, async () => {
      const user = await setup(empty, {lang});
      await until(() => user.root.querySelector('[part=panel]')?.getAttribute('lang') === lang);
      const field = user.control<HTMLInputElement>('Chess960');
      field.value = '7';
      field.dispatchEvent(new Event('change', {bubbles: true}));
      await user.settled();
      expect(user.announced)
        .to.match(/7.*Chess960/)
        .and.not.to.contain('start position');
    });
  }
});
