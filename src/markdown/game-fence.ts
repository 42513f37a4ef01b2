import {lookOf, type GivenAttributes} from '../attributes.js';
import {registerShipped} from '../drawing/register-shipped.js';
import {glyphsOf, moveNumber, numberAfter, pliesBefore} from '../game/notation.js';
import {formatMarks} from '../marks/format-marks.js';
import type {Position} from '../notation/index.js';
import type {Comment, Game} from '../pgn/index.js';
import {readGames} from '../upgrade/game-text.js';
import {optionsOf, readInfo} from '../upgrade/options.js';
import {propertiesOf, type Drawn, type FenBoardOptions} from './fence.js';
import {element, type HastContent, type HastElement} from './hast.js';
import {drawTree} from './hast-tag.js';
import {lineText} from './move-text.js';

const options = optionsOf('fen-game');

/** Makes the games of a fence in the language `pgn`; `info` has options of `<fen-game>`. What is wrong is reported. */
export function drawGameFence(text: string, info: string, {games = 'element'}: FenBoardOptions): Drawn {
  const {given, warnings: inInfo} = readInfo(info, options, new Map());
  const read = readGames(text, options, given);
  const {attributes, pgn} = read;
  const warnings = [...inInfo, ...read.warnings, ...read.errors];
  if (read.games.length === 0) return {elements: [], warnings};
  if (games === 'element')
    return {
      elements: [element('fen-game', [element('pre', [pgn])], propertiesOf(attributes, options))],
      warnings,
    };
  registerShipped();
  const number = Number(attributes.get('game') ?? 0);
  const chosen = number ? read.games.slice(number - 1, number) : read.games;
  return {elements: chosen.map((game) => staticGame(game, attributes)), warnings};
}

/** A game as text: players and result, the moves in paragraphs, and a picture wherever the game asks for a diagram. */
function staticGame(game: Game, attributes: GivenAttributes): HastElement {
  const look = lookOf(attributes);
  const blocks: HastElement[] = [];
  let paragraph: (string | HastContent)[] = [];
  const endParagraph = () => {
    if (paragraph.length > 0) blocks.push(element('p', paragraph));
    paragraph = [];
  };
  const comment = ({text, diagram, marks}: Comment, position: Position) => {
    for (const part of text.split(/\n{2,}/).filter(Boolean)) {
      endParagraph();
      paragraph.push(part);
      endParagraph();
    }
    if (!diagram) return;
    endParagraph();
    const options = {...look, marks: formatMarks(marks)};
    blocks.push(element('p', [drawTree(position, options)], {class: 'fen-board-diagram'}));
  };
  for (const one of game.comments) comment(one, game.start);
  let ply = pliesBefore(game.start);
  for (const move of game.moves) {
    for (const one of move.commentsBefore) comment(one, move.position);
    const number = paragraph.length === 0 || ply % 2 === 0 ? `${moveNumber(numberAfter(ply))} ` : '';
    paragraph.push(element('strong', [`${number}${move.san}${glyphsOf(move.nags).join('')}`]), ' ');
    for (const one of move.commentsAfter) comment(one, move.position);
    if (move.variations.length > 0) {
      endParagraph();
      for (const variation of move.variations) blocks.push(element('p', [`(${lineText(variation, ply)})`]));
    }
    ply++;
  }
  if (game.result !== '*') paragraph.push(element('strong', [game.result]));
  endParagraph();
  // In PGN “?” is a name that is not known.
  const players = ['White', 'Black'].map((tag) => game.tags.get(tag)).filter((name) => name && name !== '?');
  const title = players.length
    ? [element('p', [element('strong', [`${players.join(' – ')}, ${game.result}`])])]
    : [];
  return element('div', [...title, ...blocks], {class: 'fen-game-text'});
}
