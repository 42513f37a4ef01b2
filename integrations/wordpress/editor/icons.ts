import {createElement, type Node} from './wordpress.js';

const icon = (path: string): Node =>
  createElement(
    'svg',
    {viewBox: '0 0 24 24', width: 24, height: 24, 'aria-hidden': true},
    createElement('path', {d: path, fillRule: 'evenodd'}),
  );

/** A board of four by four squares. */
export const boardIcon = icon(
  'M3 3h18v18H3zM4.5 4.5V8.25H8.25V4.5zM8.25 8.25V12H12V8.25zM12 4.5V8.25h3.75V4.5zM15.75 8.25V12h3.75V8.25zM4.5 12v3.75h3.75V12zM8.25 15.75v3.75H12v-3.75zM12 12v3.75h3.75V12zM15.75 15.75v3.75h3.75v-3.75z',
);
/** A square with a triangle for playing. */
export const gameIcon = icon('M3 3h18v18H3zM4.5 4.5v15h15v-15zM9 7.5v9l7.5-4.5z');
/** Two arrows, up and down. */
export const flipIcon = icon(
  'M7 20V8.8l-2.5 2.5-1-1L7.75 6 12 10.300l-1 1L8.500 8.800V20zM15.500 4v11.200L13 12.700l-1 1L16.250 18l4.250-4.300-1-1L17 15.200V4z',
);
/** Three rows, two of them ticked. */
export const setIcon = icon(
  'M10 5h11v1.5H10zM10 11.250h11v1.500H10zM10 17.500h11V19H10zM3 5.500l1-1L5.250 5.750 8 3l1 1L5.250 7.750zM3 11.750l1-1L5.250 12 8 9.250l1 1L5.250 14zM3.500 16.500h4v4h-4zM5 18v1h1v-1z',
);
