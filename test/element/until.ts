// The old name, for tests that are still to be rewritten: use test/user.ts.
export {until} from '../user.js';
