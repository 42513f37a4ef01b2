// Fetches collections of games that others have published. None of them is stored in the project.
import {spawnSync} from 'node:child_process';
import {existsSync, mkdirSync, readdirSync, readFileSync, rmSync} from 'node:fs';
import {join, relative} from 'node:path';
import {fileURLToPath} from 'node:url';
import ts from 'typescript';

const here = fileURLToPath(new URL('.', import.meta.url));
const modules = join(here, 'node_modules');
/** The folder for Debian's packages, which Git and the linters ignore. */
const debian = join(modules, '.debian');

const filesIn = (folder, pattern) =>
  readdirSync(folder, {recursive: true})
    .filter((name) => pattern.test(name))
    .sort()
    .map((name) => join(folder, name));

const textsOf = (files, root) =>
  files.map((file) => ({name: relative(root, file), text: readFileSync(file, 'utf8')}));

/** The PGN in the code of a program: its strings that begin with a tag or with moves. */
function stringsOf(file, root) {
  const program = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest);
  const texts = [];
  const visit = (node) => {
    if (
      ts.isStringLiteralLike(node) &&
      /^\s*(?:\[\w+\s*"|\(?\{?.{0,40}\d+\.|[a-hNBRQKO]\S+ [a-hNBRQKO]\S+ )/s.test(node.text)
    ) {
      const line = program.getLineAndCharacterOfPosition(node.getStart(program)).line + 1;
      texts.push({name: `${relative(root, file)}:${line}`, text: node.text});
    }
    ts.forEachChild(node, visit);
  };
  visit(program);
  return texts;
}

/**
 * The files of a Debian package; null if they cannot be fetched.
 *
 * @param name - The package.
 */
function debianFiles(name) {
  const folder = join(debian, name);
  if (!existsSync(folder)) {
    mkdirSync(folder, {recursive: true});
    const run = (command, ...args) => spawnSync(command, args, {cwd: folder, stdio: 'ignore'}).status === 0;
    const archive = () => readdirSync(folder).find((file) => file.endsWith('.deb'));
    if (!run('apt-get', 'download', name) || !run('dpkg', '-x', archive() ?? '', folder)) {
      rmSync(folder, {recursive: true});
      return null;
    }
    rmSync(join(folder, archive()));
  }
  return textsOf(filesIn(folder, /\.pgn$/), folder);
}

const npmFiles = (name, pattern) => textsOf(filesIn(join(modules, name), pattern), join(modules, name));
const npmStrings = (name, pattern) =>
  filesIn(join(modules, name), pattern).flatMap((file) => stringsOf(file, join(modules, name)));

/** The texts of each collection, by its name; null if it cannot be fetched. */
export const collections = {
  'kokopu’s tests': () => npmFiles('kokopu', /^test[\\/].*\.pgn$/),
  'chess.js’s benchmark': () => npmFiles('chess.js', /^benchmarks[\\/].*\.pgn$/),
  'cm-pgn’s tests': () => [
    ...npmFiles('cm-pgn', /^test[\\/].*\.pgn$/),
    ...npmStrings('cm-pgn', /^test[\\/]Test\w+\.js$/),
  ],
  'pgn-parser’s tests': () => npmStrings('pgn-parser', /^test[\\/].*\.js$/),
  'samples of @mliebelt/pgn-parser': () => npmFiles('@mliebelt/pgn-parser', /^doc[\\/].*\.pgn$/),
  'pychess’s lessons and puzzles': () => debianFiles('pychess'),
  'the openings of pgn-extract': () => debianFiles('pgn-extract'),
};
