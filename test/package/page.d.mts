import type {Page} from 'puppeteer-core';

export interface Opened {
  readonly page: Page;
  /** The errors of the page: uncaught ones, and those in its console. */
  readonly pageErrors: string[];
  /** All that the page has written to its console, each after its type, such as `warn: `. */
  readonly consoleTexts: string[];
  readonly requests: string[];
}

export interface Pages {
  open(
    html: string,
    options?: {headers?: Record<string, string>; viewport?: {width: number; height: number}},
  ): Promise<Opened>;
  close(): Promise<void>;
}

export function startPages(): Promise<Pages>;
