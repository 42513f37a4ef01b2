import {html} from 'lit/html.js';
import {premovesPart} from '../../parts/loader.js';
import {piecesBySquare} from '../../core/notation/change-placement.js';
import type {Position} from '../../core/notation/position.js';
import {isFinal} from '../../core/rules/outcome.js';
import {joinSentences} from '../../core/text/sentence.js';
import {describeCheck, describeTurn} from './state/announce-move.js';
import {playerActions} from './state/legal-moves.js';
import type {Mode} from './state/mode.js';
import type {Session} from './state/session.js';

/** Creates `mode="play"`: legal moves only. */
export const createPlayMode = (session: Session): Mode => {
  const {strings, host} = session;
  return {
    name: 'play',
    acceptsMoves: true,
    canUndo: !host.recorder,
    actions(position) {
      const inAdvance = host.element.premove ? premovesPart.loaded?.premoveActions : undefined;
      return playerActions(position, host.playerSide, inAdvance, strings);
    },
    // A recorder announces positions, gives the board its highlights, and keeps the marks.
    ...(host.recorder
      ? {hidesCheck: true, keepsMarks: true}
      : {describe: (position) => describePlay(session, position)}),
    below: () =>
      host.awaitsOpponent ? html`<div class="room play below"></div>` : host.opponent?.template(),
  };
};

/** Whose move it is, or that the engine is thinking about it. */
function describePlay({host, strings, outcome}: Session, position: Position): string {
  const isEngineToMove = host.hasOpponent && host.playerSide && host.playerSide !== position.turn;
  return isEngineToMove && !isFinal(outcome)
    ? joinSentences(describeCheck(position, strings, outcome ?? undefined), strings.interaction.thinking)
    : describeTurn(position, strings, outcome);
}

/** `mode="view"` with `drawable`: the reader draws marks, and changes nothing else. */
export const viewMode: Mode = {
  name: 'view',
  acceptsMoves: false,
  hidesCheck: true,
  canUndo: false,
  actions: (position) => ({position, pieces: piecesBySquare(position)}),
};
