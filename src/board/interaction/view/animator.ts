import type {BoardHost} from '../board-host.js';
import {squareSide as side} from '../../../picture/drawing/piece-set.js';
import {cornerOf, type Corner} from '../../../picture/drawing/place.js';
import {findMotion, noMotion, type Motion} from '../../../picture/drawing/motion.js';
import type {PieceLetter, Position, Square} from '../../../core/notation/position.js';
import {withPieces} from '../../../core/notation/change-placement.js';
import type {Selection} from '../state/mode.js';
import {pieceGroup} from './piece-group.js';

/** Whether the reader prefers less motion. */
export const prefersLessMotion = (): boolean => matchMedia('(prefers-reduced-motion)').matches;

/** Whether pieces may glide: neither the author nor the reader has turned motion off. */
export const isAnimated = ({animation}: {readonly animation: 'auto' | 'none'}): boolean =>
  animation !== 'none' && !prefersLessMotion();

/** The time in which a piece glides to its square, in milliseconds. */
export const glideDuration = 180;

/** The changes of an animation in the drawing. */
export interface AnimatedDrawing {
  /** The position without gliding and hidden pieces. */
  readonly position: Position;
  /** SVG over the pieces, with the gliding and captured pieces. */
  readonly over: unknown;
}

/** Lets pieces glide to their squares when another position is drawn. */
export class Animator {
  readonly #host: BoardHost;
  #drawnPosition: Position;
  /** The motion that is planned or running. */
  #motion: Motion = noMotion;
  #startedMotion: Motion = noMotion;
  /** The upper left corner of a dropped piece, from which it glides back to its square. */
  #dropCorner: Corner | null = null;
  #animations: readonly Animation[] = [];

  constructor(host: BoardHost, drawnPosition: Position) {
    this.#host = host;
    this.#drawnPosition = drawnPosition;
  }

  /**
   * Plans the motion to the host's position, unless that is drawn already. The piece from `draggedFrom` does not glide.
   *
   * @returns Whether the position is new.
   */
  plan(draggedFrom: Square | null, isAnimated: boolean): boolean {
    const {position} = this.#host;
    if (position === this.#drawnPosition) return false;
    const {glides, captured} = isAnimated ? findMotion(this.#drawnPosition, position) : noMotion;
    const isDragged = glides.some(({from}) => from === draggedFrom);
    // A dragged piece already covers the piece that it captures.
    this.#motion = {
      glides: glides.filter(({from}) => from !== draggedFrom),
      captured: isDragged ? [] : captured,
    };
    this.#dropCorner = null;
    this.#drawnPosition = position;
    return true;
  }

  /** Plans that a dropped piece glides back to its square. The box is where the piece was dropped, in the viewport. */
  planHome({piece, from}: Selection, {x, y, width, height}: DOMRect): void {
    const matrix = this.#host.root.querySelector<SVGSVGElement>('.board svg')?.getScreenCTM()?.inverse();
    if (!from || !matrix) return;
    const center = new DOMPoint(x + width / 2, y + height / 2).matrixTransform(matrix);
    this.#dropCorner = {x: center.x - side / 2, y: center.y - side / 2};
    this.#motion = {glides: [{piece, from, to: from}], captured: []};
  }

  /** Draws the gliding pieces on their destinations; `start` then moves them. Pieces on `hidden` squares are omitted. */
  draw(hidden: readonly Square[] = []): AnimatedDrawing {
    const host = this.#host;
    const {glides, captured} = this.#motion;
    const omitted = [...glides.map(({to}) => to), ...hidden].map((square) => [square, null] as const);
    const drawPiece = (piece: PieceLetter, square: Square, part: string) =>
      pieceGroup(host, piece, part, cornerOf(square, host));
    return {
      position: omitted.length > 0 ? withPieces(host.position, omitted) : host.position,
      over: [
        ...captured.map(([square, piece]) => drawPiece(piece, square, 'captured')),
        ...glides.map(({piece, to}) => drawPiece(piece, to, 'gliding')),
      ],
    };
  }

  /** Called after the position has been drawn. */
  start(): void {
    const {root, element} = this.#host;
    const motion = this.#motion;
    const {glides} = motion;
    if (glides.length === 0 || motion === this.#startedMotion) return;
    this.stop();
    this.#startedMotion = motion;
    const groups = [...root.querySelectorAll('g[part~=gliding]')];
    const translateTo = ({x, y}: Corner) => ({transform: `translate(${x}px, ${y}px)`});
    const timing = {duration: glideDuration, easing: 'ease-in-out'};
    this.#animations = [
      ...glides.flatMap(({from, to}, i) => {
        const corners = [this.#dropCorner ?? cornerOf(from, this.#host), cornerOf(to, this.#host)];
        return groups[i]?.animate(corners.map(translateTo), timing) ?? [];
      }),
      ...[...root.querySelectorAll('g[part~=captured]')].map((group) =>
        group.animate([{opacity: 1}, {opacity: 0}], timing),
      ),
    ];
    void Promise.allSettled(this.#animations.map(({finished}) => finished)).then(() => {
      if (this.#motion !== motion) return;
      this.#motion = noMotion;
      element.requestUpdate();
    });
  }

  /** Cancels the animations, because a running one would keep a removed board in memory. */
  stop(): void {
    for (const animation of this.#animations) animation.cancel();
  }
}
