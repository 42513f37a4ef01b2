import type {Game} from '../../core/pgn/game.js';
import type {FoundGame} from '../../core/pgn/games.js';
import type {Path} from '../../core/pgn/tree.js';
import {isContinuation, samePath} from './continuation.js';
import {emptyFile, fileOf, gamesIn, textOf, type GameFile} from './game-file.js';

/**
 * The text of a game element, its games, and the place that is shown: one value, and a function from one to the next.
 *
 *             set a text, or its file has come             the games have been found
 *     none ───────────────────────────────────► reading ───────────────────────────────► read ◄─┐
 *      │                                        ▲     ▲                                 │  │ │  │ go, choose, change,
 *      │ set src                                │     └───────── paste, set a new text ─┘  │ └──┘ undo, redo; an echo
 *      ▼             the file has come          │                                          │
 *     fetching ─────────────────────────────────┘                                          │
 *      │  ▲ ▲                                                                              │
 *      │  │ └──────────────────────────── set src ─────────────────────────────────────────┘
 *      ▼  │ retry, set src
 *     failed
 *
 * `set` leads from each state to `reading` (a text), `fetching` (an address) or `none` (neither). A text of the history leads
 * to `read` at once. While a text is fetched or read, the games of the last one are kept, and shown if the new text is theirs.
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
  /** The page’s own text, and what a person has made of it. `index` is that of the text that is shown. */
  readonly steps: readonly Step[];
  readonly index: number;
  /** The marks of the texts that a person has made and the page has not set again yet. */
  readonly generated: readonly number[];
  /** Who has given the first text: the page, or a browser that has restored a form. */
  readonly origin: 'page' | 'restored';
  /** The mark of the text before a change that is being reported. A listener cannot bring it back. */
  readonly replaced: number | null;
  /** The address that was fetched last. An answer to an older request comes too late. */
  readonly request: {readonly url: string; readonly number: number};
}

/** What the page has set. */
export interface PageSettings {
  readonly pgn: string | null;
  readonly src: string | null;
  /** The text inside the element. */
  readonly inside: string;
  readonly game: number | null;
  readonly at: string;
  /** Whether the mode is `edit`. */
  readonly isEdited: boolean;
}

/** Where the text is. While it is fetched or read, `isKept` says whether the games of the last one are shown. */
export type Source =
  | {readonly type: 'none' | 'failed' | 'read'}
  | {readonly type: 'fetching'; readonly isKept: boolean}
  | {
      readonly type: 'reading';
      readonly isKept: boolean;
      readonly text: string;
      /** What a person has done who has put the text here; null if the page has. */
      readonly edit: Edit | null;
    };

/** What a person has done. Edits in a row of one `group`, such as the letters of a comment, are one step of the history. */
interface Edit {
  /** A sentence. */
  readonly summary: string;
  readonly group: string;
}

/** A text of the history. */
interface Step extends Edit {
  readonly file: GameFile;
  readonly mark: number;
  /** The game that was changed, the path after the change, and the path before it. */
  readonly number: number;
  readonly path: Path;
  readonly pathBefore: Path;
}

export type Input =
  /** The page sets something; what is left out stays. */
  | {readonly type: 'set'; readonly settings: Partial<PageSettings>}
  /** A file has come; null if it could not be fetched. */
  | {readonly type: 'fetched'; readonly number: number; readonly text: string | null}
  /** The element is back in the page, or its address is set again. */
  | {readonly type: 'retry'}
  /** Games of a text have been found: all of them, or those of its first slices. */
  | {
      readonly type: 'read';
      readonly text: string;
      readonly found: readonly FoundGame[];
      readonly isComplete: boolean;
    }
  | {readonly type: 'go'; readonly path: Path}
  | {readonly type: 'choose'; readonly number: number; readonly path: Path; readonly isChosen: boolean}
  | ({readonly type: 'change'; readonly file: GameFile; readonly path: Path} & Edit)
  | ({readonly type: 'paste'; readonly text: string} & Edit)
  | {readonly type: 'undo' | 'redo'}
  /** A person has left a field: the next change is a step of its own. */
  | {readonly type: 'endGroup'}
  /** The listeners to a change are through. */
  | {readonly type: 'reported'}
  /** A form is reset, or a browser restores its text. */
  | {readonly type: 'reset'; readonly pgn: string | null}
  | {readonly type: 'restore'; readonly text: string};

/** What is to be done. */
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
  steps: [],
  index: 0,
  generated: [],
  origin: 'page',
  replaced: null,
  request: {url: '', number: 0},
};

/** Steps that can be undone, at most. The first text, that of the page, is kept besides. */
const maxSteps = 500;
/** So many texts are waited for. */
const maxGenerated = 1000;

/**
 * A number for a text, by which it is recognized when a page sets it again: the same if blanks are missing around it or lines end
 * otherwise, and for no text that of no game. The texts of a long file would fill the memory.
 */
export function markOf(text: string): number {
  const compared = text.trim().replace(/\r\n?/g, '\n') || '*';
  let [low, high] = [compared.length, ~compared.length];
  for (let i = 0; i < compared.length; i++) {
    const code = compared.charCodeAt(i);
    low = Math.imul(low ^ code, 0x01000193);
    high = Math.imul(high + code, 0x5bd1e995) ^ (high >>> 15);
  }
  return (low >>> 0) * 0x200000 + (high >>> 11);
}

/** The games that are shown; none while another text is fetched or read that is not theirs. */
export const shownFile = ({source, file}: GameDocument): GameFile =>
  source.type === 'read' || ('isKept' in source && source.isKept) ? file : emptyFile;

/** Whether a text is being fetched or read. */
export const isPending = ({source}: GameDocument): boolean =>
  source.type === 'fetching' || source.type === 'reading';

/** The text in a form: while a pasted text is read, that text. */
export const formText = ({source, text}: GameDocument): string =>
  source.type === 'reading' ? source.text : text;

/** Computes the next document, and what is to be done. */
export function transition(document: GameDocument, input: Input): Transition {
  const {source, steps, index} = document;
  switch (input.type) {
    case 'set':
      return set(document, input.settings);
    case 'fetched':
      // Only the answer to the last request counts.
      if (source.type !== 'fetching' || input.number !== document.request.number) return ignore(document);
      if (input.text === null) return show({...document, source: {type: 'failed'}});
      return setText(document, input.text);
    case 'retry':
      return source.type === 'failed' ? fetchFile(document) : ignore(document);
    case 'read':
      return read(document, input);
    case 'go':
      return String(input.path) === String(document.path)
        ? ignore(document)
        : show({...document, path: input.path});
    case 'choose': {
      const {number, path, isChosen} = input;
      return show({...document, number, path, isChosen});
    }
    case 'change':
      if (source.type !== 'read') return ignore(document);
      return show(withStep(document, input.file, textOf(input.file), document.number, input.path, input));
    case 'paste': {
      if (source.type === 'fetching' || (source.type === 'reading' && !source.edit)) return ignore(document);
      const {text: pgn, summary, group} = input;
      const isKept = source.type === 'read' || source.type === 'reading';
      const edit = {summary, group};
      return {
        document: {...document, pgn, source: {type: 'reading', isKept, text: pgn, edit}},
        answer: {type: 'read'},
      };
    }
    case 'undo':
    case 'redo': {
      const change = steps[input.type === 'undo' ? index : index + 1];
      if (source.type !== 'read' || !change || (input.type === 'undo' && index === 0))
        return ignore(document);
      const {document: next, answer} = goToStep(document, index + (input.type === 'undo' ? -1 : 1));
      return {document: owe(next, document), answer};
    }
    case 'endGroup':
      return ignore({
        ...document,
        steps: steps.map((step, i) => (i === index ? {...step, group: ''} : step)),
      });
    case 'reported':
      return ignore({...document, replaced: null});
    case 'reset': {
      const next = {...document, pgn: input.pgn, generated: []};
      const isOwn = input.pgn === null || markOf(input.pgn) === steps[0]?.mark;
      if (steps[0] && isOwn && document.origin === 'page') {
        return show({...goToStep(next, 0).document, pgn: input.pgn});
      }
      return set({...next, origin: 'page'}, {pgn: input.pgn});
    }
    case 'restore': {
      const next = {...document, generated: [], pgn: input.text};
      const restored = setText(next, input.text);
      return {...restored, document: {...restored.document, origin: 'restored'}};
    }
  }
}

/** The page sets a text, an address, or how they are shown. */
function set(before: GameDocument, settings: Partial<PageSettings>): Transition {
  const inside = settings.inside ?? before.inside;
  const isRead = before.source.type === 'read';
  // What a translator or a script does to the text inside does not change the game that a person writes.
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
  if (pgn !== null && settings.pgn !== undefined) return setText(document, pgn);
  if (pgn === null) {
    const isNew = before.pgn !== null || before.src !== src;
    if (src !== null) return isNew ? fetchFile(document) : placed(document, isOpened);
    const isOtherText = document.inside !== before.inside || (isEdited && before.source.type === 'none');
    if (isNew || isOtherText) return setText(document, document.inside);
  }
  return placed(document, isOpened);
}

/** Opens the game at a place that the page has set, unless another text is awaited. */
function placed(document: GameDocument, isOpened: boolean): Transition {
  if (isPending(document) || document.isPlaced) return isOpened ? show(document) : ignore(document);
  return {document: {...document, isPlaced: true}, answer: {type: 'open', isNew: isOpened}};
}

/** Fetches the file at `src`. A live game is fetched again and again; meanwhile its last text is shown. */
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

/** The page gives a text: one that a person has made, one of the history, or a new one. */
function setText(document: GameDocument, given: string): Transition {
  const {source, steps, index, generated, isEdited, replaced} = document;
  // A game without a text can be written.
  const text = given.trim() || !isEdited ? given : '*';
  const mark = markOf(text);
  const isWritten = steps.length > 1 || generated.length > 0;
  const awaited = source.type === 'reading' ? source.text : document.text;
  const isWriting = isWritten || (source.type === 'reading' && source.edit !== null);
  const isShown =
    (text === awaited || (isWriting && markOf(awaited) === mark)) &&
    (source.type === 'reading' || steps.length > 0);
  const owed = generated.indexOf(mark);
  if (isShown || owed >= 0 || replaced === mark) {
    const next = {
      ...document,
      pgn: document.pgn === null ? null : awaited,
      generated: generated.filter((_, i) => i !== owed),
    };
    if (source.type === 'read' || source.type === 'reading') return placed(next, false);
    return show({...next, source: {type: 'read'}});
  }
  const marks = isWritten ? steps.map((step) => step.mark) : [];
  const earlier = marks.slice(0, index).lastIndexOf(mark);
  const found = earlier < 0 ? marks.indexOf(mark, index) : earlier;
  if (found >= 0) return goToStep(document, found);
  if (!text.trim()) {
    const next = {
      ...document,
      source: {type: 'none'},
      file: emptyFile,
      text,
      steps: [],
      generated: [],
    } as const;
    return {document: next, answer: {type: 'open', isNew: true}};
  }
  const isKept = 'isKept' in source ? source.isKept : source.type === 'read';
  return {
    document: {
      ...document,
      generated: [],
      origin: 'page',
      source: {type: 'reading', isKept, text, edit: null},
    },
    answer: {type: 'read'},
  };
}

/** Goes to a text of the history. The reader looks next at the place of the change that is undone or done again. */
function goToStep(document: GameDocument, index: number): Transition {
  const {steps} = document;
  const isUndone = index < document.index;
  const step = steps[index];
  const change = steps[isUndone ? index + 1 : index];
  if (!step || !change) return ignore(document);
  const text = textOf(step.file);
  return {
    document: {
      ...document,
      source: {type: 'read'},
      file: step.file,
      text,
      pgn: text,
      number: change.number,
      path: isUndone ? change.pathBefore : change.path,
      index,
    },
    answer: {type: isUndone ? 'undone' : 'redone', summary: change.summary},
  };
}

/** The step of a text that no person has made. */
const firstStep = (file: GameFile, text: string, number: number, path: Path): Step => ({
  file,
  mark: markOf(text),
  number,
  path,
  pathBefore: path,
  summary: '',
  group: '',
});

/** The page owes back the text that a person has made of the one before. Until that is reported, the page cannot bring that back. */
function owe(document: GameDocument, before: GameDocument): GameDocument {
  const mark = document.steps[document.index]?.mark ?? 0;
  return {
    ...document,
    generated: [...document.generated, mark].slice(-maxGenerated),
    replaced: before.steps[before.index]?.mark ?? null,
  };
}

/** Adds a step after the one that is shown, or to it if both are of one group. What could be redone is gone. */
function withStep(
  document: GameDocument,
  file: GameFile,
  text: string,
  number: number,
  path: Path,
  {summary, group}: Edit,
): GameDocument {
  const [first = firstStep(emptyFile, '', 1, []), ...done] = document.steps.slice(0, document.index + 1);
  const last = done.at(-1);
  const merged = group && last?.group === group ? last : undefined;
  const pathBefore = merged?.pathBefore ?? document.path;
  const step = {file, mark: markOf(text), number, path, pathBefore, summary, group};
  const steps = [first, ...(merged ? done.slice(0, -1) : done).slice(1 - maxSteps), step];
  const next = {...document, source: {type: 'read'}, file, text, pgn: text, number, path, steps} as const;
  return owe({...next, index: steps.length - 1}, document);
}

/** Games of a text were found. */
function read(document: GameDocument, input: Extract<Input, {type: 'read'}>): Transition {
  const {source, steps, index, isEdited, fixedNumber, isPlaced} = document;
  const {text, found, isComplete} = input;
  if (source.type === 'read' && text === document.text && isComplete) {
    // The text was read again, because a part has come: that for marks, for example.
    const file = fileOf(text, found);
    return show({...document, file, steps: steps.map((step, i) => (i === index ? {...step, file} : step))});
  }
  if (source.type !== 'reading' || text !== source.text) return ignore(document);
  const before = gamesIn(shownFile(document));
  if (!isComplete) {
    const first = found[0]?.game;
    const isKept =
      source.isKept && before[0] !== undefined && (isEdited || (!!first && isContinuation(first, before[0])));
    return isKept === source.isKept ? ignore(document) : show({...document, source: {...source, isKept}});
  }
  const file = fileOf(text, found);
  const games = gamesIn(file);
  const number = fixedNumber ?? (document.number > games.length ? 1 : document.number);
  const [game, last] = [games[number - 1], gamesIn(document.file)[document.number - 1]];
  const goesOn = game && last && isContinuation(game, last);
  const path = goesOn ? samePath(document.path, last, game) : [];
  const isChosen = document.isChosen && number === document.number;
  if (source.edit) {
    const next = withStep({...document, isChosen}, file, text, number, path, source.edit);
    return {document: next, answer: {type: 'pasted', summary: source.edit.summary}};
  }
  const next: GameDocument = {
    ...document,
    source: {type: 'read'},
    file,
    text,
    number,
    isChosen,
    path,
    steps: [firstStep(file, text, number, path)],
    index: 0,
    generated: [],
    isPlaced: true,
  };
  if (!goesOn || !isPlaced) return {document: next, answer: {type: 'open', isNew: true}};
  return {document: next, answer: {type: 'goOn', wasAtEnd: isAtEnd(last, document.path)}};
}

/** Whether a path leads to the end of the main line. */
const isAtEnd = ({moves}: Game, path: Path): boolean =>
  path.length < 2 && (path[0] ?? -1) === moves.length - 1;

const ignore = (document: GameDocument): Transition => ({document, answer: {type: 'nothing'}});
const show = (document: GameDocument): Transition => ({document, answer: {type: 'show', summary: ''}});
