import { expect, test } from 'vitest';
import { testSite } from '../../tests/support/site-build.ts';
import { pagePaths } from './page-paths.ts';

test('pages with a fixed address are listed; patterns and files are not', () => {
  const { build } = testSite({
    home: { module: {} },
    plan: { path: 'plan', module: {} },
    sent: { path: 'contact/sent', module: {} },
    post: { path: 'blog/:id', module: {} },
    unknown: { path: '*', module: {} },
    file: { path: 'robots.txt', module: { default: undefined, loader: () => new Response('') } },
  });
  expect(pagePaths(build.routes)).toEqual(['/', '/plan', '/contact/sent']);
});
