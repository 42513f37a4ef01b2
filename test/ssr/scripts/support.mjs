// For the drop-in, which has a lit of its own.
import '@lit-labs/ssr-client/lit-element-hydrate-support.js';
