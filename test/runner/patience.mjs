/**
 * How long a browser may take to start, to open a page or to answer, in milliseconds: three may share one processor.
 */
export const patience = 180_000;
