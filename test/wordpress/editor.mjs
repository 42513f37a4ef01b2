/** The block editor, as a person uses it. */
export class Editor {
  constructor(page, origin) {
    this.page = page;
    this.origin = origin;
  }

  /** What people write in: an iframe in most editors, the page itself in others. */
  get canvas() {
    return this.page.frames().find((frame) => frame.name() === 'editor-canvas') ?? this.page.mainFrame();
  }

  /** Opens a new post, or one that is there, and waits until it can be written in. */
  async open(post) {
    const path = post ? `post.php?post=${post}&action=edit` : 'post-new.php';
    await this.page.goto(`${this.origin}/wp-admin/${path}`);
    await this.page.waitForFunction(() => {
      const frame = document.querySelector('iframe[name=editor-canvas]');
      const canvas = frame ? frame.contentDocument : document;
      return canvas?.querySelector('.editor-post-title__input, .wp-block-post-title');
    }, {});
    await this.canvas.waitForSelector('.editor-post-title__input, .wp-block-post-title');
  }

  /** Writes the title and goes on into the first paragraph. */
  async title(text) {
    await this.canvas.click('.editor-post-title__input, .wp-block-post-title');
    await this.page.keyboard.type(text);
    await this.page.keyboard.press('Enter');
  }

  /** Adds a block by its name, in the paragraph that is being written. */
  async slash(name) {
    await this.page.keyboard.type(`/${name}`);
    await this.page.waitForFunction(
      (text) =>
        [...document.querySelectorAll('.components-autocomplete__result')].some((one) =>
          one.textContent.toLowerCase().includes(text.toLowerCase()),
        ),
      {},
      name,
    );
    await this.page.keyboard.press('Enter');
  }

  /** Pastes a text where the cursor is. The clipboard of the machine belongs to whoever else works there. */
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

  /** Waits until a board can be edited, and gives the middle of one of its squares, White's side being below. */
  async square(name, board = 'fen-board') {
    const element = await this.canvas.waitForSelector(board);
    await this.canvas.waitForFunction((one) => one.shadowRoot?.querySelector('[role=gridcell]'), {}, element);
    const svg = await element.evaluateHandle((one) => one.shadowRoot.querySelector('svg'));
    await svg.asElement().scrollIntoView();
    const {x, y, width, height} = await svg.asElement().boundingBox();
    const file = name.charCodeAt(0) - 97;
    return [x + ((file + 0.5) * width) / 8, y + ((8.5 - Number(name[1])) * height) / 8];
  }

  async drag(from, to, board) {
    const start = await this.square(from, board);
    const end = await this.square(to, board);
    await this.page.mouse.move(...start);
    await this.page.mouse.down();
    await this.page.mouse.move(...end, {steps: 6});
    await this.page.mouse.up();
  }

  content() {
    return this.page.evaluate(() => wp.data.select('core/editor').getEditedPostContent());
  }

  /** Waits until the post says something. */
  async until(text) {
    await this.page.waitForFunction(
      (part) => wp.data.select('core/editor').getEditedPostContent().includes(part),
      {},
      text,
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

  /** Publishes, or saves what is published. @returns The number of the post. */
  async publish() {
    // Where the author has not switched it off, a panel asks once more.
    await this.page.waitForFunction(
      () => {
        const editor = wp.data.select('core/editor');
        if (editor.isSavingPost()) return false;
        if (editor.isCurrentPostPublished() && !editor.isEditedPostDirty()) return true;
        const panel = document.querySelector('.editor-post-publish-panel');
        const button = (panel ?? document).querySelector(
          panel ? '.editor-post-publish-button' : '.editor-post-publish-button__button',
        );
        if (button?.getAttribute('aria-disabled') !== 'true') button?.click();
        return false;
      },
      {polling: 1000},
    );
    return this.page.evaluate(() => wp.data.select('core/editor').getCurrentPostId());
  }
}
