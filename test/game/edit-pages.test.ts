import {expect} from '@open-wc/testing';
import type {FenGame} from '../../src/index.js';
import {parsePgn} from '../../src/core/pgn/index.js';
import {temporary, until} from '../tools/user.js';
import {Author} from './author.js';
import {announcement, current, moves, opera, root, shown} from './shown.js';

/** Puts a game into a form, in its own right as a reader finds it. */
async function inForm(author: Author): Promise<HTMLFormElement> {
  const form = temporary(document.createElement('form'));
  document.body.append(form);
  form.append(author.game);
  await author.game.updateComplete;
  await until(() => root(author.game).querySelector('.edit'));
  await until(() => author.root.querySelector('[role=gridcell]'));
  return form;
}

describe('a game that is edited on a page', () => {
  it('fires beforepgnchange and pgnchange, and a listener can cancel', async () => {
    const author = await Author.write({pgn: '1. e4 *'});
    const details: unknown[] = [];
    const listener = (event: Event) => {
      details.push([event.type, (event as CustomEvent<unknown>).detail]);
      if (details.length > 2) event.preventDefault();
    };
    author.game.addEventListener('beforepgnchange', listener);
    author.game.addEventListener('pgnchange', listener);
    await author.play('d2d4');
    const detail = {pgn: '1. e4 (1. d4) *\n', previousPgn: '1. e4 *', place: '1/1/1'};
    expect(details).to.deep.equal([
      ['beforepgnchange', detail],
      ['pgnchange', detail],
    ]);
    await author.play('d7d5');
    expect(author.pgn).to.equal('1. e4 (1. d4) *');
    expect(current(author.game)).to.equal('d4');
    expect(author.board.fen).to.contain('3P4/8/PPP1PPPP');
    await author.comment('x');
    expect(author.field.value).to.equal('');
    await author.edit('Good move');
    expect(author.pgn).to.equal('1. e4 (1. d4) *');
    expect(announcement(author.game)).to.equal('Not changed.');
  });

  const fields = [
    ['comment', '.comment-field textarea'],
    ['tag', '.tags input'],
    ['name of a chapter', '.chapters input'],
  ] as const;
  const gameOf = (text: string) => `[White "${text}"]\n[ChapterName "${text}"]\n\n{ ${text} } 1. e4 *`;
  for (const [what, selector] of fields) {
    /** A game in which a person has typed a letter into the field. */
    const typed = async (listener: (event: Event) => void) => {
      const author = await Author.write({list: 'table', pgn: gameOf('old')});
      author.game.addEventListener('beforepgnchange', listener);
      const field = await until(() => root(author.game).querySelector<HTMLInputElement>(selector));
      field.value += 'x';
      field.dispatchEvent(new InputEvent('input', {bubbles: true}));
      await author.game.updateComplete;
      /** Leaves the field. @returns What is then shown, and whether nothing has been announced and changed. */
      const leave = async () => {
        const before = [announcement(author.game), author.texts.length];
        field.dispatchEvent(new Event('change', {bubbles: true}));
        await author.game.updateComplete;
        const isQuiet = String(before) === String([announcement(author.game), author.texts.length]);
        return {value: field.value, pgn: author.pgn, isQuiet};
      };
      return {author, field, leave};
    };

    it(`shows the old ${what} when a listener cancels a letter, and announces nothing more`, async () => {
      const {author, field, leave} = await typed((event) => event.preventDefault());
      expect([field.value, announcement(author.game)]).to.deep.equal(['old', 'Not changed.']);
      expect(await leave()).to.deep.equal({value: 'old', pgn: gameOf('old'), isQuiet: true});
    });

    it(`keeps the game that the page sets while a ${what} is typed`, async () => {
      const {author, field, leave} = await typed(() => undefined);
      expect([field.value, author.texts.length]).to.deep.equal(['oldx', 1]);
      author.game.pgn = gameOf('new');
      await until(() => field.value === 'new');
      expect(await leave()).to.deep.equal({value: 'new', pgn: gameOf('new'), isQuiet: true});
    });
  }

  it('takes a text of its own that the page sets again for no change, at once or late', async () => {
    const author = await Author.write({pgn: '*'});
    author.game.addEventListener('pgnchange', ({detail}) => (author.game.pgn = detail.pgn));
    await author.play('e2e4', 'e7e5');
    expect(author.pgn).to.equal('1. e4 e5 *');
    const late = await Author.write({pgn: '*'});
    await late.play('e2e4', 'e7e5', 'g1f3');
    for (const text of late.texts) {
      late.game.pgn = text;
      await late.game.updateComplete;
      expect(late.pgn).to.equal('1. e4 e5 2. Nf3 *');
    }
    await late.pressButton('Undo');
    expect(late.pgn).to.equal('1. e4 e5 *');
    // Once more: a page with its own Undo goes back.
    late.game.pgn = late.texts[0] ?? null;
    await late.game.updateComplete;
    expect(late.pgn).to.equal('1. e4 *');
  });

  for (const [how, set] of [
    ['a property', (game: FenGame, pgn: string) => (game.pgn = pgn)],
    ['an attribute', (game: FenGame, pgn: string) => game.setAttribute('pgn', pgn)],
    ['a trimmed text', (game: FenGame, pgn: string) => (game.pgn = pgn.trim())],
  ] as const) {
    it(`goes back with the Undo of a page that sets each text again at once, as ${how}`, async () => {
      const author = await Author.write({pgn: '*'});
      author.game.addEventListener('pgnchange', ({detail}) => set(author.game, detail.pgn));
      await author.play('e2e4', 'e7e5');
      const [first = '', second = ''] = author.texts;
      set(author.game, first);
      await author.game.updateComplete;
      expect(author.pgn).to.equal('1. e4 *');
      expect(moves(author.game)).to.have.lengthOf(1);
      expect(current(author.game)).to.equal('e4');
      expect(announcement(author.game)).to.equal('Undone: 1 Black: pawn to e5.');
      set(author.game, second);
      await author.game.updateComplete;
      expect(author.pgn).to.equal('1. e4 e5 *');
      expect(current(author.game)).to.equal('e5');
      expect(author.texts).to.have.lengthOf(2);
      await author.pressButton('Undo');
      await author.pressButton('Undo');
      expect(author.pgn).to.equal('*');
      expect(moves(author.game)).to.have.lengthOf(0);
      set(author.game, second);
      await author.game.updateComplete;
      expect(current(author.game)).to.equal('e5');
    });
  }

  it('does not go round in circles with another that follows it', async () => {
    const first = await Author.write({pgn: '*'});
    const second = await Author.write({pgn: '*'});
    const pairs = [
      [first, second],
      [second, first],
    ] as const;
    for (const [from, to] of pairs)
      from.game.addEventListener('pgnchange', ({detail}) => (to.game.pgn = detail.pgn));
    await first.play('e2e4');
    await second.game.updateComplete;
    await second.play('e2e4', 'c7c5');
    await first.game.updateComplete;
    expect([first.pgn, second.pgn]).to.deep.equal(['1. e4 c5 *', '1. e4 c5 *']);
    expect([first.texts.length, second.texts.length]).to.deep.equal([1, 1]);
  });

  it('is replaced by a pasted text, which can be undone', async () => {
    const author = await Author.write({}, '1. e4 *');
    await author.paste(`${opera}\n\n[White "B"]\n\n1. d4 *`);
    await until(() => moves(author.game).length > 5);
    expect(announcement(author.game)).to.equal('Game replaced.');
    expect(author.texts).to.have.lengthOf(1);
    const undo = await author.button('Undo');
    await until(() => !undo.matches(':disabled, [aria-disabled=true]'));
    await author.pressButton('Undo');
    expect(author.pgn).to.equal('1. e4 *');
    expect(announcement(author.game)).to.equal('Undone: Game replaced.');
    await author.pressButton('Redo');
    expect(parsePgn(author.pgn).games).to.have.lengthOf(2);
    await author.paste('Hello there');
    expect(announcement(author.game)).to.equal('There is no game here.');
    expect(parsePgn(author.pgn).games).to.have.lengthOf(2);
  });

  it('is not replaced by a pasted text if a listener cancels that', async () => {
    const author = await Author.write({}, '1. e4 *');
    author.game.addEventListener('beforepgnchange', (event) => event.preventDefault());
    await author.paste('1. d4 *');
    expect(announcement(author.game)).to.equal('Not changed.');
    expect(author.texts).to.deep.equal([]);
    expect(moves(author.game).map(({textContent}) => textContent.trim())).to.deep.equal(['e4']);
  });

  it('stays a game of its own if it follows one without a result', async () => {
    const author = await Author.write(
      {game: '2'},
      '[Event "A"]\n\n1. e4\n[Event "B"]\n\n1. d4 *\n\n[Event "C"]\n\n1. c4 *\n',
    );
    await author.play('d2d4', 'd7d5');
    expect(author.pgn).to.equal(
      '[Event "A"]\n\n1. e4\n*\n\n[Event "B"]\n\n1. d4 d5 *\n\n[Event "C"]\n\n1. c4 *',
    );
    await author.pressButton('Undo');
    expect(author.pgn).to.contain('1. d4 *');
  });

  it('is in its form as it is typed into the field of its text, in one step', async () => {
    const author = await Author.write({}, '1. e4 *');
    const [, details] = root(author.game).querySelectorAll<HTMLElement>('.edit summary');
    details?.click();
    const field = await until(() => root(author.game).querySelector<HTMLTextAreaElement>('[aria-label=PGN]'));
    const input = (value: string, inputType: string) => {
      field.value = value;
      field.dispatchEvent(new InputEvent('input', {bubbles: true, inputType}));
      return author.game.updateComplete;
    };
    await input('1. d', 'insertText');
    expect(author.texts).to.deep.equal([]);
    expect([author.game.value.trim(), author.game.matches(':invalid')]).to.deep.equal(['1. e4 *', true]);
    expect(field.value).to.equal('1. d');
    await input('1. d4', 'insertText');
    await input('1. d4 d5', 'insertText');
    expect(author.texts).to.deep.equal(['1. d4', '1. d4 d5']);
    expect([author.game.value, author.game.matches(':invalid')]).to.deep.equal(['1. d4 d5', false]);
    field.dispatchEvent(new Event('change', {bubbles: true}));
    await author.game.updateComplete;
    expect(author.texts).to.have.lengthOf(2);
    expect(announcement(author.game)).to.equal('Game replaced.');
    await input('1. c4 *', 'insertFromPaste');
    expect(field.value).to.equal('1. c4 *');
    await author.pressButton('Undo');
    expect(author.pgn).to.equal('1. d4 d5');
    await author.pressButton('Undo');
    expect(author.pgn).to.equal('1. e4 *');
  });

  it('says once what cannot be read, with the fields', async () => {
    const seen = (game: FenGame, text: string) =>
      [...root(game).querySelectorAll('li, p, slot, textarea')].filter(
        (one) =>
          one.checkVisibility() &&
          one.getBoundingClientRect().height > 1 &&
          ((one instanceof HTMLTextAreaElement ? one.value : one.textContent).includes(text) ||
            one.matches('slot')),
      );
    const game = await shown({mode: 'edit'}, '1. e4 Kf9 *');
    await until(() => root(game).querySelector('.not-kept'));
    expect(seen(game, 'Kf9').map(({localName}) => localName)).to.deep.equal(['li']);
    const unread = await shown({mode: 'edit'}, '[FEN "8/8/x"]\n\n1. e4 *');
    await until(() => root(unread).querySelector('.edit textarea'));
    expect(seen(unread, 'FEN').map(({localName}) => localName)).to.deep.equal(['p', 'textarea']);
  });

  it('has its fields close to the board of a phone while there are few moves', async () => {
    const author = await Author.write({style: 'width: 360px'}, '');
    const list = root(author.game).querySelector('.moves') as HTMLElement;
    expect(list.offsetHeight).to.be.at.most(40);
    await author.play('e2e4');
    expect(list.offsetHeight).to.be.within(40, 70);
  });

  it('shows a pasted text whose start cannot be read, and undoes it', async () => {
    const author = await Author.write({}, '1. e4 *');
    await author.paste('[FEN "8/8/x"]\n\n1. e4 *');
    const alert = await until(() => root(author.game).querySelector('.edit [role=alert]'));
    await until(() => alert.textContent.includes('Line 1, column 1'));
    const field = root(author.game).querySelector<HTMLTextAreaElement>('.edit textarea');
    expect(field?.value).to.contain('8/8/x');
    await expect(author.game).to.be.accessible();
    author.by = 'keys';
    await author.edit('Undo');
    expect(author.pgn).to.equal('1. e4 *');
    expect(moves(author.game)).to.have.lengthOf(1);
    await until(() => root(author.game).activeElement?.matches('[data-index]'));
  });

  it('keeps the focus when what is focused vanishes', async () => {
    const author = await Author.write({}, '1. e4 *');
    const focused = () => root(author.game).activeElement;
    await author.paste('[FEN "8/8/x"]\n\n1. e4 *');
    await until(() => focused()?.textContent.trim() === 'Undo');
    await author.key('Enter');
    await until(() => focused() === moves(author.game)[0]);
    focused()?.dispatchEvent(new MouseEvent('contextmenu', {bubbles: true, cancelable: true}));
    expect(focused()?.getAttribute('role')).to.equal('menuitem');
    await author.key('End', 'Enter');
    expect(author.pgn).to.equal('*');
    await until(() => focused()?.matches('.edit button'));
    await author.key('Control+z');
    expect(author.pgn).to.equal('1. e4 *');
    await until(() => focused() === moves(author.game)[0]);
  });

  it('submits its text in a form, and restores it', async () => {
    const author = await Author.write({name: 'game', pgn: '1. e4 *'});
    const form = await inForm(author);
    const value = () => new FormData(form).get('game');
    expect(value()).to.equal('1. e4 *');
    await author.play('e2e4', 'e7e5');
    expect((value() as string).trim()).to.equal('1. e4 e5 *');
    form.reset();
    await author.game.updateComplete;
    expect(value()).to.equal('1. e4 *');
    author.game.formStateRestoreCallback('1. d4 *');
    await author.game.updateComplete;
    expect(value()).to.equal('1. d4 *');
  });

  it('asks for a move if it is required', async () => {
    const author = await Author.write({name: 'game', required: ''});
    const form = await inForm(author);
    expect(form.checkValidity()).to.equal(false);
    await author.play('e2e4');
    expect(form.checkValidity()).to.equal(true);
  });

  it('has the properties and methods of the controls of HTML', async () => {
    const author = await Author.write({name: 'game', required: ''});
    const form = await inForm(author);
    const {game} = author;
    expect([game.form, game.willValidate, game.validity.valueMissing]).to.deep.equal([form, true, true]);
    expect([game.checkValidity(), game.validationMessage]).to.deep.equal([false, 'A move is needed here.']);
    await author.play('e2e4');
    expect([game.reportValidity(), game.validationMessage]).to.deep.equal([true, '']);
  });

  it('is invalid as long as the page says so', async () => {
    const author = await Author.write({name: 'game'}, '1. e4 *');
    const form = await inForm(author);
    author.game.setCustomValidity('Please add a comment.');
    await author.game.updateComplete;
    expect([form.checkValidity(), author.game.validationMessage]).to.deep.equal([
      false,
      'Please add a comment.',
    ]);
    author.game.setCustomValidity('');
    await author.game.updateComplete;
    expect(form.checkValidity()).to.equal(true);
  });

  it('no longer blocks its form in view', async () => {
    const author = await Author.write({name: 'game', required: ''});
    const form = await inForm(author);
    author.game.mode = 'view';
    await author.game.updateComplete;
    expect([form.checkValidity(), author.game.willValidate]).to.deep.equal([true, false]);
  });

  it('gets the focus on its board when its label is pressed', async () => {
    const author = await Author.write({id: 'labelled'}, '1. e4 *');
    const label = document.createElement('label');
    label.htmlFor = 'labelled';
    author.game.before(temporary(label));
    label.click();
    expect(author.game.shadowRoot?.activeElement).to.equal(author.game.board);
  });

  it('can only be read while its fieldset is disabled', async () => {
    const author = await Author.write({}, '1. e4 *');
    const fieldset = temporary(document.createElement('fieldset'));
    document.body.append(fieldset);
    fieldset.append(author.game);
    fieldset.disabled = true;
    await until(() => author.board.mode === 'view');
    expect(root(author.game).querySelector<HTMLFieldSetElement>('.edit fieldset')?.disabled).to.equal(true);
    await author.paste('1. d4 *');
    expect(author.game.pgn).to.equal(null);
    fieldset.disabled = false;
    await until(() => author.board.mode === 'play');
  });

  const rows: readonly (readonly [what: string, text: string, shown: RegExp])[] = [
    ['a move that cannot be read', '1. e4 Kf9 2. Nf3 *', /removes what could not be read:.*Kf9/s],
    ['moves after a checkmate', '1. f3 e5 2. g4 Qh4# 3. a3 *', /removes what could not be read:.*a3/s],
    ['a start that no FEN says', '[FEN "8/8/x"]\n\n1. e4 *', /Line 1, column 1/],
    [
      'tags without end',
      `${Array.from({length: 500}, (_, i) => `[Tag${i} "x"]`).join('\n')}\n\n1. e4 *`,
      /e4/,
    ],
  ];
  for (const [what, text, expected] of rows) {
    it(`shows ${what}, with its place`, async () => {
      const game = await shown({mode: 'edit'}, text);
      await until(() => expected.test(root(game).textContent));
    });
  }

  it('removes the note with the first change', async () => {
    const author = await Author.write({}, '1. e4 Kf9 *');
    await author.play('e2e4', 'e7e5');
    expect(root(author.game).querySelector('.not-kept')).to.equal(null);
    expect(author.pgn).to.equal('1. e4 e5 *');
  });

  it('holds 2,000 variations, and another', async () => {
    const author = await Author.write({}, `1. e4 ${'(1. d4 d5) '.repeat(2000)}*`);
    await author.play('c2c4');
    expect(parsePgn(author.pgn).games[0]?.moves[0]?.variations).to.have.lengthOf(2001);
    expect(current(author.game)).to.equal('c4');
  });

  it('holds long games, whose text goes out and in', async () => {
    const pawns = ['Nf3 Nf6', 'Ng1 Ng8'];
    const line = Array.from({length: 600}, (_, i) => `${i + 1}. ${pawns[i % 2] ?? ''}`).join(' ');
    const author = await Author.write({at: 'end'}, `${line} *`);
    await author.play('e2e4');
    expect(parsePgn(author.pgn).games[0]?.moves).to.have.lengthOf(1201);
    const game: FenGame = author.game;
    expect(game.games[0]?.moves).to.have.lengthOf(1201);
  });
});
