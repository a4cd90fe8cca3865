import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, onTestFinished, test } from 'vitest';
import { type MadePicture, makePicture } from '../picture/make-picture.ts';
import { readPostFile } from './read-post-file.ts';
import { renderProven } from './render-markdown.ts';

/** Reads a post with this text and one picture of 20 pixels beside it. */
async function readPost(text: string, picture: string) {
  const folder = mkdtempSync(join(tmpdir(), 'lashma-post-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  writeFileSync(join(folder, 'post.md'), `---\ntitle: Our card\ndate: 2025-07-11\n---\n${text}`);
  await sharp({ create: { width: 20, height: 20, channels: 3, background: '#a8420a' } })
    .png()
    .toFile(join(folder, picture));
  const pictures: MadePicture[] = [];
  const post = await readPostFile(join(folder, 'post.md'), {
    async add(original) {
      const made = await makePicture(Buffer.from(original));
      pictures.push(made);
      return made;
    },
  });
  return { ...post, pictures };
}

test.each([
  ['an alt text that is the name', '![a.png](a.png)', 'a.png', 'alt="a.png"'],
  ['a reference', '![the card][card]\n\n[card]: a.png', 'a.png', 'alt="the card"'],
  ['a reference by its own name', '![card]\n\n[card]: <a card.png> "Ours"', 'a card.png', 'alt="card"'],
  ['an escaped name', '![the card](a\\_\\(new\\).png)', 'a_(new).png', 'alt="the card"'],
  ['a name with brackets', '![the card](card-[1](2).png)', 'card-[1](2).png', 'alt="the card"'],
  ['a name between angle brackets', '![the card](<a card.png> "Ours")', 'a card.png', 'alt="the card"'],
  ['a name with a percent sign', '![half](50%.png)', '50%.png', 'alt="half"'],
  ['a name with an encoded sign', '![first](a%231.png)', 'a#1.png', 'alt="first"'],
  ['a name that only looks encoded', '![off](50%20off.png)', '50%20off.png', 'alt="off"'],
  ['a link', '[![the card](a.png)](/plan)', 'a.png', '<a href="/plan"><img src="/media/'],
  ['quotes and lists', '> - a\n>   ![b\n>   c](a.png)', 'a.png', 'alt="b'],
  ['a table', '| a |\n|---|\n| ![b \\| c](a.png) |', 'a.png', 'alt="b | c"'],
])('the picture of a text is found behind %s', async (_name, text, picture, shown) => {
  const { content, pictures } = await readPost(text, picture);
  const html = renderProven(content, 'https://lashma.example/blog/our-card', pictures);
  expect(html).toContain(shown);
  expect(html.match(/<img src="\/media\/[0-9a-f]{32}-20\.webp"/g)).toHaveLength(1);
});

test('code, other words and links stay as they were written', async () => {
  const image = '![a](a.png)';
  const textWith = (path: string) =>
    [
      `Write \`${image}\`, or \`![a](\` and so on, or \\${image}:`,
      `\`\`\`\n${image}\n\`\`\``,
      `    ${image}`,
      `> \`\`\`\n> ${image}\n> \`\`\``,
      'The file a.png, [a](b.png), ![far](https://other.example/a.png), ![cover](/covers/birds-indigo.svg).',
      `![a](${path})`,
    ].join('\n\n');
  const { content } = await readPost(textWith('a.png'), 'a.png');
  expect(content).toBe(textWith(content.match(/\/media\/[0-9a-f]{32}-20\.webp/)?.[0] ?? ''));
});

test('a picture whose name cannot be told from the words around it is refused', async () => {
  await expect(readPost('![a](a`b`.png)', 'a`b`.png')).rejects.toThrow(
    'post.md: the picture a`b`.png needs a simpler file name.',
  );
});
