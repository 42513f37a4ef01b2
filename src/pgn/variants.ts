import {capablancaStart, chessStart} from '../notation/position.js';

/** Names of orthodox chess and of Chess960, which has a `FEN` tag unless it starts in the orthodox way. */
const eightFiles = [
  ...[
    '',
    'chess',
    'standard',
    'normal',
    'regular',
    'orthodox',
    'classical',
    'fromposition',
    'setup',
    'wild/0',
  ],
  ...['960', 'chess960', 'frc', 'fischerrandom', 'fischerandom', 'fischerandomchess', 'fischerrandomchess'],
  ...['freestyle', 'freestylechess', 'wild/fr'],
];

/** In Janus chess the king castles to b and i, in Embassy chess by three squares. */
const starts: ReadonlyMap<string, string | null> = new Map([
  ...eightFiles.map((name) => [name, chessStart] as const),
  ['nocastle', 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w - - 0 1'],
  ['capablanca', capablancaStart],
  ['gothic', 'rnbqckabnr/pppppppppp/10/10/10/10/PPPPPPPPPP/RNBQCKABNR w KQkq - 0 1'],
  ['janus', 'ranbkqbnar/pppppppppp/10/10/10/10/PPPPPPPPPP/RANBKQBNAR w sKQkq - 0 1'],
  ['embassy', 'rnbqkcabnr/pppppppppp/10/10/10/10/PPPPPPPPPP/RNBQKCABNR w mKQkq - 0 1'],
  ['caparandom', null],
  ['capablancarandom', null],
  ['capablancarandomchess', null],
  ['crc', null],
  // Diagrams and studies with a king too few, as kokopu names them.
  ['noking', null],
  ['whitekingonly', null],
  ['blackkingonly', null],
]);

/**
 * Where a game starts that has this `Variant` tag and no `FEN` tag. Case, spaces and hyphens do not matter.
 *
 * @returns the FEN; null if the game needs a `FEN` tag; undefined if it is not played here (atomic, antichess, …).
 */
export const startOf = (variant: string): string | null | undefined =>
  starts.get(variant.toLowerCase().replace(/[^a-z0-9/]/g, ''));
