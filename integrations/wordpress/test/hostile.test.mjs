// Texts of hostile authors and readers, in every way that they can enter a page.
import {expect} from 'chai';
import {hostile} from './hostile-contents.mjs';
import {diagram, php, publish, reader, site, version, visitor} from './suite.mjs';
import {start} from './samples.mjs';

const cases = hostile(start);
const short = Object.values(cases).filter(({length}) => length < 10_000);

/** Markup that could run code, or pass for something else, in boards and beside them. */
const inBrowser = (page, markup) =>
  page.evaluate((html) => {
    const holder = document.createElement('div');
    document.body.append(holder);
    holder.innerHTML = html;
    const boards = [
      ...holder.querySelectorAll('fen-board, fen-board *, fen-game, fen-game *, .fen-board-solution *'),
    ];
    const known = /^(?:FEN-BOARD|FEN-GAME|PRE|DETAILS|SUMMARY|P|svg|rect|path|g|text|circle|desc)$/;
    const found = {
      strange: boards.filter(({nodeName}) => !known.test(nodeName)).map(({nodeName}) => nodeName),
      handlers: boards.flatMap(({attributes}) =>
        [...attributes].map(({name}) => name).filter((name) => /^on|^href|^src/.test(name)),
      ),
      styles: boards
        .map((one) => one.getAttribute('style'))
        .filter((style) => style && !/^width:\d+px$/.test(style)),
      evil: boards.filter((one) => one.matches('.evil')).length,
      outside: [...holder.querySelectorAll('*')].filter(
        (one) =>
          one.matches('script, iframe, object, [href^="javascript:" i], [src^="javascript:" i]') ||
          [...one.attributes].some(({name}) => name.startsWith('on')),
      ).length,
      boards: holder.querySelectorAll('fen-board, fen-game').length,
    };
    holder.remove();
    return found;
  }, markup);

describe(`hostile people in ${version}`, () => {
  for (const role of ['contributor', 'author', 'administrator']) {
    it(`cannot get unescaped text into a board as ${role}, in any way`, async () => {
      await visitor(role);
      const rendered = await php`
        wp_set_current_user(get_user_by('login', ${role})->ID);
        $results = [];
        $pages = [];
        foreach (${cases} as $name => $content) {
          // Stored through REST, like the block editor, and with the filters of the classic editor.
          $request = new WP_REST_Request('POST', '/wp/v2/posts');
          $request->set_body_params(['title' => 'x', 'content' => $content, 'status' => 'draft']);
          $GLOBALS['post'] = get_post(rest_do_request($request)->get_data()['id']);
          setup_postdata($GLOBALS['post']);
          $cleaned = wp_unslash(sanitize_post_field('post_content', wp_slash($content), 0, 'db'));
          foreach (['REST' => $GLOBALS['post']->post_content, 'classic editor' => $cleaned] as $way => $stored) {
            $pages[$stored] = $pages[$stored] ?? apply_filters('the_content', $stored);
            $results["$name, $way"] = $pages[$stored];
          }
        }
        return $results;`;
      expect(Object.keys(rendered)).to.have.length(2 * Object.keys(cases).length);
      const {page} = await visitor();
      await page.goto(`${site.origin}/`);
      let seen = 0;
      for (const [name, html] of Object.entries(rendered)) {
        const {outside, boards, ...found} = await inBrowser(page, html);
        expect(found, `${name}\n${html}`).to.deep.equal({strange: [], handlers: [], styles: [], evil: 0});
        // An administrator may write scripts, anywhere in a post.
        if (role !== 'administrator') expect(outside, `${name}\n${html}`).to.equal(0);
        seen += boards;
      }
      expect(seen).to.be.above(100);
      if (role !== 'administrator') expect(await page.evaluate(() => window.hacked)).to.equal(undefined);
    });
  }

  it('cannot make the server slow: its time is linear in the length of the text', async () => {
    const times = await php`
      $times = [];
      foreach ([' ', '<br ', '<p ', '</p> ', '[pgndiagram ', '<', '<b x="', '<!--', '[pgn]<'] as $piece) {
        foreach ([10000, 80000] as $length) {
          $text = '1. e4 *' . str_repeat($piece, intdiv($length, strlen($piece))) . '<br></p><p>]';
          $began = microtime(true);
          $html = FenBoard\\pgn_shortcode([], $text);
          FenBoard\\escape_in_shortcodes("[pgn]$text", ['pgn', 'fen']);
          $times[$piece][] = strpos($html, 'e4') !== false ? microtime(true) - $began : 1000;
        }
      }
      return $times;`;
    // For eight times the text, quadratic time would be 64 times as long.
    for (const [piece, [short, long]] of Object.entries(times))
      expect(long, `“${piece}”: ${short} s`).to.be.below(24 * short + 0.1);
  });

  it('cannot run code on a page with all these texts and the script of the boards', async () => {
    await visitor('author');
    const post = await php`
      $author = get_user_by('login', 'author')->ID;
      wp_set_current_user($author); kses_init();
      return wp_insert_post(wp_slash(['post_title' => 'x', 'post_author' => $author, 'post_status' => 'publish', 'post_content' => implode("\n\n", ${[diagram(start), ...short]})]));`;
    const {page} = await reader(post);
    await page.waitForFunction(() => document.querySelector('fen-board')?.shadowRoot?.querySelector('svg'));
    expect(await page.$$eval('fen-board', ({length}) => length)).to.be.above(10);
    expect(await page.evaluate(() => window.hacked)).to.equal(undefined);
    expect(await page.$$eval('.evil', ({length}) => length)).to.equal(0);
  });

  it('cannot get a shortcode, a board or a script into a comment', async () => {
    const post = await publish('Comments, please.');
    const comments = {...cases, 'a shortcode': `[fen]${start}[/fen] [pgn]1. e4 *[/pgn]`};
    const shown = await php`
      wp_set_current_user(0); kses_init();
      $results = [];
      foreach (${comments} as $name => $content) {
        $data = ['comment_post_ID' => ${post}, 'comment_content' => $content, 'comment_author' => 'x', 'comment_author_email' => 'x@example.com', 'comment_author_url' => '', 'comment_author_IP' => '127.0.0.1', 'comment_agent' => '', 'comment_approved' => 1];
        $id = wp_insert_comment(wp_filter_comment(wp_slash($data)));
        $results[$name] = apply_filters('comment_text', get_comment_text($id), get_comment($id));
      }
      return $results;`;
    expect(shown['a shortcode']).to.contain('[fen]').and.contain('[pgn]');
    const {page} = await visitor();
    await page.goto(`${site.origin}/`);
    for (const [name, html] of Object.entries(shown)) {
      const found = await inBrowser(page, html);
      expect(found, `${name}\n${html}`).to.include({boards: 0, outside: 0});
    }
    expect(await page.evaluate(() => window.hacked)).to.equal(undefined);
  });

  it('find no request that the plugin would handle', async () => {
    const found = await site.run(`
      $routes = array_keys(rest_get_server()->get_routes());
      global $wp_filter;
      return [
        preg_grep('~fen-?board~i', $routes),
        preg_grep('~^(?:wp_ajax|admin_post).*fen~', array_keys($wp_filter)),
      ];`);
    expect(found.map((one) => Object.values(one))).to.deep.equal([[], []]);
  });
});
