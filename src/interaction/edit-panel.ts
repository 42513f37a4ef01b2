import type {ParsedFen} from '../notation/index.js';
import type {
  CastlingSide,
  CastlingType,
  Color,
  File,
  PieceLetter,
  Position,
  Role,
} from '../notation/position.js';
import {fill} from '../notation/fill.js';
import {pieceName} from './announce.js';
import {enPassantChoices, rookChoices, withFiles, withRight} from './edit-position.js';
import type {Host} from './host.js';
import {pieceIcon} from './layers.js';

/** What the pointer does on the board: puts a piece, takes pieces off, or (`null`) moves them. */
export type Brush = PieceLetter | 'eraser' | null;

/** What the panel asks for. */
export interface PanelCommands {
  /** What was mended in the text that has given the position; empty where nothing was. */
  readonly mended: string;
  /** Goes on from another position; `said` is announced. */
  change(next: Position, said: string): void;
  choose(brush: Brush): void;
  takeBack(): void;
  doAgain(): void;
  flip(): void;
  copy(): void;
  /** Something was typed into the box of the FEN. */
  type(text: string): void;
  /** The box of the FEN was left: what it shows is the position again. */
  leaveText(): void;
}

/** What the box of the FEN shows. */
export interface Draft {
  readonly text: string;
  /** What is wrong with it. */
  readonly error: string;
  /** What was mended in reading it. */
  readonly mended: string;
}

const roles: readonly Role[] = ['K', 'Q', 'R', 'B', 'N', 'P'];
const wideRoles: readonly Role[] = ['K', 'Q', 'C', 'A', 'R', 'B', 'N', 'P'];
const colors: readonly Color[] = ['white', 'black'];
const sides: readonly CastlingSide[] = ['kingside', 'queenside'];
const types: readonly CastlingType[] = ['standard', 'symmetric', 'modern'];
const mostCounted = 999_999;

const starts = {
  8: 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1',
  10: 'rnabqkbcnr/pppppppppp/10/10/10/10/PPPPPPPPPP/RNABQKBCNR w KQkq - 0 1',
};
const empty = {8: '8/8/8/8/8/8/8/8 w - - 0 1', 10: '10/10/10/10/10/10/10/10 w - - 0 1'};

/** Moves the focus along the palette: it is one stop for Tab. @returns whether the key did so. */
export function moveInPalette(root: ShadowRoot, {key}: KeyboardEvent): boolean {
  const rows = [...root.querySelectorAll('.palette > div')].map((row) => [...row.querySelectorAll('button')]);
  const all = rows.flat();
  const at = all.indexOf(root.activeElement as HTMLButtonElement);
  const inRow = rows[0]?.length ?? 0;
  const right = getComputedStyle(root.host).direction === 'rtl' ? -1 : 1;
  const steps: ReadonlyMap<string, number> = new Map([
    ['ArrowLeft', -right],
    ['ArrowRight', right],
    ['ArrowUp', -inRow],
    ['ArrowDown', inRow],
    ['Home', -at],
    ['End', all.length - 1 - at],
  ]);
  const step = steps.get(key);
  if (at < 0 || step === undefined) return false;
  all[at + step]?.focus();
  return true;
}

/** The pieces to place, White's and Black's in a row each, and what takes them off. */
export function paletteTemplate(host: Host, brush: Brush, commands: PanelCommands): unknown {
  const {language, disabled} = host;
  const {html} = host.lit;
  const {files} = host.position;
  const offered = files === 10 ? wideRoles : roles;
  const button = (what: Exclude<Brush, null>, name: string, content: unknown) =>
    html`<button
      type="button"
      data-brush="${what}"
      tabindex="${what === (brush ?? 'K') ? 0 : -1}"
      aria-pressed="${brush === what}"
      title="${name}"
      ?disabled="${disabled}"
      @click="${() => commands.choose(brush === what ? null : what)}"
    >
      ${content}
    </button>`;
  const row = (color: Color) =>
    offered.map((role) => {
      const piece = (color === 'white' ? role : role.toLowerCase()) as PieceLetter;
      return button(piece, pieceName(piece, language), pieceIcon(host, piece));
    });
  return html`<div
    class="palette"
    part="palette"
    role="toolbar"
    lang="${host.locale.current.tag}"
    data-files="${files}"
    aria-label="${language.interaction.palette}"
  >
    <div>${row('white')}</div>
    <div>${row('black')}${button('eraser', language.interaction.eraser, '✕')}</div>
  </div>`;
}

/** Everything that FEN says besides where the pieces stand. */
export function panelTemplate(host: Host, draft: Draft | null, commands: PanelCommands): unknown {
  const {html, nothing} = host.lit;
  const {position, disabled} = host;
  const strings = host.language.interaction;
  const change = (next: Position, name: string) => commands.change(next, fill(strings.valueChanged, {name}));
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
  const goTo = (fen: string, announcement: string) => {
    const read: ParsedFen = host.parse(fen);
    if (read.ok) commands.change(read.position, announcement);
  };
  const squares = enPassantChoices(position);
  const wrong = draft ? draft.error : host.error;

  return html`<div class="panel" part="panel" lang="${host.locale.current.tag}">
    <label class="wide"
      ><span>${strings.fen}</span>
      <textarea
        rows="2"
        dir="ltr"
        spellcheck="false"
        autocapitalize="off"
        autocomplete="off"
        .value="${draft?.text ?? host.fen}"
        aria-invalid="${wrong !== ''}"
        aria-describedby="fen-error"
        ?disabled="${disabled}"
        @input="${(event: Event) => commands.type((event.target as HTMLTextAreaElement).value)}"
        @change="${() => commands.leaveText()}"
      ></textarea>
    </label>
    <p id="fen-error" class="wide ${wrong ? 'wrong' : ''}" aria-live="polite">${wrong || commands.mended}</p>
    <div class="buttons wide">
      ${button(strings.startPosition, () => goTo(starts[position.files], strings.startPositionSet))}
      ${button(strings.clearBoard, () => goTo(empty[position.files], strings.boardCleared))}
      ${button(strings.undo, () => commands.takeBack())} ${button(strings.redo, () => commands.doAgain())}
      ${
        host.hasToolbar
          ? nothing
          : [
              button(strings.flipBoard, () => commands.flip(), true),
              button(strings.copyFen, () => commands.copy(), true),
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
