import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, onTestFinished, test } from 'vitest';
import { connectDatabase } from '#server/database/connect.ts';
import { createBlogService } from '#server/features/blog/blog-service.ts';
import { readContentVersion } from '#server/features/content-version/content-version-repository.ts';
import { dialects, freshDatabases } from '#tests/support/databases.ts';
import { runPostCommand } from './post.ts';

const HEAD = 'title: Know your card\ndate: 2025-07-11';
const file = (head: string, text = 'Carry it with you.') => `---\n${head}\n---\n\n${text}\n`;

function folderWith(files: Record<string, string | Buffer>): string {
  const folder = mkdtempSync(join(tmpdir(), 'lashma-post-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, name), content);
  return folder;
}

async function run(environment: Record<string, string>, ...args: string[]) {
  const lines: string[] = [];
  const code = await runPostCommand(args, environment, (line) => lines.push(line));
  return { code, text: lines.join('\n') };
}

describe.each(dialects)('npm run post, on %s', (dialect) => {
  const freshDatabase = freshDatabases(dialect);

  async function place() {
    const { dataDir, databaseUrl } = await freshDatabase();
    const environment = {
      DATA_DIR: dataDir,
      DATABASE_URL: databaseUrl ?? '',
      PUBLIC_URL: 'https://lashma.example',
    };
    const database = await connectDatabase({ dataDir, databaseUrl });
    onTestFinished(() => database.destroy());
    return { environment, database, blogs: createBlogService(database, 'https://lashma.example') };
  }

  test('publishes, publishes again as an update, lists and removes; each change tells the running site', async () => {
    const { environment, database, blogs } = await place();
    const versions = [await readContentVersion(database)];
    const folder = folderWith({
      'a.md': file(HEAD),
      'b.md': file(`${HEAD}\nslug: know-your-card`, 'Other words.'),
    });
    expect(await run(environment, 'publish', join(folder, 'a.md'))).toEqual({
      code: 0,
      text: 'Published: https://lashma.example/blog/know-your-card',
    });
    versions.push(await readContentVersion(database));
    expect((await run(environment, 'publish', join(folder, 'b.md'))).text).toBe(
      'Updated: https://lashma.example/blog/know-your-card',
    );
    versions.push(await readContentVersion(database));
    expect(await blogs.find('know-your-card')).toMatchObject({ excerpt: 'Other words.', date: '2025-07-11' });
    expect((await run(environment, 'list')).text).toBe('2025-07-11  know-your-card  Know your card\n1 post.');
    expect(await run(environment, 'remove', 'know-your-card')).toEqual({
      code: 0,
      text: 'Removed: know-your-card',
    });
    versions.push(await readContentVersion(database));
    expect(await run(environment, 'remove', 'know-your-card')).toMatchObject({ code: 1 });
    expect((await run(environment, 'list')).text).toBe('0 posts.');
    expect(new Set(versions).size).toBe(4);
  });

  test('takes pictures along: its own and those in the text', async () => {
    const { environment, blogs } = await place();
    const photo = await sharp({ create: { width: 900, height: 60, channels: 3, background: '#a8420a' } })
      .jpeg()
      .toBuffer();
    const other = await sharp(photo).resize(500).png().toBuffer();
    const head = `${HEAD}\nimage: photo one.jpg\nimageAlt: A card in a hand`;
    const folder = folderWith({
      'a.md': file(head, 'See ![the back](other%20one.png) and ![it again](other%20one.png).'),
      'photo one.jpg': photo,
      'other one.png': other,
    });
    expect((await run(environment, 'publish', join(folder, 'a.md'))).code).toBe(0);
    const post = await blogs.find('know-your-card');
    expect(post?.image).toMatchObject({ width: 900, height: 60, alt: 'A card in a hand' });
    expect(post?.image.srcSet?.avif).toMatch(/^\/media\/[0-9a-f]{32}-400\.avif 400w, .* 900w$/);
    expect(post?.html.match(/<img src="\/media\/[0-9a-f]{32}-500\.webp"/g)).toHaveLength(2);
    expect(post?.html).toContain('alt="the back" width="500" height="33" loading="lazy"');
  });

  test('a drawn cover can be chosen', async () => {
    const { environment, blogs } = await place();
    const folder = folderWith({ 'a.md': file(`${HEAD}\nimage: /covers/cowries-green.svg`) });
    await run(environment, 'publish', join(folder, 'a.md'));
    expect((await blogs.find('know-your-card'))?.image).toMatchObject({
      src: '/covers/cowries-green.svg',
      srcSet: undefined,
      width: 1200,
      height: 675,
    });
  });
});

describe('what cannot be published gets one sentence, and nothing is changed', () => {
  const freshDatabase = freshDatabases('SQLite');

  test.each([
    ['no front matter', 'Just text.', /must begin with front matter/],
    ['front matter that is no YAML', file('title: [a'), /the front matter is no YAML/],
    ['no title', file('date: 2025-07-11'), /: title is missing\.$/],
    [
      'no date and a wrong slug',
      file('title: A\nslug: A b'),
      /: slug must be small letters .*; date is missing\.$/,
    ],
    ['a day that is none', file('title: A\ndate: 2025-13-01'), /: date must be a day such as 2025-07-11\.$/],
    ['a field that is unknown', file(`${HEAD}\nauthor: me`), /: author is not a field of a post\.$/],
    ['no text', file(HEAD, ' '), /: the text must not be empty\.$/],
    ['a day to come', file('title: A\ndate: 2999-01-01'), /: date must not be a day to come\.$/],
    ['a title without letters', file('title: "!!!"\ndate: 2025-07-11'), /add a slug to the front matter\.$/],
    [
      'a picture that is not there',
      file(`${HEAD}\nimage: nowhere.jpg`),
      /there is no picture nowhere\.jpg\.$/,
    ],
    ['a picture that is none', file(`${HEAD}\nimage: a.md`), /the picture a\.md is not a JPEG.*\.$/],
    [
      'a picture of another site',
      file(`${HEAD}\nimage: https://other.example/a.jpg`),
      /image must be a file beside the post/,
    ],
    [
      'a picture in the text that is not there',
      file(HEAD, '![x](nowhere.png)'),
      /there is no picture nowhere\.png\.$/,
    ],
    ['bytes that are no text', Buffer.from([0xff, 0xfe, 0x00]), /is not a text in UTF-8\.$/],
    ['aliases that would grow without end', file(`${HEAD}\na: &a [x]\nb: [*a, *a]`), /a\.md: .*\.$/],
  ])('%s', async (_name, content, sentence) => {
    const { dataDir } = await freshDatabase();
    const folder = folderWith({ 'a.md': content });
    const { code, text } = await run({ DATA_DIR: dataDir }, 'publish', join(folder, 'a.md'));
    expect(code).toBe(1);
    expect(text).toMatch(sentence);
    expect(text).not.toContain('\n');
    expect((await run({ DATA_DIR: dataDir }, 'list')).text).toBe('0 posts.');
  });

  test('a file that is not there', async () => {
    expect(await run({}, 'publish', '/nowhere/a.md')).toEqual({
      code: 1,
      text: 'There is no file /nowhere/a.md.',
    });
  });

  test('a configuration that cannot be used', async () => {
    expect((await run({ DATABASE_URL: 'mysql://x' }, 'list')).text).toMatch(
      /^DATABASE_URL is set to a value/,
    );
  });

  test.each([[[]], [['publish']], [['remove']], [['list', 'x']], [['help']], [['publish', 'a.md', 'b.md']]])(
    'the words %j get the manual',
    async (args) => {
      const { code, text } = await run({}, ...args);
      expect([code, text.split('\n', 1)[0]]).toEqual([2, 'Publish, list and remove posts of the blog.']);
    },
  );
});
