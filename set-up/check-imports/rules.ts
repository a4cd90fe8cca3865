/** Who may import what, in one table. The most specific area that holds a file decides about it. */
export type AreaRule = {
  area: string;
  /** Areas, or single files, whose values and types may be imported. */
  may: string[];
  /** The same for `import type` only. */
  mayType?: string[];
  /** Packages and `node:` modules; every one when not given. */
  packages?: string[];
  because: string;
};

/** Looks and pictures, which know nothing of anybody. */
const LOOKS = ['app/styles', 'app/pictures'];
/** The few modules of app/ itself that pages, layout and sections share. */
const SHARED = [
  'app/inline-script.tsx',
  'app/islands',
  'app/page.ts',
  'app/site.ts',
  'app/structured-data',
  'app/take-form.ts',
];

export const AREA_RULES: AreaRule[] = [
  {
    area: 'app',
    may: ['app', 'content', 'domain'],
    because: 'pages get services from the request context, never from the server itself',
  },
  {
    area: 'app/routes',
    may: ['app/routes', 'app/layout', 'app/sections', 'app/ui', ...SHARED, ...LOOKS, 'content', 'domain'],
    because: 'a page is made of layout, sections and ui, and knows neither the shell nor the server',
  },
  {
    area: 'app/layout',
    may: ['app/layout', 'app/ui', ...SHARED, ...LOOKS, 'content', 'domain'],
    because: 'the shared layout is the same around every page and section',
  },
  {
    area: 'app/sections',
    may: ['app/sections', 'app/ui', ...SHARED, ...LOOKS, 'content', 'domain'],
    because: 'a section is used by pages and does not know them',
  },
  {
    area: 'app/ui',
    may: ['app/ui', ...LOOKS],
    because: 'a ui piece knows nothing of insurance: what it shows is handed to it',
  },
  { area: 'app/styles', may: LOOKS, because: 'looks depend on nothing' },
  { area: 'app/pictures', may: LOOKS, because: 'looks depend on nothing' },
  {
    area: 'content',
    may: ['content'],
    packages: [],
    because: 'content is facts and words; only its schemas use a package',
  },
  {
    area: 'content/schema',
    may: ['content/schema'],
    packages: ['zod'],
    because: 'a schema describes content and does not read it',
  },
  {
    area: 'domain',
    may: ['domain'],
    mayType: ['content'],
    packages: ['zod'],
    because: 'these rules run in browser and server alike and are given the content',
  },
  {
    area: 'server',
    may: ['server', 'content', 'domain', 'dist'],
    mayType: ['app/document.tsx', 'app/entry.server.tsx', 'app/page.ts', 'app/routes.ts', 'app/site.ts'],
    because: 'the server hands services to the pages and knows only the shape of that hand-over',
  },
  { area: 'draw', may: ['draw', 'content'], because: 'the drawing scripts know only what they draw' },
  {
    area: 'set-up',
    may: ['set-up', 'tests'],
    because: 'set-up runs before anything else is there',
  },
  {
    area: 'build',
    may: ['build', 'cli/directory', 'set-up', 'app', 'content', 'domain', 'server'],
    because: 'draw/ stands alone',
  },
  {
    area: 'cli',
    may: ['cli', 'set-up', 'content', 'domain', 'server'],
    because: 'commands work on the database and the content',
  },
  {
    area: 'bench',
    may: ['bench', 'build', 'cli', 'set-up', 'tests', 'content', 'domain', 'server'],
    because: 'a bench measures from outside',
  },
  {
    area: 'tests',
    may: ['tests', 'build', 'cli', 'set-up', 'app', 'content', 'domain', 'server', 'dist'],
    because: 'draw/ and bench/ stand alone',
  },
];

/** What a test may import besides what its area may. */
export const TEST_EXTRAS = ['tests', 'content', 'domain'];

export const BANNED_NAMES = ['common', 'helper', 'helpers', 'misc', 'util', 'utils'];
export const LONGEST_SOURCE_LINES = 400;
