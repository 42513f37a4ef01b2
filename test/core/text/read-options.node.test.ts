import {expect} from 'chai';
import {nearestName} from '../../../src/core/text/nearest-name.js';
import {readOptions, wholeNumber, type TextOption} from '../../../src/core/text/read-options.js';

const options = new Map<string, TextOption>([
  ['theme', {values: ['auto', 'green']}],
  ['flag', {isBoolean: true}],
  ['label', {}],
  ['width', wholeNumber(8, 2048)],
]);
const read = (texts: object, defaults: object = {}) => {
  const {values, problems} = readOptions(
    options,
    new Map<string, string>(Object.entries(texts)),
    new Map<string, string>(Object.entries(defaults)),
  );
  return {values: Object.fromEntries(values), problems: problems.map(({message}) => message)};
};

describe('readOptions', () => {
  for (const [title, texts, values] of [
    ['reads nothing from nothing', {}, {}],
    ['reads a word of a list in any case', {theme: ' Green '}, {theme: ' Green '}],
    ['reads a boolean option by its name alone', {flag: ''}, {flag: ''}],
    ['reads a boolean option with another text', {flag: 'yes'}, {flag: ''}],
    ['keeps any other text as it is', {label: ' A “B” '}, {label: ' A “B” '}],
    ['ignores names that are no options', {onclick: 'x', __proto__: null, toString: 'y'}, {}],
    ['reads whole numbers', {width: '0480'}, {width: '0480'}],
  ] as const) {
    it(title, () => {
      expect(read(texts)).to.deep.equal({values, problems: []});
    });
  }

  for (const text of ['no', 'NO', 'false', 'off', '0']) {
    it(`turns a boolean option off with “${text}”, its default too`, () => {
      expect(read({flag: text}, {flag: '', label: 'x'})).to.deep.equal({values: {label: 'x'}, problems: []});
    });
  }

  for (const [texts, problem] of [
    [{theme: 'grean'}, 'theme must be one of auto, green; found “grean”.'],
    [{theme: ''}, 'theme must be one of auto, green; found “”.'],
    [{width: '7'}, 'width must be a whole number from 8 to 2048; found “7”.'],
    [{width: '1e3'}, 'width must be a whole number from 8 to 2048; found “1e3”.'],
    [{width: '-9\u202e'}, 'width must be a whole number from 8 to 2048; found “-9U+202E”.'],
  ] as const) {
    it(`reports ${JSON.stringify(texts)}, and keeps the default`, () => {
      const defaults = {theme: 'auto', width: '9'};
      expect(read(texts, defaults)).to.deep.equal({values: defaults, problems: [problem]});
    });
  }

  it('reports all problems in the order of the options', () => {
    const {problems} = read({width: 'x', theme: 'x'});
    expect(problems.map((message) => message.split(' ')[0])).to.deep.equal(['theme', 'width']);
  });
});

describe('nearestName', () => {
  const names = ['theme', 'turn-marker', 'fen'];
  for (const [text, name] of [
    ['theme', 'theme'],
    ['theem', 'theme'],
    ['thme', 'theme'],
    ['themes', 'theme'],
    ['thame', 'theme'],
    ['turnmarker', 'turn-marker'],
    ['thm', undefined],
    ['', undefined],
  ] as const) {
    it(`finds ${name ?? 'nothing'} for “${text}”`, () => {
      expect(nearestName(text, names, () => 1)).to.equal(name);
    });
  }

  it('finds a name with as many changes as it allows', () => {
    expect(nearestName('teme', names, ({length}) => length - 4)).to.equal('theme');
    expect(nearestName('tme', names, ({length}) => length - 4)).to.equal(undefined);
  });
});
