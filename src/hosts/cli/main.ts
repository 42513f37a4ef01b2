#!/usr/bin/env node
/// <reference types="node" />
import {readFileSync} from 'node:fs';
import {buffer} from 'node:stream/consumers';
import {run} from './run.js';

const {version} = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as {
  version: string;
};

// The program that reads the output may stop early, as `head` does.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') return;
  process.stderr.write(`fen-board: ${error.message}\n`);
  process.exitCode = 1;
});

const status = await run(process.argv.slice(2), {
  version,
  // The build writes this module into the folder `dist` itself.
  folder: new URL('./', import.meta.url),
  isTerminal: process.stderr.isTTY,
  readInput: () => buffer(process.stdin),
  write: (output) => void process.stdout.write(output),
  report: (message) => void process.stderr.write(message),
});

// The handler above may already have set the status, or may set it later.
process.exitCode ||= status;
