import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { openOwnSite } from '../support/own-site.ts';

const read = (path: string) => readFileSync(path, 'utf8');

test('the gallery has an example of every component of app/ui and app/desk/ui', () => {
  const examples = globSync('app/gallery/*.tsx').map(read).join('\n');
  const components = globSync('app/{ui,desk/ui}/**/*.tsx', { exclude: ['**/*.test.tsx'] }).flatMap((path) =>
    Array.from(read(path).matchAll(/^export function ([A-Z]\w+)/gm), ([, name]) => name),
  );
  expect(components.length).toBeGreaterThan(50);
  expect(components.filter((name) => !new RegExp(`<${name}[\\s>]`).test(examples))).toEqual([]);
});

test('a build has neither the gallery nor its route', async () => {
  const files = globSync('dist/current/{ssr,client,server}/**/*.{js,cjs}').filter((path) =>
    read(path).includes('data-example'),
  );
  expect(files).toEqual([]);
  const site = await openOwnSite();
  expect((await site.fetch('/dev/gallery')).status).toBe(404);
  await site.close();
});
