import {provideZonelessChangeDetection} from '@angular/core';
import {bootstrapApplication} from '@angular/platform-browser';
import {App} from './app.js';
import './types.js';

// “?late”: the app is there before the tag is registered, as it is where the script loads slowly.
async function start() {
  const late = location.search === '?late';
  if (!late) await import('fen-board');
  // “?example”: the example of docs/frameworks.md alone.
  const isExample = location.search === '?example';
  if (isExample) document.querySelector('app-root')?.replaceWith(document.createElement('app-example'));
  const shown = isExample ? (await import('./example.js')).Example : App;
  await bootstrapApplication(shown, {providers: [provideZonelessChangeDetection()]});
  if (!late) return;
  await new Promise(requestAnimationFrame);
  await import('fen-board');
}
void start();
