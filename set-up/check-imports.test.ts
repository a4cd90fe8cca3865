import { expect, test } from 'vitest';
import { checkBrowserCode } from './check-imports/check-browser-code.ts';
import { checkSources } from './check-imports/check-sources.ts';

const ALIASES = {
  '#app/*': './app/*',
  '#content/*': './content/*',
  '#rules/*': './rules/*',
  '#server/*': './server/*',
};

function complaints(path: string, text = ''): string[] {
  return checkSources([{ path, text }], ALIASES).map((complaint) => `${complaint.line} ${complaint.what}`);
}

const value = (specifier: string) => `import { x } from '${specifier}';\n`;
const type = (specifier: string) => `import type { X } from '${specifier}';\n`;

test.each([
  ['a page uses a section', 'app/routes/home/route.tsx', value('../../sections/registry.ts')],
  ['a page uses the layout', 'app/routes/home/route.tsx', value('#app/layout/header/header.tsx')],
  ['a section reads content', 'app/sections/statistics/statistics.tsx', value('#content/statistics.ts')],
  [
    'a ui piece uses its style sheet and a package',
    'app/ui/button/button.tsx',
    value('./button.module.css') + value('react'),
  ],
  ['the root uses the layout', 'app/document.tsx', value('./layout/header/header.tsx')],
  ['the server reads rules', 'server/app.ts', value('#rules/contact-form.ts')],
  ['the server knows the shape of the context', 'server/pages/mount.ts', type('#app/site.ts')],
  [
    'rules know the shape of content',
    'rules/compare-plans.ts',
    type('#content/schema/plan.ts') + value('zod'),
  ],
  ['a schema uses zod', 'content/schema/plan.ts', value('zod')],
  [
    'a test of rules reads content and test support',
    'rules/x.test.ts',
    value('#content/plans.ts') + value('../tests/support/a.ts'),
  ],
  ['a script uses the server', 'scripts/inbox.ts', value('../server/config.ts') + value('node:fs')],
])('%s', (_, path, text) => {
  expect(complaints(path, text)).toEqual([]);
});

test.each([
  ['app does not import the server', 'app/routes/home/route.tsx', value('../../../server/app.ts')],
  ['not even its types', 'app/document.tsx', type('#server/app.ts')],
  ['nor a type by import()', 'app/document.tsx', "type X = import('#server/app.ts').X;\n"],
  ['nor lazily', 'app/document.tsx', "const x = () => import('#server/app.ts');\n"],
  ['nor by re-export', 'app/document.tsx', "export { x } from '#server/app.ts';\n"],
  ['nor all of it by re-export', 'app/document.tsx', "export * from '#server/app.ts';\n"],
  ['nor by a glob', 'app/document.tsx', "const all = import.meta.glob('../server/*.ts');\n"],
  [
    'a section does not import a page',
    'app/sections/partners/partners.tsx',
    value('../../routes/home/route.tsx'),
  ],
  [
    'a section does not import the layout',
    'app/sections/partners/partners.tsx',
    value('#app/layout/header/header.tsx'),
  ],
  [
    'the layout does not import a section',
    'app/layout/header/header.tsx',
    value('../../sections/registry.ts'),
  ],
  ['a ui piece does not read content', 'app/ui/card/card.tsx', value('#content/plans.ts')],
  ['not even its types', 'app/ui/card/card.tsx', type('#content/schema/plan.ts')],
  ['a ui piece does not use rules', 'app/ui/card/card.tsx', value('#rules/compare-plans.ts')],
  ['a ui piece does not know sections', 'app/ui/card/card.tsx', value('../../sections/registry.ts?raw')],
  [
    'a style sheet of ui does not borrow from a page',
    'app/ui/card/card.module.css',
    "@import '../../routes/home/home.css';\n",
  ],
  ['the server does not run app code', 'server/app.ts', value('#app/site.ts')],
  ['inline types still load the module', 'server/app.ts', "import { type X } from '#app/site.ts';\n"],
  ['the server knows no other app types', 'server/app.ts', type('#app/layout/header/header.tsx')],
  ['rules do not read content', 'rules/compare-plans.ts', value('#content/plans.ts')],
  ['rules use no package but zod', 'rules/compare-plans.ts', value('node:fs')],
  ['content uses no package', 'content/plans.ts', value('zod')],
  ['content does not use rules', 'content/plans.ts', type('#rules/compare-plans.ts')],
  ['a schema does not read content', 'content/schema/plan.ts', value('../plans.ts')],
  ['nobody imports scripts', 'server/app.ts', value('../scripts/inbox.ts')],
  ['nobody imports test support', 'app/document.tsx', value('../tests/support/chromium.ts')],
  ['nobody imports art', 'scripts/draw.ts', value('../draw/draw.ts')],
  ['art knows only what it draws', 'draw/draw.ts', value('../app/document.tsx')],
  ['a test in app does not import the server either', 'app/root.test.tsx', value('../server/app.ts')],
])('%s', (_, path, text) => {
  expect(complaints(path, text)).toHaveLength(1);
});

test('a complaint names the line and the import', () => {
  const text = `${value('react')}\n${value('#content/plans.ts')}`;
  expect(complaints('app/ui/card/card.tsx', text)).toEqual(['3 imports #content/plans.ts']);
});

test('a source that cannot be read stops the check', () => {
  expect(() => complaints('app/document.tsx', 'import {')).toThrow('app/document.tsx');
});

test.each([
  'app/utils/x.ts',
  'server/helpers.ts',
  'app/ui/misc.test.ts',
  'rules/common/plans.ts',
  'content/common.csv',
])('%s says nothing by its name', (path) => {
  expect(complaints(path)).toHaveLength(1);
});

test.each(['app/ui/Button.tsx', 'app/ui/my_button.tsx', 'server/pageCache.ts', 'app/MyPage/route.tsx'])(
  '%s is not in kebab-case',
  (path) => {
    expect(complaints(path)).toHaveLength(1);
  },
);

test.each([
  'app/entry.server.tsx',
  'server/database/migrations/001-first.ts',
  'app/styles/fonts/OFL.txt',
  'build/documents/fonts/OFL-noto-sans.txt',
  'content/posts/README.md',
])('%s is a good name', (path) => {
  expect(complaints(path)).toEqual([]);
});

test('a source has at most 400 lines, data and generated files aside', () => {
  expect(complaints('server/app.ts', '\n'.repeat(400))).toEqual([]);
  expect(complaints('server/app.ts', '\n'.repeat(401))).toEqual(['401 has 401 lines']);
  expect(complaints('app/ui/page.css', '\n'.repeat(401))).toHaveLength(1);
  expect(complaints('content/plans.ts', '\n'.repeat(401))).toEqual([]);
  expect(complaints('app/ui/icon/icons.ts', `// Generated by draw/draw.ts\n${'\n'.repeat(401)}`)).toEqual([]);
});

test('an island may not bring content or React\u2019s server along, however far away it is imported', () => {
  const sources = [
    { path: 'app/a/x.island.tsx', text: value('./piece.tsx') + type('#content/en/x.ts') },
    { path: 'app/a/piece.tsx', text: value('#content/site.ts') + value('react') },
    { path: 'content/site.ts', text: '' },
  ];
  expect(checkBrowserCode(sources, ALIASES).map(({ path, what }) => `${path} ${what}`)).toEqual([
    'app/a/x.island.tsx brings content/site.ts to the browser',
  ]);
});

test('a behaviour may not bring React along', () => {
  const sources = [{ path: 'app/a/x.behaviour.ts', text: value('react') + value('#rules/a.ts') }];
  expect(checkBrowserCode(sources, ALIASES).map(({ what }) => what)).toEqual(['brings react to the browser']);
});
