import { expect, test } from 'vitest';
import { recentFiles } from './media-routes.ts';

test('of many files those that were read last are kept, within the limit of bytes', () => {
  const recent = recentFiles(100);
  const keptOf = (...names: string[]) => names.filter((name) => recent.get(name));
  for (const name of ['a', 'b', 'a', 'c']) recent.set(name, Buffer.alloc(40));
  expect(keptOf('a', 'b', 'c')).toEqual(['a', 'c']);
  recent.set('a', undefined);
  recent.set('d', Buffer.alloc(60));
  expect(keptOf('a', 'c', 'd')).toEqual(['c', 'd']);
  recent.set('too large', Buffer.alloc(101));
  expect(recent.get('too large')).toBeUndefined();
});
