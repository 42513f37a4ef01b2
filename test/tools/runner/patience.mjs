/**
 * The time limit for a browser to start, open a page or respond, in milliseconds: three may share one processor.
 */
export const patience = 180_000;
