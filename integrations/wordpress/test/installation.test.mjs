// The site after an administrator has uploaded the zip and pressed “Activate”: `suite.mjs` does both.
import {expect} from 'chai';
import {readFileSync, writeFileSync} from 'node:fs';
import {strFromU8, strToU8, unzipSync, zipSync} from 'fflate';
import {diagram, drawn, newest, php, publish, reader, site, upload, version, visitor} from './suite.mjs';
import {spanish} from './samples.mjs';

const archive = 'dist/fen-board-wordpress.zip';
const {version: current} = JSON.parse(readFileSync('package.json', 'utf8'));

describe(`the zip in ${version}`, () => {
  const installed = () => site.run('return [get_option("active_plugins"), FenBoard\\VERSION];');

  it('is installed and active', async () => {
    expect(await installed()).to.deep.equal([['fen-board/fen-board.php'], current]);
  });

  it('runs in versions of WordPress and PHP that the readme names', async () => {
    const readme = readFileSync('integrations/wordpress/readme.txt', 'utf8');
    const [, wordpress] = (newest ? /Tested up to: (.+)/ : /Requires at least: (.+)/).exec(readme);
    expect(await site.run('return get_bloginfo("version");')).to.match(
      new RegExp(`^${wordpress.replace('.', '\\.')}(?:\\.|$)`),
    );
    const [, php] = /Requires PHP: (.+)/.exec(readme);
    if (!newest)
      expect(await site.run('return PHP_VERSION;')).to.match(new RegExp(`^${php.replace('.', '\\.')}\\.`));
  });

  it('replaces an earlier version: posts and settings stay, and none of its files remain', async () => {
    const earlier = '0.0.1';
    const files = Object.entries(unzipSync(readFileSync(archive))).map(([name, content]) => [
      name.replace(`/${current}/`, `/${earlier}/`),
      /\.(?:php|json|txt)$/.test(name) ? strToU8(strFromU8(content).replaceAll(current, earlier)) : content,
    ]);
    const file = 'integrations/wordpress/test/.sandbox/fen-board-earlier.zip';
    writeFileSync(file, zipSync(Object.fromEntries(files)));
    const {page} = await visitor('administrator');
    const replaceBy = async (zip) => {
      await upload(page, zip);
      await Promise.all([page.waitForNavigation(), page.click('.update-from-upload-overwrite')]);
    };
    await replaceBy(file);
    expect(await installed()).to.deep.equal([['fen-board/fen-board.php'], earlier]);
    await php`update_option('fen_board_defaults', ['theme' => 'green']); return 1;`;
    const post = await publish(diagram(spanish));

    await replaceBy(archive);
    expect(await installed()).to.deep.equal([['fen-board/fen-board.php'], current]);
    expect(
      await php`return array_values(array_diff(scandir(plugin_dir_path(FenBoard\\FILE) . 'assets'), ['.', '..']));`,
    ).to.deep.equal([current]);
    const {page: read, requests} = await reader(post);
    expect(await drawn(read)).to.deep.equal([{fen: spanish, error: null, mode: 'view'}]);
    expect(await read.$eval('fen-board', ({theme}) => theme)).to.equal('green');
    expect(requests.filter((url) => url.includes(`/${earlier}/`))).to.deep.equal([]);
    await php`delete_option('fen_board_defaults'); return 1;`;
  });
});
