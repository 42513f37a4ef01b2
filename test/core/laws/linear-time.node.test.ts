// Takes a third of a minute with `--full`: each way to read a text reads one of 62,500 characters, and shorter ones. With
// `--coverage`, in .ci/nightly, it also reads one of a quarter of a million.
import {expect} from 'chai';
import {recordsOf} from '../../../src/hosts/cli/inputs.js';
import {makeFenceRenderer} from '../../../src/hosts/markdown/fence.js';
import {parseMarks} from '../../../src/core/marks/parse-marks.js';
import {parseEpd, parseFen} from '../../../src/core/notation/index.js';
import {formatPgn, parseMoveText, parsePgn, readGames} from '../../../src/core/pgn/index.js';
import {readBoards, optionsOf} from '../../../src/hosts/fences/block-text.js';
import {readGameBlock} from '../../../src/hosts/fences/game-text.js';
import {isFull, partOf} from '../../tools/part.js';

/** Each length is four times the one before: time then grows by 4, or by 16 where it grows with the square. */
const lengths = [244, 976, 3906, 15_625];
if (isFull) lengths.push(62_500);
if (process.env.FEN_BOARD_COVERAGE) lengths.push(250_000);
const mostGrowth = 9;
/** Less is too short to compare, in milliseconds of processor time. */
const shortest = 20;
/** After so much, more characters would show nothing new. */
const longEnough = 200;

function processorTime(run: () => void): number {
  const before = process.cpuUsage();
  run();
  const {user, system} = process.cpuUsage(before);
  return (user + system) / 1000;
}

/** Fails at the first length for which the time grows too much, so that it ends soon. */
function expectLinear(read: (text: string) => unknown, make: (length: number) => string, what: string): void {
  const timeOf = (length: number) => {
    const text = make(length);
    return processorTime(() => read(text));
  };
  let before = Infinity;
  for (const [i, length] of lengths.entries()) {
    let time = timeOf(length);
    const isLong = () => time > mostGrowth * Math.max(before, shortest);
    // The processor's other work, such as compiling and collecting garbage, varies from run to run.
    for (let tries = 2; tries > 0 && isLong(); tries--) {
      before = Math.max(before, timeOf(lengths[i - 1] ?? 0));
      time = Math.min(time, timeOf(length));
    }
    expect(isLong(), `${what}: ${length} characters take ${time} ms, a quarter of them ${before}`).to.equal(
      false,
    );
    if (time > longEnough) return;
    before = time;
  }
}

const blanks = [' ', '\t', '\n', '\r', '\r\n', '\n \n', '\u00a0'];
const brackets = ['(', ')', '[', ']', '{', '}', '()', '{}', '[]', '[\n ', '} }', ']}', '{[', '{ '];
const quotes = ['"', '“', '\\', '\\"', '" '];
const digits = ['0', '1', '.', '…', '1.', '1. ', '$', '$1 ', '1-0', '½'];

type Row = readonly [name: string, before: string, units: readonly string[], after: string];

const pgn: readonly Row[] = [
  ['nothing', '', [...blanks, ...brackets, ...quotes, ...digits], ''],
  ['nothing', '', ['%', '\n%', ';', '\n;', '!', '?', '*', 'a', '—', 'e.p. ', 'Nf3 Nf6 Ng1 Ng8 '], ''],
  ['nothing', '', ['Hi ', 'Hi\n', '{a}\nHi Bob\n', '[a "x\nb ', '♘', '♘f3 ', '5254 ', 'Sf3 ', 'Кр', 'а'], ''],
  ['a move in other letters', '1. Sf3 Sf6', [' Sg1 Sg8 Sf3 Sf6', 'D', '=D', ' a', '(Sf3 Sf6)', '{a}'], ''],
  ['a move in digits', '1. 7163', ['1', ' 7866 6371 6678 7163', ' 5'], ''],
  ['nothing', '', ['{a} ', '(e4) ', '(1. e4 ', '[a "', '[a "b"]\n', '[a "b"]\n\n* '], ''],
  ['a move', '1. e4', ['!', '±', '=', '+', '+-', '1-0', '*', 'x', '$1', '(d4)', '{a}'], 'x!'],
  ['a comment', '1. e4 {', [...blanks, ...brackets, ...quotes, ...digits], ''],
  ['a comment', '1. e4 {', ['a', '[#]', '[%', '[%csl', '[%csl Ga1]', '[%clk 1:', '\n\n[', '\n\n[a '], '}'],
  ['a bracket in a comment', '1. e4 {[', [...blanks, 'a', '%', '(', '"'], '}'],
  ['marks', '1. e4 {[%csl', [...blanks, 'a', ',', ' Ga1', ' Ga1,', ' Ga1b2'], '[]}'],
  ['a clock', '1. e4 {[%clk ', [...digits, '1:', ':'], ' ]}'],
  ['an evaluation', '1. e4 {[%eval ', [...digits, '#', ','], ' ]}'],
  ['a tag', '[', [...blanks, 'a', 'a ', '['], 'x'],
  ['a value', '[White "', [...blanks, ...quotes, 'a', ']', '" ]', '"\n'], ''],
  ['what follows a value', '[White ""', blanks, ''],
  ['a FEN', '[FEN "', [' ', '1', '/', 'K'], '"]\n\n*'],
  ['a variant', '[Variant "', [' ', 'a', '-'], '"]\n\n*'],
];
const games: readonly Row[] = [
  ['moves', '1. e4 e5 ', ['Nf3 Nf6 Ng1 Ng8 ', '{a} ', '{[%clk 1:00]} ', '(d4 d5) ', '$1 ', '1. e4 * '], ''],
];
const options: readonly Row[] = [
  ['options', '', [...blanks, ...quotes, ...digits, '=', "'", '="', "='", 'a=', 'marks="Ga1" ', 'at'], 'x'],
  ['marks', 'marks="', [...blanks, 'Ga1 ', ',', '['], ''],
];
const fen = '4k3/8/8/8/8/8/8/4K2R w K - 0 1';
const blocks: readonly Row[] = [
  ['a FEN', '', [...blanks, ...brackets, ...digits, '/', '#', '\n#', 'solution:', `${fen}\n`], ''],
  ['solutions', fen, ['\nsolution: a', '\nsolution: a\n\n', '\n ', '\nsolution :'], ''],
  ['options', `${fen}\n`, [...blanks, 'a', ':', 'a:', 'marks: Ga1\n', 'note: x\n', 'turn-marker\n'], ''],
  ['puzzles', '', [`${fen}\nsolution: Kd2\n\n`, `${fen}\nsolution: Kd2\n`], ''],
];
const gameBlocks: readonly Row[] = [
  ['options', '', [...blanks, 'a', 'a:', 'at: end\n', 'note: x\n', 'diagrams\n'], '1. e4 *'],
];
const marks: readonly Row[] = [['marks', '', [...blanks, 'G', 'Ga1', 'Ga1 ', 'Ga1b2,', '[%csl ', ']'], '']];

/** A text in pieces of a few lines, as files come. */
function* piecesOf(text: string): Iterable<string> {
  for (let at = 0; at < text.length; at += 4096) yield text.slice(at, at + 4096);
}

const start = parseFen('start', {tolerant: true});
const draw = makeFenceRenderer({games: 'static'});

const readers: readonly (readonly [name: string, read: (text: string) => unknown, rows: readonly Row[]])[] = [
  ['parsePgn', parsePgn, pgn],
  ['readGames, in pieces', (text) => [...readGames(piecesOf(text))], games],
  ['formatPgn', (text) => parsePgn(text).games.map(formatPgn), games],
  ['a solution', (text) => start.ok && parseMoveText(text, start.position), games],
  ['a fence of PGN, as text', (text) => draw('pgn', text, ''), games],
  ['the command, with PGN', (text) => [...recordsOf(text, 'pgn', 'variations')], games],
  ['marks', (text) => parseMarks(text, 8), marks],
  ['a block of FENs', (text) => readBoards(text, optionsOf('fen-board')), blocks],
  ['a block of PGN', (text) => readGameBlock(text, optionsOf('fen-game')), gameBlocks],
  ['options of a fence of FENs', (text) => draw('fen', fen, text), options],
  ['options of a fence of PGN', (text) => draw('pgn', '1. e4 *', text), options],
  ['parseFen', (text) => parseFen(text, {tolerant: true}), [['a FEN', '', [' ', '1', '/', 'K', 'fen:'], '']]],
  ['parseEpd', (text) => parseEpd(text, {tolerant: true}), [['an EPD', fen, [' ', '"', 'a ', ';'], '']]],
  [
    'the command, with FENs',
    (text) => [...recordsOf(text, 'fen', 'last')],
    [['lines', '', [...blanks, '#', '#\n', 'a\n'], '']],
  ],
];

describe('a text is read in time in proportion to its length', () => {
  for (const [name, read, rows] of readers) {
    for (const [place, before, units, after] of rows) {
      it(`${name}: ${place}, and then more and more characters`, function () {
        this.timeout(300_000);
        for (const unit of partOf(units)) {
          const make = (length: number) => before + unit.repeat(Math.ceil(length / unit.length)) + after;
          expectLinear(read, make, JSON.stringify(unit));
        }
      });
    }
  }

  it('a variation may have more comments than a call may have arguments', () => {
    const comments = '{a} '.repeat(250_000);
    expect(draw('pgn', `1. e4 (1. d4 ${comments}) *`, '')?.warnings).to.deep.equal([]);
  });
});
