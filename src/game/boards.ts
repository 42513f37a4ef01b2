import {html} from 'lit/html.js';
import {attributes} from '../attributes.js';
import {formatMarks} from '../marks/format-marks.js';
import {formatFen, type Position} from '../notation/index.js';
import type {Comment} from '../pgn/game.js';
import type {GameContext, GameElement} from './context.js';

type Shared = keyof typeof attributes & keyof GameElement;
const shared = (Object.keys(attributes) as Shared[]).filter((name) => attributes[name].on === 'both');
/** In a diagram it is nobody's move, and nothing can be done. */
const ofDiagrams = shared.filter((name) => attributes[name].role === 'look' && name !== 'turnMarker');

/** The template of a board with properties from a list, as `html` has it of one that is written out. */
function boardWith(markup: string, names: readonly string[]): TemplateStringsArray {
  const strings = [
    ...['fen', 'marks', ...names].map((name, i) => `${i > 0 ? '"' : `<fen-board ${markup}`} .${name}="`),
    '"></fen-board>',
  ];
  return Object.assign(strings, {raw: strings});
}
const parts =
  'board:squares, square, light, dark, piece, white, black, detail, coordinate, mark, turn, controls';
const gameBoard = boardWith(`part="board" exportparts="${parts}"`, shared);
const diagram = boardWith('class="diagram" part="diagram"', ['label', ...ofDiagrams]);

const fenAndMarks = (position: Position, comments: readonly Comment[]) => [
  formatFen(position, 'x-fen'),
  formatMarks(comments.flatMap(({marks}) => marks)),
];

/** The board of a game, with the marks of the comments on the current move. */
export const gameBoardTemplate = (
  {element}: GameContext,
  position: Position,
  comments: readonly Comment[],
): unknown => html(gameBoard, ...fenAndMarks(position, comments), ...shared.map((name) => element[name]));

/** A diagram among the moves. */
export const diagramTemplate = (
  {element}: GameContext,
  position: Position,
  comments: readonly Comment[],
  name: string,
): unknown =>
  html(diagram, ...fenAndMarks(position, comments), name, ...ofDiagrams.map((property) => element[property]));
