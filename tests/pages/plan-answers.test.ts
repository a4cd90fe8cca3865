import { afterAll, describe, expect, test } from 'vitest';
import { formatDate, lagosDay } from '#domain/text/format-date.ts';
import { formatNaira } from '#domain/text/format-naira.ts';
import { examplesPath } from '#facts/plans.ts';
import { coverDatesForm, coverDatesPage } from '#words/cover-dates.ts';
import { coveredGroups, coveredMarks } from '#words/covered.ts';
import { fromAbroad } from '#words/from-abroad.ts';
import { comparedPlans } from '#words/plans.ts';
import { phoneLines } from '#words/site.ts';
import { examplesPage } from '#words/worked-examples.ts';
import { openOwnSite, withoutRenderQueue } from '../support/own-site.ts';
import { linksOf, structuredDataOf, textOf, titlesOf } from '../support/read-html.ts';

const site = await openOwnSite({}, withoutRenderQueue);
afterAll(() => site.close());

async function read(path: string): Promise<string> {
  const answer = await site.fetch(path);
  expect(answer.status).toBe(200);
  return answer.text();
}

const mainOf = (html: string) => html.slice(html.indexOf('<main'), html.indexOf('</main>'));
const readMain = async (path: string) => textOf(mainOf(await read(path)));

describe('when am I covered', () => {
  const { birth, continued, rulesHeading } = coverDatesPage;
  const renewed = [
    'The delivery is covered, with proof of antenatal visits, if your cover has run',
    continued.policy,
    continued.afterGap('from 8 December 2026'),
  ];
  const notRenewed = ['becomes active from', 'Last day to join'];

  const everyday = birth.still.everyday('from 25 December 2026 or 8 January 2027');
  const ask = (days: string) => readMain(`/plan/cover-dates?paid=${days}`);

  test('without a question there is the form and the rules, and no day', async () => {
    const text = await readMain('/plan/cover-dates');
    for (const part of [coverDatesForm.submit, rulesHeading('Standard Jaara')]) expect(text).toContain(part);
    expect(text).not.toContain('paid on');
    // A browser opens the next page there.
    expect(await read('/plan/cover-dates')).toContain('action="/plan/cover-dates#answer"');
    expect(await read('/plan/cover-dates?paid=2026-11-01')).toContain('<section id="answer"');
  });

  test('each line has its day, its rule, and behind a summary the date of its source', async () => {
    const text = await ask('2026-11-25');
    for (const part of [
      /Your policy becomes active\s*from 8 December 2026\s*Paid by the 25th/,
      /Planned surgery\s*from 25 March 2027 or 8 April 2027/,
      /Where this comes from\s*Standard Jaara document, October 2025\s*Your policy becomes active/,
      /Dialysis\s*Ask us, we confirm it by phone:\s*0800-ILERAEKO/,
      /A later payment counts as one of the next month. To be sure, ask us/,
    ])
      expect(text).toMatch(part);
  });

  test.each<[days: string, said: (string | RegExp)[], unsaid?: string[]]>([
    ['2026-11-25&due=2027-03-01', [birth.tooEarly, 'to be sure: 25 August 2026.', birth.still.pay, everyday]],
    ['2026-11-25&due=2027-05-08', [birth.covered, birth.conditions], [birth.still.pay]],
    ['2026-11-25&due=2027-05-08&plan=seniors-plan', [birth.notCovered]],
    ['2026-11-16&enrolled=2019-07-01&due=2026-11-20', renewed, notRenewed],
    ['2026-11-20&enrolled=2026-05-10&due=2026-12-01', renewed, notRenewed],
    ['2026-11-16&due=2026-11-20', [birth.notActive, birth.still.pay], ['Antenatal care is covered']],
    ['2026-11-16&due=2026-12-20', [birth.antenatal('from 8 December 2026')]],
    ['2026-11-16&due=2026-12-20', [/to be sure: 25 June 2026\. It has passed\./], [birth.early]],
    ['2098-11-16&due=2099-01-20', [birth.early], [birth.hasPassed]],
  ])('a birth is covered or not, and so is a renewal: paid=%s', async (days, said, unsaid = []) => {
    const text = await ask(days);
    for (const part of said) expect(text).toMatch(part);
    for (const part of unsaid) expect(text).not.toContain(part);
  });

  test('a day of payment left empty is today in Lagos, which is named', async () => {
    const before = lagosDay(new Date());
    const text = await ask('');
    const days = [before, lagosDay(new Date())].map((day) => formatDate(day));
    expect(days.some((day) => text.includes(`Standard Jaara, paid on ${day}`))).toBe(true);
    expect(text).toContain(coverDatesPage.todayTaken);
  });

  test('what is not settled is asked by phone, with the line to call', async () => {
    const main = mainOf(await read('/plan/cover-dates?plan=diaspora-plan&paid=2026-11-25'));
    expect(textOf(main)).toContain('we confirm it by phone');
    expect(linksOf(main)).toContain(phoneLines.tollFree.to);
  });

  test('a day that is none is named as an error, and kept in its field', async () => {
    const html = await read('/plan/cover-dates?plan=jaara-plus&paid=%22%3E%3Cb%3Esoon&enrolled=2026-11-01');
    expect(titlesOf(html)).toEqual([`Error: ${coverDatesPage.title}`]);
    for (const part of ['value="&quot;&gt;&lt;b&gt;soon"', 'value="2026-11-01"', 'href="#paid"'])
      expect(html).toContain(part);
    expect(textOf(mainOf(html))).not.toContain('paid on');
  });
});

describe('the dates of cover', () => {
  const query = 'plan=standard-jaara&paid=2098-11-26&due=2099-05-01';

  test('stand one after the other, with what a payment by the 25th changes and the way to renew', async () => {
    const text = await readMain(`/plan/cover-dates?${query}`);
    for (const part of [
      /You pay\s*26 November 2098\s*Your policy becomes active\s*from 8 January 2099/,
      'Pay by 25 November 2098 and it starts a month sooner: from 8 December 2098.',
      /The baby is due\s*1 May 2099/,
      /The policy year ends\s*7 January 2100\s*Renew by 25 December 2099/,
    ])
      expect(text).toMatch(part);
  });

  test.each([
    ['', 'Standard Jaara: The policy year ends'],
    ['/yo', 'Standard Jaara: Ọdún ètò parí'],
  ])('go into a calendar with reminders, linked from the answer: “%s”', async (prefix, summary) => {
    const path = `${prefix}/plan/cover-dates.ics?${query}`;
    const links = linksOf(mainOf(await read(`${prefix}/plan/cover-dates?${query}`)));
    expect(links.map((link) => link.replaceAll('&amp;', '&'))).toContain(path);
    const answer = await site.fetch(path);
    expect(answer.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    const file = (await answer.text()).replaceAll('\r\n ', '');
    const [, end = ''] = file.split('UID:end-2100-01-07');
    expect(end).toContain(`SUMMARY:Ilera Eko ${summary}`);
    expect(end.match(/TRIGGER:.*/g)?.map((line) => line.trim())).toEqual([
      'TRIGGER:-P60D',
      'TRIGGER:-P30D',
      'TRIGGER:-P7D',
    ]);
    for (const part of [
      'DTSTART;VALUE=DATE:20990108',
      'UID:due-2099-05-01',
      'UID:delivery-2099-06-08',
      'UID:renew-2099-12-25',
    ])
      expect(file).toContain(part);
  });

  test.each(['', '?plan=diaspora-plan&paid=2026-11-25', '?paid=soon'])(
    'there is no calendar without dates: “%s”',
    async (search) => {
      expect((await site.fetch(`/plan/cover-dates.ics${search}`)).status).toBe(404);
    },
  );
});

test.each(comparedPlans)(
  'what somebody on $shortName pays is linked from its card',
  async ({ id, premiums }) => {
    const path = examplesPath(id);
    expect(linksOf(mainOf(await read('/plan')))).toContain(path);
    const html = mainOf(await read(path));
    expect(textOf(html)).toContain(examplesPage.premium(formatNaira(premiums.individual)));
    expect(linksOf(html)).toContain(phoneLines.tollFree.to);
  },
);

test('a household sees every reading of its price, and its form leads to them', async () => {
  const html = mainOf(await read('/plan?children=3'));
  const result = html.slice(html.indexOf('id="household-result"'));
  for (const price of ['₦65,000', '₦70,000', '₦80,000']) expect(textOf(result)).toContain(price);
  expect(linksOf(result)).toContain(phoneLines.tollFree.to);
  expect(html).toMatch(/<button[^>]*formAction="\/plan#household-result"[^>]*>Work it out/i);
});

describe('what is covered', () => {
  const questions = coveredGroups.flatMap((group) => group.questions);

  const rowsOf = (html: string) => mainOf(html).split('<tr id="').slice(1);
  const shownIn = (html: string) =>
    rowsOf(html).flatMap((row) => (/^[^>]*hidden/.test(row) ? [] : [row.slice(0, row.indexOf('"'))]));

  test('each row has its name and the mark of every plan, once where all are the same', async () => {
    const rows = rowsOf(await read('/plan/what-is-covered'));
    expect(rows).toHaveLength(questions.length);
    for (const [place, { id, question, answers }] of questions.entries()) {
      const row = rows[place] ?? '';
      expect(row.slice(0, row.indexOf('"'))).toBe(id);
      const text = textOf(`<tr id="${row}`);
      expect(text).toContain(question);
      for (const { id: plan } of comparedPlans) expect(text).toContain(coveredMarks[answers[plan].mark]);
    }
  });

  test('one plan alone shows its own answers and its list', async () => {
    const html = mainOf(await read('/plan/what-is-covered?plan=jaara-plus'));
    expect(shownIn(html)).toHaveLength(questions.length);
    for (const part of ['What Standard Jaara Plus covers', 'Copper-T']) expect(textOf(html)).toContain(part);
    expect(textOf(html)).not.toContain('Standard Jaara document');
  });

  test.each([
    ['', 'malaria', ['malaria'], '1 answer for “malaria”'],
    ['', 'typhoid', ['malaria'], 'No plan names “typhoid”. The row nearest to it is “Malaria and fever”'],
    ['', '<b>xyz', [], 'We have no answer for “<b>xyz” here'],
    ['/yo', 'gilaasi', ['glasses'], 'Ìgò ojú (glasses)'],
    ['/pcm', 'dayabitiisi', ['diabetes'], 'Diabetes (sugar)'],
  ])('in “%s” the filter answers “%s” without JavaScript', async (language, typed, rows, said) => {
    const html = await read(`${language}/plan/what-is-covered?q=${encodeURIComponent(typed)}`);
    expect(shownIn(html)).toEqual(rows);
    expect(textOf(mainOf(html))).toContain(said);
  });

  test('an unknown plan shows all of them', async () => {
    expect(await readMain('/plan/what-is-covered?plan=gold')).toBe(await readMain('/plan/what-is-covered'));
  });
});

test.each(['/emergency', '/yo/emergency', '/pcm/emergency'])(
  '%s gives the numbers to call, the rule of each plan and a way to every area, without script',
  async (path) => {
    const html = await read(path);
    const links = linksOf(mainOf(html));
    for (const to of ['tel:112', 'tel:767', phoneLines.tollFree.to, phoneLines.askLine.to])
      expect(links).toContain(to);
    expect(links.filter((to) => to.endsWith('#hospitals'))).toHaveLength(20);
    const text = textOf(mainOf(html));
    for (const part of [phoneLines.tollFree.digits, 'Standard Jaara Plus', '48'])
      expect(text).toContain(part);
    expect(html).not.toContain('id="pop-up"');
  },
);

test('the way back from a page below the plans leads over them', async () => {
  const [data = ''] = structuredDataOf(await read('/plan/cover-dates'));
  const names = [...data.matchAll(/"name":"([^"]+)"/g)].map(([, name]) => name);
  expect(names).toEqual(['Home', 'Health Plans', 'When am I covered?']);
});

test('in the plan table a waiting period stands below its benefit, with its date', async () => {
  const rows = (await read('/plan')).split('<tr').map(textOf);
  const benefit = rows.findIndex((words) => words.includes('Maternal and newborn care'));
  expect(rows[benefit + 1]).toMatch(
    /Waiting period ?, from 1 January 2026 ?: Delivery, vaginal or caesarean/,
  );
});

test('the Diaspora Plan asks to ask before it offers to buy, and says how from abroad', async () => {
  const main = mainOf(await read('/plan'));
  const card = main.slice(main.indexOf('Diaspora Plan</h3>'), main.indexOf('</section>'));
  const section = main.slice(main.indexOf('id="diaspora-plan"'));
  for (const part of [card, section]) expect(textOf(part)).toMatch(/Ask for a price.*Buy Now/);
  for (const html of [section, mainOf(await read('/contact'))]) {
    expect(linksOf(html)).toContain(fromAbroad.line.to);
    expect(textOf(html)).toContain(fromAbroad.unsure);
  }
});

test.each([
  ['', 'public'],
  ['?for=staff', 'public'],
  ['?adults=2&children=3&seniors=0', 'private, no-cache'],
  ['?for=staff&adults=12', 'private, no-cache'],
  ['?area=ikeja&hospital=a-clinic', 'private, no-cache'],
])(
  'answers to the preparation of an enrolment are kept neither by us nor on the way: /enrol%s',
  async (query, caching) => {
    const { headers } = await site.fetch(`/enrol${query}`);
    expect(headers.get('cache-control')).toMatch(RegExp(`^${caching}`));
  },
);
