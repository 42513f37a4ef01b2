import type {PositionWriter} from '../interaction/board-host.js';
import type {Position} from '../../core/notation/position.js';
import {snapshotOf, type Snapshot} from '../../core/notation/snapshot.js';
import {readerPart} from '../../parts/loader.js';
import type {BoardPosition} from './board-position.js';
import {setRefusable, restart, show} from './position-changes.js';
import {positionOf} from './reading.js';

/** Shows the positions of a person, of a puzzle and of `move()`. */
export class BoardPositionWriter implements PositionWriter {
  readonly #position: BoardPosition;

  constructor(position: BoardPosition) {
    this.#position = position;
  }

  get start(): string | null {
    return this.#position.start;
  }

  get startPosition(): Position | null {
    return positionOf(this.start, readerPart.loaded?.parseFen);
  }

  restartAtLastSet(): void {
    this.#position.apply(restart);
  }

  snapshot(position: Position): Snapshot {
    return snapshotOf(position, this.#position.notation);
  }

  show(snapshot: Snapshot): void {
    this.#position.apply((state) => show(state, snapshot));
  }

  whileRefusable(previousFen: string, dispatch: () => void): void {
    this.#position.apply((state) => setRefusable(state, previousFen));
    dispatch();
    this.#position.apply((state) => setRefusable(state));
  }
}
