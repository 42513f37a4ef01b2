import {mount} from 'svelte';
import App from './App.svelte';

// “?late”: the app is there before the tag is registered, as it is where the script loads slowly.
const late = location.search === '?late';
if (!late) await import('fen-board');
const target = document.querySelector('#app');
// “?example”: the example of docs/frameworks.md alone; “?controlled”: boards whose state is written back.
const shown = {
  '?example': () => import('./Example.svelte'),
  '?controlled': () => import('./Controlled.svelte'),
};
const module = await shown[location.search as keyof typeof shown]?.();
if (target) mount(module?.default ?? App, {target});
if (late) {
  await new Promise(requestAnimationFrame);
  await new Promise(requestAnimationFrame);
  await import('fen-board');
}
