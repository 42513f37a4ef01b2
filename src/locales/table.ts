import type {Texts} from '../notation/fill.js';
import type {Messages} from '../notation/messages.js';
import type {Role} from '../notation/position.js';
import type {enMarkErrors} from '../marks/parse-marks.js';
import type {enMoveErrors} from '../rules/messages.js';
import type {DiagramStrings} from './en.js';
import type {CommandStrings} from './en-commands.js';
import type {ButtonStrings} from './en-buttons.js';
import type {EditorStrings} from './en-editor.js';
import type {GameStrings} from './en-game.js';
import type {PlayStrings} from './en-play.js';
import type {SolveStrings} from './en-solve.js';
import type {ToolbarStrings} from './en-toolbar.js';

// The texts, and comments about each, are in the English tables; the others have the same keys. What `{square}` and
// `{count|square|squares}` stand for is at `fill`.

/**
 * Labels and announcements of a board that is played on or edited, and of the toolbar, in one language.
 *
 * @example
 * const interaction: Partial<InteractionStrings> = {undo: 'Malfari'};
 * addLocale('eo', {interaction});
 */
export interface InteractionStrings
  extends PlayStrings, ButtonStrings, ToolbarStrings, EditorStrings, CommandStrings {}

/**
 * Errors of a move, by the codes of `parseMove`. `{role}` is the name of one piece, `{roles}` of several, `{noRole}`
 * its entry in `none`; `{side}` is `kingside` or `queenside` of the diagram.
 *
 * @example
 * const errors: Partial<MoveErrorStrings> = {'move-missing': 'Mankas movo.'};
 * addLocale('eo', {errors});
 */
export interface MoveErrorStrings extends Texts<typeof enMoveErrors> {
  /** “no knight”, in the form that the sentences with `{noRole}` need. */
  readonly none: {readonly [role in Role]: string};
}

/**
 * The error of a mark.
 *
 * @example
 * const errors: Partial<MarkErrorStrings> = {mark: '“{found}” ne estas marko.'};
 * addLocale('eo', {errors});
 */
export type MarkErrorStrings = Texts<typeof enMarkErrors>;

/**
 * Every text of one language.
 *
 * @example
 * const undo: LocaleTable['interaction']['undo'] = en.interaction.undo;
 */
export interface LocaleTable {
  /** Names and descriptions of boards. */
  readonly diagram: DiagramStrings;
  /** Labels and announcements of boards that are played on or edited. */
  readonly interaction: InteractionStrings;
  /** Labels and announcements of `mode="solve"`. */
  readonly solve: SolveStrings;
  /** Labels and announcements of `<fen-game>`. */
  readonly game: GameStrings;
  /** Errors of a FEN, a move or a mark, by code. `white` and `black` name the sides in the place of `{color}`. */
  readonly errors: Messages & MoveErrorStrings & MarkErrorStrings;
}

export type DeepPartial<T> = T extends string ? T : {readonly [key in keyof T]?: DeepPartial<T[key]>};

/**
 * A table as a translator may write it; English stands in for the entries that are missing.
 *
 * @example
 * const esperanto: PartialTable = {diagram: {whiteToMove: 'blanko movas'}};
 * addLocale('eo', esperanto);
 */
export type PartialTable = DeepPartial<LocaleTable>;
