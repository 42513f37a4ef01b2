// Other implementations of the rules, for Node: chessops on 8×8, ffish (Fairy-Stockfish) on 10×8.
import {expect} from 'chai';
import {Chess} from 'chessops/chess';
import {makeFen, parseFen as parseOtherFen} from 'chessops/fen';
import {makeSan} from 'chessops/san';
import {makeUci, parseUci} from 'chessops/util';
import ffishModule from 'ffish-es6';
import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {formatFen, parseFen} from '../../../src/core/notation/index.js';
import {eachPiece} from '../../../src/core/notation/placement.js';
import {fileLetters} from '../../../src/core/notation/position.js';
import {parsePgn} from '../../../src/core/pgn/index.js';
import {capablanca} from '../../tools/fixtures/positions.js';
import {formatSan, formatUci, isCheck, legalMoves, outcome, play} from '../../../src/core/rules/index.js';

const seed = Number(process.env.SEED ?? 1 + Math.floor(Math.random() * 2 ** 30));
let state = seed;
/** Marsaglia’s xorshift: random numbers that depend only on the seed. */
function random(below) {
  state ^= state << 13;
  state ^= state >>> 17;
  state ^= state << 5;
  return (state >>> 0) % below;
}
const pick = (from) => from[random(from.length)];

function read(fen) {
  const parsed = parseFen(fen);
  if (!parsed.ok) throw new Error(`${fen}: ${parsed.error.message}`);
  return parsed.position;
}

/** A start of Chess960: bishops on both colours, the king between the rooks. */
function start960() {
  const row = Array.from({length: 8}, () => '');
  const free = () => [...row.keys()].filter((file) => !row[file]);
  row[pick([0, 2, 4, 6])] = 'B';
  row[pick([1, 3, 5, 7])] = 'B';
  for (const piece of 'QNN') row[pick(free())] = piece;
  for (const piece of 'RKR') row[free()[0]] = piece;
  const back = row.join('');
  return `${back.toLowerCase()}/pppppppp/8/8/8/8/PPPPPPPP/${back} w KQkq - 0 1`;
}

/** A move in the form that both programs know: castling is always king takes rook. */
const plain = ({from, to, promotion}) => from + to + (promotion ?? '').toLowerCase();

/** chessops and Fairy-Stockfish write the en passant square only if capturing there is legal. */
function withLegalEnPassant(position) {
  const isInPassing = (move) => move.to === position.enPassant && /^[a-j]x/.test(formatSan(position, move));
  return legalMoves(position).some(isInPassing) ? position : {...position, enPassant: null};
}

/** Its loader fetches the file, which fails in Node. */
let loading;
const loadFfish = () => (loading ??= ffishModule({wasmBinary: readFileSync(wasm)}));
const wasm = createRequire(import.meta.url).resolve('ffish-es6/ffish.wasm');

describe('a game without a FEN tag starts where ffish has it, and castles as there:', function () {
  this.timeout(60_000);
  for (const variant of ['chess', 'nocastle', 'capablanca', 'gothic', 'janus', 'embassy']) {
    it(variant, async () => {
      const ffish = await loadFfish();
      const [game] = parsePgn(`[Variant "${variant}"]\n\n*`).games;
      const board = new ffish.Board(variant);
      // Fairy-Stockfish has another letter for the piece of Janus chess, and castling types by variant.
      const start = board.fen().replaceAll('j', 'a').replaceAll('J', 'A');
      board.delete();
      expect(formatFen(game.start, 'fen').replace(/ [sm](?=[KQkq])/, ' ')).to.equal(start);

      const between = (rank) => rank.replace(/[^rk]/gi, '-').replace(/-+/g, (run) => `${run.length}`);
      const [last, ...others] = start.split(' ')[0].split('/').reverse();
      const empty = others.slice(0, -1).map(() => game.start.files);
      const cleared = `${between(others.at(-1))}/${empty.join('/')}/${between(last)}`;
      const position = {...game.start, placement: cleared};
      const fen = `${cleared} ${start.split(' ').slice(1).join(' ')}`;
      const alone = new ffish.Board(variant, fen);
      const theirs = alone.legalMoves().split(' ');
      alone.delete();
      const castlings = legalMoves(position).filter(({castle}) => castle);
      expect(castlings).to.have.lengthOf(variant === 'nocastle' ? 0 : 2);
      for (const move of castlings) {
        const king = [...squares(play(position, move))].find(([, piece]) => piece === 'K')?.[0];
        expect(theirs).to.include(`${move.from}${king}`);
      }
      // A king's step is one file, castling more.
      const far = theirs.filter((uci) => uci.startsWith(castlings[0]?.from ?? '--') && isFar(uci));
      expect(far).to.have.lengthOf(castlings.length);
    });
  }
});

const isFar = (uci) => Math.abs(uci.charCodeAt(0) - uci.charCodeAt(2)) > 1;

function squares({placement}) {
  const found = new Map();
  eachPiece(placement, (piece, left, above) => found.set(`${fileLetters[left]}${8 - above}`, piece));
  return found;
}

describe(`random games, SEED=${seed}`, function () {
  this.timeout(300_000);

  it('have the same moves, SAN and FEN in chessops: Chess960, 2,400 half-moves', () => {
    for (let plies = 0; plies < 2400;) {
      const start = start960();
      let position = read(start);
      const other = Chess.fromSetup(parseOtherFen(start).unwrap()).unwrap();
      for (let ply = 0; ply < 80; ply++, plies++) {
        const where = `SEED=${seed}: ${formatFen(position)}`;
        const moves = legalMoves(position);
        const others = [];
        for (const [from, dests] of other.allDests()) {
          for (const to of dests) {
            const isPromotion = other.board.pawn.has(from) && (to < 8 || to > 55);
            for (const promotion of isPromotion ? ['queen', 'rook', 'bishop', 'knight'] : [undefined]) {
              others.push(makeUci(promotion ? {from, to, promotion} : {from, to}));
            }
          }
        }
        expect(moves.map(plain).sort(), where).to.deep.equal(others.sort());
        expect(isCheck(position), where).to.equal(other.isCheck());
        const end = outcome({...position, halfmoveClock: 0});
        expect(end?.reason === 'checkmate', where).to.equal(other.isCheckmate());
        expect(end?.reason === 'stalemate', where).to.equal(other.isStalemate());
        if (!moves.length) break;
        const sans = moves.map((move) => formatSan(position, move));
        const otherMoves = moves.map((move) => parseUci(plain(move)));
        expect(sans, where).to.deep.equal(otherMoves.map((move) => makeSan(other, move)));
        const index = random(moves.length);
        const [move, otherMove] = [moves[index], otherMoves[index]];
        position = play(position, move);
        other.play(otherMove);
        expect(formatFen(withLegalEnPassant(position)), where).to.equal(makeFen(other.toSetup()));
      }
    }
  });

  it('have the same moves, SAN and FEN in ffish: Capablanca chess, 600 half-moves', async () => {
    const ffish = await loadFfish();
    // Fairy-Stockfish writes the king's destination.
    const uciOf = (position, move) =>
      move.castle
        ? move.from + (move.castle === 'kingside' ? 'i' : 'c') + move.to.slice(1)
        : formatUci(position, move);
    for (let plies = 0; plies < 600;) {
      let position = read(capablanca);
      const other = new ffish.Board('capablanca', capablanca);
      for (let ply = 0; ply < 100; ply++, plies++) {
        const where = `SEED=${seed}: ${formatFen(position)}`;
        const moves = legalMoves(position);
        const ours = moves.map((move) => uciOf(position, move));
        expect([...ours].sort(), where).to.deep.equal(other.legalMoves().split(' ').filter(Boolean).sort());
        expect(isCheck(position), where).to.equal(other.isCheck());
        if (!moves.length) break;
        const sans = moves.map((move) => formatSan(position, move));
        expect(sans, where).to.deep.equal(ours.map((uci) => other.sanMove(uci)));
        // Castling is rare in random games, so it is played whenever it is legal.
        const castling = moves.findIndex((move) => move.castle);
        const index = castling < 0 ? random(moves.length) : castling;
        const move = moves[index];
        position = play(position, move);
        expect(other.push(ours[index]), where).to.equal(true);
        expect(formatFen(withLegalEnPassant(position)), where).to.equal(other.fen());
      }
      other.delete();
    }
  });
});
