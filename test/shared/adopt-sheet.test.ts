import {expect} from 'chai';
import {adoptSheet} from '../../src/shared/sheets.js';

const css = 'p { color: red; }';
const rootIn = (owner: Document) => owner.createElement('div').attachShadow({mode: 'open'});

describe('a sheet that is added to a shadow root', () => {
  it('is one for all roots of a document, and comes after those that are there', () => {
    const [one, two] = [rootIn(document), rootIn(document)];
    const first = new CSSStyleSheet();
    one.adoptedStyleSheets = [first];
    adoptSheet(one, css);
    adoptSheet(two, css);
    expect(one.adoptedStyleSheets[0]).to.equal(first);
    expect(one.adoptedStyleSheets[1]).to.equal(two.adoptedStyleSheets[0]);
    expect(two.adoptedStyleSheets[0]?.cssRules[0]?.cssText).to.contain('red');
  });

  it('is removed without the others', () => {
    const root = rootIn(document);
    const remove = adoptSheet(root, css);
    adoptSheet(root, 'p { color: blue; }');
    remove();
    expect(root.adoptedStyleSheets.map(({cssRules}) => cssRules[0]?.cssText)).to.deep.equal([
      'p { color: blue; }',
    ]);
  });

  it('is a sheet of its own in each document', () => {
    const frame = document.createElement('iframe');
    document.body.append(frame);
    const root = rootIn(frame.contentDocument as Document);
    adoptSheet(root, css);
    expect(root.adoptedStyleSheets).to.have.length(1);
    expect(root.adoptedStyleSheets[0]).to.not.equal(rootWithSheet().adoptedStyleSheets[0]);
    frame.remove();
  });

  it('is left out in a document without a window', () => {
    const root = rootIn(document.implementation.createHTMLDocument());
    expect(() => adoptSheet(root, css)()).to.not.throw();
    expect(root.adoptedStyleSheets).to.have.length(0);
  });
});

function rootWithSheet(): ShadowRoot {
  const root = rootIn(document);
  adoptSheet(root, css);
  return root;
}
