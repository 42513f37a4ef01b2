/** Whether the rows of a long table are all tested: `npm test` takes some, and `--full` and a file that is asked for by name each. */
export const isFull =
  typeof document === 'object'
    ? document.documentElement.dataset.extent !== 'part'
    : Boolean(process.env.FEN_BOARD_FULL);

/** Every third row of a long table, or all. */
export const partOf = <Row>(rows: readonly Row[]): readonly Row[] =>
  isFull ? rows : rows.filter((_, i) => i % 3 === 0);
