import { afterAll, describe, expect, test } from 'vitest';
import { translations } from '#content/languages.ts';
import { prefixOf } from '#domain/language/local-path.ts';
import type * as Faq from '#words/faq.ts';
import { searchPage } from '#words/search-page.ts';
import { openOwnSite, withoutRenderQueue } from '../support/own-site.ts';
import { textOf } from '../support/read-html.ts';

const { app, close } = await openOwnSite({}, withoutRenderQueue);
afterAll(close);

async function search(query: string, prefix = ''): Promise<string> {
  const { statusCode, body } = await app.inject(`${prefix}/search?q=${encodeURIComponent(query)}`);
  expect(statusCode).toBe(200);
  return body.slice(body.indexOf('<main'), body.indexOf('</main>'));
}

/** The first card. */
async function cardOf(query: string, prefix?: string): Promise<string> {
  const [, card = ''] = (await search(query, prefix)).split('<section');
  return card.split('</section>')[0] ?? '';
}

const needsIn = (html: string) => Array.from(html.matchAll(/ data-answer="([^"]+)"/g), ([, need]) => need);

describe.each(['en', ...translations])('in %s', async (code) => {
  const { faqGroups }: typeof Faq = await import(/* @vite-ignore */ `../../content/${code}/faq.ts`);
  const prefix = prefixOf(code);

  test('every question of /faq, typed as it is, shows its own card', async () => {
    for (const { id, question } of faqGroups.flatMap(({ questions }) => questions))
      expect(await cardOf(question, prefix), question).toContain(`href="${prefix}/faq#${id}"`);
  });

  test('danger is told with whom to call, above everything else', async () => {
    const main = await search('my baby is not breathing', prefix);
    expect(main.indexOf('data-alarm')).toBeGreaterThan(0);
    expect(main.indexOf('data-alarm')).toBeLessThan(main.indexOf('data-answer'));
    expect(needsIn(main)[0]).toBe('emergency');
    const lines = Array.from(main.matchAll(/href="(tel:[^"]*)"/g), ([, line]) => line);
    expect(lines).toEqual(expect.arrayContaining(['tel:112', 'tel:767', 'tel:080045372356']));
  });

  test('whoever asks for a language gets the site in each', async () => {
    const card = await cardOf('language', prefix);
    for (const other of ['en', ...translations])
      expect(card).toMatch(new RegExp(`<a href="${prefixOf(other) || '/'}" hrefLang="${other}"`));
  });

  test('a hospital of no list is told with what to do', async () => {
    const card = await cardOf('lagoon hospital ikoyi', prefix);
    for (const way of ['/emergency', '/provider', '/provider?find=Ikoyi#found'])
      expect(card).toContain(`href="${prefix}${way}"`);
    expect(textOf(card)).toMatch(/112 .*767/);
  });

  test('what is not ours gets no card, and a person to ask with what was typed', async () => {
    const main = await search('premier league fixtures', prefix);
    expect(needsIn(main)).toEqual([]);
    expect(main).toContain(`href="${prefix}/contact?subject=premier%20league%20fixtures#write"`);
  });
});

test.each([
  ['', 'price for me my wife 3 children and my mother', 'Parent under 60', 'Parent of 60 or above'],
  ['/yo', 'èló fún èmi, ìyàwó mi, ọmọ mẹ́ta àti ìyá mi', 'Bí òbí kò bá tíì pé', 'Bí òbí bá ti pé'],
  ['/pcm', 'how much for me, my wife, 3 pikin and my mama', 'If di parent neva', 'If di parent don reach'],
])(
  'in “%s” a mother of no age is asked for hers, with one total per plan for each',
  async (prefix, query, ...ages) => {
    const card = await cardOf(query, prefix);
    expect(textOf(card)).toMatch(/60 .*Seniors Plan/);
    const totals = Array.from(
      card.matchAll(/<dt>([^<]*)<\/dt><dd>(.*?)<\/dd>/g),
      ([, plan = '', sum = '']) => ({
        plan,
        sum,
      }),
    );
    expect(totals.map(({ plan }) => ages.findIndex((age) => plan.startsWith(age)))).toEqual([0, 0, 1, 1]);
    for (const { sum } of totals) expect(textOf(sum).match(/₦/g)).toHaveLength(1);
    for (const household of ['adults=3&amp;children=3', 'children=3&amp;seniors=1'])
      expect(card).toContain(`href="${prefix}/plan?${household}#household-cost"`);
  },
);

test.each([
  ['', 'renew expired', 'If your cover has already ended, call 0800-ILERAEKO'],
  ['/yo', 'renew expired', 'Bí ètò yín bá ti parí, ẹ pe 0800-ILERAEKO'],
  ['/pcm', 'renew expired', 'If your cover don already end, call 0800-ILERAEKO'],
  ['', 'how much is family plan', '₦55,000'],
  ['', 'family of 6 jaara plus', 'Standard Jaara Plus ₦220,000 See'],
  ['', 'fibroid operation', 'No plan names “fibroid'],
  ['', 'can i pay monthly', 'Can I pay in instalments?'],
  ['', 'hospital refuse to treat me', 'Call us while you are there: 0800-ASKLASHMA'],
  ['', 'where can i register in ikorodu', 'Ikorodu divisional office'],
  ['', 'hospital open at night', searchPage.noHours],
  ['', 'maternity in ikorodu', 'Jobi Clinic and Maternity Hospital'],
  ['', 'ketu', 'Kosofe'],
  ['', 'my name is in no list zzqq', 'zzqq'],
])('in “%s” “%s” is told “%s”', async (prefix, query, said) => {
  expect(textOf(await search(query, prefix))).toContain(said);
});

test.each([
  ['', 'when does cover start', 'malaria', '“Active” means'],
  ['/yo', 'ìgbà wo ni ètò mi máa bẹ̀rẹ̀', 'ibà', '“Ètò bẹ̀rẹ̀ iṣẹ́” túmọ̀ sí'],
  ['/pcm', 'when my cover go start', 'malaria', '“Active” mean'],
])('in “%s” pages and cards tell “active” from “covered”', async (prefix, ofDates, ofBenefit, said) => {
  for (const query of [ofDates, ofBenefit]) expect(textOf(await cardOf(query, prefix))).toContain(said);
  for (const path of ['/plan', '/plan/cover-dates', '/plan/what-is-covered', '/faq'])
    expect(textOf((await app.inject(prefix + path)).body)).toContain(said);
});

test.each([
  'ṣé ibà wà nínú Standard Jaara',
  'se malaria wa ninu standard jaara',
  'ṣé ètò Standard Jaara ń bo ibà',
])('“%s” gets what the list of the plan says before whom to ask', async (query) => {
  const card = await cardOf(query, '/yo');
  expect(textOf(card)).toMatch(/Standard Jaara Àyẹ̀wò ẹ̀jẹ̀ àti oògùn .*wà nínú ètò yìí.* Ẹ bi wá/);
  expect(card).toContain('href="/yo/plan/what-is-covered?plan=standard-jaara#malaria"');
});

test.each([
  ['circumcision', 'Jaara Plus Yes, with limits'],
  ['hernia', 'Jaara Plus Yes, with limits'],
  ['tooth extraction', 'Jaara Plus Yes, with limits'],
  ['incubator', 'Standard Jaara Yes, with limits'],
])('to “%s” only a plan that names it says yes: %s', async (query, yes) => {
  const text = textOf(await cardOf(query));
  expect(text).toContain(yes);
  expect(text.includes('Standard Jaara Ask us')).toBe(!yes.startsWith('Standard Jaara'));
});

test('a treatment leads to the places by their service, and a town begins with its general hospital', async () => {
  expect(await search('dental')).toContain('href="/provider/services?service=dental"');
  expect(await search('dentist ikeja')).toContain('href="/provider/ikeja"');
  const [, place] = /<a href="([^"?]*\/provider\/[^"?]*)"/.exec(await search('gbagada')) ?? [];
  expect(place).toBe('/provider/kosofe/gbagada-general-hospital');
});

test('what is in no list is told as such, and is no result', async () => {
  const text = textOf(await search('reddington hospital'));
  expect(text).toContain(searchPage.notInLists);
  for (const praise of [searchPage.answer, searchPage.resultsAfter]) expect(text).not.toContain(praise);
});

test('a pharmacy is said to be covered as its own page says it', async () => {
  for (const query of ['LUTH', 'Allen Avenue', 'lilac pharmacy', 'ikeja']) {
    const text = textOf(await search(query));
    expect(text).not.toContain('every plan');
    expect(text).toMatch(/pick-up .*Jaara Plus|Jaara Plus covers/);
    expect(text).toContain('or the other plans, ask your hospital or us.');
  }
});

test('no snippet ends a sentence twice, and no card offers a way twice', async () => {
  for (const query of ['paid', 'booths', 'how to enrol', 'screening'])
    expect(textOf(await search(query))).not.toContain('..');
  const ways = Array.from(
    (await cardOf('how to enrol')).matchAll(/<li><a href="([^"]*)"/g),
    ([, href]) => href,
  );
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
  expect(await search('cookies')).toMatch(/<mark[^>]*>Cookies<\/mark>/);
});

test('words of every day find no other words: night is not right, and "pari" no Parish', async () => {
  expect(await search('open at night')).not.toMatch(/<mark[^>]*>right/i);
  expect(await search('eto mi ti pari', '/yo')).not.toContain('/yo/provider/badagry');
});

test.each(['login', 'owo', 'ọmọ', 'Ìlera Èkó', 'card'])('“%s” is not taken for a place', async (query) => {
  expect(textOf(await search(query))).not.toMatch(/of this name|if you mean|have a name like this/i);
});

test('the questions and the list of what is covered answer what is meant', async () => {
  const faq = await app.inject(`/faq?q=${encodeURIComponent('my card don lost abeg')}`);
  const [meant, other] = ['lost-card', 'who-must-enrol'].map((id) => faq.body.indexOf(`id="${id}"`));
  expect(meant).toBeLessThan(other ?? 0);
  const covered = await app.inject('/plan/what-is-covered?q=can+i+get+my+money+back');
  expect(covered.body).toContain('href="/faq#refund"');
});
