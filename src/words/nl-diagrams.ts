import type {DiagramTexts} from './registry.js';

/** Dutch, as far as diagrams say it. */
export const nlDiagrams: DiagramTexts = {
  diagram: {
    pieces: {
      P: ['pion', 'pionnen'],
      N: ['paard', 'paarden'],
      B: ['loper', 'lopers'],
      R: ['toren', 'torens'],
      Q: ['dame', 'dames'],
      K: ['koning', 'koningen'],
      A: ['aartsbisschop', 'aartsbisschoppen'],
      C: ['kanselier', 'kanseliers'],
    },
    name: 'Schaakstelling, {turn}',
    wideName: 'Schaakstelling op een bord van {files} lijnen, {turn}',
    whiteToMove: 'wit aan zet',
    blackToMove: 'zwart aan zet',
    white: 'Wit: {pieces}.',
    black: 'Zwart: {pieces}.',
    noPieces: 'geen stukken',
    emptyBoard: 'Leeg bord.',
    chess960Start: 'Beginstelling {number} van Chess960.',
    check: 'Schaak.',
    whiteMayCastle: 'Wit mag {sides} rokeren.',
    blackMayCastle: 'Zwart mag {sides} rokeren.',
    kingside: 'kort',
    queenside: 'lang',
    withRook: 'met de toren op {square}',
    and: 'en',
    castlingTypes: {
      symmetric: 'Symmetrische rokade: de koning stopt één veld van de rand.',
      modern: 'Moderne rokade: de koning gaat {squares} velden opzij.',
    },
    enPassant: 'De pion op {pawn} kan en passant worden geslagen op {square}.',
    unreadable: 'Schaakdiagram dat niet te lezen is',
    notLoaded:
      'Dit bord is niet helemaal geladen en is alleen een afbeelding. Tik erop om het opnieuw te proberen.',
    marked: 'Gemarkeerd: {marks}.',
    arrows: 'Pijlen: {marks}.',
    arrow: '{from} naar {to}',
    markColors: {green: 'groen', red: 'rood', yellow: 'geel', blue: 'blauw'},
  },
};
