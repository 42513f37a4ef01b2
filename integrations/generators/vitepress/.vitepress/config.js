import {markdownItFenBoard} from 'fen-board/markdown';
import {defineConfig} from 'vitepress';

export default defineConfig({
  title: 'Chess in VitePress',
  cacheDir: 'node_modules/.cache/vitepress',
  markdown: {config: (md) => md.use(markdownItFenBoard)},
  vue: {template: {compilerOptions: {isCustomElement: (tag) => tag.startsWith('fen-')}}},
  themeConfig: {nav: [{text: 'More', link: '/more'}]},
});
