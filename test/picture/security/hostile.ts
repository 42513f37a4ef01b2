import {start} from '../../tools/fixtures/positions.js';
// Texts and values of an attacker.

/** Texts, by the trick that each tries. */
export const hostileTexts: Readonly<Record<string, string>> = {
  'an element': '<img src=x onerror=alert(1)>',
  'a script': '<script>alert(1)</script>',
  'the end of the picture': '</text></desc></title></svg><script>alert(1)</script>',
  'the end of a template': '</template></style></textarea></select><iframe srcdoc="x"></iframe>',
  'HTML inside SVG': '<foreignObject><body onload=alert(1)></foreignObject>',
  'an attribute after a quote': '" onload="alert(1)" x="',
  'an attribute after an apostrophe': "' onload='alert(1)' x='",
  'an attribute after a backtick': '` onload=`alert(1)` x=`',
  'the end of a comment': '--><svg onload=alert(1)><!--',
  'the end of CDATA': ']]><script>alert(1)</script><![CDATA[',
  'escaped markup': '&lt;script&gt;alert(1)&lt;/script&gt;&#60;b&#62;&amp;&quot;',
  'an entity of its own': '<!DOCTYPE svg [<!ENTITY a "b">]>&a;&b;',
  'a processing instruction': '<?xml-stylesheet href="//example.invalid/x.css"?>',
  'the address of a script': 'javascript:alert(1)',
  'the address of a document': 'data:text/html,<script>alert(1)</script>',
  'a paint server elsewhere': 'url(//example.invalid/x.svg#a)',
  'the end of a declaration': 'red;background:url(//example.invalid/x)}*{display:none',
  'an expression': '${alert(1)} {{alert(1)}} <%= 1 %> %s',
  'markers of lit': '<!--lit-part--><!--lit-node 0-->{{lit-0}}?lit$1$',
  'null characters': '\0<b>\0"\0',
  'control characters': '\x01\x08\x1b[31m\x7f\x9f',
  'a high surrogate alone': '\ud83d',
  'a low surrogate alone': '\udc00<b>',
  'surrogates in the wrong order': '\udc00\ud83d"',
  noncharacters: '\ufffe\uffff\ufdd0',
  'a text that runs backwards': '\u202e"w 8/8\u202c\u2066x\u2069',
  'characters without width': '\u200b\ufeff\u2060\u00ad',
  'all kinds of line breaks': 'a\r\nb\u2028c\u2029d\u0085e\vf\f',
  'a very long text': 'Q<'.repeat(50_000),
  'a very long rank': '8'.repeat(100_000),
  'a hundred thousand slashes': '/'.repeat(100_000),
  'spaces that take long to trim': `x${' '.repeat(50_000)}x`,
  'a mountain of accents': `e${'\u0301'.repeat(20_000)}`,
  'the prototype': '__proto__',
  'a name of every object': 'constructor',
  'a method of every object': 'toString',
  'another method of every object': 'hasOwnProperty',
  'a name of every function': 'prototype',
  'a position with markup': `${start}<b>`,
  'a position with a quote in it': start.replace('w', '"w'),
  'two positions': `${start}\n${start}`,
};

/** Values that are not texts, by kind; each call makes a new one. */
export const hostileValues: Readonly<Record<string, () => unknown>> = {
  'an object that throws when converted to text': () => ({
    toString() {
      throw new Error('hostile');
    },
  }),
  'an object that converts to markup': () => ({toString: () => '"><img src=x onerror=alert(1)>'}),
  'an object that cannot be converted to text': () => Object.create(null) as unknown,
  'an object that looks like a template': () => ({_$litType$: 1, strings: ['<img>'], values: []}),
  'a proxy that throws': () =>
    new Proxy(
      {},
      {
        get() {
          throw new Error('hostile');
        },
      },
    ),
  'a symbol': () => Symbol('hostile'),
  'a function': () => () => '<b>',
  'an array': () => ['<b>', start],
  'an element': () => document.createElement('img'),
  'a number': () => 42,
  'not a number': () => NaN,
  'a large number': () => 10n ** 30n,
  'a boolean': () => true,
  null: () => null,
  undefined: () => undefined,
};
