import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { marked, type Token } from 'marked';
import { describe, expect, test } from 'vitest';
import { phoneLines } from './en/site.ts';
import { email } from './facts/addresses.ts';
import { externalLinks } from './facts/links.ts';
import { postFrontMatterSchema } from './schema/pages.ts';

const FOLDER = join(import.meta.dirname, 'posts');
const TODAY = new Date().toISOString().slice(0, 10);

const posts = globSync('*.md', { cwd: FOLDER }).map((file) => {
  const text = readFileSync(join(FOLDER, file), 'utf8');
  const [, head = '', body = ''] = text.match(/^(\{.*?\n\})\n(.*)$/s) ?? [];
  return { file, head: postFrontMatterSchema.safeParse(JSON.parse(head)), tokens: tokensOf(body) };
});

const targets = new Set([
  ...Object.values(externalLinks),
  ...Object.values(phoneLines).map(({ to }) => to),
  `mailto:${email}`,
]);

function tokensOf(body: string): Token[] {
  const all: Token[] = [];
  marked.walkTokens(marked.lexer(body), (token) => void all.push(token));
  return all;
}

describe.each(posts)('$file', ({ file, head, tokens }) => {
  test('has a head that follows its schema, the name of its slug, and no date to come', () => {
    expect(head.error?.issues ?? []).toEqual([]);
    expect(basename(file, '.md')).toBe(head.data?.slug);
    expect((head.data?.date ?? '') <= TODAY).toBe(true);
  });

  test('has no HTML, and headings below the title of the page, none skipped', () => {
    expect(tokens.filter(({ type }) => type === 'html')).toEqual([]);
    const depths = tokens.flatMap((token) => (token.type === 'heading' ? [Number(token.depth)] : []));
    expect(depths[0]).toBe(2);
    const tooDeep = depths.filter((depth, index) => depth < 2 || depth > (depths[index - 1] ?? 1) + 1);
    expect(tooDeep).toEqual([]);
  });

  // Links inside the site are followed in tests/pages.
  test('links only to sites and lines that we name elsewhere', () => {
    const links = tokens.flatMap((token) => (token.type === 'link' ? [String(token.href)] : []));
    expect(links.filter((href) => !href.startsWith('/') && !targets.has(href))).toEqual([]);
  });
});
