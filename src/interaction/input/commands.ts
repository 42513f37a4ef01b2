import {html} from 'lit/html.js';
import {adoptSheet, css} from '../../dom/sheets.js';
import {buttonSheet, buttonTemplate} from '../../dom/button.js';
import {enCommands, type CommandStrings} from '../../locales/en-commands.js';
import {issueSentence} from '../../locales/explain.js';
import {roleName, fillSentence, stringsFor} from '../../locales/sentence.js';
import {capitalized, fill} from '../../notation/fill.js';
import {
  files,
  inColor,
  ranks,
  type PieceLetter,
  type Position,
  type Role,
  type Square,
} from '../../notation/position.js';
import {formatSan, legalMoves, parseMove, passTurn, type Move} from '../../rules/index.js';
import {describeMove} from '../state/announce-move.js';
import {makeStep} from '../state/legal-moves.js';
import type {Session} from '../state/session.js';
import {buttonStrings} from '../view/buttons.js';
import {squareName} from '../view/grid.js';
import {rowsOf, squareSeenAt} from '../view/seen-squares.js';
import {commandsByKey, cursorSquare, focusCursor, rolesByLetter, type Command} from './keys.js';

const commandStrings = stringsFor('interaction', enCommands);

/** The name of a square with its piece, without its state. */
const nameOf = ({actions, strings}: Session, square: Square) =>
  squareName(
    square,
    actions.pieces.get(square),
    {movable: false, notes: [], mobility: 0, picked: false, destination: false},
    strings,
  );

/** Carries out the command of a key. @returns The answer. */
export function runCommand(session: Session, command: Command, isShifted: boolean): string {
  const texts = commandStrings(session.host);
  const {drawMarks, nothingYet} = buttonStrings(session.host);
  switch (command) {
    case 'here':
      return capitalized(`${cursorSquare(session)?.getAttribute('aria-label') ?? ''}.`);
    case 'last':
      return session.situation.lastMove || nothingYet;
    case 'moves':
      return movesFrom(session, session.cursor, texts, isShifted);
    case 'lines':
      return nearestPieces(session) || capitalized(`${session.strings.interaction.emptySquare}.`);
    case 'drawMarks':
      if (!session.send({type: 'brush', brush: 'marks'})) return '';
      session.showDrawButton();
      return `${drawMarks}.`;
    case 'help':
      return keysHelp(texts, session.strings.interaction.ofLastMove, drawMarks);
  }
}

/** The keys of the grid, as `?` and the docs list them, each with the name of its text; '' if the text names the keys. */
const boardKeys: readonly (readonly [key: string, name: keyof CommandStrings['keys'] | Command])[] = [
  ['← → ↑ ↓', 'arrows'],
  ['Home, End', 'ends'],
  ['Page Up, Page Down', 'columns'],
  ['', 'letters'],
  ['', 'digits'],
  ['Enter', 'enter'],
  ['Escape', 'escape'],
  ...commandsByKey,
];

const keysHelp = (texts: CommandStrings, last: string, drawMarks: string) =>
  fill(texts.keysHelp, {
    keys: boardKeys
      .map(([key, name]) => `${key ? `${key}, ` : ''}${{...texts.keys, last, drawMarks}[name]}`)
      .join('; '),
  });

/** Whether a move captures: in castling `to` is the square of an own rook, and en passant it is empty. */
const isCapture = (position: Position, move: Move) => formatSan(position, move).includes('x');

/** The moves of the piece on a square, whichever side is to move. */
function movesFrom(
  {position, strings, actions}: Session,
  square: Square,
  texts: CommandStrings,
  onlyCaptures: boolean,
): string {
  const piece = actions.pieces.get(square);
  if (!piece) return fillSentence(strings.interaction.noPiece, {square});
  const isToMove = piece < 'a' === (position.turn === 'white');
  const before = isToMove ? position : passTurn(position);
  const moves = legalMoves(before).filter(({from}) => from === square);
  const list = moves.flatMap((move) => {
    const {to} = move;
    if (!isCapture(before, move)) return onlyCaptures ? [] : to;
    return fill(texts.takes, {piece: roleName(actions.pieces.get(to) ?? 'p', strings), square: to});
  });
  return list.length > 0
    ? fillSentence(texts.pieceMoves, {
        piece: roleName(piece, strings),
        square,
        moves: [...new Set(list)].join(', '),
      })
    : onlyCaptures
      ? texts.noCaptures
      : texts.noMoves;
}

/** The nearest piece in each of the eight directions from the cursor. */
function nearestPieces(session: Session): string {
  const {position, cursor} = session;
  const [column, row] = [
    files.indexOf(cursor.charAt(0) as (typeof files)[number]),
    ranks - Number(cursor.charAt(1)),
  ];
  const found = [-1, 0, 1].flatMap((down) =>
    [-1, 0, 1].flatMap((right) => {
      for (let i = 1; down || right; i++) {
        const at = squareSeenAt({column: column + i * right, row: row + i * down}, position, false);
        if (!at) return [];
        if (session.actions.pieces.has(at)) return [nameOf(session, at)];
      }
      return [];
    }),
  );
  return found.length > 0 ? `${found.join('; ')}.` : '';
}

/** The squares of all pieces with a role, those of White first. */
function piecesWithRole({strings, actions}: Session, role: Role): string {
  const {diagram} = strings;
  return (['white', 'black'] as const)
    .map((color) => {
      const letter = inColor(role, color) as PieceLetter;
      const squares = [...actions.pieces].filter(([, piece]) => piece === letter).map(([square]) => square);
      const names = diagram.pieces[role];
      const pieces = squares.length > 0 ? `${names[squares.length > 1 ? 1 : 0]} ${squares.join(', ')}` : '';
      return fill(diagram[color], {pieces: pieces || diagram.noPieces});
    })
    .join(' ');
}

/** The pieces on a file or a rank, or the contents of a square. */
function contentsOf(session: Session, place: string): string {
  const squares = rowsOf(session.position, false)
    .flat()
    .filter((square) => square.startsWith(place) || square.endsWith(place));
  const shown = squares.length > 1 ? squares.filter((square) => session.actions.pieces.has(square)) : squares;
  if (squares.length === 0) return '';
  return shown.length > 0
    ? `${shown.map((square) => nameOf(session, square)).join('; ')}.`
    : `${place}, ${session.strings.interaction.emptySquare}.`;
}

/** A move with English piece letters in place of those of the page's language. */
function inEnglish(text: string, roles: ReadonlyMap<string, Role>): string {
  const toEnglish = (letter: string) => roles.get(letter.toLowerCase()) ?? letter;
  return text.replace(/^\p{Lu}|(?<==)\p{Lu}$/gu, toEnglish);
}

/** Carries out a typed move or command. @returns The answer; empty if the board announces the result itself. */
function enter(session: Session, typed: string): string {
  const {host, strings, position} = session;
  const texts = commandStrings(host);
  const text = typed.trim();
  const [word = '', ...rest] = text.toLowerCase().split(/\s+/);
  const argument = rest.join('');
  const isCommand = (name: keyof CommandStrings['words']) =>
    word === texts.words[name] || word === enCommands.words[name];
  const square = rowsOf(position, false)
    .flat()
    .find((one) => one === argument);
  if (isCommand('help') || word === '?') return `${texts.typingHelp} ${runCommand(session, 'help', false)}`;
  if (isCommand('last')) return runCommand(session, 'last', false);
  if (isCommand('captures') && !argument) return allCaptures(session) || texts.noCaptures;
  if (isCommand('moves') && square) return movesFrom(session, square, texts, false);
  if (isCommand('board') && (square || !argument)) {
    if (square) session.cursor = square;
    focusCursor(session);
    return '';
  }
  const role = rolesByLetter(host.locale.current).get(argument);
  if (isCommand('pieces') && role) return piecesWithRole(session, role);
  const found = isCommand('square') && contentsOf(session, argument);
  if (found) return found;
  if (!session.mode.acceptsMoves) return texts.readOnly;
  const local = parseMove(position, inEnglish(text, rolesByLetter(host.locale.current)));
  const moved = local.ok ? local : parseMove(position, text);
  if (!moved.ok) return issueSentence(host.locale.current, moved.error);
  if (!session.canAct) return strings.interaction.notChanged;
  return session.apply(makeStep(position, moved.move, strings)) ? '' : strings.interaction.notChanged;
}

/** All captures of the side to move. */
function allCaptures({position, strings}: Session): string {
  const captures = legalMoves(position).filter((move) => isCapture(position, move));
  return [...new Set(captures.map((move) => describeMove(position, move, strings)))].join(' ');
}

const sheet = css`
  .move-input {
    display: flex;
    flex-wrap: wrap;
    align-items: end;
    gap: 0.3rem;
    margin-top: 0.4rem;
    font:
      0.875rem/1.4 system-ui,
      sans-serif;
  }
  .move-input label {
    flex: 1;
  }
  .move-input input {
    display: block;
    width: 100%;
    font-size: max(1rem, 16px);
  }
  .move-input p {
    flex-basis: 100%;
    margin: 0;
  }
  @media print {
    .move-input {
      display: none;
    }
  }
`;

/** The last answer of each board, shown below its field. */
const answers = new WeakMap<Session, string>();

/** The field that `move-input` adds, for moves and commands. */
export function moveFieldTemplate(session: Session): unknown {
  const {host, isDisabled} = session;
  const {moveField, enterMove} = commandStrings(host);
  adoptSheet(host.root, buttonSheet + sheet);
  const submit = () => {
    const field = host.root.querySelector<HTMLInputElement>('.move-input input');
    if (!field?.value.trim()) return;
    const reply = enter(session, field.value);
    answers.set(session, reply);
    field.value = '';
    if (reply) session.announce(reply);
    else host.element.requestUpdate();
  };
  return html`<div class="move-input" part="move-input" lang="${host.locale.current.tag}">
    <label
      >${moveField}<input
        class="control"
        autocomplete="off"
        autocapitalize="off"
        spellcheck="false"
        ?disabled="${isDisabled}"
        @keydown="${(event: KeyboardEvent) => {
          if (event.key === 'Enter' && !event.isComposing) submit();
        }}"
    /></label>
    ${buttonTemplate({name: enterMove, disabled: isDisabled, press: submit})}
    <p>${answers.get(session) ?? ''}</p>
  </div>`;
}
