import {expect} from 'chai';
import fc from 'fast-check';
import {Navigation, type Direction} from '../../src/game/document/navigation.js';
import {findPlace, formatPlace, nodeAt, treeOf, type Tree} from '../../src/core/pgn/tree.js';
import {parsePgn, type Game} from '../../src/core/pgn/index.js';

/** A game with variations in variations: 2… has two, and the first of them has one. */
const text = '1. e4 e5 2. Nf3 Nc6 (2... d6 3. d4 (3. Bc4 Be7) 3... exd4) (2... Nf6 3. Nxe5) 3. Bb5 a6 *';

function read(pgn: string): Game {
  const [game] = parsePgn(pgn).games;
  if (!game) throw new Error('There is no game.');
  return game;
}

const tree = treeOf(read(text));
const san = (place: string | number, of: Tree = tree) => {
  const node = findPlace(place, of);
  return node === null ? null : node?.gameMove.san;
};

describe('places in a game', () => {
  const places: readonly (readonly [place: string | number, san: string | null | undefined])[] = [
    ['start', null],
    [' Start ', null],
    ['end', 'a6'],
    ['1', 'e4'],
    ['1w', 'e4'],
    ['1b', 'e5'],
    ['1B', 'e5'],
    ['3b', 'a6'],
    [0, null],
    [1, 'e4'],
    [6, 'a6'],
    ['2b/1/2b', 'd6'],
    ['2b/1/3', 'd4'],
    ['2b/1/3/1/3b', 'Be7'],
    ['2b/2/3', 'Nxe5'],
    ['4', undefined],
    [7, undefined],
    [-1, undefined],
    [1.5, undefined],
    ['2b/3/2b', undefined],
    ['2b/1', undefined],
    ['2b/0/2b', undefined],
    ['14c', undefined],
    ['', undefined],
    ['1/1/1/1/1', undefined],
  ];
  for (const [place, expected] of places) {
    it(`${JSON.stringify(place)} is ${expected === undefined ? 'nowhere' : (expected ?? 'the start')}`, () => {
      expect(san(place)).to.equal(expected);
    });
  }

  it('are counted from the move number in the FEN', () => {
    const ending = treeOf(read('[FEN "4k3/8/8/8/8/8/4P3/4K3 b - - 3 40"]\n\n40... Kd7 41. e4 *'));
    expect(['40b', '41', '41b'].map((place) => san(place, ending))).to.deep.equal(['Kd7', 'e4', undefined]);
  });

  it('are found by their formatted text', () => {
    for (const node of tree.nodes) expect(findPlace(formatPlace(node), tree)).to.equal(node);
    expect(findPlace(formatPlace(null), tree)).to.equal(null);
  });

  it('are found by their paths, also in another reading of the game', () => {
    for (const node of tree.nodes) expect(nodeAt(node.path, tree)).to.equal(node);
    const again = treeOf(read(text));
    expect(again.nodes.map(({path}) => nodeAt(path, tree)?.index)).to.deep.equal([...tree.nodes.keys()]);
    expect(nodeAt([], tree)).to.equal(undefined);
    expect(nodeAt([0, 9, 0], tree)).to.equal(undefined);
  });
});

describe('a way through a game', () => {
  const walkAlong = (directions: readonly Direction[]) => {
    const navigation = new Navigation(read(text));
    for (const direction of directions) {
      const node = navigation.target(direction);
      if (node !== undefined) navigation.current = node;
    }
    return navigation;
  };
  const walk = (...directions: Direction[]) => walkAlong(directions).current?.gameMove.san ?? null;
  const ways: readonly (readonly [Direction[], string | null])[] = [
    [[], null],
    [['next'], 'e4'],
    [['next', 'previous'], null],
    [['previous'], null],
    [['last'], 'a6'],
    [['last', 'next'], 'a6'],
    [['last', 'first'], null],
    [['next', 'next', 'next', 'next', 'next-variation'], 'd6'],
    [['next', 'next', 'next', 'next', 'next-variation', 'next-variation'], 'Nf6'],
    [['next', 'next', 'next', 'next', 'next-variation', 'next-variation', 'next-variation'], 'Nf6'],
    [['next', 'next', 'next', 'next', 'next-variation', 'previous-variation'], 'Nc6'],
    [['next', 'next', 'next', 'next', 'next-variation', 'next', 'next', 'previous-variation'], 'Nc6'],
    [['next', 'next', 'next', 'next', 'next-variation', 'last'], 'exd4'],
    [['next', 'next', 'next', 'next', 'next-variation', 'previous'], 'Nf3'],
    [['next', 'next', 'next', 'next', 'next-variation', 'next', 'next-variation', 'last'], 'Be7'],
    [['next-variation'], null],
  ];
  for (const [way, end] of ways) {
    it(`by ${way.join(', ') || 'nothing'} leads to ${end ?? 'the start'}`, () => {
      expect(walk(...way)).to.equal(end);
    });
  }

  it('always shows the position after the current move', () => {
    const directions = fc.array(
      fc.constantFrom<Direction>('first', 'previous', 'next', 'last', 'previous-variation', 'next-variation'),
    );
    fc.assert(
      fc.property(directions, (way) => {
        const {current, game, position} = walkAlong(way);
        expect(position).to.equal(current ? current.gameMove.position : game.start);
        if (current) expect(current.ply).to.equal((current.previous?.ply ?? 0) + 1);
      }),
    );
  });
});
