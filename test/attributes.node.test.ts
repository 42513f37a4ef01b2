import {readFileSync} from 'node:fs';
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

describe('a list of names that is written by hand', () => {
  it('has every part of a board, in `exportparts` of a game', () => {
    const board = readFileSync('src/board/element/fen-board.ts', 'utf8');
    const documented = [...board.matchAll(/@csspart (\S+)/g)].map(([, name]) => name);
    const [, list = ''] =
      /const \w+ =\s+'board:squares,([^']*)'/.exec(readFileSync('src/game/view/game-board.ts', 'utf8')) ?? [];
    const onlyInOtherModes =
      'error picked target chooser palette panel hint puzzle button solution counts badge right wrong feedback';
    const expected = documented.filter(
      (name) => !['board', ...onlyInOtherModes.split(' ')].includes(name ?? ''),
    );
    expect(list.split(',')).to.have.members(expected);
  });
});
