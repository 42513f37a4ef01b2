import type {PositionOwner} from '../interaction/board-host.js';
import type {Position} from '../../core/notation/position.js';
import {readPlacement} from '../../core/notation/placement.js';
import {isOrdinary} from '../../core/notation/read-certain.js';
import {snapshotOf, type Snapshot} from '../../core/notation/snapshot.js';
import {Echoes, readPosition} from './echoes.js';
import type {FenSource} from './fen-source.js';

/** The position of a board, as a part changes it. */
export class BoardPositions implements PositionOwner {
  readonly #source: FenSource;

  constructor(source: FenSource) {
    this.#source = source;
  }

  get start(): string | null {
    return this.#source.start;
  }

  get startPosition(): Position | null {
    return readPosition(this.start ?? '');
  }

  restartAtLastSet(): void {
    const {echoes, explicitStart, board} = this.#source;
    if (!echoes || echoes.lastSet === explicitStart) return;
    this.#source.setStartFen(echoes.lastSet);
    board.requestUpdate('fen');
  }

  snapshot(position: Position): Snapshot {
    const {reader, board} = this.#source;
    return snapshotOf(position, reader.notation(board.notation));
  }

  show(snapshot: Snapshot): void {
    const source = this.#source;
    const {fen, position} = snapshot;
    const placement = readPlacement(position.placement);
    source.reader.keepGenerated(fen, position, placement !== null && isOrdinary(placement));
    source.explicitFen = fen;
    (source.echoes ??= new Echoes(source.explicitStart)).add(snapshot);
    source.board.requestUpdate('fen');
  }
}
