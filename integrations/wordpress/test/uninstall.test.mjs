// Deactivation and deletion. The name of this file puts it behind all others.
import {expect} from 'chai';
import {existsSync} from 'node:fs';
import {diagram, filesOfPlugin, picture, publish, reader, site, version, visitor} from './suite.mjs';
import {spanish} from './samples.mjs';

describe(`deactivating and deleting the plugin in ${version}`, () => {
  it('leaves readable text when it is deactivated, and nothing when it is deleted', async () => {
    const post = await publish(
      `${diagram(spanish)}\n\n<!-- wp:fen-board/game -->\n<pre class="wp-block-fen-board-game fen-game">1. e4 e5 *</pre>\n<!-- /wp:fen-board/game -->`,
    );
    const footprint = () =>
      site.run(`global $wpdb; return [
      $wpdb->get_col("SELECT option_name FROM $wpdb->options WHERE option_name LIKE '%fen%board%' OR option_value LIKE '%fen-board%' AND option_name NOT IN ('active_plugins', 'recently_activated', 'widget_block', 'uninstall_plugins') AND option_name NOT LIKE '\\_%transient\\_%'"),
      $wpdb->get_col("SELECT meta_key FROM $wpdb->usermeta WHERE meta_value LIKE '%fen-board/%' AND meta_key NOT LIKE '%persisted_preferences'"),
      $wpdb->get_col("SELECT meta_key FROM $wpdb->postmeta WHERE meta_key LIKE '%fen%'"),
      array_filter(_get_cron_array(), fn($jobs) => preg_grep('~fen~', array_keys($jobs))),
    ];`);
    const {page} = await visitor('administrator');
    await page.goto(`${site.origin}/wp-admin/plugins.php`);
    await Promise.all([
      page.waitForNavigation(),
      page.click('tr[data-plugin="fen-board/fen-board.php"] .deactivate a'),
    ]);
    const {page: read, requests} = await reader(post);
    const text = await read.$eval('body', (body) => body.innerText);
    // Without the plugin WordPress shows a hyphen between spaces as a dash; boards read that too.
    expect(text.replaceAll('–', '-')).to.contain(spanish).and.contain('1. e4 e5 *');
    expect(filesOfPlugin(requests)).to.deep.equal([]);
    await picture(read, 'deactivated');
    const deleted = await site.run(`
      require_once ABSPATH . 'wp-admin/includes/plugin.php';
      require_once ABSPATH . 'wp-admin/includes/file.php';
      return delete_plugins(['fen-board/fen-board.php']);`);
    expect(deleted).to.equal(true);
    // PHP may remember for a while that the folder was there.
    expect(existsSync(`${site.folder}/wp-content/plugins/fen-board`)).to.equal(false);
    expect((await footprint()).map((one) => Object.values(one))).to.deep.equal([[], [], [], []]);
  });

  it('has caused no warning of PHP', async () => {
    const log = await site.run(
      "return file_exists(WP_CONTENT_DIR . '/debug.log') ? file_get_contents(WP_CONTENT_DIR . '/debug.log') : '';",
    );
    expect(log.split('\n').filter((line) => /fen-board/i.test(line))).to.deep.equal([]);
  });
});
