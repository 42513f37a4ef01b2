import DefaultTheme from 'vitepress/theme';
import 'fen-board/fen-board.css';

export default {
  extends: DefaultTheme,
  enhanceApp() {
    if (typeof window !== 'undefined') import('fen-board');
  },
};
