// The shipped languages, read from src/locales/languages.ts, and the files that `npm run docs` generates from that list.
import {readFileSync} from 'node:fs';

/** The shipped languages other than English: each one's tag, its module in src/locales, and the name of its export. */
export const languages = Array.from(
  readFileSync('src/locales/languages.ts', 'utf8').matchAll(
    /^ {2}'?([\w-]+)'?: \(\) => import\('\.\/([\w-]+)\.js'\)/gm,
  ),
  ([, tag, module]) => {
    const [, name] = /^export const (\w+)/m.exec(readFileSync(`src/locales/${module}.ts`, 'utf8'));
    return {tag, module, name};
  },
);

const manifest = JSON.parse(readFileSync('package.json', 'utf8'));
const entries = languages.map(({module}) => [
  `./locales/${module}`,
  {types: `./dist/types/locales/${module}.d.ts`, default: `./dist/locales/${module}.js`},
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
    ...languages.map(({module, name}) => `import {${name}} from './${module}.js';`),
    '',
    '/** The tables of all shipped languages by their tags, for programs that do not fetch them on demand. */',
    `export const shippedTables = {${languages.map(({tag, name}) => `${tag === name ? '' : `'${tag}': `}${name}`).join(', ')}};`,
    '',
  ].join('\n'),
};
