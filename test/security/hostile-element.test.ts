import {expect} from '@open-wc/testing';
import '../../src/index.js';
import {FenBoard} from '../../src/index.js';
import {hostileTexts, hostileValues} from './hostile.js';
import {beyond, dangerous, placesOf, structureOf} from './structure.js';
import {capablanca, start} from '../fixtures/positions.js';

// Those that the element has, and those that an element may have; another name is harmless.
const attributes = [
  ...new Set([
    ...FenBoard.observedAttributes,
    ...['lang', 'dir', 'title', 'class', 'part', 'theme', 'marks', 'turn-marker', 'controls', 'caption'],
  ]),
];
/** Each board may consist of the same things as these. */
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
    await drawnIn(mode, boards);
    const structure = new Set(boards.flatMap((board) => [...structureOf(rootOf(board))]));
    for (const board of boards) board.remove();
    return structure;
  };
  /** Waits for what a mode draws; a board on which nothing can be done is none that one plays on. */
  const drawnIn = async (mode: string, boards: readonly FenBoard[]) => {
    await allDrawn();
    const isComplete = (board: FenBoard) => {
      const {error, shadowRoot} = board;
      const isDiagram = mode === 'view' && !board.drawable && !board.moveInput;
      return isDiagram || (mode !== 'edit' && error) || shadowRoot?.querySelector('[role=grid]');
    };
    while (!boards.every(isComplete)) await new Promise(requestAnimationFrame);
    await allDrawn();
  };
  /** The neighbour is as it was, and follows what is set. */
  const goesOn = async () => {
    const {innerHTML} = rootOf(neighbour);
    // Its pieces are where they belong at once.
    neighbour.animation = 'none';
    neighbour.fen = capablanca;
    await neighbour.updateComplete;
    const followed = rootOf(neighbour).querySelector('svg')?.dataset.files;
    neighbour.fen = start;
    await neighbour.updateComplete;
    return followed === '10' && rootOf(neighbour).innerHTML === innerHTML;
  };

  beforeEach(async () => {
    escaped = [];
    place = document.createElement('div');
    // All in one place, so that each is in view.
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

  const checked = (what: string, board: FenBoard, structure: ReadonlySet<string>, text?: string) => {
    const found = structureOf(rootOf(board));
    expect(beyond(found, structure), what).to.equal('');
    expect(dangerous(found), what).to.equal('');
    if (text && text.length > 3) expect(placesOf(rootOf(board), text), what).to.equal('');
    expect(rootOf(board).querySelectorAll('[part=board] > svg').length, what).to.equal(1);
  };

  for (const name of attributes) {
    it(`puts nothing into a board by ${name}`, async () => {
      const structure = await known('view');
      const boards = Object.entries(hostileTexts).map(
        ([what, text]) => [what, text, boardWith({fen: start, [name]: text, ...view(name)})] as const,
      );
      await drawnIn(
        'view',
        boards.map(([, , board]) => board),
      );
      for (const [what, text, board] of boards) checked(what, board, structure, text);
      expect(await goesOn()).to.equal(true);
      expect(escaped.map(String)).to.deep.equal([]);
    });
  }

  it('puts nothing into a board by the text in the tag', async () => {
    const structure = await known('view');
    const boards = Object.entries(hostileTexts).map(([what, text]) => {
      const board = boardWith({});
      board.textContent = text;
      return [what, board] as const;
    });
    await drawnIn(
      'view',
      boards.map(([, board]) => board),
    );
    for (const [what, board] of boards) checked(what, board, structure);
    expect(await goesOn()).to.equal(true);
    expect(escaped.map(String)).to.deep.equal([]);
  });

  for (const mode of ['play', 'edit']) {
    for (const name of ['fen', 'label']) {
      it(`puts nothing into a board in ${mode} by ${name}`, async () => {
        const structure = await known(mode);
        const boards = Object.entries(hostileTexts).map(
          ([what, text]) => [what, text, boardWith({fen: start, mode, [name]: text})] as const,
        );
        await drawnIn(
          mode,
          boards.map(([, , board]) => board),
        );
        for (const [what, text, board] of boards) checked(what, board, structure, text);
        expect(await goesOn()).to.equal(true);
        expect(escaped.map(String)).to.deep.equal([]);
      });
    }
  }

  for (const name of FenBoard.elementProperties.keys()) {
    it(`breaks no board by what is set as ${String(name)}`, async () => {
      const structure = await known('view');
      for (const [what, value] of Object.entries(hostileValues)) {
        const board = boardWith({fen: start});
        Reflect.set(board, name, value());
        await drawnIn('view', [board]);
        if (board.mode === 'view') checked(what, board, structure);
        Reflect.set(board, name, name === 'mode' ? 'view' : null);
        board.fen = capablanca;
        await allDrawn();
        expect(rootOf(board).querySelector('svg')?.dataset.files, `${what}, and then`).to.equal('10');
        board.remove();
      }
      expect(await goesOn()).to.equal(true);
      expect(escaped.map(String)).to.deep.equal([]);
    });
  }
});

/** Modes are another table. */
const view = (name: string): Readonly<Record<string, string>> => (name === 'mode' ? {} : {mode: 'view'});
