import {decode} from '../pgn/decode.js';

/**
 * The text of a file that was fetched.
 *
 * @throws If that failed, or the text is a web page, whatever its type: servers often send PGN as HTML.
 */
export async function textOf(response: Response): Promise<string> {
  const [, charset] = /charset="?([^\s;"]+)/i.exec(response.headers.get('content-type') ?? '') ?? [];
  const {text} = decode(new Uint8Array(await response.arrayBuffer()), charset);
  if (!response.ok || /^\s*</.test(text)) throw new Error();
  return text;
}
