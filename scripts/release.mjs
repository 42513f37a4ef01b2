// `npm run release`: prepares a version, which is published by the workflow that its signed tag starts.
//
//   -- --repository https://github.com/OWNER/NAME   says once where the project is; --homepage where its site is
//   -- 1.2.3      sets the version, the date and the hashes of its files, commits, and signs the tag
//   -- --check    only checks that package.json and CHANGELOG.md are ready
//   -- --notes    prints the section of CHANGELOG.md, and the tags to paste
import {execFileSync} from 'node:child_process';
import {readFileSync, writeFileSync} from 'node:fs';
import {parseArgs} from 'node:util';
import {npm} from './npm.mjs';

const once = 'npm run release -- --repository https://github.com/OWNER/NAME';
const read = () => JSON.parse(readFileSync('package.json', 'utf8'));

/** The fields of package.json that follow from the address of the repository. */
export function fieldsFor(address, homepage) {
  const {host, pathname} = new URL(address);
  const [owner, name] = pathname
    .replace(/\.git$/, '')
    .split('/')
    .filter(Boolean);
  if (!owner || !name) throw new Error(`${address} is not the address of a repository.`);
  const repository = `https://${host}/${owner}/${name}`;
  return {
    homepage: homepage ?? (host === 'github.com' ? `https://${owner}.github.io/${name}/` : repository),
    repository: {type: 'git', url: `git+${repository}.git`},
    bugs: {url: `${repository}/issues`},
  };
}

/** The section of a version in the changelog. */
export const notesOf = (changelog, version) =>
  changelog
    .split(/^## /m)
    .find((section) => [version, `${version} -`].includes(section.match(/^\S+(?: -)?/)?.[0]));

/** What package.json and the changelog lack for a release, in sentences. */
export function missingFor({version, repository, homepage, bugs}, changelog) {
  const missing = [];
  if (!repository?.url || !homepage || !bugs?.url)
    missing.push(`package.json does not say where the project is. Say it once: ${once}`);
  if (!notesOf(changelog, version)) missing.push(`CHANGELOG.md has no section “## ${version}”.`);
  return missing;
}

/** Ends the process if something is missing. */
function demand(fields) {
  const missing = missingFor(fields, readFileSync('CHANGELOG.md', 'utf8'));
  for (const sentence of missing) console.error(sentence);
  if (missing.length > 0) process.exit(1);
}

const run = (command, ...args) => execFileSync(command, args, {stdio: 'inherit'});

function main() {
  const {values, positionals} = parseArgs({
    allowPositionals: true,
    options: {
      repository: {type: 'string'},
      homepage: {type: 'string'},
      check: {type: 'boolean'},
      notes: {type: 'boolean'},
    },
  });
  if (values.repository) {
    const {license, ...own} = read();
    const entries = Object.entries({...own, license, ...fieldsFor(values.repository, values.homepage)});
    writeFileSync('package.json', `${JSON.stringify(Object.fromEntries(entries), null, 2)}\n`);
    run(
      process.execPath,
      'node_modules/prettier/bin/prettier.cjs',
      '--write',
      '--log-level=warn',
      'package.json',
    );
    console.log('package.json says where the project is. Commit it.');
    return;
  }
  const [version = read().version] = positionals;
  demand({...read(), version});
  if (values.notes) {
    const html = readFileSync('README.md', 'utf8').match(
      /<!-- tags: module -->\s*(?:<!--.*-->\s*)?(```html[^]*?```)/,
    );
    console.log(
      `${notesOf(readFileSync('CHANGELOG.md', 'utf8'), version).replace(/^.*\n+/, '')}\n${html?.[1] ?? ''}`,
    );
  }
  if (values.check || values.notes) return;
  if (positionals.length === 0) {
    console.error('Name the version: npm run release -- 1.2.3');
    process.exit(1);
  }
  if (execFileSync('git', ['status', '--porcelain'], {encoding: 'utf8'})) {
    console.error('Commit first: the release is made of what is committed.');
    process.exit(1);
  }
  if (version !== read().version) npm(['version', version, '--no-git-tag-version']);
  const changes = readFileSync('CHANGELOG.md', 'utf8');
  const today = new Date().toISOString().slice(0, 10);
  writeFileSync('CHANGELOG.md', changes.replace(`\n## ${version}\n`, `\n## ${version} - ${today}\n`));
  if (npm(['run', 'docs', '--', '--release']).status !== 0) process.exit(1);
  run('git', 'commit', '--all', '--allow-empty', '--message', `chore: release ${version}`);
  run('git', 'tag', '--sign', `v${version}`, '--message', `fen-board ${version}`);
  console.log(`Push it: git push origin HEAD v${version}`);
}

if (process.argv[1]?.endsWith('release.mjs')) main();
