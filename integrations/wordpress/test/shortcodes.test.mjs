// Shortcodes, and the pictures that PHP draws.
import {expect} from 'chai';
import {renderSvg} from '../../../dist/svg.js';
import {addPieces, classic} from '../../../dist/pieces.js';
import {partsOf} from '../build/drawing-data.mjs';
import {optionsOf, readBoards} from '../../../src/hosts/fences/block-text.ts';
import {readGameBlock} from '../../../src/hosts/fences/game-text.ts';
import {diagram, php, site, version, visitor} from './suite.mjs';
import {capablanca, pgn, spanish, start} from './samples.mjs';

describe(`shortcodes and pictures in ${version}`, () => {
  before(() => addPieces('classic', classic));

  it('understands the shortcodes, those of RPB Chessboard and Embed Chessboard too', async () => {
    const cases = {
      [`[fen]${start}[/fen]`]: [['fen', start]],
      [`[fen fen="${start}"]`]: [['fen', start]],
      [`[fen-board orientation=black theme=blue turn-marker controls]${start}[/fen-board]`]: [
        ['orientation', 'black'],
        ['theme', 'blue'],
        ['turn-marker', ''],
        ['controls', ''],
      ],
      [`[fen flip=true square_size="40" show_coordinates="false" csl="Ge4,Rd5" cal="Bg1f3" align="right"]${start}[/fen]`]:
        [
          ['orientation', 'black'],
          ['style', 'width:320px'],
          ['coordinates', 'none'],
          ['marks', 'Ge4 Rd5 Bg1f3'],
        ],
      [`[fen marks="Gd4 e4 Rg1f3"]${start}[/fen]`]: [['marks', 'Gd4 e4 Rg1f3']],
      [`[fen mode=solve solution="1. e4"]${start}[/fen]`]: [
        ['mode', 'solve'],
        ['solution', '1. e4'],
      ],
      [`[pgn]${pgn.replace('<', '&lt;')}[/pgn]`]: [['at', null]],
      '[pgn initial_selection=end flip=true navigation_board=floatLeft]1. e4 *[/pgn]': [
        ['at', 'end'],
        ['orientation', 'black'],
        ['moves', 'right'],
      ],
      '[pgn height=auto layout=vertical showMoves=hidden initialGame=2 initialHalfmove=3 autoplayMode=none]1. e4 *[/pgn]':
        [
          ['moves', 'none'],
          ['game', '2'],
          // It counts the moves of both sides: after White’s second.
          ['at', '2'],
          ['height', null],
        ],
      '[pgn ih=4 sm=figurine ig=first l=h]1. e4 *[/pgn]': [
        ['at', '2b'],
        ['letters', 'figurine'],
        ['game', '1'],
        ['moves', 'right'],
      ],
      '[pgn initialHalfmove=random initialGame=last showMoves=puzzle]1. e4 *[/pgn]': [
        ['at', null],
        ['game', null],
        ['moves', null],
      ],
      '[pgn initial_selection="1b-v0-2w" piece_symbols=localized nav_show_coordinates=false]1. e4 e5 (1... c5 2. Nf3) {Text [pgndiagram]} *[/pgn]':
        [
          ['at', '1b/1/2w'],
          ['letters', 'local'],
          ['coordinates', 'none'],
          ['diagrams', ''],
        ],
      '[pgn list=table hash id=club]1. e4 *[/pgn]': [
        ['list', 'table'],
        ['hash', ''],
        ['id', 'club'],
      ],
      '[pgn id="2 x"]1. e4 *[/pgn]': [['id', null]],
      '[fen align=floatRight]empty[/fen]': [['fen', '8/8/8/8/8/8/8/8 w - - 0 1']],
      [`[fen theme="x y" pieces="<b>" orientation=sideways unknown=1]${start}[/fen]`]: [
        ['theme', null],
        ['pieces', null],
        ['orientation', null],
        ['unknown', null],
      ],
    };
    const rendered =
      await php`return array_map(fn($content) => apply_filters('the_content', $content), ${Object.keys(cases)});`;
    const {page} = await visitor();
    for (const [index, [shortcode, expected]] of Object.entries(cases).entries()) {
      const found = await page.evaluate(
        (html, names) => {
          const {body} = new DOMParser().parseFromString(html, 'text/html');
          const tag = body.querySelector('fen-board,fen-game');
          return {
            values: names.map((name) => tag?.getAttribute(name)),
            game: tag?.querySelector('pre')?.textContent,
          };
        },
        rendered[index],
        expected.map(([name]) => name),
      );
      expect(found.values, shortcode).to.deep.equal(expected.map(([, value]) => value));
      if (shortcode.startsWith('[pgn][')) expect(found.game).to.equal(pgn);
    }
    // The classic editor's changes to a text with blank lines, and those of smart typography.
    const [classic] =
      await php`return [apply_filters('the_content', "[fen]\n" . ${start} . "\n[/fen]\n\n[pgn]\n" . ${pgn.replace('<', '&lt;')} . "\n[/pgn]")];`;
    const texts = await page.evaluate((html) => {
      const {body} = new DOMParser().parseFromString(html, 'text/html');
      return [body.querySelector('fen-board').getAttribute('fen'), body.querySelector('pre').textContent];
    }, classic);
    expect(texts).to.deep.equal([start, pgn]);
  });

  const placement = spanish.split(' ')[0];
  const texts = [
    spanish,
    `${spanish}\norientation: black\nmarks: Ge4 Rg1f3\ncaption: The Spanish: “Torture”`,
    `theme: blue\nturn-marker\n${start}\nturn-marker: no\n\n${spanish}\ncoordinates: none`,
    `${start}\n# a comment\n${spanish}`,
    placement.replaceAll('/', '/\n') + '\norientation: black',
    `${spanish}\nsolution: 1... a6 2. Ba4\nNf6 3. O-O\ncaption: Black to move`,
    `${spanish}\nsolution: 1... a6\n\n${start}`,
    `FEN: ${spanish}\nunknown: 1\nlabel: A <b>name</b>`,
  ];
  it('parses options below a FEN and above a PGN like the script', async () => {
    const read = await php`return array_map('FenBoard\\read_boards', ${texts});`;
    for (const [index, text] of texts.entries()) {
      const {boards} = readBoards(text, optionsOf('fen-board'));
      const known = ({options}) =>
        Object.entries(options).filter(([name, value]) => name !== 'unknown' && value !== 'no');
      expect(read[index].map((one) => [one.fen, known(one)])).to.deep.equal(
        boards.map(({fen, attributes, solution, caption}) => [
          fen,
          Object.entries({...Object.fromEntries(attributes), solution, caption})
            .filter(([, value]) => value !== undefined)
            .map(([name, value]) => [name, value || 'yes']),
        ]),
        text,
      );
    }
    const games = [
      '1. e4 e5 *',
      'orientation: black\nat: 2b\n\n[White "A"]\n\n1. e4 e5 *',
      'diagrams\n1. e4 e5 *',
      'unknown: 1\nat: end\n\n1. e4 *',
      'at: end\nProse: this\n1. e4 *',
      '{a: b} 1. e4 *',
    ];
    const found = await php`return array_map('FenBoard\\read_game', ${games});`;
    for (const [index, text] of games.entries()) {
      const {pgn, attributes} = readGameBlock(text, optionsOf('fen-game'));
      const {unknown, ...options} = found[index][1];
      expect([found[index][0], options], text).to.deep.equal([
        pgn,
        Object.fromEntries([...attributes].map(([name, value]) => [name, value || 'yes'])),
      ]);
    }
  });

  it('applies options in the text, and shows a caption, in shortcodes and blocks', async () => {
    const contents = [
      `[fen theme=blue]\n${start}\norientation: black\ntheme: green\ncaption: One &amp; two\n\n${spanish}\nsolution: 1... a6\n[/fen]`,
      `[fen caption="Below &amp; all"]${start}[/fen]`,
      diagram(`${spanish}\norientation: black\nturn-marker: yes\ncaption: Spanish`),
      '[pgn caption="A game" align=left height=all]\norientation: black\n\n1. e4 e5 *\n[/pgn]',
      '<!-- wp:fen-board/game -->\n<figure class="wp-block-fen-board-game"><pre class="fen-game">at: end\n\n1. e4 e5 *</pre><figcaption class="wp-element-caption">Below</figcaption></figure>\n<!-- /wp:fen-board/game -->',
    ];
    const rendered =
      await php`return array_map(fn($content) => apply_filters('the_content', $content), ${contents});`;
    const {page} = await visitor();
    const made = await page.evaluate(
      (all) =>
        all.map((html) => {
          const {body} = new DOMParser().parseFromString(html, 'text/html');
          return [...body.querySelectorAll('fen-board,fen-game')].map((one) => ({
            ...Object.fromEntries([...one.attributes].map(({name, value}) => [name, value])),
            caption:
              one.querySelector('[slot=caption]')?.textContent ??
              one.parentElement.querySelector('figcaption')?.textContent,
            around: one.parentElement.className,
            pgn: one.querySelector('pre')?.textContent,
            solution: one.querySelector('details')?.textContent,
          }));
        }),
      rendered,
    );
    expect(made[0]).to.have.length(2);
    expect(made[0][0]).to.include({fen: start, orientation: 'black', theme: 'green', caption: 'One & two'});
    expect(made[0][1]).to.include({fen: spanish, theme: 'blue', mode: 'solve', solution: 'Solution1... a6'});
    expect(made[1][0]).to.include({fen: start, caption: 'Below & all'});
    expect(made[2][0]).to.include({
      fen: spanish,
      orientation: 'black',
      'turn-marker': '',
      caption: 'Spanish',
    });
    expect(made[3][0]).to.include({
      orientation: 'black',
      pgn: '1. e4 e5 *',
      caption: 'A game',
      class: 'has-all-moves',
    });
    expect(made[3][0].around).to.equal('wp-block-fen-board-game alignleft');
    expect(made[4][0]).to.include({at: 'end', pgn: '1. e4 e5 *', caption: 'Below'});
  });

  it('keeps the FEN if the drawing is removed from a page, as for a newsletter', async () => {
    const [text] =
      await php`return [wp_kses_post(apply_filters('the_content', ${diagram(spanish)} . '[fen]' . ${start} . '[/fen]'))];`;
    expect(text.replace(/&#0*45;/g, '-'))
      .to.contain(spanish)
      .and.contain(start);
  });

  it('loses no text of a game after a “<”, for any author and in any view', async () => {
    const games = [
      '1. e4 e5 {eval <0.3} 2. Nf3 Nc6 3. Bb5 {and >1.0} a6 *',
      '[Event "Club <U1800> Open"]\n\n1. e4 e5 {a<b <b6 <B>} 2. Nf3 *',
      '1. e4 {<3} e5 *',
      '1. e4 {<-- good [%csl Ge4] -->} e5 {<b and c>} *',
    ];
    const shown = (html) => {
      const {body} = new DOMParser().parseFromString(html, 'text/html');
      return body.querySelector('fen-game pre')?.textContent;
    };
    const {page} = await visitor('author');
    for (const role of ['administrator', 'author']) {
      await visitor(role);
      const rendered = await php`
        wp_set_current_user(get_user_by('login', ${role})->ID);
        kses_init();
        return array_map(function ($game) {
          $post = wp_insert_post(wp_slash(['post_title' => 'x', 'post_status' => 'publish', 'post_content' => "[pgn at=end]\n$game\n[/pgn]"]));
          return apply_filters('the_content', get_post($post)->post_content);
        }, ${games});`;
      for (const [index, game] of games.entries())
        expect(await page.evaluate(shown, rendered[index]), role).to.equal(game);
    }
    // A post that was stored before the plugin was installed.
    for (const game of [games[0], games[1], games[3]]) {
      const [html] = await php`return [apply_filters('the_content', "[pgn]" . ${game} . "[/pgn]")];`;
      expect(await page.evaluate(shown, html)).to.equal(game);
    }
    const [formatted] =
      await php`return [apply_filters('the_content', '[pgn]<span style="color: red"><strong>1. e4</strong></span><br />1... <a href="x">e5</a> *[/pgn]')];`;
    expect(await page.evaluate(shown, formatted)).to.equal('1. e4\n1... e5 *');
  });

  it('leaves a shortcode to the plugin that registered it first', async () => {
    const found = await site.run(`
    remove_shortcode('fen'); add_shortcode('fen', fn() => 'theirs');
    \\FenBoard\\register_shortcodes();
    return do_shortcode('[fen]x[/fen]');`);
    expect(found).to.equal('theirs');
  });

  it('draws the same picture without script as renderSvg', async () => {
    const fens = [
      start,
      spanish,
      capablanca,
      '8/8/8/8/8/8/8/8 w - - 0 1',
      '4k3/8/8/3A4/8/8/8/2C1K3 b - - 0 1',
    ];
    const looks = [
      {},
      {orientation: 'black', coordinates: 'outside', theme: 'blue'},
      {orientation: 'auto', coordinates: 'none', pieces: 'classic', turnMarker: true},
      {coordinates: 'outside', theme: 'contrast', turnMarker: true},
      {orientation: 'black', theme: 'print'},
      {marks: 'Ge4 rd5,Yg1f3 Ba1h8 Gh1a1 Re4'},
      {marks: 'Gb2 Ye2 Rc7c5 Gd8h4', orientation: 'black', theme: 'contrast', coordinates: 'outside'},
      {marks: 'nonsense Gz9 Ga1a1'},
      {marks: 'Gd4 e4 [%csl Re5,Ye6][%cal Bg1f3] Rc3'},
    ];
    const cases = fens.flatMap((fen) => looks.map((look) => ({fen, look})));
    const pictures = await php`return array_map(
    fn($case) => \\FenBoard\\draw($case['fen'], array_filter(['turn-marker' => $case['look']['turnMarker'] ?? false] + $case['look'])), ${cases});`;
    for (const [index, {fen, look}] of cases.entries()) {
      const label = `${fen} ${JSON.stringify(look)}`;
      const named = pictures[index].replace(/aria-label="[^"]*"/, 'aria-label="{name}"');
      // A kind of piece that is not on the board has a path all the same, which draws nothing.
      const drawing = (svg) => partsOf(svg).filter((part) => part !== '<path d=""/>');
      expect(drawing(named), label).to.deep.equal(drawing(renderSvg(fen, look)));
    }
    // A FEN as people paste it, with the text around it.
    const pasted = [
      `FEN: ${spanish}`,
      `position fen ${spanish}`,
      `[FEN "${spanish}"]`,
      `[fen]${spanish}[/fen];`,
      `“${spanish}”.`,
      `(${spanish})`,
      spanish.replaceAll(' ', '%20').replaceAll('/', '%2F'),
      spanish.replaceAll(' ', '+'),
      spanish.replaceAll('/', '\\/').replaceAll(' ', '&nbsp;'),
      spanish.replaceAll(' ', '\u2003').replace('/', '\u200B/'),
      spanish.replaceAll('/', '/\n').replaceAll(' ', '_'),
      spanish.replace('8', '44').replace('Q', 'Q~'),
      spanish.replace(' ', '[] '),
    ];
    const drawnOf = await php`return array_map(fn($fen) => \\FenBoard\\draw($fen, []), ${pasted});`;
    const pieces = (svg) => svg.match(/ d="[^"]*"/g);
    for (const [index, fen] of pasted.entries())
      expect(pieces(drawnOf[index]), fen).to.deep.equal(pieces(pictures[looks.length]));
    const unreadable = [
      '',
      'x',
      '8/8',
      '9/8/8/8/8/8/8/8 w',
      'ppppppppp/8/8/8/8/8/8/8',
      `10/${'82/'.repeat(6)}10`,
      '4\u200B4/8/8/8/8/8/8/8 w',
      'best is 8/8/8/8/8/8/8/8 w - - 0 1',
      `${'8/'.repeat(300)}8`,
    ];
    expect(await php`return array_map(fn($fen) => \\FenBoard\\draw($fen, []), ${unreadable});`).to.deep.equal(
      unreadable.map(() => ''),
    );
  });
});
