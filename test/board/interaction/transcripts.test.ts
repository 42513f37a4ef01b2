import {expect} from '@open-wc/testing';
import {sendKeys} from '@web/test-runner-commands';
import '../../../src/index.js';
import {start} from '../../tools/fixtures/positions.js';
import {announcement, button, shown} from '../../game/shown.js';
import {setup as setupPuzzle} from '../solve/solver.js';
import {descriptionOf, setup, temporary, until, User} from '../../tools/user.js';

// The announcements of five tasks, in their order. docs/accessibility.md quotes some of them.

type Language = 'en' | 'de';
const languages: readonly Language[] = ['en', 'de'];

/** All announcements, without the blanks that make screen readers read the same text again. */
const announcements = (user: User) => user.announcements.map((text) => text.trim()).filter(Boolean);

/** Waits until the board uses a language. */
const untilLanguage = (user: User, lang: Language) =>
  until(() => user.root.querySelector('[role=grid]')?.getAttribute('lang') === lang);

/** Presses Enter on squares, one after the other. */
async function enter(user: User, ...squares: readonly string[]): Promise<void> {
  for (const square of squares) {
    user.cell(square).focus();
    await user.press('Enter');
  }
}

async function type(user: User, ...texts: readonly string[]): Promise<void> {
  const field = await until(() => user.root.querySelector<HTMLInputElement>('.move-input input'));
  for (const text of texts) {
    const before = user.announcements.length;
    field.focus();
    field.value = text;
    await sendKeys({press: 'Enter'});
    await until(() => user.announcements.length > before);
    await user.settled();
  }
}

describe('understanding a diagram', () => {
  const fen = 'r3k2r/pp3ppp/8/3pP3/8/8/PPP2PPP/R3K2R w KQkq d6 0 12';
  const heardIn = {
    en: [
      'Chess position, White to move',
      'White: king e1, rooks a1, h1, pawns a2, b2, c2, e5, f2, g2, h2.',
      'Black: king e8, rooks a8, h8, pawns a7, b7, d5, f7, g7, h7.',
      'White to move.',
      'White may castle kingside and queenside.',
      'Black may castle kingside and queenside.',
      'The pawn on d5 may be taken en passant on d6.',
      'Marked: green d6.',
      'Arrows: red e5 to d6.',
    ],
    de: [
      'Schachstellung, Weiß am Zug',
      'Weiß: König e1, Türme a1, h1, Bauern a2, b2, c2, e5, f2, g2, h2.',
      'Schwarz: König e8, Türme a8, h8, Bauern a7, b7, d5, f7, g7, h7.',
      'Weiß am Zug.',
      'Weiß darf kurz und lang rochieren.',
      'Schwarz darf kurz und lang rochieren.',
      'Der Bauer d5 kann en passant auf d6 geschlagen werden.',
      'Markiert: grün d6.',
      'Pfeile: rot e5 nach d6.',
    ],
  };
  for (const lang of languages) {
    it(`is reading its name and its lines, in ${lang}`, async () => {
      const board = temporary(document.createElement('fen-board'));
      Object.assign(board, {fen, marks: 'Gd6 Re5d6', lang});
      document.body.append(board);
      const name = () => board.shadowRoot?.querySelector('[role=img]')?.getAttribute('aria-label');
      await until(() => name() && board.shadowRoot?.querySelector('svg')?.getAttribute('lang') === lang);
      await board.updateComplete;
      expect([name(), ...descriptionOf(board).split('\n')]).to.deep.equal(heardIn[lang]);
    });
  }
});

/** Moves as they are typed, and as they are made by squares. */
interface Play {
  readonly fen: string;
  readonly typed: Readonly<Record<Language, readonly string[]>>;
  readonly squares: readonly (readonly [from: string, to: string])[];
  /** The pieces in the order in which they are picked up, which typed moves do not announce. */
  readonly picked: Readonly<Record<Language, readonly string[]>>;
  readonly heardIn: Readonly<Record<Language, readonly string[]>>;
}

const scholarsMate: Play = {
  fen: start,
  typed: {
    en: ['e4', 'e5', 'Bc4', 'Nc6', 'Qh5', 'Nf6', 'Qxf7#'],
    de: ['e4', 'e5', 'Lc4', 'Sc6', 'Dh5', 'Sf6', 'Dxf7#'],
  },
  squares: [
    ['e2', 'e4'],
    ['e7', 'e5'],
    ['f1', 'c4'],
    ['b8', 'c6'],
    ['d1', 'h5'],
    ['g8', 'f6'],
    ['h5', 'f7'],
  ],
  picked: {
    en: [
      'Pawn e2 picked up.',
      'Pawn e7 picked up.',
      'Bishop f1 picked up.',
      'Knight b8 picked up.',
      'Queen d1 picked up.',
      'Knight g8 picked up.',
      'Queen h5 picked up.',
    ],
    de: [
      'Bauer e2 in der Hand.',
      'Bauer e7 in der Hand.',
      'Läufer f1 in der Hand.',
      'Springer b8 in der Hand.',
      'Dame d1 in der Hand.',
      'Springer g8 in der Hand.',
      'Dame h5 in der Hand.',
    ],
  },
  heardIn: {
    en: [
      'Pawn e2 to e4. Black to move.',
      'Pawn e7 to e5. White to move.',
      'Bishop f1 to c4. Black to move.',
      'Knight b8 to c6. White to move.',
      'Queen d1 to h5. Black to move.',
      'Knight g8 to f6. White to move.',
      'Queen h5 takes pawn f7. Checkmate. White wins.',
    ],
    de: [
      'Bauer e2 nach e4. Schwarz am Zug.',
      'Bauer e7 nach e5. Weiß am Zug.',
      'Läufer f1 nach c4. Schwarz am Zug.',
      'Springer b8 nach c6. Weiß am Zug.',
      'Dame d1 nach h5. Schwarz am Zug.',
      'Springer g8 nach f6. Weiß am Zug.',
      'Dame h5 schlägt Bauer auf f7. Schachmatt. Weiß gewinnt.',
    ],
  },
};

const castlingAndPromotion: Play = {
  fen: '7k/P7/8/8/8/8/8/4K2R w K - 0 1',
  typed: {en: ['O-O', 'Kh7', 'a8=N'], de: ['O-O', 'Kh7', 'a8=S']},
  squares: [
    ['e1', 'g1'],
    ['h8', 'h7'],
    ['a7', 'a8'],
  ],
  picked: {
    en: ['King e1 picked up.', 'King h8 picked up.', 'Pawn a7 picked up.'],
    de: ['König e1 in der Hand.', 'König h8 in der Hand.', 'Bauer a7 in der Hand.'],
  },
  heardIn: {
    en: [
      'King castles kingside. Black to move.',
      'King h8 to h7. White to move.',
      'Pawn a7 to a8. Promotes to knight. Black to move.',
    ],
    de: [
      'Kurze Rochade. Schwarz am Zug.',
      'König h8 nach h7. Weiß am Zug.',
      'Bauer a7 nach a8. Umwandlung in Springer. Schwarz am Zug.',
    ],
  },
};

for (const [what, {fen, typed, squares, picked, heardIn}] of Object.entries({
  'Scholar’s mate': scholarsMate,
  'castling and a promotion to a knight': castlingAndPromotion,
})) {
  for (const lang of languages) {
    describe(`playing ${what}, in ${lang}`, () => {
      it('announces each move that is typed', async () => {
        const user = await setup(fen, {'move-input': '', lang});
        await untilLanguage(user, lang);
        await type(user, ...typed[lang]);
        expect(announcements(user)).to.deep.equal(heardIn[lang]);
      });

      it('announces each piece that is picked up and each move, by squares', async () => {
        const user = await setup(fen, {lang});
        await untilLanguage(user, lang);
        await enter(user, ...squares.flat());
        if (typed[lang].some((move) => move.includes('='))) {
          await until(() => user.root.activeElement?.closest('.chooser'));
          // The queen is offered first, the knight below it.
          await user.press('ArrowDown', 'Enter');
          expect(user.board.position?.placement).to.match(/^N7/);
        }
        expect(announcements(user)).to.deep.equal(
          heardIn[lang].flatMap((move, i) => [picked[lang][i] ?? '', move]),
        );
      });
    });
  }
}

describe('setting up king and rook against king', () => {
  const heardIn = {
    en: [
      'White king on e1.',
      'White rook on h1.',
      'Black king on e8.',
      'Castling, White kingside: allowed.',
      'Side to move: Black.',
    ],
    de: [
      'Weißer König auf e1.',
      'Weißer Turm auf h1.',
      'Schwarzer König auf e8.',
      'Rochade, Weiß kurz: erlaubt.',
      'Am Zug: Schwarz.',
    ],
  };
  const letters = {en: ['K', 'R', 'k'], de: ['K', 'T', 'k']};
  const labels = {en: ['White kingside', 'Black'], de: ['Weiß kurz', 'Schwarz']};
  for (const lang of languages) {
    it(`is letters on squares and boxes, in ${lang}`, async () => {
      const user = await User.setup({
        fen: '8/8/8/8/8/8/8/8 w - - 0 1',
        mode: 'edit',
        animation: 'none',
        lang,
      });
      await untilLanguage(user, lang);
      for (const [i, square] of ['e1', 'h1', 'e8'].entries()) {
        user.cell(square).focus();
        await user.press((letters[lang][i] ?? '').replace(/[A-Z]/, 'Shift+$&'));
      }
      for (const label of labels[lang]) {
        const control = [...user.root.querySelectorAll('.panel label, .panel button')].find(
          (one) => one.querySelector('span')?.textContent === label,
        );
        ((control?.querySelector('input') ?? control) as HTMLElement).focus();
        await user.press(' ');
      }
      expect(announcements(user)).to.deep.equal(heardIn[lang]);
      expect(user.board.fen).to.equal('4k3/8/8/8/8/8/8/4K2R b K - 0 1');
    });
  }
});

describe('solving a puzzle with a mistake and a hint', () => {
  const heardIn = {
    en: [
      'Rook b1 picked up.',
      'Rook b1 to b8. Check. Not Rb8+. Try again. Undone.',
      'Hint: rook.',
      'Rook a2 picked up.',
      'Rook a2 to a7. Right. King h8 to g8. White to move.',
      'Rook b1 picked up.',
      'Rook b1 to b8. Checkmate. White wins. Solved.',
    ],
    de: [
      'Turm b1 in der Hand.',
      'Turm b1 nach b8. Schach. Nicht Tb8+. Versuchen Sie es noch einmal. Zurückgenommen.',
      'Tipp: Turm.',
      'Turm a2 in der Hand.',
      'Turm a2 nach a7. Richtig. König h8 nach g8. Weiß am Zug.',
      'Turm b1 in der Hand.',
      'Turm b1 nach b8. Schachmatt. Weiß gewinnt. Gelöst.',
    ],
  };
  for (const lang of languages) {
    it(`is one message for each piece that is picked up and each event, in ${lang}`, async () => {
      const user = await setupPuzzle({lang});
      await untilLanguage(user, lang);
      await user.turn();
      await enter(user, 'b1', 'b8');
      await user.turn();
      await user.clickOn(user.root.querySelector('[part~=hint]') as Element);
      await enter(user, 'a2', 'a7');
      await user.turn();
      await enter(user, 'b1', 'b8');
      await user.solved();
      await user.settled();
      expect(announcements(user)).to.deep.equal(heardIn[lang]);
    });
  }
});

describe('reading a game with two variations, and returning', () => {
  const pgn = '[Result "1-0"]\n\n1. e4 {Best.} e5 (1... c5 2. Nf3) (1... e6) 2. Qh5 Ke7?? 3. Qxe5# 1-0';
  const heardIn = {
    en: [
      '1 White: pawn to e4. Best.',
      '1 Black: pawn to e5. 2 variations instead.',
      'Variation 1 of 2. 1 Black: pawn to c5.',
      '2 White: knight to f3. End of the variation.',
      'Variation 1 of 2. 1 Black: pawn to c5.',
      'Variation 2 of 2. 1 Black: pawn to e6. End of the variation.',
      '1 Black: pawn to e5. 2 variations instead.',
      '2 White: queen to h5.',
      '2 Black: king to e7, blunder.',
      '3 White: queen takes on e5, checkmate. End of the game: White won.',
    ],
    de: [
      '1 Weiß: Bauer nach e4. Best.',
      '1 Schwarz: Bauer nach e5. Stattdessen 2 Varianten.',
      'Variante 1 von 2. 1 Schwarz: Bauer nach c5.',
      '2 Weiß: Springer nach f3. Ende der Variante.',
      'Variante 1 von 2. 1 Schwarz: Bauer nach c5.',
      'Variante 2 von 2. 1 Schwarz: Bauer nach e6. Ende der Variante.',
      '1 Schwarz: Bauer nach e5. Stattdessen 2 Varianten.',
      '2 Weiß: Dame nach h5.',
      '2 Schwarz: König nach e7, grober Fehler.',
      '3 Weiß: Dame schlägt auf e5, Matt. Ende der Partie: Weiß gewann.',
    ],
  };
  const names = {
    en: ['Next move', 'Previous move', 'Other move here'],
    de: ['Nächster Zug', 'Voriger Zug', 'Anderer Zug hier'],
  };
  for (const lang of languages) {
    it(`is pressing three buttons, in ${lang}`, async () => {
      const game = await shown({pgn, lang});
      const [next = '', back = '', other = ''] = names[lang];
      await until(() => game.shadowRoot?.querySelector(`[aria-label="${next}"]`));
      const all: string[] = [];
      const region = game.shadowRoot?.querySelector('[role=status]') as Element;
      const listener = new MutationObserver(() => all.push(announcement(game).trim()));
      listener.observe(region, {childList: true, characterData: true, subtree: true});
      for (const name of [next, next, other, next, back, other, other, next, next, next]) {
        const before = all.length;
        button(game, name).click();
        // Of steps in quick succession, only the last is announced.
        await until(() => all.length > before);
      }
      expect(all).to.deep.equal(heardIn[lang]);
    });
  }
});
