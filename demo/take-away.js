// What can be taken away from the playground: the same board or game in each form that pages, posts and mails can use. `thing`
// is {tag, text, attributes, look, switches}: the tag’s name, the FEN or PGN, the other attributes by name, the names of those
// that a picture has, and of those without a value.

const files = `<link rel="stylesheet" href="fen-board.css">
<script type="module" src="fen-board.min.js"></script>
`;
/** Where the reader’s own copy of dist, or of the service that draws pictures, is. */
const site = 'https://your.site';

const escaped = (text) =>
  text.replace(
    /[&<>"]/g,
    (character) => ({'&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;'})[character],
  );

/** Text between tags may have quotes as they are. */
const escapedText = (text) => escaped(text).replaceAll('&quot;', '"');

const inTag = (attributes, switches) =>
  [...attributes]
    .map(([name, value]) => ` ${name}${switches.has(name) ? '' : `="${escaped(value)}"`}`)
    .join('');

/** The attributes without the caption, which is an element of its own in a tag. */
const withoutCaption = (attributes) => new Map([...attributes].filter(([name]) => name !== 'caption'));

const asFence = (language, text) => `\`\`\`${language}\n${text}\n\`\`\``;

/** The forms by name; each makes its text. The address of a picture is that of a position, with the attributes of the `look`. */
export const forms = {
  tag({tag, text, attributes, switches}) {
    const own = inTag(withoutCaption(attributes), switches);
    const caption = attributes.get('caption');
    if (tag === 'fen-game') return `${files}<fen-game${own}><pre>\n${escapedText(text)}\n</pre></fen-game>`;
    const inside = caption ? `<p slot="caption">${escapedText(caption)}</p>` : '';
    return `${files}<fen-board fen="${escaped(text)}"${own}>${inside}</fen-board>`;
  },
  markdown({tag, text, attributes, switches}) {
    const lines = [...attributes].map(([name, value]) => (switches.has(name) ? name : `${name}: ${value}`));
    if (tag === 'fen-board') return asFence('fen', [text, ...lines].join('\n'));
    return asFence('pgn', lines.length > 0 ? `${lines.join('\n')}\n\n${text}` : text);
  },
  shortcode({tag, text, attributes, switches}) {
    const own = [...attributes].map(
      ([name, value]) => ` ${name}="${switches.has(name) ? 'yes' : escaped(value)}"`,
    );
    const name = tag === 'fen-board' ? 'fen' : 'pgn';
    return `[${name}${own.join('')}]${text}[/${name}]`;
  },
  frame({tag, text, attributes}) {
    const query = new URLSearchParams([[tag === 'fen-board' ? 'fen' : 'pgn', text], ...attributes]);
    const title = escaped(
      attributes.get('label') ?? (tag === 'fen-board' ? 'A chess board' : 'A chess game'),
    );
    const height = tag === 'fen-board' ? 480 : 800;
    return `<iframe title="${title}" width="480" height="${height}"
  src="${site}/dist/embed.html?${escaped(String(query))}"></iframe>`;
  },
  address({text, attributes, look}) {
    const query = new URLSearchParams([...attributes].filter(([name]) => look.has(name)));
    return `${site}/${encodeURI(text.replaceAll(' ', '_'))}.svg${String(query) && `?${query}`}`;
  },
};

/** Draws an SVG document on a canvas. */
async function toCanvas(svg, width) {
  const picture = new Image();
  const address = URL.createObjectURL(new Blob([svg], {type: 'image/svg+xml'}));
  picture.src = address;
  await picture.decode();
  const canvas = document.createElement('canvas');
  canvas.width = width ?? picture.naturalWidth;
  canvas.height = Math.round((canvas.width * picture.naturalHeight) / picture.naturalWidth);
  canvas.getContext('2d').drawImage(picture, 0, 0, canvas.width, canvas.height);
  URL.revokeObjectURL(address);
  return canvas;
}

/** A PNG of an SVG document, as wide as most pages show a picture on a sharp screen. */
export async function toPng(svg, width = 1024) {
  const canvas = await toCanvas(svg, width);
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/png'));
}

/** A GIF of a game. It is made by the package gifenc, as the command does. */
export async function toGif(game, options) {
  const [{gifPictures, encodeGif}, gifenc] = await Promise.all([
    import('../dist/picture/files/gif.js'),
    import('../node_modules/gifenc/dist/gifenc.esm.js'),
  ]);
  const pictures = gifPictures(game, options);
  const pixels = [];
  for (const {svg} of pictures) {
    const canvas = await toCanvas(svg);
    const {data, width, height} = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height);
    pixels.push({width, height, pixels: new Uint8Array(data.buffer)});
  }
  return new Blob([encodeGif(pictures, pixels, gifenc)], {type: 'image/gif'});
}

/** The name of a file by the game and the place of a move, without its ending: `Réti-Tartakower-9`. */
export function fileName({tags}, place) {
  const families = ['White', 'Black'].map((tag) => (tags.get(tag) ?? '').replace(/,.*/, ''));
  const known = families.filter((name) => /\p{L}/u.test(name));
  const words = [...(known.length > 0 ? known : ['game']), ...(place === undefined ? [] : [place])];
  return words.map((word) => word.normalize('NFC').replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')).join('-');
}

/** Saves a file. */
export function save(blob, name) {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
