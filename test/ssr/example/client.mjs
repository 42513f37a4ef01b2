// The page's script. The support comes first: lit looks for it when it is loaded.
import '@lit-labs/ssr-client/lit-element-hydrate-support.js';
import 'fen-board';
