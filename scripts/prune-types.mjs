// Takes out of dist/types what no entry's types lead to: the insides, which nobody can import. Run after the build.
import {readFileSync, readdirSync, rmSync} from 'node:fs';
import {dirname, join} from 'node:path';
import ts from 'typescript';

const {exports} = JSON.parse(readFileSync('package.json', 'utf8'));
const folder = join('dist', 'types');
const needed = new Set();

function need(file) {
  if (needed.has(file)) return;
  needed.add(file);
  for (const {fileName} of ts.preProcessFile(readFileSync(file, 'utf8')).importedFiles)
    if (fileName.startsWith('.')) need(join(dirname(file), fileName.replace(/\.js$/, '.d.ts')));
}

for (const {types} of Object.values(exports)) if (types) need(join(types));
for (const file of readdirSync(folder, {recursive: true}).map((name) => join(folder, name)))
  if (file.endsWith('.d.ts') && !needed.has(file)) rmSync(file);
