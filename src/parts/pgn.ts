/** The reader of PGN. */
import '../pgn/comments.js';
import '../pgn/game.js';
import '../pgn/game-reader.js';
import '../pgn/games.js';
