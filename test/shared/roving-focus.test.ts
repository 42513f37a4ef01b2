import {expect} from 'chai';
import {moveRovingFocus} from '../../src/shared/roving-focus.js';

/** Buttons a, b, c … in rows of three, and which has the focus after some keys. */
function focusedAfter(start: string, keys: readonly string[], direction = 'ltr'): string | undefined {
  const toolbar = document.createElement('div');
  toolbar.style.direction = direction;
  const buttons = [...'abcdefgh'].map((name) => {
    const button = document.createElement('button');
    button.textContent = name;
    toolbar.append(button);
    return button;
  });
  toolbar.addEventListener('keydown', (event) => moveRovingFocus(event, buttons, 3));
  document.body.append(toolbar);
  buttons.find(({textContent}) => textContent === start)?.focus();
  for (const key of keys) {
    document.activeElement?.dispatchEvent(
      new KeyboardEvent('keydown', {key, bubbles: true, cancelable: true}),
    );
  }
  const focused = document.activeElement?.textContent;
  toolbar.remove();
  return focused;
}

describe('keys that move the focus among rows of three, the last with two', () => {
  const moves: readonly (readonly [start: string, keys: readonly string[], end: string])[] = [
    ['a', ['ArrowRight'], 'b'],
    ['a', ['ArrowLeft'], 'a'],
    ['c', ['ArrowRight'], 'd'],
    ['b', ['ArrowDown'], 'e'],
    ['e', ['ArrowUp'], 'b'],
    ['b', ['ArrowUp'], 'b'],
    ['f', ['ArrowDown'], 'h'],
    ['g', ['ArrowDown'], 'g'],
    ['e', ['Home'], 'a'],
    ['e', ['End'], 'h'],
    ['e', ['x', 'Tab'], 'e'],
  ];
  for (const [start, keys, end] of moves) {
    it(`go from ${start} with ${keys.join(', ')} to ${end}`, () => {
      expect(focusedAfter(start, keys)).to.equal(end);
    });
  }

  it('are mirrored in text that runs from right to left', () => {
    expect(focusedAfter('b', ['ArrowLeft'], 'rtl')).to.equal('c');
    expect(focusedAfter('b', ['ArrowRight'], 'rtl')).to.equal('a');
  });

  it('do nothing while the focus is elsewhere', () => {
    const event = new KeyboardEvent('keydown', {key: 'ArrowRight', cancelable: true});
    document.body.dispatchEvent(event);
    expect(moveRovingFocus(event, [document.createElement('button')])).to.equal(false);
    expect(event.defaultPrevented).to.equal(false);
  });
});
