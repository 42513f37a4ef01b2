import {gzipSync} from 'node:zlib';
import {expect} from 'chai';
import {addLocale} from '../../../src/words/index.js';
import {de} from '../../../src/words/de.js';
import {parsePgn} from '../../../src/core/pgn/index.js';
import {renderGameSvg, type GameSvgOptions} from '../../../src/picture/files/index.js';
import {fortyMoves} from '../../tools/fixtures/games.js';

const textOf = (svg: string) => Array.from(svg.matchAll(/<text[^>]*>([^<]*)/g), ([, text]) => text);

describe('renderGameSvg', () => {
  it('draws forty moves in at most 12 KB compressed and 60 KB', () => {
    const svg = renderGameSvg(fortyMoves, {width: 480});
    expect(gzipSync(svg).length).to.be.below(12_000);
    expect(svg.length).to.be.below(60_000);
  });

  it('writes the players above and below the board, with title, rating and score', () => {
    expect(textOf(renderGameSvg(fortyMoves))).to.deep.equal(['FM Ben Bower', '1', 'Anna Arden (2100)', '0']);
    expect(textOf(renderGameSvg(fortyMoves, {orientation: 'black'}))).to.deep.equal([
      'Anna Arden (2100)',
      '0',
      'FM Ben Bower',
      '1',
    ]);
  });

  it('shortens a name that is longer than the board', () => {
    const [black] = textOf(renderGameSvg(`[Black "${'Wolf '.repeat(20)}"]\n\n1. e4 *`));
    expect(black).to.have.length(37).and.match(/…$/);
  });

  it('leaves no room for players in a game without any', () => {
    expect(renderGameSvg('1. e4 *')).to.contain('viewBox="0 0 360 360"').and.not.contain('<text');
    expect(renderGameSvg('1. e4 1-0')).to.contain('viewBox="0 -26 360 412"');
  });

  it('is named after the players, and described by its moves and its last FEN', () => {
    const svg = renderGameSvg(fortyMoves);
    expect(svg).to.contain('<title>Anna Arden – Ben Bower, Black won.</title> ');
    expect(svg).to.contain('<desc>1. e4 d6 2. d4 Nf6 ').and.to.contain(' 40. Qa8 c3</desc>');
    expect(svg).to.contain(' FEN: Q7/5p1p/6p1/8/8/2pr1PP1/7P/1K1k4 w - - 0 41<');
  });

  it('numbers moves as the FEN of the start does', () => {
    const pgn = '[FEN "4k3/8/8/8/8/8/8/4K2R b K - 0 12"]\n\n12... Kd7 13. O-O *';
    expect(renderGameSvg(pgn)).to.contain('<desc>12... Kd7 13. O-O</desc>');
  });

  it('speaks the language of its option', () => {
    addLocale('de', de);
    expect(renderGameSvg('1. e4 1-0', {lang: 'de'}))
      .to.contain('<title>Weiß – Schwarz, ')
      .and.contain('lang="de"');
  });

  it('ends at a place, in a variation too, and at the end if there is no such place', () => {
    const pgn = '1. e4 e5 (1... c5 2. Nf3 d6) 2. Nc3 *';
    const moves = (options: GameSvgOptions) => /<desc>(.*)<\/desc>/.exec(renderGameSvg(pgn, options))?.[1];
    expect(moves({place: '1b'})).to.equal('1. e4 e5');
    expect(moves({place: '1b/1/2'})).to.equal('1. e4 c5 2. Nf3');
    expect(moves({place: '9'})).to.equal('1. e4 e5 2. Nc3');
    expect(moves({place: 'start'})).to.equal('');
  });

  it('moves only for readers who do not prefer less motion, with no script and no address', () => {
    const svg = renderGameSvg(fortyMoves);
    expect(svg.match(/<style>/g)).to.have.length(1);
    expect(svg).to.match(/<style>@media\(prefers-reduced-motion:no-preference\)\{[^<]*\}<\/style>/);
    expect(svg).to.not.match(/<script|\son\w+=|url\(|https?:(?!\/\/www\.w3\.org\/2000\/svg)/);
    expect(renderGameSvg('*')).to.not.contain('<style');
  });

  it('begins again, or with `repeat: false` stays at its end', () => {
    expect(renderGameSvg('1. e4 *')).to.contain('{animation:5s infinite}');
    expect(renderGameSvg('1. e4 *', {repeat: false})).to.contain('{animation:5s both}');
  });

  it('ignores a pace that nobody could follow', () => {
    for (const seconds of [0, -1, 61, NaN, Infinity])
      expect(renderGameSvg('1. e4 e5 *', {seconds})).to.equal(renderGameSvg('1. e4 e5 *'));
    expect(renderGameSvg('1. e4 e5 *', {seconds: 2})).to.contain('{animation:7s infinite}');
  });

  it('draws a game that has been read, and its size, padding and background as renderSvg does', () => {
    const [game] = parsePgn(fortyMoves).games;
    if (!game) throw new Error('no game');
    const options = {width: 600, height: 400, padding: 20, background: '#fff', theme: 'green'} as const;
    expect(renderGameSvg(game, options)).to.equal(renderGameSvg(fortyMoves, options));
    expect(renderGameSvg(game, options)).to.contain('width="600"').and.contain('fill="#7f9f5f"');
  });

  it('draws what comes before a move that cannot be read', () => {
    expect(renderGameSvg('1. e4 e5 2. Ke3 *')).to.contain('<desc>1. e4 e5</desc>');
  });

  it('draws an empty board that says so for a text without a game', () => {
    for (const text of ['', 'Hello', '1. Ke3', null as unknown as string]) {
      const svg = renderGameSvg(text);
      expect(svg)
        .to.contain('aria-label="Chess diagram that cannot be read"')
        .and.match(/<text .*<text /);
    }
    expect(renderGameSvg('')).to.contain('There is no game here.');
  });

  it('escapes what tags say', () => {
    const svg = renderGameSvg('[White "<script>&\\"x"]\n[Black "]]><style>"]\n\n1. e4 1-0');
    expect(svg)
      .to.contain('&lt;script&gt;&amp;&quot;x')
      .and.not.match(/<script|\]\]>/);
  });
});
