import {indexed} from '../indexed.js';
import {moveNumberAfter, pliesBefore, type MoveNumber} from './move-number.js';
import type {Game, GameMove} from './game.js';

/**
 * The way to a move through `moves` and `variations` of a game. In the main line, it is the index of the move: `[2]`. In a
 * variation, it is the path of the move that the variation replaces, the index of the variation, and the index of the move in
 * it: `[2, 0, 1]`. A change elsewhere in the game leaves it the same, unless a move or variation before it is removed.
 */
export type Path = readonly number[];

/** A move in the tree of a game. */
export interface MoveNode extends MoveNumber {
  readonly gameMove: GameMove;
  readonly path: Path;
  /** The index of the node in `nodes` of the tree. */
  readonly index: number;
  /** The move played before this one; `null` if there is none. If a variation begins here, that move is in another line. */
  readonly previous: MoveNode | null;
  readonly line: Line;
  readonly indexInLine: number;
  /** The number of half-moves up to and including this one. */
  readonly ply: number;
  readonly variations: readonly Line[];
}

/** The main line or a variation; never empty, except for the main line of a game without moves. */
export interface Line {
  readonly nodes: readonly MoveNode[];
  /** The move that the line replaces; `null` for the main line. */
  readonly replaces: MoveNode | null;
}

/** The main line of a game, and all its nodes in the order of the text. */
export interface Tree {
  readonly main: Line;
  readonly nodes: readonly MoveNode[];
}

/** The result of a search for a node: `null` is the start of the game, `undefined` means that there is no such place. */
export type FoundNode = MoveNode | null | undefined;

export function treeOf({start, moves}: Game): Tree {
  const nodes: MoveNode[] = [];
  const pliesBeforeStart = pliesBefore(start);

  const makeLine = (
    gameMoves: readonly GameMove[],
    pathOfLine: Path,
    before: MoveNode | null,
    replaces: MoveNode | null,
  ) => {
    const lineNodes: MoveNode[] = [];
    const line: Line = {nodes: lineNodes, replaces};
    let previous = before;
    for (const [indexInLine, gameMove] of indexed(gameMoves)) {
      const ply: number = (previous?.ply ?? 0) + 1;
      const variations: Line[] = [];
      const node: MoveNode = {
        index: nodes.length,
        gameMove,
        path: [...pathOfLine, indexInLine],
        previous,
        line,
        indexInLine,
        ply,
        ...moveNumberAfter(pliesBeforeStart + ply - 1),
        variations,
      };
      nodes.push(node);
      lineNodes.push(node);
      for (const [i, variation] of indexed(gameMove.variations))
        variations.push(makeLine(variation, [...node.path, i], previous, node));
      previous = node;
    }
    return line;
  };

  return {main: makeLine(moves, [], null, null), nodes};
}

/** Finds the node with a path, such as the node of the same move in another reading of the game. */
export function nodeAt([first, ...rest]: Path, {main}: Tree): MoveNode | undefined {
  let node = main.nodes[first ?? -1];
  for (let i = 0; i < rest.length; i += 2) node = node?.variations[rest[i] ?? -1]?.nodes[rest[i + 1] ?? -1];
  return node;
}

/** A move and its alternatives: first the move that variations replace, then the first move of each variation. */
export function moveAndAlternatives(node: MoveNode): readonly MoveNode[] {
  const replaced = node.indexInLine === 0 ? (node.line.replaces ?? node) : node;
  return [replaced, ...replaced.variations.flatMap(({nodes: [first]}) => first ?? [])];
}

/**
 * Finds the node of a place: `start`, `end`, a move as a string, or half-moves as a number. `14` and `14w` are White's move
 * 14, `14b` is Black's. `14b/1/16` is move 16 in the first variation in place of 14b. Letters may be in upper case.
 */
export function findPlace(place: string | number, {main, nodes}: Tree): FoundNode {
  if (typeof place === 'number') return place === 0 ? null : main.nodes[place - 1];
  // A script may pass anything.
  if (typeof (place as unknown) !== 'string') return undefined;
  const text = place.trim().toLowerCase().replace(/(\d)w/g, '$1');
  if (text === 'start') return null;
  return text === 'end' ? (main.nodes.at(-1) ?? null) : nodes.find((node) => formatPlace(node) === text);
}

/** Formats a place so that `findPlace` finds it: `14b`, or `14b/1/16` in a variation. */
export function formatPlace(node: MoveNode | null): string {
  if (!node) return 'start';
  const move = `${node.number}${node.isWhite ? '' : 'b'}`;
  const {replaces} = node.line;
  return replaces ? `${formatPlace(replaces)}/${replaces.variations.indexOf(node.line) + 1}/${move}` : move;
}
