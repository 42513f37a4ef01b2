import {trustedAddress} from '../../shared/trusted-address.js';
import {Engine} from '../engine/engine.js';
import {EngineError, type EngineErrorCode} from '../engine/engine-error.js';
import {enEngine} from '../../words/en-engine.js';

/** The members of an `Engine` that boards use. The page may have one of another copy of the class. */
type UsableEngine = Pick<Engine, 'bestMove' | 'analyse'>;

/**
 * A reason why an engine cannot be used: those of `EngineError`; its address is of another origin (`other-origin`); the browser
 * or the page has no workers (`no-workers`); a policy forbids it (`refused`); or nothing runs at the address (`missing`).
 */
export type EngineProblem = EngineErrorCode | 'other-origin' | 'no-workers' | 'refused' | 'missing';

/** An engine could not be opened. */
class OpeningError extends Error {
  readonly code: EngineProblem;
  constructor(code: EngineProblem, message = code as string) {
    super(message);
    this.code = code;
  }
}

const texts: Readonly<Record<EngineProblem, string>> = enEngine.problems;
const isProblem = (code: unknown): code is EngineProblem =>
  typeof code === 'string' && Object.hasOwn(texts, code);

/** The problem that an error is about. An object that is no engine, or fails with an error of its own, is as good as none. */
export function problemOf(error: unknown): EngineProblem {
  const code = (error as {readonly code?: unknown} | null)?.code;
  return isProblem(code) ? code : 'missing';
}

interface OpenEngine {
  readonly engine: Engine;
  /** Resolves when the engine has introduced itself; rejects with an error that has the code of a problem. */
  readonly ready: Promise<void>;
  users: number;
}

/** The engines that are open, by their addresses. Boards share them. */
const openEngines = new Map<string, OpenEngine>();

/** An engine that a board uses, until it closes it. */
export interface EngineUse {
  /** The address or the engine that was opened. */
  readonly source: string | object;
  readonly engine: UsableEngine;
  readonly ready: Promise<void>;
  /** Ends the use. An engine that we have opened ends with its last use, or at once if it has failed. */
  close(hasFailed?: boolean): void;
}

/**
 * Opens the engine of a board.
 *
 * @param source - The address of its worker, or an `Engine` of the page, which the page closes.
 * @throws An error that has the code of a problem.
 */
export function useEngine(source: string | object): EngineUse {
  if (typeof source === 'object')
    return {source, engine: source as UsableEngine, ready: Promise.resolve(), close: () => undefined};
  const url = addressOf(source);
  const open = openEngines.get(url) ?? openWorker(url);
  openEngines.set(url, open);
  open.users++;
  let isClosed = false;
  return {
    source,
    engine: open.engine,
    ready: open.ready,
    close(hasFailed = false) {
      if (isClosed) return;
      isClosed = true;
      open.users--;
      if (open.users > 0 && !hasFailed) return;
      open.engine.close();
      if (openEngines.get(url) === open) openEngines.delete(url);
    },
  };
}

function addressOf(source: string): string {
  let url: URL;
  try {
    url = new URL(source.trim(), document.baseURI);
  } catch {
    throw new OpeningError('missing');
  }
  if (url.origin !== location.origin) throw new OpeningError('other-origin');
  return url.href;
}

function openWorker(url: string): OpenEngine {
  if (typeof Worker === 'undefined') throw new OpeningError('no-workers');
  let isRefused = false;
  // A worker that a policy refuses ends like one that is missing. Only this event tells them apart.
  const hear = ({effectiveDirective}: SecurityPolicyViolationEvent) => {
    if (/^(worker|child|script|default)-src/.test(effectiveDirective)) isRefused = true;
  };
  document.addEventListener('securitypolicyviolation', hear);
  let worker: Worker;
  try {
    worker = new Worker(trustedAddress(url));
  } catch (error) {
    document.removeEventListener('securitypolicyviolation', hear);
    throw new OpeningError('refused', String(error));
  }
  const engine = new Engine(worker);
  const ready = engine.ready
    .catch(async (error: unknown) => {
      // The event of the policy may come after the error of the worker.
      await new Promise((resolve) => setTimeout(resolve));
      const hasEnded = error instanceof EngineError && error.code === 'died';
      throw hasEnded ? new OpeningError(isRefused ? 'refused' : 'missing') : error;
    })
    .finally(() => {
      document.removeEventListener('securitypolicyviolation', hear);
    });
  ready.catch(() => undefined);
  return {engine, ready, users: 0};
}
