import { expect, test } from 'vitest';
import { isBot } from './page-view-routes.ts';

test.each([
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/139.0.0.0 Mobile Safari/537.36',
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:141.0) Gecko/20100101 Firefox/141.0',
  'Opera/9.80 (Android; Opera Mini/36.2/191.300; U; en) Presto/2.12.423 Version/12.16',
  'Mozilla/5.0 (Linux; U; Android 11; en-US; TECNO KF6i) AppleWebKit/537.36 (KHTML, like Gecko) UCBrowser/13.4.0 Mobile Safari/537.36',
  'Mozilla/5.0 (Linux; Android 11; CUBOT NOTE 20) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/120.0.0.0 Mobile Safari/537.36',
])('a browser is a visitor: %s', (userAgent) => {
  expect(isBot(userAgent)).toBe(false);
});

test.each([
  undefined,
  '',
  'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/139.0.0.0 Safari/537.36',
  'facebookexternalhit/1.1',
  'WhatsApp/2.23.20.0',
  'curl/8.5.0',
  'python-requests/2.32.0',
])('a program is none: %s', (userAgent) => {
  expect(isBot(userAgent)).toBe(true);
});
