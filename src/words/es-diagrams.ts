import type {DiagramTexts} from './registry.js';

/** Spanish, as far as diagrams say it. */
export const esDiagrams: DiagramTexts = {
  diagram: {
    pieces: {
      P: ['peón', 'peones'],
      N: ['caballo', 'caballos'],
      B: ['alfil', 'alfiles'],
      R: ['torre', 'torres'],
      Q: ['dama', 'damas'],
      K: ['rey', 'reyes'],
      A: ['arzobispo', 'arzobispos'],
      C: ['canciller', 'cancilleres'],
    },
    name: 'Posición de ajedrez, {turn}',
    wideName: 'Posición de ajedrez en un tablero de {files} columnas, {turn}',
    whiteToMove: 'juegan blancas',
    blackToMove: 'juegan negras',
    white: 'Blancas: {pieces}.',
    black: 'Negras: {pieces}.',
    noPieces: 'ninguna pieza',
    emptyBoard: 'Tablero vacío.',
    chess960Start: 'Posición inicial {number} de Chess960.',
    check: 'Jaque.',
    whiteMayCastle: 'Las blancas pueden hacer {sides}.',
    blackMayCastle: 'Las negras pueden hacer {sides}.',
    kingside: 'el enroque corto',
    queenside: 'el enroque largo',
    withRook: 'con la torre de {square}',
    and: 'y',
    castlingTypes: {
      symmetric: 'Enroque simétrico: el rey se detiene a una casilla del borde.',
      modern: 'Enroque moderno: el rey se mueve {squares} casillas.',
    },
    enPassant: 'El peón de {pawn} puede ser capturado al paso en {square}.',
    unreadable: 'Diagrama de ajedrez ilegible',
    notLoaded:
      'Este tablero no se ha cargado del todo y es solo una imagen. Púlselo para volver a intentarlo.',
    marked: 'Casillas marcadas: {marks}.',
    arrows: 'Flechas: {marks}.',
    arrow: 'de {from} a {to}',
    markColors: {green: 'en verde', red: 'en rojo', yellow: 'en amarillo', blue: 'en azul'},
  },
};
