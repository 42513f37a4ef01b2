import '../define.js';
import {upgradeDocument} from './upgrade-document.js';

export {upgrade} from './upgrade-blocks.js';

upgradeDocument(document);
