import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { loadBuiltSite } from '#server/pages/built-site.ts';
import { hostileMarkdown } from '../support/hostile-markdown.ts';
import { openOwnSite, withoutRenderQueue } from '../support/own-site.ts';
import { publishPost } from '../support/posts.ts';
import { hashSource } from '../support/read-html.ts';
import { layoutPaths } from '../support/site-paths.ts';

const site = await openOwnSite({}, withoutRenderQueue);
afterAll(() => site.close());
await publishPost(site.database, { id: 'hostile', title: 'x', content: hostileMarkdown.join('\n\n') });
const { app } = await loadBuiltSite();
const CLIENT = join(import.meta.dirname, '../../dist/current/client');
const ELEMENT = /<(script|style)\b([^>]*)>([\s\S]*?)<\/\1>/g;
const DATA_BLOCK = /type="application\/ld\+json"/;
const TAG = /<[a-z][^\s/>]*(?:\s+[^\s=>]+(?:="[^"]*")?)*\s*\/?>/g;

test.each([...layoutPaths, '/blog/hostile', '/no-such-page'])(
  '%s runs only what its policy names by hash or as a file of ours',
  async (path) => {
    const answer = await fetch(site.url + path);
    const html = await answer.text();
    const policy = readPolicy(answer.headers.get('content-security-policy') ?? '');
    const inline = [...html.matchAll(ELEMENT)].filter(
      ([, , attributes = '']) => !DATA_BLOCK.test(attributes) && !/\bsrc="/.test(attributes),
    );
    for (const [, name, , text = ''] of inline)
      if (text) expect(policy[`${name}-src`], `${name} of ${path}`).toContain(hashSource(text));

    // Nothing but our own files and the build's constants, so that neither eval nor a foreign script can run, and
    // what slips into a page allows itself nothing.
    const allowed = ["'self'", ...app.inlineScripts.map(hashSource)];
    expect(policy['script-src']).toEqual(allowed);
    const styles = inline.filter(([, name, , text]) => name === 'style' && text);
    expect(policy['style-src']?.filter((source) => source !== "'self'")).toEqual(
      styles.map(([, , , text = '']) => hashSource(text)),
    );

    // A script's text is no markup: what is left are the tags that a browser reads.
    const tags = html.replace(ELEMENT, '').match(TAG) ?? [];
    expect(tags.filter((tag) => /\son[a-z]+=/i.test(tag.replace(/"[^"]*"/g, '""')))).toEqual([]);
    expect(tags.filter((tag) => /=["']?\s*(?:javascript|vbscript|data:text\/html)/i.test(tag))).toEqual([]);
  },
);

test('no script that browsers are sent makes code from text', () => {
  const files = globSync('**/*.js', { cwd: CLIENT });
  expect(files.length).toBeGreaterThan(10);
  const makers = files.filter((file) =>
    /\beval\(|\bnew Function\(|\bFunction\(['"`]|set(?:Timeout|Interval)\(['"`]|document\.write\(/.test(
      readFileSync(join(CLIENT, file), 'utf8'),
    ),
  );
  expect(makers).toEqual([]);
});

function readPolicy(text: string): Record<string, string[]> {
  const directives = text.split('; ').map((directive) => directive.split(' '));
  return Object.fromEntries(directives.map(([name = '', ...sources]) => [name, sources]));
}
