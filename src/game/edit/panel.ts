import {resultText} from '../../core/pgn/move-text.js';
import {html, nothing} from 'lit/html.js';
import {buttonTemplate} from '../../shared/button.js';
import {commentText, setComment} from '../../core/pgn/change-annotations.js';
import {setTags} from '../../core/pgn/change-tags.js';
import {results} from '../../core/pgn/game.js';
import {buttonStrings} from '../../board/interaction/view/buttons.js';
import {capitalized} from '../../core/text/fill.js';
import {glyphTemplate, numberedMoveTemplate} from '../view/move-template.js';
import {listActions, pressGlyph} from './actions.js';
import type {EditedGame, Field} from './edited-game.js';
import {glyphGroups, glyphText, type GlyphGroup} from './glyphs.js';

type FieldEvent = Event & {readonly target: HTMLTextAreaElement};

/**
 * The fields and buttons for the current move and for the game; `errors` are what could not be read of it. If no game can be
 * shown, its text can be changed, and a paste undone.
 */
export function panelTemplate(edited: EditedGame, errors: readonly string[]): unknown {
  const {strings, view, game, isDisabled} = edited;
  const {locale} = view.context;
  const {current} = view.navigation ?? {};
  if (!game) {
    const undo = {
      name: buttonStrings(view.context).undo,
      disabled: !edited.canUndoOrRedo(-1),
      press: () => edited.undoOrRedo(-1),
    };
    return html`<div class="edit" part="edit" lang="${locale.current.tag}">
      <p class="status" role="alert">${errors}</p>
      <div class="buttons">${buttonTemplate(undo)}</div>
      ${textTemplate(edited)}
    </div>`;
  }
  const isLong = (view.navigation?.tree.nodes.length ?? 0) > 80;
  return html`<div class="edit ${isLong ? 'long' : ''}" part="edit" lang="${locale.current.tag}">
    ${
      errors.length > 0
        ? html`<div class="not-kept">
            <p>${strings.notKept}</p>
            <ul>
              ${errors.map((error) => html`<li>${error}</li>`)}
            </ul>
          </div>`
        : nothing
    }
    ${game.moves.length > 0 ? nothing : emptyTemplate(edited)}
    <fieldset ?disabled="${isDisabled}">
      <legend>${current ? numberedMoveTemplate(current, view.context) : strings.wholeGame}</legend>
      ${commentTemplate(edited)}
      ${current ? html`<div class="glyphs">${glyphsTemplate('moveGlyphs', edited)}${glyphsTemplate('positionGlyphs', edited)}</div>` : nothing}
      <div class="buttons">${listActions(edited).map((action) => buttonTemplate(action))}</div>
    </fieldset>
    <details>
      <summary>${strings.gameDetails}</summary>
      ${tagsTemplate(edited)}
    </details>
    <details
      class="source"
      @toggle="${({target}: Event) => {
        edited.isTextShown = (target as HTMLDetailsElement).open;
        view.context.element.requestUpdate();
      }}"
    >
      <summary>PGN</summary>
      ${edited.isTextShown ? textTemplate(edited) : nothing}
    </details>
  </div>`;
}

function commentTemplate(edited: EditedGame): unknown {
  const {strings, view, game, path} = edited;
  if (!game) return nothing;
  const field = edited.field(
    `comment ${path.join('/')}`,
    commentText(view.navigation?.comments ?? []),
    (text) => setComment(game, path, text),
    ({value}) => (value.trim() ? strings.commentChanged : strings.commentDeleted),
  );
  return html`<label class="comment-field"
    ><span>${strings.comment}</span>
    <textarea
      class="control"
      rows="3"
      dir="auto"
      .value="${field.text}"
      @input="${field.input}"
      @change="${field.leave}"
    ></textarea>
  </label>`;
}

/** Toggles for the glyphs of a group; with `pressInMenu`, as items of a menu. A disabled `<fieldset>` around them disables them. */
export function glyphsTemplate(
  group: GlyphGroup,
  edited: EditedGame,
  pressInMenu?: (act: () => void) => () => void,
): unknown {
  const {strings, view} = edited;
  const {current} = view.navigation ?? {};
  if (!current) return nothing;
  return html`<div role="group" aria-label="${strings[group]}">
    ${glyphGroups[group].map((nag) => {
      const isOn = current.gameMove.nags.includes(nag);
      const name = capitalized(view.context.strings.nags[nag] ?? '');
      const press = () => pressGlyph(edited, nag, group);
      return html`<button
        type="button"
        class="control"
        role="${pressInMenu ? 'menuitemcheckbox' : nothing}"
        title="${name}"
        aria-label="${name}"
        aria-pressed="${pressInMenu ? nothing : isOn}"
        aria-checked="${pressInMenu ? isOn : nothing}"
        tabindex="${pressInMenu ? -1 : 0}"
        @click="${pressInMenu?.(press) ?? press}"
      >
        ${glyphTemplate(html, glyphText(nag), undefined)}
      </button>`;
    })}
  </div>`;
}

/** Pastes what is on the clipboard. Where the page may not read it, opens the field into which the person can paste. */
async function pasteFromClipboard(edited: EditedGame): Promise<void> {
  const {element} = edited.view.context;
  try {
    const text = await navigator.clipboard.readText();
    if (text.trim()) {
      edited.paste(text);
      return;
    }
  } catch {
    // The person or the page has not allowed it.
  }
  const details = element.renderRoot.querySelector<HTMLDetailsElement>('.edit .source');
  if (!details) return;
  details.open = true;
  edited.isTextShown = true;
  element.requestUpdate();
  await element.updateComplete;
  details.querySelector('textarea')?.select();
}

/** The buttons of a game without moves: play one, paste a game, or go to the editor of positions and back. */
const emptyTemplate = (edited: EditedGame): unknown => {
  const {strings, isSettingUp, isDisabled, view} = edited;
  return html`<div class="buttons empty">
    ${
      isSettingUp
        ? nothing
        : html`<span>${strings.playAMove}</span> ${buttonTemplate({
              name: strings.pastePgn,
              disabled: isDisabled,
              press: () => void pasteFromClipboard(edited),
            })}`
    }
    ${buttonTemplate({
      name: isSettingUp ? strings.playMoves : strings.setUpPosition,
      disabled: isDisabled,
      press: () => {
        edited.isSettingUp = !isSettingUp;
        view.context.element.requestUpdate();
      },
    })}
  </div>`;
};

const tagNames = ['White', 'WhiteElo', 'Black', 'BlackElo', 'Event', 'Site', 'Date', 'Round'] as const;
/** A date in the format of PGN, short enough for its field. */
const dateExample = '2026.12.31';

function tagsTemplate(edited: EditedGame): unknown {
  const {strings, game, isDisabled, view} = edited;
  if (!game) return nothing;
  const fieldOf = (name: keyof typeof strings.tags) => {
    const change = (text: string) => {
      const others = [...game.tags].filter(([tag]) => tag !== name);
      return setTags(game, new Map(text.trim() ? [...game.tags, [name, text.trim()]] : others));
    };
    const summaryOf = (field: Field) => {
      const label = field instanceof HTMLSelectElement && field.selectedOptions[0]?.label;
      return `${strings.tags[name]}: ${label || field.value.trim() || '–'}.`;
    };
    const value = name === 'Result' ? game.result : (game.tags.get(name) ?? '');
    return edited.field(name, value, change, summaryOf);
  };
  const resultWords = view.context.strings.results;
  return html`<fieldset class="tags" aria-label="${strings.gameDetails}" ?disabled="${isDisabled}">
    ${tagNames.map((name) => {
      const field = fieldOf(name);
      return html`<label
        ><span>${strings.tags[name]}</span>
        <input
          class="control"
          dir="auto"
          autocomplete="off"
          inputmode="${name.endsWith('Elo') ? 'numeric' : nothing}"
          placeholder="${name === 'Date' ? dateExample : nothing}"
          .value="${field.text}"
          @input="${field.input}"
          @change="${field.leave}"
      /></label>`;
    })}
    <label
      ><span>${strings.tags.Result}</span>
      <select class="control" @change="${fieldOf('Result').leave}">
        ${results.map(
          (result) =>
            html`<option value="${result}" .selected="${result === game.result}">
              ${resultText(result) || '*'} (${resultWords[result]})
            </option>`,
        )}
      </select></label
    >
  </fieldset>`;
}

/** The text of all games, to copy or to replace: a phone has no key that pastes onto the board. */
const textTemplate = (edited: EditedGame): unknown =>
  html`<textarea
    class="control pgn"
    rows="8"
    dir="ltr"
    spellcheck="false"
    autocapitalize="off"
    aria-label="PGN"
    ?disabled="${edited.isDisabled}"
    .value="${edited.draftOf('text') ?? edited.text.trim()}"
    @input="${({target, inputType}: FieldEvent & Pick<InputEvent, 'inputType'>) =>
      edited.paste(target.value, inputType !== 'insertFromPaste')}"
    @change="${({target}: FieldEvent) => edited.leaveText(target.value)}"
  ></textarea>`;
