import {provideZonelessChangeDetection} from '@angular/core';
import {bootstrapApplication} from '@angular/platform-browser';
import {App} from './app.js';
import './types.js';

// “?late”: the app is there before the tag is registered, as it is where the script loads slowly.
async function start() {
  const late = location.search === '?late';
  if (!late) await import('fen-board');
  await bootstrapApplication(App, {providers: [provideZonelessChangeDetection()]});
  if (!late) return;
  await new Promise(requestAnimationFrame);
  await import('fen-board');
}
void start();
