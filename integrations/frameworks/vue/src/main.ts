import {createApp} from 'vue';
import App from './App.vue';

// “?late”: the app is there before the tag is registered, as it is where the script loads slowly.
const late = location.search === '?late';
if (!late) await import('fen-board');
// “?example”: the example of docs/frameworks.md alone; “?controlled”: boards whose state is written back.
const shown = {'?example': () => import('./Example.vue'), '?controlled': () => import('./Controlled.vue')};
const module = await shown[location.search as keyof typeof shown]?.();
createApp(module?.default ?? App).mount('#app');
if (late) {
  await new Promise(requestAnimationFrame);
  await new Promise(requestAnimationFrame);
  await import('fen-board');
}
