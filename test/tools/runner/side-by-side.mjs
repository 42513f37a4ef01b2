import {setTimeout as pause} from 'node:timers/promises';

/**
 * Several launchers of one engine as one launcher. Each shows one page at a time, because only one page of a browser has the
 * focus and gets frames, and a page waits most of the time.
 */
export function sideBySide(launchers) {
  const idle = [...launchers];
  const bySession = new Map();
  const starts = new Map();
  const all = (act) => Promise.all(launchers.map(act));
  const [{type, name}] = launchers;
  const together = {
    type,
    name,
    concurrency: launchers.length,
    initialize: (config, files) => all((one) => one.initialize(config, files)),
    stop: () => all((one) => one.stop()),
    async startSession(id, url) {
      while (idle.length === 0) await pause(20);
      const one = idle.pop();
      bySession.set(id, one);
      starts.set(id, one.startSession(id, url));
      return starts.get(id);
    },
    async stopSession(id) {
      const one = bySession.get(id);
      // A page that opens late must not get in the way of the next one.
      await starts.get(id).catch(() => {});
      try {
        return await one.stopSession(id);
      } finally {
        bySession.delete(id);
        starts.delete(id);
        idle.push(one);
      }
    },
    isActive: (id) => Boolean(bySession.get(id)?.isActive(id)),
  };
  // What else the runner asks for, it asks the launcher that has the session.
  return new Proxy(together, {
    get: (target, key) =>
      key in target || !(key in launchers[0])
        ? target[key]
        : (id, ...rest) => bySession.get(id)[key](id, ...rest),
  });
}
