/**
 * A connection to an engine that speaks UCI in text: a `Worker`, a `MessagePort`, or an object with `postMessage` and either
 * `addMessageListener` or `onmessage`, as builds of engines for browsers are.
 *
 * @example
 * const makePort = (): EnginePort => new Worker('stockfish.js');
 */
export interface EnginePort {
  /** Sends a line to the engine. */
  postMessage(message: string): void;
  /** Builds of Fairy-Stockfish have this method. */
  addMessageListener?(listener: (line: string) => void): void;
  /** Workers and ports have this method. */
  addEventListener?(type: string, listener: (event: Event) => void): void;
  /** Older builds of engines call this function. */
  onmessage?: unknown;
  /** A port begins to deliver messages by this method. */
  start?(): void;
  /** Ends a worker. */
  terminate?(): void;
  /** Ends a port. */
  close?(): void;
}

/** Calls `receive` for each line of the engine, and `die` with a reason when it ends by itself. */
export function listenToPort(
  port: EnginePort,
  receive: (line: string) => void,
  die: (reason: string) => void,
): void {
  const receiveText = (message: unknown) => {
    const text =
      typeof message === 'object' && message !== null && 'data' in message ? message.data : message;
    if (typeof text === 'string')
      for (const line of text.split(/\r?\n/)) if (line.trim()) receive(line.trim());
  };
  if (port.addMessageListener) port.addMessageListener(receiveText);
  else if (port.addEventListener) {
    port.addEventListener('message', receiveText);
    port.addEventListener('error', (event) => {
      // It is an answer to whoever asks the engine, and no error of the page.
      event.preventDefault();
      die((event as Partial<ErrorEvent>).message ?? '');
    });
    port.addEventListener('close', () => {
      die('');
    });
    port.start?.();
  } else port.onmessage = receiveText;
}
