// The shipped languages, read from src/locales/languages.ts, and the files that `npm run docs` generates from that list.
import {readFileSync} from 'node:fs';
import {tsImport} from 'tsx/esm/api';

const {languages: loaders} = await tsImport('../src/locales/languages.ts', import.meta.url);

/** The shipped languages other than English: each one's tag, which its module has too, and the name of its table. */
export const languages = await Promise.all(
  Object.entries(loaders).map(async ([tag, load]) => ({tag, name: Object.keys(await load())[0]})),
);

const manifest = JSON.parse(readFileSync('package.json', 'utf8'));
const entries = languages.map(({tag}) => [
  `./locales/${tag}`,
  {types: `./dist/types/locales/${tag}.d.ts`, default: `./dist/locales/${tag}.js`},
]);
const others = Object.entries(manifest.exports).filter(([entry]) => !entry.startsWith('./locales/'));
manifest.exports = Object.fromEntries(
  others.flatMap((other) => (other[0] === './locales' ? [other, ...entries] : [other])),
);

/** The contents of the generated files, by path. */
export const generated = {
  'package.json': `${JSON.stringify(manifest, null, 2)}\n`,
  'src/locales/shipped.ts': [
    '// Generated from languages.ts by `npm run docs`.',
    ...languages.map(({tag, name}) => `import {${name}} from './${tag}.js';`),
    '',
    '/** The tables of all shipped languages by their tags, for programs that do not fetch them on demand. */',
    `export const shippedTables = {${languages.map(({tag, name}) => `${tag === name ? '' : `'${tag}': `}${name}`).join(', ')}};`,
    '',
  ].join('\n'),
};
