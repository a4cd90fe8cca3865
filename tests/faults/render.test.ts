import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, onTestFinished, test } from 'vitest';
import { phoneLines } from '#words/site.ts';
import { sendMessage } from '../support/message-site.ts';
import { startSite } from '../support/site-process.ts';

test('a render that throws leaves the page of before, the phone lines where there was none, the way from a post to the list, every form, and mends itself', async () => {
  const site = await startSite();
  const database = new DatabaseSync(join(site.dataDir, 'site.db'), { timeout: 5000 });
  onTestFinished(() => database.close());
  const get = async (path: string) => {
    const answer = await fetch(site.url + path);
    return { status: answer.status, text: await answer.text() };
  };
  const getPost = () => fetch(`${site.url}/blog/is-it-really-us`, { redirect: 'manual' });
  const shown = await get('/blog');
  expect(shown.status).toBe(200);

  // The posts cannot be read, and what is in memory is out of date: every page that shows posts fails.
  database.exec('alter table blog rename to blog_gone');
  database.exec('update content_version set version = version + 1');
  await expect
    .poll(async () => (await get('/blog')) && site.output.stdout)
    .toContain('a page could not be rendered');
  expect(await get('/blog')).toEqual(shown);
  const failed = await get('/blog?page=2');
  expect(failed.status).toBe(500);
  expect(failed.text).toContain(phoneLines.tollFree.to);
  expect(failed.text).not.toMatch(/blogs|no such table|\.ts\b/);
  const post = await getPost();
  expect([post.status, post.headers.get('location')]).toEqual([303, expect.stringMatching(/^\/blog\b/)]);
  for (const path of ['/', '/plan', '/healthz']) expect((await get(path)).status, path).toBe(200);
  expect(await sendMessage(site.url, 'meanwhile')).toEqual({ status: 200, text: 'OK' });

  database.exec('alter table blog_gone rename to blog');
  await expect.poll(async () => (await getPost()).status).toBe(200);
  expect(site.output.stderr).toBe('');
});
