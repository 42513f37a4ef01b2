import {
  capablancaStart,
  chessStart,
  colors,
  type CastlingSide,
  type CastlingType,
  type Color,
  type File,
  type Position,
} from '../../notation/position.js';
import {fill} from '../../notation/messages.js';
import type {BoardContext} from '../context.js';
import {copyFen} from '../input/clipboard.js';
import {editStep} from '../modes/any-position.js';
import {enPassantChoices, rookChoices, withFiles, withRight} from '../modes/edit-position.js';
import type {FenField} from '../modes/fen-field.js';
import type {Session} from '../state/session.js';

const sides: readonly CastlingSide[] = ['kingside', 'queenside'];
const types: readonly CastlingType[] = ['standard', 'symmetric', 'modern'];
const mostCounted = 999_999;

const starts = {
  8: chessStart,
  10: capablancaStart,
};
const empty = {8: '8/8/8/8/8/8/8/8 w - - 0 1', 10: '10/10/10/10/10/10/10/10 w - - 0 1'};

/** Everything that FEN says besides where the pieces stand. */
export function panelTemplate(
  context: BoardContext,
  session: Session,
  fenField: FenField,
  warnings: string,
): unknown {
  const {html, nothing} = context.lit;
  const {disabled} = context;
  const {position} = session;
  const strings = context.strings.interaction;
  const apply = (next: Position, summary: string) => session.apply(editStep(next, summary, context.strings));
  const change = (next: Position, name: string) => apply(next, fill(strings.valueChanged, {name}));
  /** What was entered. The control shows the old value until the position has changed, which may be prevented. */
  const taken = (event: Event, shown: string) => {
    const control = event.target as HTMLInputElement | HTMLSelectElement;
    const {value} = control;
    control.value = shown;
    return value;
  };

  const choice = (
    name: string,
    chosen: string,
    options: readonly (readonly [value: string, label: string])[],
    act: (value: string) => void,
  ) =>
    html`<label
      ><span>${name}</span>
      <select ?disabled="${disabled}" @change="${(event: Event) => act(taken(event, chosen))}">
        ${options.map(
          ([value, label]) =>
            html`<option value="${value}" .selected="${value === chosen}">${label}</option>`,
        )}
      </select></label
    >`;
  const count = (name: string, value: number, least: number, act: (value: number) => void) =>
    html`<label
      ><span>${name}</span>
      <input
        type="number"
        min="${least}"
        max="${mostCounted}"
        .value="${String(value)}"
        ?disabled="${disabled}"
        @change="${(event: Event) => {
          const entered = taken(event, String(value));
          const number = Math.trunc(Number(entered));
          if (entered && number >= least && number <= mostCounted) act(number);
        }}"
    /></label>`;
  const right = (color: Color, side: CastlingSide) => {
    const rooks = rookChoices(position, color, side);
    const name = strings.castlingRights[color][side];
    return choice(
      name,
      position.castling[color][side] ?? '',
      [
        ['', strings.noCastlingRight],
        ...rooks.map((file) => [file, fill(strings.castlingRook, {file})] as const),
      ],
      (file) => change(withRight(position, {color, side}, (file || null) as File | null), name),
    );
  };
  const button = (name: string, act: () => void, always = false) =>
    html`<button type="button" ?disabled="${disabled && !always}" @click="${act}">${name}</button>`;
  const goTo = (fen: string, summary: string) => {
    const read = context.parse(fen);
    if (read.ok) apply(read.position, summary);
  };
  const flip = () => {
    context.flip();
    session.announce(strings.boardFlipped);
  };
  const squares = enPassantChoices(position);
  const {error} = fenField;

  return html`<div class="panel" part="panel" lang="${context.locale.current.tag}">
    <label class="wide"
      ><span>${strings.fen}</span>
      <textarea
        rows="2"
        dir="ltr"
        spellcheck="false"
        autocapitalize="off"
        autocomplete="off"
        .value="${fenField.text}"
        aria-invalid="${error !== ''}"
        aria-describedby="fen-error fen-warnings"
        ?disabled="${disabled}"
        @input="${(event: Event) => fenField.type((event.target as HTMLTextAreaElement).value)}"
        @change="${() => fenField.leave()}"
      ></textarea>
    </label>
    <p id="fen-error" class="wide ${error ? 'wrong' : ''}" aria-live="polite">${error || fenField.repairs}</p>
    <p id="fen-warnings" class="wide">${warnings}</p>
    <div class="buttons wide">
      ${button(strings.startPosition, () => goTo(starts[position.files], strings.startPositionSet))}
      ${button(strings.clearBoard, () => goTo(empty[position.files], strings.boardCleared))}
      ${button(strings.undo, () => session.goTo('previous'))}
      ${button(strings.redo, () => session.goTo('next'))}
      ${
        context.hasToolbar
          ? nothing
          : [
              button(strings.flipBoard, flip, true),
              button(strings.copyFen, () => void copyFen(context, session), true),
            ]
      }
    </div>
    ${choice(
      strings.sideToMove,
      position.turn,
      [
        ['white', strings.sides.white],
        ['black', strings.sides.black],
      ],
      (turn) => change({...position, turn: turn as Color, enPassant: null}, strings.sideToMove),
    )}
    ${choice(
      strings.boardSize,
      String(position.files),
      [
        ['8', '8×8'],
        ['10', '10×8'],
      ],
      (files) => change(withFiles(position, files === '10' ? 10 : 8), strings.boardSize),
    )}
    ${colors.map((color) => sides.map((side) => right(color, side)))}
    ${choice(
      strings.castlingType,
      position.castling.type,
      types.map((type) => [type, strings.castlingTypes[type]]),
      (type) =>
        change(
          {...position, castling: {...position.castling, type: type as CastlingType}},
          strings.castlingType,
        ),
    )}
    ${choice(
      strings.enPassantSquare,
      position.enPassant ?? '',
      [['', strings.noEnPassantSquare], ...squares.map((square) => [square, square] as const)],
      (square) =>
        change(
          {...position, enPassant: squares.find((one) => one === square) ?? null},
          strings.enPassantSquare,
        ),
    )}
    ${count(strings.halfmoveClock, position.halfmoveClock, 0, (halfmoveClock) =>
      change({...position, halfmoveClock}, strings.halfmoveClock),
    )}
    ${count(strings.fullmoveNumber, position.fullmoveNumber, 1, (fullmoveNumber) =>
      change({...position, fullmoveNumber}, strings.fullmoveNumber),
    )}
  </div>`;
}
