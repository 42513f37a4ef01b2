import {median, table, whereMeasured} from '../figures.mjs';
import {questions} from './scenarios.mjs';

const rounded = (number) => (number >= 100 ? Math.round(number).toLocaleString('en') : number.toFixed(1));

/** The libraries to compare with: the usual choice for many boards, and the smallest script. */
const rivals = ['chessground', 'chess-board'];

/** The targets, as fractions of another library’s figure, without coordinates and with them. */
const aims = {
  'script and first board': ['chess-board', 1.3, 1.3],
  '100 boards': ['chessground', 0.42, 0.5],
  '1,000 boards': ['chessground', 0.22, 0.28],
  'one ply on 100 boards, drawn': ['chessground', 0.45, 0.5],
  'another position on 100 boards, drawn': ['chessground', 0.65, 0.7],
  'a game of 60 plies on one board': ['chessground', 0.85, 0.85],
  'one ply on one board, gliding': ['chessground', 1, 1],
};

/**
 * The tables of docs/benchmarks.md, by question, in Markdown.
 *
 * @param libraries - The libraries that were measured.
 * @param samples - `samples[story][library][title]`: a figure for each round, of the stories `off` and `on`.
 */
export function report(libraries, samples, {browser, rounds}) {
  const stories = Object.keys(samples);
  const figure = (story, name, title) => {
    const numbers = samples[story][name]?.[title];
    return numbers ? median(numbers) : NaN;
  };
  const cell = (of, format) => {
    const texts = stories.map((story) => (Number.isFinite(of(story)) ? format(of(story)) : '–'));
    return new Set(texts).size > 1 ? texts.join(' / ') : texts[0];
  };
  const ratio = (story, title, name) => figure(story, 'fen-board', title) / figure(story, name, title);
  const names = libraries.map(({name}) => name);
  const shown = names.filter((name) => name === 'fen-board' || rivals.includes(name));
  const isMeasured = (title) => names.some((name) => Number.isFinite(figure(stories[0], name, title)));
  const figures = (titles, columns) =>
    titles.map((title) => [
      title,
      ...columns.map((name) => cell((story) => figure(story, name, title), rounded)),
    ]);
  const compared = rivals.filter((name) => names.includes(name));
  const texts = {};
  for (const [question, all] of Object.entries(questions)) {
    const titles = all.filter(isMeasured);
    if (titles.length === 0) continue;
    texts[question] = table(
      ['', ...shown, ...compared.map((name) => `to ${name}`)],
      figures(titles, shown).map((row) => [
        ...row,
        ...compared.map((name) =>
          cell(
            (story) => ratio(story, row[0], name),
            (value) => `${value.toFixed(2)}×`,
          ),
        ),
      ]),
    );
  }
  const others = Object.values(questions)
    .flat()
    .filter((title) => names.some((name) => !shown.includes(name) && samples[stories[0]][name]?.[title]));
  if (names.length > shown.length)
    texts.others = table(
      ['', ...names],
      figures(others, names).map((row) => row.map((text) => text.split(' / ')[0])),
    );
  texts.where = whereMeasured(rounds, browser);
  const reached = stories.flatMap((story) =>
    Object.entries(aims)
      .map(([title, [name, off, on]]) => [title, name, ratio(story, title, name), story === 'on' ? on : off])
      .filter(([, , value]) => Number.isFinite(value))
      .map(
        ([title, name, value, aim]) =>
          `${value <= aim ? 'holds ' : 'missed'}  coordinates ${story}, ${title}: ${value.toFixed(2)} of ${name}, at most ${aim.toFixed(2)} is aimed at`,
      ),
  );
  return {texts, reached};
}
