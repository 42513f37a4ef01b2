// The tags to paste, with the hash of each file in dist. “npm run docs -- --release” writes them into README.md and docs.
import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';

const {name, version} = JSON.parse(readFileSync('package.json', 'utf8'));

/** Attributes of a tag: the address of a built file on a CDN of npm packages, and the hash that the browser checks. */
function fromCdn(attribute, file) {
  const hash = createHash('sha384')
    .update(readFileSync(`dist/${file}`))
    .digest('base64');
  const url = `https://cdn.jsdelivr.net/npm/${name}@${version}/dist/${file}`;
  return `${attribute}="${url}" integrity="sha384-${hash}" crossorigin="anonymous"`;
}
/** The tags of the style sheet and a script. Each is one line, which is easier to copy. */
const tagsOf = (file, how) =>
  `<link rel="stylesheet" ${fromCdn('href', 'fen-board.css')} />\n<script ${how} ${fromCdn('src', file)}></script>`;

/** The tags, by the name in their markers. */
export const tags = {
  module: () => tagsOf('fen-board.min.js', 'type="module"'),
  'one-file': () => tagsOf('fen-board.all.min.js', 'defer'),
};
