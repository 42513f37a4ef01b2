import {html, nothing} from 'lit/html.js';
import {
  colors,
  castlingSides,
  type CastlingSide,
  type CastlingType,
  type Color,
  type File,
  type Position,
} from '../notation/position.js';
import {fill} from '../notation/fill.js';
import {chess960Number, chess960Starts} from '../notation/start-positions.js';
import {buttonTemplate, copyIcon, flipIcon, type Button} from '../dom/button.js';
import {copyText} from '../dom/copy-text.js';
import {editorStrings, editStep} from './edit-actions.js';
import {enPassantChoices, mirrored, rookChoices, withRight} from './edit-position.js';
import type {FenField} from './fen-field.js';
import {entryOf, setEntry, setRandomStart, setStart, startEntries} from './start-menu.js';
import type {Session} from '../interaction/state/session.js';
import {buttonStrings, colorButtons, historyButtons} from '../interaction/view/buttons.js';

const types: readonly CastlingType[] = ['standard', 'symmetric', 'modern'];
const maxCount = 999_999;

/** The panel of the editor: the FEN as text, and controls for everything in it except the pieces. */
export function panelTemplate(session: Session, fenField: FenField, warnings: string): unknown {
  const {host, isDisabled: disabled, position} = session;
  const strings = editorStrings(host);
  const change = (next: Position, name: string, value: string | number) =>
    session.apply(editStep(next, fill(strings.valueChanged, {name, value}), session));
  /** Reads a new value, but makes the control show the old one until the position has changed: a listener may cancel that. */
  const takeValue = (event: Event, shown: string) => {
    const control = event.target as HTMLInputElement | HTMLSelectElement;
    const {value} = control;
    control.value = shown;
    return value;
  };

  const choice = (
    name: string,
    chosen: string,
    groups: {readonly [group: string]: readonly (readonly [value: string, label: string])[]},
    setValue: (value: string) => void,
  ) =>
    html`<label
      ><span>${name}</span>
      <select
        class="control"
        ?disabled="${disabled}"
        @change="${(event: Event) => setValue(takeValue(event, chosen))}"
      >
        ${Object.entries(groups).map(([group, options]) => {
          const list = options.map(
            ([value, label]) =>
              html`<option value="${value}" .selected="${value === chosen}">${label}</option>`,
          );
          return group ? html`<optgroup label="${group}">${list}</optgroup>` : list;
        })}
      </select></label
    >`;
  const count = (
    name: string,
    value: number | null,
    [least, most]: readonly [number, number],
    setValue: (value: number) => void,
    hint = '',
  ) =>
    html`<label
      ><span>${name}</span>
      <input
        class="control"
        type="number"
        placeholder="${hint || nothing}"
        min="${least}"
        max="${most}"
        .value="${String(value ?? '')}"
        ?disabled="${disabled}"
        @change="${(event: Event) => {
          const entered = takeValue(event, String(value ?? ''));
          const number = Math.trunc(Number(entered));
          if (entered && number >= least && number <= most) setValue(number);
        }}"
    /></label>`;
  /** A checkbox for each rook that may castle to a side; at most one is checked. Only inner rooks are named by file. */
  const checkboxes = (color: Color, side: CastlingSide) => {
    const name = strings.castlingRights[color][side];
    const rooks = rookChoices(position, color, side);
    const held = position.castling[color][side] ?? null;
    const checkbox = (file: File | null, label: string) => {
      const why = file ? nothing : strings.castlingImpossible;
      return html`<label class="right" title="${why}"
        ><input
          type="checkbox"
          .checked="${file !== null && held === file}"
          ?disabled="${disabled || !file}"
          title="${why}"
          @change="${(event: Event) => {
            const isGranted = (event.target as HTMLInputElement).checked;
            (event.target as HTMLInputElement).checked = held === file;
            change(
              withRight(position, {color, side}, isGranted ? file : null),
              `${strings.castling}, ${label}`,
              isGranted ? strings.allowed : strings.notAllowed,
            );
          }}"
        /><span>${label}</span></label
      >`;
    };
    const outermost = rooks.at(-1) ?? null;
    return [
      checkbox(outermost, name),
      rooks.slice(0, -1).map((file) => checkbox(file, `${name}, ${fill(strings.castlingRook, {file})}`)),
    ];
  };
  const fenWith = (changed: Partial<Position>) => host.source.format({...position, ...changed});
  const squares = enPassantChoices(position).filter(
    (square) => square === position.enPassant || fenWith({enPassant: square}) !== fenWith({enPassant: null}),
  );
  const castlingOf = (type: CastlingType) => ({castling: {...position.castling, type}});
  const possibleTypes = types.filter(
    (type) => type === 'standard' || fenWith(castlingOf(type)) !== fenWith(castlingOf('standard')),
  );
  const entry = entryOf(position);
  const {error} = fenField;

  return html`<div class="panel" part="panel" lang="${host.locale.current.tag}">
    <label class="text"
      ><span>FEN</span>
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
    <p id="fen-error" class="${error ? 'wrong' : ''}">${error || fenField.repairs}</p>
    <p id="fen-warnings">${warnings}</p>
    ${host.element.controls ? nothing : html`<div class="buttons">${editorButtons(session).map((button) => buttonTemplate(button))}</div>`}
    <div class="fields">
      <div class="start">
        ${choice(
          strings.startPosition,
          entry,
          {'': entry ? [] : [['', '–']], ...startEntries(host)},
          (chosen) => setEntry(session, chosen),
        )}
        ${count(
          'Chess960',
          chess960Number(position),
          [0, chess960Starts - 1],
          (number) => setStart(session, number),
          `0–${chess960Starts - 1}`,
        )}
      </div>
      <div class="turn" role="group" aria-label="${strings.sideToMove}">
        ${colors.map((turn) =>
          buttonTemplate({
            name: strings.sides[turn],
            pressed: position.turn === turn,
            disabled,
            press: () => {
              if (position.turn === turn) return;
              change({...position, turn, enPassant: null}, strings.sideToMove, strings.sides[turn]);
            },
          }),
        )}
      </div>
    </div>
    <div class="rights" role="group" aria-labelledby="castling">
      <span id="castling">${strings.castling}</span>
      <div>
        ${colors.map((color) => html`<div>${castlingSides.map((side) => checkboxes(color, side))}</div>`)}
      </div>
    </div>
    <details>
      <summary>${buttonStrings(host).more}</summary>
      <div class="fields">
        ${choice(
          strings.enPassantSquare,
          position.enPassant ?? '',
          {'': [['', strings.noEnPassantSquare], ...squares.map((square) => [square, square] as const)]},
          (square) =>
            change(
              {...position, enPassant: squares.find((choice) => choice === square) ?? null},
              strings.enPassantSquare,
              square || strings.noEnPassantSquare,
            ),
        )}
        ${
          possibleTypes.length > 1
            ? choice(
                strings.castlingType,
                position.castling.type,
                {'': possibleTypes.map((type) => [type, strings.castlingTypes[type]])},
                (type) =>
                  change(
                    {...position, ...castlingOf(type as CastlingType)},
                    strings.castlingType,
                    strings.castlingTypes[type as CastlingType],
                  ),
              )
            : nothing
        }
        ${count(strings.halfmoveClock, position.halfmoveClock, [0, maxCount], (halfmoveClock) =>
          change({...position, halfmoveClock}, strings.halfmoveClock, halfmoveClock),
        )}
        ${count(strings.fullmoveNumber, position.fullmoveNumber, [1, maxCount], (fullmoveNumber) =>
          change({...position, fullmoveNumber}, strings.fullmoveNumber, fullmoveNumber),
        )}
      </div>
    </details>
  </div>`;
}

/** The buttons of the editor. Without a toolbar they are in the panel, with “Flip board” and “Copy FEN”. */
export function editorButtons(session: Session): readonly Button[] {
  const {host, isDisabled: disabled} = session;
  const {drawStart: random, mirror, mirroredPosition} = editorStrings(host);
  const {boardFlipped, copyFen, fenCopied, flipBoard} = buttonStrings(host);
  const flip = () => {
    host.element.flip();
    session.announce(boardFlipped);
  };
  const copy = async () => {
    const {errorText, root} = host;
    if (errorText || (await copyText(host.source.format(host.position))))
      session.announce(errorText || fenCopied);
    // If the page may not copy, the text is selected, to be copied by hand.
    else root.querySelector('textarea')?.select();
  };
  return [
    ...historyButtons(session),
    {
      name: random,
      // A die.
      icon: 'M4 4h16v16H4zM8.5 8.5h.01M15.5 8.5h.01M12 12h.01M8.5 15.5h.01M15.5 15.5h.01',
      disabled,
      press: () => setRandomStart(session),
    },
    {
      name: mirror,
      icon: 'M12 3v18M8.5 7L3 17h5.5zM15.5 7L21 17h-5.5z',
      disabled,
      press: () => session.apply(editStep(mirrored(session.position), mirroredPosition, session)),
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
