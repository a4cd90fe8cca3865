import { expect, test } from 'vitest';
import { translations } from '#content/languages.ts';
import * as english from '#words/language.ts';
import { contentIn, knownLanguage, languageOfAddress, pathIn } from './languages.ts';

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
])('the page at %s is in %s', (address, code) => expect(languageOfAddress(address)).toBe(code));
