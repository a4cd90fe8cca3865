import { afterAll, describe, expect, test } from 'vitest';
import { MAX_SEARCH_CHARACTERS } from '#domain/text/truncate-search.ts';
import { openOwnSite, withoutRenderQueue } from '../support/own-site.ts';

const site = await openOwnSite({}, withoutRenderQueue);
afterAll(() => site.close());

async function ask(query: string) {
  const answer = await fetch(`${site.url}/search?${query}`);
  return { status: answer.status, headers: answer.headers, html: await answer.text() };
}

/** The tags as a browser reads them, without the values of their attributes. */
const tagsOf = (html: string) =>
  Array.from(html.matchAll(/<[a-z][^\s/>]*(?:[^">]|"[^"]*")*>/gi), ([tag]) => tag.replace(/"[^"]*"/g, '""'));

describe('what is typed into the search', () => {
  test.each([
    '<script>alert(1)</script>',
    '"><img src=x onerror=alert(1)>',
    '</title><script>alert(1)</script>',
    "' autofocus onfocus=alert(1) x='",
    'hospital <b>ikeja</b> {{7*7}}',
    'javascript:alert(1)',
    '\u202Etxt.exe\u0000',
  ])('%j stays text everywhere', async (typed) => {
    const plain = await ask('q=price');
    for (const query of [typed, `hospital ${typed}`, `glasses ${typed}`]) {
      const { status, headers, html } = await ask(new URLSearchParams({ q: query }).toString());
      expect(status).toBe(200);
      expect(html).not.toContain('<script>alert');
      expect(tagsOf(html).filter((tag) => /\son[a-z]+=|^<b>|src=x/i.test(tag))).toEqual([]);
      expect(html).not.toMatch(/href="javascript:/);
      expect(headers.get('content-security-policy')).toBe(plain.headers.get('content-security-policy'));
    }
  });

  test('is cut to its length, and the page number is a number', async () => {
    const { status, html } = await ask(`q=${'ikeja%20'.repeat(200)}&page=9e99&page=%3Cb%3E`);
    expect(status).toBe(200);
    const value = /id="search"[^>]* value="([^"]*)"|value="([^"]*)"[^>]* id="search"/.exec(html);
    expect((value?.[1] ?? value?.[2] ?? '').length).toBeLessThanOrEqual(MAX_SEARCH_CHARACTERS);
    expect(html).not.toContain('<b>');
  });

  test.each(['%', '%E0%A4%A', '+', '%00', '%F0%9F%8F%A5', 'a'.repeat(3000)])(
    '%s, however it is encoded, is answered',
    async (raw) => {
      const { status, html } = await ask(`q=${raw}`);
      expect(status).toBe(200);
      expect(html).toContain('id="search"');
    },
  );
});
