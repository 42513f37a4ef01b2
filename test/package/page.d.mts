import type {Page} from 'puppeteer-core';

export interface Opened {
  readonly page: Page;
  /** The complaints of the page: errors nobody caught, and errors in its console. */
  readonly complaints: string[];
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
