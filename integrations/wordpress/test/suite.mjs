// The WordPress that all test files of this folder share. It starts once, when mocha loads the first of them, and an
// administrator installs the plugin from its zip.
import {copyFileSync, mkdirSync} from 'node:fs';
import {Editor} from './editor.mjs';
import {install} from './install.mjs';
import {startSite} from './site.mjs';

/** Whether to test Debian's newest WordPress instead of the oldest that the plugin supports. */
export const newest = process.env.FEN_BOARD_WORDPRESS === 'newest';
/** The name of that WordPress, for titles. */
export const version = newest ? 'the newest WordPress of Debian' : 'WordPress 6.5.5';
/** A block theme that is part of it. */
export const blockTheme = newest ? 'twentytwentyfive' : 'twentytwentyfour';

const pictures = 'integrations/wordpress/test/.sandbox/pictures';

const visitors = [];

mkdirSync(pictures, {recursive: true});
export const site = await startSite(() => install(newest), newest ? '8.3' : '7.4');
if (!process.env.FEN_BOARD_SITE) await installPlugin();

afterEach(async function () {
  for (const [index, {page, context}] of visitors.splice(0).entries()) {
    if (this.currentTest.state === 'failed') await picture(page, `failed-${index}`);
    await context.close();
  }
});
after(() => site.close());

/** Gives a zip to the page “Upload Plugin”, as an administrator. */
export async function upload(page, zip) {
  await page.goto(`${site.origin}/wp-admin/plugin-install.php?tab=upload`);
  const field = await page.$('input[type=file]');
  await field.uploadFile(zip);
  await Promise.all([page.waitForNavigation(), page.click('#install-plugin-submit')]);
}

/** Uploads the zip and presses “Activate”. */
async function installPlugin() {
  const {page, context} = await site.person('administrator');
  await upload(page, 'dist/fen-board-wordpress.zip');
  await Promise.all([page.waitForNavigation(), page.click('.button-primary')]);
  await context.close();
}

/** A person who leaves when the test is over: see `person` of the site. */
export async function visitor(...settings) {
  const person = await site.person(...settings);
  visitors.push(person);
  return person;
}

/** The block editor of a person who leaves when the test is over. */
export async function editorOf(role) {
  const {page} = await visitor(role);
  return new Editor(page, site.origin);
}

/** Opens a post for a reader who is not logged in. */
export async function reader(post, {query = '', ...settings} = {}) {
  const person = await visitor(undefined, settings);
  const response = await person.page.goto(`${site.origin}/?p=${post}${query}`);
  return {...person, response};
}

const phpText = (text) => `'${text.replace(/[\\']/g, '\\$&')}'`;

/** Runs PHP in WordPress, with the template's substitutions as PHP values. @returns the result of the code. */
export const php = (strings, ...values) =>
  site.run(
    strings.reduce(
      (code, text, i) => `${code}json_decode(${phpText(JSON.stringify(values[i - 1]))}, true)${text}`,
    ),
  );

/** Publishes a post without an editor. @param user - Its author; WordPress filters a post without one. */
export const publish = (content, user = 0) =>
  php`wp_set_current_user(${user}); return wp_insert_post(wp_slash(['post_title' => 'A post', 'post_status' => 'publish', 'post_content' => ${content}]));`;

/** The stored text of a post. */
export const stored = (post) => php`return get_post(${post})->post_content;`;

/** A diagram as the block stores it. */
export const diagram = (fen, classes = '', attributes = '') =>
  `<!-- wp:fen-board/diagram ${attributes}-->\n<figure class="wp-block-fen-board-diagram"><div class="fen-board${classes}">${fen}</div></figure>\n<!-- /wp:fen-board/diagram -->`;

/** The pictures of the plugin's readme, in its order. */
const screenshots = ['editor-diagram', 'editor-game', 'page', 'settings'];

/**
 * Takes a screenshot for people to look at. With `FEN_BOARD_SCREENSHOTS`, also updates the screenshots of the readme.
 */
export async function picture(page, name, options = {}) {
  const path = `${pictures}/${newest ? 'newest' : 'oldest'}-${name}.png`;
  await page.screenshot({...options, path});
  const number = screenshots.indexOf(name) + 1;
  if (number && process.env.FEN_BOARD_SCREENSHOTS)
    copyFileSync(path, `integrations/wordpress/screenshots/screenshot-${number}.png`);
}

/** Waits until all boards of a page are drawn. @returns What the browser made of them. */
export async function drawn(page) {
  await page.waitForFunction(() => {
    const boards = [...document.querySelectorAll('fen-board')];
    return boards.length > 0 && boards.every((board) => board.shadowRoot?.querySelector('svg'));
  });
  return page.$$eval('fen-board', (boards) =>
    boards.map((board) => ({fen: board.fen, error: board.error?.message ?? null, mode: board.mode})),
  );
}

/** The files of the plugin among what a page has fetched. */
export const filesOfPlugin = (requests) => requests.filter((url) => url.includes('/plugins/fen-board/'));
