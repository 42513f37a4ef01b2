import {spawn} from 'node:child_process';
import {createServer, connect} from 'node:net';
import {setTimeout as pause} from 'node:timers/promises';
import {WebdriverLauncher} from '@web/test-runner-webdriver';
import {patience} from '../patience.mjs';
import {sideBySide} from '../side-by-side.mjs';

const host = '127.0.0.1';
/** How long the empty page may take, in milliseconds, each of the four times that the driver is asked for it. */
const longestLeave = 10_000;

/** WebKitGTK, twice: a driver has one window. */
export const webkit = () => sideBySide([new WebKitLauncher(), new WebKitLauncher()]);

/** WebKitWebDriver and the small browser that comes with it, on a display of its own. */
class WebKitLauncher extends WebdriverLauncher {
  name = 'WebKit';
  #children = [];

  constructor() {
    super({
      hostname: host,
      path: '/',
      logLevel: 'error',
      connectionRetryTimeout: patience,
      capabilities: {
        browserName: 'MiniBrowser',
        // WebdriverIO would ask for BiDi, which this driver does not speak.
        'wdio:enforceWebDriverClassic': true,
      },
    });
  }

  async initialize(config) {
    // The driver can press keys and buttons in a top page only, not in frames, so that pages come one after another.
    await super.initialize({...config, concurrency: 1});
    process.once('exit', () => this.#end());
    // The runner handles SIGINT alone; after another signal there would be no exit event.
    for (const signal of ['SIGTERM', 'SIGHUP']) process.once(signal, () => process.exit(1));
  }

  async startSession(id, url) {
    try {
      return await this.#show(id, url);
    } catch {
      // The driver or its browser may have crashed after the file before. No test of this one has begun.
      await this.#leave();
      return this.#show(id, url);
    }
  }

  /** The runner does not wait for the page: where it could not be opened, the tests in all engines would end. */
  async #show(id, url) {
    if (this.#children.length === 0) await this.#startDriver();
    await this.ensureManagerInitialized();
    return this.driverManager.startSession(id, url);
  }

  async #startDriver() {
    // Not the desktop, where there is one: a real mouse would interfere.
    // Of two that start at once, one may take the number of the other.
    const display = await this.#startDisplay().catch(() => this.#startDisplay());
    const env = {...process.env, ...inContainers, GDK_BACKEND: 'x11', DISPLAY: display};
    this.options.port = await freePort();
    this.#start('WebKitWebDriver', [`--port=${this.options.port}`, `--host=${host}`], {env, stdio: 'ignore'});
    await listening(this.options.port);
  }

  /**
   * Leaves the page of a file whose tests are over. Now and then WebKitGTK never reports that the empty page has loaded,
   * or has crashed; the results are there, or the runner knows that they are not.
   */
  async stopSession(id) {
    try {
      await this.driver.setTimeout({pageLoad: longestLeave});
      const result = await super.stopSession(id);
      await this.driver.setTimeout({pageLoad: patience});
      return result;
    } catch {
      await this.#leave();
      return {testCoverage: undefined};
    }
  }

  /** None: the session does not expire, and the driver crashes if a command comes while another is carried out. */
  setupHeartbeat() {}

  /** Closes the browser and its driver: the next file gets others. */
  async #leave() {
    await super.stop();
    this.driverManager = undefined;
    // The one that failed would be awaited again.
    this.__managerPromise = undefined;
    this.#end();
  }

  stop() {
    return this.#leave();
  }

  /** The WebDriver of a session. */
  driverOf() {
    return this.driver;
  }

  async #startDisplay() {
    // Xvfb looks for a free number itself, and writes it to the descriptor when it is ready.
    const args = ['-displayfd', '3', '-screen', '0', '1280x1024x24', '-nolisten', 'tcp'];
    const xvfb = this.#start('Xvfb', args, {stdio: ['ignore', 'ignore', 'ignore', 'pipe']});
    return new Promise((resolve, reject) => {
      xvfb.stdio[3].once('data', (number) => resolve(`:${String(number).trim()}`));
      xvfb.once('exit', () => reject(new Error('Xvfb has ended before there was a display.')));
    });
  }

  #start(command, args, options) {
    const child = spawn(command, args, options);
    this.#children.push(child);
    return child;
  }

  #end() {
    for (const child of this.#children.splice(0).reverse()) child.kill();
  }
}

// Many containers have no D-Bus, no user namespaces and no graphics card.
const inContainers = {
  GTK_A11Y: 'none',
  NO_AT_BRIDGE: '1',
  WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
  WEBKIT_DISABLE_DMABUF_RENDERER: '1',
  LIBGL_ALWAYS_SOFTWARE: '1',
};

const freePort = () =>
  new Promise((resolve) => {
    const server = createServer().listen(0, host, () => {
      const {port} = server.address();
      server.close(() => resolve(port));
    });
  });

const answers = (port) =>
  new Promise((resolve) => {
    const socket = connect(port, host);
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });

async function listening(port) {
  const end = Date.now() + patience;
  while (!(await answers(port))) {
    if (Date.now() > end) throw new Error('WebKitWebDriver does not answer.');
    await pause(50);
  }
}
