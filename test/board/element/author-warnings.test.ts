import {expect} from '@open-wc/testing';
import type {FenBoard, FenGame} from '../../../src/index.js';
import '../../../src/index.js';
import {start} from '../../tools/fixtures/positions.js';
import {temporary, until} from '../../tools/user.js';
import {recordWarnings} from '../../tools/warnings.js';

describe('the console', () => {
  const warnings = recordWarnings();
  /** Puts elements on the page, the last of which is certainly reported, and returns the warnings before that. */
  async function warningsOf(html: string): Promise<readonly string[]> {
    const box = temporary(document.createElement('div'));
    box.innerHTML = `${html}<fen-board themes="end"></fen-board>`;
    document.body.append(box);
    await until(() => warnings.some((text) => text.includes('themes')) || seen);
    seen = true;
    // A warning comes at the latest with the update after its part has loaded.
    // A game checks its attributes when its part has loaded.
    await until(() => [...box.querySelectorAll('fen-game')].every(({shadowRoot}) => shadowRoot));
    for (const {updateComplete} of box.querySelectorAll<FenBoard | FenGame>('fen-board,fen-game'))
      await updateComplete;
    await new Promise(requestAnimationFrame);
    return warnings.filter((text) => !text.includes('themes'));
  }
  let seen = false;

  const mistyped: readonly (readonly [html: string, warning: string])[] = [
    [
      `<fen-board fen="${start}" theme="grean"></fen-board>`,
      'fen-board: theme="grean" counts as “auto”. The values are auto, brown, walnut, green, blue, purple, gray, print, contrast.',
    ],
    [
      `<fen-board fen="${start}" mode="plai"></fen-board>`,
      'fen-board: mode="plai" counts as “view”. The values are view, play, edit, solve.',
    ],
    [
      '<fen-game pgn="1. e4 *" moves="left"></fen-game>',
      'fen-game: moves="left" counts as “auto”. The values are auto, right, below, none.',
    ],
    [
      '<fen-game pgn="1. e4 *" game="first"></fen-game>',
      'fen-game: game="first" is ignored. The values are numbers from 1.',
    ],
    [
      `<fen-board fen="${start}" orientaton="black"></fen-board>`,
      'fen-board: there is no attribute “orientaton”. Is it “orientation”?',
    ],
    [`<fen-board fenn="${start}"></fen-board>`, 'fen-board: there is no attribute “fenn”. Is it “fen”?'],
    [
      `<fen-board fen="${start}" turnmarker></fen-board>`,
      'fen-board: there is no attribute “turnmarker”. Is it “turn-marker”?',
    ],
    [
      `<fen-board fen="${start}" turn-maker></fen-board>`,
      'fen-board: there is no attribute “turn-maker”. Is it “turn-marker”?',
    ],
    [
      `<fen-board fen="${start}" mode="play" move-imput></fen-board>`,
      'fen-board: there is no attribute “move-imput”. Is it “move-input”?',
    ],
    ['<fen-game pgm="1. e4 *"></fen-game>', 'fen-game: there is no attribute “pgm”. Is it “pgn”?'],
    ['<fen-board pgn="1. e4 *"></fen-board>', 'fen-board: “pgn” is an attribute of <fen-game> alone.'],
  ];
  for (const [html, warning] of mistyped) {
    it(`names the mistake in ${html.replace(start, '…')}, once`, async () => {
      expect(await warningsOf(html + html)).to.deep.equal([warning]);
    });
  }

  it('is silent about what HTML, frameworks and other scripts write, and about values in capitals', async () => {
    const html = `<fen-board fen="${start}" THEME=" Green" mode="" pieces="mine" class="a" id="b" style="color: red" tabindex="0"
      data-fen-mode="x" aria-label="c" title="d" lang="en" dir="ltr" slot="e" hidden part="f" role="img" x-on:click="g" v-cloak
      ng-version="19" turn-marker move-input alt="h" itemprop="i" onclick="" coordinates="INSIDE" size="400"></fen-board><fen-game pgn="1. e4 *" at="1" game="1"></fen-game>`;
    expect(await warningsOf(html)).to.deep.equal([]);
  });
  it('never calls an attribute of a framework misspelt, even beside one that is', async () => {
    const box = document.createElement('div');
    const names = [':fen', '.fen', '@fen', 'x-fen', 'v-fen', 'hx-fen', ':orientatio'];
    // A script cannot set attributes with such names; the parser of HTML can.
    box.innerHTML = `<fen-board ${names.join('="" ')}="" fen="${start}" orientatio="x"></fen-board>`;
    document.body.append(temporary(box));
    await until(() => warnings.some((text) => text.includes('“orientatio”')));
    expect(warnings.filter((text) => text.includes('there is no attribute'))).to.have.length(1);
  });

  it('names a wrong value that a script sets, and that the element goes on', async () => {
    const board = temporary(document.createElement('fen-board'));
    document.body.append(board);
    Object.assign(board, {fen: start, coordinates: 'out', animation: 7, notation: {}});
    expect(board.coordinates).to.equal('inside');
    await until(() => warnings.length >= 3);
    expect(warnings).to.deep.equal([
      'fen-board: coordinates="out" counts as “inside”. The values are inside, outside, none, squares.',
      'fen-board: animation="number" counts as “auto”. The values are auto, none.',
      'fen-board: notation="object" counts as “auto”. The values are auto, fen, x-fen, shredder-fen.',
    ]);
  });
});
