// Takes half a minute: whole games, each move by real input.
import {expect} from '@open-wc/testing';
import '../../../src/index.js';
import type {GameEndDetail} from '../../../src/board/interaction/events.js';
import {legalMoves, outcome, type Move} from '../../../src/core/rules/index.js';
import type {Position} from '../../../src/core/notation/index.js';
import {start} from '../../tools/fixtures/positions.js';
import {goodMove, safePremove} from '../../tools/good-move.js';
import {partOf} from '../../tools/part.js';
import {until, User} from '../../tools/user.js';

type Way = 'mouse' | 'finger' | 'keys';

/** A person who plays a whole game in one way. */
class Player extends User {
  way: Way = 'mouse';
  readonly ends: GameEndDetail[] = [];

  constructor(...all: ConstructorParameters<typeof User>) {
    super(...all);
    this.board.addEventListener('gameend', ({detail}) => this.ends.push(detail));
  }

  get position(): Position {
    const {position} = this.board;
    if (!position) throw new Error('There is no position.');
    return position;
  }

  get count(): number {
    return this.board.playedMoves.length;
  }

  get row(): string {
    return this.root.querySelector('.opponent span')?.textContent ?? '';
  }

  async make({from, to, promotion}: Move): Promise<void> {
    if (this.way === 'mouse') await this.drag(from, to);
    else if (this.way === 'finger') await this.tap(from, to);
    else for (const square of [from, to]) await this.pressSquare(square);
    if (promotion)
      await this.act(await until(() => this.root.querySelector<HTMLElement>('[data-promotion=Q]')));
  }

  /** Makes a move, and waits for the answer or the end of the game. */
  async turn(): Promise<void> {
    const {count} = this;
    await this.make(goodMove(this.position));
    await until(() => this.ends.length > 0 || this.count === count + 2);
    await this.settled();
  }

  async act(button: HTMLElement): Promise<void> {
    button.scrollIntoView({block: 'nearest'});
    if (this.way === 'mouse') await this.clickOn(button);
    else if (this.way === 'finger') {
      // No person taps a square and a button below it within 300 ms: to Chromium that is a double tap, without a click.
      await new Promise((resolve) => setTimeout(resolve, 350));
      await this.tapOn(button);
    } else {
      button.focus();
      await this.press('Enter');
    }
  }

  async actOn(name: string): Promise<void> {
    await this.act(await this.button(name));
  }

  async undo(): Promise<void> {
    if (this.way !== 'keys') return this.actOn('Undo');
    this.tabStop?.focus();
    return this.press('Control+z');
  }
}

/** The engine thinks as long as it may. */
const engine = '/test/tools/engine/worker.js?seed=11&slow=yes';
const short = 0.03;
const endless = 600;

describe('a game against an engine', () => {
  for (const way of partOf<Way>(['mouse', 'finger', 'keys'])) {
    it(`goes to mate, with two undos and a premove, by ${way}`, async () => {
      const user = await Player.setup({
        ...{mode: 'play', animation: 'none', fen: start, premove: '', controls: ''},
        ...{engine, 'engine-time': String(short)},
      });
      user.way = way;
      const {board} = user;
      await user.turn();
      await user.turn();

      // A move is undone with the answer to it.
      await user.undo();
      expect(user.count).to.equal(2);
      expect(user.position.turn).to.equal('white');
      await user.turn();
      expect(user.count).to.equal(4);

      // A move is undone while the engine thinks about it.
      board.engineTime = endless;
      await user.make(goodMove(user.position));
      await user.button('Stop');
      await user.undo();
      expect(user.count).to.equal(4);
      expect(user.row).to.equal('An engine plays Black, level 4.');

      // A move in advance, which is legal whatever the engine plays.
      await user.make(goodMove(user.position));
      await user.button('Stop');
      const premove = safePremove(user.position);
      if (!premove) throw new Error('There is no such move.');
      await user.make(premove);
      expect(user.announced).to.match(/^Premove: /);
      expect(user.count).to.equal(5);
      board.engineTime = short;
      await user.actOn('Stop');
      await user.actOn('Let the engine move');
      await until(() => user.count >= 8);
      expect(board.playedMoves[6]?.uci).to.equal(premove.from + premove.to);
      expect(user.changes.slice(-3).map(({by}) => by)).to.deep.equal(['engine', 'person', 'engine']);

      while (user.ends.length === 0) await user.turn();
      expect(user.ends.map((end) => end.outcome.reason)).to.deep.equal(['checkmate']);
      expect(outcome(user.position)?.reason).to.equal('checkmate');
      expect(legalMoves(user.position)).to.have.length(0);
      expect(user.announced).to.match(/Checkmate\. White wins\.$/);
      expect(await board.toPgn()).to.match(/# 1-0\s*$/);
    });
  }
});
