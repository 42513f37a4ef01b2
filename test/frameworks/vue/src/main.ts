import {createApp} from 'vue';
import App from './App.vue';

// “?late”: the app is there before the tag is registered, as it is where the script loads slowly.
const late = location.search === '?late';
if (!late) await import('fen-board');
// “?example”: the example of docs/frameworks.md alone.
const shown = location.search === '?example' ? (await import('./Example.vue')).default : App;
createApp(shown).mount('#app');
if (late) {
  await new Promise(requestAnimationFrame);
  await new Promise(requestAnimationFrame);
  await import('fen-board');
}
