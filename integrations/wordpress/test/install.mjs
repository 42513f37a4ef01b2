// Installs WordPress with PHP in WebAssembly and SQLite, from npm; newer versions of WordPress from Debian.
import {cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {spawnSync} from 'node:child_process';
import {join, resolve} from 'node:path';
import {npm, quietly} from '../../../scripts/npm.mjs';

const sandbox = resolve('integrations/wordpress/test/.sandbox');
const packages = {'@wp-playground/cli': '3.1.56', '@wp-playground/wordpress-builds': '0.9.19'};
/** The version that comes with the npm packages. */
export const oldest = '6.5.5';

function run(command, args, options = {}) {
  const {status, stderr, error} = spawnSync(command, args, {encoding: 'utf8', ...options});
  if (status) throw new Error(`${command} ${args.join(' ')}: ${stderr || error?.message || status}`);
}

/** Installs PHP and the oldest WordPress in a folder outside the project: 960 MB. */
function installFromNpm() {
  const marker = join(sandbox, 'installed.json');
  if (existsSync(marker) && readFileSync(marker, 'utf8') === JSON.stringify(packages)) return;
  rmSync(join(sandbox, 'node_modules'), {recursive: true, force: true});
  console.log('Installing PHP and WordPress…');
  mkdirSync(sandbox, {recursive: true});
  writeFileSync(join(sandbox, 'package.json'), JSON.stringify({private: true, dependencies: packages}));
  const {status} = npm(['install', '--ignore-scripts', ...quietly], {cwd: sandbox});
  if (status !== 0) throw new Error('PHP and WordPress cannot be installed.');
  letPhpReadItsCache();
  writeFileSync(marker, JSON.stringify(packages));
}

/**
 * Repairs `flock` in that PHP: it confuses the number of a shared lock (LOCK_SH) with that of a write lock (F_WRLCK), and
 * refuses it for a file that is open for reading. PHP could then not read its cache of compiled files and compiled all
 * of WordPress for each request: 1.3 seconds instead of 0.3.
 */
function letPhpReadItsCache() {
  const file = join(sandbox, 'node_modules/@php-wasm/node/index.js');
  const code = readFileSync(file, 'utf8');
  const repaired = code.replace('locking.check_lock_params(fd, op)', '0');
  if (repaired === code) throw new Error(`${file} is not the version that is known.`);
  writeFileSync(file, repaired);
}

/** Unpacks the oldest WordPress, with the assets that its zip leaves out. */
function unpackOldest() {
  const site = join(sandbox, `wordpress-${oldest}`);
  if (!existsSync(site)) {
    const builds = join(sandbox, 'node_modules/@wp-playground/wordpress-builds');
    const partly = `${site}-partly`;
    rmSync(partly, {recursive: true, force: true});
    run('unzip', ['-q', join(builds, 'src/wordpress/wp-6.5.zip'), '-d', partly]);
    cpSync(join(builds, 'public/wp-6.5'), partly, {recursive: true});
    run('mv', [partly, site]);
  }
  return site;
}

// Libraries that Debian has moved from WordPress to separate packages.
const debian = [
  'wordpress',
  'wordpress-theme-twentytwentyfive',
  'libjs-underscore',
  'libjs-lodash',
  'libjs-jquery-ui',
  'libjs-cropper',
  'libphp-phpmailer',
  'php-getid3',
];

/** Unpacks the newest WordPress that Debian has, from its unstable suite, without installing anything. */
function unpackNewest() {
  const folder = join(sandbox, 'debian');
  const site = join(sandbox, 'wordpress-newest');
  if (existsSync(site)) return site;
  console.log('Fetching the newest WordPress of Debian…');
  for (const part of ['lists/partial', 'cache/archives/partial', 'root']) {
    mkdirSync(join(folder, part), {recursive: true});
  }
  writeFileSync(
    join(folder, 'sources.list'),
    'deb [signed-by=/usr/share/keyrings/debian-archive-keyring.gpg] http://deb.debian.org/debian sid main\n',
  );
  const options = [
    `Dir::Etc::sourcelist=${folder}/sources.list`,
    'Dir::Etc::sourceparts=/dev/null',
    `Dir::State::lists=${folder}/lists`,
    `Dir::Cache=${folder}/cache`,
    'APT::Sandbox::User=root',
  ].flatMap((option) => ['-o', option]);
  run('apt-get', [...options, 'update'], {cwd: folder});
  run('apt-get', [...options, 'download', ...debian], {cwd: folder});
  for (const name of readdirSync(folder).filter((file) => file.endsWith('.deb'))) {
    run('dpkg-deb', ['-x', name, 'root'], {cwd: folder});
  }
  const root = join(folder, 'root');
  const partly = `${site}-partly`;
  rmSync(partly, {recursive: true, force: true});
  // Links lead to /usr/share and /var/lib, which are unpacked into a folder here.
  relink(root);
  cpSync(join(root, 'usr/share/wordpress'), partly, {recursive: true, dereference: true});
  cpSync(join(root, 'var/lib/wordpress/wp-content'), join(partly, 'wp-content'), {
    recursive: true,
    dereference: true,
  });
  rmSync(join(partly, 'wp-config.php'));
  run('mv', [partly, site]);
  return site;
}

/** Redirects the absolute links of an unpacked package to its folder; removes those without a target. */
function relink(root) {
  const script = `find ${root} -type l | while read -r link; do
    to=$(readlink "$link"); case "$to" in /*) ln -sfn "${root}$to" "$link";; esac
    [ -e "$link" ] || rm "$link"; done`;
  run('sh', ['-c', script]);
}

/**
 * Makes a fresh WordPress.
 * @param {boolean} newest - Whether to use Debian's newest instead of the oldest that the plugin supports.
 * @returns {{site: string, cli: string}} The folder of the site, and the program that serves it.
 */
export function install(newest) {
  installFromNpm();
  const template = newest ? unpackNewest() : unpackOldest();
  const site = join(sandbox, newest ? 'site-newest' : 'site-oldest');
  rmSync(site, {recursive: true, force: true});
  cpSync(template, site, {recursive: true});
  // Browsers request it with each page, and WordPress would run PHP twice to answer.
  writeFileSync(join(site, 'favicon.ico'), '');
  const extras = join(site, 'wp-content/mu-plugins');
  mkdirSync(extras, {recursive: true});
  cpSync('integrations/wordpress/test/mu-plugin.php', join(extras, 'test.php'));
  cpSync('integrations/wordpress/test/theme', join(site, 'wp-content/themes/classic-test'), {
    recursive: true,
  });
  return {site, cli: join(sandbox, 'node_modules/@wp-playground/cli/wp-playground.js')};
}
