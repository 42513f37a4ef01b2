import {expect} from 'chai';
import {parsePgn} from '../../../src/core/pgn/index.js';
import {piecesBySquare} from '../../../src/core/notation/change-placement.js';
import {renderGameSvg, type GameSvgOptions} from '../../../src/picture/files/index.js';

/** Puts a game into the page, at a time of its animation in seconds; without a time, as where nothing moves. */
function show(pgn: string, time: number | null, options: GameSvgOptions = {}): SVGSVGElement {
  const text = renderGameSvg(pgn, options);
  const shown = time === null ? text.replace(/<style>.*<\/style>/, '') : text;
  const file = new DOMParser().parseFromString(shown, 'image/svg+xml');
  const svg = document.body.appendChild(document.importNode(file.documentElement, true));
  for (const animation of svg.getAnimations({subtree: true})) {
    animation.pause();
    animation.currentTime = (time ?? 0) * 1000;
  }
  return svg as unknown as SVGSVGElement;
}

const isVisible = (group: Element) => Number(getComputedStyle(group).opacity) > 0.01;

/** What has been moved to a square, by squares of the board as White sees it. */
function squareOf(group: Element): string {
  const {transform} = getComputedStyle(group);
  // In WebKit, the computed style leaves out the attribute.
  const attribute = (group as SVGGElement).transform.baseVal.consolidate()?.matrix;
  const {e, f} = transform === 'none' && attribute ? attribute : new DOMMatrix(transform);
  return `${'abcdefghij'.charAt(Math.round(e / 45))}${8 - Math.round(f / 45)}`;
}

/** The pieces that move in a game, where they are now: `Pe4`. */
const piecesOn = (svg: SVGSVGElement): readonly string[] =>
  [...svg.querySelectorAll('use')]
    .filter(({parentElement}) => parentElement && isVisible(parentElement))
    .map((use) => `${use.getAttribute('href')?.slice(-1) ?? ''}${squareOf(use.parentElement as Element)}`)
    .sort();

const lastMoveOn = (svg: SVGSVGElement): readonly string[] =>
  [...svg.querySelectorAll('[part~=last-move]')]
    .filter(({parentElement}) => parentElement && isVisible(parentElement))
    .map(({parentElement}) => squareOf(parentElement as Element))
    .sort();

const games = {
  'captures and castling': '1. e4 d5 2. exd5 Qxd5 3. Nf3 Qe5+ 4. Be2 Bg4 5. O-O Nc6 6. Nxe5 O-O-O 7. Nxg4 *',
  'en passant and promotion':
    '[FEN "1n2k3/P1p5/8/3P4/8/8/8/4K3 b - - 0 1"]\n\n1... c5 2. dxc6 Ke7 3. axb8=Q Kf6 4. Qb2+ Kg6 5. c7 Kh6 6. c8=N Kg6 7. Qb1+ *',
  'castling of Chess960, where king and rook change places':
    '[FEN "4k3/8/8/8/8/8/8/5KRR w G - 0 1"]\n[Variant "Chess960"]\n\n1. O-O Ke7 2. Rh7+ *',
  'ten files':
    '[FEN "rnabqkbcnr/pppppppppp/10/10/10/10/PPPPPPPPPP/RNABQKBCNR w KQkq - 0 1"]\n\n1. Nc3 Nc6 2. Ci3 f5 3. Cxf5 *',
  'a null move': '1. e4 -- 2. e5 d5 3. exd6 *',
};

describe('a game that plays itself', () => {
  afterEach(() => document.body.replaceChildren());

  for (const [name, pgn] of Object.entries(games)) {
    it(`shows each position at its time: ${name}`, () => {
      const [game] = parsePgn(pgn).games;
      const positions = game ? [game.start, ...game.moves.map(({position}) => position)] : [];
      expect(positions.length).to.be.above(3);
      const moving = new Set(
        [...show(pgn, null).querySelectorAll('use')].map((use) => use.getAttribute('href')?.slice(-1)),
      );
      for (const [index, position] of positions.entries()) {
        // The first move begins after a second, and each of the others a second later.
        const svg = show(pgn, index + 0.9, {seconds: 1});
        const expected = [...piecesBySquare(position)].map(([square, piece]) => `${piece}${square}`);
        const shown = piecesOn(svg);
        expect(expected).to.include.members([...shown]);
        // All others are drawn as on any board, and never move.
        const standing = expected.filter((piece) => !shown.includes(piece));
        for (const other of positions)
          expect([...piecesBySquare(other)].map(([square, piece]) => `${piece}${square}`)).to.include.members(
            standing,
          );
        svg.remove();
      }
      expect(moving.size).to.be.above(0);
    });
  }

  it('shows the last position where nothing moves', () => {
    const pgn = games['captures and castling'];
    const moving = piecesOn(show(pgn, 16, {seconds: 1}));
    // The same game in the same page would share its style sheet.
    document.body.replaceChildren();
    const svg = show(pgn, null);
    expect(piecesOn(svg)).to.deep.equal(moving);
    expect(lastMoveOn(svg)).to.deep.equal(['e5', 'g4']);
    expect(piecesOn(svg)).to.include('Ng4');
  });

  it('lets a piece glide, and a captured one fade', () => {
    const svg = show('1. e4 d5 2. exd5 *', 3.1, {seconds: 1});
    const pawn = [...svg.querySelectorAll('use[href$=P]')].map(
      (use) => new DOMMatrix(getComputedStyle(use.parentElement as Element).transform),
    );
    expect(pawn.some(({e}) => e > 135 && e < 180)).to.be.true;
    const faded = [...svg.querySelectorAll('use[href$=p]')].map((use) =>
      Number(getComputedStyle(use.parentElement as Element).opacity),
    );
    expect(faded.some((opacity) => opacity > 0 && opacity < 1)).to.be.true;
  });

  it('highlights the last move, and nothing at the start and at a null move', () => {
    const at = (time: number) => lastMoveOn(show(games['a null move'], time, {seconds: 1}));
    expect([at(0.9), at(1.9), at(2.9), at(3.9)]).to.deep.equal([[], ['e2', 'e4'], [], ['e4', 'e5']]);
  });

  it('shows the marks of a comment as long as its position', () => {
    const pgn = '{[%csl Rd4]} 1. e4 {[%cal Ge4e5]} e5 2. Nf3 {[%csl Gf3]} *';
    const marks = (time: number | null) => {
      document.body.replaceChildren();
      return [...show(pgn, time, {seconds: 1}).querySelectorAll('[part~=mark]')]
        .filter((mark) => isVisible(mark.closest('g[class]') as Element))
        .map((mark) => mark.getAttribute('part'));
    };
    expect(marks(0.9)).to.deep.equal(['mark marked-square red']);
    expect(marks(1.9)).to.deep.equal(['mark arrow green']);
    expect(marks(2.9)).to.deep.equal([]);
    expect(marks(3.9)).to.deep.equal(['mark marked-square green']);
    expect(marks(null)).to.deep.equal(['mark marked-square green']);
  });

  it('does not disturb another game in the same page', () => {
    const [first, second] = ['1. e4 e5 *', '1. d4 d5 *'].map((pgn) => show(pgn, 1.9, {seconds: 1}));
    if (!first || !second) throw new Error('no pictures');
    expect(piecesOn(first)).to.deep.equal(['Pe4', 'pe7']);
    expect(piecesOn(second)).to.deep.equal(['Pd4', 'pd7']);
  });
});
