/** Modules that most parts need, and the gliding of a diagram’s pieces. */
export {Glider} from '../element/glider.js';
import '../dom/focus-ring.js';
import '../dom/listen.js';
import '../dom/live-region.js';
import '../drawing/highlights.js';
import '../element/board-positions.js';
import '../element/echoes.js';
import '../locales/en-copied.js';
import '../locales/sentence.js';
import '../text/sentence.js';
import '../notation/change-placement.js';
import '../notation/snapshot.js';
import '../marks/format-marks.js';
