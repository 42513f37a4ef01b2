// Pictures of chess positions by address, on Cloudflare Workers: /start.svg, /start.png?theme=green, /start.
import {initWasm, Resvg} from '@resvg/resvg-wasm';
import wasm from '@resvg/resvg-wasm/index_bg.wasm';
import {encodePng, imageResponse} from 'fen-board/image';

let ready;
async function png(svg) {
  await (ready ??= initWasm(wasm));
  const drawing = new Resvg(svg);
  const image = drawing.render();
  const {width, height, pixels} = image;
  // The memory of WebAssembly is not collected.
  image.free();
  drawing.free();
  return encodePng({width, height, pixels});
}

export default {fetch: (request) => imageResponse(request, {png, script: '/fen-board.min.js'})};
