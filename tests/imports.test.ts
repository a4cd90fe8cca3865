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

/** One example of each kind of rule. What the repository itself imports, it may: `npm run check:imports` would refuse it. */
const refused: [what: string, file: string, imported: string, text?: typeof type][] = [
  ['app does not import the server', 'app/routes/c.tsx', '#server/app.ts'],
  ['not even its types', 'app/c.tsx', '#server/app.ts', type],
  ['a page does not import the document', 'app/routes/d.tsx', '../document.tsx'],
  ['a section does not import a page', 'app/sections/c.tsx', '../routes/home.tsx'],
  ['a ui piece does not read content', 'app/ui/c.tsx', '#content/plans.ts'],
  ['facts have no words', 'content/facts/c.ts', '../en/site.ts'],
  ['looks depend on nothing', 'app/pictures/c.ts', '../site.ts'],
  ['the server does not run app code', 'server/c.ts', '#app/site.ts'],
  ['nor does a test of it', 'server/d.test.ts', '#app/site.ts'],
  ['the domain does not read content', 'domain/c.ts', '#content/plans.ts'],
  ['the domain uses no package but zod', 'domain/d.ts', 'node:fs'],
  ['content uses no package', 'content/c.ts', 'zod'],
  ['set-up imports nothing else', 'set-up/c.ts', '#server/app.ts'],
  ['content is imported by its alias', 'app/h.tsx', '../content/plans.ts'],
  ['two modules do not import each other', 'server/f-too.ts', './f.ts'],
  ['not even by type', 'server/g-too.ts', './g.ts', type],
  ['no file is called utils', 'server/h.ts', './utils.ts'],
  ['folders are in kebab-case', 'server/j.ts', './pageCache/a.ts'],
];

/** The file that an import means, if it is none of a package. */
function target(file: string, imported: string): string[] {
  const named = imported.replace('#words/', '#content/en/');
  if (named.startsWith('#')) return [named.slice(1)];
  return named.startsWith('.') ? [join(dirname(file), named)] : [];
}

for (const path of refused.flatMap(([, file, imported]) => target(file, imported)))
  write(path, 'export const x = 1;\n');
write('server/f.ts', value('./f-too.ts'));
write('server/g.ts', type('./g-too.ts'));
for (const [, file, imported, text = value] of refused) write(file, text(imported));

const found = await violations(['app', 'content', 'domain', 'server', 'set-up'], importRules);

test.each(refused)('%s: %s → %s', (_, file) => {
  expect(found.filter((line) => line.startsWith(`${file} →`))).toHaveLength(1);
});

test('nothing brings content, a request or React’s server to the browser, however far away', async () => {
  write('app/x/bad.island.tsx', value('./further.tsx'));
  write('app/x/further.tsx', value('#content/plans.ts') + value('../page.ts') + value('react-dom/server'));
  write('app/x/bad.behaviour.ts', "export const x = () => import('./later.ts');\n");
  write('app/x/later.ts', value('../document.tsx'));
  write('app/page.ts');
  const browserCode = ['app/**/*.island.tsx', 'app/**/*.behaviour.ts'];
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
  write('app/y/good.island.tsx', value('./piece.ts'));
  const reached = ['app/y/bad.behaviour.ts → node_modules/react/index.js'];
  expect(await violations(['app/y'], browserRules)).toEqual(reached);
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
  const options = ['lint', '--reporter=json', '--diagnostic-level=error'];
  const { stdout } = spawnSync(join(ROOT, 'node_modules/.bin/biome'), options, { cwd: join(folder, 'lint') });
  const { diagnostics }: { diagnostics: { location: { path: string } }[] } = JSON.parse(`${stdout}`);
  expect(diagnostics.map(({ location }) => location.path).sort()).toEqual(Object.keys(bad));
});
