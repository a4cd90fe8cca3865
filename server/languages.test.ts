import { expect, test } from 'vitest';
import { translations } from '#content/languages.ts';
import * as english from '#words/language.ts';
import { contentIn, knownLanguage, languageOfAddress, pathIn } from './languages.ts';

test.each(translations)('%s says its own name, and its own error screen', (code) => {
  expect(contentIn(code, 'language').language.code).toBe(code);
  expect(contentIn(code, 'site').errorScreen.home).not.toBe(contentIn('en', 'site').errorScreen.home);
  expect(contentIn(code, 'site').phoneLines.tollFree.to).toBe(contentIn('en', 'site').phoneLines.tollFree.to);
});

test.each([undefined, '', 'en', 'fr', 'YO', '../yo', '__proto__', 'constructor'])(
  '%j is English to us',
  (code) => {
    expect(knownLanguage(code)).toBe('en');
    expect(contentIn(code ?? '', 'language').language).toBe(english.language);
    expect(pathIn(code ?? '', '/complaint/status')).toBe('/complaint/status');
  },
);

test.each([
  ['/yo', 'yo'],
  ['/yo?q=1', 'yo'],
  ['/pcm/plan', 'pcm'],
  ['/', 'en'],
  ['/plan', 'en'],
  ['/york', 'en'],
  ['/plan/yo', 'en'],
])('the page at %s is in %s', (address, code) => expect(languageOfAddress(address)).toBe(code));

test('a page has its path in every language that there is', () => {
  expect(pathIn('yo', '/complaint/status')).toBe('/yo/complaint/status');
});
