import {expect, fixture, html, nextFrame, oneEvent} from '@open-wc/testing';
import {executeServerCommand} from '@web/test-runner-commands';
import '../../src/index.js';
import type {FenBoard} from '../../src/index.js';
import {addLocale} from '../../src/locales/index.js';
import {addPieces, classic, modern} from '../../src/drawing/pieces-entry.js';
import type {FenIssue} from '../../src/notation/index.js';
import {broken, capablanca, smirf, start} from '../fixtures/positions.js';
import {can} from '../user.js';

const board = (fen: string | null = start) =>
  fixture<FenBoard>(html`<fen-board fen=${fen ?? ''}></fen-board>`);
const picture = (element: FenBoard) => {
  const svg = element.shadowRoot?.querySelector('svg');
  if (!svg) throw new Error('The board has no picture.');
  return svg;
};
/** On how many squares a piece is drawn: each begins in its own, of 45 units. */
const pieceCount = (element: FenBoard) =>
  new Set(
    [...picture(element).querySelectorAll('g:not([part~=detail]) path')]
      .flatMap((path) => [...(path.getAttribute('d') ?? '').matchAll(/M([\d.]+) ([\d.]+)/g)])
      .map(([, x, y]) => `${Math.floor(Number(x) / 45)} ${Math.floor(Number(y) / 45)}`),
  ).size;
const errorOf = (element: FenBoard) => element.shadowRoot?.querySelector('[part=error]')?.textContent ?? null;

describe('<fen-board>', () => {
  it('draws the position of its fen attribute', async () => {
    const element = await board();
    expect(element.position?.placement).to.equal(start.split(' ')[0]);
    expect(picture(element).getAttribute('viewBox')).to.equal('0 0 360 360');
    expect(pieceCount(element)).to.equal(32);
  });

  for (const [what, fen] of Object.entries({start, smirf, capablanca, broken, 'an empty board': ''})) {
    it(`passes the accessibility audit: ${what}`, async () => {
      await expect(await board(fen)).to.be.accessible();
    });
  }

  it('may be focused before it is in a page', () => {
    const element = document.createElement('fen-board');
    for (const mode of ['view', 'play'] as const) {
      element.mode = mode;
      expect(() => element.focus(), mode).to.not.throw();
    }
  });

  it('is an empty board without a FEN', async () => {
    const element = await fixture<FenBoard>(html`<fen-board></fen-board>`);
    expect(element.fen).to.equal(null);
    expect(element.position?.placement).to.equal('8/8/8/8/8/8/8/8');
    expect(element.error).to.equal(null);
    expect(pieceCount(element)).to.equal(0);
  });

  it('follows the attribute and the property, and does not reflect', async () => {
    const element = await board();
    element.fen = capablanca;
    expect(element.position?.files, 'at once').to.equal(10);
    await element.updateComplete;
    expect(picture(element).getAttribute('viewBox')).to.equal('0 0 450 360');
    expect(element.getAttribute('fen')).to.equal(start);
    element.setAttribute('fen', smirf);
    await element.updateComplete;
    expect(element.fen).to.equal(smirf);
    expect(element.position?.castling.white.kingside).to.equal('g');
    element.removeAttribute('fen');
    await element.updateComplete;
    expect(pieceCount(element)).to.equal(0);
  });

  it('is a picture with a name and a description', async () => {
    const element = await board();
    const svg = picture(element);
    expect(svg.getAttribute('role')).to.equal('img');
    expect(svg.getAttribute('aria-label')).to.equal('Chess position, White to move');
    expect(svg.getAttribute('aria-description')).to.contain('White: king e1, queen d1');
    expect(svg.getAttribute('aria-hidden')).to.equal('false');
  });

  it('is hidden from assistive technology while there is a grid with the same name', async () => {
    const element = await fixture<FenBoard>(html`<fen-board mode="play" fen=${start}></fen-board>`);
    while (!element.shadowRoot?.querySelector('[role=grid]')) await nextFrame();
    expect(picture(element).getAttribute('aria-hidden')).to.equal('true');
    element.mode = 'view';
    await element.updateComplete;
    expect(picture(element).getAttribute('aria-hidden')).to.equal('false');
  });

  it('has its label as its name, and is decoration with an empty one', async () => {
    const element = await board();
    element.label = 'Diagram 12';
    await element.updateComplete;
    expect(picture(element).getAttribute('aria-label')).to.equal('Diagram 12');
    element.setAttribute('label', '');
    await element.updateComplete;
    expect(picture(element).getAttribute('aria-hidden')).to.equal('true');
    element.removeAttribute('label');
    await element.updateComplete;
    expect(picture(element).getAttribute('aria-label')).to.equal('Chess position, White to move');
  });

  it('turns the board, in any spelling of the attribute', async () => {
    const element = await board('4k3/8/8/8/8/8/8/4K3 b - - 0 1');
    const kingX = () =>
      Number(
        /M([\d.]+)/.exec(
          picture(element).querySelectorAll('g')[0]?.children[5]?.getAttribute('d') ?? '',
        )?.[1],
      );
    const fromWhite = kingX();
    for (const [value, turned] of [
      ['black', true],
      ['WHITE', false],
      [' Auto ', true],
      ['sideways', false],
    ] as const) {
      element.setAttribute('orientation', value);
      await element.updateComplete;
      expect(kingX() !== fromWhite, value).to.equal(turned);
    }
  });

  it('moves the coordinates', async () => {
    const element = await board();
    const box = () => picture(element).getAttribute('viewBox');
    element.coordinates = 'outside';
    await element.updateComplete;
    expect(box()).to.equal('-18 0 378 378');
    element.coordinates = 'none';
    await element.updateComplete;
    expect(box()).to.equal('0 0 360 360');
    expect(picture(element).querySelectorAll('[part~=coordinate]:not([d=""])')).to.have.length(0);
  });

  it('draws the modern pieces until the classic ones have come', async () => {
    const element = await board();
    const modern = picture(element).querySelector('g path')?.getAttribute('d');
    const other = await board();
    element.pieces = 'classic';
    await element.updateComplete;
    expect(picture(element).querySelector('g path')?.getAttribute('d')).to.equal(modern);
    const classicHere = () => picture(element).querySelector('g path')?.getAttribute('d') !== modern;
    while (!classicHere()) await nextFrame();
    expect(picture(other).querySelector('g path')?.getAttribute('d')).to.equal(modern);
  });

  it('keeps a full board within 48 elements', async () => {
    for (const fen of [start, capablanca]) {
      const element = await board(fen);
      expect(element.shadowRoot?.querySelectorAll('*').length).to.be.at.most(48);
    }
  });
});

describe('a FEN that cannot be read', () => {
  const listen = (element: FenBoard) => {
    const heard: FenIssue[] = [];
    element.addEventListener('fenerror', (event) => heard.push(event.detail));
    return heard;
  };

  it('shows an empty board, what is wrong, and the text', async () => {
    const element = await board(broken);
    expect(element.position).to.equal(null);
    expect(element.error?.field).to.equal('placement');
    expect(broken.slice(element.error?.index).slice(0, element.error?.length)).to.equal('ppppppppp');
    expect(pieceCount(element)).to.equal(0);
    expect(picture(element).getAttribute('aria-description')).to.equal('');
    expect(errorOf(element)).to.contain('Rank 7 has 9 squares').and.to.contain(broken);
  });

  it('shows the note on the board, and not behind it', async () => {
    const element = await board(broken);
    const {left, top, width, height} = element.getBoundingClientRect();
    await nextFrame();
    const seen = element.shadowRoot?.elementFromPoint(left + width / 2, top + height / 2);
    expect(seen?.closest('[part=error]') !== null).to.equal(true);
  });

  it('never goes on showing the last position, and the next FEN is drawn', async () => {
    const element = await board();
    element.fen = broken;
    await element.updateComplete;
    expect(pieceCount(element)).to.equal(0);
    element.fen = start;
    await element.updateComplete;
    expect(errorOf(element)).to.equal(null);
    expect(element.error).to.equal(null);
    expect(pieceCount(element)).to.equal(32);
  });

  it('fires fenerror once, after the board has shown it, and again when it comes again', async () => {
    const element = await board();
    const heard = listen(element);
    setTimeout(() => (element.fen = broken));
    const event = await oneEvent(element, 'fenerror');
    expect(event.bubbles || event.cancelable || event.composed).to.equal(false);
    expect(errorOf(element)).to.contain('Rank 7');
    element.orientation = 'black';
    await element.updateComplete;
    expect(heard).to.deep.equal([element.error]);
    element.fen = start;
    await element.updateComplete;
    element.fen = broken;
    await element.updateComplete;
    expect(heard).to.have.length(2);
  });

  it('leaves other boards alone', async () => {
    const boards = await fixture<HTMLElement>(
      html`<div><fen-board fen=${broken}></fen-board><fen-board fen=${smirf}></fen-board></div>`,
    );
    const [wrong, right] = boards.querySelectorAll('fen-board');
    expect(wrong?.error?.code).to.equal('rank-width');
    expect(wrong && pieceCount(wrong)).to.equal(0);
    expect(right && pieceCount(right)).to.equal(smirf.split(' ')[0]?.match(/[a-z]/gi)?.length);
    expect(right?.error).to.equal(null);
  });

  const hostile: readonly (readonly [what: string, fen: unknown])[] = [
    ['a megabyte of slashes', '/'.repeat(1_000_000)],
    ['a megabyte of letters', 'r'.repeat(1_000_000)],
    ['markup', '<img src=x onerror="window.hit = true"><script>window.hit = true</script>'],
    ['a closing tag', '"></fen-board><script>window.hit = true</script>'],
    ['NUL', '\0\0\0'],
    ['NUL inside', 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBN\0 w KQkq - 0 1'],
    ['emoji', '♔♕♖ 🏰🐴 👨‍👩‍👧‍👦'],
    ['lone surrogates', '\ud800\udfff\udc00'],
    ['template syntax', '${alert(1)} {{alert(1)}} <!--?lit$ --> <?lit$123$>'],
    ['right-to-left marks', '\u202ernbqkbnr/8/8/8/8/8/8/8 w - - 0 1'],
    ['a number', 42],
    ['no number', NaN],
    ['an object', {}],
    ['a symbol', Symbol('fen')],
    [
      'an object that throws',
      {
        toString: () => {
          throw new Error('no');
        },
      },
    ],
    ['a function', () => start],
  ];
  for (const [what, fen] of hostile) {
    it(`is an error with a place and no exception: ${what}`, async () => {
      const element = await board();
      const heard = listen(element);
      Object.assign(element, {fen});
      await element.updateComplete;
      expect(element.position).to.equal(null);
      expect(element.error?.message).to.be.a('string').and.not.be.empty;
      expect(element.error?.index).to.be.at.least(0);
      // Drawn once more, the error is no news.
      element.theme = 'green';
      await element.updateComplete;
      expect(heard).to.have.length(1);
      expect(pieceCount(element)).to.equal(0);
      expect(element.shadowRoot?.querySelector('script, img')).to.equal(null);
      expect('hit' in window).to.equal(false);
      for (const mode of ['play', 'edit'] as const) {
        Object.assign(element, {mode, name: 'position', required: true});
        await element.updateComplete;
        expect(element.checkValidity(), mode).to.equal(false);
      }
      element.mode = 'view';
      await element.updateComplete;
      await expect(element).to.be.accessible();
    });
  }
});

describe('the size of a board', () => {
  const within = async (style: string, fen: string, own = '') => {
    const outer = await fixture<HTMLElement>(
      html`<div style="width: 900px">
        <div style=${style}><fen-board style=${own} fen=${fen}></fen-board><i>x</i></div>
      </div>`,
    );
    const element = outer.querySelector('fen-board');
    await element?.updateComplete;
    const size = () => {
      const {width = 0, height = 0} = element?.getBoundingClientRect() ?? {};
      return [Math.round(width), Math.round(height)];
    };
    const first = size();
    // By the second frame the engine has decided whether the picture is seen or skipped.
    for (let frames = 0; frames < 2; frames++) await nextFrame();
    expect(size(), 'when it is seen').to.deep.equal(first);
    return first;
  };
  const cases: readonly (readonly [what: string, style: string, width: number, own?: string])[] = [
    ['fills its container up to 30rem', '', 480],
    ['is as small as its container', 'width: 160px', 160],
    ['has 20rem in a float', 'float: left', 320],
    ['has 20rem as a float', '', 320, 'float: left'],
    ['has 20rem in a row of flex items', 'display: flex', 320],
    ['has 20rem in an inline block', 'display: inline-block', 320],
    ['has 20rem in a table cell', 'display: table-cell', 320],
    ['has 20rem when centred in a column', 'display: flex; flex-direction: column; align-items: center', 320],
    ['takes a width', '', 250, 'width: 250px'],
    ['takes a greatest size', '', 700, '--fen-board-max-size: 700px'],
    ['has the same size far off the screen', 'float: left; margin-top: 5000px', 320],
  ];
  for (const [what, style, width, own] of cases) {
    it(what, async () => {
      expect(await within(style, start, own)).to.deep.equal([width, width]);
      expect(await within(style, capablanca, own)).to.deep.equal([width, width * 0.8]);
    });
  }

  it('gives way where there is little room', async () => {
    const [width = 0, height] = await within('display: flex; width: 200px', start);
    expect(width).to.be.within(150, 200);
    expect(height).to.equal(width);
  });

  const ofOneWidth: readonly (readonly [what: string, attributes: Readonly<Record<string, string>>])[] = [
    ['nothing beside it', {coordinates: 'none'}],
    ['coordinates inside', {}],
    ['coordinates outside', {coordinates: 'outside'}],
    ['a turn marker', {'turn-marker': ''}],
    ['both', {coordinates: 'outside', 'turn-marker': ''}],
  ];
  for (const [fen, files] of [
    [start, 8],
    [capablanca, 10],
  ] as const) {
    it(`leaves squares of one size in boards of one width, with their top edges on one line: ${files} files`, async () => {
      const row = await fixture<HTMLElement>(
        html`<div style="display: flex; gap: 30px; padding: 30px"></div>`,
      );
      for (const [, attributes] of ofOneWidth) {
        const element = document.createElement('fen-board');
        element.style.width = '120px';
        for (const [name, value] of Object.entries({...attributes, fen})) element.setAttribute(name, value);
        row.append(element);
      }
      for (let frames = 0; frames < 3; frames++) await nextFrame();
      const boards = [...row.children] as FenBoard[];
      const top = row.getBoundingClientRect().top + 30;
      boards.forEach((element, i) => {
        const what = ofOneWidth[i]?.[0];
        const squares = picture(element).querySelector('[part~=light]')?.getBoundingClientRect();
        const own = element.getBoundingClientRect();
        expect(squares?.width, what).to.be.closeTo(120, 0.1);
        expect(squares?.height, what).to.be.closeTo((120 * 8) / files, 0.1);
        expect(squares?.top, what).to.be.closeTo(top, 0.1);
        expect(squares?.left, what).to.be.closeTo(own.left, 0.1);
        // File letters are in the board's box: nothing of the page lies on them.
        expect(picture(element).getBoundingClientRect().bottom, what).to.be.at.most(own.bottom + 0.1);
      });
    });
  }

  for (const [what, attributes] of ofOneWidth) {
    it(`is cut off nowhere on a board as wide as the viewport: ${what}`, async () => {
      for (const fen of [start, capablanca]) {
        const place = await fixture<HTMLElement>(
          html`<div
            style="position: fixed; inset: 0 auto auto 0; width: 100vw; --fen-board-max-size: none"
          ></div>`,
        );
        const element = document.createElement('fen-board');
        for (const [name, value] of Object.entries({...attributes, fen, mode: 'play'}))
          element.setAttribute(name, value);
        place.append(element);
        while (!element.shadowRoot?.querySelector('[data-square=a8]')) await nextFrame();
        const shown = picture(element).getBoundingClientRect();
        expect(shown.left).to.be.closeTo(0, 0.1);
        expect(shown.right).to.be.closeTo(place.getBoundingClientRect().right, 0.1);
        // And what a person presses lies on what is seen.
        const squares = picture(element).querySelector('[part~=light]')?.getBoundingClientRect();
        const grid = element.shadowRoot.querySelector('[role=grid]')?.getBoundingClientRect();
        for (const edge of ['left', 'right', 'top', 'bottom'] as const)
          expect(grid?.[edge], edge).to.be.closeTo(squares?.[edge] ?? NaN, 0.2);
      }
    });
  }

  for (const [what, attributes] of ofOneWidth.slice(2)) {
    it(`hangs out of no narrow card, on a phone or beside other cards: ${what}`, async () => {
      const phone = await fixture<HTMLIFrameElement>(html`<iframe style="width: 390px; border: 0"></iframe>`);
      const wide = await fixture<HTMLElement>(html`<div></div>`);
      for (const place of [wide, phone.contentDocument?.body ?? wide]) {
        for (const fen of [start, capablanca]) {
          const card = document.createElement('div');
          card.style.cssText =
            'box-sizing: border-box; width: 390px; max-width: 100%; padding: 8px; border: 1px solid';
          place.append(card);
          const element = document.createElement('fen-board');
          for (const [name, value] of Object.entries({...attributes, fen})) element.setAttribute(name, value);
          card.append(element);
          await element.updateComplete;
          const [shown, room] = [picture(element).getBoundingClientRect(), card.getBoundingClientRect()];
          expect(shown.width).to.be.above(300);
          expect(shown.left).to.be.at.least(room.left + 1);
          expect(shown.right).to.be.at.most(room.right - 1);
          // A frame that is removed does not report it to what is in it.
          card.remove();
        }
      }
    });
  }

  it('is nothing when hidden', async () => {
    const element = await board();
    element.hidden = true;
    expect(element.getBoundingClientRect().height).to.equal(0);
  });
});

describe('what comes after a board', () => {
  for (const [mode, height] of [
    ['view', '100px'],
    ['view', '50%'],
    ['edit', '100px'],
  ] as const) {
    it(`is below it, whatever height a page gives it: ${mode}, ${height}`, async () => {
      const holder = await fixture(
        html`<div style="width: 240px; height: 200px">
          <fen-board fen=${start} mode=${mode} style="height: ${height}"></fen-board>
          <p>after</p>
        </div>`,
      );
      const [element, after] = holder.children as unknown as [FenBoard, HTMLElement];
      await element.updateComplete;
      while (mode === 'edit' && !element.shadowRoot?.querySelector('[part=panel]')) await nextFrame();
      const bottoms = [...(element.shadowRoot?.querySelectorAll('svg, [part=panel]') ?? [])].map(
        (part) => part.getBoundingClientRect().bottom,
      );
      expect(Math.max(...bottoms)).to.be.at.most(after.getBoundingClientRect().top);
    });
  }
});

describe('a script', () => {
  it('can read what was repaired in the FEN, with its place', async () => {
    const element = await board('4k3/8/8/8/8/8/8/4K3 W - - 0 1');
    expect(element.warnings.map(({code, index}) => [code, index])).to.deep.equal([['spelling', 20]]);
    expect((await board()).warnings).to.deep.equal([]);
  });

  it('can turn the board, also where the FEN cannot be read', async () => {
    const element = await board(broken);
    element.orientation = 'auto';
    element.flip();
    expect(element.orientation).to.equal('black');
  });

  it('can focus a diagram that the page has made focusable', async () => {
    const element = await board();
    element.focus();
    expect(document.activeElement === element).to.equal(false);
    element.tabIndex = 0;
    element.focus();
    expect(document.activeElement === element).to.equal(true);
  });

  it('can move the board into a document without a window', async () => {
    const element = await board();
    const other = document.implementation.createHTMLDocument();
    other.body.append(other.adoptNode(element));
    element.fen = smirf;
    await element.updateComplete;
    expect(element.position?.turn).to.equal('white');
    document.body.append(element);
    await element.updateComplete;
    expect(picture(element).getAttribute('aria-description')).to.contain('with the rook on g1');
    element.remove();
  });
});

describe('many boards', () => {
  it('come and go without leaving anything that redraws them', async () => {
    const element = await fixture<FenBoard>(html`<fen-board fen=${start} pieces="shadows"></fen-board>`);
    const aside = document.createElement('div');
    aside.lang = 'eo';
    aside.append(element);
    addPieces('shadows', modern);
    addLocale('eo', {diagram: {whiteToMove: 'blanko movas'}});
    expect(element.isUpdatePending, 'off the page').to.equal(false);
    document.body.append(element);
    await element.updateComplete;
    addPieces('shadows', classic);
    expect(element.isUpdatePending, 'on the page').to.equal(true);
    await element.updateComplete;
    element.remove();
    element.fen = smirf;
    await element.updateComplete;
    document.body.append(element);
    await element.updateComplete;
    expect(picture(element).getAttribute('aria-description')).to.contain('with the rook on g1');
    element.remove();
  });

  it('are all drawn up to 300 at a time, however many there were before', async () => {
    const visibility = (board: FenBoard) => getComputedStyle(picture(board)).contentVisibility;
    for (const round of ['first', 'second']) {
      const page = await fixture<HTMLElement>(
        html`<div>${Array.from({length: 301}, () => html`<fen-board></fen-board>`)}</div>`,
      );
      const boards = [...page.querySelectorAll<FenBoard>('fen-board')];
      await boards.at(-1)?.updateComplete;
      expect(boards.slice(0, 300).map(visibility), round).to.not.include('auto');
      expect(boards.slice(300).map(visibility), round).to.deep.equal(['auto']);
      page.remove();
      const last = boards.at(-1) as FenBoard;
      document.body.append(last);
      expect(visibility(last), `the last one of the ${round} round, alone`).to.equal('visible');
      last.remove();
    }
  });
});

describe('marks', () => {
  const marked = (element: FenBoard) =>
    [...picture(element).querySelectorAll('[part~=circle], [part~=arrow]')].map((path) =>
      path.getAttribute('part'),
    );

  it('are drawn while the attribute has them, and stay when the position changes', async () => {
    const element = await fixture<FenBoard>(html`<fen-board fen=${start} marks="Ge4 Rd5"></fen-board>`);
    expect(marked(element)).to.deep.equal(['mark circle green', 'mark circle red']);
    element.fen = smirf;
    await element.updateComplete;
    expect(marked(element)).to.have.length(2);
    element.setAttribute('marks', 'Yg1f3');
    await element.updateComplete;
    expect(marked(element)).to.deep.equal(['mark arrow yellow']);
    expect(picture(element).getAttribute('aria-description')).to.contain('Arrows: yellow g1 to f3.');
    element.setAttribute('marks', '');
    await element.updateComplete;
    expect(marked(element)).to.deep.equal([]);
    element.marks = 'Be1';
    await element.updateComplete;
    expect(marked(element)).to.deep.equal(['mark circle blue']);
    element.removeAttribute('marks');
    await element.updateComplete;
    expect(marked(element)).to.deep.equal([]);
  });

  it('that cannot be read are listed in the warnings, after those of the FEN, and the rest is drawn', async () => {
    const element = await fixture<FenBoard>(
      html`<fen-board fen="8/8/8/8/8/8/8/8 w - -" marks="Ge4 Gi4 Re5"></fen-board>`,
    );
    expect(element.warnings.map(({code}) => code)).to.deep.equal([
      'no-king',
      'no-king',
      'missing-fields',
      'mark',
    ]);
    expect(element.warnings.at(-1)?.index).to.equal(4);
    expect(marked(element)).to.have.length(2);
    element.fen = capablanca;
    expect(element.warnings.length, 'i4 is on ten files').to.equal(0);
  });

  it('are not drawn where the FEN cannot be read', async () => {
    const element = await fixture<FenBoard>(html`<fen-board fen=${broken} marks="Ge4 X"></fen-board>`);
    expect(marked(element)).to.deep.equal([]);
    expect(element.warnings.length).to.equal(0);
  });

  it('ignore a value that is no text', async () => {
    const element = await board();
    for (const marks of [7, {}, undefined, Symbol.iterator]) {
      element.marks = marks as unknown as string;
      await element.updateComplete;
      expect(marked(element)).to.deep.equal([]);
    }
  });

  it('stay while the board is played on, under the highlights', async () => {
    const element = await fixture<FenBoard>(
      html`<fen-board fen=${start} marks="Ge4 Rg1f3" mode="play"></fen-board>`,
    );
    while (!element.shadowRoot?.querySelector('[role=grid]')) await nextFrame();
    expect(marked(element)).to.include.members(['mark circle green', 'mark arrow red']);
    expect(await element.move('e4')).to.have.property('ok', true);
    await element.updateComplete;
    expect(marked(element)).to.include('mark circle green');
  });
});

describe('coordinates in a board', () => {
  const letters = (element: FenBoard) =>
    picture(element).querySelector('[part~=file]')?.getAttribute('d') ?? '';
  /** How tall file letters are, in units of 45 to a square. */
  const height = (element: FenBoard) =>
    picture(element).querySelector<SVGGraphicsElement>('[part~=file]')?.getBBox().height ?? NaN;
  /** A board of so many pixels, when it has been measured. */
  async function wide(width: number, attributes: Readonly<Record<string, string>> = {}): Promise<FenBoard> {
    const element = await fixture<FenBoard>(
      html`<fen-board fen=${start} style="width: ${width}px"></fen-board>`,
    );
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
    for (let frames = 0; frames < 2; frames++) await nextFrame();
    await element.updateComplete;
    return element;
  }

  it('are left out inside squares that are too small for a piece and a letter, and come back', async () => {
    const element = await wide(220);
    expect(letters(element)).to.equal('');
    element.style.width = '300px';
    while (!letters(element)) await nextFrame();
    expect(letters(element)).to.equal(letters(await wide(480)));
  });

  it('are larger beside a small board, where there is room', async () => {
    const heightOn = async (width: number) => height(await wide(width, {coordinates: 'outside'}));
    expect(await heightOn(120)).to.be.above(1.2 * (await heightOn(480)));
  });

  it('follow the reader’s size of text', async () => {
    const usual = height(await wide(300));
    document.documentElement.style.fontSize = '24px';
    const larger = height(await wide(300));
    document.documentElement.style.fontSize = '';
    expect(usual).to.be.above(0);
    expect(larger).to.be.above(1.2 * usual);
  });

  it('stay while the board is not displayed: paper may show what the screen does not', async () => {
    const element = await wide(300);
    const before = letters(element);
    element.style.display = 'none';
    for (let frames = 0; frames < 3; frames++) await nextFrame();
    expect(letters(element)).to.equal(before);
  });

  it('are measured only while they are on the page', async () => {
    const measured = new Set<Element>();
    let times = 0;
    // Once a document has an observer, it stays: its methods are followed.
    const methods: Record<'observe' | 'unobserve', (this: ResizeObserver, target: Element) => void> =
      ResizeObserver.prototype;
    const {observe, unobserve} = methods;
    methods.observe = function (target) {
      times++;
      measured.add(target);
      observe.call(this, target);
    };
    methods.unobserve = function (target) {
      measured.delete(target);
      unobserve.call(this, target);
    };
    const [one, other] = [await wide(300), await wide(300)];
    expect(measured.size).to.equal(2);
    one.flip();
    await one.updateComplete;
    expect(times, 'not with each update').to.equal(2);
    one.coordinates = 'none';
    await one.updateComplete;
    expect(measured.size, 'without coordinates').to.equal(1);
    other.remove();
    expect(measured.size, 'off the page').to.equal(0);
    Object.assign(methods, {observe, unobserve});
  });

  it('are whole in the file of a small board', async () => {
    const element = await wide(120);
    const file = new DOMParser().parseFromString(element.toSvg(), 'image/svg+xml');
    expect(file.querySelector('[part~=file]')?.getAttribute('d')).to.equal(letters(await wide(480)));
  });
});

describe('the note of a FEN that cannot be read', () => {
  const note = async (width: number, fen = broken) => {
    const element = await fixture<FenBoard>(
      html`<fen-board fen=${fen} style="width: ${width}px"></fen-board>`,
    );
    await nextFrame();
    const box = element.shadowRoot?.querySelector<HTMLElement>('[part=error]');
    if (!box) throw new Error('There is no note.');
    return {box, element};
  };

  it('underlines the place in the FEN', async () => {
    const {box} = await note(300);
    const place = box.querySelector('u');
    expect(place?.textContent).to.equal('ppppppppp');
    expect(place && getComputedStyle(place).textDecorationLine).to.equal('underline');
    expect(box.querySelector('code')?.textContent).to.equal(broken);
  });

  for (const width of [120, 160, 200, 240, 480]) {
    it(`stays on a board of ${width} pixels, however long it is`, async () => {
      for (const fen of [broken, 'x'.repeat(600), `${broken} ${'more '.repeat(60)}`]) {
        const {box, element} = await note(width, fen);
        const [inner, outer] = [box.getBoundingClientRect(), element.getBoundingClientRect()];
        expect(inner.left).to.be.at.least(outer.left);
        expect(inner.right).to.be.at.most(outer.right);
        expect(inner.top).to.be.at.least(outer.top);
        expect(inner.bottom).to.be.at.most(outer.bottom);
        expect(Math.round(outer.height)).to.equal(width);
      }
    });
  }

  it('is shown whole where it is more than a line', async () => {
    for (const width of [200, 240, 480]) {
      const {box} = await note(width);
      expect(box.scrollHeight, String(width)).to.equal(box.clientHeight);
    }
  });

  for (const width of [120, 160, 176]) {
    it(`is one line on a board of ${width} pixels, with all of it in the tooltip and for a screen reader`, async () => {
      const {box} = await note(width);
      expect(box.getBoundingClientRect().height).to.be.below(40);
      expect(box.title).to.contain('Rank 7 has 9 squares').and.to.contain(broken);
      expect(box.textContent).to.contain('Rank 7 has 9 squares').and.to.contain(broken);
      for (const part of box.querySelectorAll('p, code')) {
        expect(getComputedStyle(part).display).to.not.equal('none');
        expect(getComputedStyle(part).visibility).to.equal('visible');
      }
    });
  }
});

describe('a reader’s own settings', () => {
  it('distinguish the colours of marks by their outlines too, in print and in forced colours', async function () {
    if (!(await can('media'))) this.skip();
    const element = await fixture<FenBoard>(
      html`<fen-board fen=${start} marks="Ga1 Rb1 Yc1 Bd1 Ga2a8 Rb2b8 Yc2c8 Bd2d8"></fen-board>`,
    );
    const lines = (part: string) =>
      new Set(
        [...picture(element).querySelectorAll(`[part~=${part}]`)].map(
          (path) => getComputedStyle(path).strokeDasharray,
        ),
      );
    expect(lines('circle').size + lines('arrow').size).to.equal(2);
    for (const medium of [{media: 'print'}, {features: {'forced-colors': 'active'}}]) {
      await executeServerCommand('media', medium);
      expect([lines('circle').size, lines('arrow').size]).to.deep.equal([4, 4]);
    }
    await executeServerCommand('media', {});
  });

  it('colour the coordinates outside, in forced colours', async function () {
    if (!(await can('media'))) this.skip();
    await executeServerCommand('media', {
      features: {'forced-colors': 'active', 'prefers-color-scheme': 'dark'},
    });
    const element = await fixture<FenBoard>(html`<fen-board fen=${start} coordinates="outside"></fen-board>`);
    const letters = picture(element).querySelector('[part~=file]');
    const color = letters && getComputedStyle(letters).stroke;
    await executeServerCommand('media', {});
    expect(color).to.equal('rgb(255, 255, 255)');
  });

  it('leave no room on paper for buttons and panels, which are not printed', async function () {
    if (!(await can('media'))) this.skip();
    // Far below the window, where nothing is fetched yet.
    const boards = await fixture<HTMLElement>(
      html`<div style="padding-top: 5000px">
        <fen-board style="width: 240px" controls fen=${start}></fen-board>
        <fen-board style="width: 240px" mode="edit" controls fen=${start}></fen-board>
        <fen-board style="width: 240px" mode="solve" solution="1. e4" fen=${start}></fen-board>
      </div>`,
    );
    const heights = () =>
      [...boards.querySelectorAll('fen-board')].map((board) => board.getBoundingClientRect().height);
    for (const height of heights()) expect(height).to.be.above(260);
    await executeServerCommand('media', {media: 'print'});
    const printed = heights();
    await executeServerCommand('media', {});
    expect(printed).to.deep.equal([240, 240, 240]);
  });

  it('leave coordinates outside that can be read on paper, of a dark page too', async function () {
    if (!(await can('media'))) this.skip();
    await executeServerCommand('media', {media: 'print'});
    const element = await fixture<FenBoard>(
      html`<fen-board style="color: #eee" fen=${start} coordinates="outside"></fen-board>`,
    );
    const letters = picture(element).querySelector('[part~=file]');
    const color = letters && getComputedStyle(letters).stroke;
    await executeServerCommand('media', {});
    // 4.5:1 on white, and as much on black.
    expect(color).to.equal('rgb(118, 118, 118)');
  });

  it('do not mirror a FEN, or a sentence about it, on a page from right to left', async () => {
    const around = await fixture<HTMLElement>(
      html`<div dir="rtl"><fen-board fen="8/x7 w - - 0 1"></fen-board></div>`,
    );
    await nextFrame();
    const shown = around.querySelector('fen-board')?.shadowRoot?.querySelectorAll('[part=error] > *') ?? [];
    expect([...shown].map((one) => [one.localName, leftOfFirst(one) < leftOfLast(one)])).to.deep.equal([
      ['p', true],
      ['code', true],
    ]);
  });
});

/** How far left a character of a text stands. */
function leftOf(element: Element, index: number): number {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const characters: (readonly [node: Node, at: number])[] = [];
  while (walker.nextNode()) {
    const {currentNode: node} = walker;
    characters.push(...Array.from(node.textContent ?? '', (_, at) => [node, at] as const));
  }
  const [node, at] = characters.at(index) ?? [];
  if (!node || at === undefined) throw new Error('There is no text.');
  const range = document.createRange();
  range.setStart(node, at);
  range.setEnd(node, at + 1);
  return range.getBoundingClientRect().left;
}
const leftOfFirst = (element: Element) => leftOf(element, 0);
const leftOfLast = (element: Element) => leftOf(element, -1);
