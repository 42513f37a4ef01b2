import {expect} from '@open-wc/testing';
import {until} from '../tools/user.js';
import {Author, waysOr} from './author.js';
import {announcement, current, move, root, shown} from './shown.js';

const study = Array.from(
  {length: 64},
  (_, i) =>
    `[Event "Endings: ${i + 1}"]\n[StudyName "Endings"]\n[ChapterName "Chapter ${i + 1}"]\n[Result "*"]\n\n{ Note ${i + 1}  [%csl Ge4] }\n1.e4  e5 (1... c5) *`,
).join('\n\n\n');

class Editor extends Author {
  chapterButton(name: string): HTMLElement {
    const found = [...root(this.game).querySelectorAll<HTMLElement>('.chapters button')].find(
      ({textContent}) => textContent.trim() === name,
    );
    if (!found) throw new Error(`There is no button ${name}.`);
    return found;
  }

  get nameField(): HTMLInputElement {
    return root(this.game).querySelector('.chapters input') as HTMLInputElement;
  }

  async rename(name: string): Promise<void> {
    const field = this.nameField;
    for (let length = 1; length <= name.length; length++) {
      field.value = name.slice(0, length);
      field.dispatchEvent(new Event('input', {bubbles: true}));
    }
    field.dispatchEvent(new Event('change', {bubbles: true}));
    await this.game.updateComplete;
  }

  get chapters(): string[] {
    return [...this.game.games].map(({tags}) => tags.get('ChapterName') ?? tags.get('Event') ?? '');
  }
}

const open = async (text: string) => {
  const author = await Author.write({list: 'table'}, text);
  const editor = new Editor(author.board, author.game);
  await until(() => root(editor.game).querySelector('.chapters'));
  return editor;
};
const three = ['One', 'Two', 'Three'].map((name) => `[Event "${name}"]\n\n1. e4 *`).join('\n\n');

describe('the chapters of a file that a person writes', () => {
  for (const way of waysOr('mouse')) {
    it(`are added, copied, moved and deleted, each in one step of Undo, with ${way}`, async () => {
      const editor = await open(three);
      editor.by = way;
      const states = [editor.chapters.join()];
      const heard: string[] = [];
      for (const name of ['Add', 'Move up', 'Move down', 'Duplicate', 'Delete']) {
        await editor.act(editor.chapterButton(name));
        states.push(editor.chapters.join());
        heard.push(announcement(editor.game));
      }
      expect(states).to.deep.equal([
        'One,Two,Three',
        'One,Chapter 4,Two,Three',
        'Chapter 4,One,Two,Three',
        'One,Chapter 4,Two,Three',
        'One,Chapter 4,Chapter 4,Two,Three',
        'One,Chapter 4,Two,Three',
      ]);
      expect(heard).to.deep.equal([
        'Chapter 4 added.',
        'Chapter 4 is number 1 now.',
        'Chapter 4 is number 2 now.',
        'Chapter 4 duplicated.',
        'Chapter 4 deleted.',
      ]);
      expect(editor.texts.length).to.equal(5);
      for (const state of states.slice(0, -1).reverse()) {
        await editor.pressNamed('Undo');
        expect(editor.chapters.join()).to.equal(state);
      }
      expect([editor.pgn, editor.game.current?.game]).to.deep.equal([three, 1]);
      await editor.pressNamed('Redo');
      expect([editor.chapters.join(), editor.game.current?.game]).to.deep.equal([states[1], 2]);
    });
  }

  it('are renamed letter by letter in one step, and the table follows', async () => {
    const editor = await open(three);
    await editor.rename('First');
    expect(editor.chapters.join()).to.equal('First,Two,Three');
    expect(announcement(editor.game)).to.equal('Chapter renamed: First.');
    await until(() => root(editor.game).querySelector('[part~=row] .c-event')?.textContent === 'First');
    await editor.pressNamed('Undo');
    expect(editor.pgn).to.equal(three);
  });

  it('have the name of a study in a tag of its own, and a study of 64 keeps what was not changed', async () => {
    const editor = await open(study);
    expect(editor.nameField.value).to.equal('Chapter 1');
    await editor.act(editor.chapterButton('Move down'));
    await editor.act(editor.chapterButton('Move up'));
    expect(editor.pgn).to.equal(study);
    await editor.act(editor.chapterButton('Add'));
    expect(editor.game.games[1]?.tags.get('StudyName')).to.equal('Endings');
    expect(editor.chapters.slice(0, 3)).to.deep.equal(['Chapter 1', 'Chapter 65', 'Chapter 2']);
    await editor.rename('New');
    await editor.act(editor.chapterButton('Delete'));
    expect(editor.pgn).to.equal(study);
  });

  it('begin with the second one in a file of one game, and the last one stays', async () => {
    const editor = await open('[Event "One"]\n\n1. e4 *');
    expect(root(editor.game).querySelector('.games') === null).to.equal(true);
    const off = (name: string) => editor.chapterButton(name).getAttribute('aria-disabled') === 'true';
    expect(['Move up', 'Move down', 'Delete', 'Add'].map(off)).to.deep.equal([true, true, true, false]);
    await editor.act(editor.chapterButton('Add'));
    await until(() => root(editor.game).querySelectorAll('[part~=row]').length === 2);
    await editor.play('d2d4');
    expect(editor.pgn).to.match(/^\[Event "One"\]\n\n1\. e4 \*\n\n\[Event "Chapter 2"\][^]*1\. d4 \*$/);
  });

  it('are not changed if a listener refuses that', async () => {
    const editor = await open(three);
    editor.game.addEventListener('beforepgnchange', (event) => event.preventDefault());
    await editor.act(editor.chapterButton('Delete'));
    expect([editor.chapters.join(), editor.texts.length]).to.deep.equal(['One,Two,Three', 0]);
  });

  it('have no buttons in `view`, without list="table", and where the page has set `game`', async () => {
    const others: readonly Readonly<Record<string, string>>[] = [
      {list: 'table'},
      {mode: 'edit'},
      {mode: 'edit', list: 'table', game: '2'},
    ];
    for (const attributes of others) {
      const game = await shown(attributes, three);
      await game.updateComplete;
      expect(root(game).querySelector('.chapters') === null).to.equal(true);
    }
  });

  it('are accessible, in German too', async () => {
    const editor = await open(three);
    await expect(editor.game).to.be.accessible();
    editor.game.lang = 'de';
    await until(() => root(editor.game).querySelector('.chapters')?.getAttribute('aria-label') === 'Kapitel');
    expect(editor.chapterButton('Verdoppeln').textContent.trim()).to.equal('Verdoppeln');
  });

  it('have moves whose menu copies a link', async () => {
    const editor = await open(three);
    editor.game.hash = true;
    editor.game.id = 'club';
    await editor.game.updateComplete;
    move(editor.game, 'e4').dispatchEvent(new MouseEvent('contextmenu', {bubbles: true, cancelable: true}));
    const items = () => [...root(editor.game).querySelectorAll<HTMLElement>('.move-menu button')];
    await until(() => items().length);
    expect(items().map(({textContent}) => textContent.trim())).to.include('Copy link');
    expect(current(editor.game)).to.equal('e4');
  });
});
