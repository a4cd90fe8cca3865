import { expect, test } from 'vitest';
import { errorScreen, phoneLines } from '#words/site.ts';
import { contentIn } from '../languages.ts';
import { deskErrorPage, ERROR_STYLES, errorPage } from './error-page.ts';

test.each([400, 404, 413, 500, 503])(
  'the screen for %s has one heading, the way home and every phone line',
  (status) => {
    const html = errorPage(status);
    expect(html.match(/<h1>/g)).toHaveLength(1);
    expect(html).toContain('href="/"');
    for (const line of Object.values(phoneLines)) {
      expect(html).toContain(`href="${line.to}"`);
      expect(html).toContain(line.display);
    }
  },
);

test('a missing page and a failure are told apart', () => {
  expect(errorPage(404)).not.toBe(errorPage(500));
  expect(errorPage(413)).toContain('too large');
  expect(errorPage(500)).toBe(errorPage(503));
});

test.each(['yo', 'pcm'])('the screen of an address in %s is in that language', (code) => {
  const { errorScreen: words, phoneLines: lines } = contentIn(code, 'site');
  for (const [status, { title }] of [
    [400, words.unreadable],
    [404, words.notFound],
    [413, words.tooLarge],
    [500, words],
  ] as const) {
    const html = errorPage(status, `/${code}/plan?x=1`);
    expect(html).toContain(`<html lang="${code}">`);
    expect(html).toContain(`<h1>${title}</h1>`);
    expect(html).toContain(`href="/${code}"`);
    for (const { label, to } of Object.values(lines))
      expect(html).toContain(`<span>${label}</span> <a href="${to}">`);
  }
  expect(words.title).not.toBe(errorScreen.title);
  expect(errorPage(500, `/${code}x`)).toBe(errorPage(500));
});

test('all other addresses have the English screen', () => {
  expect(errorPage(500, '/plan/yo')).toBe(errorPage(500));
  expect(errorPage(500)).toContain('<html lang="en-NG">');
});

test.each([400, 403, 405, 413, 418, 429, 500, 503])(
  'the screen of the desk for %s has one heading and the way to the desk',
  (status) => {
    const html = deskErrorPage(status);
    expect(html.match(/<h1>/g)).toHaveLength(1);
    expect(html.match(/href="([^"]+)"/g)).toEqual(['href="/desk"']);
    expect(html).not.toMatch(/undefined|function|object/);
  },
);

test.each([errorPage, deskErrorPage])('%o needs nothing but itself', (screen) => {
  const html = screen(500);
  expect(html).not.toMatch(/<script|<link|<img|src=|url\(/);
  expect(html.match(/<style>([^<]*)<\/style>/g)).toEqual([`<style>${ERROR_STYLES}</style>`]);
});
