// The settings page, and the effect of the settings.
import {expect} from 'chai';
import {diagram, drawn, php, picture, publish, reader, site, version, visitor} from './suite.mjs';
import {spanish, start} from './samples.mjs';

describe(`the settings in ${version}`, () => {
  after(() => php`delete_option('fen_board_defaults'); return 1;`);

  it('set the look of the site’s boards and games unless a block or a shortcode sets it', async () => {
    const {page, pageErrors} = await visitor('administrator');
    await page.goto(`${site.origin}/wp-admin/options-general.php?page=fen-board`);
    const fields = await page.$$eval('.wrap select', (all) => all.map(({labels}) => labels[0].textContent));
    expect(fields).to.deep.equal(['Colors', 'Pieces', 'Coordinates', 'Height of the moves']);
    await page.select('#fen-board-theme', 'green');
    await page.select('#fen-board-coordinates', 'none');
    await page.select('#fen-board-height', 'tall');
    await page.type('#fen-board-engine', ' /wp-content/uploads/engine.js ');
    await Promise.all([page.waitForNavigation(), page.click('#submit')]);
    expect(await page.$eval('#fen-board-theme', ({value}) => value)).to.equal('green');
    await picture(page, 'settings');
    expect(pageErrors).to.deep.equal([]);
    expect(await php`return get_option('fen_board_defaults');`).to.deep.equal({
      theme: 'green',
      coordinates: 'none',
      height: 'tall',
      engine: '/wp-content/uploads/engine.js',
    });

    const post = await publish(
      [
        diagram(start),
        diagram(start, ' theme-auto coordinates-inside'),
        `[fen theme=blue]${spanish}[/fen]`,
        '[pgn]1. e4 *[/pgn][pgn height=normal theme=auto]1. e4 *[/pgn]',
      ].join('\n\n'),
    );
    const {page: read} = await reader(post);
    await drawn(read);
    const found = await read.$$eval('fen-board,fen-game', (all) =>
      all.map((one) => [one.getAttribute('theme'), one.getAttribute('coordinates'), one.className]),
    );
    expect(found).to.deep.equal([
      ['green', 'none', ''],
      ['auto', 'inside', ''],
      ['blue', 'none', ''],
      ['green', 'none', 'has-tall-moves'],
      ['auto', 'none', 'has-normal-moves'],
    ]);
    // The picture without script has the same look.
    const [drawing] = await php`return [apply_filters('the_content', ${diagram(start)})];`;
    expect(drawing).to.contain('#7f9f5f');
  });

  it('name the engine, which a board or a game has only where its author wants it', async () => {
    const shown = (content) => php`return [apply_filters('the_content', ${content})];`;
    const engines = async () => {
      const [html] = await shown(
        [
          diagram(start, ' mode-play engine-site engine-time-2'),
          diagram(start),
          '[pgn engine=site]1. e4 *[/pgn][pgn engine="/other.js"]1. e4 *[/pgn]',
          `[fen]${start}\nengine: site[/fen]`,
        ].join('\n\n'),
      );
      return [...html.matchAll(/<fen-(?:board|game)\b[^>]*>/g)].map(
        ([tag]) => / engine="([^"]*)"/.exec(tag)?.[1].replace('&#45;', '-') ?? null,
      );
    };
    await php`update_option('fen_board_defaults', ['engine' => '/wp-content/uploads/engine.js']); return 1;`;
    const own = '/wp-content/uploads/engine.js';
    expect(await engines()).to.deep.equal([own, null, own, null, own]);
    await php`delete_option('fen_board_defaults'); return 1;`;
    expect(await engines()).to.deep.equal([null, null, null, null, null]);
  });

  it('leave the level of the engine to authors, who choose one that engines have', async () => {
    await php`update_option('fen_board_defaults', ['engine' => '/wp-content/uploads/engine.js']); return 1;`;
    const [html] = await php`return [apply_filters('the_content', ${[
      diagram(start, ' mode-play engine-site level-8'),
      `[fen mode=play engine=site level=2]${start}[/fen]`,
      `[fen mode=play engine=site]${start}\nlevel: 1[/fen]`,
      `[fen mode=play engine=site level=9]${start}[/fen]`,
    ].join('\n\n')})];`;
    const levels = [...html.matchAll(/<fen-board\b[^>]*>/g)].map(
      ([tag]) => / level="([^"]*)"/.exec(tag)?.[1] ?? null,
    );
    expect(levels).to.deep.equal(['8', '2', '1', null]);
  });

  it('accept an engine of this site alone', async () => {
    for (const [address, kept] of [
      ['/engines/stockfish.js', '/engines/stockfish.js'],
      [`${site.origin}/engines/stockfish.js`, `${site.origin}/engines/stockfish.js`],
      ['https://example.org/stockfish.js', undefined],
      ['//example.org/stockfish.js', undefined],
      ['/engines/stockfish.wasm', undefined],
      ['javascript:alert(1)//.js', undefined],
      ['"><script>.js', undefined],
    ]) {
      const {engine} = await php`return (object) FenBoard\\clean_settings(['engine' => ${address}]);`;
      expect(engine, address).to.equal(kept);
    }
  });

  it('are for administrators, and keep only valid choices', async () => {
    const {page} = await visitor('author');
    const response = await page.goto(`${site.origin}/wp-admin/options-general.php?page=fen-board`);
    expect(response.status()).to.equal(403);
    const odd = {theme: '"><script>', pieces: ['classic'], coordinates: 'inside', height: 'all', more: 1};
    expect(await php`return FenBoard\\clean_settings(${odd});`).to.deep.equal({height: 'all'});
    expect(await php`return FenBoard\\clean_settings('x');`).to.deep.equal([]);
  });
});
