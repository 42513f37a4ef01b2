import fc from 'fast-check';
import {startPages} from '../package/page.mjs';
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

/** Opens a browser with a page of games, and returns the laws to check there. */
export async function openGames(): Promise<{readonly laws: readonly Law[]; close(): Promise<void>}> {
  const pages = await startPages();
  const {page, pageErrors} = await pages.open(
    '<!doctype html><title>Games</title><body><script type="module" src="/dist/fen-board.min.js"></script>',
  );
  let last: Promise<unknown> = Promise.resolve();
  const property = fc.asyncProperty(pgns, attributes, actionLists, (texts, given, actions) => {
    const mine = last.then(async () => {
      const wrong = await page.evaluate(act, texts.join(''), given, actions);
      must(wrong === '', () => wrong);
      const errors = pageErrors.splice(0);
      must(errors.length === 0, () => `the page reports: ${errors.join('; ')}`);
    });
    last = mine.catch(() => undefined);
    return mine;
  });
  return {
    laws: [{name: 'game', property}],
    async close() {
      await last;
      await pages.close();
    },
  };
}
