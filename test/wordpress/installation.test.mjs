// The site after an administrator has uploaded the zip and pressed “Activate”: `suite.mjs` does both.
import {expect} from 'chai';
import {readFileSync} from 'node:fs';
import {newest, site, version} from './suite.mjs';

describe(`the zip in ${version}`, () => {
  it('is installed and active', async () => {
    expect(await site.run('return get_option("active_plugins");')).to.deep.equal(['fen-board/fen-board.php']);
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
});
