import '@lit-labs/ssr-client/lit-element-hydrate-support.js';
import {ReaderPage} from './reader-page.mjs';

customElements.define('reader-page', ReaderPage);
