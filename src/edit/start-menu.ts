import {Part} from '../dom/part.js';
import type {BoardHost} from '../dom/board-host.js';
import {formatFen} from '../notation/format-fen.js';
import {capitalized, fill} from '../notation/fill.js';
import {emptyBoard, type Position} from '../notation/position.js';
import {readStrict} from '../notation/read-strict.js';
import {
  chess960Number,
  chess960Starts,
  fenOfWord,
  namedStarts,
  startFen,
} from '../notation/start-positions.js';
import type {Session} from '../interaction/state/session.js';
import {editorStrings, makeEditStep} from './edit-actions.js';

/** The number of the orthodox start in Chess960. */
const orthodoxNumber = 518;

const makeStartPart = new Part(() => import('../rules/make-start.js'));

/** The empty boards, by their entries in the menu. The other entries are words for `fen`. */
const emptyBoards: Readonly<Record<string, Position>> = {
  empty: emptyBoard,
  'empty-10': {...emptyBoard, files: 10, placement: '10/10/10/10/10/10/10/10'},
};

/** The text of an entry. Names of variants are the same in all languages. */
function nameStartEntry(entry: string, host: BoardHost): string {
  const strings = editorStrings(host);
  if (entry === 'start') return strings.orthodoxChess;
  if (entry === 'random') return strings.capablancaRandom;
  // The text “Empty board.” is used without its full stop.
  return entry.startsWith('empty') ? host.locale.current.diagram.emptyBoard.slice(0, -1) : capitalized(entry);
}

/** The entries of the menu and their texts, by the size of the board. */
export function listStartEntries(host: BoardHost) {
  const nameAll = (entries: readonly string[]) =>
    entries.map((entry) => [entry, nameStartEntry(entry, host)] as const);
  return {
    '8×8': nameAll(['start', 'chess960', 'empty']),
    '10×8': nameAll([...Object.keys(namedStarts), 'random', 'empty-10']),
  };
}

/** Finds the entry of a position, ignoring its move counters; empty if there is none. */
export function findStartEntry(position: Position): string {
  const {files, placement} = position;
  const number = chess960Number(position);
  if (number !== null) return number === orthodoxNumber ? 'start' : 'chess960';
  if (!/[a-z]/i.test(placement)) return files === 8 ? 'empty' : 'empty-10';
  const fen = formatFen({...position, halfmoveClock: 0, fullmoveNumber: 1});
  const firstRank = placement.slice(placement.lastIndexOf('/') + 1);
  // A random start has the pieces of Capablanca chess in any order.
  const isRandomStart = firstRank.split('').sort().join('') === 'ABBCKNNQRR' && fen === startFen(firstRank);
  const [name] = Object.entries(namedStarts).find(([, start]) => fen === start) ?? [];
  return name ?? (isRandomStart ? 'random' : '');
}

/** Sets up the position of an entry; that of Chess960 or Capablanca random chess is drawn by lot. */
export function setUpStartEntry(session: Session, entry: string): void {
  if (entry === 'random') void setUpCapablancaRandom(session);
  else setUpStart(session, entry === 'chess960' ? Math.floor(Math.random() * chess960Starts) : entry);
}

/** Sets up a random start on a board of the same size. */
export const setUpRandomStart = (session: Session): void =>
  setUpStartEntry(session, session.position.files === 8 ? 'chess960' : 'random');

async function setUpCapablancaRandom(session: Session): Promise<void> {
  const {element, position} = session.host;
  const part = makeStartPart.loaded ?? (await makeStartPart.tryLoad());
  // Another position that the page has set meanwhile is kept.
  const isStillWanted = session.host.position === position && element.mode === 'edit' && session.canAct;
  if (part && isStillWanted) setUp(session, part.capablancaRandom());
}

/** Sets up a start by its Chess960 number or by a word for `fen`. */
export function setUpStart(session: Session, start: number | string): void {
  const fen = fenOfWord(typeof start === 'number' ? `chess960:${start}` : start) ?? '';
  const position = emptyBoards[start] ?? readStrict(fen)?.position;
  if (position) setUp(session, position);
}

/** Sets up a position, and announces it by its number or its name. */
function setUp(session: Session, position: Position): void {
  const {host} = session;
  const strings = editorStrings(host);
  const entry = findStartEntry(position);
  const summary =
    entry === 'chess960'
      ? fill(host.locale.current.diagram.chess960Start, {number: chess960Number(position) ?? ''})
      : fill(strings.valueChanged, {name: strings.startPosition, value: nameStartEntry(entry, host)});
  session.apply(makeEditStep(position, summary, session));
}
