// Markup that the blocks parse: their own after a hand edit, and that of other blocks, shortcodes and plugins.
import {expect} from 'chai';
import {Editor} from './editor.mjs';
import {diagram, publish, site, version} from './suite.mjs';
import {capablanca, spanish, start} from './samples.mjs';

describe(`markup in the editor of ${version}`, () => {
  let administrator;
  let editor;
  before(async () => {
    administrator = await site.person('administrator');
    editor = new Editor(administrator.page, site.origin);
  });
  after(() => administrator.context.close());

  it('opens a post that was damaged by hand without a warning', async () => {
    const damaged = [
      `<!-- wp:fen-board/diagram -->\n<div class="fen-board orientation-black"><b>${spanish}</b></div>\n<!-- /wp:fen-board/diagram -->`,
      `<!-- wp:fen-board/diagram {"align":"wide"} -->\n<p>${capablanca}</p>\n<!-- /wp:fen-board/diagram -->`,
      '<!-- wp:fen-board/game -->\n<div><pre class="fen-game at-end">1. e4 e5</pre></div><p>\n<!-- /wp:fen-board/game -->',
    ];
    const post = await publish(damaged.join('\n\n'), 1);
    await editor.open(post);
    await editor.canvas.waitForFunction(() => document.querySelectorAll('fen-board,fen-game').length === 3);
    expect(await editor.warnings()).to.deep.equal([]);
    const blocks = await editor.blocks();
    expect(blocks.map(({isValid}) => isValid)).to.deep.equal([true, true, true]);
    expect(blocks.map(({attributes}) => attributes.fen ?? attributes.pgn)).to.deep.equal([
      spanish,
      capablanca,
      '1. e4 e5',
    ]);
    expect(blocks[1].attributes.align).to.equal('wide');
  });

  const byHand = {
    'a class added': [
      diagram(spanish, ' orientation-black theme-blue'),
      {fen: spanish, orientation: 'black', theme: 'blue'},
    ],
    'the figure taken away': [
      `<!-- wp:fen-board/diagram -->\n<div class="fen-board turn-marker">${spanish}</div>\n<!-- /wp:fen-board/diagram -->`,
      {fen: spanish, turnMarker: true},
    ],
    'a FEN in bold type': [diagram(`<b>${spanish}</b>`), {fen: spanish}],
    'the tag instead of the class': [
      `<!-- wp:fen-board/diagram -->\n<figure><fen-board fen="${spanish}"></fen-board><figcaption>So</figcaption></figure>\n<!-- /wp:fen-board/diagram -->`,
      {fen: spanish, caption: 'So'},
    ],
    'a tag that is not closed': [
      `<!-- wp:fen-board/diagram -->\n<figure><div class="fen-board"><b>${spanish}</div>\n<!-- /wp:fen-board/diagram -->`,
      {fen: spanish},
    ],
    'a paragraph in a game': [
      `<!-- wp:fen-board/game -->\n<pre class="fen-game at-2 has-all-moves" style="width:300px">1. e4 e5<br>2. Nf3 *</pre><p></p>\n<!-- /wp:fen-board/game -->`,
      {pgn: '1. e4 e5\n2. Nf3 *', at: '2', height: 'all', width: 300},
    ],
  };
  for (const [edit, [markup, expected]] of Object.entries(byHand)) {
    it(`recovers from a hand edit: ${edit}`, async () => {
      const block = await editor.page.evaluate((text) => {
        const [parsed] = wp.blocks.parse(text);
        return {isValid: parsed.isValid, attributes: parsed.attributes};
      }, markup);
      expect(block.isValid).to.equal(true);
      expect(block.attributes).to.deep.include(expected);
    });
  }

  it('transforms the blocks of RPB Chessboard, and text', async () => {
    const made = await editor.page.evaluate(
      (fen, game) => {
        const other = (name, attributes) => {
          if (!wp.blocks.getBlockType(name)) {
            const types = Object.fromEntries(
              Object.keys(attributes).map((key) => [key, {type: typeof attributes[key]}]),
            );
            wp.blocks.registerBlockType(name, {
              title: name,
              category: 'media',
              apiVersion: 2,
              attributes: types,
              edit: () => null,
            });
          }
          return wp.blocks.createBlock(name, attributes);
        };
        const to = (block, name) => {
          const [result] = wp.blocks.switchToBlockType(block, name) ?? [];
          return result && wp.blocks.serialize(result);
        };
        const marked = {
          flipped: true,
          squareMarkers: {e4: 'g'},
          arrowMarkers: {g1f3: 'r'},
          textMarkers: {d4: 'A'},
          coordinateVisible: 'false',
          squareSize: 40,
          align: 'floatLeft',
        };
        return {
          diagram: to(other('rpb-chessboard/fen', {position: fen, ...marked}), 'fen-board/diagram'),
          empty: to(other('rpb-chessboard/fen', {position: 'empty'}), 'fen-board/diagram'),
          started: to(other('rpb-chessboard/fen', {position: 'start'}), 'fen-board/diagram'),
          game: to(
            other('rpb-chessboard/pgn', {
              pgn: game,
              gameIndex: 1,
              flipped: true,
              initialSelection: '2w-v1-3b',
              navigationBoard: 'floatLeft',
              pieceSymbols: 'figurines',
            }),
            'fen-board/game',
          ),
          code: to(wp.blocks.createBlock('core/code', {content: fen}), 'fen-board/diagram'),
          preformatted: to(
            wp.blocks.createBlock('core/preformatted', {content: game.replaceAll('\n', '<br>')}),
            'fen-board/game',
          ),
          back: to(wp.blocks.createBlock('fen-board/diagram', {fen}), 'core/preformatted'),
          shortcodes: wp.blocks.serialize(
            wp.blocks.rawHandler({
              HTML: `<p>[fen flip="true" csl="Ge4,Rd5" cal="Bg1f3" square_size=40 align=floatRight mode=solve solution="1... a6" turn-marker]${fen}[/fen]</p><p>[pgn initialHalfmove=2 layout=horizontal game=2]1. e4 e5 2. Nf3 {[pgndiagram]} *[/pgn]</p>`,
            }),
          ),
          lessThan: wp.blocks.rawHandler({
            HTML: '<p>[pgn]<em>1. e4</em> {eval <0.3} e5 {<U1800> >1} *[/pgn]</p>',
          })[0].attributes.pgn,
          classic: wp.blocks.serialize(
            wp.blocks.rawHandler({
              HTML: `<div class="fen-board orientation-black">${fen}</div><pre class="fen-game at-end">1. e4 *</pre><p>Text</p>`,
            }),
          ),
        };
      },
      spanish,
      '1. e4 e5 2. Nf3 *',
    );
    expect(made.diagram).to.contain(
      `<div class="fen-board orientation-black coordinates-none marks-Ge4 marks-Rg1f3" style="width:320px">${spanish}</div>`,
    );
    expect(made.diagram).to.contain('alignleft');
    expect(made.empty).to.contain('<div class="fen-board">8/8/8/8/8/8/8/8 w - - 0 1</div>');
    expect(made.started).to.contain(`<div class="fen-board">${start}</div>`);
    expect(made.game).to.match(
      /class="wp-block-fen-board-game fen-game orientation-black game-2 at-2w\/2\/3b moves-right letters-figurine">1\. e4/,
    );
    expect(made.code).to.contain(`<div class="fen-board">${spanish}</div>`);
    expect(made.preformatted).to.contain('fen-game">1. e4 e5');
    expect(made.back).to.contain(spanish);
    expect(made.shortcodes)
      .to.contain('<figure class="wp-block-fen-board-diagram alignright">')
      .and.contain(
        `<div class="fen-board mode-solve orientation-black turn-marker marks-Ge4 marks-Rd5 marks-Bg1f3" style="width:320px">${spanish}</div>`,
      )
      .and.contain('<p>1... a6</p>')
      .and.match(/fen-game game-2 at-1b moves-right diagrams">1\. e4 e5 2\. Nf3 \{(?:\[|&#91;)#\]\} \*/);
    expect(made.lessThan).to.equal('1. e4 {eval <0.3} e5 {<U1800> >1} *');
    expect(made.classic)
      .to.contain(`<div class="fen-board orientation-black">${spanish}</div>`)
      .and.contain('at-end')
      .and.contain('Text');
  });
});
