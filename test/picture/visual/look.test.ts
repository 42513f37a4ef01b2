import {nextFrame} from '@open-wc/testing';
import {executeServerCommand} from '@web/test-runner-commands';
import {visualDiff} from '@web/test-runner-visual-regression';
import '../../../src/index.js';
import {capablanca, italian} from '../../tools/fixtures/positions.js';
import {can} from '../../tools/user.js';

// Everywhere the same pixels: no text, whose shapes differ from one machine to the next, and no lines thinner than a
// pixel, which releases of Firefox place differently.
const wide = capablanca.replace(' w ', ' b ');

let place: HTMLElement | undefined;

/** Puts boards beside each other, each so wide, and waits until they are drawn. */
async function show(width: number, ...boards: Readonly<Record<string, string>>[]): Promise<HTMLElement> {
  place = document.createElement('div');
  place.style.cssText = `position: fixed; inset: 0 auto auto 0; display: flex; background: #fff`;
  document.body.append(place);
  for (const attributes of boards) {
    const board = document.createElement('fen-board');
    board.style.cssText = `width: ${width}px; padding: 8px; background: Canvas`;
    for (const [name, value] of Object.entries({coordinates: 'none', animation: 'none', ...attributes})) {
      board.setAttribute(name, value);
    }
    place.append(board);
    await board.updateComplete;
  }
  // The browser finds out after a frame what is near the screen, and paints it in the next.
  for (let frame = 0; frame < 3; frame++) await nextFrame();
  return place;
}

const boardIn = (shown: HTMLElement) => {
  const root = shown.querySelector('fen-board')?.shadowRoot;
  if (!root) throw new Error('There is no board.');
  return root;
};

const media = (features: Readonly<Record<string, string>>) => executeServerCommand('media', {features});

describe('the look', () => {
  before(async function () {
    if (!(await can('baselines'))) this.skip();
  });
  afterEach(async () => {
    place?.remove();
    if (await can('media')) await media({});
  });

  it('follows the page’s colour scheme', async () => {
    const shown = await show(
      240,
      {fen: italian, style: 'color-scheme: light; width: 240px; padding: 8px; background: Canvas'},
      {fen: italian, style: 'color-scheme: dark; width: 240px; padding: 8px; background: #222'},
    );
    await visualDiff(shown, 'auto');
  });

  it('has ten files, a turn marker beside them, and Black below', async () => {
    const shown = await show(360, {fen: wide, orientation: 'black', 'turn-marker': '', theme: 'blue'});
    await visualDiff(shown, 'wide');
  });

  it('has marks between the squares and the pieces', async () => {
    const marks = 'Gc4 Re5 Yf7 Bg1 Gc4f7 Rd8h4 Yb1c3 Bg8f6';
    await visualDiff(await show(240, {fen: italian, marks}), 'marks');
  });

  it('shows the error in a box in the middle of the board', async () => {
    const shown = await show(240, {fen: 'no FEN'});
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      '.error :is(p, code) { display: block; width: 150px; height: 30px; visibility: hidden }',
    );
    boardIn(shown).adoptedStyleSheets.push(sheet);
    await visualDiff(shown, 'error');
  });

  it('shows which piece is picked and where it may go', async () => {
    const shown = await show(240, {fen: italian, mode: 'play'});
    const square = () => boardIn(shown).querySelector<HTMLElement>('[data-square="c4"]');
    while (!square()) await nextFrame();
    square()?.focus();
    await executeServerCommand('press', 'Enter');
    while (!boardIn(shown).querySelector('[part~=target]')) await nextFrame();
    await nextFrame();
    await visualDiff(shown, 'play');
  });

  it('has more contrast for a reader who prefers that', async function () {
    if (!(await can('media'))) this.skip();
    await media({'prefers-contrast': 'more'});
    await visualDiff(await show(160, {fen: italian}), 'contrast');
  });

  it('keeps its own colours if the reader has forced the others', async function () {
    if (!(await can('media'))) this.skip();
    await media({'forced-colors': 'active', 'prefers-color-scheme': 'dark'});
    await visualDiff(await show(160, {fen: italian}), 'forced-colors');
  });
});
