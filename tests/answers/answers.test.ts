import { afterAll, describe, expect, test } from 'vitest';
import { translations } from '#content/languages.ts';
import { answerPlaceQuery } from '#domain/directory/answer-place-query.ts';
import { indexPlaces } from '#domain/directory/index-places.ts';
import { localPath, prefixOf } from '#domain/language/local-path.ts';
import { comparePlans } from '#domain/plans/compare-plans.ts';
import { foldText } from '#domain/text/fold-text.ts';
import { prepareFaqSearch, textsOfQuestion } from '#domain/text/search-faq.ts';
import type * as Names from '#words/directory-names.ts';
import type * as Faq from '#words/faq.ts';
import type * as Comparison from '#words/plan-comparison.ts';
import type * as Synonyms from '#words/search/synonyms.ts';
import type * as Search from '#words/search-page.ts';
import { searchPage } from '#words/search-page.ts';
import { prepared } from '../support/directory.ts';
import { openOwnSite, withoutRenderQueue } from '../support/own-site.ts';
import { textOf } from '../support/read-html.ts';
import { askedBySpeakers } from './asked-by-speakers.ts';
import { askedByStrangers } from './asked-by-strangers.ts';
import { type Answers, askedEverywhere, type Questions } from './asked-everywhere.ts';
import { askedInAnyLanguage, nearMisses } from './asked-in-any-language.ts';
import { pidgin } from './pidgin-questions.ts';
import { english } from './questions.ts';
import { yoruba } from './yoruba-questions.ts';

const questions: Record<string, Questions> = { en: english, yo: yoruba, pcm: pidgin };

const { app, close } = await openOwnSite({}, withoutRenderQueue);
afterAll(close);

async function search(query: string, prefix = ''): Promise<string> {
  const { statusCode, body } = await app.inject(`${prefix}/search?q=${encodeURIComponent(query)}`);
  expect(statusCode).toBe(200);
  return body.slice(body.indexOf('<main'), body.indexOf('</main>'));
}

/** The title of the card, or else of the first result. */
async function firstOf(query: string, prefix: string): Promise<string | undefined> {
  const [, href] = /<h[23][^>]*><a href="([^"]*)"/.exec(await search(query, prefix)) ?? [];
  return href?.replace(/#from-.*/, '').replaceAll('&amp;', '&');
}

type Content = typeof Faq & typeof Synonyms & typeof Comparison & typeof Names & typeof Search;

describe.each(['en', ...translations])('in %s', async (code) => {
  const names = ['faq', 'search/synonyms', 'plan-comparison', 'directory-names', 'search-page'];
  const modules = names.map((name) => import(/* @vite-ignore */ `../../content/${code}/${name}.ts`));
  const content: Content = Object.assign({}, ...(await Promise.all(modules)));
  const { site, faq, faqFirst, benefits, areas } = questions[code] ?? {};
  const rows = (...tables: (Answers | undefined)[]) =>
    tables
      .flatMap((table) => Object.entries(table ?? {}))
      .flatMap(([answer, queries]) => queries.map((query): [string, string] => [query, answer]));
  const ownRows = rows(site, code === 'en' ? askedByStrangers : undefined, askedBySpeakers[code]);
  const siteRows = [...rows(askedEverywhere), ...rows(askedInAnyLanguage), ...ownRows];

  test('many questions are asked in its own words, none twice', () => {
    expect(ownRows.length, `questions in ${code}, in tests/answers`).toBeGreaterThanOrEqual(30);
    const asked = siteRows.map(([query]) => query);
    expect(new Set(asked).size).toBe(asked.length);
  });

  test.each(siteRows)('“%s” is answered first by %s', async (query, first) => {
    expect(await firstOf(query, prefixOf(code))).toBe(localPath(first, prefixOf(code)));
  });

  test.each(rows(nearMisses))('“%s” is not answered by %s', async (query, other) => {
    expect(await firstOf(query, prefixOf(code))).not.toBe(localPath(other, prefixOf(code)));
  });

  const all = content.faqGroups.flatMap((group) => group.questions);
  const searchFaq = prepareFaqSearch(all, textsOfQuestion, content.faqFillerWords, content.synonyms);

  test.each(rows(faq))('“%s” finds the question %s', (query, id) => {
    const found = [...searchFaq(query)].map((question) => question.id);
    expect(found).toContain(id);
    expect(found.length).toBeLessThan(all.length / 2);
  });

  test.each(rows(faqFirst))('“%s” is answered first by the question %s', (query, id) => {
    expect([...searchFaq(query)][0]?.id).toBe(id);
  });

  test.each(rows(benefits))('“%s” finds the benefits of %s', (search, category) => {
    const plans = content.comparisonContent.plans.map(({ id }) => id);
    const { categories } = comparePlans(content.comparisonContent, { plans, search, category: 'all' });
    expect(categories.map(({ id }) => id)).toContain(category);
    expect(categories.length).toBeLessThan(content.comparisonContent.categories.length / 2);
  });

  const places = indexPlaces(prepared, content.placeWords, content.sameNames);

  test.each(rows(areas))('“%s” is understood as %s', (query, area) => {
    expect(answerPlaceQuery(places, query).verdict).toMatchObject({ kind: 'area', area: { name: area } });
  });

  test('every synonym is written as searches are, and tells something', () => {
    for (const word of content.synonyms.flat()) expect(foldText(word)).toBe(word);
    const isFiller = (words: string) =>
      words.split(' ').every((word) => content.searchFillerWords.includes(word));
    expect(content.synonyms.flat().filter(isFiller)).toEqual([]);
  });
});

test.each(translations)('what is covered is answered in %s, on its own page', async (code) => {
  expect(await search('malaria', prefixOf(code))).toContain(
    `<a href="/${code}/plan/what-is-covered#malaria"`,
  );
});

test('the answer stands on the page: a number, a price, a verdict', async () => {
  expect(await search('phone number')).toContain('href="tel:080045372356"');
  for (const query of ['price family', 'how much is family plan'])
    expect(textOf(await search(query))).toContain('₦55,000');
  expect(textOf(await search('jaara plus vs jaara'))).toContain('Standard Jaara and Standard Jaara Plus');
  const verdict = /Yes: Gbagada General Hospital.* is covered by .*Jaara/;
  expect(textOf(await search('gbagada general hospital'))).toMatch(verdict);
  expect(textOf(await search('is reddington covered'))).toContain('No hospital or pharmacy of this name');
});

test.each([
  ['circumcision', 'Jaara Plus Yes, with limits'],
  ['is ear piercing covered', 'Jaara Plus Yes, with limits'],
  ['hernia', 'Jaara Plus Yes, with limits'],
  ['breast lump', 'Jaara Plus Yes, with limits'],
  ['broken leg', 'Jaara Plus Yes, with limits'],
  ['tooth extraction', 'Jaara Plus Yes, with limits'],
  ['appendix', 'Standard Jaara Yes, with limits'],
  ['incubator', 'Standard Jaara Yes, with limits'],
])('to “%s” only a plan that names it says yes: %s', async (query, yes) => {
  const text = textOf((await search(query)).split('</section>')[0] ?? '');
  expect(text).toContain(yes);
  expect(text.includes('Standard Jaara Ask us')).toBe(!yes.startsWith('Standard Jaara'));
});

test.each(['', '/yo', '/pcm'])(
  'whoever asks in “%s” for a language gets the site in each',
  async (prefix) => {
    const [card = ''] = (await search('language', prefix)).split('</section>');
    for (const [code, home, name] of [
      ['en', '/', 'English'],
      ['yo', '/yo', 'Yorùbá'],
      ['pcm', '/pcm', 'Pidgin'],
    ])
      expect(card).toMatch(new RegExp(`<a href="${home}" hrefLang="${code}" lang="${code}"[^>]*>${name}<`));
  },
);

test.each([
  ['', 'price for me my wife 3 children and my mother', 'Parent under 60', 'Parent of 60 or above'],
  ['/yo', 'èló fún èmi, ìyàwó mi, ọmọ mẹ́ta àti ìyá mi', 'Bí òbí kò bá tíì pé', 'Bí òbí bá ti pé'],
  ['/pcm', 'how much for me, my wife, 3 pikin and my mama', 'If di parent neva', 'If di parent don reach'],
])(
  'in “%s” a mother of no age is asked for hers, with one total per plan for each',
  async (prefix, query, ...ages) => {
    const [card = ''] = (await search(query, prefix)).split('</section>');
    expect(textOf(card)).toMatch(/60 .*Seniors Plan/);
    const totals = Array.from(card.matchAll(/<dt>([^<]*)<\/dt><dd>(.*?)<\/dd>/g), ([, plan, sum]) => ({
      plan,
      sum,
    }));
    expect(totals.map(({ plan = '' }) => ages.findIndex((age) => plan.startsWith(age)))).toEqual([
      0, 0, 1, 1,
    ]);
    for (const { sum } of totals) expect(textOf(sum ?? '').match(/₦/g)).toHaveLength(1);
    for (const household of ['adults=3&amp;children=3', 'children=3&amp;seniors=1'])
      expect(card).toContain(`href="${prefix}/plan?${household}#household-cost"`);
  },
);

test.each([
  ['', 'renew expired', 'If your cover has already ended, call 0800-ILERAEKO'],
  ['', 'how do i renew', 'If your cover has already ended, call 0800-ILERAEKO'],
  ['/yo', 'renew expired', 'Bí ètò yín bá ti parí, ẹ pe 0800-ILERAEKO'],
  ['/pcm', 'renew expired', 'If your cover don already end, call 0800-ILERAEKO'],
])('in “%s” “%s” is told to call before paying', async (prefix, query, said) => {
  expect(textOf((await search(query, prefix)).split('</section>')[0] ?? '')).toContain(said);
});

test.each([
  ['', 'when does cover start', 'malaria', '“Active” means'],
  ['/yo', 'ìgbà wo ni ètò mi máa bẹ̀rẹ̀', 'ibà', '“Ètò bẹ̀rẹ̀ iṣẹ́” túmọ̀ sí'],
  ['/pcm', 'when my cover go start', 'malaria', '“Active” mean'],
])('in “%s” pages and cards tell “active” from “covered”', async (prefix, ofDates, ofBenefit, said) => {
  for (const query of [ofDates, ofBenefit])
    expect(textOf((await search(query, prefix)).split('</section>')[0] ?? '')).toContain(said);
  for (const path of ['/plan', '/plan/cover-dates', '/plan/what-is-covered', '/faq'])
    expect(textOf((await app.inject(prefix + path)).body)).toContain(said);
});

test.each([
  'ṣé ibà wà nínú Standard Jaara',
  'se malaria wa ninu standard jaara',
  'ṣé ètò Standard Jaara ń bo ibà',
])('“%s” gets what the list of the plan says before whom to ask', async (query) => {
  const [card = ''] = (await search(query, '/yo')).split('</section>');
  expect(textOf(card)).toMatch(/Standard Jaara Àyẹ̀wò ẹ̀jẹ̀ àti oògùn .*wà nínú ètò yìí.* Ẹ bi wá/);
  expect(card).toContain('href="/yo/plan/what-is-covered?plan=standard-jaara#malaria"');
});

test('a benefit leads to the places by their service', async () => {
  expect(await search('dental')).toContain('href="/provider/services?service=dental"');
});

test('a pharmacy is said to be covered as its own page says it', async () => {
  for (const query of ['LUTH', 'Allen Avenue', 'lilac pharmacy', 'ikeja']) {
    const text = textOf(await search(query));
    expect(text).not.toContain('every plan');
    expect(text).toMatch(/pick-up .*Jaara Plus|Jaara Plus covers/);
    expect(text).toContain('or the other plans, ask your hospital or us.');
  }
});

test.each(['', '/yo', '/pcm'])('in “%s” a hospital of no list is told with what to do', async (prefix) => {
  const [card = ''] = (await search('lagoon hospital ikoyi', prefix)).split('</section>');
  for (const way of ['/emergency', '/provider', '/provider?find=Ikoyi#found'])
    expect(card).toContain(`href="${prefix}${way}"`);
  expect(textOf(card)).toMatch(/112 .*767/);
});

test('what is in no list is told as such, and is no result', async () => {
  const text = textOf(await search('reddington hospital'));
  expect(text).toContain(searchPage.found(1, 'reddington hospital'));
  expect(text).toContain(searchPage.notInLists);
  for (const praise of [searchPage.answer, searchPage.resultsAfter]) expect(text).not.toContain(praise);
});

test('no snippet ends a sentence twice, and no card offers a way twice', async () => {
  for (const query of ['paid', 'booths', 'how to enrol', 'screening'])
    expect(textOf(await search(query))).not.toContain('..');
  const [card = ''] = (await search('how to enrol')).split('</section>');
  const ways = Array.from(card.matchAll(/<li><a href="([^"]*)"/g), ([, href]) => href);
  expect(ways.length).toBeGreaterThan(1);
  expect(new Set(ways).size).toBe(ways.length);
});

test('a policy that was not asked for by name comes last, and its signs are shown as they are', async () => {
  const kinds = Array.from(
    (await search('keep messages')).matchAll(/<h3[^>]*><a href="([^"]*)"/g),
    ([, href = '']) => href.includes('-policy'),
  );
  expect(kinds).toContain(true);
  expect(kinds).toEqual(kinds.toSorted());
  expect(await search('accept all cookies')).not.toContain('&amp;quot;');
});

test('what a question needs beside its page is said: too late to wait, the area of a dentist', async () => {
  const [late = ''] = searchPage.joinsLate(6).split('.');
  expect(textOf(await search('my wife is pregnant 6 months'))).toContain(late);
  const [due = ''] = searchPage.joinsLate(7).split('.');
  expect(textOf(await search('baby due in 2 months'))).toContain(due);
  expect(textOf(await search('my baby is due in 7 months'))).not.toContain('can no longer complete');
  expect(await search('my baby is due in 7 months')).toContain('href="/plan/cover-dates');
  expect(textOf(await search('am 3 months pregnant, is it too late'))).not.toContain('month 3');
  for (const weeks of ['28 weeks pregnant', '30 weeks pregnant can i still join'])
    expect(textOf(await search(weeks))).toContain(due);
  expect(await search('broken leg')).toContain('href="/emergency"');
  expect(await search('what is not covered in jaara plus')).toContain('covered?plan=jaara-plus"');
  expect(await search('dentist ikeja')).toContain('href="/provider/ikeja"');
});

test('whoever asks to pay by the month is not answered by a yes first', async () => {
  expect(textOf(await search('can i pay monthly'))).toMatch(/Best answer Not every month/);
});

test('a word that is written as it should be finds no other: night is not right', async () => {
  expect(await search('open at night')).not.toMatch(/<mark[^>]*>right/i);
});

test('the kind of a result is named and its words are marked', async () => {
  const main = await search('cookies');
  expect(textOf(main)).toContain(searchPage.kinds.policy);
  expect(main).toMatch(/<mark[^>]*>Cookies<\/mark>/);
});

test('nothing found offers the phone line and ways on', async () => {
  const main = await search('helicopter');
  expect(textOf(main)).toContain(searchPage.none('helicopter'));
  expect(main).toContain('href="tel:080045372356"');
  expect(main).toContain('href="/provider"');
});

test('an everyday word finds no place whose address has a longer one', async () => {
  // "Pari" is "to end", and a hospital stands behind a Parish.
  expect(await search('eto mi ti pari', '/yo')).not.toContain('/yo/provider/badagry');
});

test('an emergency offers the number of the state before ours, to be called', async () => {
  const lines = Array.from((await search('emergency')).matchAll(/href="(tel:[^"]*)"/g), ([, line]) => line);
  expect(lines.slice(0, 3)).toEqual(['tel:112', 'tel:767', 'tel:080045372356']);
});

test('who asks what is open gets the lines to call, ours in digits, and the general hospital first', async () => {
  const [card = ''] = (await search('24 hours hospital ikorodu')).split('</section>');
  const ways = Array.from(card.matchAll(/href="([^"]*)"/g), ([, href]) => href);
  const expected = ['tel:112', 'tel:767', 'tel:080045372356', '/provider/ikorodu/ikorodu-general-hospital'];
  expect(ways.filter((way = '') => expected.includes(way)).slice(-4)).toEqual(expected);
  expect(ways).toContain('/emergency');
  expect(textOf(card)).toContain('0800-4537-2356');
  for (const query of [
    'hospital open at night',
    'general hospital open at night',
    'my baby is sick at night',
  ])
    expect(textOf(await search(query))).toContain(searchPage.noHours);
});

test('maternity in an area finds what is called so there, and the finder says which word it cannot search for', async () => {
  expect(await search('maternity ikorodu')).toContain(
    'href="/provider/ikorodu/jobi-clinic-and-maternity-hospital-ltd"',
  );
  const { body } = await app.inject('/provider?find=maternity+ikorodu');
  expect(textOf(body)).toContain('“maternity” was not searched for');
  expect(body).toContain('href="/provider/services?find=maternity%20ikorodu"');
});

test('whoever is sent away is told to call from there, and a divisional office is found by its address', async () => {
  const text = textOf((await search('hospital refuse me')).split('</section>')[0] ?? '');
  for (const number of ['0800-2755-27462', '112', '767']) expect(text).toContain(number);
  expect(textOf(await search('office address ikorodu'))).toContain('Ikorodu divisional office');
});

test.each([
  ['/yo', 'oyún oṣù 7', 'kò lè pé oṣù márùn-ún mọ́'],
  ['/yo', 'oyun ose 28', 'kò lè pé oṣù márùn-ún mọ́'],
  ['/yo', 'oyun osu meje', 'kò lè pé oṣù márùn-ún mọ́'],
  ['/pcm', '28 weeks belle', 'month 7'],
  ['/pcm', 'belle 7 months', 'month 7'],
  ['/pcm', 'baby go come for 2 months time', 'month 7'],
  ['/yo', 'ise abe fibroid', '“ise abe fibroid”'],
  ['/yo', 'Rọ́mọlápá rọ́mọlẹ́sẹ̀', '“Rọ́mọlápá rọ́mọlẹ́sẹ̀”'],
  ['/yo', 'won le mi ni ile iwosan', 'Ẹ pè wá nígbà tí ẹ ṣì wà níbẹ̀'],
  ['/pcm', 'dem pursue me for hospital', 'Call us as you still dey there'],
  ['/yo', 'nomba pajawiri', 'Ẹ pe 112'],
  ['/yo', 'won ko lati toju mi', 'Bí ilé ìwòsàn bá lé yín padà'],
  ['', 'broken leg', 'Call 112 or 767'],
  ['', 'fibroid operation', 'No plan names “fibroid”'],
  ['', 'skin doctor treatment for my mother', 'No plan names “skin doctor”'],
  ['', 'eye clinic', 'Best answer'],
  ['', 'braces for teeth', 'No plan names “braces”'],
  ['', 'call from usa number', 'How do I reach you from abroad?'],
  ['', 'family of 6 jaara plus', 'Standard Jaara Plus ₦220,000 See'],
  ['', 'mother 65 and father 58', 'Standard Jaara + Seniors Plan ₦75,000'],
  ['', 'helicopter', 'Call 112 or 767'],
  ['', 'ablegod hospital opening hours', searchPage.noHours],
  ['', 'debited but not active', 'A payment that failed'],
  ['/yo', 'pajawiri ni oru', 'Kò sí ilé ìwòsàn tàbí'],
  ['/yo', 'e o fun mi ni kaadi', 'Ṣé káàdì yín kò tíì dé?'],
])('in %s “%s” is told “%s”, as it was typed', async (prefix, query, said) => {
  expect(textOf((await search(query, prefix)).split('</section>')[0] ?? '')).toContain(said);
});

test.each([
  ['', 'gbagada'],
  ['/yo', 'se gbagada wa ninu eto'],
  ['/pcm', 'gbagada hospital dey?'],
])('in “%s” the town of “%s” begins with its general hospital', async (prefix, query) => {
  const [, place] = /<a href="([^"?]*\/provider\/[^"?]*)"/.exec(await search(query, prefix)) ?? [];
  expect(place).toBe(`${prefix}/provider/kosofe/gbagada-general-hospital`);
});

test('a town lists those of its own LGA before a namesake elsewhere', async () => {
  const [card = ''] = (await search('ketu')).split('</section>');
  expect(card).toContain('href="/provider/kosofe/');
  expect(card).not.toContain('href="/provider/epe/');
});

test('whoever asks for a hospital gets hospitals first, those of the LGA where a town has none', async () => {
  const linesOf = async (query: string) => {
    const [card = ''] = (await search(query)).split('</section>');
    return { card, notes: Array.from(card.matchAll(/· (Community pharmacy|Standard)/g), ([, kind]) => kind) };
  };
  for (const query of ['hospital wey dey near oshodi', 'hospital at Ojodu berger', 'hospital in lekki']) {
    const { card, notes } = await linesOf(query);
    expect(notes.length, query).toBeGreaterThan(0);
    expect(new Set(notes), card).toEqual(new Set(['Standard']));
  }
  expect(textOf((await linesOf('hospital at Ojodu berger')).card)).toContain('No hospital in Ojodu, Berger.');
  // Lekki is in two LGAs.
  for (const lga of ['eti-osa', 'ibeju-lekki'])
    expect((await linesOf('hospital in lekki')).card).toContain(`href="/provider/${lga}"`);
});

test.each(['login', 'owo', 'ọmọ', 'Ìlera Èkó', 'card'])('“%s” is not taken for a place', async (query) => {
  expect(textOf(await search(query))).not.toMatch(/of this name|if you mean|have a name like this/i);
});
