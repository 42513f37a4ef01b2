/**
 * Real input for which the test runner has no command, or not in every engine.
 *
 * - `press` presses a key, with others held: `Control+Shift+z`.
 * - `touch-drag` puts a finger on the first of `points` and moves it over the others; with one point it is a tap.
 * - `two-fingers` puts a finger on each of two `points`, one after the other, and lifts them.
 * - `media` emulates media features ({} clears them).
 * - `can` returns whether the driver has one of the abilities below; tests skip what it lacks.
 */
export function realInputPlugin() {
  const commands = {press, 'touch-drag': touchDrag, 'two-fingers': twoFingers, media, can};
  return {
    name: 'real-input',
    executeCommand: ({command, payload, session}) => commands[command]?.(payload, session),
  };
}

// Actions that drivers cannot perform; docs/internals.md has them as a table.
const beyond = {
  // Emulation uses the DevTools protocol, which only Chromium has.
  media: ['Firefox', 'WebKit'],
  // WebKitWebDriver always releases the left button, so the right one stays down.
  'right-button': ['WebKit'],
  // In WebKitGTK, touches are mouse events; tests use them if that makes no difference.
  touch: ['WebKit'],
  'two-fingers': ['WebKit'],
  // Touches of WebDriver do not scroll.
  'touch-scroll': ['Firefox', 'WebKit'],
  // Pixel baselines are for two engines.
  baselines: ['WebKit'],
  // WebKitGTK's driver omits spaces.
  typing: ['WebKit'],
};

const can = async (what, {browser}) => !beyond[what].includes(browser.name);

// Puppeteer has a page per session, WebDriver one driver.
const pageOf = ({browser, id}) => browser.getPage?.(id);
const driverOf = ({browser, id}) => browser.driverOf(id);

async function press(payload, session) {
  const held = payload.split(/\+(?!$)/);
  const last = held.pop();
  const page = pageOf(session);
  if (page) {
    for (const key of held) await page.keyboard.down(key);
    await page.keyboard.press(last);
    for (const key of held.reverse()) await page.keyboard.up(key);
  } else {
    const keys = [...held, last].map(codePoint);
    const down = keys.map((value) => ({type: 'keyDown', value}));
    const up = keys.reverse().map((value) => ({type: 'keyUp', value}));
    await driverOf(session).performActions([{type: 'key', id: 'keyboard', actions: [...down, ...up]}]);
  }
  return true;
}

// WebDriver has a character for each key that types none: https://www.w3.org/TR/webdriver2/#keyboard-actions
const codePoint = (key) => keys[key] ?? key;
const keys = {
  Backspace: '\uE003',
  Tab: '\uE004',
  Enter: '\uE007',
  Shift: '\uE008',
  Control: '\uE009',
  Alt: '\uE00A',
  Escape: '\uE00C',
  PageUp: '\uE00E',
  PageDown: '\uE00F',
  End: '\uE010',
  Home: '\uE011',
  ArrowLeft: '\uE012',
  ArrowUp: '\uE013',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
  Delete: '\uE017',
};

async function touchDrag({points}, session) {
  const [first, ...rest] = points;
  const page = pageOf(session);
  if (page) {
    await page.touchscreen.touchStart(...first);
    for (const point of rest) await page.touchscreen.touchMove(...point);
    await page.touchscreen.touchEnd();
    return true;
  }
  const move = ([x, y], duration) => ({type: 'pointerMove', duration, x, y});
  const actions = [
    move(first, 0),
    {type: 'pointerDown', button: 0},
    ...rest.map((point) => move(point, 20)),
    {type: 'pointerUp', button: 0},
  ];
  await driverOf(session).performActions([
    {type: 'pointer', id: 'finger', parameters: {pointerType: 'touch'}, actions},
  ]);
  return true;
}

async function twoFingers({points}, session) {
  const page = pageOf(session);
  if (page) {
    const fingers = [];
    for (const point of points) fingers.push(await page.touchscreen.touchStart(...point));
    for (const finger of fingers) await finger.end();
    return true;
  }
  const pause = (duration) => ({type: 'pause', duration});
  const sequences = points.map(([x, y], i) => ({
    type: 'pointer',
    id: `finger${i}`,
    parameters: {pointerType: 'touch'},
    actions: [
      {type: 'pointerMove', duration: 0, x, y},
      ...(i ? [pause(50)] : []),
      {type: 'pointerDown', button: 0},
      pause(100),
      {type: 'pointerUp', button: 0},
    ],
  }));
  await driverOf(session).performActions(sequences);
  return true;
}

/** One session per page: another could not reset the emulation, which would return with the next test file. */
const emulations = new WeakMap();

async function media(payload, session) {
  if (!(await can('media', session))) return false;
  const page = pageOf(session);
  const devtools = emulations.get(page) ?? (await page.createCDPSession());
  emulations.set(page, devtools);
  const features = Object.entries(payload?.features ?? {}).map(([name, value]) => ({name, value}));
  await devtools.send('Emulation.setEmulatedMedia', {media: payload?.media ?? '', features});
  return true;
}
