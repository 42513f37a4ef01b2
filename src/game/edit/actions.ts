import {setDiagram, setNags} from '../../core/pgn/change-annotations.js';
import {
  addMove,
  pathOfMove,
  promote,
  promotedPath,
  promoteToMain,
  removeFrom,
} from '../../core/pgn/change-moves.js';
import type {MoveNode} from '../../core/pgn/tree.js';
import {isCheck} from '../../core/rules/outcome.js';
import {legalMoves} from '../../core/rules/play.js';
import {fill} from '../../core/text/fill.js';
import type {Button} from '../../shared/button.js';
import type {GameEditStrings} from '../../words/en-game-edit.js';
import type {EditedGame} from './edited-game.js';
import {toggleGlyph, type GlyphGroup} from './glyphs.js';

/** A move for announcements: “Black’s move 3”. */
export const moveName = ({number, isWhite}: MoveNode, strings: GameEditStrings): string =>
  fill(isWhite ? strings.whiteMove : strings.blackMove, {number});

/** Adds or removes a glyph of the current move. */
export function pressGlyph(edited: EditedGame, nag: number, group: GlyphGroup): void {
  const {strings, view, game, path} = edited;
  const {current} = view.navigation ?? {};
  if (!game || !current) return;
  const {nags} = current.gameMove;
  const template = nags.includes(nag) ? strings.removed : strings.added;
  const name = view.context.strings.nags[nag] ?? '';
  const summary = fill(template, {move: moveName(current, strings), name});
  edited.change(setNags(game, path, toggleGlyph(nags, nag, group)), path, summary);
}

/** Lists the actions for the current move, which are buttons and the items of its menu. */
export function listActions(edited: EditedGame): readonly Button[] {
  const {game, path, strings, view, isDisabled} = edited;
  const {current, comments} = view.navigation ?? {};
  if (!game) return [];
  const isInVariation = path.length > 1;
  const hasDiagram = comments?.some(({diagram}) => diagram) ?? false;
  const name = current ? moveName(current, strings) : strings.wholeGame;

  const remove = () => {
    const {replaces} = current?.line ?? {};
    const summary = !current
      ? strings.allDeleted
      : replaces && current.indexInLine === 0
        ? fill(strings.variationDeleted, {
            number: replaces.variations.indexOf(current.line) + 1,
            move: moveName(replaces, strings),
          })
        : fill(strings.deletedFrom, {move: name});
    edited.change(removeFrom(game, path), current?.previous?.path ?? [], summary);
  };
  const {position} = current?.gameMove ?? {position: game.start};
  const pass = () => {
    const changed = addMove(game, path, null);
    const passed = pathOfMove(changed, path, null) ?? path;
    const number = position.fullmoveNumber;
    const move = fill(position.turn === 'white' ? strings.whiteMove : strings.blackMove, {number});
    if (changed === game) edited.goTo(passed);
    else edited.change(changed, passed, fill(strings.added, {move, name: strings.pass}));
  };
  const toMain = () => {
    let mainPath = path;
    while (mainPath.length > 1) mainPath = promotedPath(mainPath);
    edited.change(promoteToMain(game, path), mainPath, strings.madeMainLine);
  };
  return [
    {
      name: strings.diagramHere,
      disabled: isDisabled,
      pressed: hasDiagram,
      press: () => {
        const template = hasDiagram ? strings.removed : strings.added;
        const summary = fill(template, {move: name, name: strings.diagramHere});
        edited.change(setDiagram(game, path, !hasDiagram), path, summary);
      },
    },
    {
      name: strings.pass,
      // In check, the other side could take the king.
      disabled: isDisabled || isCheck(position) || legalMoves(position).length === 0,
      press: pass,
    },
    {
      name: strings.promoteVariation,
      disabled: isDisabled || !isInVariation,
      press: () => edited.change(promote(game, path), promotedPath(path), strings.variationPromoted),
    },
    {name: strings.makeMainLine, disabled: isDisabled || !isInVariation, press: toMain},
    {name: strings.deleteFromHere, disabled: isDisabled || game.moves.length === 0, press: remove},
  ];
}
