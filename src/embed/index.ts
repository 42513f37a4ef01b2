import {boardFromAddress} from './board-from-address.js';
import {reportHeight} from './report-height.js';

// The one thing read from outside is the query of the page's own address.
const parameters = new URLSearchParams(location.search);
document.documentElement.lang = parameters.get('lang') ?? document.documentElement.lang;
const title = parameters.get('label');
if (title) document.title = title;
document.body.append(boardFromAddress(parameters));
reportHeight(document.body);
