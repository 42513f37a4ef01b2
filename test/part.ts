/** Of the rows of a long table, every third; all with `npm test -- --full`, and in a file that is asked for by name. */
export const partOf = <Row>(rows: readonly Row[]): readonly Row[] =>
  process.env.FEN_BOARD_FULL ? rows : rows.filter((_, i) => i % 3 === 0);
