import { afterAll, expect, test, vi } from 'vitest';
import { blogFinding, blogPage, topicNames } from '#words/blog.ts';
import { openOwnSite, withoutRenderQueue } from '../support/own-site.ts';
import { publishPost } from '../support/posts.ts';
import { canonicalOf, isNoindex, structuredDataOf, textOf } from '../support/read-html.ts';

const PUBLIC_URL = 'https://lashma.example';
const { app, database, close } = await openOwnSite({ PUBLIC_URL }, withoutRenderQueue);
afterAll(close);

const read = async (path: string) => (await app.inject(path)).body;
const cardsOf = (html: string) =>
  [...html.matchAll(/<li[^>]*><picture>.*?href="\/blog\/([^"]+)"/gs)].map(([, id]) => id);
const linksOf = (html: string, labelledBy: string) => {
  const start = html.indexOf(`aria-labelledby="${labelledBy}"`);
  return start < 0 ? '' : html.slice(start, html.indexOf('</ul>', start));
};

test('a topic lists its posts, newest first, is a page of its own, and says which it is', async () => {
  const html = await read('/blog?topic=plans');
  expect(cardsOf(html)).toEqual([
    'paying-your-premium',
    'how-to-choose-a-plan',
    'caring-for-parents-from-abroad',
  ]);
  expect(html).toMatch(/<a href="\/blog\?topic=plans#found-posts"[^>]* aria-current="page"/);
  expect(canonicalOf(html)).toBe(`${PUBLIC_URL}/blog?topic=plans`);
  expect(isNoindex(html)).toBe(false);
  expect(textOf(html)).toContain(topicNames.plans);
});

test.each([
  ['antenatal', 'antenatal-care-from-the-first-month'],
  ['waiting perids', 'waiting-periods-explained'],
  ['fraud', 'is-it-really-us'],
])('the search for “%s” finds %s first', async (typed, first) => {
  const html = await read(`/blog?q=${encodeURIComponent(typed)}`);
  expect(cardsOf(html)[0]).toBe(first);
  expect(isNoindex(html)).toBe(true);
});

test.each([
  ['', 'Yorùbá'],
  ['/yo', undefined],
  ['/pcm', 'Yorùbá'],
])(
  'the search of %s/ shows a post in Yorùbá as such, and nowhere as one in English',
  async (prefix, named) => {
    const post = { id: 'iwosan-ofe', title: 'Ọjọ́ ìwòsàn ọ̀fẹ́', content: 'Ẹ wá sí Ìkẹjà.', language: 'yo' };
    await publishPost(database, post);
    const find = async () =>
      /<li(?:(?!<\/li>).)*"\/blog\/iwosan-ofe".*?<\/li>/s.exec(
        await read(`${prefix}/search?q=iwosan+ofe`),
      )?.[0];
    await vi.waitFor(async () => expect(await find()).toBeDefined(), { timeout: 20_000 });
    const found = (await find()) ?? '';
    expect(found).toContain('<a href="/blog/iwosan-ofe" hrefLang="yo" lang="yo"');
    expect(found).not.toMatch(/lang="en"|#from-/);
    expect(/<span lang="yo">(Yorùbá)<\/span>/.exec(found)?.[1]).toBe(named);
    expect(found.includes('<p lang="yo" data-face="yoruba"')).toBe(named !== undefined);
  },
);

test('a page out of range is the nearest one, and a table can be scrolled by key', async () => {
  const [first, second] = await Promise.all(['1', '2'].map((page) => read(`/blog?page=${page}`)));
  expect(cardsOf(first ?? '')).toHaveLength(9);
  expect(cardsOf(second ?? '')).not.toEqual(cardsOf(first ?? ''));
  for (const [page, html = ''] of [
    ['99', second],
    ['0', first],
    ['cowrie', first],
  ] as const)
    expect(cardsOf(await read(`/blog?page=${page}`)), page).toEqual(cardsOf(html));
  const framed = /<div role="group" aria-label="[^"]+" tabindex="0"><table>/;
  expect(await read('/blog/waiting-periods-explained')).toMatch(framed);
});

test('a search that finds nothing leads on, and unknown topics and empty searches show the whole list', async () => {
  const none = await read('/blog?q=zzzqqq');
  expect(textOf(none)).toContain(blogFinding.none('zzzqqq'));
  expect(none).toContain('href="/search?q=zzzqqq"');
  for (const query of ['?topic=no-such-topic', '?q=+', '']) {
    const html = await read(`/blog${query}`);
    expect(cardsOf(html), query).toHaveLength(9);
    expect(canonicalOf(html), query).toBe(PUBLIC_URL + blogPage.path);
  }
});

test('under a post are at most three others on its topic, newest first, and none of them twice', async () => {
  const html = await read('/blog/what-to-bring-to-the-hospital');
  const related = [...linksOf(html, 'related-title').matchAll(/href="\/blog\/([^"]+)"/g)].map(([, id]) => id);
  expect(related).toEqual([
    'waiting-periods-explained',
    'changing-your-hospital',
    'collecting-your-medicines-at-a-community-pharmacy',
  ]);
  const further = cardsOf(html);
  expect(further).toHaveLength(3);
  expect(further.filter((id) => related.includes(id))).toEqual([]);
});

test('a post in Yorùbá says so in its text, in lists, to machines and in the feed, and English ones say nothing', async () => {
  const title = 'Ẹ káàbọ̀';
  const words = { title, content: 'Ẹ ṣé.', language: 'yo', topic: 'wellbeing' };
  await publishPost(database, { id: 'e-kaabo', date: '2026-01-02', ...words });
  const post = await read('/blog/e-kaabo');
  expect(post).toContain(`<h1 lang="yo" data-face="yoruba">${title}</h1>`);
  expect(post).toMatch(/<div [^>]*lang="yo"[^>]*><p>Ẹ ṣé\.<\/p>/);
  expect(structuredDataOf(post).join()).toContain('"inLanguage":"yo"');
  const list = await read('/blog?topic=wellbeing');
  expect(list).toContain('<span lang="yo">Yorùbá</span>');
  expect(list.match(/<h3 lang=/g)).toHaveLength(1);
  expect(await read('/blog/feed.xml')).toContain('<entry xml:lang="yo">');
  expect((await app.inject('/api/blogs/e-kaabo')).json()).toMatchObject({ language: 'yo' });
  const english = await read('/blog/is-it-really-us');
  expect(structuredDataOf(english).join()).toContain('"inLanguage":"en-NG"');
});

test('a moved post answers with where it is, a removed one that it is gone, and neither is kept for an unknown one', async () => {
  const row = { changed_at: '', changed_by: '' };
  const moves = [
    { ...row, slug: 'moved', target: '/blog/is-it-really-us' },
    { ...row, slug: 'left', target: '/plan' },
    { ...row, slug: 'gone', target: null },
  ];
  await database.insertInto('post_moves').values(moves).execute();
  const answer = async (slug: string) => {
    const { statusCode, headers, body } = await app.inject(`/blog/${slug}`);
    const heading = statusCode === 301 ? [] : [textOf(/<h1[^>]*>.*?<\/h1>/.exec(body)?.[0] ?? '')];
    return [statusCode, headers.location, ...heading];
  };
  expect(await answer('moved')).toEqual([301, '/blog/is-it-really-us']);
  expect(await answer('left')).toEqual([301, '/plan']);
  expect(await answer('gone')).toEqual([410, undefined, 'This post is gone']);
  expect(await answer('unknown')).toEqual([404, undefined, 'Blog not found']);
});
