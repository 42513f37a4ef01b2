import '../../../src/index.js';
import {testPages} from './page.js';

testPages('rules');
