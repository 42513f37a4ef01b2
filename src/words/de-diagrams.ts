import type {DiagramTexts} from './registry.js';

/** German, as far as diagrams say it. */
export const deDiagrams: DiagramTexts = {
  diagram: {
    pieces: {
      P: ['Bauer', 'Bauern'],
      N: ['Springer', 'Springer'],
      B: ['Läufer', 'Läufer'],
      R: ['Turm', 'Türme'],
      Q: ['Dame', 'Damen'],
      K: ['König', 'Könige'],
      A: ['Erzbischof', 'Erzbischöfe'],
      C: ['Kanzler', 'Kanzler'],
    },
    name: 'Schachstellung, {turn}',
    wideName: 'Schachstellung auf einem Brett mit {files} Linien, {turn}',
    whiteToMove: 'Weiß am Zug',
    blackToMove: 'Schwarz am Zug',
    white: 'Weiß: {pieces}.',
    black: 'Schwarz: {pieces}.',
    noPieces: 'keine Figuren',
    emptyBoard: 'Leeres Brett.',
    chess960Start: 'Startstellung {number} von Chess960.',
    check: 'Schach.',
    whiteMayCastle: 'Weiß darf {sides} rochieren.',
    blackMayCastle: 'Schwarz darf {sides} rochieren.',
    kingside: 'kurz',
    queenside: 'lang',
    withRook: 'mit dem Turm {square}',
    and: 'und',
    castlingTypes: {
      symmetric: 'Symmetrische Rochade: Der König hält ein Feld vor dem Rand.',
      modern: 'Moderne Rochade: Der König zieht {squares} Felder.',
    },
    enPassant: 'Der Bauer {pawn} kann en passant auf {square} geschlagen werden.',
    unreadable: 'Schachdiagramm, das sich nicht lesen lässt',
    notLoaded:
      'Dieses Brett wurde nicht vollständig geladen und ist nur ein Bild. Antippen, um es erneut zu versuchen.',
    marked: 'Markiert: {marks}.',
    arrows: 'Pfeile: {marks}.',
    arrow: '{from} nach {to}',
    markColors: {green: 'grün', red: 'rot', yellow: 'gelb', blue: 'blau'},
  },
};
