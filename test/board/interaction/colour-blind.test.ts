import {expect} from '@open-wc/testing';
import '../../../src/index.js';
import {renderSvg} from '../../../src/picture/files/index.js';
import {markColors, markPaint, type MarkColor} from '../../../src/core/marks/mark.js';
import {contrast} from '../../picture/drawing/contrast.js';
import {setup as setupPuzzle} from '../solve/solver.js';
import {setup, until, type User} from '../../tools/user.js';

/** Matrices that give a colour as it is seen without one kind of cones, or without any: Machado, Oliveira and Fernandes (2009). */
const sights = {
  protanopia: [0.152, 1.053, -0.205, 0.115, 0.786, 0.099, -0.004, -0.048, 1.052],
  deuteranopia: [0.367, 0.861, -0.228, 0.28, 0.673, 0.047, -0.012, 0.043, 0.969],
  tritanopia: [1.256, -0.077, -0.179, -0.078, 0.931, 0.148, 0.005, 0.691, 0.304],
  achromatopsia: [0.213, 0.715, 0.072, 0.213, 0.715, 0.072, 0.213, 0.715, 0.072],
};
type Sight = keyof typeof sights;

const channels = (color: string) => [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16) / 255);
const toLinear = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
const toScreen = (value: number) => (value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055);

function seenWith(sight: Sight, color: string): string {
  const linear = channels(color).map(toLinear);
  const seen = [0, 1, 2].map((row) =>
    linear.reduce((sum, value, i) => sum + value * (sights[sight][3 * row + i] ?? 0), 0),
  );
  const byte = (value: number) => Math.round(255 * toScreen(Math.min(Math.max(value, 0), 1)));
  return `#${seen.map((value) => byte(value).toString(16).padStart(2, '0')).join('')}`;
}

const drawn = renderSvg('8/8/8/8/8/8/8/8 w - - 0 1', {marks: 'Ga1 Rb1 Yc1 Bd1'});
const outlineOf = (color: MarkColor) =>
  new RegExp(`marked-square ${color}".*?dasharray="([^"]*)`).exec(drawn)?.[1];

/** The outline and the form of a highlight that is drawn; nothing of its colours. */
function formOf(user: User, name: string): string {
  const frame = user.root.querySelector(`[part~="${name}"][part~=frame]`);
  const dashes = frame?.closest('[stroke-dasharray]')?.getAttribute('stroke-dasharray') ?? 'whole';
  const isHidden = !frame?.parentElement || getComputedStyle(frame.parentElement).display === 'none';
  const path =
    user.root.querySelector(`[part~="${name}"] path, path[part~="${name}"]`)?.getAttribute('d') ?? '';
  return [isHidden ? 'no frame' : dashes, path.replace(/[^a-z]/gi, '').slice(0, 4)].join(' ');
}

describe('with another sight for colours', () => {
  for (const sight of Object.keys(sights) as readonly Sight[]) {
    it(`marks that look alike have other outlines: ${sight}`, () => {
      const pairs = markColors.flatMap((one, i) =>
        markColors.slice(i + 1).map((other) => [one, other] as const),
      );
      for (const [one, other] of pairs) {
        const [a, b] = [seenWith(sight, markPaint[one]), seenWith(sight, markPaint[other])];
        if (contrast(a, b) < 3) {
          expect(outlineOf(one)).to.be.a('string');
          expect(outlineOf(one), `${one} ${a}, ${other} ${b}`).to.not.equal(outlineOf(other));
        }
      }
    });
  }

  it('some marks do look alike: this is no matter of taste', () => {
    const {red, green} = markPaint;
    expect(contrast(seenWith('deuteranopia', red), seenWith('deuteranopia', green))).to.be.below(1.5);
  });

  it('check, last move, a picked piece, its destinations, a hint and a premove have each their own form', async () => {
    const user = await setup('4k3/8/8/8/8/8/4q3/R3K2R w KQ - 0 1');
    await user.click('e1', 'e2');
    const forms = new Map([['last-move', formOf(user, 'last-move')]]);
    user.board.fen = '4k3/8/8/8/4q3/8/8/R3K2R w KQ - 0 1';
    await user.settled();
    await user.click('e1');
    for (const name of ['check', 'picked', 'target']) forms.set(name, formOf(user, name));
    const solver = await setupPuzzle();
    const hint = await until(() => solver.root.querySelector('button[part~=hint]'));
    await solver.turn();
    await solver.clickOn(hint);
    await solver.clickOn(hint);
    await until(() => solver.hasHint);
    forms.set('hint', formOf(solver, 'hint'));
    const other = await setup('4k3/8/8/8/8/8/4q3/R3K2R w KQ - 0 1', {player: 'black', premove: ''});
    await other.click('e2', 'e4');
    forms.set('premove', formOf(other, 'premove'));
    expect(new Set(forms.values()).size, JSON.stringify([...forms])).to.equal(6);
  });
});
