import type {DiagramTexts} from './registry.js';

/** French, as far as diagrams say it. */
export const frDiagrams: DiagramTexts = {
  diagram: {
    pieces: {
      P: ['pion', 'pions'],
      N: ['cavalier', 'cavaliers'],
      B: ['fou', 'fous'],
      R: ['tour', 'tours'],
      Q: ['dame', 'dames'],
      K: ['roi', 'rois'],
      A: ['archevêque', 'archevêques'],
      C: ['chancelier', 'chanceliers'],
    },
    name: 'Position d’échecs, {turn}',
    wideName: 'Position d’échecs sur un échiquier de {files} colonnes, {turn}',
    whiteToMove: 'trait aux Blancs',
    blackToMove: 'trait aux Noirs',
    white: 'Blancs\u202f: {pieces}.',
    black: 'Noirs\u202f: {pieces}.',
    noPieces: 'aucune pièce',
    emptyBoard: 'Échiquier vide.',
    chess960Start: 'Position de départ {number} de Chess960.',
    check: 'Échec.',
    whiteMayCastle: 'Les Blancs peuvent faire {sides}.',
    blackMayCastle: 'Les Noirs peuvent faire {sides}.',
    kingside: 'le petit roque',
    queenside: 'le grand roque',
    withRook: 'avec la tour {square}',
    and: 'et',
    castlingTypes: {
      symmetric: 'Roque symétrique\u202f: le roi s’arrête à une case du bord.',
      modern: 'Roque moderne\u202f: le roi se déplace de {squares} cases.',
    },
    enPassant: 'Le pion {pawn} peut être pris en passant en {square}.',
    unreadable: 'Diagramme d’échecs illisible',
    notLoaded:
      'Cet échiquier n’a pas pu être chargé entièrement\u202f: ce n’est qu’une image. Touchez-le pour réessayer.',
    marked: 'Cases marquées\u202f: {marks}.',
    arrows: 'Flèches\u202f: {marks}.',
    arrow: 'de {from} à {to}',
    markColors: {green: 'en vert', red: 'en rouge', yellow: 'en jaune', blue: 'en bleu'},
  },
};
