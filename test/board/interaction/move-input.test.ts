import {expect} from '@open-wc/testing';
import {sendKeys} from '@web/test-runner-commands';
import '../../../src/index.js';
import {start} from '../../tools/fixtures/positions.js';
import {setup, until, User} from '../../tools/user.js';

/** Types into the field below the board, and returns the announcement. */
async function typed(user: User, text: string): Promise<string> {
  const field = await until(() => user.root.querySelector<HTMLInputElement>('.move-input input'));
  field.focus();
  field.value = text;
  await sendKeys({press: 'Enter'});
  await user.settled();
  return user.announced.trim();
}

describe('the field of move-input', () => {
  it('has a label, and is there only if the author asks for it', async () => {
    const user = await setup(start, {'move-input': ''});
    const field = await until(() => user.root.querySelector('.move-input input'));
    expect((field as HTMLInputElement).labels?.[0]?.textContent.trim()).to.equal('Move or command');
    await expect(user.board).to.be.accessible();
    const other = await setup(start);
    await other.settled();
    expect(other.root.querySelector('input')).to.equal(null);
  });

  it('plays moves as people write them, by typing alone', async () => {
    const user = await setup(start, {'move-input': ''});
    const moves = ['e4', 'e7e5', 'Bc4', 'Nc6', 'Qh5', 'Nf6', 'Qxf7#'];
    const said = [];
    for (const move of moves) said.push(await typed(user, move));
    expect(user.sans).to.deep.equal(['e4', 'e5', 'Bc4', 'Nc6', 'Qh5', 'Nf6', 'Qxf7#']);
    expect(said[0]).to.equal('Pawn e2 to e4. Black to move.');
    expect(said.at(-1)).to.equal('Queen h5 takes pawn f7. Checkmate. White wins.');
  });

  it('castles, and promotes to a knight', async () => {
    const user = await setup('7k/P7/8/8/8/8/8/4K2R w K - 0 1', {'move-input': ''});
    expect(await typed(user, 'O-O')).to.equal('King castles kingside. Black to move.');
    await typed(user, 'Kg7');
    expect(await typed(user, 'a8=N')).to.equal('Pawn a7 to a8. Promotes to knight. Black to move.');
  });

  it('explains why a move cannot be made, and changes nothing', async () => {
    const user = await setup(start, {'move-input': ''});
    expect(await typed(user, 'Nf5')).to.contain('f5');
    expect(await typed(user, 'rubbish')).to.not.equal('');
    expect(await typed(user, 's'), 'no square').to.contain('“s”');
    expect(user.changes).to.have.length(0);
  });

  for (const [command, answer] of [
    ['p N', 'White: knights b1, g1. Black: knights b8, g8.'],
    ['p k', 'White: king e1. Black: king e8.'],
    ['s e4', 'e4, empty.'],
    ['s e', 'e8, black king; e7, black pawn; e2, white pawn; e1, white king.'],
    ['l', 'Nothing so far.'],
    ['c', 'No captures.'],
    ['m g1', 'Knight g1: f3, h3.'],
    ['m g8', 'Knight g8: f6, h6.'],
    ['m e4', 'No piece on e4.'],
  ] as const) {
    it(`answers to “${command}”`, async () => {
      const user = await setup(start, {'move-input': ''});
      const said = await typed(user, command);
      expect(
        said.replace(/(f3|h3|f6|h6), (f3|h3|f6|h6)/, (_, a: string, b: string) => [a, b].sort().join(', ')),
      ).to.equal(answer);
    });
  }

  it('counts no other piece on the square of an en passant capture among the captures', async () => {
    const user = await setup('4k3/8/R7/3pP3/8/8/8/4K3 w - d6 0 1', {'move-input': ''});
    expect(await typed(user, 'c')).to.equal('Pawn e5 takes pawn en passant d6.');
  });

  it('lists all commands for “help”, and moves the focus to a square for “board e4”', async () => {
    const user = await setup(start, {'move-input': ''});
    const help = await typed(user, 'help');
    expect(help).to.contain('Nf3').and.to.contain('o, where am I');
    await typed(user, 'board e4');
    expect(user.focused()).to.equal('e4');
  });

  for (const [lang, help, move, keys, knights] of [
    ['en', 'help', 'Type a move: Nf3, ', 'Keys on the board: ', 'p N'],
    ['de', 'hilfe', 'Ein Zug: Sf3, ', 'Tasten auf dem Brett: ', 'figuren S'],
    ['nl', 'help', 'Typ een zet: Pf3, ', 'Toetsen op het bord: ', 'stukken P'],
    ['fr', 'aide', 'Tapez un coup\u202f: Cf3, ', 'Touches sur l’échiquier\u202f: ', 'pièces C'],
    ['es', 'ayuda', 'Escriba una jugada: Cf3, ', 'Teclas en el tablero: ', 'piezas C'],
  ] as const) {
    it(`has help with commands and keys, under its own word and the English one: ${lang}`, async () => {
      const user = await setup(start, {'move-input': '', lang});
      // The words of the field come after those of the diagram.
      await until(() => {
        const label = user.root.querySelector('.move-input label')?.textContent;
        return label && (lang === 'en' || !label.includes('Move or command'));
      });
      for (const word of [help, 'help']) {
        const said = await typed(user, word);
        expect(said.startsWith(move), said).to.equal(true);
        expect(said).to.contain(keys).and.to.contain(` ${knights}, `);
      }
      expect(await typed(user, knights)).to.contain(' b1, g1');
    });
  }

  it('reads moves and commands in the language of the page', async () => {
    const user = await setup(start, {'move-input': '', lang: 'de'});
    await until(() => user.root.querySelector('.move-input label')?.textContent.includes('Zug'));
    expect(await typed(user, 'Sf3')).to.equal('Springer g1 nach f3. Schwarz am Zug.');
    expect(await typed(user, 'letzter Zug')).to.equal('Letzter Zug: Springer g1 nach f3.');
    expect(await typed(user, 'figuren D')).to.equal('Weiß: Dame d1. Schwarz: Dame d8.');
    expect(await typed(user, 'hilfe')).to.contain('Sf3');
  });

  it('answers in view too, where nobody can move', async () => {
    const user = await User.setup({fen: start, 'move-input': '', animation: 'none'});
    expect(await typed(user, 'p Q')).to.equal('White: queen d1. Black: queen d8.');
    expect(await typed(user, 'e4')).to.equal('Nobody moves on this board. Type help for the commands.');
  });
});

describe('keys on the grid that ask a question', () => {
  for (const [key, square, answer] of [
    ['o', 'e1', 'E1, white king, in check, can move to 4 squares.'],
    ['l', 'e1', 'Nothing so far.'],
    ['Shift+m', 'a1', 'Rook a1: takes queen a5.'],
    ['Shift+m', 'e1', 'No captures.'],
    ['x', 'e1', 'a5, black queen; e8, black king; a1, white rook; h1, white rook.'],
  ] as const) {
    it(`get an answer: ${key} on ${square}`, async () => {
      const user = await setup('4k3/p7/8/q7/8/8/8/R3K2R w KQ - 0 1');
      user.cell(square).focus();
      await user.settled();
      await user.press(key);
      await until(() => user.announced);
      expect(user.announced).to.equal(answer);
    });
  }

  for (const [key, square, fen, answer] of [
    ['m', 'e5', '4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1', 'Pawn e5: e6, takes pawn d6.'],
    ['Shift+m', 'e5', '4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1', 'Pawn e5: takes pawn d6.'],
    ['Shift+m', 'e1', '4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1', 'No captures.'],
  ] as const) {
    it(`count en passant among the captures, and not castling: ${key} on ${square}`, async () => {
      const user = await setup(fen);
      user.cell(square).focus();
      await user.settled();
      await user.press(key);
      await until(() => user.announced);
      expect(user.announced).to.equal(answer);
    });
  }

  it('need Alt if the letter names a piece; ? lists all keys', async () => {
    const user = await setup(start, {lang: 'de'});
    await until(() => user.cell('e1').ariaLabel?.includes('weißer König'));
    user.cell('e1').focus();
    await user.settled();
    await user.press('Alt+l');
    await until(() => user.announced === 'Bisher nichts.');
    await user.press('?');
    await until(() => user.announced.startsWith('Tasten auf dem Brett: '));
  });
});
