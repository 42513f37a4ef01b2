import {expect} from '@open-wc/testing';
import {commentText} from '../../src/core/pgn/change-annotations.js';
import {parsePgn} from '../../src/core/pgn/index.js';
import {can, until} from '../tools/user.js';
import {Author} from './author.js';
import {announcement, current, move, moves, opera, root, shown} from './shown.js';

const partOf = (author: Author, part: string) =>
  root(author.game).querySelector(`[part=${part}]`) as HTMLElement;

describe('a game in edit mode', () => {
  it('is written from an empty board', async () => {
    const author = await Author.write();
    await author.play('e2e4', 'e7e5', 'g1f3');
    expect(author.pgn).to.equal('1. e4 e5 2. Nf3 *');
    expect(author.texts).to.have.lengthOf(3);
    expect(current(author.game)).to.equal('Nf3');
    expect(announcement(author.game)).to.equal('2 White: knight to f3.');
    expect(author.announced).to.equal('');
  });

  it('enters a move that the game has, and begins a variation with another', async () => {
    const author = await Author.write({}, '1. e4 e5 (1... c5) 2. Nf3 *');
    await author.play('e2e4', 'c7c5');
    expect(author.texts).to.deep.equal([]);
    expect(current(author.game)).to.equal('c5');
    move(author.game, 'e4').click();
    await author.game.updateComplete;
    await author.play('e7e6');
    expect(author.pgn).to.equal('1. e4 e5 (1... c5) (1... e6) 2. Nf3 *');
    expect(announcement(author.game)).to.equal('Variation 2 of 2. 1 Black: pawn to e6.');
  });

  it('has a comment, glyphs, a diagram and marks at each move', async () => {
    const author = await Author.write({at: '1'}, '1. e4 {[%clk 0:05:00]} *');
    await author.comment('Best by test.');
    expect(announcement(author.game)).to.equal('Comment changed.');
    await author.edit('Good move');
    expect(announcement(author.game)).to.equal('White’s move 1: good move.');
    await author.edit('Brilliant move');
    await author.edit('Equal position');
    await author.edit('Diagram here');
    expect(author.pgn).to.equal('1. e4 $3 $10 {[#] [%clk 0:05:00] Best by test.} *');
    if (!(await can('right-button'))) return;
    await author.stroke(['e4', 'e5'], 'right');
    await author.game.updateComplete;
    expect(author.pgn).to.equal('1. e4 $3 $10 {[#] [%clk 0:05:00] [%cal Ge4e5] Best by test.} *');
  });

  it('undoes and redoes everything', async () => {
    const author = await Author.write();
    await author.play('e2e4', 'e7e5');
    await author.comment('Hi');
    await author.edit('Mistake');
    const last = author.pgn;
    for (const expected of ['1. e4 e5 {Hi} *', '1. e4 e5 *', '1. e4 *', '*']) {
      await author.pressButton('Undo');
      expect(author.pgn).to.equal(expected);
    }
    expect(announcement(author.game)).to.equal('Undone: 1 White: pawn to e4.');
    for (let i = 0; i < 4; i++) await author.pressButton('Redo');
    expect(author.pgn).to.equal(last);
  });

  it('deletes and promotes', async () => {
    const author = await Author.write({at: '1b/1/1b'}, '1. e4 e5 (1... c5 2. Nf3) 2. Nc3 *');
    await author.edit('Make main line');
    expect(author.pgn).to.equal('1. e4 c5 (1... e5 2. Nc3) 2. Nf3 *');
    expect(current(author.game)).to.equal('c5');
    move(author.game, 'e5').click();
    await author.game.updateComplete;
    await author.edit('Delete from here');
    expect(author.pgn).to.equal('1. e4 c5 2. Nf3 *');
    expect(announcement(author.game)).to.equal('Variation 1 of Black’s move 1 deleted.');
  });

  it('passes the turn, but not in check', async () => {
    const author = await Author.write({at: '1'}, '1. e4 e5 2. Qh5 *');
    const isOff = () => author.editButton('Pass').getAttribute('aria-disabled') === 'true';
    await author.edit('Pass');
    expect(author.pgn).to.equal('1. e4 e5 (1... --) 2. Qh5 *');
    expect([announcement(author.game), author.game.current?.place]).to.deep.equal([
      'Black’s move 1: Pass.',
      '1b/1/1b',
    ]);
    await author.edit('Pass');
    expect(author.pgn).to.equal('1. e4 e5 (1... -- 2. --) 2. Qh5 *');
    await author.game.goTo('1');
    await author.edit('Pass');
    expect([author.texts.length, author.game.current?.place]).to.deep.equal([2, '1b/1/1b']);
    await author.game.goTo('2');
    await author.play('h7h6');
    await author.play('h5f7');
    expect([current(author.game), isOff()]).to.deep.equal(['Qxf7+', true]);
  });

  it('keeps the other games of a file as they are', async () => {
    const study = `; a file\n${opera}\n\n[White "B"]\n\n1. d4 Kf9 *\n\n[White "C"]\n\n1. c4`;
    const author = await Author.write({game: '3'}, study);
    await author.play('c2c4', 'e7e5');
    expect(author.game.pgn).to.equal(`${study} e5 *\n`);
    expect(moves(author.game).map(({textContent}) => textContent.trim())).to.deep.equal(['c4', 'e5']);
    expect(parsePgn(author.pgn).games.map(({tags}) => tags.get('White'))).to.deep.equal(['Morphy', 'B', 'C']);
  });

  it('has Undo by key, on the board and on a move', async () => {
    const author = await Author.write();
    await author.play('e2e4', 'e7e5');
    await author.key('Control+z');
    expect(author.pgn).to.equal('1. e4 *');
    move(author.game, 'e4').focus();
    await author.key('Control+z');
    expect(author.pgn).to.equal('*');
    author.tabStop?.focus();
    await author.key('Control+y');
    expect(author.pgn).to.equal('1. e4 *');
  });

  it('steps by arrow keys after a press on the board, and goes from square to square for who came by key', async () => {
    const author = await Author.write();
    const squareFocused = () => author.root.activeElement?.getAttribute('data-square');
    await author.play('e2e4', 'e7e5', 'g1f3');
    await author.key('ArrowLeft');
    expect(current(author.game)).to.equal('e5');
    await author.key('Home', 'ArrowRight');
    expect(current(author.game)).to.equal('e4');
    expect(squareFocused()).to.equal('f3');
    // A digit chooses a square too, as Tab does below.
    await author.press('3', 'ArrowLeft');
    expect(squareFocused()).to.equal('e3');
    await author.click('e7');
    await author.press('Escape');
    root(author.game).querySelector<HTMLElement>('.edit textarea')?.focus();
    author.tabStop?.focus();
    await author.key('Tab', 'Shift+Tab', 'ArrowLeft');
    expect(current(author.game)).to.equal('e4');
    expect(squareFocused()).to.equal('d7');
  });

  it('has a menu at each move, by the context key', async () => {
    const author = await Author.write({}, '1. e4 e5 (1... c5) *');
    const button = move(author.game, 'c5');
    button.focus();
    button.dispatchEvent(new MouseEvent('contextmenu', {bubbles: true, composed: true, cancelable: true}));
    const items = () => [...root(author.game).querySelectorAll<HTMLElement>('[role=menu] button')];
    expect(items().map(({textContent}) => textContent.trim())).to.deep.equal([
      ...['Comment', '!', '?', '!!', '??', '!?', '?!'],
      ...['Diagram here', 'Pass', 'Promote variation', 'Make main line', 'Delete from here'],
    ]);
    expect(root(author.game).activeElement).to.equal(items()[0]);
    await author.key('ArrowDown', 'ArrowDown');
    expect(root(author.game).activeElement).to.equal(items()[2]);
    await author.key('Escape');
    expect(items()).to.have.lengthOf(0);
    await until(() => root(author.game).activeElement === move(author.game, 'c5'));
    move(author.game, 'c5').dispatchEvent(new MouseEvent('contextmenu', {bubbles: true, cancelable: true}));
    await author.key('End', 'ArrowUp', 'ArrowUp', 'Enter');
    expect(author.pgn).to.equal('1. e4 c5 (1... e5) *');
    expect(announcement(author.game)).to.equal('Variation promoted.');
    move(author.game, 'c5').dispatchEvent(new MouseEvent('contextmenu', {bubbles: true, cancelable: true}));
    await author.key('ArrowDown', 'Enter');
    expect(author.pgn).to.equal('1. e4 c5 $1 (1... e5) *');
    move(author.game, 'c5').dispatchEvent(new MouseEvent('contextmenu', {bubbles: true, cancelable: true}));
    await author.key('Enter');
    await until(() => root(author.game).activeElement === author.field);
  });

  it('has keys on a move of its list: for its comment, from which Escape comes back, and for its glyphs', async () => {
    const author = await Author.write({}, '1. e4 e5 *');
    move(author.game, 'e5').focus();
    await author.key('c');
    await until(() => root(author.game).activeElement === author.field);
    await author.comment('Open.');
    await author.key('Escape');
    expect(root(author.game).activeElement).to.equal(move(author.game, 'e5'));
    for (const [key, nag] of [
      ['!', ' $1'],
      ['!', ' $3'],
      ['!', ''],
      ['?', ' $2'],
      ['!', ' $6'],
      ['!', ' $1'],
      ['?', ' $5'],
    ] as const) {
      await author.key(key);
      expect(author.pgn, key).to.equal(`1. e4 e5${nag} {Open.} *`);
    }
    expect(root(author.game).activeElement).to.equal(move(author.game, 'e5'));
    expect(announcement(author.game).replace('\u00a0', '')).to.equal('Black’s move 1: interesting move.');
  });

  it('stays in place while the colours of marks come, also where buttons have the size of a finger', async () => {
    for (const width of ['360px', '1000px'])
      for (const size of ['34px', '44px']) {
        const author = await Author.write({style: `width: ${width}`}, '[White "Anna"]\n\n1. e4 *');
        author.root.querySelector<HTMLElement>('.frame')?.style.setProperty('--button', size);
        const draw = await author.button('Draw marks');
        const places = () =>
          [draw, ...['"player white"', 'buttons', 'moves'].map((part) => partOf(author, part))].map(
            (one) => one.getBoundingClientRect().top + scrollY,
          );
        const before = places();
        const count = author.root.querySelectorAll('[part=controls] button').length;
        draw.click();
        await until(() => author.root.querySelectorAll('[part=controls] button').length > count);
        expect(places(), `${width}, ${size}`).to.deep.equal(before);
        author.game.remove();
      }
  });

  it('is as high with a long name as with a short one', async () => {
    for (const width of ['360px', '720px', '1000px']) {
      const heights = [];
      for (const name of ['Anna', 'Wolfeschlegelsteinhausen, Maximilian-Alexander von']) {
        const tags = `[White "${name}"]\n[WhiteTitle "WGM"]\n[WhiteElo "2785"]\n`;
        const author = await Author.write({style: `width: ${width}`}, `${tags}\n1. e4 {[%clk 1:39:45]} *`);
        heights.push(author.game.clientHeight);
        author.game.remove();
      }
      expect(heights[1], width).to.be.closeTo(heights[0] ?? NaN, 0.5);
    }
  });

  it('has its fields directly below the moves, named by the move, and keeps them in place while they are pressed', async () => {
    for (const width of ['360px', '900px']) {
      const author = await Author.write(
        {style: `width: ${width}`, at: '4'},
        '1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Ba4 *',
      );
      const [list, fields] = ['.moves', '.edit fieldset'].map((selector) =>
        root(author.game).querySelector<HTMLElement>(selector),
      );
      if (!list || !fields) throw new Error('There are no fields.');
      const [last] = moves(author.game).slice(-1);
      expect(fields.getBoundingClientRect().top - (last?.getBoundingClientRect().bottom ?? NaN)).to.be.within(
        0,
        40,
      );
      expect(fields.querySelector('legend')?.textContent.trim()).to.match(/^4\.\s+Ba4$/);
      author.field.focus();
      const top = fields.getBoundingClientRect().top + scrollY;
      await author.comment('A comment that is long enough for two lines of a list. '.repeat(3));
      await author.edit('Good move');
      for (const details of root(author.game).querySelectorAll('.edit summary'))
        (details as HTMLElement).click();
      await author.settled();
      expect(fields.getBoundingClientRect().top + scrollY).to.be.closeTo(top, 0.5);
      author.game.remove();
      scrollTo(0, 0);
    }
  });

  it('offers in a game without moves to paste one, from the clipboard or into the field that it opens', async () => {
    const author = await Author.write({}, '');
    expect(root(author.game).querySelector('.edit')?.textContent).to.contain('Play a move, or');
    const {clipboard} = navigator;
    const withText = (readText: () => Promise<string>) =>
      Object.defineProperty(navigator, 'clipboard', {configurable: true, value: {readText}});
    try {
      withText(() => Promise.reject(new Error('no')));
      await author.edit('Paste a PGN');
      await until(() => root(author.game).activeElement?.matches('textarea[aria-label=PGN]'));
      withText(() => Promise.resolve('1. d4 d5 *'));
      await author.edit('Paste a PGN');
      await until(() => author.pgn === '1. d4 d5 *');
    } finally {
      Object.defineProperty(navigator, 'clipboard', {configurable: true, value: clipboard});
    }
    expect(root(author.game).querySelector('.edit')?.textContent).to.not.contain('Play a move, or');
  });

  it('opens the menu of a move under a finger that rests, and not under one that scrolls', async () => {
    const author = await Author.write({}, '1. e4 e5 *');
    const pointer = (type: string, san: string, clientY = 0) =>
      move(author.game, san).dispatchEvent(
        new PointerEvent(type, {bubbles: true, pointerType: 'touch', isPrimary: true, clientY}),
      );
    const menu = () => root(author.game).querySelector('[role=menu]');
    const places: string[] = [];
    author.game.addEventListener('change', ({detail}) => places.push(detail.place));
    // None of the first three opens a menu: each would go to its move before the last one does.
    for (const end of ['pointermove', 'pointercancel', 'pointerup']) {
      pointer('pointerdown', 'e4');
      pointer(end, 'e4', 30);
    }
    pointer('pointerdown', 'e5');
    pointer('pointermove', 'e5', 5);
    await until(menu);
    expect(places).to.have.lengthOf(1);
    expect(current(author.game)).to.equal('e5');
    expect(root(author.game).activeElement?.getAttribute('role')).to.equal('menuitem');
    // The browser’s own event for a long press opens no other menu, and the end of the touch is no click.
    await author.key('ArrowDown');
    const item = root(author.game).activeElement;
    move(author.game, 'e5').dispatchEvent(new MouseEvent('contextmenu', {bubbles: true, cancelable: true}));
    expect(root(author.game).activeElement).to.equal(item);
    const end = new Event('touchend', {bubbles: true, cancelable: true});
    pointer('pointerup', 'e5');
    move(author.game, 'e5').dispatchEvent(end);
    expect(end.defaultPrevented).to.equal(true);
    expect(menu()).not.to.equal(null);
    const tap = new Event('touchend', {bubbles: true, cancelable: true});
    pointer('pointerdown', 'e4');
    move(author.game, 'e4').dispatchEvent(tap);
    pointer('pointerup', 'e4');
    expect(tap.defaultPrevented).to.equal(false);
    expect(menu()).to.equal(null);
    // A slow press of something else is a click.
    const glyph = root(author.game).querySelector('.glyphs button') as HTMLElement;
    const slow = new Event('touchend', {bubbles: true, cancelable: true});
    const init = {bubbles: true, pointerType: 'touch', isPrimary: true};
    glyph.dispatchEvent(new PointerEvent('pointerdown', init));
    // Timers of the same length run in their order.
    await new Promise((done) => setTimeout(done, 500));
    glyph.dispatchEvent(slow);
    expect(slow.defaultPrevented).to.equal(false);
    glyph.dispatchEvent(new PointerEvent('pointerup', init));
  });

  it('sets up the start position in the editor of positions, while there are no moves', async () => {
    const author = await Author.write({}, '[White "A"]\n\n*');
    await author.edit('Set up position');
    const field = await until(() => author.root.querySelector<HTMLTextAreaElement>('.panel textarea'));
    field.value = '4k3/8/8/8/8/8/4P3/4K3 w - - 0 1';
    field.dispatchEvent(new Event('input', {bubbles: true}));
    await until(() => author.pgn.includes('FEN'));
    await author.edit('Play moves');
    await author.play('e2e4');
    expect(author.pgn).to.equal(
      '[White "A"]\n[FEN "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1"]\n[SetUp "1"]\n\n1. e4 *',
    );
    expect(root(author.game).textContent).not.to.contain('Set up position');
  });

  it('promotes to the piece that is chosen, and to another in a variation', async () => {
    const author = await Author.write({}, '[FEN "7k/P7/8/8/8/8/8/2K5 w - - 0 1"]\n\n*');
    const promote = async (name: string) => {
      await author.play('a7a8');
      const choices = await until(() => {
        const found = [...author.root.querySelectorAll<HTMLElement>('.chooser button')];
        return found.length > 0 && found;
      });
      await author.act(choices.find(({ariaLabel}) => ariaLabel?.includes(name)) as HTMLElement);
    };
    await promote('knight');
    expect(author.pgn).to.contain('1. a8=N *');
    await author.game.previous();
    await promote('queen');
    expect(author.pgn).to.contain('1. a8=N (1. a8=Q+) *');
  });

  it('goes on after a null move of the list, and annotates it', async () => {
    const author = await Author.write({}, '1. e4 -- 2. d4 *');
    moves(author.game)[1]?.click();
    await author.game.updateComplete;
    await author.comment('Black passes.');
    await author.edit('Mistake');
    await author.play('d2d4');
    expect(current(author.game)).to.equal('d4');
    moves(author.game)[1]?.click();
    await author.game.updateComplete;
    await author.play('c2c4');
    expect(author.pgn).to.equal('1. e4 -- $2 {Black passes.} 2. d4 (2. c4) *');
  });

  it('keeps a comment of 5,000 words in any script, out and in', async () => {
    const author = await Author.write({at: '1'}, '1. e4 *');
    const text = `${'word '.repeat(5000)}} שלום {e4} \u2067x\u2069\n\n% 100 %`;
    author.field.value = text;
    author.field.dispatchEvent(new Event('input', {bubbles: true}));
    await author.game.updateComplete;
    expect(author.field.value).to.equal(text);
    const again = await shown({}, author.pgn);
    expect(commentText(again.games[0]?.moves[0]?.commentsAfter ?? [])).to.equal(text);
  });

  it('leaves the details of the game open while other things are pressed', async () => {
    const author = await Author.write({}, '1. e4 *');
    const details = root(author.game).querySelector<HTMLDetailsElement>('.edit details');
    details?.querySelector('summary')?.click();
    move(author.game, 'e4').click();
    await author.game.updateComplete;
    await author.edit('Good move');
    expect(details?.open).to.equal(true);
  });

  it('shows the words of a result whole, and the fields of a row at the same height, in a narrow column too', async () => {
    for (const lang of ['en', 'de', 'es', 'fr', 'nl']) {
      const {game} = await Author.write({lang, style: 'width: 700px'}, '[White "Anna"]\n\n1. e4 *');
      for (const details of root(game).querySelectorAll('.edit details'))
        details.toggleAttribute('open', true);
      const result = root(game).querySelector('.edit select') as HTMLSelectElement;
      const {width} = result.getBoundingClientRect();
      result.style.width = 'max-content';
      expect(width, lang).to.be.at.least(result.getBoundingClientRect().width);
      const [white, rating] = [...root(game).querySelectorAll('.edit .tags input')].map(
        (field) => field.getBoundingClientRect().bottom,
      );
      expect(white, lang).to.be.closeTo(rating ?? NaN, 0.5);
      game.remove();
    }
  });

  it('keeps eight rows of moves and fields for long names beside the board, with all details open', async () => {
    const {game} = await Author.write({style: 'width: 900px'}, opera);
    for (const details of root(game).querySelectorAll('.edit details')) details.toggleAttribute('open', true);
    const list = root(game).querySelector('.moves') as HTMLElement;
    expect(list.clientHeight).to.be.at.least(Math.min(8 * 24, innerHeight / 2 - 1));
    const [white, rating, , , event, place] = [...root(game).querySelectorAll('.edit .tags input')].map(
      (field) => field.clientWidth,
    );
    expect(white).to.be.above(1.5 * (rating ?? NaN));
    expect(event).to.be.above(white ?? NaN);
    expect(place).to.equal(event);
  });

  it('writes each letter of a comment into the PGN at once, and into the list when the typing pauses', async () => {
    const author = await Author.write({at: '1'}, '1. e4 *');
    const listed = () => root(author.game).querySelector('.moves [part=comment]')?.textContent;
    const type = (text: string) => {
      author.field.value = text;
      author.field.dispatchEvent(new InputEvent('input', {bubbles: true}));
      return author.game.updateComplete;
    };
    await type('A');
    await type('Ab');
    expect(author.texts).to.deep.equal(['1. e4 {A} *\n', '1. e4 {Ab} *\n']);
    expect(author.pgn).to.equal('1. e4 {Ab} *');
    expect(listed()).to.equal(undefined);
    await until(() => listed() === 'Ab');
    await type('Abc');
    author.field.dispatchEvent(new Event('change', {bubbles: true}));
    await author.game.updateComplete;
    expect(listed()).to.equal('Abc');
  });

  it('scrolls a field into view that the keyboard of a phone has covered', async () => {
    const author = await Author.write({}, '1. e4 *');
    author.field.focus();
    // As after the keyboard has come: the field is below what is seen.
    scrollTo(0, 0);
    author.game.style.paddingTop = '200vh';
    expect(author.field.getBoundingClientRect().top).to.be.above(innerHeight);
    window.visualViewport?.dispatchEvent(new Event('resize'));
    await until(() => author.field.getBoundingClientRect().bottom <= innerHeight);
    expect(author.field.getBoundingClientRect().top).to.be.at.least(0);
  });

  for (const page of ['as high as before', 'lower'] as const)
    it(`keeps the board in sight beside a field while the keyboard of a phone leaves the page ${page}`, async () => {
      const author = await Author.write(
        {at: '4'},
        '1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Ba4 Nf6 5. O-O Be7 6. Re1 *',
      );
      author.game.style.cssText = 'display: block; width: 390px; margin-block: 100vh';
      author.field.focus();
      const {visualViewport} = window;
      const matchMedia = window.matchMedia.bind(window);
      const height = 430;
      const ownHeight = Object.getOwnPropertyDescriptor(window, 'innerHeight') ?? {};
      const put = (target: object, key: string, value: unknown) =>
        Object.defineProperty(target, key, {configurable: true, value});
      const boxOf = (element: Element | null) => {
        if (!element) throw new Error('It is not there.');
        return element.getBoundingClientRect();
      };
      put(visualViewport ?? window, 'height', height);
      if (page === 'lower') {
        put(window, 'innerHeight', height);
        put(screen, 'height', 844);
        put(window, 'matchMedia', (query: string) =>
          query === '(pointer: coarse)' ? {matches: true} : matchMedia(query),
        );
      } else put(window, 'innerHeight', 750);
      try {
        (visualViewport ?? window).dispatchEvent(new Event('resize'));
        await until(() => Math.abs(boxOf(author.field).bottom - height) < 12);
        expect(boxOf(author.game.board).top).to.be.at.least(0);
        expect(boxOf(author.game.board).height).to.be.at.least(150);
        expect(boxOf(author.field).top).to.be.above(boxOf(author.game.board).bottom);
      } finally {
        if (visualViewport) Reflect.deleteProperty(visualViewport, 'height');
        Object.defineProperty(window, 'innerHeight', ownHeight);
        Reflect.deleteProperty(screen, 'height');
        put(window, 'matchMedia', matchMedia);
      }
      // Without the keyboard, all is as it was.
      (visualViewport ?? window).dispatchEvent(new Event('resize'));
      await until(() => (author.game.board?.getBoundingClientRect().height ?? 0) > 300);
    });

  it('is as it was if the mode changes, and leaves reading alone', async () => {
    const game = await shown({}, opera);
    expect(root(game).querySelector('.edit')).to.equal(null);
    expect(game.board?.mode).to.equal('view');
    game.mode = 'edit';
    await until(() => root(game).querySelector('.edit'));
    await until(() => game.board?.mode === 'play');
    game.mode = 'view';
    await game.updateComplete;
    expect(root(game).querySelector('.edit')).to.equal(null);
    expect(game.board?.mode).to.equal('view');
    expect(game.pgn).to.equal(null);
  });

  it('is accessible', async () => {
    for (const text of ['', opera]) {
      const author = await Author.write({}, text);
      for (const details of root(author.game).querySelectorAll('.edit details'))
        details.toggleAttribute('open', true);
      await author.game.updateComplete;
      await expect(author.game).to.be.accessible();
      for (const control of root(author.game).querySelectorAll(
        '.edit :is(button, input, select, textarea, summary)',
      )) {
        const {width, height} = control.getBoundingClientRect();
        expect(Math.min(width, height), control.outerHTML).to.be.at.least(24);
      }
    }
  });
});
