// The search page. The index is made when the site is written; what it finds is shown as text, never as HTML.
const words = new URLSearchParams(location.search).get('q') ?? '';
const count = document.querySelector('#count');
const root = new URL('..', import.meta.url);

/** A result as an entry of the list: the sections of a page that have the words, or the page itself. */
function entryOf(url, title, excerpt) {
  const entry = document.createElement('li');
  const link = document.createElement('a');
  link.href = new URL(url.replace(/^\//, ''), root);
  link.textContent = title;
  const text = document.createElement('p');
  text.textContent = decoded(excerpt);
  entry.append(link, text);
  return entry;
}

/** Words that say nothing about what is looked for. */
const small =
  /^(?:a|an|and|can|do|does|for|from|how|i|in|into|is|it|its|my|of|on|or|the|to|what|with|you|your)$/i;
/** The words of these pages for words that they do not have. */
const spellings = new Map(
  Object.entries({
    ...{color: 'colour', colors: 'colours', email: 'mail', 'e-mail': 'mail', emails: 'mail'},
    ...{joomla: 'CMS', drupal: 'CMS', ghost: 'CMS'},
  }),
);
/** The words of these pages for what people also call otherwise. */
const meanings = new Map(
  Object.entries({
    ...{newsletter: 'newsletters', screenshot: 'picture'},
    ...{image: 'picture', png: 'picture', parse: 'read', fischer: 'chess960', 960: 'chess960'},
    ...{website: 'page', javascript: 'script', vuejs: 'vue'},
  }),
);

/**
 * Finds the pages that have all of the words. Where these are few, those follow that have some of them, or the words that
 * these pages have for them.
 */
async function find(search) {
  const asked = words.match(/[\p{L}\p{N}_-]+/gu) ?? [];
  const terms = asked
    .filter((word) => !small.test(word))
    .map((word) => spellings.get(word.toLowerCase()) ?? word);
  const {results} = await search(terms.join(' ') || words);
  if (results.length > 2) return {results, haveAll: true};
  const found = new Map(results.map((result) => [result.id, {result, points: terms.length}]));
  for (const word of terms) {
    const lists = [word, meanings.get(word.toLowerCase())].filter(Boolean).map((one) => search(one));
    const ofWord = new Map();
    for (const {results: some} of await Promise.all(lists)) for (const one of some) ofWord.set(one.id, one);
    const highest = Math.max(...[...ofWord.values()].map(({score}) => score));
    for (const [id, result] of ofWord) {
      // A page with more of the words is before a page that has one of them more often.
      const {points = 0} = found.get(id) ?? {};
      found.set(id, {result, points: points + 1 + result.score / highest});
    }
  }
  const sorted = [...found.values()].sort((one, other) => other.points - one.points);
  return {results: sorted.map(({result}) => result), haveAll: false};
}

const signs = {lt: '<', gt: '>', amp: '&', quot: '"', '#39': "'"};
const decoded = (text) => text.replace(/&(lt|gt|amp|quot|#39);/g, (_, name) => signs[name]);

if (words) {
  document.querySelector('main [name=q]').value = words;
  document.querySelector('#pages').hidden = true;
  const {search} = await import('../pagefind/pagefind.js');
  const {results, haveAll} = await find(search);
  const pages = await Promise.all(results.slice(0, 12).map((result) => result.data()));
  const pagesHave = results.length === 1 ? 'page has' : 'pages have';
  count.textContent =
    results.length === 0
      ? `No page has “${words}”. Other words may find more.`
      : `${results.length} ${pagesHave} ${haveAll ? '' : 'some of these words: '}“${words}”.`;
  for (const {url, meta, plain_excerpt: excerpt, sub_results: [section] = []} of pages) {
    const isSection = section && section.title !== meta.title;
    const title = isSection ? `${meta.title}: ${section.title}` : meta.title;
    document
      .querySelector('#found')
      .append(entryOf(section?.url ?? url, title, section?.plain_excerpt ?? excerpt));
  }
}
