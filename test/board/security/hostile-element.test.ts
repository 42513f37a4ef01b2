import {expect} from '@open-wc/testing';
import '../../../src/index.js';
import {FenBoard} from '../../../src/index.js';
import {hostileTexts, hostileValues} from '../../picture/security/hostile.js';
import {beyond, dangerous, placesOf, structureOf} from '../../picture/security/structure.js';
import {capablanca, start} from '../../tools/fixtures/positions.js';
import {partOf} from '../../tools/part.js';

// The attributes of the element, and attributes of any element that it reads; other names have no effect.
const attributes = [
  ...new Set([
    ...FenBoard.observedAttributes,
    ...['lang', 'dir', 'title', 'class', 'part', 'theme', 'marks', 'turn-marker', 'controls', 'caption'],
  ]),
];
/** Boards without hostile texts: no other board may contain elements or attributes that these do not. */
const ordinary: readonly Readonly<Record<string, string>>[] = [
  {fen: start, 'turn-marker': '', controls: '', caption: 'x', theme: 'blue', marks: 'Ge4 Rd5 Yg1f3'},
  {fen: capablanca, coordinates: 'outside', orientation: 'black', label: 'x', lang: 'de'},
  {fen: 'x', 'turn-marker': '', controls: '', caption: 'x'},
  {fen: start, drawable: ''},
  {fen: start, 'move-input': ''},
];

const rootOf = (board: FenBoard): ShadowRoot => {
  if (!board.shadowRoot) throw new Error('The board has drawn nothing.');
  return board.shadowRoot;
};

describe('a hostile page or author', () => {
  let place: HTMLElement;
  let neighbour: FenBoard;
  let escaped: unknown[];
  const escape = (event: ErrorEvent | PromiseRejectionEvent) => {
    escaped.push('reason' in event ? event.reason : event.message);
    event.preventDefault();
  };

  const boardWith = (given: Readonly<Record<string, string>>) => {
    const board = document.createElement('fen-board');
    for (const [name, value] of Object.entries(given)) board.setAttribute(name, value);
    board.style.gridArea = '1 / 1';
    place.append(board);
    return board;
  };
  const allDrawn = () =>
    Promise.all(
      [...place.querySelectorAll('fen-board')].map((board) =>
        board.updateComplete.catch((reason: unknown) => escaped.push(reason)),
      ),
    );
  const known = async (mode: string) => {
    const boards = ordinary.map((given) => boardWith({...given, mode}));
    await waitUntilDrawn(mode, boards);
    const structure = new Set(boards.flatMap((board) => [...structureOf(rootOf(board))]));
    for (const board of boards) board.remove();
    return structure;
  };
  /** Waits until the boards are complete: with a grid, unless they are diagrams or, outside edit mode, have an error. */
  const waitUntilDrawn = async (mode: string, boards: readonly FenBoard[]) => {
    await allDrawn();
    const isComplete = (board: FenBoard) => {
      const {error, shadowRoot} = board;
      const isDiagram = mode === 'view' && !board.drawable && !board.moveInput;
      return isDiagram || (mode !== 'edit' && error) || shadowRoot?.querySelector('[role=grid]');
    };
    while (!boards.every(isComplete)) await new Promise(requestAnimationFrame);
    await allDrawn();
  };
  /** Whether the neighbour is unchanged and still shows the FEN that it is given. */
  const neighbourWorks = async () => {
    const {innerHTML} = rootOf(neighbour);
    // Without animation, so that the drawing is complete at once.
    neighbour.animation = 'none';
    neighbour.fen = capablanca;
    await neighbour.updateComplete;
    const filesShown = rootOf(neighbour).querySelector('svg')?.dataset.files;
    neighbour.fen = start;
    await neighbour.updateComplete;
    return filesShown === '10' && rootOf(neighbour).innerHTML === innerHTML;
  };

  beforeEach(async () => {
    escaped = [];
    place = document.createElement('div');
    // One on top of the other, so that each is in view.
    place.style.cssText = 'position: absolute; top: 0; width: 200px; display: grid';
    document.body.append(place);
    neighbour = boardWith({fen: start});
    await neighbour.updateComplete;
    addEventListener('error', escape);
    addEventListener('unhandledrejection', escape);
  });
  afterEach(() => {
    removeEventListener('error', escape);
    removeEventListener('unhandledrejection', escape);
    place.remove();
  });

  const checkBoard = (what: string, board: FenBoard, structure: ReadonlySet<string>, text?: string) => {
    const found = structureOf(rootOf(board));
    expect(beyond(found, structure), what).to.equal('');
    expect(dangerous(found), what).to.equal('');
    if (text && text.length > 3) expect(placesOf(rootOf(board), text), what).to.equal('');
    expect(rootOf(board).querySelectorAll('[part=board] > svg').length, what).to.equal(1);
  };

  for (const name of partOf(attributes)) {
    it(`cannot add elements to a board through the attribute ${name}`, async () => {
      const structure = await known('view');
      const boards = Object.entries(hostileTexts).map(
        ([what, text]) => [what, text, boardWith({fen: start, [name]: text, ...viewMode(name)})] as const,
      );
      await waitUntilDrawn(
        'view',
        boards.map(([, , board]) => board),
      );
      for (const [what, text, board] of boards) checkBoard(what, board, structure, text);
      expect(await neighbourWorks()).to.equal(true);
      expect(escaped.map(String)).to.deep.equal([]);
    });
  }

  it('cannot add elements to a board through the text in the tag', async () => {
    const structure = await known('view');
    const boards = Object.entries(hostileTexts).map(([what, text]) => {
      const board = boardWith({});
      board.textContent = text;
      return [what, board] as const;
    });
    await waitUntilDrawn(
      'view',
      boards.map(([, board]) => board),
    );
    for (const [what, board] of boards) checkBoard(what, board, structure);
    expect(await neighbourWorks()).to.equal(true);
    expect(escaped.map(String)).to.deep.equal([]);
  });

  for (const mode of ['play', 'edit']) {
    for (const name of ['fen', 'label']) {
      it(`cannot add elements to a board in ${mode} mode through ${name}`, async () => {
        const structure = await known(mode);
        const boards = Object.entries(hostileTexts).map(
          ([what, text]) => [what, text, boardWith({fen: start, mode, [name]: text})] as const,
        );
        await waitUntilDrawn(
          mode,
          boards.map(([, , board]) => board),
        );
        for (const [what, text, board] of boards) checkBoard(what, board, structure, text);
        expect(await neighbourWorks()).to.equal(true);
        expect(escaped.map(String)).to.deep.equal([]);
      });
    }
  }

  for (const name of partOf([...FenBoard.elementProperties.keys()])) {
    it(`cannot break a board by setting the property ${String(name)}`, async () => {
      const structure = await known('view');
      for (const [what, value] of Object.entries(hostileValues)) {
        const board = boardWith({fen: start});
        Reflect.set(board, name, value());
        await waitUntilDrawn('view', [board]);
        if (board.mode === 'view') checkBoard(what, board, structure);
        Reflect.set(board, name, name === 'mode' ? 'view' : null);
        board.fen = capablanca;
        await allDrawn();
        expect(rootOf(board).querySelector('svg')?.dataset.files, `the next position after ${what}`).to.equal(
          '10',
        );
        board.remove();
      }
      expect(await neighbourWorks()).to.equal(true);
      expect(escaped.map(String)).to.deep.equal([]);
    });
  }
});

/** Keeps a board in view mode, unless the mode itself is the hostile text. */
const viewMode = (name: string): Readonly<Record<string, string>> => (name === 'mode' ? {} : {mode: 'view'});
