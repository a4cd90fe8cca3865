import { expect, test } from 'vitest';
import { phoneLines } from '#content/site.ts';
import { ERROR_STYLES, errorPage } from './error-page.ts';

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

test('the screen needs nothing but itself', () => {
  const html = errorPage(500);
  expect(html).not.toMatch(/<script|<link|<img|src=|url\(/);
  expect(html.match(/<style>([^<]*)<\/style>/g)).toEqual([`<style>${ERROR_STYLES}</style>`]);
});
