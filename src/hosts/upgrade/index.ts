import '../../define.js';
import {upgradeDocument} from './upgrade-blocks.js';

export {upgrade, type UpgradeOptions} from './upgrade-blocks.js';

// Site generators also import this module in Node, where there is nothing to upgrade.
if (typeof document === 'object') upgradeDocument(document);
