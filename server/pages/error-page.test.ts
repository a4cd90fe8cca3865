import { expect, test } from 'vitest';
import { translations } from '#content/languages.ts';
import { contentIn } from '../languages.ts';
import { deskErrorPage, ERROR_STYLES, errorPage } from './error-page.ts';

test.each(['en', ...translations])(
  'the screen of an address in %s is in that language, with every phone line',
  (code) => {
    const { errorScreen, phoneLines } = contentIn(code, 'site');
    const home = code === 'en' ? '/' : `/${code}`;
    for (const [status, { title }] of [
      [400, errorScreen.unreadable],
      [404, errorScreen.notFound],
      [408, errorScreen.tooSlow],
      [413, errorScreen.tooLarge],
      [500, errorScreen],
      [503, errorScreen],
    ] as const) {
      const html = errorPage(status, `${home}?x=1`);
      expect(html).toContain(`<html lang="${contentIn(code, 'language').language.tag}">`);
      expect(html.match(/<h1>.*<\/h1>/g)).toEqual([`<h1>${title}</h1>`]);
      expect(html).toContain(`href="${home}"`);
      for (const { label, display, to } of Object.values(phoneLines))
        expect(html).toContain(`<span>${label}</span> <a href="${to}">${display}</a>`);
    }
  },
);

test('every screen of the desk has one heading and the way to the desk', () => {
  for (const html of [400, 403, 405, 413, 418, 429, 500, 503].map(deskErrorPage)) {
    expect(html.match(/<h1>/g)).toHaveLength(1);
    expect(html.match(/href="([^"]+)"/g)).toEqual(['href="/desk"']);
    expect(html).not.toMatch(/undefined|function|object/);
  }
});

test.each([errorPage, deskErrorPage])('%o needs nothing but itself', (screen) => {
  const html = screen(500);
  expect(html).not.toMatch(/<script|<link|<img|src=|url\(/);
  expect(html.match(/<style>([^<]*)<\/style>/g)).toEqual([`<style>${ERROR_STYLES}</style>`]);
});
