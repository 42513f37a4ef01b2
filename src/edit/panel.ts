import {html, nothing} from 'lit/html.js';
import {editorStrings} from '../locales/en-editor.js';
import {
  capablancaStart,
  chessStart,
  colors,
  castlingSides,
  type CastlingSide,
  type CastlingType,
  type Color,
  type File,
  type Position,
} from '../notation/position.js';
import {fill} from '../notation/messages.js';
import {buttonTemplate, copyIcon, flipIcon, type Button} from '../dom/button.js';
import {copyText} from '../dom/copy-text.js';
import {editStep} from './any-position.js';
import {enPassantChoices, rookChoices, withFiles, withRight} from './edit-position.js';
import type {FenField} from './fen-field.js';
import type {Session} from '../interaction/state/session.js';
import {colorButtons, historyButtons} from '../interaction/view/buttons.js';

const types: readonly CastlingType[] = ['standard', 'symmetric', 'modern'];
const mostCounted = 999_999;

const starts = {
  8: chessStart,
  10: capablancaStart,
};
const empty = {8: '8/8/8/8/8/8/8/8 w - - 0 1', 10: '10/10/10/10/10/10/10/10 w - - 0 1'};

/** Everything that FEN says besides where the pieces stand. */
export function panelTemplate(session: Session, fenField: FenField, warnings: string): unknown {
  const {host, isDisabled: disabled, position} = session;
  const strings = editorStrings(host);
  const apply = (next: Position, summary: string) => session.apply(editStep(next, summary, session));
  const change = (next: Position, name: string) => apply(next, fill(strings.valueChanged, {name}));
  /** What was entered. The control shows the old value until the position has changed, which a listener may prevent. */
  const valueOf = (event: Event, shown: string) => {
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
    reason = '',
  ) =>
    html`<label
      ><span>${name}</span>
      <select
        class="control"
        ?disabled="${disabled || reason !== ''}"
        aria-describedby="${reason || nothing}"
        @change="${(event: Event) => act(valueOf(event, chosen))}"
      >
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
        class="control"
        type="number"
        min="${least}"
        max="${mostCounted}"
        .value="${String(value)}"
        ?disabled="${disabled}"
        @change="${(event: Event) => {
          const entered = valueOf(event, String(value));
          const number = Math.trunc(Number(entered));
          if (entered && number >= least && number <= mostCounted) act(number);
        }}"
    /></label>`;
  /** A box for each rook that may castle to a side: the outermost needs no letter, and one of them has the right. */
  const right = (color: Color, side: CastlingSide) => {
    const name = strings.castlingRights[color][side];
    const rooks = rookChoices(position, color, side);
    const held = position.castling[color][side] ?? null;
    const box = (file: File | null, label: string) =>
      html`<label class="right"
        ><input
          type="checkbox"
          .checked="${file !== null && held === file}"
          ?disabled="${disabled || !file}"
          @change="${(event: Event) => {
            const isWanted = (event.target as HTMLInputElement).checked;
            // The box shows the old state until the position has changed, which a listener may prevent.
            (event.target as HTMLInputElement).checked = held === file;
            change(withRight(position, {color, side}, isWanted ? file : null), name);
          }}"
        /><span>${label}</span></label
      >`;
    const outermost = rooks.at(-1) ?? null;
    return [
      box(outermost, name),
      rooks.slice(0, -1).map((file) => box(file, `${name}, ${fill(strings.castlingRook, {file})}`)),
    ];
  };
  const fenWith = (changed: Partial<Position>) => host.format({...position, ...changed});
  const squares = enPassantChoices(position).filter(
    (square) => square === position.enPassant || fenWith({enPassant: square}) !== fenWith({enPassant: null}),
  );
  const castlingOf = (type: CastlingType) => ({castling: {...position.castling, type}});
  const sayableTypes = types.filter(
    (type) => type === 'standard' || fenWith(castlingOf(type)) !== fenWith(castlingOf('standard')),
  );
  const isTypeFixed = sayableTypes.length === 1;
  const {error} = fenField;

  return html`<div class="panel" part="panel" lang="${host.locale.current.tag}">
    <label class="text"
      ><span>${session.strings.interaction.fen}</span>
      <textarea
        class="control"
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
    <p id="fen-error" class="${error ? 'wrong' : ''}" aria-live="polite">${error || fenField.repairs}</p>
    <p id="fen-warnings">${warnings}</p>
    ${host.element.controls ? nothing : html`<div class="buttons">${editorButtons(session).map((button) => buttonTemplate(button))}</div>`}
    <div class="fields">
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
    </div>
    <div class="rights">
      ${colors.map((color) => html`<div>${castlingSides.map((side) => right(color, side))}</div>`)}
    </div>
    <details>
      <summary>${strings.more}</summary>
      <div class="fields">
        ${choice(
          strings.castlingType,
          position.castling.type,
          sayableTypes.map((type) => [type, strings.castlingTypes[type]]),
          (type) => change({...position, ...castlingOf(type as CastlingType)}, strings.castlingType),
          isTypeFixed ? 'castling-type-reason' : '',
        )}
        ${isTypeFixed ? html`<p id="castling-type-reason">${strings.castlingTypeFixed}</p>` : nothing}
        ${count(strings.halfmoveClock, position.halfmoveClock, 0, (halfmoveClock) =>
          change({...position, halfmoveClock}, strings.halfmoveClock),
        )}
        ${count(strings.fullmoveNumber, position.fullmoveNumber, 1, (fullmoveNumber) =>
          change({...position, fullmoveNumber}, strings.fullmoveNumber),
        )}
      </div>
    </details>
  </div>`;
}

/**
 * The buttons of the editor: in the toolbar of a board that has one, else in the panel, with those that a toolbar has.
 */
export function editorButtons(session: Session): readonly Button[] {
  const {host, isDisabled: disabled, position} = session;
  const strings = editorStrings(host);
  const {boardFlipped, copyFen, fenCopied, flipBoard} = session.strings.interaction;
  const set = (fen: string, summary: string) => {
    const read = host.parse(fen);
    if (read.ok) session.apply(editStep(read.position, summary, session));
  };
  const flip = () => {
    host.element.flip();
    session.announce(boardFlipped);
  };
  const copy = async () => {
    const {error, root} = host;
    if (error || (await copyText(host.format(host.position)))) session.announce(error || fenCopied);
    // Where a page may not copy, the text is selected, to be copied by key.
    else root.querySelector('textarea')?.select();
  };
  return [
    ...historyButtons(session),
    {
      name: strings.startPosition,
      icon: 'M4 11.5L12 5l8 6.5M6.5 10v9h11v-9',
      disabled,
      press: () => set(starts[position.files], strings.startPositionSet),
    },
    {
      name: strings.clearBoard,
      icon: 'M4 7h16M9.5 7V4h5v3M6.5 7l1 13h9l1-13',
      disabled,
      press: () => set(empty[position.files], strings.boardCleared),
    },
    ...(host.element.controls
      ? []
      : [
          {name: flipBoard, icon: flipIcon, press: flip},
          {name: copyFen, icon: copyIcon, press: () => void copy()},
        ]),
    ...colorButtons(session),
  ];
}
