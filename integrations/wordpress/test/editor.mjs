/**
 * Waits until people can move pieces on a board, and returns the middle of one of its squares.
 *
 * @param frame - The frame that contains the board.
 * @param name - The square, such as `e4`.
 * @param board - A selector for the board, or for the game that contains it.
 */
export async function squareOf(frame, name, board) {
  // `waitForSelector` looks again only when the page changes, but not when a shadow root does.
  const found = await frame.waitForFunction(
    (selector) => {
      const one = document.querySelector(selector);
      return one?.localName === 'fen-game' ? one.board : one;
    },
    {},
    board,
  );
  const element = found.asElement();
  await frame.waitForFunction((one) => one.shadowRoot?.querySelector('[role=gridcell]'), {}, element);
  await element.evaluate((one) => one.shadowRoot.querySelector('svg').scrollIntoView({block: 'center'}));
  const cell = await element.evaluateHandle((one, square) => {
    const label = new RegExp(`\\b${square}\\b`);
    return [...one.shadowRoot.querySelectorAll('[role=gridcell]')].find((each) =>
      label.test(each.getAttribute('aria-label') ?? each.textContent),
    );
  }, name);
  const {x, y, width, height} = await cell.asElement().boundingBox();
  return [x + width / 2, y + height / 2];
}

/** The block editor, as a person uses it. */
export class Editor {
  constructor(page, origin) {
    this.page = page;
    this.origin = origin;
  }

  /** The document that contains the blocks: an iframe in most editors, the page itself in others. */
  get canvas() {
    return this.page.frames().find((frame) => frame.name() === 'editor-canvas') ?? this.page.mainFrame();
  }

  /** Opens a new or an existing post, and waits until it can be edited. */
  async open(post) {
    const path = post ? `post.php?post=${post}&action=edit` : 'post-new.php';
    await this.page.goto(`${this.origin}/wp-admin/${path}`);
    await this.page.waitForFunction(() => {
      const frame = document.querySelector('iframe[name=editor-canvas]');
      const canvas = frame ? frame.contentDocument : document;
      return canvas?.querySelector('.editor-post-title__input, .wp-block-post-title');
    }, {});
    await this.canvas.waitForSelector('.editor-post-title__input, .wp-block-post-title');
    // Until its style sheets have loaded, the canvas shows nothing and runs no script.
    await this.canvas.waitForFunction(() =>
      [...document.querySelectorAll('link[rel=stylesheet]')].every(({sheet}) => sheet),
    );
  }

  /**
   * Begins a new post: writes the title and goes on into the first paragraph.
   * @param block - The name of a block that is added there.
   */
  async begin(title, block) {
    await this.open();
    await this.canvas.click('.editor-post-title__input, .wp-block-post-title');
    await this.page.keyboard.type(title);
    await this.page.keyboard.press('Enter');
    if (block) await this.slash(block);
  }

  /** Empties the post, except for an empty paragraph with the cursor in it. */
  async startAgain() {
    await this.page.evaluate(() =>
      wp.data.dispatch('core/editor').resetEditorBlocks([wp.blocks.createBlock('core/paragraph')]),
    );
    await (await this.canvas.waitForSelector('p[data-empty=true]')).click();
  }

  /** Adds a block by its name, in the current paragraph. */
  async slash(name) {
    await this.page.keyboard.type(`/${name}`);
    // Before the editor has processed the whole name, Enter would add a block with a similar name.
    await this.page.waitForFunction(
      (text) =>
        document
          .querySelector('.components-autocomplete__result[aria-selected=true]')
          ?.textContent.toLowerCase()
          .includes(text.toLowerCase()),
      {},
      name,
    );
    await this.page.keyboard.press('Enter');
  }

  /** Pastes a text at the cursor, without the clipboard of the machine, which other programs use too. */
  paste(text) {
    return this.canvas.evaluate((copied) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/plain', copied);
      const event = new ClipboardEvent('paste', {
        clipboardData,
        bubbles: true,
        cancelable: true,
        composed: true,
      });
      (document.activeElement ?? document.body).dispatchEvent(event);
    }, text);
  }

  /** The middle of a square of a board in the canvas. */
  square(name, board = 'fen-board') {
    return squareOf(this.canvas, name, board);
  }

  async drag(from, to, board) {
    const start = await this.square(from, board);
    const end = await this.square(to, board);
    await this.page.mouse.move(...start);
    await this.page.mouse.down();
    await this.page.mouse.move(...end, {steps: 6});
    await this.page.mouse.up();
  }

  /** A field of the sidebar, by its label. */
  async control(label) {
    const handle = await this.page.waitForFunction(
      (text) => {
        const labels = [...document.querySelectorAll('.block-editor-block-inspector label')];
        const found = labels.find((one) => one.textContent.trim().toLowerCase() === text.toLowerCase());
        return found && document.getElementById(found.htmlFor);
      },
      {},
      label,
    );
    return handle.asElement();
  }

  /** Replaces the text of a field in the sidebar. */
  async fill(label, text) {
    const field = await this.control(label);
    await field.focus();
    await this.page.keyboard.down('Control');
    await this.page.keyboard.press('KeyA');
    await this.page.keyboard.up('Control');
    await this.page.keyboard.type(text);
  }

  /** Chooses in a list of the sidebar. */
  async choose(label, choice) {
    const list = await this.control(label);
    const value = await list.evaluate(
      (one, text) => [...one.options].find((option) => option.text === text).value,
      choice,
    );
    await list.select(value);
  }

  /** Turns a switch of the sidebar. */
  async toggle(label) {
    await (await this.control(label)).click();
  }

  /** Presses a button of the sidebar or the block. */
  async button(name) {
    await (await this.page.waitForSelector(`::-p-aria([name="${name}"][role="button"])`)).click();
  }

  /** Chooses in a menu of the block’s toolbar. */
  async toolbar(menu, item) {
    // The editor hides the toolbar while somebody types, until the mouse moves.
    const [x, y] = await this.square('e4');
    await this.page.mouse.move(x, y);
    await this.page.mouse.move(x + 9, y + 9, {steps: 3});
    const button = `.block-editor-block-toolbar button[aria-label="${menu}"]`;
    await (await this.page.waitForSelector(button)).click();
    await (
      await this.page.waitForSelector(`::-p-xpath(//*[@role='menuitemradio'][contains(., '${item}')])`)
    ).click();
  }

  /** Chooses a file in the block that asks for one. */
  async file(name, text) {
    const field = await this.canvas.waitForSelector('.fen-board-drop input[type=file]');
    await field.evaluate(
      (one, [called, content]) => {
        const {DataTransfer, File, Event} = one.ownerDocument.defaultView;
        const chosen = new DataTransfer();
        chosen.items.add(new File([content], called, {type: 'application/x-chess-pgn'}));
        one.files = chosen.files;
        one.dispatchEvent(new Event('change', {bubbles: true}));
      },
      [name, text],
    );
  }

  /** Waits until an element of the plugin shows a text. */
  async shows(element, text) {
    await this.canvas.waitForFunction(
      (tag, part) => document.querySelector(tag)?.shadowRoot?.textContent.includes(part),
      {},
      element,
      text,
    );
  }

  /** Presses a button inside an element of the plugin, several times. */
  async press(element, name, times) {
    // `waitForSelector` looks again only when the page changes, but not when a shadow root does.
    const button = await this.canvas.waitForFunction(
      (tag, label) => document.querySelector(tag)?.shadowRoot?.querySelector(`[aria-label="${label}"]`),
      {},
      element,
      name,
    );
    for (let time = 0; time < times; time++) await button.asElement().click();
  }

  /** Types a text into a field inside an element of the plugin. */
  async field(element, selector, text) {
    const field = await this.canvas.waitForFunction(
      (tag, inner) => document.querySelector(tag)?.shadowRoot?.querySelector(inner),
      {},
      element,
      selector,
    );
    await field.asElement().click();
    await this.page.keyboard.type(text);
  }

  content() {
    return this.page.evaluate(() => wp.data.select('core/editor').getEditedPostContent());
  }

  /** Waits until the post shows a text. */
  async until(text) {
    await this.page.waitForFunction(
      (part) => wp.data.select('core/editor').getEditedPostContent().includes(part),
      {},
      text,
    );
  }

  /** The editor's messages about blocks that it cannot read. */
  warnings() {
    return this.canvas.evaluate(() =>
      [...document.querySelectorAll('.block-editor-warning')].map(({textContent}) => textContent),
    );
  }

  /** The blocks with their names and whether WordPress can read them. */
  blocks() {
    return this.page.evaluate(() =>
      wp.data
        .select('core/block-editor')
        .getBlocks()
        .map(({name, isValid, attributes}) => ({name, isValid, attributes})),
    );
  }

  /**
   * Publishes, or saves what is published.
   * @param status - The status afterwards: `pending` if posts are reviewed before they are published.
   * @returns The number of the post.
   */
  async publish(status = 'publish') {
    // A panel asks for confirmation, unless the author has turned that off.
    await this.page.waitForFunction(
      (wanted) => {
        const editor = wp.data.select('core/editor');
        if (editor.isSavingPost()) return false;
        if (editor.getCurrentPost().status === wanted && !editor.isEditedPostDirty()) return true;
        const panel = document.querySelector('.editor-post-publish-panel');
        const button = (panel ?? document).querySelector(
          panel ? '.editor-post-publish-button' : '.editor-post-publish-button__button',
        );
        if (button?.getAttribute('aria-disabled') !== 'true') button?.click();
        return false;
      },
      {polling: 1000},
      status,
    );
    return this.page.evaluate(() => wp.data.select('core/editor').getCurrentPostId());
  }
}
