import {expect} from 'chai';
import {attributesOf} from '../../src/attributes.js';
import {hasUnknownAttribute} from '../../src/shared/unknown-attributes.js';

const observedAttributes = [...attributesOf('fen-board', 'content', 'look', 'name', 'live', 'form').keys()];
/** Whether an element with these attributes is looked at; it has the properties `id` and `lang`. */
const isSuspicious = (...names: readonly string[]): boolean => {
  class Board {
    static readonly observedAttributes = observedAttributes;
    readonly id = '';
    readonly lang = '';
    readonly getAttributeNames = () => names;
  }
  return hasUnknownAttribute(new Board() as unknown as Element);
};

describe('the attributes that the warnings look at', () => {
  it('are none of those that the element has', () => {
    expect(observedAttributes).to.include.members(['fen', 'move-input', 'turn-marker', 'required']);
    expect(isSuspicious(...observedAttributes)).to.equal(false);
  });

  for (const name of 'id class is tabindex itemprop exportparts xml:lang v-on:click data-x aria-label'.split(
    ' ',
  ))
    it(`are not “${name}”`, () => {
      expect(isSuspicious(name)).to.equal(false);
    });

  for (const name of observedAttributes)
    it(`are those that nearly are “${name}”`, () => {
      for (const mistyped of [
        `${name}s`,
        name.slice(0, -1),
        name.replace(/.(.)$/, 'x$1'),
        name.replace(/-/, ''),
      ])
        if (mistyped.length > 2 && !['id', 'lang', name].includes(mistyped))
          expect(isSuspicious(mistyped), mistyped).to.equal(true);
    });
});
