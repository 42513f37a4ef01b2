// The pages of the site, as its navigation lists them. A page of docs that no group has is in the last one.

/** The pages in the head of the site: at most seven. */
export const main = [
  ['diagrams.html', 'Diagrams'],
  ['games.html', 'Games'],
  ['puzzles.html', 'Puzzles'],
  ['play.html', 'Editor'],
  ['article.html', 'Article'],
  ['playground.html', 'Playground'],
  ['docs/index.html', 'Docs'],
];

/** The pages at the foot of the site. */
export const more = [
  ['recipes.html', 'Recipes'],
  ['engine.html', 'Play and analyse'],
  ['tournament.html', 'A tournament'],
  ['languages.html', 'Languages'],
  ['print-sheet.html', 'Print sheet'],
  ['many.html', '1,000 boards'],
  ['search.html', 'Search'],
];

/** The pages of docs by reader: files, and the names in the navigation. */
export const docs = {
  'Start here': {'docs/getting-started.md': 'Getting started', 'docs/troubleshooting.md': 'Troubleshooting'},
  'You write a blog': {
    'docs/get-a-pgn.md': 'Get a PGN, or write the game',
    'docs/games.md': 'Games on a page',
    'docs/clubs.md': 'For a club',
    'docs/newsletters-and-feeds.md': 'Newsletters and feeds',
    'docs/images-and-command-line.md': 'Images and the command line',
    'docs/books.md': 'Books: EPUB, Word, PDF, LaTeX',
  },
  'You have a CMS': {
    'docs/wordpress.md': 'WordPress',
    'docs/cms-and-forums.md': 'Other CMS, wikis, forums',
  },
  'You build a static site': {'docs/markdown-and-static-sites.md': 'Markdown and static sites'},
  'You teach': {
    'docs/play-and-edit.md': 'Play, edit and solve',
    'docs/lessons.md': 'For lessons',
    'docs/recipes.md': 'Recipes to copy',
    'docs/accessibility.md': 'Accessibility',
  },
  'You develop': {
    'docs/api.md': 'API',
    'docs/styling.md': 'Colours and sizes',
    'docs/frameworks.md': 'Frameworks',
    'docs/server-rendering.md': 'Server rendering',
    'docs/rules-and-pgn.md': 'Rules and PGN in code',
    'docs/engines.md': 'Play and analyse with an engine',
    'docs/notation.md': 'Read and write FEN',
    'docs/x-fen.md': 'X-FEN, the specification',
    'docs/chess960.md': 'Chess960 and Capablanca chess',
    'docs/security.md': 'Security',
    'docs/migrate.md': 'Coming from another board',
  },
  'You contribute': {
    'CONTRIBUTING.md': 'Contributing',
    'docs/internals.md': 'Internals',
    'docs/decisions.md': 'Decisions',
    'docs/benchmarks.md': 'Benchmarks',
    'CHANGELOG.md': 'Changelog',
    'SECURITY.md': 'Report a vulnerability',
  },
};
