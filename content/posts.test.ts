import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { marked, type Token } from 'marked';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { layoutPaths } from '#tests/support/site-paths.ts';
import { menu } from './en/navigation.ts';
import { email, phoneLines } from './en/site.ts';
import { externalLinks } from './facts/links.ts';
import { postFrontMatterSchema } from './schema/pages.ts';

const FOLDER = join(import.meta.dirname, 'posts');
const TODAY = new Date().toISOString().slice(0, 10);

const posts = globSync('*.md', { cwd: FOLDER }).map((file) => {
  const text = readFileSync(join(FOLDER, file), 'utf8');
  const [, head = '', body = ''] = text.match(/^---\n([\s\S]*?)\n---\n([\s\S]*)$/) ?? [];
  return { file, head: postFrontMatterSchema.safeParse(parse(head)), body, tokens: tokensOf(body) };
});

const menuPaths = menu.flatMap((entry) => ('links' in entry ? entry.links.map(({ to }) => to) : [entry.to]));
const targets = new Set([
  ...layoutPaths,
  ...menuPaths.filter((to) => to.startsWith('/')),
  ...posts.map(({ head }) => `/blog/${head.data?.slug}`),
  ...Object.values(externalLinks),
  ...Object.values(phoneLines).map(({ to }) => to),
  `mailto:${email}`,
]);

function tokensOf(body: string): Token[] {
  const all: Token[] = [];
  marked.walkTokens(marked.lexer(body), (token) => void all.push(token));
  return all;
}

describe.each(posts)('$file', ({ file, head, body, tokens }) => {
  test('has a head that follows its schema, the name of its slug, and no date to come', () => {
    expect(head.error?.issues ?? []).toEqual([]);
    expect(basename(file, '.md')).toBe(head.data?.slug);
    expect((head.data?.date ?? '') <= TODAY).toBe(true);
  });

  test('is a read of a few minutes, without HTML', () => {
    expect(tokens.filter(({ type }) => type === 'html')).toEqual([]);
    const words = body.split(/\s+/).length;
    expect(words).toBeGreaterThanOrEqual(400);
    expect(words).toBeLessThanOrEqual(800);
  });

  test('has headings below the title of the page, none skipped', () => {
    const depths = tokens.flatMap((token) => (token.type === 'heading' ? [Number(token.depth)] : []));
    expect(depths[0]).toBe(2);
    const tooDeep = depths.filter((depth, index) => depth < 2 || depth > (depths[index - 1] ?? 1) + 1);
    expect(tooDeep).toEqual([]);
  });

  test('links only to pages and lines that are ours, or that we name elsewhere', () => {
    const links = tokens.flatMap((token) => (token.type === 'link' ? [String(token.href)] : []));
    const withoutHash = (href: string) => (href.startsWith('/') ? href.replace(/#.*$/, '') : href);
    expect(links.filter((href) => !targets.has(withoutHash(href)))).toEqual([]);
  });
});

test('there are twelve posts, more than one page of the blog holds, and no two share an address or a day', () => {
  expect(posts).toHaveLength(12);
  for (const key of ['slug', 'date'] as const)
    expect(new Set(posts.map(({ head }) => head.data?.[key])).size).toBe(posts.length);
});
