import fc from 'fast-check';
import {startPages} from '../../package/page.mjs';
import {must, type Law} from './law.js';

/** Fragments of PGN: texts made of them are nearly games. */
const fragments = fc.constantFrom(
  '1. e4 e5 2. Nf3 Nc6 ',
  '1. d4 ',
  '(1... c5 2. c3) ',
  '(',
  ') ',
  '{a comment} ',
  '{[%cal Gg1f3][%csl Rd5][%clk 0:01:02]} ',
  '{[#]} ',
  '$1 $220 $14 ',
  '!? ',
  'O-O ',
  'Nf9 ',
  '-- ',
  '\n\n[White "A"]\n[Black "B"]\n\n',
  '[FEN "rnabqkbcnr/pppppppppp/10/10/10/10/PPPPPPPPPP/RNABQKBCNR w KQkq - 0 1"]\n\n1. e3 e6 ',
  '[FEN "nonsense"]\n\n',
  '[Variant "Atomic"]\n\n1. e4 ',
  '<u>&amp;"',
  '* ',
  '1-0 ',
  '1/2-1/2\n\n',
);
const pgns = fc.array(fc.oneof({weight: 8, arbitrary: fragments}, fc.string({maxLength: 12})), {
  maxLength: 14,
});
const attributes = fc.record(
  {
    at: fc.constantFrom('start', 'end', '1b', '2b/1/2b', '9', '', 'nonsense'),
    moves: fc.constantFrom('auto', 'right', 'below', 'none', 'x'),
    letters: fc.constantFrom('english', 'local', 'figurine'),
    lang: fc.constantFrom('en', 'de', 'qaa'),
    game: fc.constantFrom('1', '2', '0', '-1', 'x'),
    diagrams: fc.constant(''),
    hash: fc.constant(''),
    controls: fc.constant(''),
  },
  {requiredKeys: []},
);
/** What a person does who writes a game. A number chooses among the moves, squares or buttons that there are. */
const edits = fc.array(
  fc.oneof(
    ...['play', 'play', 'goTo', 'button', 'comment'].map((name) =>
      fc.nat(999).map((number) => `${name} ${number}`),
    ),
    fc.constantFrom('undo', 'redo'),
  ),
  {maxLength: 12},
);
/** Actions of a reader or a script, by name; `act` performs them. */
const actionLists = fc.array(
  fc.oneof(
    fc.constantFrom('next', 'previous', 'first', 'last', 'flip', 'press', 'button', 'Back', 'move', 'leave'),
    fc
      .constantFrom('ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End', 'f')
      .map((key) => `key ${key}`),
    fc.constantFrom('start', 'end', '1', '2b', '1b/1/1b', '-', '').map((place) => `goTo ${place}`),
  ),
  {maxLength: 12},
);

/** Acts on a game in the page, and returns what is wrong afterwards; an empty string if nothing is. */
const act = async (
  pgn: string,
  given: Readonly<Record<string, string>>,
  actions: readonly string[],
): Promise<string> => {
  document.body.replaceChildren();
  const game = document.createElement('fen-game');
  for (const [name, value] of Object.entries(given)) game.setAttribute(name, value);
  game.pgn = pgn;
  document.body.append(game);
  await game.goTo('nowhere');
  const root = game.shadowRoot as ShadowRoot;
  for (const action of actions) {
    const buttons = [...root.querySelectorAll<HTMLElement>('button')];
    const [name = '', value = ''] = action.split(' ');
    if (name === 'key') {
      const target = buttons[0] ?? root;
      target.dispatchEvent(
        new KeyboardEvent('keydown', {key: value, bubbles: true, composed: true, cancelable: true}),
      );
    } else if (name === 'goTo') await game.goTo(value);
    else if (name === 'press') root.querySelector<HTMLElement>('[part~=move]:not([aria-current])')?.click();
    else if (name === 'button')
      buttons.find((button) => button.getAttribute('aria-label') === 'Next move')?.click();
    else if (name === 'Back') dispatchEvent(new PopStateEvent('popstate'));
    else if (name === 'move') document.body.append(document.createElement('p'), game);
    else if (name === 'leave') {
      game.remove();
      document.body.append(game);
    } else await (game as unknown as Record<string, () => unknown>)[name]?.();
    await game.updateComplete;
  }
  const current = root.querySelectorAll('[aria-current=step]').length;
  const inOrder = root.querySelectorAll('[data-index][tabindex="0"]').length;
  const moves = root.querySelectorAll('[data-index]').length;
  const problems = root.querySelectorAll('[part~=error]').length;
  if (current > 1) return `${current} moves are marked as the current one`;
  if (moves > 0 && inOrder !== 1) return `${inOrder} of ${moves} moves are in the tab order`;
  if (root.querySelector('u, img, script')) return 'a comment has become markup';
  if (problems === 0 && !game.board) return 'there is neither a board nor an error message';
  if (problems > 0 && game.board) return 'there are both a board and an error message';
  const {board} = game;
  await board?.updateComplete;
  if (board?.error) return `the board cannot read ${board.fen ?? ''}`;
  game.remove();
  return '';
};

/**
 * Writes in a game, and returns what is wrong afterwards. The text of the game must be read again as it is shown, and Undo must
 * lead back to the text of the page.
 */
const write = async (pgn: string, list: readonly string[]): Promise<string> => {
  document.body.replaceChildren();
  const tools = {
    async game(text: string, mode: 'view' | 'edit') {
      const made = document.createElement('fen-game');
      made.pgn = text;
      made.mode = mode;
      document.body.append(made);
      await made.goTo('nowhere');
      return made;
    },
    frame: () => new Promise(requestAnimationFrame),
    all: (root: ShadowRoot | null | undefined, selector: string) => [
      ...(root?.querySelectorAll<HTMLElement>(selector) ?? []),
    ],
    moves: ({shadowRoot}: Element) => shadowRoot?.querySelector('.main')?.textContent,
  };
  const game = await tools.game(pgn, 'edit');
  const root = game.shadowRoot as ShadowRoot;
  while (!root.querySelector('[part~=error]') && !root.querySelector('.edit')) await tools.frame();
  if (!game.board) return '';
  while (tools.all(game.board.shadowRoot, '[data-square]').length === 0) await tools.frame();
  const press = {bubbles: true, cancelable: true, ctrlKey: true};
  for (const action of list) {
    const [name = '', number = ''] = action.split(' ');
    const board = game.board.shadowRoot;
    const candidates =
      name === 'play'
        ? tools.all(board, '[data-movable]')
        : name === 'goTo'
          ? tools.all(root, '[data-index]')
          : name === 'button'
            ? tools.all(root, '.edit button:enabled')
            : [];
    candidates[Number(number) % candidates.length]?.click();
    await game.board.updateComplete;
    if (name === 'play') {
      tools.all(board, '[aria-label$="can go here"]')[0]?.click();
      await game.board.updateComplete;
      tools.all(board, '.chooser button')[0]?.click();
    } else if (name === 'comment') {
      const field = root.querySelector('textarea') as HTMLTextAreaElement;
      field.value = ['', 'Hi', 'a } {b', '[%csl Ge4] x', '%', '[#]\n\n;'][Number(number) % 6] ?? '';
      field.dispatchEvent(new Event('input', {bubbles: true}));
      field.dispatchEvent(new Event('change', {bubbles: true}));
    } else if (name === 'undo' || name === 'redo') {
      const key = name === 'undo' ? 'z' : 'y';
      root.querySelector('.board')?.dispatchEvent(new KeyboardEvent('keydown', {key, ...press}));
    }
    await game.updateComplete;
    await game.board.updateComplete;
  }
  if (game.pgn !== null && game.pgn !== pgn) {
    const again = await tools.game(game.pgn, 'view');
    if (game.game !== null) again.game = game.game;
    await again.updateComplete;
    if (tools.moves(again) !== tools.moves(game)) return `it is read again as another game: ${game.pgn}`;
    again.remove();
  }
  for (let times = 0; times < 60; times++)
    root.querySelector('.board')?.dispatchEvent(new KeyboardEvent('keydown', {key: 'z', ...press}));
  await game.updateComplete;
  const text = game.pgn?.trim() ?? '';
  const isSame = text === pgn.trim() || (pgn.trim() === '' && text === '*');
  return isSame ? '' : `Undo leads to another text: ${text}`;
};

/** Opens a browser with a page of games, and returns the laws to check there. */
export async function openGames(): Promise<{readonly laws: readonly Law[]; close(): Promise<void>}> {
  const pages = await startPages();
  const {page, pageErrors} = await pages.open(
    // The compiler of these tests names functions by a helper.
    '<!doctype html><title>Games</title><body><script>globalThis.__name = (named) => named</script><script type="module" src="/dist/fen-board.min.js"></script>',
  );
  let last: Promise<unknown> = Promise.resolve();
  /** Does something in the page, which returns what is wrong, once nothing else is done there. */
  const check = (run: () => Promise<string>) => {
    const mine = last.then(async () => {
      const wrong = await run();
      must(wrong === '', () => wrong);
      const errors = pageErrors.splice(0);
      must(errors.length === 0, () => `the page reports: ${errors.join('; ')}`);
    });
    last = mine.catch(() => undefined);
    return mine;
  };
  const replayed = fc.asyncProperty(pgns, attributes, actionLists, (texts, given, actions) =>
    check(() => page.evaluate(act, texts.join(''), given, actions)),
  );
  const written = fc.asyncProperty(pgns, edits, (texts, list) =>
    check(() => page.evaluate(write, texts.join(''), list)),
  );
  return {
    laws: [
      {name: 'game', property: replayed},
      {name: 'written-game', property: written},
    ],
    async close() {
      await last;
      await pages.close();
    },
  };
}
