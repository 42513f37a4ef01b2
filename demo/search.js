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
  text.textContent = excerpt;
  entry.append(link, text);
  return entry;
}

if (words) {
  document.querySelector('main [name=q]').value = words;
  const {search} = await import('../pagefind/pagefind.js');
  const {results} = await search(words);
  const pages = await Promise.all(results.slice(0, 12).map((result) => result.data()));
  count.textContent = `${results.length} ${results.length === 1 ? 'page has' : 'pages have'} “${words}”.`;
  for (const {url, meta, plain_excerpt: excerpt, sub_results: [section] = []} of pages) {
    const isSection = section && section.title !== meta.title;
    const title = isSection ? `${meta.title}: ${section.title}` : meta.title;
    document
      .querySelector('#found')
      .append(entryOf(section?.url ?? url, title, section?.plain_excerpt ?? excerpt));
  }
}
