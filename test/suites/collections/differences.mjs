// The differences between this package and other programs, with reasons. The test fails on a difference without a row,
// and on a row without a difference. `why` is about the other program, unless it says otherwise.

const notPlayed = 'Here, games of variants with other rules have no moves.';
const escapes =
  'A brace with a backslash before it does not end a comment; the PGN standard has no such escape.';
const openComment = 'A comment without an end goes on to the end of the text; here it ends where tags begin.';
const emptyLine = 'Any empty line ends a game.';
const leadComment = 'A comment before the tags is a game of its own.';
const nullMoves = 'Null moves are not read.';
const noGame = 'A text without a move, a tag or a result is an empty game; here it is none.';
const whole = ['tags', 'plies', 'fen', 'moves', 'variations', 'comments', 'words', 'nags'];
const lastTag = 'The last value of a tag that is repeated wins; here the values are joined.';
const noKing = 'Games without a king are not known.';

/**
 * @typedef {{program: 'kokopu' | 'chessops', text: string, game?: number, fields: string[], why: string}} Difference
 */

/** @type {readonly Difference[]} */
export const differences = [
  {
    program: 'kokopu',
    text: 'test/resources/games/escaped-text/database.pgn',
    fields: ['words'],
    why: escapes,
  },
  {
    program: 'kokopu',
    text: 'test/resources/pgns/misc/database.pgn',
    game: 2,
    fields: ['words'],
    why: escapes,
  },
  {
    program: 'kokopu',
    text: 'test/resources/games/variant-antichess/database.pgn',
    fields: ['fen'],
    why: notPlayed,
  },
  {
    program: 'kokopu',
    text: 'test/resources/games/variant-horde/database.pgn',
    fields: ['fen'],
    why: notPlayed,
  },
  {
    program: 'kokopu',
    text: 'test/resources/pgns/antichess/database.pgn',
    game: 1,
    fields: ['isError', 'plies', 'fen', 'moves'],
    why: notPlayed,
  },
  {
    program: 'kokopu',
    text: 'test/resources/pgns/antichess/database.pgn',
    game: 2,
    fields: ['isError', 'plies', 'fen', 'moves'],
    why: notPlayed,
  },
  {
    program: 'kokopu',
    text: 'test/resources/pgns/horde/database.pgn',
    fields: ['isError', 'plies', 'fen', 'moves'],
    why: notPlayed,
  },
  {
    program: 'kokopu',
    text: 'test/resources/pgns/semantic-error/database.pgn',
    game: 4,
    fields: ['isError'],
    why: 'A variant of an unknown name is an error; here it is shown as chess, with a warning.',
  },
  {
    program: 'kokopu',
    text: 'test/resources/pgns/semantic-error/database.pgn',
    game: 5,
    fields: ['isError'],
    why: 'Chess960 without a FEN tag starts in the orthodox way, which is one of its 960.',
  },
  {
    program: 'kokopu',
    text: 'test/resources/pgns/semantic-error/database.pgn',
    game: 7,
    fields: ['isError'],
    why: 'A null move in check is read, with the warning that every null move has.',
  },
  {
    program: 'kokopu',
    text: 'test/resources/pgns/syntactic-error-1/database.pgn',
    fields: ['games'],
    why: 'Behind an error it looks for a result; here a tag behind an empty line begins a game, too.',
  },
  {
    program: 'kokopu',
    text: 'test/resources/pgns/syntactic-error-4/database.pgn',
    fields: ['games'],
    why: openComment,
  },
  {
    program: 'kokopu',
    text: 'test/TestHistory.js:110',
    fields: ['isError'],
    why: 'Long algebraic notation is not read.',
  },
  {
    program: 'kokopu',
    text: 'test/TestHistory.js:115',
    fields: ['isError'],
    why: 'Long algebraic notation is not read.',
  },
  {
    program: 'kokopu',
    text: 'test/TestHistory.js:120',
    fields: ['isError'],
    why: 'Long algebraic notation is not read.',
  },
  {
    program: 'kokopu',
    text: 'test/TestPgn.js:13',
    fields: ['fen'],
    why: 'A FEN tag counts only beside a SetUp tag.',
  },
  {
    program: 'kokopu',
    text: 'test/TestPgn.js:199',
    fields: ['fen'],
    why: 'A FEN tag counts only beside a SetUp tag.',
  },
  {
    program: 'kokopu',
    text: 'test/TestPgnChess960.js:37',
    fields: ['isError'],
    why: 'A FEN tag without a Variant tag is one of orthodox chess, so that Chess960 castling is not read.',
  },
  {
    program: 'kokopu',
    text: 'test/test_grammar.js:81',
    fields: ['isError'],
    why: 'Points apart from their number are not read.',
  },
  {
    program: 'kokopu',
    text: 'test/test_grammar.js:86',
    fields: ['isError'],
    why: 'Points apart from their number are not read.',
  },
  {
    program: 'kokopu',
    text: 'test/test_grammar.js:165',
    fields: ['isError'],
    why: 'A comment before the tags is not read.',
  },
  {
    program: 'kokopu',
    text: 'usr/share/pychess/learn/lessons/lichess_study_2nd-part-game-puzzles-with-interactive-lessons_by_Francesco_Super_2018.01.03.pgn',
    game: 15,
    fields: ['fen'],
    why: 'A right of a king on g8 is dropped; X-FEN reads it as the right of the outermost rook, and so does chessops.',
  },
  {
    program: 'kokopu',
    text: 'usr/share/pychess/learn/lessons/lichess_study_beautiful-chess-studies-2_by_thijscom_2018.04.17.pgn',
    game: 2,
    fields: ['isError'],
    why: 'The name of Lichess for a game from a position, From Position, is not known.',
  },
  {
    program: 'kokopu',
    text: 'usr/share/pychess/learn/puzzles/mate_in_3.pgn',
    game: 205,
    fields: ['isError'],
    why: 'Quotes inside a tag are not read.',
  },
  {
    program: 'kokopu',
    text: 'usr/share/pychess/learn/puzzles/mate_in_3.pgn',
    game: 211,
    fields: ['isError'],
    why: 'Quotes inside a tag are not read.',
  },
  {
    program: 'kokopu',
    text: 'usr/share/pychess/learn/puzzles/mate_in_4.pgn',
    game: 184,
    fields: ['isError'],
    why: 'Quotes inside a tag are not read.',
  },
  {
    program: 'kokopu',
    text: 'usr/share/pychess/learn/puzzles/mate_in_4.pgn',
    game: 201,
    fields: ['isError'],
    why: 'Quotes inside a tag are not read.',
  },
  {
    program: 'kokopu',
    text: 'usr/share/pychess/learn/puzzles/mate_in_4.pgn',
    game: 202,
    fields: ['isError'],
    why: 'Quotes inside a tag are not read.',
  },
  {
    program: 'kokopu',
    text: 'usr/share/pgn-extract/eco.pgn',
    game: 1,
    fields: ['isError'],
    why: 'A comment before the tags is not read.',
  },
  {
    program: 'chessops',
    text: 'test/resources/games/annotations-2/database.pgn',
    fields: ['nags'],
    why: 'The glyph = is not read.',
  },
  {
    program: 'chessops',
    text: 'test/resources/games/escaped-text/database.pgn',
    fields: ['words'],
    why: 'What follows the first } is not read as text.',
  },
  {
    program: 'chessops',
    text: 'test/resources/games/long-short-comments-variations-1/database.pgn',
    fields: ['games'],
    why: emptyLine,
  },
  {
    program: 'chessops',
    text: 'test/resources/games/long-short-comments-variations-2/database.pgn',
    fields: ['games'],
    why: emptyLine,
  },
  {
    program: 'chessops',
    text: 'test/resources/games/long-short-comments-variations-3/database.pgn',
    fields: ['games'],
    why: emptyLine,
  },
  {
    program: 'chessops',
    text: 'test/resources/games/null-moves/database.pgn',
    fields: ['plies', 'fen', 'moves'],
    why: nullMoves,
  },
  {
    program: 'chessops',
    text: 'test/resources/games/variant-antichess/database.pgn',
    fields: ['fen'],
    why: notPlayed,
  },
  {
    program: 'chessops',
    text: 'test/resources/games/variant-horde/database.pgn',
    fields: ['fen'],
    why: notPlayed,
  },
  {
    program: 'chessops',
    text: 'test/resources/games/variant-no-king/database.pgn',
    fields: ['refused'],
    why: noKing,
  },
  {
    program: 'chessops',
    text: 'test/resources/pgns/antichess/database.pgn',
    game: 1,
    fields: ['plies', 'fen', 'moves'],
    why: notPlayed,
  },
  {
    program: 'chessops',
    text: 'test/resources/pgns/antichess/database.pgn',
    game: 2,
    fields: ['refused'],
    why: 'The name Give away is not known.',
  },
  {
    program: 'chessops',
    text: 'test/resources/pgns/chess960/database.pgn',
    game: 3,
    fields: ['refused'],
    why: 'The name of the variant is not known.',
  },
  {program: 'chessops', text: 'test/resources/pgns/headers/database.pgn', fields: ['games'], why: emptyLine},
  {program: 'chessops', text: 'test/resources/pgns/misc/database.pgn', fields: ['games'], why: emptyLine},
  {
    program: 'chessops',
    text: 'test/resources/pgns/semantic-error/database.pgn',
    fields: ['games'],
    why: emptyLine,
  },
  {
    program: 'chessops',
    text: 'test/resources/pgns/syntactic-error-1/database.pgn',
    fields: ['games'],
    why: emptyLine,
  },
  {
    program: 'chessops',
    text: 'test/resources/pgns/syntactic-error-2/database.pgn',
    fields: whole,
    why: noGame,
  },
  {
    program: 'chessops',
    text: 'test/resources/pgns/syntactic-error-3/database.pgn',
    fields: whole,
    why: noGame,
  },
  {program: 'chessops', text: 'test/TestHistory.js:99', fields: whole, why: noGame},
  {program: 'chessops', text: 'test/test_grammar.js:131', fields: whole, why: noGame},
  {
    program: 'chessops',
    text: 'test/resources/pgns/syntactic-error-5/database.pgn',
    fields: ['games'],
    why: emptyLine,
  },
  {
    program: 'chessops',
    text: 'test/resources/pgns/horde/database.pgn',
    fields: ['plies', 'fen', 'moves'],
    why: notPlayed,
  },
  {
    program: 'chessops',
    text: 'test/resources/pgns/optional-kings/database.pgn',
    game: 1,
    fields: ['refused'],
    why: noKing,
  },
  {
    program: 'chessops',
    text: 'test/resources/pgns/optional-kings/database.pgn',
    game: 2,
    fields: ['refused'],
    why: noKing,
  },
  {
    program: 'chessops',
    text: 'test/resources/pgns/optional-kings/database.pgn',
    game: 3,
    fields: ['refused'],
    why: noKing,
  },
  {
    program: 'chessops',
    text: 'test/resources/pgns/redos-header/database.pgn',
    fields: ['games'],
    why: 'A tag without an end begins a game.',
  },
  {
    program: 'chessops',
    text: 'test/resources/pgns/syntactic-error-4/database.pgn',
    fields: ['games'],
    why: openComment,
  },
  {
    program: 'chessops',
    text: 'test/TestPgn.js:13',
    fields: ['refused'],
    why: 'A position with pawns on the first rank is refused.',
  },
  {
    program: 'chessops',
    text: 'test/test_grammar.js:152',
    fields: ['games'],
    why: 'Without tags or an empty line a game behind a result goes on.',
  },
  {program: 'chessops', text: 'test/test_grammar.js:165', fields: ['games'], why: leadComment},
  {program: 'chessops', text: 'test/test_grammar.js:193', fields: ['plies', 'fen', 'moves'], why: nullMoves},
  {
    program: 'chessops',
    text: 'doc/sampleGameThrow.pgn',
    game: 1,
    fields: ['plies', 'fen', 'moves', 'comments', 'words'],
    why: 'What is no SAN (here German letters) is passed over, with its comment; here it ends its line.',
  },
  {
    program: 'chessops',
    text: 'usr/share/pychess/learn/puzzles/mate_in_3.pgn',
    fields: ['games'],
    why: 'Quotes inside a tag divide the game.',
  },
  {
    program: 'chessops',
    text: 'usr/share/pychess/learn/puzzles/mate_in_4.pgn',
    fields: ['games'],
    why: 'Quotes inside a tag divide the game.',
  },
  {program: 'chessops', text: 'usr/share/pgn-extract/eco.pgn', fields: ['games'], why: leadComment},
  {program: 'kokopu', text: 'test/TestPgn.js:180', fields: ['names'], why: lastTag},
  {program: 'chessops', text: 'test/TestPgn.js:180', fields: ['tags'], why: lastTag},
];
