/** The reader of PGN. */
// Other parts use these modules too. They are in this file:
import '../core/pgn/comments.js';
import '../core/pgn/game.js';
import '../core/pgn/game-reader.js';
import '../core/pgn/games.js';
import '../shared/pgn-readers.js';
import '../shared/time-slice.js';
