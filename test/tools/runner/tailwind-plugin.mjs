import {readFile} from 'node:fs/promises';
import {createRequire} from 'node:module';
import {compile} from 'tailwindcss';

const {resolve: pathOf} = createRequire(import.meta.url);

/** Serves `test/board/pages/tailwind.css`: what Tailwind builds for a page that has its preflight and its typography. */
export function tailwindPlugin() {
  let built;
  return {
    name: 'tailwind',
    async serve({path}) {
      if (path !== '/test/board/pages/tailwind.css') return;
      built ??= build();
      return {body: await built, type: 'css'};
    },
  };
}

async function build() {
  const {build: buildClasses} = await compile('@import "tailwindcss"; @plugin "@tailwindcss/typography";', {
    async loadStylesheet(id, base) {
      const path = pathOf(id === 'tailwindcss' ? 'tailwindcss/index.css' : id);
      return {path, base, content: await readFile(path, 'utf8')};
    },
    async loadModule(id, base) {
      const path = pathOf(id);
      return {path, base, module: (await import(path)).default};
    },
  });
  return buildClasses(['prose', 'flex', 'w-full', 'h-full', 'max-w-none']);
}
