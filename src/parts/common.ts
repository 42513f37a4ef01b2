/** Modules that most parts need, and the gliding of a diagram’s pieces. */
export {Glider} from '../board/element/glider.js';
// Other parts use these modules too. They are in this file:
import '../shared/focus-ring.js';
import '../shared/listen.js';
import '../shared/live-region.js';
import '../shared/validity.js';
import '../picture/drawing/highlights.js';
import '../board/position/generated-fens.js';
import '../board/position/position-changes.js';
import '../board/position/position-writer.js';
import '../words/en-copied.js';
import '../words/sentence.js';
import '../core/text/markup.js';
import '../core/text/sentence.js';
import '../core/notation/change-placement.js';
import '../core/notation/snapshot.js';
import '../core/marks/format-marks.js';
