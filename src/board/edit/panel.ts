import {html, nothing} from 'lit/html.js';
import {
  colors,
  castlingSides,
  type CastlingSide,
  type CastlingType,
  type Color,
  type Position,
  type Square,
} from '../../core/notation/position.js';
import {fill} from '../../core/text/fill.js';
import {chess960Number, chess960Starts} from '../../core/notation/start-positions.js';
import {buttonTemplate, copyIcon, discIcon, flipIcon, type Button} from '../../shared/button.js';
import {copyText} from '../../shared/copy-text.js';
import {editorStrings, makeEditStep} from './edit-actions.js';
import {listEnPassantSquares, mirrorPosition, listCastlingRooks, setRight} from './edit-position.js';
import type {FenField} from './fen-field.js';
import {findStartEntry, setUpStart, listStartEntries} from './start-menu.js';
import type {Session} from '../interaction/state/session.js';
import {buttonStrings, listMarkColorButtons, listHistoryButtons} from '../interaction/view/buttons.js';

const castlingTypes: readonly CastlingType[] = ['standard', 'symmetric', 'modern'];
/** The largest halfmove clock and move number that the fields accept. */
const maxCount = 999_999;

/** The panel below the board: the FEN as text, buttons, and controls for all fields of the FEN except the placement. */
export function panelTemplate(session: Session, fenField: FenField, warnings: string): unknown {
  const {host, isDisabled: disabled, position} = session;
  const strings = editorStrings(host);
  const change = (changed: Partial<Position>, name: string, value: string | number) =>
    session.apply(
      makeEditStep({...position, ...changed}, fill(strings.valueChanged, {name, value}), session),
    );
  /** Returns a control's new value and restores the old one, because a listener may cancel the change. */
  const readAndRestore = (event: Event, oldValue: string) => {
    const control = event.target as HTMLInputElement | HTMLSelectElement;
    const {value} = control;
    control.value = oldValue;
    return value;
  };

  const selectTemplate = (
    name: string,
    chosen: string,
    groups: {readonly [group: string]: readonly (readonly [value: string, label: string])[]},
    setValue: (value: string, label: string) => void,
  ) =>
    html`<label
      ><span>${name}</span>
      <select
        class="control"
        ?disabled="${disabled}"
        @change="${(event: Event) => {
          const label = (event.target as HTMLSelectElement).selectedOptions[0]?.label ?? '';
          setValue(readAndRestore(event, chosen), label);
        }}"
      >
        ${Object.entries(groups).map(([group, options]) => {
          const optionTemplates = options.map(
            ([value, label]) =>
              html`<option value="${value}" .selected="${value === chosen}">${label}</option>`,
          );
          // The group '' has no heading.
          return group ? html`<optgroup label="${group}">${optionTemplates}</optgroup>` : optionTemplates;
        })}
      </select></label
    >`;
  const numberTemplate = (
    name: string,
    value: number | null,
    [min, max]: readonly [number, number],
    setValue: (value: number) => void,
    hint?: string,
  ) =>
    html`<label
      ><span>${name}</span>
      <input
        class="control"
        type="number"
        placeholder="${hint ?? nothing}"
        min="${min}"
        max="${max}"
        .value="${String(value ?? '')}"
        ?disabled="${disabled}"
        @change="${(event: Event) => {
          const entered = readAndRestore(event, String(value ?? ''));
          const number = Math.trunc(Number(entered));
          if (entered && number >= min && number <= max) setValue(number);
        }}"
    /></label>`;
  /** A checkbox for each rook that may castle to a side, the outermost rook first. Labels of inner rooks have the file. */
  const rightTemplate = (color: Color, side: CastlingSide) => {
    const name = strings.castlingRights[color][side];
    const sign = side === 'kingside' ? 'O-O' : 'O-O-O';
    const rooks = listCastlingRooks(position, color, side);
    return [rooks.at(-1) ?? null, ...rooks.slice(0, -1)].map((file, i) => {
      const label = i === 0 ? name : `${name}, ${fill(strings.castlingRook, {file: file ?? ''})}`;
      const isAllowed = file !== null && position.castling[color][side] === file;
      const tooltip = file ? nothing : strings.castlingImpossible;
      return html`<label class="right" title="${tooltip}"
        ><input
          type="checkbox"
          .checked="${isAllowed}"
          ?disabled="${disabled || !file}"
          title="${tooltip}"
          @change="${(event: Event) => {
            const checkbox = event.target as HTMLInputElement;
            checkbox.checked = isAllowed;
            change(
              setRight(position, color, side, isAllowed ? null : file),
              `${strings.castling}, ${label}`,
              isAllowed ? strings.notAllowed : strings.allowed,
            );
          }}"
        /><span class="unseen">${label}</span> <span>${sign}${i === 0 ? '' : ` ${file}`}</span></label
      >`;
    });
  };
  const fenWith = (changed: Partial<Position>) => host.format({...position, ...changed});
  // Only squares and castling types that change the FEN are offered. The FEN's format (attribute `notation`) may omit others.
  const enPassantSquares = listEnPassantSquares(position).filter(
    (square) => square === position.enPassant || fenWith({enPassant: square}) !== fenWith({enPassant: null}),
  );
  const withType = (type: CastlingType) => ({castling: {...position.castling, type}});
  const possibleTypes = castlingTypes.filter(
    (type) => type === 'standard' || fenWith(withType(type)) !== fenWith(withType('standard')),
  );
  const startEntry = findStartEntry(position);
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
        @input="${(event: Event) => fenField.input((event.target as HTMLTextAreaElement).value)}"
        @change="${() => fenField.leave()}"
      ></textarea>
    </label>
    <p id="fen-error" class="${error ? 'wrong' : ''}">${error || fenField.repairs}</p>
    <p id="fen-warnings">${warnings}</p>
    ${host.element.controls ? nothing : html`<div class="buttons">${listEditorButtons(session).map((button) => buttonTemplate(button))}</div>`}
    <div class="start">
      ${selectTemplate(
        strings.startPosition,
        startEntry,
        {'': startEntry ? [] : [['', '–']], ...listStartEntries(host)},
        (chosen) => setUpStart(session, chosen),
      )}
      ${numberTemplate(
        'Chess960',
        chess960Number(position),
        [0, chess960Starts - 1],
        (number) => setUpStart(session, `chess960:${number}`),
        `0–${chess960Starts - 1}`,
      )}
    </div>
    <div class="fields">
      <div class="group" role="group" aria-labelledby="turn">
        <span id="turn">${strings.sideToMove}</span>
        <div class="turn">
          ${colors.map((turn) =>
            buttonTemplate({
              name: strings.sides[turn],
              showsName: true,
              icon: discIcon,
              fill: turn === 'white' ? '#fff' : '#000',
              pressed: position.turn === turn,
              disabled,
              press: () => {
                if (position.turn === turn) return;
                change({turn, enPassant: null}, strings.sideToMove, strings.sides[turn]);
              },
            }),
          )}
        </div>
      </div>
      <div class="group" role="group" aria-labelledby="castling">
        <span id="castling">${strings.castling}</span>
        <div class="rights">
          ${colors.map(
            (color) =>
              html`<span aria-hidden="true">${strings.sides[color]}</span> ${castlingSides.map(
                  (side) => html`<div>${rightTemplate(color, side)}</div>`,
                )}`,
          )}
        </div>
      </div>
    </div>
    <details>
      <summary>${buttonStrings(host).more}</summary>
      <div class="fields">
        ${selectTemplate(
          strings.enPassantSquare,
          position.enPassant ?? '',
          {
            '': [
              ['', strings.noEnPassantSquare],
              ...enPassantSquares.map((square) => [square, square] as const),
            ],
          },
          (square, label) =>
            change({enPassant: (square || null) as Square | null}, strings.enPassantSquare, label),
        )}
        ${
          possibleTypes.length > 1
            ? selectTemplate(
                strings.castlingType,
                position.castling.type,
                {'': possibleTypes.map((type) => [type, strings.castlingTypes[type]])},
                (type, label) => change(withType(type as CastlingType), strings.castlingType, label),
              )
            : nothing
        }
        ${numberTemplate(strings.halfmoveClock, position.halfmoveClock, [0, maxCount], (halfmoveClock) =>
          change({halfmoveClock}, strings.halfmoveClock, halfmoveClock),
        )}
        ${numberTemplate(strings.fullmoveNumber, position.fullmoveNumber, [1, maxCount], (fullmoveNumber) =>
          change({fullmoveNumber}, strings.fullmoveNumber, fullmoveNumber),
        )}
      </div>
    </details>
  </div>`;
}

/** The buttons of the editor. On a board without a toolbar they are in the panel, with “Flip board” and “Copy FEN”. */
export function listEditorButtons(session: Session): readonly Button[] {
  const {host, isDisabled: disabled} = session;
  const {drawStart: randomStart, mirror, mirroredPosition} = editorStrings(host);
  const {boardFlipped, copyFen, fenCopied, flipBoard} = buttonStrings(host);
  const flip = () => {
    host.element.flip();
    session.announce(boardFlipped);
  };
  const copy = async () => {
    const {errorText, root} = host;
    if (errorText || (await copyText(host.format(host.position)))) session.announce(errorText || fenCopied);
    // If the page may not copy, the FEN is selected, so that the person can copy it.
    else root.querySelector('textarea')?.select();
  };
  return [
    ...listHistoryButtons(session),
    {
      name: randomStart,
      icon: 'M4 4h16v16H4zM8.5 8.5h.01M15.5 8.5h.01M12 12h.01M8.5 15.5h.01M15.5 15.5h.01',
      disabled,
      press: () => setUpStart(session, session.position.files === 8 ? 'chess960' : 'random'),
    },
    {
      name: mirror,
      icon: 'M12 3v18M8.5 7L3 17h5.5zM15.5 7L21 17h-5.5z',
      disabled,
      press: () => session.apply(makeEditStep(mirrorPosition(session.position), mirroredPosition, session)),
    },
    ...(host.element.controls
      ? []
      : [
          {name: flipBoard, icon: flipIcon, press: flip},
          {name: copyFen, icon: copyIcon, press: () => void copy()},
        ]),
    ...listMarkColorButtons(session),
  ];
}
