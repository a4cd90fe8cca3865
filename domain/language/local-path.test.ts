import { expect, test } from 'vitest';
import { isEnglishOnly, localPath } from './local-path.ts';

test.each([
  ['/', '/yo', '/yo'],
  ['/?q=1#top', '/yo', '/yo?q=1#top'],
  ['/plan', '/yo', '/yo/plan'],
  ['/plan', '', '/plan'],
  ['/plan/cover-dates.ics?paid=2026-11-25', '/yo', '/yo/plan/cover-dates.ics?paid=2026-11-25'],
  ['/plan/what-is-covered?plan=jaara-plus', '/yo', '/yo/plan/what-is-covered?plan=jaara-plus'],
  ['/documents/senior.pdf', '/yo', '/documents/yo/senior.pdf'],
  // Only begins like an English one.
  ['/planet', '/yo', '/yo/planet'],
  ['/provider/ikeja/lagoon-hospital?x=1#y', '/pcm', '/pcm/provider/ikeja/lagoon-hospital?x=1#y'],
])('%s with the prefix “%s” is %s', (to, prefix, path) => {
  expect(localPath(to, prefix)).toBe(path);
  expect(isEnglishOnly(to)).toBe(false);
});

const ENGLISH_ONLY = `/blog /blog/some-post /privacy /documents/community-pharmacies.pdf
  https://lashma.myclinify.com/register?plan=jaara-plus https://verify.lshsportal.com:8283/
  http://portal.lashmaregulations.com.ng/`.split(/\s+/);
const WITHOUT_LANGUAGE = `#plans tel:0800 mailto:a@b.c https://wa.me/2347000007101
  https://www.google.com/maps/search/?api=1&query=Ketu https://maps.app.goo.gl/NCT5rVk365iwaQ5Z9
  https://www.facebook.com/Lagosstatehealthscheme`.split(/\s+/);
test.each([...ENGLISH_ONLY, ...WITHOUT_LANGUAGE])(
  '%s stays as it is, and some are there in English only',
  (to) => {
    expect(localPath(to, '/yo')).toBe(to);
    expect(isEnglishOnly(to)).toBe(ENGLISH_ONLY.includes(to));
  },
);
