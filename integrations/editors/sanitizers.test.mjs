// What sanitizers, each with its default options, leave of a board for readers without the script. Those of WordPress are
// tested in WordPress.
import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {resolve} from 'node:path';
import {expect} from 'chai';
import {startPages} from '../../test/package/page.mjs';
import {documented, forms, outcomeOf, sanitizers} from '../forms.mjs';
import {inNode} from './sanitizers.mjs';

const require = createRequire(`${resolve('integrations/editors')}/`);

describe('a board that a sanitizer has cleaned', function () {
  this.timeout(60_000);
  let pages, page;
  before(async () => {
    pages = await startPages({
      '/app/dompurify.js': readFileSync(require.resolve('dompurify/dist/purify.min.js')),
    });
    ({page} = await pages.open('<!doctype html><title>x</title><script src="/app/dompurify.js"></script>'));
  });
  after(() => pages?.close());

  const clean = {
    ...inNode,
    xss: require('xss'),
    DOMPurify: (html) => page.evaluate((text) => window.DOMPurify.sanitize(text), html),
  };

  it('is in a table of all that are tried', () => {
    // That the table has these, and all forms, is tested in `npm test`.
    expect([...sanitizers].sort()).to.deep.equal([...Object.keys(clean), 'WordPress'].sort());
  });

  for (const [name, sanitize] of Object.entries(clean)) {
    it(`is left as the table says: ${name}`, async () => {
      const outcomes = {};
      for (const [form, html] of Object.entries(forms))
        outcomes[form] = await outcomeOf(page, await sanitize(html));
      expect(outcomes).to.deep.equal(documented(name));
    });
  }

  it('shows no solution in the form for mail and feeds, whatever is stripped', () => {
    const form = 'a puzzle with `pictures`, `alone`';
    expect(forms[form]).to.not.contain('Ra8');
    expect(sanitizers.map((name) => documented(name)[form])).to.not.include('solution');
  });
});
