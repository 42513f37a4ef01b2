/** Buttons, for every part that has some. */
// Other parts use these modules too. They are in this file:
import '../shared/button.js';
import '../shared/copy-text.js';
import '../shared/roving-focus.js';
import '../board/interaction/view/buttons.js';
import '../words/en-buttons.js';
