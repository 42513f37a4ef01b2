import {readCastling, type CastlingRead} from './castling.js';
import {cleanText} from './clean-text.js';
import {readCounter} from './counter.js';
import {readEnPassant} from './en-passant.js';
import {note, toIssue, type FenIssue, type Finding} from './issue.js';
import type {IssueCode, IssueValues} from './messages.js';
import {fairiesIn, kingsIn, pawnsIn, piecesIn, scanPlacement, type Board} from './placement.js';
import {repairPlacement} from './repair-placement.js';
import type {Color, Position} from './position.js';

/** The longest text that is looked at. */
const longestText = 512;

/** What is supplied when fields are missing at the end of a text. */
const tail = ['', 'w', '-', '-', '0', '1'];

/** A text that could be read. */
export interface FieldsRead {
  readonly ok: true;
  readonly position: Position;
  /** The style in which the castling field is written. */
  readonly notation: CastlingRead['notation'];
  readonly warnings: readonly FenIssue[];
  /** Where the text after the fields begins. */
  readonly end: number;
}

/** A text that could not be read, and why. */
export interface NotRead {
  readonly ok: false;
  readonly error: FenIssue;
}

function readTurn(text: string, start: number, end: number, findings: Finding[]): Color {
  const letter = end === start + 1 ? text[start] : '';
  if (letter !== 'w' && letter !== 'b') {
    note(findings, letter === 'W' || letter === 'B' ? 'repair' : 'error', 'turn', 'turn', start, end);
  }
  return letter === 'b' || letter === 'B' ? 'black' : 'white';
}

/** Notes what no game can lead to, but diagrams for teaching need. */
function noteOddities(text: string, end: number, board: Board, findings: Finding[]): void {
  const {files} = board;
  const odd = (code: IssueCode, from: number, to: number, values?: IssueValues): void =>
    note(findings, 'odd', 'placement', code, from, to, values);

  for (const color of ['white', 'black'] as const) {
    const tally = board[color];
    const kings = kingsIn(tally);
    const king = color === 'white' ? 'K' : 'k';
    if (kings === 0) odd('no-king', 0, end, {color});
    if (kings > 1) {
      const second = text.indexOf(king, text.indexOf(king) + 1);
      odd('several-kings', second, second + 1, {color, found: kings});
    }
    if (piecesIn(tally) > 2 * files) {
      odd('piece-count', 0, end, {color, found: piecesIn(tally), expected: 2 * files});
    }
    if (pawnsIn(tally) > files) odd('pawn-count', 0, end, {color, found: pawnsIn(tally), expected: files});
  }
  if (board.pawnsOnRank8) {
    const at = text.search(/p/i);
    odd('pawn-rank', at, at + 1, {rank: 8});
  }
  if (board.pawnsOnRank1) {
    const rank = text.lastIndexOf('/', end - 1);
    const at = rank + text.slice(rank).search(/p/i);
    odd('pawn-rank', at, at + 1, {rank: 1});
  }
  if (files === 8 && fairiesIn(board.white + board.black)) {
    const at = text.search(/[ac]/i);
    odd('fairy-piece', at, at + 1);
  }
}

/** The tally of a side with one king and no more men than a game begins with has none of these oddities. */
function isPlain(tally: number, files: number): boolean {
  return (
    kingsIn(tally) === 1 &&
    piecesIn(tally) <= 2 * files &&
    pawnsIn(tally) <= files &&
    (files === 10 || fairiesIn(tally) === 0)
  );
}

const fieldEnd = (text: string, start: number): number => {
  const end = text.indexOf(' ', start);
  return end < 0 ? text.length : end;
};

type Fields = Pick<FieldsRead, 'position' | 'notation' | 'end'>;

/**
 * Reads fields between which stands one space.
 * @returns null when the placement cannot be read: without it the other fields say nothing
 */
function readSeparated(text: string, count: number, findings: Finding[]): Fields | null {
  const placementEnd = fieldEnd(text, 0);
  const board = scanPlacement(text, placementEnd) ?? repairPlacement(text, placementEnd, findings);
  if (!board) return null;
  if (
    board.pawnsOnRank8 + board.pawnsOnRank1 > 0 ||
    !isPlain(board.white, board.files) ||
    !isPlain(board.black, board.files)
  ) {
    noteOddities(text, placementEnd, board, findings);
  }

  // A field that is missing begins behind the text; no reader takes that for a field.
  const turnEnd = fieldEnd(text, placementEnd + 1);
  const turn = readTurn(text, placementEnd + 1, turnEnd, findings);
  const castlingEnd = fieldEnd(text, turnEnd + 1);
  const {castling, notation} = readCastling(text, turnEnd + 1, castlingEnd, board, findings);
  let end = fieldEnd(text, castlingEnd + 1);
  const enPassant = readEnPassant(text, castlingEnd + 1, end, board, turn, findings);
  let halfmoveClock = 0;
  let fullmoveNumber = 1;
  if (count === 6) {
    const clockEnd = fieldEnd(text, end + 1);
    halfmoveClock = readCounter(text, end + 1, clockEnd, 'halfmoveClock', findings);
    end = fieldEnd(text, clockEnd + 1);
    fullmoveNumber = readCounter(text, clockEnd + 1, end, 'fullmoveNumber', findings);
    if (end < text.length) {
      note(findings, 'error', 'structure', 'extra-fields', end + 1, text.length, {expected: count});
    }
  }
  const {files, placement} = board;
  const position = {files, placement, turn, castling, enPassant, halfmoveClock, fullmoveNumber};
  return {position: Object.freeze(position), notation, end};
}

/** A text refused as a whole. */
function refuse(code: IssueCode, start: number, end: number, values?: IssueValues, text = ''): NotRead {
  const finding: Finding = {level: 'error', field: 'structure', code, start, end, values: values ?? {}};
  return {ok: false, error: toIssue(finding, text)};
}

/** Reads a text that is not FEN as it stands: cleans it, completes it, and tells what there was to do. */
function readRepairing(text: string, count: number, tolerant: boolean): FieldsRead | NotRead {
  const findings: Finding[] = [];
  const clean = cleanText(text, count === 6 ? Infinity : count, findings);
  if (!clean.text) return refuse('empty', 0, text.length);
  const given = clean.text.split(' ').length;
  const missing = tail.slice(given, count).join(' ');
  const inClean: Finding[] = [];
  const fields = readSeparated(missing ? `${clean.text} ${missing}` : clean.text, count, inClean);
  if (missing) {
    const lastField = clean.text.lastIndexOf(' ') + 1;
    const values = {found: given, expected: count, missing};
    note(inClean, 'repair', 'structure', 'missing-fields', lastField, clean.text.length, values);
  }
  for (const finding of inClean) {
    const start = clean.origin[finding.start] as number;
    const end = (clean.origin[finding.end - 1] as number) + 1;
    findings.push({...finding, start, end});
  }

  // In reading order: what ends first is met first.
  findings.sort((a, b) => a.end - b.end);
  const error = findings.find(({level}) => level === 'error' || (level === 'repair' && !tolerant));
  if (fields && !error) {
    const warnings = findings.map((finding) => toIssue(finding, text));
    return {ok: true, position: fields.position, notation: fields.notation, warnings, end: clean.end};
  }
  // What cannot be read has an error among its findings.
  return {ok: false, error: toIssue(error as Finding, text)};
}

/**
 * Reads the fields of a FEN, or the first four, which EPD has too.
 * @param text anything; what is not a text of at most 512 characters is refused unread
 * @param count how many fields to read
 * @param tolerant whether to repair what is not FEN but can only mean one thing
 */
export function readFields(text: unknown, count: 4 | 6, tolerant: boolean): FieldsRead | NotRead {
  if (typeof text !== 'string')
    return refuse('not-text', 0, 0, {found: text === null ? 'null' : typeof text});
  if (text.length > longestText) {
    const values = {found: text.length, expected: longestText};
    return refuse('too-long', longestText, text.length, values);
  }
  // A text that is FEN as it stands needs no second look.
  const findings: Finding[] = [];
  const fields = readSeparated(text, count, findings);
  if (!fields || findings.some(({level}) => level !== 'odd')) return readRepairing(text, count, tolerant);
  const {position, notation, end} = fields;
  return {ok: true, position, notation, warnings: findings.map((finding) => toIssue(finding, text)), end};
}
