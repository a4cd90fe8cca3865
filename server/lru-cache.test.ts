import { expect, test } from 'vitest';
import { LruCache } from './lru-cache.ts';

test('of many entries those that were used last are kept, within the limit of bytes', () => {
  const recent = new LruCache<Buffer>({ maxBytes: 100, bytesOf: ({ length }) => length });
  const keptOf = (...names: string[]) => names.filter((name) => recent.get(name));
  for (const name of ['a', 'b', 'a', 'c']) recent.set(name, Buffer.alloc(40));
  expect(keptOf('a', 'b', 'c')).toEqual(['a', 'c']);
  recent.delete('a');
  recent.set('d', Buffer.alloc(60));
  expect(keptOf('a', 'c', 'd')).toEqual(['c', 'd']);
  recent.set('too large', Buffer.alloc(101));
  expect(recent.get('too large')).toBeUndefined();
});
