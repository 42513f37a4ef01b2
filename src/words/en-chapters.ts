import type {Texts} from '../core/text/fill.js';

export const enChapters = {
  /** The buttons for the game that is shown, as a chapter of its file. */
  chapter: 'Chapter',
  chapterName: 'Name of the chapter',
  addChapter: 'Add',
  duplicateChapter: 'Duplicate',
  moveChapterUp: 'Move up',
  moveChapterDown: 'Move down',
  deleteChapter: 'Delete',
  /** The name of a new chapter. */
  newChapter: 'Chapter {number}',
  /** Announcements. `{name}` is the name of the chapter. */
  chapterAdded: '{name} added.',
  chapterDuplicated: '{name} duplicated.',
  chapterMoved: '{name} is number {number} now.',
  chapterDeleted: '{name} deleted.',
  chapterRenamed: 'Chapter renamed: {name}.',
};

/**
 * The texts for the chapters of a file in `edit`, in one language.
 *
 * @example
 * const game: Partial<ChapterStrings> = {addChapter: 'Aldoni'};
 * addLocale('eo', {game});
 */
export type ChapterStrings = Texts<typeof enChapters>;
