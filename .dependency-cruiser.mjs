/** Who may import what; `npm run check` enforces it. The browser's rules: .dependency-cruiser.browser.mjs */

/** @typedef {{ may: string[], mayType?: string[], packages?: string[] | undefined, because: string }} Area */

/**
 * TypeScript 7 offers no parser to JavaScript, so swc reads the sources.
 *
 * @type {import('dependency-cruiser').ICruiseOptions}
 */
export const READING = { parser: 'swc', doNotFollow: { path: 'node_modules' } };

/** Looks and pictures, which know nothing of anybody. */
const LOOKS = ['app/styles', 'app/pictures'];
/** The few modules of app/ itself that pages, layout and sections share. */
const SHARED = [
  'app/inline-scripts.tsx',
  'app/islands',
  'app/own-path.ts',
  'app/page.ts',
  'app/script-gate.ts',
  'app/site.ts',
  'app/structured-data',
  'app/handle-form.ts',
];

const CONFIGURATIONS = ['.dependency-cruiser.mjs', '.dependency-cruiser.browser.mjs'];

/**
 * The most specific area that holds a file decides about it. `mayType` is for `import type` only, and packages
 * (`node:` modules too) are all allowed where none are named.
 *
 * @type {Record<string, Area>}
 */
const AREAS = {
  app: {
    may: ['app', 'content', 'domain'],
    because: 'pages get services from the request context, never from the server itself',
  },
  'app/routes': {
    may: ['app/routes', 'app/layout', 'app/sections', 'app/ui', ...SHARED, ...LOOKS, 'content', 'domain'],
    because: 'a page is made of layout, sections and ui, and knows neither the shell nor the server',
  },
  'app/layout': {
    may: ['app/layout', 'app/ui', ...SHARED, ...LOOKS, 'content', 'domain'],
    because: 'the shared layout is the same around every page and section',
  },
  'app/sections': {
    may: ['app/sections', 'app/ui', ...SHARED, ...LOOKS, 'content', 'domain'],
    because: 'a section is used by pages and does not know them',
  },
  'app/desk': {
    may: [
      'app/desk',
      'app/ui',
      'app/script-gate.ts',
      'app/start-behaviours.ts',
      'app/routes/blog-post/post-text.tsx',
      ...LOOKS,
      'content',
      'domain',
    ],
    mayType: ['app/document.tsx', 'app/site.ts', 'server/features/desk'],
    because:
      'the desk stands apart: no public page knows it, it knows only how a post is shown, and it has the types of its services from the server that makes them',
  },
  'app/ui': {
    may: ['app/ui', ...LOOKS, 'domain/language'],
    because: 'a ui piece knows nothing of insurance: what it shows is handed to it',
  },
  'app/styles': { may: LOOKS, because: 'looks depend on nothing' },
  'app/pictures': { may: LOOKS, because: 'looks depend on nothing' },
  content: {
    may: ['content'],
    packages: [],
    because: 'content is facts and words; only its schemas use a package',
  },
  'content/facts': {
    may: ['content/facts'],
    mayType: ['content/schema'],
    packages: [],
    because: 'facts have no language',
  },
  'content/schema': {
    may: ['content/schema'],
    packages: ['zod'],
    because: 'a schema describes content and does not read it',
  },
  domain: {
    may: ['domain'],
    mayType: ['content'],
    packages: ['zod'],
    because: 'the domain runs in browser and server alike and is given the content',
  },
  server: {
    may: ['server', 'content', 'domain'],
    mayType: [
      'app/desk',
      'app/document.tsx',
      'app/entry.server.tsx',
      'app/page.ts',
      'app/phone/phone-answers.ts',
      'app/routes.ts',
      'app/site.ts',
    ],
    because: 'the server hands services to the pages and knows only the shape of that hand-over',
  },
  'set-up': { may: ['set-up'], because: 'set-up runs before anything else is there' },
  build: {
    may: ['build', 'cli/check-site', 'cli/translations', 'set-up', 'app', 'content', 'domain', 'server'],
    because: 'the build makes what the server runs, without tests or benches',
  },
  cli: {
    may: ['cli', 'set-up', 'content', 'domain', 'server'],
    because: 'commands work on the database and the content',
  },
  bench: {
    may: ['bench', 'build', 'cli', 'set-up', 'tests', 'content', 'domain', 'server'],
    because: 'a bench measures from outside',
  },
  tests: {
    may: ['tests', 'build', 'cli', 'set-up', 'app', 'content', 'domain', 'server', ...CONFIGURATIONS],
    because: 'bench/ stands alone',
  },
};

const FOLDERS = Object.keys(AREAS).filter((area) => !area.includes('/'));
/** bench/ imports by relative path. */
const ALIASED = FOLDERS.filter((folder) => folder !== 'bench').join('|');
const OURS = `^(?:${FOLDERS.join('|')})/`;
const BAD_NAMES = [`${OURS}.*[A-Z_]`, `${OURS}(?:.*/|)(?:common|helpers?|misc|utils?)[./]`];

const TEST = '[.]test[.]tsx?$';
/** What a test may import besides what its area may; it may use every package, too. */
const TEST_EXTRAS = ['tests', 'content', 'domain'];

/** @param {string[]} areas */
const within = (areas) => areas.map((area) => `^${area}(?:/|$)`);

/**
 * @param {string} area
 * @param {Area} rule
 * @param {{ path: string, pathNot: string[] }} from
 * @returns {import('dependency-cruiser').IForbiddenRuleType[]}
 */
function directions(area, { may, mayType = [], packages, because }, from) {
  /** @type {import('dependency-cruiser').IRegularForbiddenRuleType['to'][]} */
  const refused = [{ dependencyTypes: ['local'], pathNot: within([...may, ...mayType]) }];
  if (mayType.length > 0)
    refused.push({ path: within(mayType), pathNot: within(may), dependencyTypesNot: ['type-only'] });
  if (packages)
    refused.push({
      dependencyTypesNot: ['local'],
      pathNot: packages.map((name) => `^node_modules/${name}/`),
    });
  return refused.map((to) => ({ name: `imports-of-${area}`, severity: 'error', comment: because, from, to }));
}

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    ...Object.entries(AREAS).flatMap(([area, rule]) => {
      const inner = within(Object.keys(AREAS).filter((other) => other.startsWith(`${area}/`)));
      const ofTests = { ...rule, may: [...rule.may, ...TEST_EXTRAS], packages: undefined };
      return [
        ...directions(area, rule, { path: `^${area}/`, pathNot: [...inner, TEST] }),
        ...directions(area, ofTests, { path: `^${area}/.*${TEST}`, pathNot: inner }),
      ];
    }),
    {
      name: 'no-cycles',
      severity: 'error',
      comment: 'modules that import each other, even by type only, cannot be understood one at a time',
      from: {},
      to: { circular: true },
    },
    {
      name: 'aliases-across-folders',
      severity: 'error',
      comment: 'an import from another top folder is written #words/site.ts',
      from: { path: `^(${ALIASED})/` },
      to: { path: `^(?:${ALIASED})/`, pathNot: '^$1/', dependencyTypesNot: ['aliased-subpath-import'] },
    },
    ...[
      { from: { path: BAD_NAMES }, to: {} },
      { from: {}, to: { path: BAD_NAMES, pathNot: 'node_modules' } },
    ].map((rule) => ({
      ...rule,
      name: 'names-say-what-is-inside',
      severity: /** @type {const} */ ('error'),
      comment: 'names are in kebab-case, and none of them is common, helper, misc or util',
    })),
  ],
  options: READING,
};
