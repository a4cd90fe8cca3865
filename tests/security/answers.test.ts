import { afterAll, expect, test } from 'vitest';
import { openOwnSite, withoutRenderQueue } from '../support/own-site.ts';
import { contactBody } from '../support/send-form.ts';

const site = await openOwnSite({}, withoutRenderQueue);
afterAll(() => site.close());
const INTERNAL =
  /node_modules|\/server\/|\.tsx?\b|\bat \w+ \(|fastify|FST_|react-dom|kysely|sqlite|postgres|select .* from|ECONN|ENOENT|\bzod\b|undici/i;
const JSON_TYPE = { 'content-type': 'application/json' };

test.each<[name: string, path: string, init?: RequestInit]>([
  ['an unknown page', '/no-such-page'],
  ['an unknown post', '/blog/no-such-post'],
  ['an address that cannot be read', '/%zz'],
  ['an unknown call', '/api/nothing'],
  ['a limit that is no number', '/api/blogs?limit=x'],
  ['a limit given twice', '/api/blogs?limit=1&limit=2'],
  ['a post to what can only be read', '/api/blogs', { method: 'POST', headers: JSON_TYPE, body: '{}' }],
  ['a page view that is no JSON', '/api/page-views', { method: 'POST', headers: JSON_TYPE, body: '{' }],
  [
    'a page view with a poisoned name',
    '/api/page-views',
    { method: 'POST', headers: JSON_TYPE, body: '{"__proto__":1}' },
  ],
  ['a page view that is none', '/api/page-views', { method: 'POST', headers: JSON_TYPE, body: '[]' }],
  ['a form that is none', '/api/v1.0/email/send-form', { method: 'POST', body: 'x' }],
  [
    'a form of another site',
    '/api/v1.0/email/send-form',
    { method: 'POST', body: contactBody(), headers: { origin: 'null' } },
  ],
  [
    'a form in ruins',
    '/contact',
    { method: 'POST', headers: { 'content-type': 'multipart/form-data' }, body: 'x' },
  ],
  [
    'a form of another site’s page',
    '/contact',
    { method: 'POST', body: contactBody(), headers: { origin: 'https://evil.example' } },
  ],
  ['a post to a page that takes none', '/about', { method: 'POST', body: 'x' }],
  ['a method that is unknown', '/contact', { method: 'PROPFIND' }],
  ['a removal of a page', '/plan', { method: 'DELETE' }],
  ['an overlong body', '/contact', { method: 'POST', body: 'x'.repeat(1024 * 1024 + 1) }],
  ['a token that is none', '/newsletter/confirm?token=%00', { method: 'POST', body: '' }],
])('%s is refused without a word about what is inside', async (_name, path, init = {}) => {
  const answer = await fetch(site.url + path, { redirect: 'manual', ...init });
  // The policy's hashes are random letters, in which any short word can occur.
  const words = [...answer.headers].join('\n').replace(/'sha256-[^']+'/g, '');
  expect(answer.status).toBeGreaterThanOrEqual(400);
  expect(answer.status).toBeLessThan(500);
  expect(words).not.toMatch(INTERNAL);
  expect(withoutScripts(await answer.text())).not.toMatch(INTERNAL);
});

/** Pages of our own carry the names of their files in the script that starts them. */
function withoutScripts(text: string): string {
  return text.replace(/<script[\s\S]*?<\/script>/g, '');
}
