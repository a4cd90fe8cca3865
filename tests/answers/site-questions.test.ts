import { afterAll, expect, test } from 'vitest';
import { searchPage } from '#words/search-page.ts';
import { openOwnSite, withoutRenderQueue } from '../support/own-site.ts';
import { isNoindex, textOf } from '../support/read-html.ts';
import { siteQuestions } from './site-questions.ts';

const { app, close } = await openOwnSite({}, withoutRenderQueue);
afterAll(close);

async function search(query: string, more = ''): Promise<string> {
  const { statusCode, body: html } = await app.inject(`/search?q=${encodeURIComponent(query)}${more}`);
  expect(statusCode).toBe(200);
  return html.slice(html.indexOf('<main'), html.indexOf('</main>'));
}

/** The title of the card, or else of the first result. */
const firstOf = (main: string) => /<h[23][^>]*><a href="([^"]*)"/.exec(main)?.[1]?.replaceAll('&amp;', '&');

test.each(siteQuestions)('%s is answered first by %s', async (query, first) => {
  expect(firstOf(await search(query))).toBe(first);
});

test('forty questions are asked, none twice', () => {
  expect(siteQuestions.length).toBeGreaterThanOrEqual(40);
  expect(new Set(siteQuestions.map(([query]) => query)).size).toBe(siteQuestions.length);
});

test('the answer stands on the page: a number, a price, a verdict', async () => {
  expect(await search('phone number')).toContain('href="tel:080045372356"');
  expect(textOf(await search('price family'))).toContain('₦55,000');
  expect(textOf(await search('gbagada general hospital'))).toMatch(
    /Yes: Gbagada General Hospital.* is covered by .*Jaara/,
  );
  expect(textOf(await search('is reddington covered'))).toContain('No hospital or pharmacy of this name');
});

test('a pharmacy is said to be covered as its own page says it', async () => {
  for (const query of ['LUTH', 'Allen Avenue', 'lilac pharmacy', 'ikeja']) {
    const text = textOf(await search(query));
    expect(text).not.toContain('every plan');
    expect(text).toMatch(/pick-up .*Jaara Plus|Jaara Plus covers/);
    expect(text).toContain('or the other plans, ask your hospital or us.');
  }
});

test('what is in no list is told as such, and is no result', async () => {
  const main = await search('reddington hospital');
  expect(textOf(main)).toContain(searchPage.found(1, 'reddington hospital'));
  expect(textOf(main)).toContain(searchPage.notInLists);
  for (const praise of [searchPage.answer, searchPage.resultsAfter])
    expect(textOf(main)).not.toContain(praise);
});

test('no snippet ends a sentence twice, and no card offers a way twice', async () => {
  for (const query of ['paid', 'booths', 'how to enrol', 'screening'])
    expect(textOf(await search(query))).not.toContain('..');
  const [card = ''] = (await search('how to enrol')).split('</section>');
  const ways = Array.from(card.matchAll(/<li><a href="([^"]*)"/g), ([, href]) => href);
  expect(ways.length).toBeGreaterThan(1);
  expect(new Set(ways).size).toBe(ways.length);
});

test('short words are marked only where they stand', async () => {
  const marked = async (query: string) =>
    Array.from((await search(query)).matchAll(/<mark[^>]*>([^<]*)<\/mark>/g), ([, word = '']) =>
      word.toLowerCase(),
    );
  expect(await marked('NIN')).not.toContain('nine');
  expect(new Set(await marked('HIV'))).toEqual(new Set(['hiv']));
});

test('the kind of a result is named and its words are marked', async () => {
  const main = await search('cookies');
  expect(textOf(main)).toContain(searchPage.kinds.policy);
  expect(main).toMatch(/<mark[^>]*>Cookies<\/mark>/);
});

test('all results can be reached, page by page', async () => {
  const hrefs = new Set<string>();
  for (const page of [1, 2, 3, 4])
    for (const [, href = ''] of (await search('ikeja', `&page=${page}`)).matchAll(
      /<h3[^>]*><a href="([^"]*)"/g,
    ))
      hrefs.add(href);
  expect(hrefs.size).toBeGreaterThan(20);
});

test('nothing found offers the phone line and ways on', async () => {
  const main = await search('helicopter');
  expect(textOf(main)).toContain(searchPage.none('helicopter'));
  expect(main).toContain('href="tel:080045372356"');
  expect(main).toContain('href="/provider"');
});

test('no search engine lists it', async () => {
  for (const path of ['/search', '/search?q=price'])
    expect(isNoindex((await app.inject(path)).body)).toBe(true);
});

test.each(['login', 'owo', 'ọmọ', 'Ìlera Èkó', 'card'])('“%s” is not taken for a place', async (query) => {
  expect(textOf(await search(query))).not.toMatch(/of this name|if you mean|have a name like this/i);
});
