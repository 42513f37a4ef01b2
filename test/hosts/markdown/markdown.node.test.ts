import {expect} from 'chai';
import MarkdownIt from 'markdown-it';
import rehypeStringify from 'rehype-stringify';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import {unified} from 'unified';
import {themes} from '../../../src/attributes.js';
import {classic} from '../../../src/picture/drawing/classic.js';
import {markdownItFenBoard, rehypeFenBoard, remarkFenBoard} from '../../../src/hosts/markdown/index.js';
import type {FenBoardOptions} from '../../../src/hosts/markdown/index.js';
import {capablanca, kingsOnRank1, ladder, start} from '../../tools/fixtures/positions.js';

interface Made {
  readonly html: string;
  /** In the form `line:column: message`, or with a file before that. */
  readonly reported: readonly string[];
}

const messages = (file: {
  messages: {line?: number | undefined; column?: number | undefined; reason: string}[];
}) => file.messages.map(({line, column, reason}) => `${line ?? 0}:${column ?? 0}: ${reason}`);

/** The three plugins, each in a typical setup. */
const makers: {readonly [name: string]: (text: string, options?: FenBoardOptions) => Made} = {
  remark(text, options) {
    const file = unified()
      .use(remarkParse)
      .use(remarkFenBoard, {warn: () => undefined, ...options})
      .use(remarkRehype)
      .use(rehypeStringify)
      .processSync(text);
    return {html: String(file), reported: messages(file)};
  },
  rehype(text, options) {
    const file = unified()
      .use(remarkParse)
      .use(remarkRehype)
      .use(rehypeFenBoard, {warn: () => undefined, ...options})
      .use(rehypeStringify)
      .processSync(text);
    return {html: String(file), reported: messages(file)};
  },
  'markdown-it'(text, options) {
    const reported: string[] = [];
    const md = new MarkdownIt().use(markdownItFenBoard, {
      ...options,
      warn: (message) => reported.push(message),
    });
    return {html: md.render(text), reported: reported.map((message) => message.replace(/^Markdown:/, ''))};
  },
};

/** The tags of the boards. */
const tags = (html: string) =>
  Array.from(html.matchAll(/<fen-board((?:"[^"]*"|[^">])*)>/g), ([, attributes = '']) =>
    attributes.trim().replaceAll('&#x22;', '&quot;').replaceAll('=""', ''),
  );
/** HTML without the values of attributes. */
const markupOf = (html: string) => html.replace(/="[^"]*"/g, '');

for (const [name, make] of Object.entries(makers)) {
  describe(`boards from Markdown, by ${name}`, () => {
    const fence = (text: string, info = 'fen') => make(`Before.\n\n\`\`\`${info}\n${text}\n\`\`\`\n\nAfter.`);

    it('are a tag with the picture inside', () => {
      const {html, reported} = fence(start);
      expect(html).to.match(/<p>Before\.<\/p>\s*<fen-board .*<\/fen-board>\s*<p>After\.<\/p>/s);
      expect(tags(html)).to.deep.equal([`fen="${start}"`]);
      expect(html).to.contain('viewBox="0 0 360 360"').and.to.contain('stroke-linejoin="round"');
      expect(html).to.match(/<title>Chess position, White to move\.<\/title> <desc>White: king e1, /);
      expect(html).to.match(/<\/svg>\s*<\/fen-board>/);
      expect(html).to.not.match(/<pre|<code/);
      expect(reported).to.deep.equal([]);
    });

    it('get the attributes after the language of the fence', () => {
      const {html, reported} = fence(
        start,
        'fen orientation=black coordinates="outside" label=\'A "b" c\' turn-marker mode=play',
      );
      expect(tags(html)).to.deep.equal([
        `fen="${start}" orientation="black" coordinates="outside" label="A &quot;b&quot; c" turn-marker mode="play"`,
      ]);
      expect(html).to.contain('viewBox="-18 0 378 378"').and.to.contain('part="turn white"');
      expect(html).to.match(/<title>A (?:"|&quot;)b(?:"|&quot;) c\.<\/title> <desc>/);
      expect(reported).to.deep.equal([]);
    });

    it('draw the classic pieces without a fetch', () => {
      expect(fence(start, 'fen pieces=classic').html).to.contain(classic.pieces.N.body.slice(6));
    });

    it('get the attributes of the options unless the fence sets them', () => {
      const options = {attributes: {coordinates: 'none', controls: true, orientation: 'black'}} as const;
      const {html} = make(`\`\`\`fen orientation=white\n${start}\n\`\`\``, options);
      expect(tags(html)).to.deep.equal([`fen="${start}" coordinates="none" controls orientation="white"`]);
    });

    it('refuse options that are not attributes', () => {
      expect(() => make('', {attributes: {onclick: 'x'}})).to.throw(TypeError, /“onclick” is not one of/);
    });

    it('are as many as there are FENs', () => {
      const {html} = fence(`# Two starts\n${start}\n\n${capablanca}`);
      expect(tags(html)).to.deep.equal([`fen="${start}"`, `fen="${capablanca}"`]);
    });

    it('can be in lists, quotations and indented fences', () => {
      const {html} = make(`- one\n\n  \`\`\`fen\n  ${start}\n  \`\`\`\n\n> ~~~FEN\n> ${kingsOnRank1}\n> ~~~`);
      expect(tags(html)).to.have.length(2);
    });

    it('leave other code as it is', () => {
      const text = `\`\`\`js\n${start}\n\`\`\`\n\n    ${start}\n\n\`fen\`\n\n\`\`\`fence\n${start}\n\`\`\``;
      const {html, reported} = make(text);
      expect(html.match(/<code/g)).to.have.length(4);
      expect(tags(html)).to.deep.equal([]);
      expect(reported).to.deep.equal([]);
    });

    it('stay code if a FEN cannot be read, and report its place', () => {
      const {html, reported} = fence(`${start}\n8/8/9/8/8/8/8/8 w - - 0 1`);
      expect(html).to.contain(
        `<pre><code class="language-fen">${start}\n8/8/9/8/8/8/8/8 w - - 0 1\n</code></pre>`,
      );
      expect(tags(html)).to.deep.equal([]);
      expect(reported).to.deep.equal(['5:5: Rank 6 has 9 squares; the board is 8 files wide.']);
    });

    it('report unknown attributes, and are drawn all the same', () => {
      const {html, reported} = fence(start, 'fen oriantation=black {1,3} onclick=alert(1) style="x"');
      expect(tags(html)).to.deep.equal([`fen="${start}"`]);
      expect(reported).to.deep.equal(
        ['oriantation=black', '{1,3}', 'onclick=alert(1)', 'style="x"'].map(
          (word) => `3:1: “${word}” is not an option of a board or a game here.`,
        ),
      );
    });

    it('report a value that is not allowed, and a puzzle without a solution', () => {
      const {html, reported} = fence(
        start,
        'fen theme=grean coordinates="outside orientation=Black mode=solve',
      );
      expect(tags(html)).to.have.length(1);
      expect(reported).to.deep.equal([
        `3:1: theme must be one of ${themes.join(', ')}; found “grean”.`,
        '3:1: coordinates must be one of inside, outside, none, squares; found “"outside”.',
        '3:1: A puzzle needs a solution: a line “solution: 1. …” below its FEN, or solve="1. …" after “fen”.',
      ]);
      expect(make('```pgn moves=left\n1. e4 *\n```').reported).to.deep.equal([
        '1:1: moves must be one of auto, right, below, none; found “left”.',
      ]);
    });

    it('are a set of puzzles, with a link for readers without a script, where a fence names a file', () => {
      const {html, reported} = fence('src: mates.pgn\nreplies: random\ncaption: Twelve mates');
      expect(tags(html)).to.deep.equal(['mode="solve" src="mates.pgn" replies="random"']);
      expect(html)
        .to.contain('<a href="mates.pgn">mates.pgn</a>')
        .and.to.contain('<p slot="caption">Twelve mates</p>');
      expect(reported).to.deep.equal([]);
      expect(tags(fence('', 'fen src="https://club.example/a%20set.csv"').html)).to.deep.equal([
        'mode="solve" src="https://club.example/a%20set.csv"',
      ]);
    });

    it('name no file of another kind, nor beside a FEN, nor where strangers write', () => {
      expect(fence('src: javascript:alert(1)').reported).to.deep.equal([
        '4:1: src must be the address of a file, relative or with https:; found “javascript:alert(1)”.',
      ]);
      expect(fence('src: javascript:alert(1)').html).to.contain('<code');
      const {html, reported} = fence(`${start}\nsrc: mates.pgn`);
      expect(tags(html)).to.deep.equal([`fen="${start}"`]);
      expect(reported).to.deep.equal(['3:1: A fence with src has no FEN.']);
      expect(make('```fen\nsrc: mates.pgn\n```', {limits: {}}).html).to.contain('<code');
    });

    it('get the options below their FEN, which override those after the language', () => {
      const text = `${start}\norientation: black\nTurn-Marker: no\n\nmarks: Ge4 Yg1f3\ncaption: A & B, 1903\n${kingsOnRank1}\nturn-marker\n${ladder}`;
      const {html, reported} = fence(text, 'fen turn-marker orientation=white');
      expect(reported).to.deep.equal([]);
      const wanted = [
        `fen="${start}" orientation="black" marks="Ge4 Yg1f3"`,
        `fen="${kingsOnRank1}" turn-marker orientation="white"`,
        `fen="${ladder}" turn-marker orientation="white"`,
      ];
      expect(tags(html)).to.deep.equal(wanted);
      expect(html).to.match(/<p slot="caption">A &(?:amp;|#x26;) B, 1903<\/p>/);
      expect(html).to.match(/<desc>[^<]*e4/);
    });

    it('report unknown options with their line, and are drawn all the same', () => {
      const {html, reported} = fence(`# List\n${start}\norientatoin: black\ntheme: pink`);
      expect(tags(html)).to.deep.equal([`fen="${start}"`]);
      expect(reported).to.deep.equal([
        '6:1: “orientatoin: black” is not an option of a board or a game here.',
        `7:1: theme must be one of ${themes.join(', ')}; found “pink”.`,
      ]);
    });

    it('all get the options above the first FEN', () => {
      const {html} = fence(`orientation: black\n${start}\n${ladder}\norientation: white`);
      expect(tags(html)).to.deep.equal([
        `fen="${start}" orientation="black"`,
        `fen="${ladder}" orientation="white"`,
      ]);
    });

    it('draw marks, and report marks that cannot be read', () => {
      const {html, reported} = fence(start, 'fen marks="Ge4 Xe5 Yg1f3"');
      expect(tags(html)).to.deep.equal([`fen="${start}" marks="Ge4 Xe5 Yg1f3"`]);
      expect(html).to.match(/<desc>[^<]*e4/);
      expect(reported).to.have.length(1);
      expect(reported[0]).to.match(/^3:1: .*Xe5/);
      expect(fence(`${start}\nmarks: Ge4\n${start}\nMarks: Xe5 `).reported.join()).to.match(/^7:1: .*Xe5/);
    });

    const hostile = [
      '"><script>alert(1)</script>',
      "'><img src=x onerror=alert(1)>",
      '</svg></fen-board><script>alert(1)</script>',
      '&quot;&gt;&lt;script&gt;',
      ']]><!--',
      '{{constructor.constructor("alert(1)")()}}',
    ];
    for (const text of hostile) {
      it(`keep everything inside an attribute: ${text}`, () => {
        const quote = text.includes('"') ? "'" : '"';
        const label = text.replaceAll("'", '’');
        const {html} = fence(start, `fen label=${quote}${label}${quote}`);
        const markup = markupOf(html);
        expect(/<script|<img/.test(markup)).to.equal(false);
        expect(markup.match(/<fen-board/g)).to.have.length(1);
        expect(markup.match(/<\/svg>/g)).to.have.length(1);
        if (name === 'markdown-it') expect(html.includes('{{')).to.equal(false);
      });
      it(`keep everything inside a fence: ${text}`, () => {
        const {html} = fence(text);
        expect(html).to.not.match(/<script|<img|<fen-board/);
      });
    }

    it('are the same each time', () => {
      expect(fence(start).html).to.equal(fence(start).html);
    });
  });
}

describe('boards from Markdown', () => {
  it('need no raw HTML in MDX', () => {
    const tree = unified()
      .use(remarkParse)
      .use(remarkMdx)
      .use(remarkFenBoard)
      .use(remarkRehype)
      .runSync(unified().use(remarkParse).use(remarkMdx).parse(`\`\`\`fen\n${start}\n\`\`\``));
    expect(JSON.stringify(tree)).to.contain('"tagName":"fen-board"').and.to.not.contain('"raw"');
  });

  it('are a block of HTML that Markdown does not change when it is read again', () => {
    const md = new MarkdownIt().use(markdownItFenBoard);
    const html = md.render(`\`\`\`fen label="a\\nb"\n${start}\n\`\`\``);
    expect(new MarkdownIt({html: true}).render(html) === html).to.equal(true);
  });

  it('name the file in warnings if Eleventy or VitePress gives it', () => {
    const reported: string[] = [];
    const md = new MarkdownIt().use(markdownItFenBoard, {warn: (message) => reported.push(message)});
    md.render('```fen\nx\n```', {page: {inputPath: './posts/a.md'}});
    md.render('```fen\nx\n```', {path: '/site/b.md', relativePath: 'b.md'});
    md.render('```fen\nx\n```', {page: 1});
    expect(reported.map((message) => message.split(': ')[0])).to.deep.equal([
      './posts/a.md, line 2 after the front matter',
      '/site/b.md:2:1',
      'Markdown:2:1',
    ]);
  });
});

describe('a fence that cannot be read', () => {
  it('is reported in the console unless the site has its own `warn`', () => {
    const {warn} = console;
    const reported: unknown[] = [];
    console.warn = (text: unknown) => void reported.push(text);
    new MarkdownIt().use(markdownItFenBoard).render('```fen\nx\n```');
    const remark = unified().use(remarkParse).use(remarkFenBoard).use(remarkRehype).use(rehypeStringify);
    remark.processSync({path: 'posts/a.md', value: 'Text.\n\n```fen\nx\n```'});
    console.warn = warn;
    expect(reported.map((text) => String(text).split(': ')[0])).to.deep.equal([
      'Markdown:2:1',
      'posts/a.md:4:1',
    ]);
  });
});

for (const [name, make] of Object.entries(makers)) {
  describe(`games from Markdown, by ${name}`, () => {
    const pgn =
      '[White "A"]\n[Black "B"]\n[Result "1-0"]\n\n1. e4 {[#] [%cal Ge2e4] So <b>far</b> {{ so good.}\ne5 (1... c5 2. Nf3 d6) 2. Nf3 1-0';
    const fence = (text: string, info = 'pgn', options?: FenBoardOptions) =>
      make(`Before.\n\n\`\`\`${info}\n${text}\n\`\`\`\n\nAfter.`, options);
    const textOf = (html: string) =>
      html
        .replace(/<svg.*?<\/svg>/gs, ' SVG ')
        .replace(/<[^>]*>/g, ' ')
        .replace(/&#10;|&#xA;/g, '\n')
        .replace(/&#123;/g, '{')
        .replace(/&#125;/g, '}')
        .replace(/&lt;|&#x3C;/g, '<')
        .replace(/&gt;/g, '>')
        .replace(/&quot;/g, '"');

    it('are a tag with the PGN inside, which cannot become markup', () => {
      const {html, reported} = fence(pgn);
      expect(html).to.match(
        /<p>Before\.<\/p>\s*<fen-game>\s*<pre>.*<\/pre>\s*<\/fen-game>\s*<p>After\.<\/p>/s,
      );
      expect(html).to.not.contain('<b>');
      expect(textOf(html)).to.contain(pgn);
      expect(reported).to.deep.equal([]);
    });

    it('have the attributes of the fence', () => {
      const {html} = make('```pgn at=1b diagrams letters=figurine\n1. e4 e5 *\n```');
      const [, attributes = ''] = /<fen-game([^>]*)>/.exec(html) ?? [];
      if (name !== 'rehype')
        expect(attributes.replaceAll('=""', '').trim()).to.equal('at="1b" diagrams letters="figurine"');
    });

    it('get the options above the PGN, separated from it by an empty line', () => {
      const {html, reported} = fence('at: 1b\ndiagrams\nNote: x\n\n1. e4 e5 *');
      expect(/<fen-game([^>]*)>/.exec(html)?.[1]?.replaceAll('=""', '').trim()).to.equal('at="1b" diagrams');
      expect(textOf(html)).to.not.contain('Note');
      expect(reported).to.deep.equal(['6:1: “Note: x” is not an option of a board or a game here.']);
      expect(fence('orientation: black\n\n1. e4 e5 2. Ke3 *').reported[0]).to.match(/^6:13: 2\. Ke3/);
    });

    it('are of the file that the fence names', () => {
      const {html, reported} = make('```pgn\nsrc: club.pgn\nlist: table\nmoves: below\n```');
      expect(html)
        .to.contain('<fen-game src="club.pgn" list="table" moves="below">')
        .and.to.contain('<a href="club.pgn">club.pgn</a>');
      expect(reported).to.deep.equal([]);
      expect(make('```pgn\nsrc: club.pgn\n\n1. e4 *\n```').reported).to.deep.equal([
        '1:1: A fence with src has no PGN.',
      ]);
    });

    it('are headed by the known names of the players', () => {
      const {html} = make('```pgn\n[White "Anna"]\n[Black "?"]\n\n1. e4 1-0\n```', {games: 'static'});
      expect(html).to.contain('<p><strong>Anna, 1-0</strong></p>');
    });

    it('are moves and pictures for pages without a script', () => {
      const {html, reported} = fence(pgn, 'pgn', {games: 'static'});
      expect(html).to.not.contain('fen-game>');
      expect(textOf(html).replace(/\s+/g, ' ').trim()).to.equal(
        'Before. A – B, 1-0 1. e4 So <b>far</b> {{ so good. SVG 1… e5 (1… c5 2. Nf3 d6) 2. Nf3 1-0 After.',
      );
      expect(html).to.contain('Arrows: green e2 to e4.');
      expect(reported).to.deep.equal([]);
    });

    it('have the picture of a comment before a move from before that move', () => {
      const {html} = fence('1. e4 1... {[#]} e5 *', 'pgn', {games: 'static'});
      expect(html).to.contain('Black to move').and.to.not.contain('White to move');
    });

    it('report the place of an error, and show the moves before it', () => {
      const {html, reported} = fence('1. e4 e5\n2. Nf9 *');
      expect(html).to.contain('<fen-game');
      expect(reported).to.have.length(1);
      expect(reported[0]).to.match(/^5:\d+: 2\. Nf9 cannot be played/);
    });

    it('stay code if there is no game', () => {
      const {html, reported} = fence('nothing of the kind');
      expect(html).to.contain('<code').and.to.not.contain('fen-game');
      expect(reported).to.have.length(1);
      expect(reported[0]).to.match(/^4:1: There is no game in this block\.$/);
      for (const text of ['Note: this is prose', '[White "A"]', ''])
        expect(fence(text).html).to.not.contain('fen-game');
      expect(fence('[White "A"]\n\n1-0').html).to.contain('<fen-game');
    });
  });
}

for (const [name, make] of Object.entries(makers)) {
  describe(`puzzles from Markdown, by ${name}`, () => {
    const fence = (text: string, info = 'fen') => make(`\`\`\`${info}\n${text}\n\`\`\``);
    const details = (html: string) => Array.from(html.matchAll(/<details>.*?<\/details>/gs), ([all]) => all);
    const solution = '1. Ra7 Kg8 2. Rb8#';
    // Rehype knows the text after the language only where remark-rehype keeps it.
    const hasMeta = name !== 'rehype';

    it('have a picture and a folded solution for pages without a script', () => {
      const {html, reported} = fence(`${ladder}\nsolution: ${solution}`);
      expect(tags(html)).to.deep.equal([`fen="${ladder}" mode="solve" solution="${solution}"`]);
      expect(html).to.match(
        /<svg.*<\/svg><details><summary>Solution<\/summary> 1\. Ra7 Kg8 2\. Rb8#<\/details>\s*<\/fen-board>/s,
      );
      expect(/<desc>(.*?)<\/desc>/s.exec(html)?.[1]).to.not.contain('Ra7');
      expect(reported).to.deep.equal([]);
    });

    it('are read from lists, each solution for the board above it', () => {
      const text = `# Two\n${ladder}\nSolution: 1. Ra7\n Kg8 2. Rb8#\n${kingsOnRank1}\n\n${ladder}\nsolution: a2a7 h8g8 b1b8\n\n# The end\n`;
      const {html, reported} = fence(text);
      expect(tags(html)).to.deep.equal([
        `fen="${ladder}" mode="solve" solution="1. Ra7  Kg8 2. Rb8#"`,
        `fen="${kingsOnRank1}"`,
        `fen="${ladder}" mode="solve" solution="a2a7 h8g8 b1b8"`,
      ]);
      expect(details(html)).to.deep.equal(
        [0, 1].map(() => `<details><summary>Solution</summary> ${solution}</details>`),
      );
      expect(reported).to.deep.equal([]);
    });

    it('keep everything inside a solution', () => {
      const {html} = fence(
        `${ladder}\nsolution: 1. Ra7 {"></details><script>alert(1)</script> {{x} Kg8 2. Rb8#`,
      );
      const markup = markupOf(html).replace(/='[^']*'/g, '');
      expect(markup).to.not.match(/<script/);
      expect(markup.match(/<\/details>/g)).to.have.length(1);
      if (name === 'markdown-it') expect(html.includes('{{')).to.equal(false);
    });

    it('report a move that cannot be played, with its line, and become diagrams', () => {
      const {html, reported} = fence(`${ladder}\n\nsolution: 1. Ra7 Kg7`);
      expect(reported).to.have.length(1);
      expect(reported[0]).to.match(/^4:1: The solution, at character \d+: .*Kg7/);
      expect(details(html)).to.deep.equal([]);
      expect(html).to.contain('<fen-board').and.to.not.contain('solve');
    });

    it('report the place of a FEN that cannot be read below a solution', () => {
      const {reported} = fence(`${ladder}\nsolution: ${solution}\n\n8/8/9/8/8/8/8/8 w - - 0 1`);
      expect(reported).to.deep.equal(['5:5: Rank 6 has 9 squares; the board is 8 files wide.']);
    });

    if (hasMeta) {
      it('can have the solution and the orientation after the language', () => {
        const lichess = 'r6k/8/8/8/8/8/R4PPP/6K1 w - - 0 1';
        const info = 'fen lang=de mode=play player=black solve="a2b2 a8a1 b2b1 a1b1"';
        const {html, reported} = fence(lichess, info);
        expect(tags(html)).to.deep.equal([
          `fen="${lichess}" lang="de" mode="solve" player="black" solution="a2b2 a8a1 b2b1 a1b1"`,
        ]);
        expect(details(html)).to.deep.equal([
          '<details><summary>Lösung</summary> 1. Rb2 Ra1+ 2. Rb1 Rxb1#</details>',
        ]);
        expect(reported).to.deep.equal([]);
      });
    }
  });
}
