import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { cruise, type IConfiguration, type ICruiseResult } from 'dependency-cruiser';
import { afterAll, expect, test } from 'vitest';
import browserRules from '../.dependency-cruiser.browser.mjs';
import importRules from '../.dependency-cruiser.mjs';

const ROOT = join(import.meta.dirname, '..');
const folder = mkdtempSync(join(tmpdir(), 'imports-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** A repository that holds only what the cases below name. */
function write(path: string, text = '') {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
}

for (const name of ['react', 'react-dom', 'zod']) {
  write(`node_modules/${name}/package.json`, JSON.stringify({ name, main: 'index.js' }));
  write(`node_modules/${name}/index.js`);
}
write('node_modules/react-dom/server.js');
cpSync(join(ROOT, 'package.json'), join(folder, 'package.json'));

/** What the rules say of the files that start with these paths, as `file → what it imports`. */
async function violations(starts: string[], { forbidden = [], options }: IConfiguration): Promise<string[]> {
  const ruled = { ...options, baseDir: folder, ruleSet: { forbidden }, validate: true };
  const { output } = await cruise(starts, ruled);
  return (output as ICruiseResult).summary.violations.map(({ from, to }) => `${from} → ${to}`);
}

const value = (specifier: string) => `import { x } from '${specifier}';\nexport const y = x;\n`;
const type = (specifier: string) => `import type { X } from '${specifier}';\nexport type Y = X;\n`;
const targets = [
  'app/document.tsx',
  'app/layout/header.tsx',
  'app/page.ts',
  'app/routes/home.tsx',
  'app/sections/registry.ts',
  'app/site.ts',
  'app/styles/looks.css',
  'content/en/site.ts',
  'content/facts/site.ts',
  'content/plans.ts',
  'content/schema/plan.ts',
  'domain/compare.ts',
  'draw/draw-icons.ts',
  'cli/desk.ts',
  'server/app.ts',
  'tests/support/chromium.ts',
];

const allowed: [string, string, string][] = [
  ['a page uses a section', 'app/routes/a.tsx', value('../sections/registry.ts')],
  ['a page uses the layout', 'app/routes/b.tsx', value('../layout/header.tsx')],
  ['a section reads content', 'app/sections/a.tsx', value('#content/plans.ts')],
  [
    'a section reads words and facts',
    'app/sections/b.tsx',
    value('#words/site.ts') + value('#facts/site.ts'),
  ],
  ['a ui piece uses looks and a package', 'app/ui/a.tsx', value('../styles/looks.css') + value('react')],
  ['the server uses the domain', 'server/a.ts', value('#domain/compare.ts')],
  ['the server knows the shape of the pages’ context', 'server/b.ts', type('#app/site.ts')],
  ['the domain knows the shape of content', 'domain/a.ts', type('#content/schema/plan.ts') + value('zod')],
  ['a schema uses zod', 'content/schema/a.ts', value('zod')],
  ['a test of the domain reads content', 'domain/a.test.ts', value('#content/plans.ts') + value('node:fs')],
  ['a test uses test support', 'app/ui/a.test.ts', value('#tests/support/chromium.ts')],
  ['a command uses the server', 'cli/a.ts', value('#server/app.ts') + value('node:fs')],
  ['what is drawn is read by its path', 'draw/a.ts', value('../content/plans.ts')],
];

const refused: [string, string, string][] = [
  ['app does not import the server', 'app/routes/c.tsx', value('#server/app.ts')],
  ['not even its types', 'app/c.tsx', type('#server/app.ts')],
  ['nor lazily', 'app/d.tsx', "export const x = () => import('#server/app.ts');\n"],
  ['nor by re-export', 'app/e.tsx', "export { x } from '#server/app.ts';\n"],
  ['nor all of it by re-export', 'app/f.tsx', "export * from '#server/app.ts';\n"],
  ['a page does not import the document', 'app/routes/d.tsx', value('../document.tsx')],
  ['a section does not import a page', 'app/sections/c.tsx', value('../routes/home.tsx')],
  ['a section does not import the layout', 'app/sections/d.tsx', value('../layout/header.tsx')],
  ['the layout does not import a section', 'app/layout/c.tsx', value('../sections/registry.ts')],
  ['a ui piece does not read content', 'app/ui/c.tsx', value('#content/plans.ts')],
  ['not even its types', 'app/ui/d.tsx', type('#content/schema/plan.ts')],
  ['nor words', 'app/ui/h.tsx', value('#words/site.ts')],
  ['facts have no words', 'content/facts/c.ts', value('../en/site.ts')],
  ['a ui piece does not use the domain', 'app/ui/e.tsx', value('#domain/compare.ts')],
  ['a ui piece does not know sections', 'app/ui/f.tsx', value('../sections/registry.ts?raw')],
  ['looks depend on nothing', 'app/pictures/c.ts', value('../site.ts')],
  ['the server does not run app code', 'server/c.ts', value('#app/site.ts')],
  ['the server knows no other app types', 'server/d.ts', type('#app/layout/header.tsx')],
  ['nor does a test of it', 'server/d.test.ts', value('#app/site.ts')],
  ['the domain does not read content', 'domain/c.ts', value('#content/plans.ts')],
  ['the domain uses no package but zod', 'domain/d.ts', value('node:fs')],
  ['content uses no package', 'content/c.ts', value('zod')],
  ['content does not use the domain', 'content/d.ts', type('#domain/compare.ts')],
  ['a schema does not read content', 'content/schema/c.ts', value('../plans.ts')],
  ['the server does not import commands', 'server/e.ts', value('#cli/desk.ts')],
  ['nobody imports test support', 'app/g.tsx', value('#tests/support/chromium.ts')],
  ['set-up imports nothing else', 'set-up/c.ts', value('#server/app.ts')],
  ['nobody imports drawing scripts', 'build/c.ts', value('../draw/draw-icons.ts')],
  ['drawing scripts know only what they draw', 'draw/c.ts', value('../app/document.tsx')],
  ['a bench does not import pages', 'bench/c.ts', value('../app/document.tsx')],
  ['the browser’s tests do not import drawing scripts', 'tests/e2e/c.ts', value('../../draw/draw-icons.ts')],
  ['content is imported by its alias', 'app/h.tsx', value('../content/plans.ts')],
  ['so is every other folder', 'cli/c.ts', value('../server/app.ts')],
  ['two modules do not import each other', 'server/f-too.ts', value('./f.ts')],
  ['not even by type', 'server/g-too.ts', type('./g.ts')],
  ['no file is called utils', 'server/h.ts', value('./utils.ts')],
  ['no folder is called helpers', 'server/i.ts', value('./helpers/a.ts')],
  ['nor does such a file import anything', 'server/misc.ts', value('./app.ts')],
  ['folders are in kebab-case', 'server/j.ts', value('./pageCache/a.ts')],
  ['style sheets are in kebab-case', 'app/ui/g.tsx', value('./my_card.css')],
];

for (const path of [
  ...targets,
  'server/utils.ts',
  'server/helpers/a.ts',
  'server/pageCache/a.ts',
  'app/ui/my_card.css',
])
  write(path, 'export const x = 1;\n');
write('server/f.ts', value('./f-too.ts'));
write('server/g.ts', type('./g-too.ts'));
for (const [, path, text] of [...allowed, ...refused]) write(path, text);

const found = await violations(
  ['app', 'bench', 'build', 'cli', 'content', 'domain', 'draw', 'server', 'set-up', 'tests'],
  importRules,
);

test.each(allowed)('%s', (_, path) => {
  expect(found.filter((line) => line.startsWith(`${path} →`))).toEqual([]);
});

test.each(refused)('%s', (_, path) => {
  expect(found.filter((line) => line.startsWith(`${path} →`))).toHaveLength(1);
});

const browserCode = ['app/**/*.island.tsx', 'app/**/*.behaviour.ts'];

test('nothing brings content, a request or React’s server to the browser, however far away', async () => {
  write('app/x/good.island.tsx', type('#content/plans.ts') + type('../page.ts') + value('./piece.tsx'));
  write('app/x/piece.tsx', value('react') + type('./kind.ts') + value('#domain/compare.ts'));
  write('app/x/kind.ts', value('#content/plans.ts'));
  write('app/x/bad.island.tsx', value('./further.tsx'));
  write('app/x/further.tsx', value('#content/plans.ts') + value('../page.ts') + value('react-dom/server'));
  write('app/x/bad.behaviour.ts', "export const x = () => import('./later.ts');\n");
  write('app/x/later.ts', value('../document.tsx'));
  expect(await violations(browserCode, browserRules)).toEqual([
    'app/x/further.tsx → app/page.ts',
    'app/x/further.tsx → content/plans.ts',
    'app/x/further.tsx → node_modules/react-dom/server.js',
    'app/x/later.ts → app/document.tsx',
  ]);
});

test('a behaviour does not reach React', async () => {
  write('app/y/bad.behaviour.ts', value('./piece.ts'));
  write('app/y/piece.ts', value('react'));
  write('app/y/good.behaviour.ts', value('#domain/compare.ts'));
  write('app/y/good.island.tsx', value('./piece.ts'));
  expect(await violations(['app/y'], browserRules)).toEqual([
    'app/y/bad.behaviour.ts → node_modules/react/index.js',
  ]);
});

test('Biome refuses odd names, long files, and imports that the cruise does not see', () => {
  const lines = (count: number) => '\n'.repeat(count - 1).concat('export const x = 1;\n');
  const good = { 'app/entry.server.tsx': lines(400), 'server/001-first.ts': '', 'content/a.ts': lines(401) };
  const bad = {
    'app/Button.tsx': '',
    'app/glob.ts': "export const x = import.meta.glob('../server/*.ts');\n",
    'app/globs.ts': "export const x = import.meta.glob<X>(['./*.ts', '/server/*.ts'], { eager: true });\n",
    'app/inline.ts': "import { type X } from './page.ts';\nexport type Y = X;\n",
    'app/long.css': 'a { color: red }\n'.repeat(401),
    'app/type.ts': "export type X = import('#server/app.ts').X;\n",
    'app/typeof.ts': "export type X = typeof import('#server/app.ts');\n",
    'server/long.ts': lines(401),
    'server/my_cache.ts': '',
    'server/pageCache.ts': '',
  };
  for (const file of ['biome.json', 'biome.imports.grit', '.gitignore'])
    cpSync(join(ROOT, file), join(folder, 'lint', file));
  for (const [path, text] of Object.entries({ ...good, ...bad })) write(`lint/${path}`, text);
  const { stdout } = spawnSync(
    join(ROOT, 'node_modules/.bin/biome'),
    ['lint', '--reporter=json', '--diagnostic-level=error'],
    { cwd: join(folder, 'lint'), encoding: 'utf8' },
  );
  const { diagnostics }: { diagnostics: { location: { path: string } }[] } = JSON.parse(stdout);
  expect(diagnostics.map(({ location }) => location.path).sort()).toEqual(Object.keys(bad));
});
