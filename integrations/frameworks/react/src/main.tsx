import type {FunctionComponent} from 'react';
import {createRoot} from 'react-dom/client';
import {App} from './App.js';

// “?late”: the app is there before the tag is registered, as it is where the script loads slowly.
const late = location.search === '?late';
if (!late) await import('fen-board');
const root = document.querySelector('#app');
// “?example”: the example of docs/frameworks.md alone; “?controlled”: boards whose state is written back.
const shown: Readonly<Record<string, () => Promise<FunctionComponent>>> = {
  '?example': async () => (await import('./Example.js')).Example,
  '?controlled': async () => (await import('./Controlled.js')).Controlled,
};
const Shown = (await shown[location.search]?.()) ?? App;
if (root) createRoot(root).render(<Shown />);
if (late) {
  await new Promise(requestAnimationFrame);
  await new Promise(requestAnimationFrame);
  await import('fen-board');
}
