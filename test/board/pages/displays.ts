/** The values of `display` that a page may give a board. */
export const displays = [
  'block',
  'inline',
  'inline-block',
  'flex',
  'inline-flex',
  'grid',
  'inline-grid',
  'flow-root',
  'list-item',
  'table',
  'table-cell',
  'contents',
];
