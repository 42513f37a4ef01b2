/** Where the move list stands: beside or below the board by the width of the element, or not at all. */
export const movePlaces = ['auto', 'right', 'below', 'none'] as const;
export type MovePlace = (typeof movePlaces)[number];
