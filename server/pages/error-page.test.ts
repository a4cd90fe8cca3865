import { expect, test } from 'vitest';
import { phoneLines } from '#content/site.ts';
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
