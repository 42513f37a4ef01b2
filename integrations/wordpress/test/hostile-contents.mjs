/**
 * Texts that might get a script, a style or a shortcode into a page.
 * @param {string} fen - A valid FEN, for texts that need one.
 * @returns {Record<string, string>} Contents of posts, by the trick that each tries.
 */
export function hostile(fen) {
  const texts = {
    tag: '<img src=x onerror=hacked=1>',
    'escaped tag': '&lt;img src=x onerror=hacked=1&gt;',
    'escaped twice': '&amp;lt;img src=x onerror=hacked=1&amp;gt;',
    quote: '" onmouseover="hacked=1" style="position:fixed;inset:0',
    'escaped quote': '&quot; onmouseover=&quot;hacked=1&quot; autofocus onfocus=&quot;hacked=1',
    'end of the tag': '"></fen-board><script>hacked=1</script>',
    'end of an escaped tag': '&quot;&gt;&lt;/fen-board&gt;&lt;/pre&gt;&lt;script&gt;hacked=1&lt;/script&gt;',
    shortcode: '[evil]',
    'escaped shortcode': '&#91;evil&#93; &#091;evil&#093; &lbrack;evil&rbrack;',
    comment: '--> <img src=x onerror=hacked=1> <!--',
    dollar: '$0 $1 \\0 \\1 ${x} {name} {fen} {theme0} {set2}',
    address: 'javascript:hacked=1',
    control: '\u0000\u001b\u202e\ufffe',
    long: 'p'.repeat(100_000),
  };
  const cases = {};
  for (const [name, text] of Object.entries(texts)) {
    const attribute = text.replaceAll('"', '&quot;');
    const inShortcode = text.replaceAll('"', "'").replaceAll(']', '&#93;');
    cases[`${name} as a FEN`] =
      `<!-- wp:fen-board/diagram -->\n<figure class="wp-block-fen-board-diagram"><div class="fen-board">${text}</div></figure>\n<!-- /wp:fen-board/diagram -->`;
    cases[`${name} behind a FEN`] =
      `<!-- wp:fen-board/diagram -->\n<figure class="wp-block-fen-board-diagram"><div class="fen-board">${fen} ${text}</div></figure>\n<!-- /wp:fen-board/diagram -->`;
    cases[`${name} as a class`] =
      `<!-- wp:fen-board/diagram {"orientation":"x"} -->\n<figure class="wp-block-fen-board-diagram"><div class="fen-board orientation-${attribute} theme-${attribute} marks-${attribute} pieces-${attribute}" style="width:9px;background:url(${attribute})">${fen}</div></figure>\n<!-- /wp:fen-board/diagram -->`;
    cases[`${name} as a solution`] =
      `<!-- wp:fen-board/diagram -->\n<figure class="wp-block-fen-board-diagram"><div class="fen-board mode-solve">${fen}</div><details class="fen-board-solution"><summary>Solution</summary><p>${text.replace(/<[^>]*>/g, '')}</p></details></figure>\n<!-- /wp:fen-board/diagram -->`;
    cases[`${name} as a game`] =
      `<!-- wp:fen-board/game -->\n<pre class="wp-block-fen-board-game fen-game at-${attribute}">${text.replace(/<\/?(?:script|img)[^>]*>/g, '')}</pre>\n<!-- /wp:fen-board/game -->`;
    cases[`${name} in a shortcode`] =
      `[fen theme="${inShortcode}" csl="${inShortcode}" solution="${inShortcode}" mode=solve width="${inShortcode}" align="${inShortcode}"]${fen} ${text}[/fen]`;
    cases[`${name} in a shortcode's fen`] = `[fen fen="${inShortcode}"]`;
    cases[`${name} in a game's shortcode`] = `[pgn at="${inShortcode}" game="${inShortcode}"]${text}[/pgn]`;
    cases[`${name} in markup written by hand`] =
      `<div class="fen-board orientation-${attribute}">${fen}</div>`;
  }
  return cases;
}
