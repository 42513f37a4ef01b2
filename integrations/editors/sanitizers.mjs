// Sanitizers that run in Node, with their default options.
import {createRequire} from 'node:module';
import {resolve} from 'node:path';

const require = createRequire(`${resolve('integrations/editors')}/`);
/** Modules of the folder. */
const from = async (name) => import(require.resolve(name));
export const {unified} = await from('unified');
export const {default: rehypeParse} = await from('rehype-parse');
export const {default: rehypeSanitize} = await from('rehype-sanitize');
export const {default: rehypeStringify} = await from('rehype-stringify');
const {default: sanitizeHtml} = await from('sanitize-html');

export const inNode = {
  'rehype-sanitize': async (html) =>
    String(
      await unified()
        .use(rehypeParse, {fragment: true})
        .use(rehypeSanitize)
        .use(rehypeStringify)
        .process(html),
    ),
  'sanitize-html': (html) => sanitizeHtml(html),
};
