// The page's script. The hydrate support comes first, because lit looks for it when it loads.
import '@lit-labs/ssr-client/lit-element-hydrate-support.js';
import 'fen-board';
