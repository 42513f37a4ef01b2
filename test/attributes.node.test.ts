import {expect} from 'chai';
import {toSvgOptions} from '../src/attributes.js';

describe('the drawing options made from the attributes of a tag', () => {
  it('are those that affect the look, in camel case, with `true` for an attribute without a value', () => {
    const attributes = new Map([
      ['orientation', 'black'],
      ['turn-marker', ''],
      ['label', ''],
      ['mode', 'play'],
      ['controls', ''],
    ]);
    expect(toSvgOptions(attributes)).to.deep.equal({orientation: 'black', turnMarker: true, label: ''});
  });

  it('are parsed like the attributes of the element', () => {
    expect(
      toSvgOptions(
        new Map([
          ['theme', ' GREEN '],
          ['orientation', 'up'],
          ['pieces', ''],
        ]),
      ),
    ).to.deep.equal({theme: 'green', orientation: 'white', pieces: 'modern'});
  });

  it('are empty without attributes', () => {
    expect(toSvgOptions(new Map())).to.deep.equal({});
  });
});
