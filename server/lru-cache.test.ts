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
  expect(keptOf('too large', 'c', 'd')).toEqual(['c', 'd']);
});

test('no more entries are kept than there may be', () => {
  const recent = new LruCache<string>({ maxEntries: 2, maxBytes: 100, bytesOf: () => 1 });
  for (const name of ['a', 'b', 'c']) recent.set(name, name);
  expect([...recent.values()]).toEqual(['b', 'c']);
});
