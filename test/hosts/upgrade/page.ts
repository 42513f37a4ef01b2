import {recordWarnings} from '../../tools/warnings.js';

/** A page in which blocks become boards and games, for each test of a suite. */
export function upgradedPage() {
  const page = document.createElement('div');
  beforeEach(() => document.body.append(page));
  afterEach(() => {
    page.remove();
    page.replaceChildren();
  });
  return {
    page,
    warnings: recordWarnings(),
    /** Adds HTML to the page and waits for the observer, whose tasks run before the next frame. */
    show: async (html: string) => {
      page.innerHTML = html;
      await new Promise(requestAnimationFrame);
      return {boards: [...page.querySelectorAll('fen-board')], games: [...page.querySelectorAll('fen-game')]};
    },
  };
}
