// Asks other programs the cases that are shared with them. With `--write`, puts the counts into docs/x-fen.md; without, each
// count must be what the page says, so that a new version of a program is noticed.
import {readFileSync, writeFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {expect} from 'chai';
import {Chess as ChessJs, validateFen} from 'chess.js';
import {Chess} from 'chessops/chess';
import {perft as perftOf} from 'chessops/debug';
import {makeFen, parseFen} from 'chessops/fen';
import {makeSquare} from 'chessops/util';
import ffishModule from 'ffish-es6';
import prettier from 'prettier';
import {formatFen, parseFen as parseOurs} from '../../../src/core/notation/index.js';
import {makeCases} from '../../../scripts/cases.mjs';
import {answersOf, failures, kinds} from '../../tools/case-answers.js';
import {ours} from '../../tools/our-answers.js';

const page = 'docs/x-fen.md';
const require = createRequire(import.meta.url);
const {Position} = require('kokopu');
const {dependencies} = require('./package.json');
const wasmBinary = readFileSync(require.resolve('ffish-es6/ffish.wasm'));
const cases = makeCases();

/** Programs write one notation: what they write must be one of the texts that a case has. */
const oneOf = (text, wanted) => (Object.values(wanted).includes(text) ? wanted : text);
/** The rights without what other programs cannot be asked: the rook of each legal castling. */
const rooksOf = (rights) => rights.flatMap(({rook, legal}) => (legal ? [rook] : [])).sort();
const castles = (rooks, wanted) => (rooks.sort().join() === rooksOf(wanted).join() ? wanted : rooks);
/** Only acceptance is compared. */
const refusal = (isRefused, wanted) => (isRefused ? wanted : null);
/** Counts sequences of moves; `next` calls its argument with each position. */
const count = (position, depth, next) => {
  if (depth === 0) return 1;
  let sum = 0;
  next(position, (after) => (sum += count(after, depth - 1, next)));
  return sum;
};
const bySide = (rooks, kings) =>
  Object.fromEntries(rooks.map((rook) => [rook[0] > kings[0]?.[0] ? 'kingside' : 'queenside', rook[0]]));

function chessopsProgram() {
  const position = (text) => Chess.fromSetup(parseFen(text).unwrap()).unwrap();
  return {
    parse(text) {
      const {board, turn, castlingRights, epSquare, halfmoves, fullmoves} = parseFen(text).unwrap();
      const pieces = {};
      for (const [square, {color, role}] of board) {
        const letter = role === 'knight' ? 'n' : role[0];
        pieces[makeSquare(square)] = color === 'white' ? letter.toUpperCase() : letter;
      }
      const rooks = (color) =>
        bySide(
          [...castlingRights.intersect(board[color])].map(makeSquare),
          [...board.king.intersect(board[color])].map(makeSquare),
        );
      return {
        files: 8,
        pieces,
        turn,
        castling: {type: 'standard', white: rooks('white'), black: rooks('black')},
        enPassant: epSquare === undefined ? null : makeSquare(epSquare),
        halfmoveClock: halfmoves,
        fullmoveNumber: fullmoves,
      };
    },
    refuse: (text, wanted) => refusal(parseFen(text).isErr, wanted),
    odd: (text) => parseFen(text).isOk,
    convert: (text, wanted) => oneOf(makeFen(parseFen(text).unwrap()), wanted),
    castle(text, wanted) {
      const chess = position(text);
      const king = chess.board.kingOf(chess.turn);
      const rooks = chess.board.rook.intersect(chess.board[chess.turn]);
      return castles([...chess.dests(king).intersect(rooks)].map(makeSquare), wanted);
    },
    perft: (text, wanted) => wanted.map((_, index) => perftOf(position(text), index + 1)),
  };
}

function chessJsProgram() {
  return {
    parse(text) {
      const chess = new ChessJs(text);
      const pieces = {};
      for (const {square, type, color} of chess.board().flat().filter(Boolean))
        pieces[square] = color === 'w' ? type.toUpperCase() : type;
      const rooks = (color) => {
        const {k, q} = chess.getCastlingRights(color);
        return {...(k && {kingside: 'h'}), ...(q && {queenside: 'a'})};
      };
      const [, turn, , square, clock, number] = text.split(' ');
      const [, , , ownSquare, ownClock, ownNumber] = chess.fen({forceEnpassantSquare: true}).split(' ');
      return {
        files: 8,
        pieces,
        turn: chess.turn() === turn && turn === 'w' ? 'white' : 'black',
        castling: {type: 'standard', white: rooks('w'), black: rooks('b')},
        enPassant: ownSquare === square && square === '-' ? null : ownSquare,
        halfmoveClock: ownClock === clock ? Number(clock) : ownClock,
        fullmoveNumber: ownNumber === number ? Number(number) : ownNumber,
      };
    },
    refuse: (text, wanted) => refusal(!validateFen(text).ok, wanted),
    odd: (text) => validateFen(text).ok,
    convert: (text, wanted) => oneOf(new ChessJs(text).fen({forceEnpassantSquare: true}), wanted),
    castle(text, wanted) {
      const rooks = new ChessJs(text)
        .moves({verbose: true})
        .flatMap(({flags, from}) =>
          flags.includes('k') ? [`h${from[1]}`] : flags.includes('q') ? [`a${from[1]}`] : [],
        );
      return castles(rooks, wanted);
    },
    perft: (text, wanted) => wanted.map((_, index) => new ChessJs(text).perft(index + 1)),
  };
}

function kokopuProgram() {
  const position = (text) => new Position('chess960', text);
  const strict = (text) => {
    const read = new Position('chess960', 'empty');
    read.fen(text);
    return read;
  };
  return {
    refuse: (text, wanted) => {
      try {
        strict(text);
        return null;
      } catch {
        return wanted;
      }
    },
    odd: (text) => Boolean(strict(text)),
    convert(text, wanted) {
      const [, , , , clock, number] = text.split(' ');
      const written = (regularFENIfPossible) =>
        position(text).fen({
          regularFENIfPossible,
          fiftyMoveClock: Number(clock),
          fullMoveNumber: Number(number),
        });
      return Object.values(wanted).includes(written(true)) ? wanted : oneOf(written(false), wanted);
    },
    castle: (text, wanted) =>
      castles(
        position(text)
          .moves()
          .flatMap((move) => (move.isCastling() ? [move.rookFrom()] : [])),
        wanted,
      ),
    starts: (number) => new Position('chess960', Number(number)).fen().split(' ')[0].split('/').at(-1),
    perft: (text, wanted) =>
      wanted.map((_, index) =>
        count(position(text), index + 1, (from, each) => {
          for (const move of from.moves()) {
            const after = new Position(from);
            after.play(move);
            each(after);
          }
        }),
      ),
  };
}

/** Fairy-Stockfish has the castling types of X-FEN by variant, for kings on the e-file; on eight files only the standard one. */
function ffishProgram(ffish) {
  // Its function to validate a FEN knows no pieces before the first board.
  new ffish.Board().delete();
  function board(text) {
    const [placement, turn, rights = '', ...rest] = text.split(' ');
    const isWide = /^(?:[^/]*\/)*(?:10|[a-z]{10})(?:\/|$)/i.test(placement);
    const variant = !isWide ? 'chess' : ({s: 'janus', m: 'embassy'}[rights[0]] ?? 'caparandom');
    const letters = variant === 'janus' ? placement.replace(/a/g, 'j').replace(/A/g, 'J') : placement;
    const fen = [letters, turn, rights.replace(/^[sm]/, ''), ...rest].join(' ');
    if (!isWide && /^[sm]/.test(rights)) throw new Error('no such castling on eight files');
    if (ffish.validateFen(fen, variant, true) !== 1) throw new Error('refused');
    return new ffish.Board(variant, fen, true);
  }
  const using = (text, use) => {
    const one = board(text);
    try {
      return use(one);
    } finally {
      one.delete();
    }
  };
  const moves = (one) => one.legalMoves().split(' ').filter(Boolean);
  return {
    refuse: (text, wanted) => {
      try {
        return using(text, () => null);
      } catch {
        return wanted;
      }
    },
    odd: (text) => using(text, () => true),
    convert: (text, wanted) => using(text, (one) => oneOf(one.fen(), wanted)),
    castle: (text, wanted) =>
      using(text, (one) => {
        const rooks = new Set(wanted.map(({rook}) => rook));
        return castles(
          moves(one)
            .filter((move) => one.sanMove(move).startsWith('O-O'))
            .map((move) => move.slice(2))
            .filter((square) => rooks.has(square)),
          wanted,
        );
      }),
    perft: (text, wanted) =>
      using(text, (one) => {
        const perft = (depth) => {
          const legal = moves(one);
          if (depth === 1) return legal.length;
          return legal.reduce((sum, move) => {
            one.push(move);
            const found = perft(depth - 1);
            one.pop();
            return sum + found;
          }, 0);
        };
        return wanted.map((_, index) => perft(index + 1));
      }),
  };
}

/** Texts on which programs differ, by what they ask. */
const questions = {
  'both kinds of letters': 'r3k2r/8/8/8/8/8/8/R3K2R w HAkq - 0 1',
  'an inner rook': '4k3/8/8/8/8/8/8/4K1RR w G - 0 1',
  '`K` with two rooks': '4k3/8/8/8/8/8/8/4K1RR w K - 0 1',
  '`K` without its rook': '4k3/8/8/8/8/8/8/R3K3 w KQ - 0 1',
  'two rooks on one side': '4k3/8/8/8/8/8/8/4K1RR w GH - 0 1',
  'en passant, no pawn beside': 'rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1',
  'en passant, the capture is not legal': '8/8/8/8/k2pP2R/8/8/4K3 b - e3 0 1',
  'en passant, no pawn has moved': 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq e6 0 1',
};

/** What each program writes after it has read a text; throws if it refuses it. */
const writersWith = (ffish) => ({
  'this page, X-FEN'(text) {
    const read = parseOurs(text);
    if (!read.ok) throw new Error(read.error.message);
    return formatFen(read.position);
  },
  'chessops, as read': (text) => makeFen(parseFen(text).unwrap()),
  'chessops, a game': (text) => makeFen(Chess.fromSetup(parseFen(text).unwrap()).unwrap().toSetup()),
  'chess.js': (text) => new ChessJs(text).fen(),
  kokopu: (text) => new Position('chess960', text).fen(),
  ffish(text) {
    if (ffish.validateFen(text, 'chess', true) !== 1) throw new Error('refused');
    const board = new ffish.Board('chess', text, true);
    const fen = board.fen();
    board.delete();
    return fen;
  },
});

function questionTable(ffish) {
  const writers = writersWith(ffish);
  const answer = (write, text) => {
    try {
      return `\`${write(text).split(' ').slice(2, 4).join(' ')}\``;
    } catch {
      return 'refused';
    }
  };
  const rows = Object.entries(questions).map(([question, text]) => [
    question,
    `\`${text}\``,
    ...Object.values(writers).map((write) => answer(write, text)),
  ]);
  return [
    ['question', 'read', ...Object.keys(writers)],
    ['---', '---', ...Object.keys(writers).map(() => '---')],
    ...rows,
  ];
}

const markdownOf = (table) => table.map((cells) => `| ${cells.join(' | ')} |`).join('\n');
const between = (text, name, table) =>
  text.replace(
    new RegExp(`(<!-- programs: ${name} -->\\n)[^]*?(<!-- end -->)`),
    (_, from, to) => `${from}\n${markdownOf(table)}\n\n${to}`,
  );

describe('the shared cases', function () {
  this.timeout(600_000);

  it('are answered as docs/x-fen.md says', async () => {
    const ffish = await ffishModule({wasmBinary});
    const programs = {
      'fen-board': ours,
      [`chessops ${dependencies.chessops}`]: chessopsProgram(),
      [`chess.js ${dependencies['chess.js']}`]: chessJsProgram(),
      [`kokopu ${dependencies.kokopu}`]: kokopuProgram(),
      [`ffish ${dependencies['ffish-es6']} (Fairy-Stockfish)`]: ffishProgram(ffish),
    };
    const leaves = 2000;
    const cell = (kind, program) =>
      program[kind]
        ? String(answersOf(cases, kind, leaves).length - failures(cases, kind, program, leaves).length)
        : '';
    const rows = Object.entries(programs).map(([name, program]) => [
      name,
      ...kinds.map((kind) => cell(kind, program)),
    ]);
    const table = [
      ['program', ...kinds.map((kind) => `\`${kind}\``)],
      ['---', ...kinds.map(() => '--:')],
      ['of', ...kinds.map((kind) => String(answersOf(cases, kind).length))],
      ...rows,
    ];
    const text = readFileSync(page, 'utf8');
    const next = await prettier.format(
      between(between(text, 'results', table), 'questions', questionTable(ffish)),
      {...(await prettier.resolveConfig(page)), filepath: page},
    );
    if (process.env.FEN_BOARD_CASES === 'write') writeFileSync(page, next);
    else expect(text).to.equal(next);
  });
});
