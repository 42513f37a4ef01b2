import {expect} from 'chai';
import {lookOf} from '../src/attributes.js';

describe('the options that draw what a tag with attributes shows', () => {
  it('are those of its look, in camel case, with `true` for an attribute that has no value', () => {
    const attributes = new Map([
      ['orientation', 'black'],
      ['turn-marker', ''],
      ['label', ''],
      ['mode', 'play'],
      ['controls', ''],
    ]);
    expect(lookOf(attributes)).to.deep.equal({orientation: 'black', turnMarker: true, label: ''});
  });

  it('are read as the element reads them', () => {
    expect(
      lookOf(
        new Map([
          ['theme', ' GREEN '],
          ['orientation', 'up'],
          ['pieces', ''],
        ]),
      ),
    ).to.deep.equal({
      theme: 'green',
      orientation: 'white',
      pieces: 'modern',
    });
  });

  it('are none without attributes', () => {
    expect(lookOf(new Map())).to.deep.equal({});
  });
});
