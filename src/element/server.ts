/** The package's entry for servers, with all parts, because a server renders at once. */
// Before the parts: when the tag is registered, lit makes the list to which they add their sheets.
import '../define.js';
import './all-parts.js';

export * from '../index.js';
