import { expect, test } from 'vitest';
import { findDeskRoute } from './find-desk-route.ts';

const routes = [{ path: '/desk/posts/:id', page: 'post' }] as Parameters<typeof findDeskRoute>[0];

test('a parameter is decoded', () => {
  expect(findDeskRoute(routes, '/desk/posts/%E1%BB%8D%20a')).toEqual({ page: 'post', params: { id: 'ọ a' } });
});

test.each(['%00', 'a%00b', '%E1', '%', ''])(
  'nothing is at /desk/posts/%s, which no database can look for',
  (id) => {
    expect(findDeskRoute(routes, `/desk/posts/${id}`)).toBeUndefined();
  },
);
