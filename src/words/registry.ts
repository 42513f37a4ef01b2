import {notifyListeners} from '../core/listeners.js';
import type {Texts} from '../core/text/fill.js';
import type {Messages} from '../core/notation/messages.js';
import type {Role} from '../core/notation/position.js';
import type {enMarkErrors} from '../core/marks/parse-marks.js';
import type {enMoveErrors} from '../core/rules/messages.js';
import {enDiagram, type DiagramStrings, type PictureStrings} from './en.js';
import type {CommandStrings} from './en-commands.js';
import type {ButtonStrings} from './en-buttons.js';
import type {EditorStrings} from './en-editor.js';
import type {EngineStrings} from './en-engine.js';
import type {GameStrings} from './en-game.js';
import type {GameEditStrings} from './en-game-edit.js';
import type {NagStrings} from './en-nags.js';
import type {ChapterStrings} from './en-chapters.js';
import type {GamesStrings} from './en-games.js';
import type {TableStrings} from './en-table.js';
import type {PlayStrings} from './en-play.js';
import type {PremoveStrings} from './en-premoves.js';
import type {SetStrings} from './en-set.js';
import type {SolveStrings} from './en-solve.js';
import type {ToolbarStrings} from './en-toolbar.js';

// Comments on the texts are in the English tables; the other tables have the same keys. `fill` explains slots such as
// `{square}` and `{count|square|squares}`.

/**
 * Labels and announcements of a board that is played on or edited, and of the toolbar, in one language.
 *
 * @example
 * const interaction: Partial<InteractionStrings> = {undo: 'Malfari'};
 * addLocale('eo', {interaction});
 */
export interface InteractionStrings
  extends
    PlayStrings,
    PremoveStrings,
    ButtonStrings,
    ToolbarStrings,
    EditorStrings,
    CommandStrings,
    EngineStrings {}

/**
 * Errors of a move, by the codes of `parseMove`. In a sentence, `{role}` is the name of a piece (“knight”), `{roles}` its
 * plural, and `{noRole}` its entry in `none`. `{side}` is the entry `kingside` or `queenside` of `diagram`.
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
  /** Labels and announcements of `mode="solve"`, and of sets of puzzles. */
  readonly solve: SolveStrings & SetStrings;
  /** Labels and announcements of `<fen-game>`. */
  readonly game: GameStrings & NagStrings & GameEditStrings & GamesStrings & TableStrings & ChapterStrings;
  /** Errors of a FEN, a move or a mark, by code. `white` and `black` are the names of the sides, for `{color}`. */
  readonly errors: Messages & MoveErrorStrings & MarkErrorStrings;
}

/** The texts of a language that diagrams need. */
export type DiagramTexts = Pick<LocaleTable, 'diagram'>;
/** The texts of a language besides those of diagrams, which pages fetch with the parts that show or announce them. */
export type PartTexts = Omit<LocaleTable, 'diagram'>;

type DeepPartial<T> = T extends string ? T : {readonly [key in keyof T]?: DeepPartial<T[key]>};

/**
 * A table as a translator may write it; English stands in for the entries that are missing.
 *
 * @example
 * const esperanto: PartialTable = {diagram: {whiteToMove: 'blanko movas'}};
 * addLocale('eo', esperanto);
 */
export type PartialTable = DeepPartial<LocaleTable>;

/** A language that boards can use. */
export interface Locale {
  readonly tag: string;
  /** Without the texts of marks; English for entries that are missing in `table`. */
  readonly diagram: PictureStrings;
  readonly table: PartialTable;
  /** Whether the table is the shipped one, of which a page fetches the texts of parts only if it needs them. */
  readonly isShipped?: boolean | undefined;
}

/** The locale of a board, which can change while the board is on the page. */
export interface CurrentLocale {
  readonly current: Locale;
}

/** The texts of a locale that announce moves and positions. */
export interface LocaleStrings {
  readonly diagram: PictureStrings;
  readonly interaction: PlayStrings;
}

const locales = new Map<string, Locale>([['en', {tag: 'en', diagram: enDiagram, table: {}}]]);

/**
 * Registers the texts of a language, or replaces them. Boards use the texts at once if their own `lang`, or the `lang` of an
 * element around them, is this language. `describe` and `renderSvg` use the texts if their `lang` is this language.
 *
 * @param lang - A BCP 47 tag such as `eo`. `de` is also used for `de-AT`, unless `de-AT` is registered itself.
 * @param table - The texts. English stands in for entries that are missing or not of the right type.
 * @example
 * addLocale('eo', {diagram: {whiteToMove: 'blanko movas', pieces: {K: ['reĝo', 'reĝoj']}}});
 */
export function addLocale(lang: string, table: PartialTable): void {
  register(lang, table);
}

/** Registers a table of a shipped language, or a part of it, unless the page has registered its own texts for the language. */
export function registerLocale(lang: string, table: PartialTable): void {
  const known = locales.get(lang);
  if (!known || known.isShipped) register(lang, {...known?.table, ...table}, /* isShipped */ true);
}

function register(tag: string, table: PartialTable, isShipped?: boolean): void {
  const diagram = completed(enDiagram, table.diagram);
  // `Intl` throws an error at tags such as `pt_BR`, which some pages have.
  locales.set(tag.toLowerCase(), {tag: tag.replaceAll('_', '-'), diagram, table, isShipped});
  notifyListeners(/* mustRedraw */ true);
}

/**
 * Finds the locale for a BCP 47 tag in any case. While no locale has the tag, `onMissing` gets the tag, and the tag
 * loses its last subtag. The last resort is English (“lookup”, https://www.rfc-editor.org/rfc/rfc4647#section-3.4).
 */
export function localeFor(tag?: string | null, onMissing?: (tag: string) => void): Locale {
  let key = typeof tag === 'string' ? tag.toLowerCase() : '';
  while (key) {
    const locale = locales.get(key);
    if (locale) return locale;
    onMissing?.(key);
    key = key.slice(0, Math.max(key.lastIndexOf('-'), 0));
  }
  return locales.get('en') as Locale;
}

/** A translation in which English texts replace missing ones. Keys that English does not have are dropped. */
export function completed<T>(english: T, translation: unknown): T {
  if (typeof english === 'string') return (typeof translation === 'string' ? translation : english) as T;
  const texts = translation as {readonly [key: string]: unknown} | null | undefined;
  return Object.fromEntries(
    Object.entries(english as object).map(([key, text]) => [key, completed<unknown>(text, texts?.[key])]),
  ) as T;
}
