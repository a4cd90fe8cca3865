import { expect, test } from 'vitest';
import type { PageRequest } from '../../page.ts';
import { expiry, sitemap } from './site-files.ts';

test('the file is good for five to six months and stays the same within a month', () => {
  expect(expiry(new Date('2026-11-15T10:00:00Z'))).toBe('2027-05-01T00:00:00.000Z');
  expect(expiry(new Date('2026-11-30T23:59:59Z'))).toBe('2027-05-01T00:00:00.000Z');
  expect(expiry(new Date('2026-12-01T00:00:00Z'))).toBe('2027-06-01T00:00:00.000Z');
});

test('a sitemap of too many addresses becomes a list of parts, which have each address once', async () => {
  const read = async (posts: number, search = '') => {
    const blogs = {
      list: async () =>
        Array.from({ length: posts }, (_, index) => ({ _id: `post-${index}`, date: '2026-01-02' })),
    };
    const languages = ['en', 'yo'].map((code) => ({ code, tag: code }));
    const directory = { areas: [], places: [{ path: '/provider/epe/a' }] };
    const site = { publicUrl: 'https://x.ng', languages, pagePaths: ['/plan'], blogs, directory };
    return sitemap.text({ query: new URLSearchParams(search), site } as unknown as PageRequest);
  };
  const locationsOf = (xml = '') => Array.from(xml.matchAll(/<loc>([^<]*)<\/loc>/g), ([, found]) => found);
  const few = locationsOf(await read(4998));
  expect(few).toHaveLength(4998 + 2 * 2);
  expect(few).toContain('https://x.ng/yo/provider/epe/a');

  const index = await read(10_000);
  expect(index).toContain('<sitemapindex ');
  const parts = [1, 2, 3].map((part) => `https://x.ng/sitemap.xml?part=${part}`);
  expect(locationsOf(index)).toEqual(parts);
  const found = await Promise.all(parts.map((part) => read(10_000, new URL(part).search)));
  const all = found.flatMap((xml) => locationsOf(xml));
  expect([all.length, new Set(all).size]).toEqual([10_004, 10_004]);
  for (const part of ['0', '4', '', 'x', '1.5', '-1'])
    expect(await read(10_000, `part=${part}`), part).toBeUndefined();
});
