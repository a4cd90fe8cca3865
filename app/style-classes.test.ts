import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const APP = import.meta.dirname;
const read = (path: string) => readFileSync(join(APP, path), 'utf8');

/** Every import of a style sheet: which one, under which name, in what source. */
const imports = globSync('**/*.{ts,tsx}', { cwd: APP, exclude: ['**/*.test.*'] }).flatMap((source) => {
  const text = read(source);
  const found = text.matchAll(/import (\w+) from '(\.[^']+\.module\.css)'/g);
  return Array.from(found, ([, name = '', path = '']) => ({
    sheet: join(dirname(source), path),
    name,
    text,
  }));
});

/** The class names of a style sheet, from its selectors alone. */
function definedIn(css: string): string[] {
  const selectors = css.replace(/\/\*.*?\*\//gs, '').match(/[^{};]+(?=\{)/g) ?? [];
  const own = selectors
    .filter((selector) => !selector.includes('@'))
    .join()
    .replace(/:global\([^)]*\)+/g, '');
  return [...new Set(own.match(/(?<=\.)[a-zA-Z][\w-]*/g))];
}

test.each(globSync('**/*.module.css', { cwd: APP }))(
  '%s has the classes that are used, and no other',
  (path) => {
    const readers = imports.filter(({ sheet }) => sheet === path);
    const used = readers.flatMap(
      ({ name, text }) => text.match(new RegExp(`(?<=(?<![-./\\w])${name}\\.)\\w+`, 'g')) ?? [],
    );
    const defined = definedIn(read(path));
    expect(used.filter((name) => !defined.includes(name))).toEqual([]);
    // A class that is chosen by a key, as `styles[tone]`, cannot be seen here.
    if (!readers.some(({ name, text }) => text.includes(`${name}[`)))
      expect(defined.filter((name) => !used.includes(name))).toEqual([]);
  },
);
