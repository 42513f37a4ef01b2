// Makes docs/tournament.pgn: a tournament that was never played, with invented players. Sixty games of our own, for the page "A
// tournament". The seed makes the same games each time: `node --import tsx demo/make-tournament.mjs`.
import {writeFileSync} from 'node:fs';
import {formatPgn, parsePgn} from '../src/core/pgn/index.ts';
import {advance, boardOf, cloneBoard} from '../src/core/rules/board.ts';
import {fileOf, rankOf} from '../src/core/rules/cells.ts';
import {isInCheck} from '../src/core/rules/generate.ts';
import {sanOf} from '../src/core/rules/format-move.ts';
import {fromOf, toOf} from '../src/core/rules/move.ts';
import {letterByPiece, white} from '../src/core/rules/pieces.ts';
import {movesOf} from '../src/core/rules/play.ts';
import {random} from '../test/suites/bench/random.mjs';

const next = random(1851);

/** The players, with their ratings. */
const players = [
  ['Aalto, Ilmari', 2312],
  ['Brandt, Friederike', 2287],
  ['Castellanos, Inés', 2254],
  ['Dąbrowska, Zofia', 2231],
  ['Eriksen, Mads', 2198],
  ['Fontaine, Lucile', 2174],
  ['Grünwald, Matthias', 2143],
  ['Hofstra, Jelle', 2120],
  ['Ivanek, Tomáš', 2088],
  ['Jónsdóttir, Sólveig', 2061],
  ['Keller, Annika', 2035],
  ['Lindqvist, Oskar', 1997],
  ['Marchetti, Elia', 1964],
  ['Nagy-Tóth, Réka', 1938],
  ['Okonkwo, Adaeze', 1905],
  ['Pereira, Duarte', 1871],
  ['Quist, Marlies', 1842],
  ['Roussel, Noé', 1796],
  ['Santoro, Bianca', 1751],
  ['Theunissen, Wout', 1688],
].map(([name, elo]) => ({name, elo, points: 0, opponents: new Set(), whites: 0}));

/** Openings with their codes and first moves. */
const openings = [
  ['C54', 'Italian Game', 'e4 e5 Nf3 Nc6 Bc4 Bc5 c3 Nf6 d3 d6 O-O O-O'],
  ['C65', 'Ruy Lopez', 'e4 e5 Nf3 Nc6 Bb5 Nf6 O-O Nxe4 d4 Nd6'],
  ['C88', 'Ruy Lopez', 'e4 e5 Nf3 Nc6 Bb5 a6 Ba4 Nf6 O-O Be7 Re1 b5 Bb3 O-O'],
  ['C42', 'Petrov Defence', 'e4 e5 Nf3 Nf6 Nxe5 d6 Nf3 Nxe4 d4 d5'],
  ['B33', 'Sicilian Defence', 'e4 c5 Nf3 Nc6 d4 cxd4 Nxd4 Nf6 Nc3 e5 Ndb5 d6'],
  ['B90', 'Sicilian Defence', 'e4 c5 Nf3 d6 d4 cxd4 Nxd4 Nf6 Nc3 a6 Be2 e5'],
  ['B12', 'Caro-Kann Defence', 'e4 c6 d4 d5 e5 Bf5 Nf3 e6 Be2 c5'],
  ['C02', 'French Defence', 'e4 e6 d4 d5 e5 c5 c3 Nc6 Nf3 Qb6'],
  ['C18', 'French Defence', 'e4 e6 d4 d5 Nc3 Bb4 e5 c5 a3 Bxc3+ bxc3 Ne7'],
  ['B01', 'Scandinavian Defence', 'e4 d5 exd5 Qxd5 Nc3 Qa5 d4 Nf6 Nf3 c6'],
  ['D37', 'Queen’s Gambit', 'd4 d5 c4 e6 Nc3 Nf6 Nf3 Be7 Bf4 O-O e3 c5'],
  ['D11', 'Slav Defence', 'd4 d5 c4 c6 Nf3 Nf6 e3 Bf5 Nc3 e6'],
  ['E60', 'King’s Indian Defence', 'd4 Nf6 c4 g6 Nc3 Bg7 e4 d6 Nf3 O-O Be2 e5'],
  ['E32', 'Nimzo-Indian Defence', 'd4 Nf6 c4 e6 Nc3 Bb4 Qc2 O-O a3 Bxc3+ Qxc3 b6'],
  ['A57', 'Benko Gambit', 'd4 Nf6 c4 c5 d5 b5 cxb5 a6'],
  ['A28', 'English Opening', 'c4 e5 Nc3 Nf6 Nf3 Nc6 g3 Bb4 Bg2 O-O'],
  ['D02', 'London System', 'd4 d5 Nf3 Nf6 Bf4 e6 e3 Bd6 Bg3 O-O'],
  ['A04', 'Réti Opening', 'Nf3 d5 g3 Nf6 Bg2 e6 O-O Be7 d3 O-O'],
];

const worth = {P: 100, N: 320, B: 330, R: 500, Q: 900, K: 0};
const centre = [0, 1, 2, 3, 3, 2, 1, 0];
/** The value of a piece on its cell, for its own side. */
function valueOf(letter, file, rank, isEnding) {
  const middle = centre[file] + centre[rank];
  switch (letter) {
    case 'P':
      return 100 + rank * (isEnding ? 14 : 4) + (file === 3 || file === 4 ? rank * 5 : 0);
    case 'N':
      return 310 + middle * 8 - (rank === 0 ? 15 : 0);
    case 'B':
      return 325 + middle * 4 - (rank === 0 ? 15 : 0);
    case 'R':
      return 500 + (rank === 6 ? 20 : 0) + (file === 3 || file === 4 ? 8 : 0);
    case 'Q':
      return 900 + (isEnding ? middle * 3 : 0);
    default:
      return isEnding ? middle * 10 : (rank === 0 ? 20 : -25 * rank) + (file > 5 || file === 2 ? 18 : 0);
  }
}

function evaluate(board) {
  let [score, pieces] = [0, 0];
  const found = [];
  for (let cell = 0; cell < board.cells.length; cell++) {
    const letter = letterByPiece[board.cells[cell]];
    if (!letter) continue;
    found.push([letter, cell]);
    if (!/[pk]/i.test(letter)) pieces += worth[letter.toUpperCase()];
  }
  const isEnding = pieces < 2800;
  for (const [letter, cell] of found) {
    const isWhite = letter < 'a';
    const rank = rankOf(cell) - 1;
    const value = valueOf(letter.toUpperCase(), fileOf(cell), isWhite ? rank : 7 - rank, isEnding);
    score += isWhite ? value : -value;
  }
  return board.turn === white ? score : -score;
}

const gain = (board, move) => worth[letterByPiece[board.cells[toOf(move)]]?.toUpperCase()] ?? 0;
const played = (board, move) => {
  const after = cloneBoard(board);
  advance(after, move);
  return after;
};
/** Captures first, of the best piece by the cheapest. */
const ordered = (board, moves) =>
  moves
    .map((move) => [
      gain(board, move) * 10 -
        (gain(board, move) && (worth[letterByPiece[board.cells[fromOf(move)]].toUpperCase()] ?? 0)),
      move,
    ])
    .sort(([one], [other]) => other - one)
    .map(([, move]) => move);

function search(board, depth, alpha, beta) {
  const isQuiet = depth <= 0;
  if (isQuiet) {
    const still = evaluate(board);
    if (still >= beta || depth < -3) return still;
    alpha = Math.max(alpha, still);
  }
  let moves = movesOf(board);
  if (moves.length === 0) return isInCheck(board) ? -100_000 - depth : 0;
  if (isQuiet) moves = moves.filter((move) => gain(board, move) > 0);
  for (const move of ordered(board, moves)) {
    const score = -search(played(board, move), depth - 1, -beta, -alpha);
    if (score >= beta) return score;
    alpha = Math.max(alpha, score);
  }
  return alpha;
}

/** A move of a player: weaker ones err more. */
function choose(board, elo, seen) {
  const error = Math.max(12, (2500 - elo) / 9);
  let best = null;
  for (const move of ordered(board, movesOf(board))) {
    const after = played(board, move);
    const noise = (next(2001) / 1000 - 1) * error;
    const bound = best ? best.score - 2 * error : -Infinity;
    let score = -search(after, 1, -Infinity, -bound + error) + noise;
    if (seen.has(after.cells.join())) score -= 35;
    if (!best || score > best.score) best = {move, score};
  }
  return best;
}

function playGame(whitePlayer, blackPlayer) {
  const [eco, opening, book] = openings[next(openings.length)];
  const {games} = parsePgn(book.split(' ').join(' '));
  const sans = games[0].moves.map(({san}) => san);
  let board = cloneBoard(boardOf(games[0].moves.at(-1).position));
  const seen = new Map();
  let [lost, level, result] = [0, 0, ''];
  while (!result) {
    const key = `${board.cells.join()} ${board.turn}`;
    seen.set(key, (seen.get(key) ?? 0) + 1);
    const isWhite = board.turn === white;
    const choice = choose(board, (isWhite ? whitePlayer : blackPlayer).elo, seen);
    if (!choice) {
      result = isInCheck(board) ? (isWhite ? '0-1' : '1-0') : '1/2-1/2';
      break;
    }
    const {move, score} = choice;
    lost = score < -550 ? lost + 1 : isWhite === (lost % 2 === 0) ? lost : 0;
    level = Math.abs(score) < 30 ? level + 1 : 0;
    if (score < -700 && sans.length > 30 && next(100) < 55) result = isWhite ? '0-1' : '1-0';
    else if (seen.get(key) >= 3 || sans.length > 150 || (sans.length > 62 && level > 12)) result = '1/2-1/2';
    else {
      const after = played(board, move);
      sans.push(sanOf(board, move, after));
      board = after;
    }
  }
  return {eco, opening, sans, result};
}

/** Pairs players of about the same points who have not met. */
function pair(standing) {
  if (standing.length === 0) return [];
  const [first, ...rest] = standing;
  for (const opponent of rest) {
    if (first.opponents.has(opponent)) continue;
    const others = pair(rest.filter((one) => one !== opponent));
    if (others) return [[first, opponent], ...others];
  }
  return null;
}

const rounds = 6;
const texts = [];
for (let round = 1; round <= rounds; round++) {
  const standing = [...players].sort((one, other) => other.points - one.points || other.elo - one.elo);
  const half = standing.length / 2;
  const pairs =
    round === 1 ? standing.slice(0, half).map((player, i) => [player, standing[half + i]]) : pair(standing);
  for (const [board, [one, other]] of pairs.entries()) {
    const isOneWhite = one.whites === other.whites ? (board + round) % 2 === 0 : one.whites < other.whites;
    const [whitePlayer, blackPlayer] = isOneWhite ? [one, other] : [other, one];
    const {eco, opening, sans, result} = playGame(whitePlayer, blackPlayer);
    whitePlayer.whites++;
    one.opponents.add(other);
    other.opponents.add(one);
    const [points] = {'1-0': [1], '0-1': [0], '1/2-1/2': [0.5]}[result];
    whitePlayer.points += points;
    blackPlayer.points += 1 - points;
    const tags = {
      Event: 'Harbour Open',
      Site: 'Westhaven',
      Date: `2026.10.${String(9 + Math.floor((round - 1) / 2)).padStart(2, '0')}`,
      Round: `${round}.${board + 1}`,
      White: whitePlayer.name,
      Black: blackPlayer.name,
      Result: result,
      WhiteElo: whitePlayer.elo,
      BlackElo: blackPlayer.elo,
      ECO: eco,
      Opening: opening,
    };
    const head = Object.entries(tags).map(([name, value]) => `[${name} "${value}"]`);
    const [game] = parsePgn(`${head.join('\n')}\n\n${sans.join(' ')} ${result}`).games;
    texts.push(formatPgn(game));
    process.stderr.write(`${round}.${board + 1} ${sans.length} ${result}\n`);
  }
}
writeFileSync(new URL('../docs/tournament.pgn', import.meta.url), texts.join('\n'));
