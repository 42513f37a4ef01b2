import fc from 'fast-check';
import {formatFen, parseFen, type Position} from '../../../src/core/notation/index.js';
import {
  formatSan,
  formatUci,
  isCheck,
  legalMoves,
  outcome,
  parseMove,
  play,
  type Move,
} from '../../../src/core/rules/index.js';
import {must, same, type Law} from './law.js';
import {fens, startFens} from './texts.js';

/** A game from any position: each number chooses one of the legal moves. */
export const games = fc.record({
  fen: fc.oneof({weight: 3, arbitrary: startFens}, {weight: 1, arbitrary: fens}),
  choices: fc.array(fc.nat(), {maxLength: 120}),
});

/** Plays a game and calls `step` for every move. @returns the last position; null if the FEN cannot be parsed. */
export function playOut(
  {fen, choices}: {readonly fen: string; readonly choices: readonly number[]},
  step: (before: Position, move: Move, after: Position, moves: readonly Move[]) => void,
): Position | null {
  const read = parseFen(fen, {tolerant: true});
  if (!read.ok) return null;
  let {position} = read;
  for (const choice of choices) {
    const moves = legalMoves(position);
    const move = moves[choice % moves.length];
    if (!move) break;
    const after = play(position, move);
    step(position, move, after, moves);
    position = after;
  }
  return position;
}

const kingsOf = ({placement}: Position) => [placement.split('K').length - 1, placement.split('k').length - 1];

const game = fc.property(games, (given) => {
  const end = playOut(given, (before, move, after, moves) => {
    const beforeJson = JSON.stringify(before);
    for (const text of [formatSan(before, move), formatUci(before, move)]) {
      const read = parseMove(before, text);
      must(
        read.ok && same(read.move, move),
        () => `${text} is parsed as another move in ${formatFen(before)}`,
      );
    }
    must(after.turn !== before.turn, () => 'the turn does not change');
    if (same(kingsOf(before), [1, 1])) {
      must(
        !isCheck({...after, turn: before.turn}),
        () => `${formatUci(before, move)} leaves the king in check`,
      );
    }
    for (const notation of ['fen', 'x-fen', 'shredder-fen'] as const) {
      const text = formatFen(after, notation);
      const back = parseFen(text);
      must(back.ok, () => `cannot parse ${text}`);
      const enPassant = text.split(' ')[3] === '-' ? null : after.enPassant;
      must(same(back.position, {...after, enPassant}), () => `${text} is parsed as another position`);
    }
    must(JSON.stringify(before) === beforeJson, () => '`play` has changed the position that it was given');
    must(new Set(moves.map((one) => formatSan(before, one))).size === moves.length, () => {
      return `two moves have the same SAN in ${formatFen(before)}`;
    });
  });
  if (!end || !same(kingsOf(end), [1, 1])) return;
  const hasNoMoves = legalMoves(end).length === 0;
  const reason = outcome(end)?.reason;
  const expected = hasNoMoves ? (isCheck(end) ? 'checkmate' : 'stalemate') : null;
  must(
    expected ? reason === expected : reason !== 'checkmate' && reason !== 'stalemate',
    () => `the outcome is ${reason}, expected ${expected}, in ${formatFen(end)}`,
  );
});

const moveText = fc.oneof(
  fc.string(),
  fc.stringMatching(/^[KQRBNACP]?[a-j]?[1-9]?[x:-]?[a-j][1-9](=?[QRBNACKqrbnac])?[+#!?]{0,2}$/),
  fc.constantFrom('O-O', '0-0-0', 'o-o', 'e1g1', 'e1h1', 'e8c8', '--', 'e2-e4', 'exd6 e.p.', 'P@e4'),
);

const readMove = fc.property(games, moveText, (given, text) => {
  const position = playOut(given, () => undefined);
  if (!position) return;
  const read = parseMove(position, text);
  if (read.ok) {
    must(
      legalMoves(position).some((move) => same(move, read.move)),
      () => `${JSON.stringify(read.move)} is not legal in ${formatFen(position)}`,
    );
  } else {
    const {index, length, message} = read.error;
    must(
      index >= 0 && length >= 0 && index + length <= text.length,
      () => `index ${index}, length ${length}: ${message}`,
    );
    must(
      message.endsWith('.') && (/[{}]|undefined/.test(text) || !/[{}]|undefined/.test(message)),
      () => message,
    );
  }
});

export const laws: readonly Law[] = [
  {name: 'play-game', property: game},
  {name: 'read-move', property: readMove},
];
