import {expect} from '@open-wc/testing';
import {can, temporary, until} from '../tools/user.js';
import {Author, waysOr} from './author.js';
import {move} from './shown.js';

const chapter = (number: number, moves: string) =>
  `[Event "Openings: Chapter ${number}"]\n[Result "*"]\n[Annotator "https://example.com/@/ann"]\n\n${moves} *`;
/** The chapters of a study as a server exports them, with its way of writing numbers and comments. */
const chapters = [
  '1. e4 { [%cal Gf3e5] } 1... e5 2. Nf3 Nc6',
  '1. d4 d5 2. c4 (2. Nf3 Nf6)',
  '1. c4 { English. }',
  '1. e4 c5 $5',
  '1. e4 e6 2. d4',
  '1. e4 c6',
  '1. d4 Nf6',
  '1. Nf3 d5 { }',
];
const study = (moves: readonly string[]) => moves.map((text, i) => chapter(i + 1, text)).join('\n\n\n');
/** The second and the fifth chapter are written anew, and of the others not a character is. */
const changed = study(
  chapters.map((text, i) =>
    i === 1 ? '1. d4 d5 2. c4 {Queen’s Gambit.} (2. Nf3 Nf6) 2... e6' : i === 4 ? '1. e4 e6 2. d4 d5' : text,
  ),
);

/** What a person presses, and the names of that in a language. */
const english = {good: 'Good move', undo: 'Undo', redo: 'Redo'};
const german = {good: 'Guter Zug', undo: 'Rückgängig', redo: 'Wiederholen'};

/** Pastes a study onto an empty board, changes two chapters, and submits the form. @returns Its value, and what was announced. */
async function submitStudy(by: Author['by'], lang: string, names: typeof english) {
  const form = temporary(document.createElement('form'));
  form.append(document.createElement('button'));
  document.body.append(form);
  const submitted: unknown[] = [];
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    submitted.push(new FormData(form).get('study'));
  });
  const author = await Author.write({name: 'study', required: '', lang}, '', form);
  author.by = by;
  // The words of the editor come after those of the diagram.
  await author.button(names.undo);
  const history = async (name: string) =>
    by === 'keys' ? author.key(name === names.undo ? 'Control+z' : 'Control+y') : author.pressNamed(name);
  const announced = await author.transcript(
    async () => {
      await author.paste(study(chapters));
      await until(() => author.chooser);
    },
    async () => {
      await author.choose(2);
      await author.act(move(author.game, 'c4'));
    },
    () => author.comment('Queen’s Gambit.'),
    () => author.play('e7e6'),
    async () => {
      await author.choose(5);
      await author.act(move(author.game, 'd4'));
    },
    () => author.play('d7d5'),
    () => author.edit(names.good),
    () => history(names.undo),
    () => history(names.undo),
    () => history(names.redo),
  );
  await author.act(form.querySelector('button') as HTMLElement);
  return {author, announced, submitted};
}

describe('a study', () => {
  for (const by of waysOr('keys')) {
    it(`is pasted, and two of its chapters are changed and submitted: by ${by}`, async function () {
      if (by === 'finger' && !(await can('touch'))) this.skip();
      const {author, announced, submitted} = await submitStudy(by, 'en', english);
      expect(submitted).to.deep.equal([changed]);
      expect(author.chooser?.options).to.have.lengthOf(8);
      expect(announced).to.deep.equal([
        'Game replaced.',
        '2 White: pawn to c4. 1 variation instead. End of the game: unfinished.',
        'Comment changed.',
        '2 Black: pawn to e6.',
        '2 White: pawn to d4. End of the game: unfinished.',
        '2 Black: pawn to d5.',
        'Black’s move 2: good move.',
        'Undone: Black’s move 2: good move.',
        'Undone: 2 Black: pawn to d5.',
        'Redone: 2 Black: pawn to d5.',
      ]);
    });
  }

  it('is announced in German too', async () => {
    const {announced} = await submitStudy('mouse', 'de', german);
    expect(announced).to.deep.equal([
      'Partie ersetzt.',
      '2 Weiß: Bauer nach c4. Stattdessen 1 Variante. Ende der Partie: nicht beendet.',
      'Kommentar geändert.',
      '2 Schwarz: Bauer nach e6.',
      '2 Weiß: Bauer nach d4. Ende der Partie: nicht beendet.',
      '2 Schwarz: Bauer nach d5.',
      '2. Zug von Schwarz: guter Zug.',
      'Rückgängig gemacht: 2. Zug von Schwarz: guter Zug.',
      'Rückgängig gemacht: 2 Schwarz: Bauer nach d5.',
      'Wiederholt: 2 Schwarz: Bauer nach d5.',
    ]);
  });

  it('that takes long to read leaves board and focus where they are', async () => {
    const author = await Author.write({lang: 'en'}, '1. e4 *');
    const many = Array.from({length: 4000}, (_, i) => chapter(i + 1, '1. d4 d5 2. c4 e6')).join('\n\n');
    await author.paste(many, author.tabStop);
    await until(() => author.chooser);
    expect(author.game.board).to.equal(author.board);
    expect(author.root.activeElement).to.equal(author.tabStop);
    await author.key('Control+z');
    expect(author.pgn).to.equal('1. e4 *');
  });
});
