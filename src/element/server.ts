/** The package's entry for servers, which draw at once and cannot wait for a part. */
// Before the parts: lit makes the list of an element's sheets when its tag is registered.
import '../define.js';
import './all-parts.js';

export * from '../index.js';
