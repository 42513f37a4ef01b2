import {mount} from 'svelte';
import App from './App.svelte';

// “?late”: the app is there before the tag is registered, as it is where the script loads slowly.
const late = location.search === '?late';
if (!late) await import('fen-board');
const target = document.querySelector('#app');
// “?example”: the example of docs/frameworks.md alone.
const shown = location.search === '?example' ? (await import('./Example.svelte')).default : App;
if (target) mount(shown, {target});
if (late) {
  await new Promise(requestAnimationFrame);
  await new Promise(requestAnimationFrame);
  await import('fen-board');
}
