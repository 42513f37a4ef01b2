import {expect} from 'chai';
import {render, svg} from 'lit';
import {boardTemplate} from '../../../src/picture/drawing/board.js';
import {sizingOnPage} from '../../../src/picture/drawing/sizing.js';
import {viewBoxOf} from '../../../src/picture/drawing/view-box.js';
import type {Picture} from '../../../src/picture/drawing/picture.js';
import {classic} from '../../../src/picture/drawing/classic.js';
import {themes} from '../../../src/attributes.js';
import {pageColors, themeColors} from '../../../src/picture/drawing/colors.js';
import {describe as inWords, formatMarks, renderSvg} from '../../../src/picture/files/index.js';
import {tones} from '../../../src/picture/drawing/highlights.js';
import {modern} from '../../../src/picture/drawing/modern.js';
import {addPieces} from '../../../src/picture/drawing/pieces.js';
import {roles, type PieceSet} from '../../../src/picture/drawing/piece-set.js';
import {svgText} from '../../../src/picture/files/svg-text.js';
import {emptyBoard} from '../../../src/core/notation/position.js';
import {type Position} from '../../../src/core/notation/index.js';
import {contrast} from './contrast.js';
import {broken, capablanca, start} from '../../tools/fixtures/positions.js';
import {positionOf} from '../../tools/read.js';

const positions = [
  start,
  capablanca,
  '4r3/2P3R1/R1N2k1P/5Np1/K1p1p3/1pr5/3P4/Bn3Q2 w - - 0 1',
  'k9/1Qq7/2Aa6/3Cc5/4Rr4/5Bb3/6Nn2/7PpK w - - 0 1',
  '8/8/8/8/8/8/8/8 w - - 0 1',
  'QQQQQQQQ/qqqqqqqq/8/8/AaCc4/8/8/k6K b - - 0 1',
];

const picture = (position: Position, look: Picture['look'] = {}): Picture => ({
  position,
  look,
  sizing: sizingOnPage,
  markedSquares: '',
  arrows: '',
  colors: pageColors('auto'),
  viewBox: viewBoxOf(position.files, look),
  size: {width: '20rem', height: '16rem'},
  naming: {name: 'A "name" & <more>', description: 'text', describedBy: 'id', hidden: false, lang: 'en'},
  head: '',
  under: '',
  over: '',
});

const parsed = (text: string) => new DOMParser().parseFromString(text, 'image/svg+xml').documentElement;

/** The shape of a body, whatever its square. */
const withoutPlace = (path: string) => path.replace(/^M-?[\d.]+ -?[\d.]+/, '');
const roleOfShape = new Map(
  [modern, classic].flatMap(({pieces}) => roles.map((role) => [withoutPlace(pieces[role].body), role])),
);

/** Reads the placement back from the picture, by the shapes and the square in which each begins. */
function placementOf(drawing: Element, files: number, isFlipped: boolean): string {
  const squares = Array.from({length: 8}, () => new Array<string>(files).fill(''));
  for (const color of ['white', 'black']) {
    const bodies = drawing.querySelector(`[part="piece ${color}"] > path`)?.getAttribute('d') ?? '';
    for (const [shape, x, y] of bodies.matchAll(/M(-?[\d.]+) (-?[\d.]+)[^M]*/g)) {
      const column = Math.floor(Number(x) / 45);
      const row = Math.floor(Number(y) / 45);
      const letter = roleOfShape.get(withoutPlace(shape)) ?? '?';
      const rank = squares[isFlipped ? 7 - row : row] ?? [];
      rank[isFlipped ? files - 1 - column : column] = color === 'white' ? letter : letter.toLowerCase();
    }
  }
  return squares
    .map((rank) =>
      rank
        .map((piece) => piece || ' ')
        .join('')
        .replace(/ +/g, (run) => String(run.length)),
    )
    .join('/');
}

describe('the drawing', () => {
  for (const fen of positions) {
    for (const orientation of ['white', 'black', 'auto'] as const) {
      it(`puts every piece on its square: ${fen}, ${orientation} below`, () => {
        const position = positionOf(fen);
        const drawing = parsed(renderSvg(fen, {orientation}));
        const isFlipped = orientation === 'black' || (orientation === 'auto' && position.turn === 'black');
        expect(placementOf(drawing, position.files, isFlipped)).to.equal(position.placement);
      });
    }
  }

  it('is the same for the element and for a file', () => {
    for (const fen of positions) {
      for (const [coordinates, turnMarker] of [
        ['inside', false],
        ['outside', true],
        ['none', true],
      ] as const) {
        const what = picture(positionOf(fen), {coordinates, turnMarker, pieces: 'modern'});
        const live = document.createElement('div');
        const file = document.createElement('div');
        render(boardTemplate(svg, what), live);
        file.innerHTML = boardTemplate(svgText, what).text;
        const bare = (node: Element) => node.innerHTML.replace(/<!--.*?-->/g, '');
        expect(bare(live)).to.equal(bare(file));
      }
    }
  });

  it('has coordinates at the left and below, and a turn marker takes no space', () => {
    const viewBox = (fen: string, look: object) =>
      parsed(renderSvg(fen, look)).getAttribute('viewBox')?.split(' ').map(Number);
    expect(viewBox(start, {})).to.deep.equal([0, 0, 360, 360]);
    expect(viewBox(capablanca, {coordinates: 'none'})).to.deep.equal([0, 0, 450, 360]);
    expect(viewBox(start, {coordinates: 'outside'})).to.deep.equal([-18, 0, 378, 378]);
    expect(viewBox(start, {turnMarker: true})).to.deep.equal([0, 0, 360, 360]);
    expect(viewBox(capablanca, {coordinates: 'outside', turnMarker: true})).to.deep.equal([-18, 0, 468, 378]);
  });

  it('has a line around the squares in the theme `print`, inside the picture', () => {
    const frame = (theme: 'print' | 'brown') =>
      parsed(renderSvg(start, {theme})).querySelector('[part=frame]');
    const [x = NaN, width = NaN, line = NaN] = ['x', 'width', 'stroke-width'].map((name) =>
      Number(frame('print')?.getAttribute(name)),
    );
    expect([x - line / 2, x + width + line / 2]).to.deep.equal([0, 360]);
    expect(frame('brown')).to.equal(null);
  });

  it('has three paths for each side, whatever pieces it has', () => {
    const paths = (fen: string) => parsed(renderSvg(fen)).querySelectorAll('[part~=piece] > path').length;
    for (const fen of [start, capablanca, '4k3/8/8/8/8/8/8/2A1K3 w - - 0 1']) expect(paths(fen)).to.equal(6);
  });

  it('shows whose move it is, beside that side, in a corner of the last file or among coordinates', () => {
    const marker = (turn: string, look: object, fen = '4k3/8/8/8/8/8/8/4K3') => {
      const path = parsed(renderSvg(`${fen} ${turn} - - 0 1`, {turnMarker: true, ...look})).querySelector(
        '[part~=turn]',
      );
      const place = /^M(\S+) (\S+?)a/.exec(path?.getAttribute('d') ?? '');
      return path && [path.getAttribute('part'), Number(place?.[1]), Number(place?.[2])];
    };
    expect(marker('w', {})).to.deep.equal(['turn white', 353.6, 318.8]);
    expect(marker('b', {})).to.deep.equal(['turn black', 353.6, 3.8]);
    expect(marker('b', {orientation: 'black'})).to.deep.equal(['turn black', 353.6, 318.8]);
    expect(marker('w', {}, '5k4/10/10/10/10/10/10/5K4')).to.deep.equal(['turn white', 443.6, 318.8]);
    expect(marker('w', {coordinates: 'outside'})).to.deep.equal(['turn white', -13.4, 354]);
    expect(marker('b', {coordinates: 'outside'})).to.deep.equal(['turn black', -13.4, 6]);
    expect(marker('w', {turnMarker: false})).to.equal(null);
    expect(marker('w', {}, '8/8/8/8/8/8/8/8'), 'of an empty board').to.equal(null);
  });

  it('uses the default for a wrong orientation, piece set or place of coordinates', () => {
    const wrong = JSON.parse('{"orientation":"up","coordinates":"somewhere","pieces":"none such"}') as object;
    expect(renderSvg(start, wrong)).to.equal(renderSvg(start));
  });
});

describe('colours', () => {
  for (const theme of themes) {
    it(`of the theme ${theme} leave coordinates at least 4.5:1 and pieces at least 4:1 on their squares`, () => {
      const colors = themeColors(theme);
      expect(contrast(colors['coordinate-on-light'], colors.light)).to.be.at.least(4.5);
      expect(contrast(colors['coordinate-on-dark'], colors.dark)).to.be.at.least(4.5);
      for (const square of [colors.light, colors.dark]) {
        for (const side of ['white', 'black'] as const) {
          // The body or the outline of a piece must stand out.
          const body = contrast(colors[side], square);
          expect(Math.max(body, contrast(colors[`${side}-outline`], square)), side).to.be.at.least(4);
          expect(contrast(colors[`${side}-detail`], colors[side]), `lines of ${side}`).to.be.at.least(4.5);
        }
      }
      const isDarkest = theme === 'contrast';
      expect(colors['black-outline'], 'a rim only on the darkest squares').to.equal(
        isDarkest ? colors.light : colors['white-outline'],
      );
    });
  }

  it('of a page are custom properties, with the colour of the theme as fallback', () => {
    expect(pageColors('green').light).to.equal('var(--fen-board-light,#eef0d8)');
    expect(pageColors('auto').light).to.contain('light-dark(#f2e3c9,#c9b391)');
    expect(pageColors('green')['black-outline']).to.equal('var(--fen-board-black-outline,#000)');
    expect(pageColors('green')['black-detail']).to.equal(
      'var(--fen-board-black-detail,var(--fen-board-light,#eef0d8))',
    );
    expect(pageColors('contrast')['black-outline']).to.equal(
      'var(--fen-board-black-outline,var(--fen-board-light,#fff))',
    );
  });

  it('of an unknown theme are those of auto', () => {
    for (const theme of ['', 'none such', '__proto__', 'toString', 'AUTO'])
      expect(themeColors(theme)).to.deep.equal(themeColors('auto'));
  });

  it('of outside coordinates can be read on a white and on a black page: a file has a light rim around dark letters', () => {
    const drawing = parsed(renderSvg(start, {coordinates: 'outside', turnMarker: true}));
    const rim = drawing.querySelector('[part=halo]');
    const letter = drawing.querySelector('[part~=file]');
    expect(contrast(letter?.getAttribute('stroke') ?? '', '#ffffff')).to.be.at.least(4.5);
    expect(contrast(rim?.getAttribute('stroke') ?? '', '#222222')).to.be.at.least(4.5);
    expect(contrast(letter?.getAttribute('stroke') ?? '', rim?.getAttribute('stroke') ?? '')).to.be.at.least(
      4.5,
    );
    expect(rim?.firstElementChild?.getAttribute('d')).to.contain(letter?.getAttribute('d'));
    expect(rim?.firstElementChild?.getAttribute('transform')).to.equal(
      letter?.parentElement?.getAttribute('transform'),
    );
    expect(Number(rim?.getAttribute('stroke-width'))).to.be.above(
      Number(letter?.getAttribute('stroke-width')),
    );
    expect(renderSvg(start)).to.not.contain('halo');
  });
});

describe('renderSvg', () => {
  it('gives a whole document with a title and a description', () => {
    const drawing = parsed(renderSvg(start));
    expect(drawing.namespaceURI).to.equal('http://www.w3.org/2000/svg');
    expect(drawing.querySelector('title')?.textContent).to.equal('Chess position, White to move.');
    expect(drawing.querySelector('desc')?.textContent).to.contain('White: king e1, queen d1, rooks a1, h1');
  });

  it('is sentences with the FEN where all its tags are stripped', () => {
    const text = renderSvg('8/8/4k3/8/8/4K3/4P3/8 w - - 0 1')
      .replace(/<[^>]*>/g, '')
      .replace(/\s+/g, ' ');
    expect(text.trim()).to.equal(
      'Chess position, White to move. White: king e3, pawn e2. Black: king e6. White to move. FEN: 8/8/4k3/8/8/4K3/4P3/8 w - - 0 1',
    );
    expect(renderSvg('8').replace(/<[^>]*>/g, '')).to.not.contain('FEN: ');
  });

  for (const [label, title] of [
    ['Mate in one', 'Mate in one.'],
    ['Mate in one.', 'Mate in one.'],
    ['Who wins?', 'Who wins?'],
    ['White wins …', 'White wins …'],
    ['“Mate!”', '“Mate!”'],
    ['Find it:', 'Find it:'],
    ['白先。', '白先。'],
    ['Linares (1999)', 'Linares (1999).'],
    ['', ''],
  ] as const)
    it(`ends the title “${label}” once`, () => {
      expect(parsed(renderSvg(start, {label})).querySelector('title')?.textContent).to.equal(title);
    });

  it('is described as by `describe`', () => {
    for (const options of [{}, {lastMove: 'e2e4', marks: 'Ge4 Yg1f3', lang: 'de'}, {marks: 'Gi1'}])
      expect(parsed(renderSvg(start, options)).querySelector('desc')?.textContent).to.equal(
        inWords(start, options),
      );
    expect(inWords(start, {lastMove: 'e2e4', marks: 'Ge4'})).to.match(
      / Last move: e2 to e4\. Marked: green e4\.$/,
    );
  });

  it('draws marks from text as from a list', () => {
    const marks = [
      {color: 'green', from: 'e4', to: ''},
      {color: 'yellow', from: 'g1', to: 'f3'},
    ] as const;
    expect(formatMarks(marks)).to.equal('Ge4 Yg1f3');
    expect(renderSvg(start, {marks})).to.equal(renderSvg(start, {marks: 'Ge4 Yg1f3'}));
    expect(renderSvg(start, {marks: []})).to.equal(renderSvg(start));
  });

  it('highlights the last move, and mentions it', () => {
    for (const [orientation, d] of [
      ['white', 'M180 270h45v45h-45zM180 180h45v45h-45z'],
      ['black', 'M135 45h45v45h-45zM135 135h45v45h-45z'],
    ] as const) {
      const drawing = parsed(renderSvg(start, {lastMove: 'e2e4', orientation}));
      const highlight = drawing.querySelector('[part="highlight last-move"]');
      expect(highlight?.getAttribute('d')).to.equal(d);
      expect(drawing.querySelector('desc')?.textContent).to.match(/ Last move: e2 to e4\.$/);
    }
    for (const lastMove of ['', 'e2', 'e2i4', 'e2e4q', 'null'])
      expect(renderSvg(start, {lastMove})).to.equal(renderSvg(start));
    expect(renderSvg(broken, {lastMove: 'e2e4'})).to.equal(renderSvg(broken));
    expect(renderSvg(capablanca, {lastMove: 'i2j4'})).to.contain('Last move: i2 to j4.');
  });

  it('highlights the last move in the same colour as on a page', () => {
    expect(tones['last-move'].tint).to.equal('rgb(255 236 110 / 48%)');
    expect(renderSvg(start, {lastMove: 'e2e4'})).to.contain('fill="rgb(255,236,110)" fill-opacity="0.48"');
  });

  it('gives the same bytes for the same input', () => {
    for (const fen of positions) expect(renderSvg(fen)).to.equal(renderSvg(fen));
  });

  it('uses plain colours, and nothing that another renderer would not know', () => {
    expect(renderSvg(capablanca, {coordinates: 'outside'})).to.not.match(
      /var\(|light-dark|currentColor|href|<style|<script/,
    );
  });

  it('accepts a position as well as a text', () => {
    expect(renderSvg(positionOf(start))).to.equal(renderSvg(start));
    expect(placementOf(parsed(renderSvg(emptyBoard)), 8, false)).to.equal(emptyBoard.placement);
  });

  it('shows an empty board with the error if the text cannot be read', () => {
    const drawing = parsed(renderSvg(broken));
    expect(placementOf(drawing, 8, false)).to.equal(emptyBoard.placement);
    const text = [...drawing.querySelectorAll('text')].map((line) => line.textContent).join(' ');
    expect(text).to.contain('Rank 7 has 9 squares');
    expect(text).to.contain('ppppppppp');
  });

  const hostile = [
    '"><script>alert(1)</script>',
    ']]></svg><img src=x onerror=alert(1)>',
    '\0\u0001\ufffe\ud800 lone',
    '&lt;&amp;${1+1}{{x}}',
    '/'.repeat(1_000_000),
  ];
  for (const text of hostile) {
    it(`stays one well-formed picture for ${JSON.stringify(text.slice(0, 40))} as FEN and as label`, () => {
      for (const drawing of [parsed(renderSvg(text)), parsed(renderSvg(start, {label: text}))]) {
        expect(drawing.nodeName).to.equal('svg');
        expect(drawing.querySelector('parsererror, script, img')).to.equal(null);
      }
    });
  }
});

describe('piece sets', () => {
  it('are drawn by name', () => {
    addPieces('classic', classic);
    expect(renderSvg(start, {pieces: 'classic'})).to.contain(classic.pieces.P.body.slice(8));
    expect(renderSvg(start)).to.contain(modern.pieces.P.body.slice(8));
  });

  const withPawn = (body: string): PieceSet => ({
    ...modern,
    pieces: {...modern.pieces, P: {body, detail: 'M1 1h1'}},
  });
  it('may begin with M and continue with relative commands', () => {
    for (const path of ['M1 2h3', 'M1,2l3-4z', 'M-1.5 2q1 2 3 4zM4 5v1', 'M 10  20 a1 1 0 0 1 2 2']) {
      expect(() => addPieces('good', withPawn(path))).to.not.throw();
    }
  });
  for (const path of [
    '',
    'h1',
    'm1 1h1',
    'M1 1H5',
    'M1 1 5 5',
    'M1 1L2 2',
    'M1',
    'M1 1"><script>',
    'M1 1h1e5M',
  ]) {
    it(`are refused, naming the piece, for the path ${JSON.stringify(path)}`, () => {
      expect(() => addPieces('bad', withPawn(path))).to.throw(TypeError, /“bad”: the body of P/);
    });
  }
  it('are refused when a piece is missing', () => {
    const without = JSON.parse('{"bodyStroke":1,"detailStroke":1,"pieces":{}}') as PieceSet;
    expect(() => addPieces('bad', without)).to.throw(TypeError, /of P/);
  });
});

describe('the picture of a FEN that cannot be read', () => {
  it('cuts a text that is longer than the board', () => {
    expect(renderSvg(`${'x'.repeat(21)} `.repeat(30))).to.contain('…');
  });
  it('is an empty board with an error, even for a value that is neither a text nor a position', () => {
    for (const nothing of [undefined, null, 42, false]) {
      const drawing = parsed(renderSvg(nothing as never));
      expect(placementOf(drawing, 8, false)).to.equal(emptyBoard.placement);
      expect(drawing.querySelector('desc')?.textContent).to.equal(inWords(nothing as never));
      expect(inWords(nothing as never)).to.contain('Expected a FEN');
    }
  });
  it('underlines the place of the error in the text', () => {
    const underlined = (fen: string) =>
      [...parsed(renderSvg(fen)).querySelectorAll('[text-decoration=underline]')].map(
        (part) => part.textContent,
      );
    expect(underlined(broken)).to.deep.equal(['ppppppppp']);
    expect(underlined(start.replace('0 1', '0 x'))).to.deep.equal(['x']);
    // Over two lines: the place begins on one and ends on the next.
    expect(
      underlined('rnbqkbnr/pppppppp/8/8/8/8/PPPPP1111111111111/RNBQKBNR w KQkq - 0 1').join(''),
    ).to.contain('1111111');
  });
});
