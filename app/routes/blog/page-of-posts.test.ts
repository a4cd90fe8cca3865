import { expect, test } from 'vitest';
import type { BlogSummary } from '../../site.ts';
import { pageOfPosts, wantedPage } from './blog-list.island.tsx';

const image = { src: '/covers/birds-indigo.svg', srcSet: undefined, width: 1200, height: 675, alt: '' };
const posts = Array.from(
  { length: 12 },
  (_, index): BlogSummary => ({ _id: `post-${index}`, title: '', excerpt: '', date: '2025-07-11', image }),
);

test.each([
  ['', 1],
  ['page=2', 2],
  ['page=cowrie', 1],
  ['page=', 1],
  ['page=0', 1],
  ['page=99', 99],
])('"%s" asks for page %i', (query, page) => {
  expect(wantedPage(new URLSearchParams(query))).toBe(page);
});

test('a page has its own posts, and one out of range is brought back into it', () => {
  expect(pageOfPosts(posts, 1, 9).posts).toEqual(posts.slice(0, 9));
  expect(pageOfPosts(posts, 2, 9).posts).toEqual(posts.slice(9));
  expect(pageOfPosts(posts, 99, 9)).toEqual(pageOfPosts(posts, 2, 9));
  expect(pageOfPosts([], 1, 9)).toMatchObject({ page: { page: 1, pages: 1 }, posts: [] });
});
