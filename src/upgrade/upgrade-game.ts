import {gameAttributes, isGameSwitch} from '../game/attributes.js';
import {attributesOf, type Block} from './blocks.js';

/** Replaces a block of PGN with a game. The text stays inside, so nothing is lost where a game cannot be read. */
export function upgradeGame({element, outermost, text, classes}: Block): void {
  if (!text.trim()) return;
  const {ownerDocument: document} = element;
  const game = document.createElement('fen-game');
  for (const [name, value] of attributesOf(classes, gameAttributes, isGameSwitch))
    game.setAttribute(name, value);
  if (outermost.id) game.id = outermost.id;
  const pre = document.createElement('pre');
  pre.textContent = text;
  game.append(pre);
  outermost.replaceWith(game);
}
