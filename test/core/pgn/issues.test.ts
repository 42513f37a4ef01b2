import {expect} from 'chai';
import {formatFen} from '../../../src/core/notation/index.js';
import {formatPgn, parsePgn, type PgnIssueCode} from '../../../src/core/pgn/index.js';

/** An issue by its code, line and column. */
type Found = `${PgnIssueCode} ${number}:${number}`;

/** Mistakes of real files, the moves that are read in spite of them, and the issues that are reported. */
const rows: readonly (readonly [what: string, text: string, games: readonly string[], ...Found[]])[] = [
  // Moves
  [
    'a bad move ends the main line',
    '1. e4 e5\n2. Ke3 Nf6 (2... c6) 3. Qxd5 1-0',
    ['1. e4 e5 1-0'],
    'move-unreadable 2:4',
  ],
  [
    'a bad move ends its variation alone',
    '1. e4 (1. Qxh8 d5) (1. d4) e5 *',
    ['1. e4 (1. d4) 1... e5 *'],
    'move-unreadable 1:11',
  ],
  [
    'what is inside the rest of a bad line ends with it',
    '1. e4 (1. d4 Kd7 (1... d5) 2. c4 (2. Nf3)) 1... e5 *',
    ['1. e4 (1. d4) 1... e5 *'],
    'move-unreadable 1:14',
  ],
  [
    'null moves',
    '1. e4 -- 2. Z0 0000 3. @@@@ *',
    ['1. e4 -- 2. -- -- 3. -- *'],
    'null-move 1:7',
    'null-move 1:13',
    'null-move 1:16',
    'null-move 1:24',
  ],
  ['a number with an ellipsis', '1. e4 1… e5 *', ['1. e4 e5 *'], 'spelling 1:7'],
  ['a move with its number behind an ellipsis', '1. e4 1…e5 *', ['1. e4 e5 *'], 'spelling 1:7'],
  // Variations
  ['a bracket without a move', '1. e4 ( ) e5 *', ['1. e4 e5 *'], 'variation-empty 1:7'],
  [
    'a bracket with a comment alone',
    '1. e4 ({sharp}) e5 *',
    ['1. e4 {sharp} 1... e5 *'],
    'variation-empty 1:7',
  ],
  ['a variation before the move', '(1. d4 d5) 1. e4 *', ['1. e4 (1. d4 d5) *'], 'variation-early 1:1'],
  ['a variation and no move', '(1. d4 d5) *', ['*'], 'variation-misplaced 1:1'],
  ['a bracket that is not closed', '1. e4 (1. d4 d5 *', ['1. e4 (1. d4 d5) *'], 'variation-unclosed 1:7'],
  [
    'brackets that are not closed before the next game',
    '1. e4 (1. d4 (1. c4 e5 0-1\n\n[White "B"]\n\n1. c4 *',
    ['1. e4 (1. d4 (1. c4 e5)) 0-1', '[White "B"]\n\n1. c4 *'],
    'variation-unclosed 1:7',
  ],
  ['a bracket too many', '1. e4 ) e5 *', ['1. e4 e5 *'], 'stray 1:7'],
  // Results
  ['no result', '1. e4\ne5', ['1. e4 e5 *'], 'result-missing 2:2'],
  [
    'no result but in a tag',
    '[Result "1-0"]\n\n1. e4',
    ['[Result "1-0"]\n\n1. e4 1-0'],
    'result-missing 3:5',
  ],
  ['a result without a space', '1. e4 e5*', ['1. e4 e5 *'], 'result-attached 1:7'],
  [
    'a result without a space behind mate',
    '1. f3 e5 2. g4 Qh4#0-1',
    ['1. f3 e5 2. g4 Qh4# 0-1'],
    'result-attached 1:16',
  ],
  ['a result behind a rank', '1. e4 e51-0', ['1. e4 e5 1-0'], 'result-attached 1:7'],
  ['½-½', '1. e4 ½-½', ['1. e4 1/2-1/2'], 'spelling 1:7'],
  ['½', '1. e4 ½', ['1. e4 1/2-1/2'], 'spelling 1:7'],
  ['1/2', '1. e4 1/2', ['1. e4 1/2-1/2'], 'spelling 1:7'],
  ['1:0', '1. e4 1:0', ['1. e4 1-0'], 'spelling 1:7'],
  ['0–1 with a dash', '1. e4 0–1', ['1. e4 0-1'], 'spelling 1:7'],
  [
    'a wrong move in a variation of a main line that could also be Romanian',
    '[FEN "nrkbqnbr/2ppp2p/pp6/5pp1/P1P5/8/1P1PPPPP/NRKBQNBR w KQkq - 0 1"]\n\n1. Nb3 (1. e4 e5 2. Nf3) *',
    ['[FEN "nrkbqnbr/2ppp2p/pp6/5pp1/P1P5/8/1P1PPPPP/NRKBQNBR w KQkq - 0 1"]\n\n1. Nb3 (1. e4 e5) *'],
    'move-unreadable 3:21',
  ],
  ['a result in a variation', '1. e4 (1. d4 d5 1/2-1/2) e5 *', ['1. e4 (1. d4 d5 {1/2-1/2}) 1... e5 *']],
  ['an open result in a variation', '1. e4 (1. d4 d5 *) e5 *', ['1. e4 (1. d4 d5) 1... e5 *']],
  // The end of a game
  [
    'tags behind a result without an empty line',
    '1. e4 *\n[White "B"]\n1. d4 *',
    ['1. e4 *', '[White "B"]\n\n1. d4 *'],
    'tag-line 2:1',
  ],
  [
    'tags on the line of a result',
    '1. e4 * [White "B"]\n1. d4 *',
    ['1. e4 *', '[White "B"]\n\n1. d4 *'],
    'tag-line 1:9',
  ],
  [
    'games without tags and results',
    '1. e4 e5\n\n1. d4 d5\n\n1.c4 c5',
    ['1. e4 e5 *', '1. d4 d5 *', '1. c4 c5 *'],
    'result-missing 1:8',
    'result-missing 3:8',
    'result-missing 5:7',
  ],
  [
    'a game of tags alone before another',
    '[Event "A"]\n\n[Event "B"]\n\n1. e4 *',
    ['[Event "A"]\n\n*', '[Event "B"]\n\n1. e4 *'],
    'result-missing 1:11',
  ],
  // Tags
  [
    'a tag that is repeated with another value',
    '[Annotator "A"]\n[Annotator "B"]\n\n*',
    ['[Annotator "A:B"]\n\n*'],
    'tag-repeated 2:1',
  ],
  [
    'a tag that contradicts an earlier one',
    '[Result "1-0"]\n[Result "0-1"]\n\n1. e4 0-1',
    ['[Result "0-1"]\n\n1. e4 0-1'],
    'tag-contradicted 2:1',
  ],
  [
    'a tag that is repeated where it was unknown',
    '[White "?"]\n[White "B"]\n[White "?"]\n\n*',
    ['[White "B"]\n\n*'],
  ],
  ['a tag that is repeated with its value', '[White "A"]\n[White "A"]\n\n*', ['[White "A"]\n\n*']],
  [
    'quotes inside a tag',
    '[White "A"]\n[Event "The "big" one"]\n\n*',
    ['[Event "The \\"big\\" one"]\n[White "A"]\n\n*'],
    'tag-quotes 2:1',
  ],
  [
    'quotes at the end of a tag',
    '[Event "The "big""]\n\n*',
    ['[Event "The \\"big\\""]\n\n*'],
    'tag-quotes 1:1',
  ],
  ['curly quotes around a tag', '[Event “Opera”]\n\n*', ['[Event "Opera"]\n\n*'], 'tag-quotes 1:1'],
  [
    'what is no tag',
    '[Table 4]\n[White A]\n[Black "B"]\n1. e4 [%clk] e5 *',
    ['[White "A"]\n[Black "B"]\n\n1. e4 e5 *'],
    'tag-unreadable 1:1',
    'spelling 2:1',
    'tag-unreadable 4:7',
  ],
  [
    'a FEN that cannot be read leaves its game out',
    '[White "A"]\n[FEN "no"]\n\n1. e4 *\n\n[White "B"]\n\n1. d4 *',
    ['[White "B"]\n\n1. d4 *'],
    'fen-unreadable 2:1',
  ],
  [
    'a variant that is not played here has its tags and no moves',
    '[White "A"]\n[Variant "Atomic"]\n\n1. e4 (1. d4) e5 {boom} 2. Bb5 1-0',
    ['[White "A"]\n[Variant "Atomic"]\n\n1-0'],
    'variant-unknown 2:1',
  ],
  [
    'a variant with other moves has its tags and no moves',
    '[Variant "Crazyhouse"]\n\n1. e4 (1. Ke3) d5 2. exd5 {so} P@e4 $999 1-0',
    ['[Variant "Crazyhouse"]\n\n1-0'],
    'variant-unknown 1:1',
  ],
  ...['Unknown', 'n/a', 'Rapid', 'Three-check', 'King of the Hill', 'Double Chess'].map(
    (variant) =>
      [
        `the moves of “${variant}”`,
        `[Variant "${variant}"]\n\n1. e4 (1. Ke3) e5 *`,
        [`[Variant "${variant}"]\n\n1. e4 e5 *`],
        'variant-assumed 1:1',
        'move-unreadable 3:11',
      ] as const,
  ),
  ...[
    'Standard Chess',
    'DFRC',
    'Double Fischer Random',
    'Double Chess960',
    'Chess9LX',
    'Fischerandom/Chess960',
    'Freestyle',
  ].map(
    (variant) =>
      [
        `the moves of “${variant}”, whose rules are known`,
        `[Variant "${variant}"]\n\n1. e4 e5 *`,
        [`[Variant "${variant}"]\n\n1. e4 e5 *`],
      ] as const,
  ),
  [
    'a double start of Chess960',
    '[Variant "DFRC"]\n[FEN "rkrbnnqb/pppppppp/8/8/8/8/PPPPPPPP/BBQNNRKR w HFca - 0 1"]\n\n1. e4 e5 *',
    ['[FEN "rkrbnnqb/pppppppp/8/8/8/8/PPPPPPPP/BBQNNRKR w HFca - 0 1"]\n[Variant "DFRC"]\n\n1. e4 e5 *'],
  ],
  ['a variant without a FEN that needs one', '[Variant "CRC"]\n\n1. e4 *', [], 'fen-missing 1:1'],
  [
    'a tag that mail has broken over lines',
    '[Event "The very long name of\r\n  an event"]\r\n[Site "https://example.org/\r\ngame"]\r\n\r\n1. e4 *',
    ['[Event "The very long name of an event"]\n[Site "https://example.org/game"]\n\n1. e4 *'],
    'tag-broken 1:1',
    'tag-broken 3:1',
  ],
  [
    'a value without an end, over lines',
    '[Event "A\nB\n[Site "C"]\n\n1. e4 *',
    ['[Site "C"]\n\n1. e4 *'],
    'tag-unreadable 1:1',
    'prose 2:1',
  ],
  // Text around the game
  ['a greeting', 'Hi Bob, here is my game:\n\n1. e4 e5 *', ['1. e4 e5 *'], 'prose 1:1'],
  ['a greeting on the line of the moves', 'Hi Bob, here is my game: 1.e4 e5 *', ['1. e4 e5 *'], 'prose 1:1'],
  [
    'a greeting with moves, numbers, brackets and a semicolon',
    'Hi Bob; on 3 May 2024 (a Friday)\nwe played e4 again, after 12 games of d4.\n\ne4 e5 *',
    ['1. e4 e5 *'],
    'prose 1:1',
  ],
  [
    'a greeting before tags with a FEN',
    'My study\n\n[FEN "4k3/8/8/8/8/8/4P3/4K3 w - - 0 14"]\n\nThe text says:\n14. e4 *',
    ['[FEN "4k3/8/8/8/8/8/4P3/4K3 w - - 0 14"]\n\n14. e4 *'],
    'prose 1:1',
    'prose 5:1',
  ],
  [
    'a remark between two games, and a farewell',
    '1. e4 1-0\n\nThe second one:\n\n1. d4 0-1\n\nRegards,\nAnna',
    ['1. e4 1-0', '1. d4 0-1'],
    'prose 3:1',
    'prose 7:1',
  ],
  ['no game at all', 'Hello world', [], 'prose 1:1'],
  // Other notations
  ...(
    [
      ['figurines', '1. e4 e5 2. ♘f3 ♞\ufe0ec6 3. ♗b5! a6 *', '1. e4 e5 2. Nf3 Nc6 3. Bb5 $1 a6 *', 13],
      ['numbers', '1. 5254 5755 2. 7163! 2836 3. 6125 *', '1. e4 e5 2. Nf3 $1 Nc6 3. Bb5 *', 4],
      [
        'German letters',
        '1. e4 e5 2. Sf3 Sc6 3. Lb5 (3. Lc4 Lc5) 3... a6 *',
        '1. e4 e5 2. Nf3 Nc6 3. Bb5 (3. Bc4 Bc5) 3... a6 *',
        13,
      ],
      ['French letters', '1. e4 e5 2. Cf3 Cc6 3. Fb5 a6 *', '1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 *', 13],
      ['Spanish letters', '1. e4 e5 2. Cf3 Cc6 3. Ab5 a6 *', '1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 *', 13],
      ['Dutch letters', '1. e4 e5 2. Pf3 Pc6 3. Lb5 a6 *', '1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 *', 13],
      ['Dutch knights, where pawns could go', '1. e4 e5 2. Pf3 Pc6 *', '1. e4 e5 2. Nf3 Nc6 *', 13],
      ['Polish letters', '1. e4 e5 2. Sf3 Sc6 3. Gb5 He7 *', '1. e4 e5 2. Nf3 Nc6 3. Bb5 Qe7 *', 13],
      [
        'Russian letters',
        '1. е4 e5 2. Кf3 Кc6 3. Сb5 a6 4. Крe2 *',
        '1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Ke2 *',
        4,
      ],
      [
        'a German promotion',
        '[FEN "8/P6k/8/8/8/8/8/K7 w - - 0 1"]\n\n1. a8=D *',
        '[FEN "8/P6k/8/8/8/8/8/K7 w - - 0 1"]\n\n1. a8=Q *',
        4,
      ],
      [
        'a promotion to a figurine',
        '[FEN "8/P6k/8/8/8/8/8/K7 w - - 0 1"]\n\n1. a8=♕ *',
        '[FEN "8/P6k/8/8/8/8/8/K7 w - - 0 1"]\n\n1. a8=Q *',
        4,
      ],
      [
        'a numeric promotion',
        '[FEN "8/P6k/8/8/8/8/8/K7 w - - 0 1"]\n\n1. 17182 *',
        '[FEN "8/P6k/8/8/8/8/8/K7 w - - 0 1"]\n\n1. a8=R *',
        4,
      ],
    ] as const
  ).map(
    ([what, text, game, column]) =>
      [what, text, [game], `move-notation ${text.split('\n').length}:${column}`] as const,
  ),
  [
    'German letters after a game without an empty line between them',
    '1. e4 *\n[White "Anna"]\n\n1. e4 e5 2. Sf3 *',
    ['1. e4 *', '[White "Anna"]\n\n1. e4 e5 2. Nf3 *'],
    'tag-line 2:1',
    'move-notation 4:13',
  ],
  ['a pawn with its letter', '1. Pe4 Pe5 *', ['1. e4 e5 *']],
  [
    'a German game with a mistake',
    '1. e4 e5 2. Sf3 Sc6 3. Lb6 *',
    ['1. e4 e5 2. Nf3 Nc6 *'],
    'move-notation 1:13',
    'move-unreadable 1:24',
  ],
  [
    'a letter that does not fit the others',
    '1. e4 e5 2. Sf3 Nc6 3. Bb5 *',
    ['1. e4 e5 *'],
    'move-unreadable 1:13',
  ],
  // Results
  ['a double forfeit', '1. e4 e5 0-0', ['1. e4 e5 *'], 'double-forfeit 1:10'],
  ['a double forfeit without moves', '[White "A"]\n\n0-0', ['[White "A"]\n\n*'], 'double-forfeit 3:1'],
  [
    'a double forfeit, and a tag in small letters',
    '[white "A"]\n\n0-0',
    ['[White "A"]\n\n*'],
    'spelling 1:1',
    'double-forfeit 3:1',
  ],
  [
    'an unreadable start in small letters, before moves that could be played',
    '[fen "8"](\n\n1. e4 *',
    [],
    'fen-unreadable 1:1',
    'spelling 1:1',
  ],
  ['castling that is not legal', '1. e4 0-0 2. d4 *', ['1. e4 *'], 'move-unreadable 1:7'],
  // Comments and annotations
  ['braces inside a comment', '1. e4 {a {b} c} e5 *', ['1. e4 {a (b) c} 1... e5 *'], 'comment-nested 1:7'],
  [
    'braces inside braces inside a comment',
    '1. e4 {a {b {c} d} e} e5 *',
    ['1. e4 {a (b (c) d) e} 1... e5 *'],
    'comment-nested 1:7',
  ],
  [
    'a comment without a closing brace',
    '1. e4 {and then\ne5',
    ['1. e4 {and then e5} *'],
    'comment-unclosed 1:7',
    'result-missing 2:2',
  ],
  [
    'a comment without a closing brace before another game',
    '1. e4 {and then\n\n[White "B"]\n\n1. d4 {so} *',
    ['1. e4 {and then} *', '[White "B"]\n\n1. d4 {so} *'],
    'comment-unclosed 1:7',
    'result-missing 1:15',
  ],
  ...['Nf', 'exd', 'e', 'R', 'Nf33'].map(
    (move) =>
      [
        `half a move at the end: ${move}`,
        `1. e4 e5 2. ${move} *`,
        ['1. e4 e5 *'],
        'move-unreadable 1:13',
      ] as const,
  ),
  ['text that moves follow', '1. e4 e5 so 2. Nf3 Nc6 *', ['1. e4 e5 *'], 'move-unreadable 1:10'],
  ['an unmatched brace', '1. e4 } e5 *', ['1. e4 e5 *'], 'stray 1:7'],
  [
    'a glyph before the tags',
    '! $2 [FEN "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1"]\n\n1. e4 *',
    ['[FEN "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1"]\n\n1. e4 *'],
    'stray 1:1',
    'stray 1:3',
  ],
  [
    'a tag without its end among the moves',
    '1. e4 e5\n\n[FEN "4k3/8/8/8/8/8/8/4K3 w - - 0 1]\n*',
    ['1. e4 e5 *'],
    'tag-unreadable 3:1',
  ],
  ['a percent sign inside a line', '1. e4 % e5 *', ['1. e4 e5 *'], 'stray 1:7'],
  [
    'numbers that are not annotations',
    '1. e4 $0 $256 $ $14 e5!!! *',
    ['1. e4 $14 e5 $3 *'],
    'nag-unreadable 1:7',
    'nag-unreadable 1:10',
    'nag-unreadable 1:15',
    'spelling 1:23',
  ],
  [
    'suffixes that are not glyphs',
    '1. e4!?? e5?!! *',
    ['1. e4 e5 *'],
    'glyph-unreadable 1:6',
    'glyph-unreadable 1:12',
  ],
  [
    'commands that cannot be read',
    '{[%csl Gx9]} 1. e4 {so [%cal Ge2e4,Xd1h5] [%clk soon]} e5 {[%mdl 4]} *',
    ['{[%csl Gx9]} 1. e4 {[%cal Ge2e4,Gd1h5] [%clk soon] so} 1... e5 {[%mdl 4]} *'],
    'command-unreadable 1:8',
    'spelling 1:36',
    'command-unreadable 1:43',
  ],
  // Lines
  ['line ends of the old Macintosh', '\r\r1. e4 {a\rb}\r\r Ke3 *', ['1. e4 {a b} *'], 'move-unreadable 6:2'],
  ['line ends of Windows', '\r\n1. e4\r\n\r\n Ke3 *', ['1. e4 *'], 'move-unreadable 4:2'],
];

describe('parsePgn reads a text in spite of mistakes, and reports them:', () => {
  for (const [what, text, games, ...found] of rows) {
    it(what, () => {
      const parsed = parsePgn(text);
      expect(parsed.games.map((game) => formatPgn(game).trimEnd())).to.deep.equal(games);
      expect(parsed.issues.map(({code, line, column}) => `${code} ${line}:${column}`)).to.deep.equal(found);
      for (const {index, length, line, column} of parsed.issues) {
        const before = text.slice(0, index).split(/\r\n?|\n/);
        expect([before.length, (before.at(-1)?.length ?? 0) + 1]).to.deep.equal([line, column]);
        expect(index + length).to.be.at.most(text.length);
      }
    });
  }

  it('with the move number, the half-move and the depth of the variation', () => {
    const [main, inner] = parsePgn('1. e4 e5 2. Ke3 *\n\n1. e4 (1. d4 d5 2. Kd3) e5 *').issues;
    expect(main).to.deep.include({game: 1, ply: 3, depth: 0, severity: 'error'});
    expect(main?.message).to.equal('2. Ke3 cannot be played. The king on e1 cannot go to e3.');
    expect(main?.values).to.deep.equal({move: '2. Ke3'});
    expect(main?.cause?.code).to.equal('piece-cannot-move');
    expect(inner).to.deep.include({game: 2, ply: 3, depth: 1});
  });

  it('naming the notation, and the text that is no game', () => {
    const messages = (text: string) => parsePgn(text).issues.map(({message}) => message);
    expect(messages('Hi Bob,\nhere is my game:\n1. e4 e5 2. Cf3! *')).to.deep.equal([
      '“Hi Bob, here is my game:” is not part of a game.',
      '“Cf3!” is in French letters; PGN has “Nf3!”.',
    ]);
    expect(messages('1. e4 e5 2. Cf3 Nf6 *')).to.deep.equal([
      '2. Cf3 cannot be played. “Cf3” is not a move. Write it like Nf3, exd5, e8=Q, O-O or g1f3.',
    ]);
    expect(messages('1. e4 !?? *')).to.deep.equal(['“!??” is not a glyph; expected !, ?, !!, ??, !? or ?!.']);
    expect(messages('1. e4 e5 0-0')).to.deep.equal([
      '“0-0” means that both players have lost, which PGN cannot say.',
    ]);
  });

  it('quoting only a short part of the text, without line breaks or direction marks', () => {
    const {issues} = parsePgn(`[${'x'.repeat(5000)}\n${'y'.repeat(5000)}\n[\u202eEvent\u001b[2J] *`);
    expect(issues.length).to.be.greaterThan(2);
    for (const {message} of issues) {
      expect(message.length).to.be.lessThan(300);
      expect(message).to.not.match(/[\p{Cc}\p{Cf}]/u);
    }
  });

  it('in an unknown variant, with the position of its FEN', () => {
    const [game] = parsePgn(
      '[Variant "Atomic"]\n[FEN "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/PPPPPPPP w kq - 0 1"]\n\n1. e4 *',
    ).games;
    expect(game?.moves).to.deep.equal([]);
    expect(game && formatFen(game.start)).to.match(/^rnbqkbnr/);
  });
});

describe('a thousand nested variations', () => {
  const rows: readonly (readonly [what: string, text: string])[] = [
    ['without moves', '1. e4 ' + '('.repeat(1000) + ')'.repeat(1000) + ' e5 *'],
    ['each with a move', '1. e4 ' + '(1. d4 (1. e4 '.repeat(500) + ')'.repeat(1000) + ' e5 *'],
    ['that are never closed', '1. e4 ' + '(1. d4 (1. e4 '.repeat(500)],
  ];
  for (const [what, text] of rows) {
    it(`${what} give an issue, and a game that can be written and read`, () => {
      const {games, issues} = parsePgn(text);
      const [depth] = issues.filter(({code}) => code === 'variation-depth');
      expect(depth?.message).to.match(/more than 200 deep/);
      const [game] = games;
      if (!game) throw new Error('No game.');
      expect(game.moves[0]?.san).to.equal('e4');
      expect(formatPgn(parsePgn(formatPgn(game)).games[0] ?? game)).to.equal(formatPgn(game));
    });
  }
});
