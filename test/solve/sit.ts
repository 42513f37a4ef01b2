import {resetMouse, sendMouse} from '@web/test-runner-commands';
import '../../src/index.js';
import {until} from '../element/until.js';
import {Person} from '../interaction/person.js';

export const ladder = '7k/8/8/8/8/8/R7/1R5K w - - 0 1';
export const ladderSolution = '1. Ra7 (1. Rb7? {lets the king out.}) 1... Kg8 2. Rb8#';

/** The one at the board. */
export let person: Person;
/** What the board has reported. */
export const solves: unknown[] = [];
export const mistakes: unknown[] = [];
/** Everything that was announced, in its order. */
export const heard: string[] = [];
/** What a test adds to the page beside that board. */
export const others: Element[] = [];

const listener = new MutationObserver(() => {
  if (person.heard !== heard.at(-1)) heard.push(person.heard);
});

/** Puts a puzzle on the page, whose pieces do not glide unless the test asks for that. */
export async function sit(attributes: Readonly<Record<string, string>>): Promise<Person> {
  person = await Person.before({mode: 'solve', animation: 'none', ...attributes});
  solves.length = mistakes.length = heard.length = 0;
  listener.observe(person.root, {subtree: true, childList: true, characterData: true});
  person.board.addEventListener('solved', ({detail}) => solves.push(detail));
  person.board.addEventListener('mistake', ({detail}) => mistakes.push(detail));
  return person;
}

/** After each test nothing is left on the page. */
export async function leave(): Promise<void> {
  listener.disconnect();
  person.leave();
  for (const other of others.splice(0)) other.remove();
  await resetMouse();
}

export const placement = () => person.board.fen?.split(' ')[0];
/** Waits for the position of a FEN's first field. */
export const shows = (fen: string) => until(() => placement() === fen.split(' ')[0]);
export const button = (name: string) =>
  until(() => [...person.root.querySelectorAll('button')].find((one) => one.textContent.trim() === name));
export const press = async (name: string) => {
  const {left, top, width, height} = (await button(name)).getBoundingClientRect();
  await sendMouse({
    type: 'click',
    position: [Math.round(left + width / 2), Math.round(top + height / 2)],
  });
  await person.settled();
};
export const feedback = () => person.root.querySelector('[part=feedback]')?.textContent;
export const counts = () => person.root.querySelector('[part=counts]')?.textContent.trim();
/** Waits until the person is to move again. */
export const turn = () => until(() => person.root.querySelector('.puzzle.solver'));
export const marked = () => person.root.querySelector('[part~=hint][part~=highlight]') !== null;
export const isSolved = () => person.board.matches(':state(solved)');
export const solved = () => until(isSolved);
