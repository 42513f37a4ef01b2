import {endOf, type Line, type Node, type Tree} from './tree.js';

/** A move in a place: its number, and `b` for Black's move. */
const step = /^(\d{1,4})(w|b)?$/;

/**
 * Finds a place in a game.
 *
 * @param place - `start`, `end`, or a move: `14` or `14w` is White's move 14, `14b` Black's, and `14b/1/16` is move 16
 * in the first variation in place of 14b. A number (not a text) is how many half-moves have been made. Case and white
 * space around it do not matter.
 * @returns The node; `null` is the start, `undefined` a place that the game does not have.
 */
export function findPlace(place: string | number, tree: Tree): Node | null | undefined {
  if (typeof place === 'number') return place === 0 ? null : tree.main.nodes[place - 1];
  const text = place.trim().toLowerCase();
  if (text === 'start') return null;
  if (text === 'end') return endOf(null, tree);
  let line: Line | undefined = tree.main;
  let node: Node | undefined;
  const parts = text.split('/');
  // A place ends with a move, not with a variation.
  if (parts.length % 2 === 0) return undefined;
  for (const [i, part] of parts.entries()) {
    if (i % 2 === 1) line = /^\d{1,4}$/.test(part) ? node?.variations[Number(part) - 1] : undefined;
    else {
      const [, number, side] = step.exec(part) ?? [];
      node = number === undefined ? undefined : line?.nodes.find(isMove(Number(number), side !== 'b'));
    }
    if (i % 2 === 1 ? !line : !node) return undefined;
  }
  return node;
}

const isMove = (number: number, isWhite: boolean) => (node: Node) =>
  node.number === number && node.isWhite === isWhite;

/** Writes a place as `findPlace` reads it: `14b`, or with the way through variations, `14b/1/16`. */
export function formatPlace(node: Node | null): string {
  if (!node) return 'start';
  const move = `${node.number}${node.isWhite ? '' : 'b'}`;
  const {replaces} = node.line;
  return replaces ? `${formatPlace(replaces)}/${replaces.variations.indexOf(node.line) + 1}/${move}` : move;
}
