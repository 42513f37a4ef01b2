import {html} from 'lit/html.js';
import {setTags} from '../../core/pgn/change-tags.js';
import type {Game} from '../../core/pgn/game.js';
import {readCertain} from '../../core/notation/read-certain.js';
import {fill} from '../../core/text/fill.js';
import {buttonTemplate} from '../../shared/button.js';
import {adoptSheet, css} from '../../shared/sheets.js';
import {enChapters, type ChapterStrings} from '../../words/en-chapters.js';
import {gameName, tagValue} from '../../words/players.js';
import {stringsFor} from '../../words/sentence.js';
import {withCopy, withMore, withNextFirst, withoutGame} from '../document/changed-games.js';
import {filedGamesIn} from '../document/game-file.js';
import type {EditedGame} from './edited-game.js';

const chapterStrings = stringsFor<ChapterStrings>('game', enChapters);

const sheet = css`
  .room > .chapters {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0.25rem 0.75rem;
    min-height: 0;
    max-width: calc(var(--board-size) + 37.75rem);
    width: 100%;
    margin: 0 auto 0.75rem;
    font:
      0.875rem/1.4 system-ui,
      sans-serif;
  }
  .chapters label {
    display: flex;
    flex: 1 1 14rem;
    align-items: center;
    gap: 0.5em;
  }
  .chapters .buttons {
    flex-wrap: wrap;
    margin: 0;
  }
  .chapters .buttons > * {
    flex: none;
  }
  .chapters .buttons .control {
    padding-inline: 0.45rem;
    border-color: color-mix(in srgb, currentColor 30%, transparent);
  }
  .chapters input {
    flex: 1;
    min-width: 0;
    /* Phones zoom the page to a field with smaller letters. */
    font-size: max(1rem, 16px);
  }
  @media print {
    .room > .chapters {
      display: none;
    }
  }
`;

/** The tag with the name of a chapter: studies have one of their own. */
const nameTag = ({tags}: Game): string => (tags.has('ChapterName') ? 'ChapterName' : 'Event');

/** A new chapter of the file that a game belongs to. */
function newChapter(game: Game, name: string): Game {
  const study = game.tags.get('StudyName');
  const tags = new Map([
    [nameTag(game), name],
    ...(study === undefined ? [] : [['StudyName', study] as const]),
  ]);
  return {
    tags: tags.set('Result', '*'),
    start: readCertain('start')?.position ?? game.start,
    comments: [],
    moves: [],
    result: '*',
  };
}

/** The field and the buttons for the game that is shown, as a chapter of its file. */
export function chaptersTemplate(edited: EditedGame): unknown {
  const {view, game, isDisabled} = edited;
  const {context, document} = view;
  const {element, locale} = context;
  if (!game) return undefined;
  adoptSheet(element.renderRoot as ShadowRoot, sheet);
  const strings = chapterStrings(context);
  const {file, number} = document;
  const count = filedGamesIn(file).length;
  const tag = nameTag(game);
  const value = tagValue(game.tags, tag);
  const name = value || gameName(game.tags, context.strings);
  const field = edited.field(
    `chapter ${tag}`,
    value,
    (text) => setTags(game, new Map([...game.tags, [tag, text.trim() || '?']])),
    (input) => fill(strings.chapterRenamed, {name: input.value.trim() || '–'}),
  );
  const add = () => {
    const addedName = fill(strings.newChapter, {number: count + 1});
    const added = withMore(file, number + 1, newChapter(game, addedName));
    edited.changeFile(added, number + 1, fill(strings.chapterAdded, {name: addedName}));
  };
  const move = (offset: -1 | 1) => {
    const moved = withNextFirst(file, offset < 0 ? number - 1 : number);
    const target = number + offset;
    edited.changeFile(moved, target, fill(strings.chapterMoved, {name, number: target}));
  };
  const buttons = [
    {name: strings.addChapter, press: add},
    {
      name: strings.duplicateChapter,
      press: () =>
        edited.changeFile(withCopy(file, number), number + 1, fill(strings.chapterDuplicated, {name})),
    },
    {name: strings.moveChapterUp, isOff: number === 1, press: () => move(-1)},
    {name: strings.moveChapterDown, isOff: number === count, press: () => move(1)},
    {
      name: strings.deleteChapter,
      isOff: count === 1,
      press: () =>
        edited.changeFile(
          withoutGame(file, number),
          Math.min(number, count - 1),
          fill(strings.chapterDeleted, {name}),
        ),
    },
  ];
  return html`<div
    class="chapters"
    part="chapters"
    role="group"
    aria-label="${strings.chapter}"
    lang="${locale.current.tag}"
  >
    <label
      ><span>${strings.chapterName}</span>
      <input
        class="control"
        dir="auto"
        autocomplete="off"
        .value="${field.text}"
        ?disabled="${isDisabled}"
        @input="${field.input}"
        @change="${field.leave}"
    /></label>
    <div class="buttons">
      ${buttons.map(({name: text, isOff = false, press}) =>
        buttonTemplate({name: text, disabled: isDisabled || isOff, press}),
      )}
    </div>
  </div>`;
}
