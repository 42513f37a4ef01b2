/**
 * Real input that the test runner has no command for. `touch-drag` puts a finger on the first of `points` and draws
 * it over the others; `media` sets what `@media` asks for ({} clears it). Both answer whether the browser can.
 */
export function realInputPlugin() {
  return {
    name: 'real-input',
    async executeCommand({command, payload, session}) {
      const page = session.browser.getPage?.(session.id);
      if (command === 'touch-drag') {
        const [first, ...rest] = payload.points;
        if (page) {
          await page.touchscreen.touchStart(...first);
          for (const point of rest) await page.touchscreen.touchMove(...point);
          await page.touchscreen.touchEnd();
        } else {
          await session.browser.driver.performActions([touchActions(first, rest)]);
        }
        return true;
      }
      if (command === 'media') {
        if (!page || session.browser.name === 'Firefox') return false;
        const devtools = await page.createCDPSession();
        const features = Object.entries(payload?.features ?? {}).map(([name, value]) => ({name, value}));
        await devtools.send('Emulation.setEmulatedMedia', {media: payload?.media ?? '', features});
        return true;
      }
      return undefined;
    },
  };
}

const touchActions = ([x, y], rest) => ({
  type: 'pointer',
  id: 'finger',
  parameters: {pointerType: 'touch'},
  actions: [
    {type: 'pointerMove', duration: 0, x, y},
    {type: 'pointerDown', button: 0},
    ...rest.map(([toX, toY]) => ({type: 'pointerMove', duration: 20, x: toX, y: toY})),
    {type: 'pointerUp', button: 0},
  ],
});
