import { execFileSync } from 'node:child_process';
import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import {
  anchorsOf,
  firstColumnOf,
  isMadeHere,
  linksNamed,
  pathsNamed,
  scriptsNamed,
  variablesRead,
} from './support/docs.ts';

const ROOT = join(import.meta.dirname, '..');
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');

const docs = [
  'README.md',
  'CONTRIBUTING.md',
  'SECURITY.md',
  '.github/pull_request_template.md',
  'tests/support/README.md',
  ...globSync('docs/**/*.md', { cwd: ROOT }).sort(),
];
const scripts = Object.keys(JSON.parse(read('package.json')).scripts);
const isHook = (name: string) =>
  scripts.includes(name.replace(/^(pre|post)/, '')) && /^(pre|post)/.test(name);

describe.each(docs)('%s', (doc) => {
  const text = read(doc);
  const from = (path: string) => join(ROOT, dirname(doc), path);

  test('names only scripts that exist', () => {
    expect(scriptsNamed(text).filter((name) => !scripts.includes(name))).toEqual([]);
  });

  test('names only paths that exist', () => {
    const gone = pathsNamed(text).filter((path) => !existsSync(join(ROOT, path)) && !existsSync(from(path)));
    expect(gone).toEqual([]);
  });

  test('links only to what is there', () => {
    const broken = linksNamed(text).filter(({ path, anchor }) => {
      const target = path ? from(path) : join(ROOT, doc);
      if (!existsSync(target)) return true;
      return anchor !== '' && !anchorsOf(readFileSync(target, 'utf8')).includes(anchor);
    });
    expect(broken).toEqual([]);
  });
});

test('the script table of the README lists every script, and only scripts', () => {
  const listed = firstColumnOf(read('README.md'), 'Scripts').flatMap((command) =>
    scriptsNamed(`\`${command}\``),
  );
  expect(listed.sort()).toEqual(scripts.filter((name) => !isHook(name)).sort());
});

test('the configuration table of the operations page lists every variable, and no other', () => {
  const listed = firstColumnOf(read('docs/operations.md'), 'Configuration');
  expect(listed.sort()).toEqual(variablesRead().sort());
});

test('the tour through the code finds what it points to', () => {
  const tour = read('docs/architecture.md')
    .split(/^## /m)
    .find((part) => part.startsWith('Follow a request'));
  const steps = [...(tour ?? '').matchAll(/^\| `([^`]+)` \| (.+) \|$/gm)];
  const lost = steps.flatMap(([, file = '', what = '']) =>
    [...what.matchAll(/`(\w+)`/g)]
      .filter(([, name]) => !new RegExp(`\\b${name}\\b`).test(read(file)))
      .map(([, name]) => `${file}: ${name}`),
  );
  expect(steps.length).toBeGreaterThan(10);
  expect(lost).toEqual([]);
});

test('the folder maps name every folder', () => {
  const foldersIn = (path: string) =>
    readdirSync(join(ROOT, path), { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.') && !isMadeHere(entry.name))
      .map(({ name }) => `${name}/`);
  for (const [doc, heading] of [
    ['README.md', 'Folders'],
    ['docs/architecture.md', 'What lives where'],
  ] as const)
    expect(firstColumnOf(read(doc), heading).sort(), doc).toEqual(foldersIn('').sort());
  for (const folder of ['app', 'domain']) {
    const [row] = new RegExp(`^\\| \`${folder}/\` .*$`, 'm').exec(read('docs/architecture.md')) ?? [];
    expect(foldersIn(folder).filter((name) => !row?.includes(`\`${name}\``))).toEqual([]);
  }
});

test('scripts, paths, links and headings are read from the docs, of an example only its folder', () => {
  const count = (find: (text: string) => unknown[]) => docs.flatMap((doc) => find(read(doc))).length;
  for (const find of [scriptsNamed, pathsNamed, linksNamed, anchorsOf])
    expect(count(find)).toBeGreaterThan(100);
  const examples = '`content/directory/*.csv` `docs/decisions/NNN-title.md` `text/html` `a.org/x`';
  expect(pathsNamed(examples)).toEqual(['content/directory', 'docs/decisions']);
});

const wordsIn = (text: string) => text.split(/\s+/).filter(Boolean).length;

test('decisions are at most 35 files of 250 words, each former number is one line', () => {
  const numbers = globSync('docs/decisions/[0-9]*.md', { cwd: ROOT }).map((file) => {
    const number = /(\d{3})-[a-z0-9-]+\.md$/.exec(file)?.[1] ?? '';
    expect(read(file)).toMatch(new RegExp(`^# ${number} · `));
    expect(wordsIn(read(file)), file).toBeLessThanOrEqual(250);
    return number;
  });
  const former = [...read('docs/decisions/README.md').matchAll(/^\| (\d{3}) \|/gm)].map(
    ([, number]) => number,
  );
  expect(numbers.length).toBeLessThanOrEqual(35);
  expect(former.length).toBeGreaterThan(0);
  expect(new Set([...numbers, ...former]).size).toBe(numbers.length + former.length);
});

test('all Markdown together has at most 50,000 words', () => {
  const files = execFileSync('git', ['ls-files', '-z', '*.md'], { cwd: ROOT, encoding: 'utf8' });
  const tracked = files.split('\0').filter((file) => file && existsSync(join(ROOT, file)));
  expect(tracked.reduce((sum, file) => sum + wordsIn(read(file)), 0)).toBeLessThanOrEqual(50_000);
});
