/** A figurine: its place and its width on a square of 45 × 45 units, and its path data, a body with one line. */
interface Figurine {
  readonly left: number;
  readonly width: number;
  readonly path: string;
}

/**
 * Figurines for lists of moves, drawn for text of 14 to 20 pixels, not the art of a board made small: lines without fill, and
 * as wide as the piece, so that no gap divides a bishop from its square. Drawn for this project, MIT.
 */
export const figurines: {readonly [role: string]: Figurine | undefined} = {
  K: {
    left: 2,
    width: 41,
    path: 'M22.5 16c2.5-5 17-6.5 17 4 0 5-5 7.5-6 11l2 7h-26l2-7c-1-3.5-6-6-6-11 0-10.5 14.5-9 17-4zM22.5 16v-12.5M18 7.5h9',
  },
  Q: {
    left: 0.5,
    width: 44,
    path: 'M22.5 5.5l4.9 12 5.6-9.5 1.2 10.5 6.8-6.5-5.8 19 1.3 7h-28l1.3-7-5.8-19 6.8 6.5 1.2-10.5 5.6 9.5 4.9-12zM9.8 31h25.4',
  },
  R: {
    left: 4.3,
    width: 36.4,
    path: 'M22.5 8h2.6v6h6.6v-6h5.5v10.5l-4.5 3.5v9h3.8v7h-28v-7h3.8v-9l-4.5-3.5v-10.5h5.5v6h6.6v-6h2.6zM12.3 31h20.4',
  },
  B: {
    left: 5.5,
    width: 34,
    path: 'M22.5 3.5c2 0 3.3 1.3 3.3 2.9 0 1.2-.6 2.2-1.6 2.8 5.4 3 10 7.1 10 12.5 0 3.9-2 7-5 9.3h6.8v7h-27v-7h6.8c-3-2.3-5-5.4-5-9.3 0-5.4 4.6-9.5 10-12.5-1-.6-1.6-1.6-1.6-2.8 0-1.6 1.3-2.9 3.3-2.9zM15.8 31h13.4',
  },
  N: {
    left: 1.7,
    width: 38.7,
    path: 'M13 38c.6-5.4 9-7.6 9.4-16.2-2.8 2.2-6.4 1-8.6 3.2-1.5 1.7-3.2 3.6-5.6 2.6-3.2-1.2-3.6-4.8-2.2-7.2 2.2-3.6 4.6-6.2 6.8-9.4.4-2.8 1.2-5.2 2.8-7.4 2.4 1.4 4.2 3.4 5.4 5.6 11.8.8 17.4 11.6 15.6 28.8zM15 15.8l1.2-.8',
  },
  A: {
    left: 1.9,
    width: 39.1,
    path: 'M14 38c.6-3.4 8-5.2 8.4-13.4-2.8 2.2-6.4 1-8.6 3-1.5 1.6-3.2 3.2-5.6 2.2-3-1.2-3.4-4.6-2-6.8 1.8-2.6 5.2-3.8 7.2-6.6h-1.4c.2-4.6 5.6-5.8 9-8.4-.7-.6-1.1-1.4-1.1-2.2 0-1.6 1.3-2.8 3.1-2.8 1.8 0 3.1 1.2 3.1 2.8 0 .8-.4 1.6-1.1 2.2 3.4 2.6 8.8 3.8 9 8.4h-1.8c5.2 5.1 6.2 13 4.6 21.6zM13.4 16.4h18.8',
  },
  C: {
    left: 1.9,
    width: 39.1,
    path: 'M14 38c.6-3.4 8-5.2 8.4-13.4-2.8 2.2-6.4 1-8.6 3-1.5 1.6-3.2 3.2-5.6 2.2-3-1.2-3.4-4.6-2-6.8 1.8-2.6 5.2-3.8 7.2-6.6l-3.4-3.4v-9h4.4v5.4h6.6v-5.4h4.2v5.4h6.6v-5.4h4.4v9l-3.4 3.4c4.6 5.1 5.6 13 4 21.6zM13.4 16.4h19.4',
  },
};
