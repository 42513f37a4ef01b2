import {html} from 'lit/html.js';
import {adoptSheet} from '../../dom/adopt-sheet.js';
import {buttonSheet, buttonTemplate} from '../../dom/button.js';
import {css} from '../../dom/css.js';
import {enCommands, type CommandStrings} from '../../locales/en-commands.js';
import {issueSentence} from '../../locales/explain.js';
import {roleName, sentence, stringsFor} from '../../locales/sentence.js';
import {capitalized, fill} from '../../notation/fill.js';
import {files, inColor, ranks, type PieceLetter, type Role, type Square} from '../../notation/position.js';
import {legalMoves, parseMove, passTurn, type Move} from '../../rules/index.js';
import {describeMove} from '../state/announce-move.js';
import {makeStep} from '../state/legal-moves.js';
import type {Session} from '../state/session.js';
import {squareName} from '../view/grid.js';
import {rowsOf, squareSeenAt} from '../view/place.js';
import {cursorSquare, focusCursor, questions, rolesByLetter, type Question} from './keys.js';

const commandStrings = stringsFor('interaction', enCommands);

/** The name of a square with its piece, and nothing else. */
const nameOf = ({options, strings}: Session, square: Square) =>
  squareName(
    square,
    options.pieces.get(square),
    {movable: false, notes: [], mobility: 0, picked: false, target: false},
    strings,
  );

/** The answer to a key that asks something, on the square of the cursor. */
export function answer(session: Session, question: Question, isShifted: boolean): string {
  const strings = commandStrings(session.host);
  switch (question) {
    case 'here':
      return capitalized(`${cursorSquare(session)?.getAttribute('aria-label') ?? ''}.`);
    case 'last':
      return session.situation.lastMove || strings.noLastMove;
    case 'moves':
      return movesFrom(session, session.cursor, strings, isShifted);
    case 'lines':
      return linesFrom(session, session.cursor) || strings.noLines;
    case 'help':
      return keysHelp(strings);
  }
}

/** The keys of the grid, as `?` and the docs list them: how a key is called, and the name of what it does. */
const boardKeys: readonly (readonly [key: string, name: keyof CommandStrings['keys']])[] = [
  ['← → ↑ ↓', 'arrows'],
  ['Home, End', 'ends'],
  ['Page Up, Page Down', 'columns'],
  ['', 'letters'],
  ['', 'digits'],
  ['Enter', 'enter'],
  ['Escape', 'escape'],
  ...(Object.entries(questions) as [string, Question][]),
];

const keysHelp = (strings: CommandStrings) =>
  fill(strings.keysHelp, {
    keys: boardKeys.map(([key, name]) => `${key ? `${key}, ` : ''}${strings.keys[name]}`).join('; '),
  });

/** The moves of the piece on a square, whichever side is to move. */
function movesFrom(
  {host, strings, options}: Session,
  square: Square,
  own: CommandStrings,
  captures: boolean,
): string {
  const {position} = host;
  const piece = options.pieces.get(square);
  if (!piece) return sentence(strings.interaction.noPiece, {square});
  const isToMove = piece < 'a' === (position.turn === 'white');
  const moves = legalMoves(isToMove ? position : passTurn(position)).filter(
    ({from, to}) => from === square && (!captures || options.pieces.has(to)),
  );
  const list = moves.map(({to, castle}) => {
    const taken = castle ? undefined : options.pieces.get(to);
    return taken ? fill(own.takes, {piece: roleName(taken, strings), square: to}) : to;
  });
  return list.length > 0
    ? sentence(own.pieceMoves, {
        piece: roleName(piece, strings),
        square,
        moves: [...new Set(list)].join(', '),
      })
    : captures
      ? own.noCaptures
      : own.noMoves;
}

/** The first piece in each of the eight directions. */
function linesFrom(session: Session, square: Square): string {
  const {position} = session.host;
  const [column, row] = [
    files.indexOf(square.charAt(0) as (typeof files)[number]),
    ranks - Number(square.charAt(1)),
  ];
  const found = [-1, 0, 1].flatMap((down) =>
    [-1, 0, 1].flatMap((right) => {
      for (let i = 1; down || right; i++) {
        const at = squareSeenAt({column: column + i * right, row: row + i * down}, position, false);
        if (!at) return [];
        if (session.options.pieces.has(at)) return [nameOf(session, at)];
      }
      return [];
    }),
  );
  return found.length > 0 ? `${found.join('; ')}.` : '';
}

/** Where the pieces of a kind are, of both sides. */
function whereIs({strings, options}: Session, role: Role): string {
  const {diagram} = strings;
  return (['white', 'black'] as const)
    .map((color) => {
      const letter = inColor(role, color) as PieceLetter;
      const squares = [...options.pieces].filter(([, piece]) => piece === letter).map(([square]) => square);
      const names = diagram.pieces[role];
      const pieces = squares.length > 0 ? `${names[squares.length > 1 ? 1 : 0]} ${squares.join(', ')}` : '';
      return fill(diagram[color], {pieces: pieces || diagram.noPieces});
    })
    .join(' ');
}

/** The pieces on a file or a rank, or what is on a square. */
function whatIsOn(session: Session, place: string): string {
  const squares = rowsOf(session.position, false)
    .flat()
    .filter((square) => square.startsWith(place) || square.endsWith(place));
  const some = squares.length > 1 ? squares.filter((square) => session.options.pieces.has(square)) : squares;
  if (squares.length === 0) return '';
  return some.length > 0
    ? `${some.map((square) => nameOf(session, square)).join('; ')}.`
    : `${place}, ${session.strings.interaction.emptySquare}.`;
}

/** A move in the letters of the page's language as one in English; those of English are read too. */
function inEnglish(text: string, roles: ReadonlyMap<string, Role>): string {
  const english = (letter: string) => roles.get(letter.toLowerCase()) ?? letter;
  return text.replace(/^\p{Lu}|(?<==)\p{Lu}$/gu, english);
}

/** Does what was typed into the field. @returns The answer; nothing where a move announces itself. */
function enter(session: Session, typed: string): string {
  const {host, strings, position} = session;
  const own = commandStrings(host);
  const text = typed.trim();
  const [word = '', ...rest] = text.toLowerCase().split(/\s+/);
  const about = rest.join('');
  const is = (name: keyof CommandStrings['words']) =>
    word === own.words[name] || word === enCommands.words[name];
  const square = rowsOf(position, false)
    .flat()
    .find((one) => one === about);
  if (is('help') || word === '?') return `${own.typingHelp} ${keysHelp(own)}`;
  if (is('last')) return answer(session, 'last', false);
  if (is('captures') && !about) return captures(session) || own.noCaptures;
  if (is('moves') && square) return movesFrom(session, square, own, false);
  if (is('board') && (square || !about)) {
    if (square) session.cursor = square;
    focusCursor(session);
    return '';
  }
  const role = rolesByLetter(host.locale.current).get(about);
  if (is('pieces') && role) return whereIs(session, role);
  const found = is('square') && whatIsOn(session, about);
  if (found) return found;
  if (!session.mode.showsTargets) return own.readOnly;
  const local = parseMove(position, inEnglish(text, rolesByLetter(host.locale.current)));
  const moved = local.ok ? local : parseMove(position, text);
  if (!moved.ok) return issueSentence(host.locale.current, moved.error);
  if (!session.canAct) return strings.interaction.notChanged;
  return session.apply(makeStep(position, moved.move, strings)) ? '' : strings.interaction.notChanged;
}

/** All captures of the side to move. */
function captures({position, options, strings}: Session): string {
  const takes = ({to, castle}: Move) => !castle && (options.pieces.has(to) || to === position.enPassant);
  return [
    ...new Set(
      legalMoves(position)
        .filter(takes)
        .map((move) => describeMove(position, move, strings)),
    ),
  ].join(' ');
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

/** The last answer of each board's field, which is also shown. */
const answers = new WeakMap<Session, string>();

/** The field of `move-input`, for moves and commands. */
export function moveFieldTemplate(session: Session): unknown {
  const {host, isDisabled} = session;
  const {moveField, enterMove} = commandStrings(host);
  adoptSheet(host.root, buttonSheet + sheet);
  const submit = () => {
    const field = host.root.querySelector<HTMLInputElement>('.move-input input');
    if (!field?.value.trim()) return;
    const said = enter(session, field.value);
    answers.set(session, said);
    field.value = '';
    if (said) session.announce(said);
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
