import {Part} from '../dom/part.js';
import {addPieces, piecesNamed} from '../drawing/pieces.js';
import {languages} from '../locales/languages.js';
import {registerLocale, type LocaleTable} from '../locales/registry.js';

// Parts that most pages never need. `scripts/parts.mjs` names their files.

/** Numbers the start positions of Chess960. */
export const startsPart = new Part(() => import('../notation/start-positions.js'));

const playPart = new Part(() => import('../interaction/modes.js'));

/** The part of each mode, beside `board-modes.ts`, the part of all modes. */
export const modeParts = {
  view: playPart,
  play: playPart,
  edit: new Part(() => import('../edit/edit-mode.js')),
  solve: new Part(() => import('../solve/solve-mode.js')),
};

/** Makes the pieces of a diagram glide. */
export const animationPart = new Part(() => import('./glider.js'));

/** Plays the moves of scripts. */
export const movesPart = new Part(() => import('./scripted-move.js'));

export const toolbarPart = new Part(() => import('../toolbar/toolbar.js'));

const classicPart = new Part(async () =>
  addPieces('classic', (await import('../drawing/classic.js')).classic),
);
const localeParts = new Map(
  Object.entries(languages).map(([tag, fetch]) => [
    tag,
    new Part(async () => registerLocale(tag, Object.values(await fetch())[0] as LocaleTable)),
  ]),
);

/** Fetches a shipped piece set that has not loaded yet; boards render again when it has. */
export const loadPieces = (name: string): Promise<unknown> | undefined =>
  name === 'classic' && !piecesNamed(name) ? classicPart.tryLoad() : undefined;

/** Fetches a shipped language by its tag in lower case; boards render again when it has loaded. */
export const loadLocale = (lang: string): Promise<unknown> | undefined => localeParts.get(lang)?.tryLoad();
