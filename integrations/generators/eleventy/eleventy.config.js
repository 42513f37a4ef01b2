import {markdownItFenBoard} from 'fen-board/markdown';

export default function (eleventyConfig) {
  eleventyConfig.amendLibrary('md', (md) => md.use(markdownItFenBoard));
  eleventyConfig.addPassthroughCopy({'node_modules/fen-board/dist/fen-board*.{css,min.js}': '/'});
}

export const config = {dir: {input: 'pages', output: 'dist'}};
