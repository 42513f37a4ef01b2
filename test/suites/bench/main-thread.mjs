/**
 * Starts to measure a page.
 *
 * @returns `time()` returns the processor time that its main thread has spent, in milliseconds, without the measuring itself;
 * `devtools` is the session that it is asked in.
 */
export async function mainThread(page) {
  const devtools = await page.createCDPSession();
  await devtools.send('Performance.enable', {timeDomain: 'threadTicks'});
  const time = async () => {
    const {metrics} = await devtools.send('Performance.getMetrics');
    const {TaskDuration, DevToolsCommandDuration} = Object.fromEntries(
      metrics.map(({name, value}) => [name, value]),
    );
    return 1000 * (TaskDuration - DevToolsCommandDuration);
  };
  return {devtools, time};
}
