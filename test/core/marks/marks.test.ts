import {expect} from 'chai';
import {render, svg} from 'lit';
import {sizingOnPage} from '../../../src/picture/drawing/sizing.js';
import {boardTemplate} from '../../../src/picture/drawing/board.js';
import {drawMarks, markOutline} from '../../../src/picture/drawing/draw-marks.js';
import {themes} from '../../../src/attributes.js';
import {themeColors} from '../../../src/picture/drawing/colors.js';
import {renderSvg, type SvgOptions} from '../../../src/picture/files/index.js';
import {markPaint} from '../../../src/core/marks/mark.js';
import {parseMarks} from '../../../src/core/marks/parse-marks.js';
import {svgText} from '../../../src/picture/files/svg-text.js';
import {contrast, over} from '../../picture/drawing/contrast.js';
import {broken, capablanca, empty, start} from '../../tools/fixtures/positions.js';
import {positionOf} from '../../tools/read.js';

const written = (text: unknown, files?: number) =>
  parseMarks(text, files)
    .marks.map(({color, from, to}) => `${color} ${from}${to}`)
    .join(', ');

describe('marks', () => {
  const good: readonly (readonly [text: string, files: 8 | 10, marks: string])[] = [
    ['Ge4', 8, 'green e4'],
    ['Ge4 Rd5 Yg1f3 Be1e8', 8, 'green e4, red d5, yellow g1f3, blue e1e8'],
    ['Ge4,Rd5,Yg1f3', 8, 'green e4, red d5, yellow g1f3'],
    [' Ge4 ,\n\tRd5,, Ba1 ', 8, 'green e4, red d5, blue a1'],
    ['ge4 RD5 yG1f3 bb8', 8, 'green e4, red d5, yellow g1f3, blue b8'],
    ['[%csl Ge4,Rd5][%cal Yg1f3]', 8, 'green e4, red d5, yellow g1f3'],
    ['Gj8 Ri1j3', 10, 'green j8, red i1j3'],
    ['Ge4 Rd5 Be4', 8, 'blue e4, red d5'],
    ['Ge2e4 Re2e4', 8, 'red e2e4'],
    ['Ge1e8 Ge8e1 Ge1', 8, 'green e1e8, green e8e1, green e1'],
    ['Re4e4', 8, 'red e4'],
    ['', 8, ''],
    [' , ', 8, ''],
  ];
  for (const [text, files, marks] of good) {
    it(`are read from ${JSON.stringify(text)} on ${files} files`, () => {
      expect(written(text, files)).to.equal(marks);
      expect(parseMarks(text, files).warnings).to.deep.equal([]);
    });
  }

  const bad: readonly (readonly [text: string, files: 8 | 10, found: readonly string[], marks: string])[] = [
    ['e4', 8, ['e4'], ''],
    ['Ge9', 8, ['Ge9'], ''],
    ['Ge0 Rd5', 8, ['Ge0'], 'red d5'],
    ['Ge4 Xd5 Yg1f3', 8, ['Xd5'], 'green e4, yellow g1f3'],
    ['Ci1 Oe4', 10, ['Ci1', 'Oe4'], ''],
    ['Gi4 Ga1j8 Gh8', 8, ['Gi4', 'Ga1j8'], 'green h8'],
    ['Gk4', 10, ['Gk4'], ''],
    ['Ge', 8, ['Ge'], ''],
    ['Ge4d5c6', 8, ['Ge4d5c6'], ''],
    ['Ge4;Rd5', 8, ['Ge4;Rd5'], ''],
    ['Ge4-e5 G', 8, ['Ge4-e5', 'G'], ''],
    ['\u212Ae4 Ge\u0664', 8, ['\u212Ae4', 'Ge\u0664'], ''],
  ];
  for (const [text, files, found, marks] of bad) {
    it(`in ${JSON.stringify(text)} on ${files} files are read but for ${found.join(' and ')}`, () => {
      const {warnings} = parseMarks(text, files);
      expect(written(text, files)).to.equal(marks);
      expect(warnings.map(({index, length}) => text.slice(index, index + length))).to.deep.equal(found);
      for (const {code, field, message, values} of warnings) {
        expect([code, field]).to.deep.equal(['mark', 'marks']);
        expect(message).to.contain(`“${values.found}” is not a mark`);
      }
    });
  }

  it('that cannot be read are each warned of at their place', () => {
    expect(parseMarks('Xe4 Xe4', 8).warnings.map(({index}) => index)).to.deep.equal([0, 4]);
  });

  it('quote no more than 40 characters of what cannot be read', () => {
    const [warning] = parseMarks('x'.repeat(1000), 8).warnings;
    expect(warning?.values.found).to.equal('x'.repeat(40));
    expect(warning?.length).to.equal(1000);
  });

  it('are none without a text or a board', () => {
    for (const text of [null, undefined, 7, {}]) expect(written(text, 8)).to.equal('');
    expect(parseMarks('Ge4 X', undefined)).to.deep.equal({marks: [], warnings: []});
  });
});

describe('the drawing of marks', () => {
  const drawn = (marks: string, fen = empty, options: SvgOptions = {}) =>
    new DOMParser().parseFromString(renderSvg(fen, {...options, marks}), 'image/svg+xml').documentElement;
  const paths = (marks: string, part: string, fen?: string, options?: SvgOptions) =>
    [...drawn(marks, fen, options).querySelectorAll(`path[part~="${part}"]`)].map(
      (path) => path.getAttribute('d') ?? '',
    );
  /** Where the one arrow ends, in squares from the left and from the top as they are seen. */
  const tipOf = (marks: string, fen?: string, options?: SvgOptions) => {
    const picture = drawn(marks, fen, options);
    const head = picture.querySelector<SVGPathElement>('path[part~=arrow][fill^="#"]');
    // Its fourth corner is the tip.
    const [x = 0, y = 0] = (head?.getAttribute('d')?.split('L')[3] ?? '').split(' ').map(Number);
    return [x, y].map((n) => Math.floor(n / 45));
  };

  it('is nothing without marks', () => {
    for (const marks of ['', ' , ', 'X']) {
      expect(renderSvg(start, {marks})).to.equal(renderSvg(start));
      expect(drawn(marks, start).querySelector('[part~=mark]')).to.equal(null);
    }
  });

  it('has one path for all squares of a colour, one for the lines in them, and one for its arrows', () => {
    expect(paths('Ge4 Gd4 Ga8 Rh1', 'marked-square')).to.have.length(2);
    expect(paths('Ge4 Gd4 Ga8 Rh1', 'mark-lines')).to.have.length(2);
    expect(paths('Ge4 Gd4 Ga8 Rh1', 'green')[0]?.match(/M/g)).to.have.length(3);
    expect(paths('Ge2e4 Gd2d4 Rh1h8', 'arrow')).to.have.length(2);
  });

  it('puts squares under the pieces and arrows over them', () => {
    const parts = [...drawn('Ge4 Ge2e4', start).querySelectorAll('[part]')].map((one) =>
      one.getAttribute('part'),
    );
    const order = ['square dark', 'mark marked-square green', 'piece white', 'mark arrow green'].map((part) =>
      parts.indexOf(part),
    );
    expect(order).to.deep.equal([...order].sort((a, b) => a - b));
    expect(order).to.not.include(-1);
  });

  it('lets arrows end on their destinations, whichever side is below', () => {
    expect(tipOf('Ge2e4')).to.deep.equal([4, 4]);
    expect(tipOf('Gg1f3')).to.deep.equal([5, 5]);
    expect(tipOf('Gb1d2')).to.deep.equal([3, 6]);
    expect(tipOf('Ga1h8')).to.deep.equal([7, 0]);
    expect(tipOf('Gh1g1')).to.deep.equal([6, 7]);
    expect(tipOf('Gg1f3', empty, {orientation: 'black'})).to.deep.equal([2, 2]);
    expect(tipOf('Ga1j8', capablanca)).to.deep.equal([9, 0]);
    expect(tipOf('Ga1j8', capablanca, {orientation: 'black'})).to.deep.equal([0, 7]);
  });

  it('goes straight from outside the piece that moves to just short of the middle of the destination', () => {
    for (const marks of ['Ge2e4', 'Gg1f3', 'Ga1h8', 'Gh5a5']) {
      const corners = (paths(marks, 'arrow')[0] ?? '')
        .replace(/M|A.*/g, '')
        .split('L')
        .map((point) => point.split(' ').map(Number));
      const middleOf = (square: string) => [
        45 * (parseInt(square.charAt(0), 36) - 9.5),
        45 * (8.5 - Number(square.charAt(1))),
      ];
      const distance = (one: readonly number[], other: readonly number[]) =>
        Math.hypot((one[0] ?? NaN) - (other[0] ?? NaN), (one[1] ?? NaN) - (other[1] ?? NaN));
      const [from, to] = [middleOf(marks.slice(1, 3)), middleOf(marks.slice(3))];
      const [first = [], , , tip = [], , , last = []] = corners;
      const tail = [0, 1].map((i) => ((first[i] ?? NaN) + (last[i] ?? NaN)) / 2);
      expect(distance(tail, from)).to.be.closeTo(14, 0.2);
      expect(distance(tip, to)).to.be.closeTo(6, 0.2);
      // All on one line.
      expect(distance(from, tail) + distance(tail, tip) + distance(tip, to)).to.be.closeTo(
        distance(from, to),
        0.2,
      );
    }
  });

  const dashesOf = (options: SvgOptions) =>
    ['Ga1 Rb1 Yc1 Bd1', 'Ga1a8 Rb1b8 Yc1c8 Bd1d8'].map((marks) =>
      [...drawn(marks, empty, options).querySelectorAll('[stroke-dasharray]')].map((path) =>
        path.getAttribute('stroke-dasharray'),
      ),
    );

  it('distinguishes colours by their outlines too, in every theme', () => {
    for (const theme of themes) {
      for (const lines of dashesOf({theme})) {
        expect(new Set(lines)).to.have.length(4);
        // Programs that draw with Cairo leave out a dot of no length that follows a dash.
        for (const line of lines) expect(line).to.not.match(/[1-9].* 0\b/);
      }
    }
  });

  it('is flat, with faint lines, except in themes with much contrast', () => {
    const linesOf = (theme: (typeof themes)[number]) => [
      ...new Set(
        [...drawn('Ge4 Rd5 Yg1f3', empty, {theme}).querySelectorAll('[stroke-dasharray]')].map((path) =>
          path.getAttribute('stroke-opacity'),
        ),
      ),
    ];
    for (const theme of themes)
      expect(linesOf(theme), theme).to.deep.equal(
        theme === 'contrast' || theme === 'print' ? ['1'] : ['0', '0.25'],
      );
  });

  it('is omitted if the FEN cannot be read', () => {
    expect(renderSvg(broken, {marks: 'Ge4'})).to.equal(renderSvg(broken));
  });

  it('is the same for the element and for a file', () => {
    for (const fen of [start, capablanca]) {
      for (const orientation of ['white', 'black'] as const) {
        const position = positionOf(fen);
        const {marks} = parseMarks('Ge4 Rd5 Yg1f3 Be1e8 Ga1', position.files);
        const look = {position, look: {orientation}, colors: themeColors()};
        const what = {
          ...look,
          sizing: sizingOnPage,
          viewBox: {x: 0, y: 0, width: 360, height: 360},
          size: {width: 360, height: 360},
          naming: {name: 'name', description: 'text', describedBy: 'id', hidden: false, lang: 'en'},
          head: '',
          under: '',
          over: '',
        };
        const live = document.createElement('div');
        const file = document.createElement('div');
        render(boardTemplate(svg, {...what, ...drawMarks(svg, marks, look)}), live);
        file.innerHTML = boardTemplate(svgText, {...what, ...drawMarks(svgText, marks, look)}).text;
        const bare = (node: Element) => node.innerHTML.replace(/<!--.*?-->/g, '');
        expect(bare(live)).to.equal(bare(file));
      }
    }
  });

  it('is in the description', () => {
    const said = (marks: string, fen = empty) => drawn(marks, fen).querySelector('desc')?.textContent;
    expect(said('Ge4 Rd5 Gf7 Yg1f3 Be1e8 Be8e1')).to.equal(
      'Empty board. Marked: green e4, f7, red d5. Arrows: yellow g1 to f3, blue e1 to e8, e8 to e1.',
    );
    expect(said('Yh1', '4k3/8/8/8/8/8/8/4K3 w - - 0 1')).to.equal(
      'White: king e1. Black: king e8. White to move. Marked: yellow h1.',
    );
    expect(said('Yh1h2')).to.equal('Empty board. Arrows: yellow h1 to h2.');
  });

  /** How opaque a mark is. */
  const opacityOf = (marks: string) =>
    Number(drawn(marks).querySelector('g[opacity]')?.getAttribute('opacity'));
  const colors = ['green', 'red', 'yellow', 'blue'] as const;
  for (const name of themes) {
    const theme = themeColors(name);
    const hasEdges = name === 'contrast' || name === 'print';
    it(`leaves pieces 4:1 on a marked square of ${name}${hasEdges ? ', and an arrow 3:1 by its edge, and its colour on that' : ''}`, () => {
      for (const square of [theme.light, theme.dark]) {
        for (const color of colors) {
          const tint = over(markPaint[color], opacityOf('Ge4'), square);
          expect(contrast(theme.black, tint), `Black on ${color}`).to.be.at.least(4);
          expect(contrast(theme['white-outline'], tint), `White on ${color}`).to.be.at.least(4);
        }
        if (!hasEdges) continue;
        const edge = over(markOutline, opacityOf('Ge2e4'), square);
        expect(contrast(edge, square)).to.be.at.least(3);
      }
      if (!hasEdges) return;
      for (const ground of [theme.light, theme.dark, theme.black]) {
        const edge = over(markOutline, opacityOf('Ge2e4'), ground);
        for (const color of colors) {
          const arrow = over(markPaint[color], opacityOf('Ge2e4'), ground);
          expect(contrast(arrow, edge), color).to.be.at.least(3);
        }
      }
    });
  }
});
