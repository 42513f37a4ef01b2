// Boards where no script of ours runs: what the sanitizer of WordPress leaves, and pictures by oEmbed.
import {expect} from 'chai';
import {imageResponse} from '../../../dist/image.js';
import {documented, forms, outcomeOf} from '../../forms.mjs';
import {php, site, version} from './suite.mjs';
import {capablanca} from './samples.mjs';

describe(`what the sanitizer of ${version} leaves of a board`, () => {
  let reader;
  before(async () => (reader = await site.person()));
  after(() => reader.context.close());

  it('is what the table in the docs says', async () => {
    const cleaned = await php`return array_map('wp_kses_post', ${forms});`;
    const outcomes = {};
    for (const [form, html] of Object.entries(cleaned)) outcomes[form] = await outcomeOf(reader.page, html);
    expect(outcomes).to.deep.equal(documented('WordPress'));
  });
});

describe(`oEmbed in ${version}`, () => {
  const origin = 'https://boards.example.org';
  const options = {script: '/fen-board.min.js', png: () => new Uint8Array()};

  /**
   * What WordPress makes of an address that it does not know. It has no network here: an address that it asks for gets our
   * answer when it is asked again.
   * @returns the HTML, or false, and the addresses in their order.
   */
  async function embed(address) {
    const answers = {};
    for (;;) {
      const {html, asked} = await php`
        $answers = ${answers};
        $asked = [];
        add_filter('pre_http_request', function ($response, $arguments, $url) use ($answers, &$asked) {
          $asked[] = $url;
          return $answers[$url] ?? $response;
        }, 20, 3);
        $html = (new WP_oEmbed())->get_html(${address}, ['discover' => true, 'width' => 300]);
        return ['html' => $html, 'asked' => $asked];`;
      const missing = asked.filter((url) => !(url in answers));
      if (missing.length === 0) return {html, asked};
      for (const url of missing) {
        const response = await imageResponse(new Request(url), options);
        answers[url] = {
          headers: Object.fromEntries(response.headers),
          body: await response.text(),
          response: {code: response.status, message: ''},
          cookies: [],
        };
      }
    }
  }

  it('makes an address into a picture with its text, as wide as the page asks', async () => {
    const path = `${capablanca.replaceAll(' ', '_')}`;
    const {html, asked} = await embed(`${origin}/${path}?theme=green`);
    expect(asked.map((url) => new URL(url).pathname)).to.deep.equal([`/${path}`, '/oembed']);
    const [, src, alt, width, height] =
      /^<a href="[^"]+"><img src="([^"]+)" alt="([^"]+)" width="(\d+)" height="(\d+)" \/><\/a>$/.exec(html);
    expect([width, height]).to.deep.equal(['300', '240']);
    expect(alt).to.contain('White: king f1').and.contain('White to move.');
    const picture = await imageResponse(new Request(src.replaceAll('&#038;', '&')), options);
    expect([picture.status, picture.headers.get('content-type')]).to.deep.equal([200, 'image/png']);
    expect(src).to.contain('theme=green').and.contain('width=300');
  });

  it('leaves an address alone that is not a board', async () => {
    expect((await embed(`${origin}/no-board`)).html).to.equal(false);
  });
});
