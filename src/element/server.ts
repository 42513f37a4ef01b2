/** The package's entry for servers, which render at once and need all parts. */
// Before the parts: when the tag is registered, lit makes the list to which they add their sheets.
import '../define.js';
import './all-parts.js';

export * from '../index.js';
