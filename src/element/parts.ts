import {Part} from '../dom/part.js';
import {addPieces, piecesNamed} from '../drawing/pieces.js';
import {languages} from '../locales/languages.js';
import {registerLocale} from '../locales/registry.js';

// The parts that most pages never need: each is a file of its own beside the drop-in. `scripts/parts.mjs` names them.

/** Reads FENs that are not strictly valid, and shows what is wrong with those that cannot be read. */
export const readerPart = new Part('the tolerant reader', () => import('./tolerant.js'));

/** Reads, describes and draws marks. */
export const marksPart = new Part('marks', () => import('./board-marks.js'));

/** Names starts of Chess960 by their number. */
export const startsPart = new Part('starts', () => import('../notation/start-positions.js'));

export const editPart = new Part('edit', () => import('../edit/edit-mode.js'));

export const solvePart = new Part('solve', () => import('../solve/solve-mode.js'));

/** Lets the pieces of a diagram glide; without it they change places at once. */
export const animationPart = new Part('animation', () => import('../interaction/view/animator.js'));

export const movesPart = new Part('moves', () => import('../rules/scripted-move.js'));

export const toolbarPart = new Part('toolbar', () => import('../toolbar/toolbar.js'));

const classic = new Part('pieces classic', async () =>
  addPieces('classic', (await import('../drawing/classic.js')).classic),
);
const locales = new Map(
  Object.entries(languages).map(([tag, fetch]) => [
    tag,
    new Part(`language ${tag}`, async () => registerLocale(tag, await fetch())),
  ]),
);

/** Fetches a piece set, if it is a shipped one that is not there yet; boards render again when it has loaded. */
export const loadPieces = (name: string): Promise<unknown> | undefined =>
  name === 'classic' && !piecesNamed(name) ? classic.tryLoad() : undefined;

/** Fetches a shipped language, by a tag in lower case; boards render again when it has loaded. */
export const loadLocale = (lang: string): Promise<unknown> | undefined => locales.get(lang)?.tryLoad();
