// Reads the games of a PGN text with this package, kokopu and chessops, and returns them in one form.
import {createRequire} from 'node:module';
import {makeFen} from 'chessops/fen';
import {emptyHeaders, parsePgn as parseInChessops, startingPosition} from 'chessops/pgn';
import {makeSan, parseSan} from 'chessops/san';
import {formatFen, parseFen} from '../../../src/core/notation/index.js';
import {readGames} from '../../../src/core/pgn/index.js';

const {pgnRead} = createRequire(import.meta.url)('kokopu');

/** The words of comments, without commands and punctuation of PGN, in alphabetical order. */
const wordsOf = (comments) =>
  comments
    .flatMap((text) =>
      text
        .replace(/\[%[^\]]*\]|\[[#D]\]/g, ' ')
        .split(/\s+/)
        .filter(Boolean),
    )
    .sort()
    .join(' ');

/** A position without what the programs write differently: the en passant square, and rooks by file. */
function positionOf(fen) {
  const read = parseFen(fen, {tolerant: true});
  return (read.ok ? formatFen(read.position, 'shredder-fen') : fen).split(' ').slice(0, 3).join(' ');
}
/** chessops adds the result of the move text to the tags. */
const tagsOf = (tags) => Object.fromEntries([...tags].filter(([name]) => name !== 'Result').sort());
/** The tags that kokopu returns as text, unknown ones as empty text, with single spaces. */
const named = (values) => values.map((value = '') => value.trim().replace(/\s+/g, ' ').replace(/^\?$/, ''));
const numbers = (values) => [...values].sort((a, b) => a - b).join(' ');

/** @returns For each game the result of this package, with the game and its issues. */
export function ours(text) {
  return [...readGames(text)].map(({game, issues}) => {
    if (!game) return {isError: true, issues};
    const [comments, nags, sans] = [[...game.comments], [], []];
    let variations = 0;
    const lines = [game.moves];
    for (let line = lines.pop(); line; line = lines.pop()) {
      for (const move of line) {
        sans.push(move.san);
        nags.push(...move.nags);
        for (const comment of [...move.commentsBefore, ...move.commentsAfter]) comments.push(comment);
        variations += move.variations.length;
        lines.push(...move.variations);
      }
    }
    return {
      game,
      issues,
      isError: issues.some(({severity}) => severity === 'error'),
      tags: tagsOf(game.tags),
      names: named(['Event', 'Site', 'White', 'Black', 'Annotator'].map((name) => game.tags.get(name))),
      plies: game.moves.length,
      fen: positionOf(formatFen(game.moves.at(-1)?.position ?? game.start)),
      moves: sans.sort().join(' '),
      variations,
      comments: comments.length,
      words: wordsOf(comments.map((comment) => comment.text)),
      nags: numbers(nags),
    };
  });
}

/** @returns For each game the result of kokopu; `{isError}` for a game that it refuses. */
export function kokopu(text) {
  const database = pgnRead(text);
  return Array.from({length: database.gameCount()}, (_, index) => {
    let game;
    try {
      game = database.game(index);
    } catch (error) {
      if (error?.constructor?.name !== 'InvalidPGN') throw error;
      return {isError: true};
    }
    const [comments, nags, sans] = [[], [], []];
    let variations = 0;
    const lines = [game.mainVariation()];
    for (let line = lines.pop(); line; line = lines.pop()) {
      comments.push(line.comment() ?? '');
      nags.push(...line.nags());
      for (const node of line.nodes()) {
        sans.push(node.notation());
        nags.push(...node.nags());
        comments.push(node.comment() ?? '');
        variations += node.variations().length;
        lines.push(...node.variations());
      }
    }
    return {
      isError: false,
      names: named([game.event(), game.site(), game.playerName('w'), game.playerName('b'), game.annotator()]),
      plies: game.plyCount(),
      fen: positionOf(game.finalFEN()),
      moves: sans.sort().join(' '),
      variations,
      words: wordsOf(comments),
      nags: numbers(nags),
    };
  });
}

/**
 * @returns For each game the result of chessops, up to the first illegal move of each line; `{refused}` for a start that it
 * refuses.
 */
export function chessops(text) {
  return parseInChessops(text, emptyHeaders).map((game) => {
    const start = startingPosition(game.headers);
    if (start.isErr) return {refused: start.error.message};
    const [comments, nags, sans] = [[...(game.comments ?? [])], [], []];
    let variations = 0;
    let plies = 0;
    let last = start.value;
    const lines = [{node: game.moves, before: start.value, isMain: true}];
    for (let line = lines.pop(); line; line = lines.pop()) {
      const {node, before, isMain} = line;
      node.children.forEach((child, index) => {
        const position = before.clone();
        const move = parseSan(position, child.data.san);
        if (!move) return;
        sans.push(makeSan(position, move));
        position.play(move);
        nags.push(...(child.data.nags ?? []));
        comments.push(...(child.data.startingComments ?? []), ...(child.data.comments ?? []));
        if (index) variations++;
        else if (isMain) {
          plies++;
          last = position;
        }
        lines.push({node: child, before: position, isMain: isMain && !index});
      });
    }
    return {
      tags: tagsOf(game.headers),
      plies,
      fen: positionOf(makeFen(last.toSetup())),
      moves: sans.sort().join(' '),
      variations,
      comments: comments.filter((comment) => comment.trim()).length,
      words: wordsOf(comments),
      nags: numbers(nags),
    };
  });
}
