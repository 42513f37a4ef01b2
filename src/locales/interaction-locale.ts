import {enInteraction} from './en-interaction.js';
import type {InteractionWords} from './interaction-table.js';
import type {RegisteredLanguage} from './registry.js';
import {completed, type Words} from './diagram-table.js';

/** Both tables of one language. */
export interface Language {
  readonly words: Words;
  readonly acts: InteractionWords;
}

/** What a board speaks at this moment. */
export interface Speaker {
  readonly now: RegisteredLanguage;
}

const whole = new WeakMap<RegisteredLanguage, InteractionWords>();

/** What a board says at any moment: its language may change. What a language lacks is English. */
export const languageOf = (speaker: Speaker): Language => ({
  get words() {
    return speaker.now.words;
  },
  get acts() {
    const {now} = speaker;
    const acts = whole.get(now) ?? completed(enInteraction, now.table.actions);
    whole.set(now, acts);
    return acts;
  },
});
