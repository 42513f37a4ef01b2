/** The package's entry for servers, which render at once and need all parts. */
// First, because lit makes the list of a board's sheets when the tag is registered. The parts add their sheets to this list.
import '../../define.js';
import './all-parts.js';

export * from '../../index.js';
