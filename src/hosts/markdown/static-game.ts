import {indexed} from '../../core/indexed.js';
import {formatMarks} from '../../core/marks/format-marks.js';
import type {Position} from '../../core/notation/position.js';
import type {Comment, Game, GameMove} from '../../core/pgn/game.js';
import {formatMoveNumber, moveNumberAfter, pliesBefore} from '../../core/pgn/move-number.js';
import {glyphsOf} from '../../core/pgn/move-text.js';
import {element, type MarkupContent, type MarkupElement} from './markup.js';

/** Formats the move after `ply` half-moves. White's moves and the first move of a text get their number. */
function formatMove({san, nags}: GameMove, ply: number, isFirst: boolean): string {
  const number = isFirst || ply % 2 === 0 ? `${formatMoveNumber(moveNumberAfter(ply))} ` : '';
  return number + san + glyphsOf(nags).join('');
}

/** Formats the line after `pliesBeforeLine` half-moves as text, with its variations in brackets. */
export function formatLine(moves: readonly GameMove[], pliesBeforeLine: number): string {
  const parts: string[] = [];
  let needsMoveNumber = true;
  const addComments = (comments: readonly Comment[]): void => {
    for (const {text} of comments) if (text) parts.push(text);
  };
  for (const [i, move] of indexed(moves)) {
    const {commentsBefore, commentsAfter, variations} = move;
    const ply = pliesBeforeLine + i;
    addComments(commentsBefore);
    parts.push(formatMove(move, ply, needsMoveNumber));
    addComments(commentsAfter);
    for (const variation of variations) parts.push(`(${formatLine(variation, ply)})`);
    needsMoveNumber = commentsAfter.some(({text}) => text) || variations.length > 0;
  }
  return parts.join(' ');
}

/**
 * Makes a game as text: players, result, moves, comments, variations, and what `drawDiagram` returns wherever the game asks for a
 * diagram.
 */
export function makeStaticGame(
  game: Game,
  drawDiagram: (position: Position, marks: string) => MarkupElement,
): MarkupElement {
  const paragraphs: MarkupElement[] = [];
  let moveTexts: MarkupContent[] = [];
  const endMoves = () => {
    if (moveTexts.length > 0) paragraphs.push(element('p', moveTexts));
    moveTexts = [];
  };
  const addParagraph = (content: MarkupContent, properties?: MarkupElement['properties']) => {
    endMoves();
    paragraphs.push(element('p', [content], properties));
  };
  const addComments = (comments: readonly Comment[], position: Position) => {
    for (const {text, diagram, marks} of comments) {
      for (const paragraph of text.split(/\n{2,}/).filter(Boolean)) addParagraph(paragraph);
      if (diagram) addParagraph(drawDiagram(position, formatMarks(marks)), {class: 'fen-board-diagram'});
    }
  };
  // In PGN “?” is an unknown name.
  const players = ['White', 'Black'].map((tag) => game.tags.get(tag)).filter((name) => name && name !== '?');
  const result = game.result === '*' ? [] : [game.result];
  if (players.length > 0) addParagraph(element('strong', [[players.join(' – '), ...result].join(', ')]));
  addComments(game.comments, game.start);
  for (const [i, move] of indexed(game.moves)) {
    const ply = pliesBefore(game.start) + i;
    addComments(move.commentsBefore, game.moves[i - 1]?.position ?? game.start);
    moveTexts.push(element('strong', [formatMove(move, ply, moveTexts.length === 0)]), ' ');
    addComments(move.commentsAfter, move.position);
    for (const variation of move.variations) addParagraph(`(${formatLine(variation, ply)})`);
  }
  if (game.result !== '*') moveTexts.push(element('strong', [game.result]));
  endMoves();
  return element('div', paragraphs, {class: 'fen-game-text'});
}
