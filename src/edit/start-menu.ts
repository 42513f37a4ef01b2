import {Part} from '../dom/part.js';
import type {BoardHost} from '../dom/board-host.js';
import {formatFen} from '../notation/format-fen.js';
import {capitalized, fill} from '../notation/fill.js';
import {emptyBoard, type Position} from '../notation/position.js';
import {readStrict} from '../notation/read-strict.js';
import {namedStarts, startFen} from '../notation/named-starts.js';
import {chess960Number, chess960Starts, fenOfWord} from '../notation/start-positions.js';
import type {Session} from '../interaction/state/session.js';
import {editorStrings, editStep} from './edit-actions.js';

/** The number of the orthodox start in Chess960. */
const orthodox = 518;

const randomStarts = new Part(() => import('../rules/make-start.js'));

/** The positions of the entries that are not words for `fen`. */
const boards: Readonly<Record<string, Position>> = {
  empty: emptyBoard,
  'empty-10': {...emptyBoard, files: 10, placement: '10/10/10/10/10/10/10/10'},
};

/** The name of an entry. Names of variants are the same in all languages. */
function entryName(entry: string, host: BoardHost): string {
  const strings = editorStrings(host);
  if (entry === 'start') return strings.orthodoxChess;
  if (entry === 'random') return strings.capablancaRandom;
  return entry.startsWith('empty') ? host.locale.current.diagram.emptyBoard.slice(0, -1) : capitalized(entry);
}

export function startEntries(host: BoardHost) {
  const named = (entries: readonly string[]) =>
    entries.map((entry) => [entry, entryName(entry, host)] as const);
  return {
    '8×8': named(['start', 'chess960', 'empty']),
    '10×8': named([...Object.keys(namedStarts), 'random', 'empty-10']),
  };
}

/** The entry of a position, ignoring its counters; empty if there is none. */
export function entryOf(position: Position): string {
  const {files, placement} = position;
  const number = chess960Number(position);
  if (number !== null) return number === orthodox ? 'start' : 'chess960';
  if (!/[a-z]/i.test(placement)) return files === 8 ? 'empty' : 'empty-10';
  const fen = formatFen({...position, halfmoveClock: 0, fullmoveNumber: 1});
  const rank = placement.slice(placement.lastIndexOf('/') + 1);
  const isCapablanca = rank.split('').sort().join('') === 'ABBCKNNQRR' && fen === startFen(rank);
  const [name] = Object.entries(namedStarts).find(([, start]) => fen === start) ?? [];
  return name ?? (isCapablanca ? 'random' : '');
}

/** Sets up the position of an entry; a random one differs each time. */
export function setEntry(session: Session, entry: string): void {
  if (entry === 'random') void setCapablancaRandom(session);
  else setStart(session, entry === 'chess960' ? Math.floor(Math.random() * chess960Starts) : entry);
}

/** Sets up a random start on a board of the same size. */
export const setRandomStart = (session: Session): void =>
  setEntry(session, session.position.files === 8 ? 'chess960' : 'random');

async function setCapablancaRandom(session: Session): Promise<void> {
  const {element, position} = session.host;
  const part = randomStarts.loaded ?? (await randomStarts.tryLoad());
  // If the page has set another position meanwhile, that stays.
  const isStillWanted = session.host.position === position && element.mode === 'edit' && session.canAct;
  if (part && isStillWanted) setUp(session, part.capablancaRandom());
}

/** Sets up a start by its Chess960 number or by a word for `fen`. */
export function setStart(session: Session, start: number | string): void {
  const fen = fenOfWord(typeof start === 'number' ? `chess960:${start}` : start) ?? '';
  const position = boards[start] ?? readStrict(fen)?.position;
  if (position) setUp(session, position);
}

/** Sets up a position, and announces it by its number or its name. */
function setUp(session: Session, position: Position): void {
  const {host} = session;
  const strings = editorStrings(host);
  const entry = entryOf(position);
  const summary =
    entry === 'chess960'
      ? fill(host.locale.current.diagram.chess960Start, {number: chess960Number(position) ?? ''})
      : fill(strings.valueChanged, {name: strings.startPosition, value: entryName(entry, host)});
  session.apply(editStep(position, summary, session));
}
