import fc from 'fast-check';
import {parseMarks} from '../../../src/core/marks/parse-marks.js';
import {renderSvg} from '../../../src/picture/files/index.js';
import {excerpt} from '../../../src/core/text/fill.js';
import {mutated} from '../../core/notation/arbitrary.js';
import {must, same, type Law} from './law.js';

const square = fc
  .tuple(fc.constantFrom(...'abcdefghij'), fc.integer({min: 1, max: 8}))
  .map((parts) => parts.join(''));
const mark = fc
  .tuple(fc.constantFrom(...'GRYBgryb'), square, fc.oneof(fc.constant(''), square))
  .map((parts) => parts.join(''));
const marks = fc
  .tuple(fc.array(mark, {maxLength: 6}), fc.constantFrom(' ', ',', ', ', '\n'))
  .map(([marks, between]) => marks.join(between));
const texts = fc.oneof(
  marks,
  marks.map((text) => `[%csl ${text}]`),
  marks.chain(mutated),
  fc.string({unit: 'binary'}),
);

const readMarks = fc.property(texts, fc.constantFrom(8, 10), (text, files) => {
  const read = parseMarks(text, files);
  for (const {index, length, message, values} of read.warnings) {
    const given = text.slice(index, index + length);
    must(given !== '' && values.found === excerpt(given), () => `${message} at ${index}, ${length} long`);
  }
  const written = read.marks.map(({color, from, to}) => `${color.charAt(0)}${from}${to}`).join(' ');
  const back = parseMarks(written, files);
  must(same(back, {marks: read.marks, warnings: []}), () => `${written} is parsed as other marks`);
  const picture = renderSvg(files === 8 ? '' : '10/10/10/10/10/10/10/10 w - - 0 1', {marks: text});
  must(picture.startsWith('<svg') && !/="[^"]*(?:NaN|undefined)/.test(picture), () => picture);
});

export const laws: readonly Law[] = [{name: 'read-marks', property: readMarks}];
