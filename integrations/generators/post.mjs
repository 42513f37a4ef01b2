// A post with all kinds of blocks, and the expected content of a page made from it.
import {ladder, start} from '../../test/tools/fixtures/positions.ts';

export const solution = '1. Ra7 Kg8 2. Rb8#';
/** The blocks of the post: their language and text. */
export const blocks = [
  ['fen', `${start}\norientation: black\nmarks: Ge4 Yg1f3\nturn-marker\ncaption: The start`],
  ['fen', `# Two\n${start}\n\n${ladder}\nsolution: ${solution}`],
  ['pgn', 'at: 2\nletters: figurine\n\n[White "Anna"]\n\n1. e4 e5 2. Nf3 (2. f4 exf4) 2... Nc6 *'],
  ['fen', '8/8/9/8/8/8/8/8 w - - 0 1'],
  ['pgn', 'Portable Game Notation is plain text.'],
];
const fences = blocks.map(([language, text]) => `\`\`\`${language}\n${text}\n\`\`\`\n`).join('\n');
export const markdown = `# A post\n\n${fences}\nThe end.\n`;

/** The expected content of the page after the script has run. */
export const wanted = {
  boards: [
    {
      fen: start,
      orientation: 'black',
      marks: 'Ge4 Yg1f3',
      turnMarker: true,
      caption: 'The start',
      mode: 'view',
    },
    {fen: start, orientation: 'white', marks: null, turnMarker: false, caption: null, mode: 'view'},
    {fen: ladder, orientation: 'white', marks: null, turnMarker: false, caption: null, mode: 'solve'},
  ],
  games: [{at: '2', letters: 'figurine', moves: 'e4 e5 Nf3 Nc6', white: 'Anna'}],
  // Blocks that cannot be read stay text.
  texts: [true, true],
};

/** The content of the page; runs in the page. */
export const seen = () => ({
  boards: Array.from(
    document.querySelectorAll('fen-board:not(fen-game *)'),
    ({fen, orientation, marks, turnMarker, mode, children}) => ({
      fen,
      orientation: orientation.toLowerCase(),
      marks,
      turnMarker,
      caption: [...children].find((child) => child.slot === 'caption')?.textContent ?? null,
      mode,
    }),
  ),
  games: Array.from(document.querySelectorAll('fen-game'), ({at, letters, games: [game]}) => ({
    at,
    letters,
    moves: game?.moves.map(({san}) => san).join(' '),
    white: game?.tags.get('White'),
  })),
  texts: ['8/8/9/8/8/8/8/8', 'Portable Game Notation'].map((text) => document.body.innerText.includes(text)),
});
