import { expect, test } from 'vitest';
import type { BlogSummary } from '../../site.ts';
import { pageOfPosts, wantedPage } from './blog-list.island.tsx';

const image = { src: '/covers/birds-indigo.svg', srcSet: undefined, width: 1200, height: 675, alt: '' };
const posts = Array.from(
  { length: 12 },
  (_, index): BlogSummary => ({ _id: `post-${index}`, title: '', excerpt: '', date: '2025-07-11', image }),
);

test.each([
  ['', 1, posts.slice(0, 9)],
  ['page=2', 2, posts.slice(9)],
  ['page=cowrie', 1, posts.slice(0, 9)],
  ['page=0', 1, posts.slice(0, 9)],
  ['page=99', 2, posts.slice(9)],
])('"%s" asks for page %i, in its range', (query, page, shown) => {
  const wanted = wantedPage(new URLSearchParams(query));
  expect(pageOfPosts(posts, wanted, 9)).toMatchObject({ page: { page, pages: 2 }, posts: shown });
  expect(pageOfPosts([], wanted, 9)).toMatchObject({ page: { page: 1, pages: 1 }, posts: [] });
});
