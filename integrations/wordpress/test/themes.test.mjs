// Widgets of a classic theme, and templates of the site editor: in their editors and on the page.
import {expect} from 'chai';
import {blockTheme, diagram, drawn, php, picture, publish, reader, site, version, visitor} from './suite.mjs';
import {capablanca, spanish, start} from './samples.mjs';

/** Waits until a board is drawn in an editor: in its page, or in the iframe that is its canvas. */
const drawnInEditor = (page) =>
  page.waitForFunction(() => {
    const frames = [...document.querySelectorAll('iframe')].map(({contentDocument}) => contentDocument);
    return [document, ...frames].some((one) =>
      one?.querySelector('fen-board')?.shadowRoot?.querySelector('svg'),
    );
  });

describe(`themes in ${version}`, () => {
  let post;
  before(async () => {
    post = await publish('[fen-board]start[/fen-board]');
  });
  after(
    () => php`
    foreach (get_posts(['post_type' => 'wp_template', 'numberposts' => -1]) as $post) wp_delete_post($post->ID, true);
    switch_theme(${blockTheme});
    return 1;`,
  );

  it('of the classic kind have boards in widgets, live in their editor and with the sheet in the head of the page', async () => {
    await php`
      switch_theme('classic-test');
      update_option('widget_block', [2 => ['content' => ${diagram(spanish)}], 3 => ['content' => '[fen]' . ${start} . '[/fen]'], '_multiwidget' => 1]);
      update_option('sidebars_widgets', ['wp_inactive_widgets' => [], 'side' => ['block-2', 'block-3'], 'array_version' => 3]);
      return 1;`;
    const administrator = await visitor('administrator');
    await administrator.page.goto(`${site.origin}/wp-admin/widgets.php`);
    await drawnInEditor(administrator.page);
    await picture(administrator.page, 'editor-widgets');

    const {page} = await reader(post);
    expect((await drawn(page)).map(({fen}) => fen)).to.deep.equal(['start', spanish, start]);
    expect(await page.$eval('link[href*=fen-board]', (link) => link.parentElement.localName)).to.equal(
      'head',
    );
    await picture(page, 'classic-theme');
  });

  const byHand = `<!-- wp:html --><div class="fen-board orientation-black">${spanish}</div><!-- /wp:html -->`;

  it('of blocks have boards in their templates, of markup too, live in the site editor and on the page', async () => {
    await php`
      switch_theme(${blockTheme});
      $id = wp_insert_post(['post_type' => 'wp_template', 'post_status' => 'publish', 'post_name' => 'single', 'post_title' => 'Single', 'post_content' => ${diagram(capablanca)} . ${byHand} . '<!-- wp:post-content /-->']);
      wp_set_post_terms($id, ${blockTheme}, 'wp_theme');
      return $id;`;
    const administrator = await visitor('administrator');
    await administrator.page.goto(
      `${site.origin}/wp-admin/site-editor.php?postType=wp_template&postId=${blockTheme}//single&canvas=edit`,
    );
    await drawnInEditor(administrator.page);
    await picture(administrator.page, 'editor-site');

    const {page} = await reader(post);
    const fens = (await drawn(page)).map(({fen}) => fen.replaceAll('–', '-'));
    expect(fens).to.deep.equal([capablanca, spanish, 'start']);
  });
});
