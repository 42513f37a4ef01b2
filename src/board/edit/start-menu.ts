import type {BoardHost} from '../interaction/board-host.js';
import {formatFen} from '../../core/notation/format-fen.js';
import {capitalized, fill} from '../../core/text/fill.js';
import {emptyBoard, type Position} from '../../core/notation/position.js';
import {readCertain} from '../../core/notation/read-certain.js';
import {
  chess960Number,
  chess960Starts,
  fenOfWord,
  namedStarts,
  startFen,
} from '../../core/notation/start-positions.js';
import type {Session} from '../interaction/state/session.js';
import {capablancaRandom} from '../../core/rules/make-start.js';
import {editorStrings, makeEditStep} from './edit-actions.js';

const orthodoxChess960Number = 518;

/** The empty boards, by their entries in the menu of start positions. */
const emptyBoards: Readonly<Record<string, Position>> = {
  empty: emptyBoard,
  'empty-10': {...emptyBoard, files: 10, placement: '10/10/10/10/10/10/10/10'},
};

function nameStartEntry(entry: string, host: BoardHost): string {
  const strings = editorStrings(host);
  if (entry === 'start') return strings.orthodoxChess;
  if (entry === 'random') return strings.capablancaRandom;
  // `emptyBoard` is a sentence, so its full stop is removed, if it has one. The names of variants are the same in all languages.
  return entry.startsWith('empty')
    ? host.locale.current.diagram.emptyBoard.replace(/[.。]$/, '')
    : capitalized(entry);
}

/** The entries of the menu of start positions and their labels, grouped by the size of the board. */
export function listStartEntries(host: BoardHost) {
  const nameAll = (entries: readonly string[]) =>
    entries.map((entry) => [entry, nameStartEntry(entry, host)] as const);
  return {
    '8×8': nameAll(['start', 'chess960', 'empty']),
    '10×8': nameAll([...Object.keys(namedStarts), 'random', 'empty-10']),
  };
}

/** Finds the menu entry of a position, ignoring the move counters; empty if there is none. */
export function findStartEntry(position: Position): string {
  const {files, placement} = position;
  const number = chess960Number(position);
  if (number !== null) return number === orthodoxChess960Number ? 'start' : 'chess960';
  if (!/[a-z]/i.test(placement)) return files === 8 ? 'empty' : 'empty-10';
  const fen = formatFen({...position, halfmoveClock: 0, fullmoveNumber: 1});
  const firstRank = placement.slice(placement.lastIndexOf('/') + 1);
  // A random start has the pieces of Capablanca chess in any order.
  const isRandomStart = firstRank.split('').sort().join('') === 'ABBCKNNQRR' && fen === startFen(firstRank);
  const [name] = Object.entries(namedStarts).find(([, start]) => fen === start) ?? [];
  return name ?? (isRandomStart ? 'random' : '');
}

/** Sets up the position of a menu entry or of a word such as `chess960:518`. `chess960` and `random` choose one at random. */
export function setUpStart(session: Session, entry: string): void {
  const word = entry === 'chess960' ? `chess960:${Math.floor(Math.random() * chess960Starts)}` : entry;
  const position =
    entry === 'random'
      ? capablancaRandom()
      : (emptyBoards[word] ?? readCertain(fenOfWord(word) ?? '')?.position);
  if (position) setUp(session, position);
}

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
