import { expect, test } from 'vitest';
import { isEnglishOnly, localPath } from './local-path.ts';

test('a page has its path in every language', () => {
  expect(localPath('/', '/yo')).toBe('/yo');
  expect(localPath('/?q=1#top', '/yo')).toBe('/yo?q=1#top');
  expect(localPath('/plan', '/yo')).toBe('/yo/plan');
  expect(localPath('/provider/ikeja/lagoon-hospital?x=1#y', '/pcm')).toBe(
    '/pcm/provider/ikeja/lagoon-hospital?x=1#y',
  );
  expect(localPath('/plan', '')).toBe('/plan');
});

test.each([
  '/blog',
  '/blog/some-post',
  '/privacy',
  '/plan/what-is-covered?plan=jaara-plus',
  '/documents/senior.pdf',
  'https://lashma.myclinify.com/register?plan=jaara-plus',
  'https://verify.lshsportal.com:8283/',
  'http://portal.lashmaregulations.com.ng/',
])('%s is there in English only', (to) => {
  expect(localPath(to, '/yo')).toBe(to);
  expect(isEnglishOnly(to)).toBe(true);
});

test.each([
  '#plans',
  'tel:0800',
  'mailto:a@b.c',
  'https://wa.me/2347000007101',
  'https://www.google.com/maps/search/?api=1&query=Ketu',
  'https://maps.app.goo.gl/NCT5rVk365iwaQ5Z9',
  'https://www.facebook.com/Lagosstatehealthscheme',
])('%s stays as it is', (to) => {
  expect(localPath(to, '/yo')).toBe(to);
  expect(isEnglishOnly(to)).toBe(false);
});

test('an address that only begins like an English one has its translation', () => {
  expect(localPath('/planet', '/yo')).toBe('/yo/planet');
  expect(isEnglishOnly('/provider')).toBe(false);
});
