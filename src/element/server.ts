/** The package's entry for servers: it loads all parts, because a server draws at once. */
// Before the parts, whose sheets are added to the list that lit makes when the tag is registered.
import '../define.js';
import './all-parts.js';

export * from '../index.js';
