/** The reader of PGN. */
import '../core/pgn/comments.js';
import '../core/pgn/game.js';
import '../core/pgn/game-reader.js';
import '../core/pgn/games.js';
