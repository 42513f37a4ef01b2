import {de} from './de.js';
import {es} from './es.js';
import {fr} from './fr.js';
import {nl} from './nl.js';

/** The tables of all shipped languages by their tags, for programs that do not fetch them on demand; see `languages.ts`. */
export const shippedTables = {de, es, fr, nl};
