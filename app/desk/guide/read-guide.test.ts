import { expect, test } from 'vitest';
import { deskRoutes } from '../desk-routes.ts';
import { GUIDE, guidePartFor } from './guide-parts.ts';
import { readGuide } from './read-guide.ts';

/** Stand in a frame of another page, or are the guide itself. */
const WITHOUT_HELP = ['/desk/posts/:id/preview', '/desk/posts/progress', GUIDE, `${GUIDE}/:part`];
const { parts, intro } = readGuide();

test.each(deskRoutes.map(({ path }) => path).filter((path) => !WITHOUT_HELP.includes(path)))(
  '%s has its part in docs/desk.md',
  (path) => {
    expect(parts.map(({ id }) => id)).toContain(guidePartFor(path));
  },
);

test('links of the guide lead to parts of it', () => {
  const html = intro + parts.map((part) => part.html).join();
  const ids = parts.map(({ id }) => `${GUIDE}/${id}`);
  const links = [...html.matchAll(/<a href="([^"]+)"/g)].map(([, href]) => href ?? '');
  expect(links.length).toBeGreaterThan(0);
  expect(links.filter((link) => link.startsWith(GUIDE) && !ids.includes(link))).toEqual([]);
  expect(html).not.toContain('.md');
});
