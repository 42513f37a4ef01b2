import {capitalized} from '../locales/sentence.js';
import type {EditorStrings} from '../locales/en-editor.js';
import {formatFen} from '../notation/format-fen.js';
import {fill} from '../notation/fill.js';
import {emptyBoard, type Position} from '../notation/position.js';
import {chess960Number, chess960Starts, namedStarts, startFen} from '../notation/start-positions.js';
import {capablancaRandom, chess960, namedStart, startNames} from '../rules/start-positions.js';
import type {Session} from '../interaction/state/session.js';
import {editorStrings, editStep} from './any-position.js';

const orthodox = 518;

/** The positions that the entries of the menu set up. Those that are drawn by lot differ each time. */
const makers: Readonly<Record<string, () => Position>> = {
  start: () => chess960(orthodox),
  chess960: () => chess960(Math.floor(Math.random() * chess960Starts)),
  empty: () => emptyBoard,
  ...Object.fromEntries(startNames.map((name) => [name, () => namedStart(name)])),
  random: () => capablancaRandom(),
  'empty-10': () => ({...emptyBoard, files: 10, placement: '10/10/10/10/10/10/10/10'}),
};

/** The name of an entry. Most are names of games, which are the same in all languages. */
function entryName(entry: string, strings: EditorStrings): string {
  if (entry === 'start') return strings.orthodoxChess;
  if (entry === 'random') return strings.capablancaRandom;
  return entry.startsWith('empty') ? strings.emptyBoard : capitalized(entry);
}

export function startEntries(strings: EditorStrings) {
  const named = (entries: readonly string[]) =>
    entries.map((entry) => [entry, entryName(entry, strings)] as const);
  return {
    '8×8': named(['start', 'chess960', 'empty']),
    '10×8': named([...startNames, 'random', 'empty-10']),
  };
}

/** The entry that a position belongs to, whatever its counters; empty where it is none of them. */
export function entryOf(position: Position): string {
  const {files, placement} = position;
  const number = chess960Number(position);
  if (number !== null) return number === orthodox ? 'start' : 'chess960';
  if (!/[a-z]/i.test(placement)) return files === 8 ? 'empty' : 'empty-10';
  const fen = formatFen({...position, halfmoveClock: 0, fullmoveNumber: 1});
  const row = placement.slice(placement.lastIndexOf('/') + 1);
  const isCapablanca = row.split('').sort().join('') === 'ABBCKNNQRR' && fen === startFen(row);
  return startNames.find((name) => fen === namedStarts[name]) ?? (isCapablanca ? 'random' : '');
}

export function setEntry(session: Session, entry: string): void {
  const position = makers[entry]?.();
  if (position) setStart(session, position);
}

/** Sets up a start that is drawn by lot, on a board of the same size. */
export const drawStart = (session: Session): void =>
  setEntry(session, session.position.files === 8 ? 'chess960' : 'random');

/** Sets up a start, and announces it by its number or its name. */
export function setStart(session: Session, position: Position): void {
  const {host} = session;
  const strings = editorStrings(host);
  const entry = entryOf(position);
  const summary =
    entry === 'chess960'
      ? fill(host.locale.current.diagram.chess960Start, {number: chess960Number(position) ?? ''})
      : fill(strings.startPositionSet, {name: entryName(entry, strings)});
  session.apply(editStep(position, summary, session));
}
