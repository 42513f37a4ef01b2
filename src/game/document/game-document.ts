import type {Game} from '../../core/pgn/game.js';
import type {Path} from '../../core/pgn/tree.js';
import {isContinuation, samePath} from './continuation.js';
import {emptyFile, filedGamesIn, fileOf, gameIn, type FiledGame, type GameFile} from './game-file.js';

/**
 * The text of a game element, its games, and the place that is shown: one value, and a function from one to the next.
 *
 *                       set a text                         the games have been found
 *     none ───────────────────────────────────► reading ───────────────────────────────► read ◄─┐
 *      │                                        ▲     ▲                                 │  │ │  │ go, choose, change,
 *      │ set src                                │     └───────── paste, set a new text ─┘  │ └──┘ undo, redo; an echo
 *      ▼             the file has come          │                                          │
 *     fetching ─────────────────────────────────┘                                          │
 *      │  ▲ ▲                                                                              │
 *      │  │ └──────────────────────────── set src ─────────────────────────────────────────┘
 *      │  │ retry, set src
 *      ▼  │ the file could not be fetched
 *     failed
 *
 * - `set` leads from each state to `reading` (a text), `fetching` (another address) or `none` (neither). A text goes before an
 *   address, and a text that a person has made counts as one of the page. In `edit`, no text counts as `*` and leads to `reading`.
 * - A text that the document has already, set or fetched, is not read again: `fetching` and `failed` lead to `read`. A blank file
 *   leads to `none`. The first games of a text may be shown while the state is still `reading` (`isBegun`).
 * - A text of the history leads to `read` at once, and is answered as undone or redone even if the page sets it. But from a change
 *   until `reported`, a listener that sets the text before it changes nothing.
 * - `go` and `choose` set the place in each state. When a text has been read, the path stays only if the game goes on, and a number
 *   beyond the file becomes 1. A number that the page has set stays, and is shown as an error.
 * - `paste` is possible in `none`, `read`, `failed`, and while another paste is read, which it replaces. Another text of the page
 *   drops a paste that is read.
 * - `reset` shows the first text of the history, forgets what is owed and can be redone; its caller then sets the attribute. After
 *   `restore` it shows nothing.
 * - While a text is read, what was shown stays shown. While a file is fetched, it stays only if the addresses differ in nothing but
 *   what follows `?` or `#`. In `failed` nothing is shown.
 */
export interface GameDocument extends PageSettings {
  /** Where the text is. */
  readonly source: Source;
  /** The last games that were read, and their text. */
  readonly file: GameFile;
  readonly text: string;
  /** The number of the game that is shown, from 1, and the path of its current move; empty at its start. */
  readonly number: number;
  readonly path: Path;
  /** The number to which the page has bound the reader; null if the reader may choose. */
  readonly fixedNumber: number | null;
  /** Whether a reader has chosen the number. */
  readonly isChosen: boolean;
  /** Whether the place that the page has set last has been shown. */
  readonly isPlaced: boolean;
  /** The changes that a person has made to the text of the page; null until the first. */
  readonly written: Written | null;
  /** Whether the text of the page is one that the browser has restored in a form. */
  readonly isRestored: boolean;
  /** The address that was fetched last. An answer to an older request comes too late. */
  readonly request: {readonly url: string; readonly number: number};
}

/** The settings of the page. */
interface PageSettings {
  readonly pgn: string | null;
  readonly src: string | null;
  /** The text inside the element. */
  readonly inside: string;
  readonly game: number | null;
  readonly at: string;
  /** Whether the mode is `edit`. */
  readonly isEdited: boolean;
}

/** Where the text is. While it is fetched or read, `isKept` says whether the games of the document are shown. */
type Source =
  | {readonly type: 'none' | 'failed' | 'read'}
  | {readonly type: 'fetching'; readonly isKept: boolean}
  | {
      readonly type: 'reading';
      readonly isKept: boolean;
      /** Whether the document has the first games of this text already, instead of the games of the last text. */
      readonly isBegun: boolean;
      readonly text: string;
      /** The act of the person who has put the text here; null if the page has. */
      readonly edit: Edit | null;
    };

/** An act of a person. Edits in a row of one `group`, such as the letters of a comment, are one step of the history. */
export interface Edit {
  /** A sentence. */
  readonly summary: string;
  readonly group: string;
}

/** A version of the text, in the history. */
export interface Version extends Edit {
  readonly file: GameFile;
  readonly fingerprint: number;
  /** The game that is shown and the path in it, after the change and before it. */
  readonly number: number;
  readonly path: Path;
  readonly before: {readonly number: number; readonly path: Path};
}

/** The work of a person. `../edit/writing.ts` has the inputs that change it. */
export interface Written {
  /** The page’s own text, which is the first, and the text after each change. `index` is the index of the version that is shown. */
  readonly versions: readonly Version[];
  readonly index: number;
  /** The fingerprints of the texts that a person has made and the page has not set again yet. */
  readonly generated: readonly number[];
  /** The fingerprint of the text before a change that is being reported. A listener cannot bring it back. */
  readonly replaced: number | null;
}

/** The functions for a text where a person writes. */
export interface Writer {
  /** Finds out whether the page sets a text again that a person has made. */
  recognize(document: GameDocument, text: string): Transition | undefined;
  /** Adds a text that was pasted and is read now. */
  addPasted(
    document: GameDocument,
    read: Pick<GameDocument, 'file' | 'text' | 'number' | 'path'>,
    edit: Edit,
  ): Transition;
}

export type Input =
  /** The page sets something; what is left out stays. */
  | {readonly type: 'set'; readonly settings: Partial<PageSettings>}
  /** A file has come; null if it could not be fetched. */
  | {readonly type: 'fetched'; readonly number: number; readonly text: string | null}
  /** The element is back in the page, or its address is set again. */
  | {readonly type: 'retry'}
  /** Games of a text have been found: all of them, or so many that the one to show is among them. */
  | {
      readonly type: 'read';
      readonly text: string;
      readonly found: readonly FiledGame[];
      readonly isComplete: boolean;
    }
  | {readonly type: 'go'; readonly path: Path}
  | {readonly type: 'choose'; readonly number: number; readonly path: Path; readonly isChosen: boolean}
  /** A browser restores the text of a form. */
  | {readonly type: 'restore'; readonly text: string};

/** The effect of an input. */
export type Answer =
  /** Nothing is drawn anew: `read` says that the text has to be read, `fetch` that a file has to be fetched. */
  | {readonly type: 'nothing' | 'read' | 'fetch'}
  /** Another text or place is shown; with a summary, it is announced. `pasted` says that a text of a person was read. */
  | {readonly type: 'show' | 'undone' | 'redone' | 'pasted'; readonly summary: string}
  /** The game opens where the page has set that; a new one, where the address says so. */
  | {readonly type: 'open'; readonly isNew: boolean}
  /** The game has gone on; the reader stays at the same move. */
  | {readonly type: 'goOn'; readonly wasAtEnd: boolean};

export interface Transition {
  readonly document: GameDocument;
  readonly answer: Answer;
}

export const emptyDocument: GameDocument = {
  pgn: null,
  src: null,
  inside: '',
  game: null,
  at: 'start',
  isEdited: false,
  source: {type: 'none'},
  file: emptyFile,
  text: '',
  number: 1,
  path: [],
  fixedNumber: null,
  isChosen: false,
  isPlaced: false,
  written: null,
  isRestored: false,
  request: {url: '', number: 0},
};

/** The games that are shown; none while another file is fetched, and after that has failed. */
export const shownFile = ({source, file}: GameDocument): GameFile =>
  source.type === 'read' || ('isKept' in source && source.isKept) ? file : emptyFile;

/** Whether a text is being fetched or read. */
export const isPending = ({source}: GameDocument): boolean =>
  source.type === 'fetching' || source.type === 'reading';

/** The text in a form: while a text is read, that text already. */
export const formText = ({source, text}: GameDocument): string =>
  source.type === 'reading' ? source.text : text;

/** Computes the next document, and what is to be done. */
export function transition(document: GameDocument, input: Input, writer?: Writer): Transition {
  const {source} = document;
  switch (input.type) {
    case 'set':
      return set(document, input.settings, writer);
    case 'fetched':
      // Only the answer to the last request counts.
      if (source.type !== 'fetching' || input.number !== document.request.number) return ignore(document);
      if (input.text === null) return show({...document, source: {type: 'failed'}});
      return setText(document, input.text, writer);
    case 'retry':
      return source.type === 'failed' ? fetchFile(document) : ignore(document);
    case 'read':
      return read(document, input, writer);
    case 'go':
      return String(input.path) === String(document.path)
        ? ignore(document)
        : show({...document, path: input.path});
    case 'choose': {
      const {number, path, isChosen} = input;
      return show({...document, number, path, isChosen});
    }
    case 'restore': {
      const {document: next, answer} = setText({...document, pgn: input.text, written: null}, input.text);
      return {document: {...next, isRestored: true}, answer};
    }
  }
}

/** The page sets a text, an address, or how they are shown. */
function set(before: GameDocument, settings: Partial<PageSettings>, writer?: Writer): Transition {
  const inside = settings.inside ?? before.inside;
  const isRead = before.source.type === 'read';
  // A translator or a script that changes the text inside does not change the game that a person writes.
  const isFollowed = !(isRead && (settings.isEdited ?? before.isEdited) && before.isEdited);
  let document: GameDocument = {...before, ...settings, inside: isFollowed ? inside : before.inside};
  const {pgn, src, game, at, isEdited} = document;
  if (at !== before.at) document = {...document, isPlaced: false};
  let isOpened = false;
  // A page may set the number that a reader has chosen: the choice is still theirs.
  const isEcho = before.isChosen && before.fixedNumber === null && game === before.number;
  if (game !== before.game && !isEcho) {
    isOpened = before.number !== (game ?? 1);
    document = {...document, fixedNumber: game, number: game ?? 1, isChosen: false};
    if (isOpened) document = {...document, path: [], isPlaced: false};
  }
  // A game without a text can be written.
  const beginsWriting = isEdited && before.source.type === 'none';
  if (pgn !== null && (beginsWriting || settings.pgn !== undefined)) return setText(document, pgn, writer);
  if (pgn === null) {
    const isNew = before.pgn !== null || before.src !== src;
    if (src !== null) return isNew ? fetchFile(document) : placed(document, isOpened);
    if (isNew || beginsWriting || document.inside !== before.inside)
      return setText(document, document.inside, writer);
  }
  return placed(document, isOpened);
}

/** Opens the game at a place that the page has set, unless another text is awaited. */
function placed(document: GameDocument, isOpened: boolean): Transition {
  if (isPending(document) || document.isPlaced) return isOpened ? show(document) : ignore(document);
  return {document: {...document, isPlaced: true}, answer: {type: 'open', isNew: isOpened}};
}

/** Fetches the file at `src`. A live game is fetched again and again; while it is, its last text is shown. */
function fetchFile(document: GameDocument): Transition {
  const {src, request} = document;
  const url = src ?? '';
  const isKept = shownFile(document) !== emptyFile && isSameFile(url, request.url);
  return {
    document: {
      ...document,
      source: {type: 'fetching', isKept},
      request: {url, number: request.number + 1},
    },
    answer: {type: 'fetch'},
  };
}

/** Whether two addresses are of one file: they differ only in what follows `?` or `#`. */
const isSameFile = (one: string, other: string): boolean =>
  one.replace(/[?#].*/s, '') === other.replace(/[?#].*/s, '');

/** The page gives a text: the one that it has, one that a person has made, or a new one. */
function setText(document: GameDocument, given: string, writer?: Writer): Transition {
  const {source, isEdited} = document;
  const text = given.trim() || !isEdited ? given : '*';
  const known = document.written && writer?.recognize(document, text);
  if (known) return known;
  if (text.trim() && text === formText(document) && source.type !== 'none') return keepText(document);
  const next = {...document, written: null, isRestored: false};
  if (!text.trim())
    return {
      document: {...next, source: {type: 'none'}, file: emptyFile, text},
      answer: {type: 'open', isNew: true},
    };
  const isKept = 'isKept' in source ? source.isKept : source.type === 'read';
  const reading = {type: 'reading', isKept, isBegun: false, text, edit: null} as const;
  return {document: {...next, source: reading}, answer: {type: 'read'}};
}

/** The text stays, whatever the page has set. */
export function keepText(before: GameDocument): Transition {
  const {source, pgn} = before;
  const document = {...before, pgn: pgn === null ? null : formText(before)};
  return source.type === 'read' || source.type === 'reading'
    ? placed(document, false)
    : show({...document, source: {type: 'read'}});
}

/** Games of a text were found. */
function read(document: GameDocument, input: Extract<Input, {type: 'read'}>, writer?: Writer): Transition {
  const {source, isEdited, fixedNumber, isPlaced} = document;
  const {text, found, isComplete} = input;
  if (source.type === 'read' && text === document.text && isComplete) {
    // The text was read again, because a part has come: that for marks, for example.
    return show({...document, file: fileOf(text, found)});
  }
  if (source.type !== 'reading' || text !== source.text) return ignore(document);
  const file = fileOf(text, found);
  if (source.isBegun) {
    if (!isComplete) return ignore(document);
    const next = {...document, source: {type: 'read'}, file} as const;
    return isPlaced ? show(next) : placed(next, /* isOpened */ true);
  }
  const count = filedGamesIn(file).length;
  const number = fixedNumber ?? (document.number > count ? 1 : document.number);
  const [game, last] = [gameIn(file, number), gameIn(document.file, document.number)];
  const goesOn = game && last && isContinuation(game, last);
  // Another game is shown as soon as it is read. One that goes on is read whole, as what a person writes.
  const waits = source.edit ?? (source.isKept && last && (isEdited || goesOn));
  if (!isComplete && (waits || !game)) return ignore(document);
  const path = goesOn ? samePath(document.path, last, game) : [];
  const isChosen = document.isChosen && number === document.number;
  if (source.edit && writer)
    return writer.addPasted({...document, isChosen}, {file, text, number, path}, source.edit);
  const next: GameDocument = {
    ...document,
    source: isComplete ? {type: 'read'} : {...source, isKept: true, isBegun: true},
    file,
    text,
    number,
    isChosen,
    path,
    isPlaced: true,
  };
  if (!goesOn || !isPlaced) return {document: next, answer: {type: 'open', isNew: true}};
  return {document: next, answer: {type: 'goOn', wasAtEnd: isAtEnd(last, document.path)}};
}

/** Whether a path leads to the end of the main line. */
const isAtEnd = ({moves}: Game, path: Path): boolean =>
  path.length < 2 && (path[0] ?? -1) === moves.length - 1;

/** Nothing is drawn anew. */
export const ignore = (document: GameDocument): Transition => ({document, answer: {type: 'nothing'}});
/** The document is drawn anew. */
export const show = (document: GameDocument): Transition => ({document, answer: {type: 'show', summary: ''}});
