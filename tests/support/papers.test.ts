import { expect, test } from 'vitest';
import { anchorsOf, linksNamed, pathsNamed, scriptsNamed, tableNames } from './papers.ts';

test('scripts are found in backticks and in blocks, npm’s own commands are left out', () => {
  const paper =
    'Run `npm run check` or `PORT=1 npm start`, not npm nonsense; `npm ci` is npm’s.\n```sh\nnpm run test:unit\n```\n';
  expect(scriptsNamed(paper).sort()).toEqual(['check', 'start', 'test:unit']);
});

test('a script may bear the name of an npm command', () => {
  expect(scriptsNamed('`npm run audit`')).toEqual(['audit']);
});

test('paths are told from other code', () => {
  const paper = [
    '`app/routes.ts` `docs/decisions/` `lib/gone.ts` `./content/site.ts` `server/app.ts:12` `README.md`',
    '`text/html` `/plan` `routes/` `x.test.ts` `@fastify/static` `dist/client` `app and server` `example.org/x`',
  ].join('\n');
  expect(pathsNamed(paper)).toEqual([
    'app/routes.ts',
    'docs/decisions/',
    'lib/gone.ts',
    'content/site.ts',
    'server/app.ts',
    'README.md',
  ]);
});

test('of an example only the folder counts', () => {
  const paper =
    '`content/directory/*.csv` `docs/decisions/NNN-title.md` `server/features/<entity>/routes.ts`';
  expect(pathsNamed(paper)).toEqual(['content/directory', 'docs/decisions', 'server/features']);
});

test('links inside the repository are found with their anchors, pictures too', () => {
  const paper =
    '[a](docs/a.md) [b](../b.md#one-two) ![p](p.png "title") [c](#here) [d](https://e.org) [m](mailto:a@b.c)';
  expect(linksNamed(paper)).toEqual([
    { path: 'docs/a.md', anchor: '' },
    { path: '../b.md', anchor: 'one-two' },
    { path: 'p.png', anchor: '' },
    { path: '', anchor: 'here' },
  ]);
});

test('anchors are made the way the hosting site makes them', () => {
  expect(anchorsOf('# One request, end to end\n## What’s `new`?\n```\n# no heading\n```\n')).toEqual([
    'one-request-end-to-end',
    'whats-new',
  ]);
});

test('a table is read under its heading only', () => {
  const paper =
    '## Scripts\n\n| command | what |\n|---|---|\n| `npm start` | runs `x` |\n\n## Folders\n| `app/` | y |\n';
  expect(tableNames(paper, 'Scripts')).toEqual(['npm start']);
  expect(tableNames(paper, 'Nowhere')).toEqual([]);
});
