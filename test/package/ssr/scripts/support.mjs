// The hydrate support for the drop-in, which contains its own lit.
import '@lit-labs/ssr-client/lit-element-hydrate-support.js';
