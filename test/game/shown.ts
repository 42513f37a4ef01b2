import {fixture, html, nextFrame} from '@open-wc/testing';
import {executeServerCommand} from '@web/test-runner-commands';
import type {FenGame} from '../../src/index.js';
import '../../src/index.js';

/** A game with tags, comments, annotations, and a variation in a variation. */
export const opera = `[Event "Paris"]
[White "Morphy"]
[Black "Duke Karl"]
[Date "1858.??.??"]
[Result "1-0"]

{In a box at the opera.} 1. e4 e5 2. Nf3 d6 3. d4 Bg4? {Weak. [%cal Gg4f3]} (3... exd4 4. Nxd4 (4. Qxd4 Nc6) 4... Nf6)
4. dxe5 Bxf3 $1 5. Qxf3 {[#]} 1-0`;

/** Puts a game on the page, into `parent` if there is one, and waits until it can be played through. */
export async function shown(
  attributes: Readonly<Record<string, string>>,
  text = '',
  parent?: Element,
): Promise<FenGame> {
  const game = document.createElement('fen-game');
  for (const [name, value] of Object.entries(attributes)) game.setAttribute(name, value);
  const pre = document.createElement('pre');
  pre.textContent = text;
  game.append(pre);
  const box = parent ?? (await fixture<HTMLElement>(html`<div></div>`));
  box.append(game);
  while (!root(game).querySelector('[part~=error],[role=group]')) await nextFrame();
  // The messages of errors come after the game.
  await game.updateComplete;
  return game;
}

/** The shadow root, which is missing until the part for games has loaded: then an empty one. */
export const root = (game: FenGame): ShadowRoot =>
  game.shadowRoot ?? document.createElement('p').attachShadow({mode: 'open'});
export const moves = (game: FenGame) => [...root(game).querySelectorAll<HTMLElement>('[part~=move]')];
export const move = (game: FenGame, san: string): HTMLElement => {
  const found = moves(game).find(({textContent}) => textContent.trim().replace(/[!? ].*$/, '') === san);
  if (!found) throw new Error(`There is no move ${san}.`);
  return found;
};
export const current = (game: FenGame) =>
  root(game).querySelector('[aria-current=step]')?.textContent.trim() ?? null;
export const announcement = (game: FenGame) => root(game).querySelector('[role=status]')?.textContent ?? '';
export const button = (game: FenGame, name: string): HTMLElement => {
  const found = root(game).querySelector<HTMLElement>(`button[aria-label="${name}"]`);
  if (!found) throw new Error(`There is no button ${name}.`);
  return found;
};
/** The button that opens the actions menu. */
export const menu = (game: FenGame): HTMLElement =>
  root(game).querySelector<HTMLElement>('summary') as HTMLElement;
/** Opens the actions menu, and returns its item of this name. */
export async function item(game: FenGame, name: string): Promise<HTMLElement> {
  const items = () => [...root(game).querySelectorAll<HTMLElement>('[part=more] button, [part=more] a')];
  if (!root(game).querySelector('details[open]')) menu(game).click();
  while (items().length === 0) await nextFrame();
  const found = items().find(({textContent}) => textContent === name);
  if (!found) throw new Error(`The menu has no ${name}.`);
  return found;
}
export const placement = (game: FenGame) => game.board?.fen?.split(' ')[0];
export const press = async (...keys: string[]) => {
  for (const key of keys) {
    await executeServerCommand('press', key);
    await nextFrame();
  }
};
/** Keeps what the page copies, until `restore` is called. */
export function copying(): {readonly copied: readonly string[]; readonly restore: () => void} {
  const copied: string[] = [];
  const original = Object.getOwnPropertyDescriptor(navigator, 'clipboard');
  Object.defineProperty(navigator, 'clipboard', {
    configurable: true,
    value: {writeText: (text: string) => Promise.resolve(copied.push(text))},
  });
  const restore = () => {
    if (original) Object.defineProperty(navigator, 'clipboard', original);
    else Reflect.deleteProperty(navigator, 'clipboard');
  };
  return {copied, restore};
}
