import {expect} from '@open-wc/testing';
import '../../../src/hosts/upgrade/index.js';
import {upgradeDocument} from '../../../src/hosts/upgrade/upgrade-blocks.js';
import {start} from '../../tools/fixtures/positions.js';

describe('the upgrade of a document', () => {
  const block = `<div class="fen-board">${start}</div>`;

  it('runs once, however often it is started', async () => {
    upgradeDocument(document);
    const page = document.body.appendChild(document.createElement('div'));
    page.innerHTML = block;
    while (!page.querySelector('fen-board')) await new Promise(requestAnimationFrame);
    expect(Array.from(page.children, (child) => child.getAttribute('fen'))).to.deep.equal([start]);
    page.remove();
  });

  it('waits until the document has been parsed', () => {
    const other = document.implementation.createHTMLDocument();
    other.body.innerHTML = block;
    let state = 'loading';
    Object.defineProperty(other, 'readyState', {get: () => state});
    upgradeDocument(other);
    expect(other.querySelectorAll('fen-board').length).to.equal(0);
    state = 'interactive';
    other.dispatchEvent(new Event('DOMContentLoaded'));
    expect(other.querySelectorAll('fen-board').length).to.equal(1);
  });
});
