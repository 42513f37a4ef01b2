import type {FenBoard} from '../../../src/index.js';
import '../../../src/index.js';
import {ladder, ladderSolution} from '../../tools/fixtures/positions.js';
import {until, User} from '../../tools/user.js';

/** A person who solves a puzzle. */
export class Solver extends User {
  /** The details of the events `solved` and `mistake`. */
  readonly solves: unknown[] = [];
  readonly mistakes: unknown[] = [];

  constructor(board: FenBoard, surroundings?: Element) {
    super(board, surroundings);
    board.addEventListener('solved', ({detail}) => this.solves.push(detail));
    board.addEventListener('mistake', ({detail}) => this.mistakes.push(detail));
  }

  get placement(): string | undefined {
    return this.board.fen?.split(' ')[0];
  }

  get feedback(): string | undefined {
    return this.root.querySelector('[part=feedback]')?.textContent;
  }

  /** The counts of mistakes and hints, as the board shows them. */
  get counts(): string | undefined {
    return this.root.querySelector('[part=counts]')?.textContent.trim();
  }

  /** Whether a hint marks a square. */
  get hasHint(): boolean {
    return this.root.querySelector('[part~=hint][part~=highlight]') !== null;
  }

  get hasSolved(): boolean {
    return this.board.matches(':state(solved)');
  }

  /** Waits until the board shows the pieces of a FEN. */
  async sees(fen: string): Promise<void> {
    await until(() => this.placement === fen.split(' ')[0]);
  }

  /** Waits until the board expects a move of this person. */
  async turn(): Promise<void> {
    await until(() => this.root.querySelector('button[part~=hint]:not([aria-disabled=true])'));
  }

  async solved(): Promise<void> {
    await until(() => this.hasSolved);
  }
}

/** Puts a puzzle on the page; its pieces are not animated, unless the attributes say so. */
export const setup = (attributes: Readonly<Record<string, string>> = {}): Promise<Solver> =>
  Solver.setup({mode: 'solve', animation: 'none', fen: ladder, solution: ladderSolution, ...attributes});
