import {expect} from '@open-wc/testing';
import type {FenBoard, FenGame} from '../../src/index.js';
import {descriptionOf, until} from '../tools/user.js';
import {announcement, button, current, move, press, root, shown} from './shown.js';

const pgn = `[Result "1-0"]

1. e4 {[%clk 1:05:30]} e5 (1... c5 2. Nf3) (1... e6) 2. Qh5 Ke7?? 3. Qxe5# 1-0`;

/** Presses buttons, and returns what each press announces. */
async function announcedBy(game: FenGame, ...names: string[]): Promise<string[]> {
  const all = [];
  for (const name of names) {
    const before = announcement(game);
    button(game, name).click();
    await until(() => announcement(game) !== before);
    all.push(announcement(game).trim());
  }
  return all;
}

describe('what a screen reader announces of a game', () => {
  it('is the last of several places to which a reader goes quickly', async () => {
    const game = await shown({pgn});
    const heard = new Set<string>();
    const region = root(game).querySelector('[role=status]') as HTMLElement;
    new MutationObserver(() => heard.add(announcement(game))).observe(region, {childList: true});
    for (let i = 0; i < 5; i++) button(game, 'Next move').click();
    await until(() => announcement(game).includes('checkmate'));
    expect([...heard].map((text) => text.slice(0, 8))).to.deep.equal(['1 White:', '3 White:']);
  });

  it('includes sides, clocks, variations, the ends of lines and the result', async () => {
    const game = await shown({pgn});
    const announced = await announcedBy(
      game,
      ...['Next move', 'Next move', 'Other move here', 'Next move', 'Next move', 'Previous move'],
      ...[
        'Other move here',
        'Other move here',
        'End',
        'Next move',
        'Other move here',
        'Start',
        'Previous move',
      ],
    );
    expect(announced).to.deep.equal([
      '1 White: pawn to e4. 1:05:30 left.',
      '1 Black: pawn to e5. 2 variations instead.',
      'Variation 1 of 2. 1 Black: pawn to c5.',
      '2 White: knight to f3. End of the variation.',
      'End of the variation.',
      'Variation 1 of 2. 1 Black: pawn to c5.',
      'Variation 2 of 2. 1 Black: pawn to e6. End of the variation.',
      '1 Black: pawn to e5. 2 variations instead.',
      '3 White: queen takes on e5, checkmate. End of the game: White won.',
      'End of the game: White won.',
      'No variation here.',
      'Start of the game.',
      'Start of the game.',
    ]);
  });

  it('does not include a button for other moves in a game without variations', async () => {
    const game = await shown({pgn: '1. e4 e5 *'});
    expect(root(game).querySelector('[aria-label="Other move here"]')).to.equal(null);
  });

  it('names a move once: by the focus if that follows in the list, else by the announcement', async () => {
    const game = await shown({pgn});
    move(game, 'e4').focus();
    await press('ArrowRight');
    expect(announcement(game)).to.equal('1 White: pawn to e4. 1:05:30 left.');
    await press('ArrowRight');
    expect(current(game)).to.equal('e5');
    await until(() => announcement(game) === '2 variations instead.');
    await press('ArrowDown');
    await until(() => announcement(game) === 'Variation 1 of 2.');
    await press('f');
    expect(announcement(game)).to.equal('Flip: Black.');
  });

  it('includes short names of moves, annotations in words, and a description of the current move', async () => {
    const game = await shown({pgn, letters: 'figurine', lang: 'de', at: 'end'});
    await until(() => root(game).querySelector('[aria-label="Nächster Zug"]'));
    const described = root(game).querySelectorAll('[aria-describedby=spoken]');
    expect([...described].map(({textContent}) => textContent.replace(/\s/g, ''))).to.deep.equal(['Qxe5#']);
    const spoken = () => root(game).getElementById('spoken')?.textContent.trim();
    // The words of pieces come with another part of the language.
    await until(() => spoken()?.includes('Dame'));
    expect(spoken()).to.equal('3 Weiß: Dame schlägt auf e5, Matt');
    for (const number of root(game).querySelectorAll('[part=number]'))
      expect(number.getAttribute('aria-hidden')).to.equal('true');
    await expect(game).to.be.accessible();
  });

  it('includes the last move and a check in the description of the board, and on its squares', async () => {
    const game = await shown({pgn, 'move-input': '', animation: 'none'});
    const board = game.board as FenBoard;
    const lines = () => descriptionOf(board).split('\n');
    const name = (square: string) => board.shadowRoot?.querySelector(`[data-square=${square}]`)?.ariaLabel;
    await until(() => name('e4'));
    expect(lines().some((line) => line.startsWith('Last move'))).to.equal(false);
    // Not move by move, so that the board cannot derive the move from the positions.
    await game.last();
    await board.updateComplete;
    expect(lines()).to.include('Last move: 3 White: queen takes on e5, checkmate.');
    expect(name('e5')).to.equal('e5, white queen, last move');
    expect(name('h5')).to.equal('h5, empty, last move');
    expect(name('e7')).to.equal('e7, black king, in check');
    expect(board.shadowRoot?.querySelector('[part~=last-move]')).to.not.equal(null);
  });

  it('includes a long comment, for which autoplay waits', async () => {
    const game = await shown({pgn: `1. e4 {${'A long comment. '.repeat(100)}} e5 2. Nf3 *`});
    const original = window.setTimeout.bind(window);
    const waits: unknown[] = [];
    window.setTimeout = ((act: () => void, time?: number) => {
      waits.push(time);
      return original(act, 0);
    }) as typeof window.setTimeout;
    try {
      button(game, 'Play').click();
      await until(() => current(game) === 'Nf3');
    } finally {
      window.setTimeout = original;
    }
    expect(waits.filter((time) => Number(time) > 1000)).to.deep.equal([1500 + 60 * 1599, 1500]);
  });
});
