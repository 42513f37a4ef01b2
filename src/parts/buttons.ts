/** Buttons, for every part that has some. */
import '../dom/button.js';
import '../dom/copy-text.js';
import '../dom/roving-focus.js';
import '../interaction/view/buttons.js';
import '../locales/en-buttons.js';
