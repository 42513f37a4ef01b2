import type {Square} from '../notation/position.js';
import type {EditCommands} from './edit-commands.js';
import {paletteTemplate, panelTemplate} from './edit-panel.js';
import {gridTemplate, type SquareState} from './grid.js';
import type {Hand} from './hand.js';
import type {Host, Layers} from './host.js';
import {draggedPiece, flyingPieces, markedSquares, targetMarks} from './layers.js';
import {without} from './pieces-on.js';
import {promotionTemplate} from './promotion.js';
import type {Session} from './session.js';

/** What a person sees of a board beside its position. */
export function layersOf(
  host: Host,
  session: Session,
  cursor: Square,
  hand: Hand,
  commands: EditCommands,
): Layers {
  const {html, svg, nothing} = host.lit;
  const {inHand, choice} = hand;
  const from = inHand?.from;
  const {flights, marked, checkedKing: king, mode, position, said} = session;
  const away = [...flights.map(({to}) => to), ...(inHand?.at && from ? [from] : [])];
  const stateOf = (square: Square): SquareState => ({
    movable: !host.disabled && mode.lift(square) !== null,
    mobility: host.disabled ? 0 : mode.mobility(square),
    inHand: from === square,
    target: mode.showsTargets && (inHand?.targets.has(square) ?? false),
  });
  const editing = host.mode === 'edit';
  return {
    position: away.length > 0 ? without(position, away) : position,
    under: svg`${markedSquares(host, 'last-move', marked)}${
      king ? markedSquares(host, 'check', [king]) : nothing
    }${from ? markedSquares(host, 'lifted', [from]) : nothing}`,
    over: svg`${
      inHand && mode.showsTargets
        ? targetMarks(host, [...inHand.targets], (square) => mode.pieces.has(square))
        : nothing
    }${flyingPieces(host, flights)}${
      inHand?.at ? draggedPiece(host, {piece: inHand.piece, ...inHand.at}) : nothing
    }`,
    overlay: html`${gridTemplate(host, mode.pieces, cursor, stateOf)}
      <div
        class="chooser-place"
        lang="${host.locale.current.tag}"
        data-files="${position.files}"
        data-margins="${host.margins}"
      >
        ${choice ? promotionTemplate(host, choice, (move) => hand.promote(move)) : nothing}
      </div>
      ${editing ? paletteTemplate(host, hand.brush, commands) : nothing}
      ${editing ? panelTemplate(host, commands.draft, commands) : nothing}
      <div class="said" role="status" lang="${host.locale.current.tag}">${said}</div>`,
  };
}
