import { expect, test, vi } from 'vitest';
import { translations } from '#content/languages.ts';
import { LANGUAGE_NAMES } from '#facts/language-names.ts';
import * as english from '#words/language.ts';
import { contentIn, knownLanguage, languageOfPath, pathIn } from './languages.ts';

test('a language that we do not know is English to us', () => {
  for (const code of [undefined, '', 'en', 'fr', 'YO', '../yo', '__proto__', 'constructor']) {
    expect(knownLanguage(code)).toBe('en');
    expect(contentIn(code ?? '', 'language').language).toBe(english.language);
    expect(pathIn(code ?? '', '/complaint/status')).toBe('/complaint/status');
  }
});

test.each([
  ...translations.flatMap((code) =>
    [pathIn(code, '/'), pathIn(code, '/complaint/status'), `/${code}?q=1`].map((path) => [path, code]),
  ),
  ['/', 'en'],
  ['/plan', 'en'],
  ['/york', 'en'],
  ['/plan/yo', 'en'],
])('the page at %s is in %s', (path, code) => expect(languageOfPath(path)).toBe(code));

test('staff read the name of a language that the site has given up', async () => {
  vi.resetModules();
  vi.doMock('#content/languages.ts', async (original) => ({ ...(await original()), translated: {} }));
  const { knownLanguage, nameOfOther } = await import('./languages.ts');
  for (const [code, name] of Object.entries(LANGUAGE_NAMES).filter(([code]) => code !== 'en'))
    expect([knownLanguage(code), nameOfOther(code)]).toEqual(['en', name]);
  expect(nameOfOther('gone')).toBe('gone');
});
