import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';
import { routes } from '#app/routes.ts';

/** What leads nowhere, and what nothing uses: classes and tokens of styles, texts of the interface. Exports are knip's. */

const ROOT = join(import.meta.dirname, '..');
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');
const exclude = (path: string) => path.includes('.test.');
const glob = (pattern: string) => globSync(pattern, { cwd: ROOT, exclude }).sort();

const styles = new Map(
  glob('app/**/*.css').map((path) => [path, read(path).replaceAll(/\/\*[\s\S]*?\*\//g, '')]),
);
const allStyles = [...styles.values()].join('\n');
const modules = new Map(
  glob('{app,build,cli,domain,server,content/facts,content/schema}/**/*.{ts,tsx}').map((path) => [
    path,
    read(path),
  ]),
);
const wordsOf = (texts: Iterable<string>) =>
  new Set([...texts].flatMap((text) => text.match(/[\w$]+(?:-[\w$]+)*/g) ?? []));
const words = wordsOf(modules.values());

/** Classes, without those in a text or an address. */
const classesIn = (css: string) => {
  const selectors = css.replaceAll(/"[^"]*"|url\([^)]*\)/g, '').matchAll(/\.([a-zA-Z_][\w-]*)/g);
  return new Set([...selectors].map(([, name = '']) => name));
};

test('every class of a style sheet is used by a module that imports the sheet', () => {
  const unused = [...styles].flatMap(([path, css]) => {
    const importers = [...modules.values()].filter((text) => text.includes(`/${basename(path)}'`));
    // A class that is chosen by a variable, or put together of some, is named wherever its parts are.
    const isIndexed = importers.some((text) => /[sS]tyles\[/.test(text));
    const used = !path.endsWith('.module.css') || isIndexed ? words : wordsOf(importers);
    const isUsed = (name: string) =>
      used.has(name) || (isIndexed && name.split('-').every((part) => words.has(part)));
    return [...classesIn(css)].filter((name) => !isUsed(name)).map((name) => `${path}: .${name}`);
  });
  expect(unused).toEqual([]);
});

test('every token is used', () => {
  const texts = [allStyles, ...modules.values()].join('\n');
  const used = new Set([...texts.matchAll(/var\(\s*(--[\w-]+)/g)].map(([, name]) => name));
  const defined = new Set([...allStyles.matchAll(/(?<![\w-])(--[\w-]+)\s*:/g)].map(([, name = '']) => name));
  expect(defined.size).toBeGreaterThan(20);
  expect([...defined].filter((name) => !used.has(name))).toEqual([]);
});

/** Records whose texts are found by an id, or by a name that a template puts together. */
const RECORDS =
  /\.(?:auditActions|causes|figures|glossary|householdWords\.numbers|paragraphs|postWords\.fields|rules\.list)$/;

/** The names by which texts are read, with the way to them. */
function namesIn(value: unknown, way: string): [way: string, name: string][] {
  if (Array.isArray(value)) return value.flatMap((entry) => namesIn(entry, way));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, entry]) => [
    [`${way}.${name}`, name] as [string, string],
    ...(RECORDS.test(`${way}.${name}`) ? [] : namesIn(entry, `${way}.${name}`)),
  ]);
}

test('every text of the interface is read by a module', async () => {
  const paths = glob('content/{en,desk}/**/*.ts').filter((path) => !path.endsWith('server-words.ts'));
  // One text may be part of another: every mention counts but the definition.
  const definition = /(?<=export (?:const|function) )\w+|\b\w+(?=:)/g;
  const mentioned = wordsOf(paths.map((path) => read(path).replaceAll(definition, '')));
  const unused: string[] = [];
  for (const path of paths)
    for (const [way, name] of namesIn({ ...(await import(join(ROOT, path))) }, path))
      if (!words.has(name) && !mentioned.has(name)) unused.push(way);
  expect(unused).toEqual([]);
});

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

/** What is no page: files, and the area of staff. */
const NO_PAGE = /^\/(?:(?:api|assets|covers|data|desk|documents|media)\/|icon-[a-z0-9-]+\.png$)/;

test('links, menus and the sitemap lead to pages that exist', async () => {
  const pages = routes.map(({ path }) => new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}$`));
  const lost: string[] = [];
  let count = 0;
  for (const path of glob('content/{en,facts}/**/*.ts').filter((file) => !file.includes('/search/'))) {
    for (const text of textsIn({ ...(await import(join(ROOT, path))) })) {
      const [target = ''] = /^\/(?!\/)[^\s?#]*(?=[?#]|$)/.exec(text) ?? [];
      if (!target || NO_PAGE.test(target)) continue;
      count += 1;
      if (!pages.some((page) => page.test(target))) lost.push(`${path}: ${text}`);
    }
  }
  expect(count).toBeGreaterThan(100);
  expect(lost).toEqual([]);
});
