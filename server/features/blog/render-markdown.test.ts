import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { hostileMarkdown } from '#tests/support/hostile-markdown.ts';
import { MAX_CONTENT_LENGTH } from './post-fields.ts';
import { renderChecked, renderMarkdown, toPlainText } from './render-markdown.ts';
import { assertSafeHtml } from './sanitise-html.ts';

const PAGE = 'https://lashma.example/blog/post';
const ID = '0123456789abcdef0123456789abcdef';
const picture = { id: ID, width: 1200, height: 800, widths: '400,800,1200' };
const render = (markdown: string) => renderChecked(markdown, PAGE, [picture]).trim();

/** An event handler as an attribute of a tag, not as a word of the text or of a value. */
const HANDLER = /<[^>]*\son\w+\s*=/i;
const BAD_ADDRESS = /<[^<>]*\s(?:href|src)="(?!\/(?![/\\])|#|https?:|mailto:|tel:)/i;
const withoutValues = (html: string) => html.replace(/<[^<>]*>/g, (tag) => tag.replace(/"[^"]*"/g, '""'));
const FOREIGN = /<\/?(?:script|style|iframe|object|embed|form|input|svg|math|link|meta|base|template)\b/i;

function expectHarmless(html: string): void {
  expect(withoutValues(html)).not.toMatch(HANDLER);
  expect(html).not.toMatch(FOREIGN);
  expect(html).not.toMatch(BAD_ADDRESS);
  expect(html).not.toMatch(/<img[^>]*evil/);
}

describe('a post is made of', () => {
  test.each([
    ['paragraphs', '*two* **three** ~~four~~', '<p><em>two</em> <strong>three</strong> <del>four</del></p>'],
    ['lists that begin anywhere', '3. a\n4. b', '<ol start="3">\n<li>a</li>\n<li>b</li>\n</ol>'],
    ['links to this site', '[plans](/plan?x=1#y)', '<p><a href="/plan?x=1#y">plans</a></p>'],
    ['links to it in full', '[plans](https://lashma.example/plan)', '<p><a href="/plan">plans</a></p>'],
    ['links to a post beside it', '[other](other)', '<p><a href="/blog/other">other</a></p>'],
    ['links within it', '[up](#top)', '<p><a href="#top">up</a></p>'],
    ['telephone links', '[call](tel:080045372356)', '<p><a href="tel:080045372356">call</a></p>'],
    [
      'telephone numbers, which can be called wherever they stand',
      'free (0800-4537-2356), **080000-356-828**, [not 0800-4537-2356 again](/contact), 2026-0800-4537',
      '<p>free (<a href="tel:080045372356">0800-4537-2356</a>), <strong><a href="tel:080000356828">080000-356-828</a></strong>, <a href="/contact">not 0800-4537-2356 again</a>, 2026-0800-4537</p>',
    ],
    [
      'links to other sites, which learn nothing of the visit',
      '[state](https://lagosstate.gov.ng/?a=1&b=2)',
      '<p><a href="https://lagosstate.gov.ng/?a=1&amp;b=2" rel="noopener noreferrer">state</a></p>',
    ],
    ['code', '`a < b`', '<p><code>a &lt; b</code></p>'],
    ['breaks and rules', 'a  \nb\n\n---', '<p>a<br />b</p>\n<hr />'],
    ['Yorùbá and ₦', 'Ẹ káàbọ̀: ₦15,000', '<p>Ẹ káàbọ̀: ₦15,000</p>'],
    [
      'tables whose heads say what they head',
      '| Plan |\n|:--|\n| Jaara |',
      '<table>\n<thead>\n<tr>\n<th scope="col">Plan</th>\n</tr>\n</thead>\n<tbody><tr>\n<td>Jaara</td>\n</tr>\n</tbody></table>',
    ],
  ])('%s', (_name, markdown, html) => {
    expect(render(markdown)).toBe(html);
  });

  test('pictures of this site, with their sizes, fetched when they come near', () => {
    expect(render(`![A "ward"](/media/${ID}-800.webp)`)).toBe(
      `<p><img src="/media/${ID}-800.webp" srcset="/media/${ID}-400.webp 400w, /media/${ID}-800.webp 800w, /media/${ID}-1200.webp 1200w" sizes="(min-width: 48rem) 42rem, 100vw" alt="A &quot;ward&quot;" width="1200" height="800" loading="lazy" decoding="async" /></p>`,
    );
  });

  test('no picture that the site does not have', () => {
    for (const src of [`/media/${'f'.repeat(32)}-800.webp`, '/nowhere.png', 'https://other.example/a.png'])
      expect(render(`before ![alt](${src}) after`)).toBe('<p>before  after</p>');
  });
});

test.each([
  ['# a\n## b\n# c', '232'],
  ['## a\n### b', '23'],
  ['### a\n#### b', '23'],
  ['# a\n### b\n###### c', '234'],
  ['<h1>raw</h1>', '2'],
  ['> # quoted', '2'],
])('headings %j begin at level 2 and skip none', (markdown, levels) => {
  const found = [...render(markdown).matchAll(/<h(\d)>/g)].map(([, level]) => level);
  expect(found.join('')).toBe(levels);
});

describe('hostile posts', () => {
  test('a link that may not be followed leaves its text, and its neighbours whole', () => {
    expect(render('[x](vbscript:y)*z*[plan](/plan)')).toBe(
      '<p><span>x</span><em>z</em><a href="/plan">plan</a></p>',
    );
  });

  test.each([...hostileMarkdown, hostileMarkdown.join('\n\n'), hostileMarkdown.join('')])(
    '%.80j comes out harmless',
    (markdown) => expectHarmless(render(markdown)),
  );

  test('whatever is written, no handler, script, style or frame comes out', () => {
    const pieces = fc.constantFrom(
      ...hostileMarkdown.filter((text) => text.length < 200),
      ...['<', '>', '"', "'", '`', '=', ' ', '\n', '\0', '/', '&', '&lt;', '<!--', '-->', '<![CDATA[', ']]>'],
      ...['onload=', 'script', 'style', 'svg', '](', '![', 'javascript:', '<a ', '<img ', 'src=', 'href='],
    );
    const texts = fc.array(fc.oneof(pieces, fc.string())).map((parts) => parts.join(''));
    fc.assert(
      fc.property(texts, (text) => expectHarmless(render(text))),
      { numRuns: 500 },
    );
  });
});

test('a text that cannot be rendered is shown as it was written', () => {
  const text = '![a](b.png) "a" < b';
  // Without an address of the page nothing can be said about a picture's.
  expect(() => renderChecked(text, 'nowhere', [])).toThrow();
  const html = renderMarkdown(text, 'nowhere');
  expectHarmless(html);
  expect(toPlainText(html)).toBe(text);
});

test.each([
  ...['<script>x</script>', '<p onclick="x">x</p>', '<p class="x">x</p>', '<a href="javascript:x">x</a>'],
  ...['<a href="//evil.example">x</a>', '<a href="/\\evil.example">x</a>', "<a href='/x'>x</a>"],
  ...['<a href="https://other.example">x</a>', '<a href="/x" onclick="y">x</a>', '<!-- x -->'],
  '<a href="/x"onclick="y">x</a>',
  '<img src="https://other.example/a.png" alt="" width="1" height="1" loading="lazy" decoding="async" />',
  ...['<img src="/x" onerror="y" />', '<style>x</style>', '<svg></svg>', '<P>x</P>', '<p', 'a < b', 'a > b'],
  '</script>',
])('the second reading lets nothing through that the first should have caught: %s', (html) => {
  expect(() => assertSafeHtml(html)).toThrow(/markup that no post may have/);
});

test('the second reading takes no longer than the length of a text asks for', () => {
  expect(assertSafeHtml('<p>word</p>'.repeat(50_000))).toHaveLength(550_000);
});

test('plain text has the words of the post, apart where blocks are apart, and headings end', () => {
  const html = render(
    '## Cost\n\nOne **per**son &amp; *two*.\n\n- a\n- b\n\n| c | d |\n|---|---|\n| <b>e</b> | "f" |\n\n## Why?\n\nSo.',
  );
  expect(toPlainText(html)).toBe('Cost. One person & two. a b c d e "f" Why? So.');
});

describe('the work grows with the text and no faster:', () => {
  /** Processor time of this thread, so that it does not matter what else the machine does. */
  function work(text: string): number {
    const before = process.threadCpuUsage();
    renderMarkdown(text, PAGE);
    const { user, system } = process.threadCpuUsage(before);
    return user + system;
  }

  test.each([
    ['what looks like an e-mail address until its end', 'a.'],
    ['emphasis that never ends', 'a**b*c_'],
    ['underscores', '_'],
    ['lists in lists', '- '],
    ['quotes in lists in quotes', '> - '],
    ['tasks', '- [ ] a\n'],
  ])('%s', (_name, unit) => {
    const times = (characters: number) => `${unit.repeat(characters / unit.length)}a@`;
    // The clock of a thread moves by milliseconds.
    const once = Math.max(10_000, Math.min(...[1, 2, 3].map(() => work(times(5_000)))));
    // In proportion it is 16 times as much; the square would be 256.
    expect(work(times(80_000)) / once).toBeLessThan(64);
  });

  test.each([
    '*a_',
    `${'*a_'.repeat(199)}\n\n`,
    '_a*',
    '- [ ] a\n',
    '1. a\n',
    '|-|-|\n',
    '> a\n\n',
    'a@b.c ',
  ])('the longest post, of nothing but %j, holds nobody up', (unit) => {
    const text = unit.repeat(MAX_CONTENT_LENGTH / unit.length);
    // Three times what it takes on a quiet machine.
    expect(Math.min(...[1, 2, 3].map(() => work(text)))).toBeLessThan(300_000);
  });

  test('a paragraph of any length keeps its words and links, and so does what lies deep in lists', () => {
    const sentence = 'See [the **plans**](/plan) and a@b.example, all of you. ';
    const html = renderMarkdown(sentence.repeat(200), PAGE);
    expect(html.match(/<a href="\/plan">the <strong>plans<\/strong><\/a>/g)).toHaveLength(200);
    expect(toPlainText(html)).toBe('See the plans and a@b.example, all of you. '.repeat(200).trim());
    const marks = '*a_'.repeat(300);
    expect(render(marks)).toBe(`<p>${marks}</p>`);
    const word = 'x'.repeat(5_000);
    expect(toPlainText(renderMarkdown(`a ${word} b`, PAGE))).toBe(`a ${word} b`);
    expect(toPlainText(renderMarkdown(`${'- '.repeat(40)}**deep**`, PAGE))).toBe(`${'- '.repeat(28)}deep`);
  });
});
