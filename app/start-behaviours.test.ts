import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { describe, expect, test } from 'vitest';

/** Behaviours are named in markup by `data-behaviour`. */
const NAMED = /\bdata-behaviour=(?:"([^"]*)"|\{([^}]*)\})/g;

const isDesk = (path: string) => path.startsWith('app/desk/');

describe.each([
  ['the public site', (path: string) => !isDesk(path)],
  ['the desk', isDesk],
])('%s', (_site, isPart) => {
  const behaviours = globSync('app/**/*.behaviour.ts')
    .filter(isPart)
    .map((path) => basename(path, '.behaviour.ts'));
  const named = globSync('app/**/*.tsx')
    .filter((path) => isPart(path) && !path.includes('.test.'))
    .flatMap((path) => Array.from(readFileSync(path, 'utf8').matchAll(NAMED)));

  test('names every behaviour in its markup, and no other, as literals, which this test can read', () => {
    const names = named.flatMap(([, names]) => names?.split(' ') ?? []);
    expect([...new Set(names)].sort()).toEqual(behaviours.sort());
    const expressions = named.flatMap(([, , expression]) => expression ?? []);
    expect(expressions).toEqual([]);
  });
});
