import { afterAll, describe, expect, test } from 'vitest';
import { formatDate, lagosDay } from '#domain/text/format-date.ts';
import { coverDatesForm, coverDatesPage } from '#words/cover-dates.ts';
import { coveredGroups, coveredMarks, coveredPage } from '#words/covered.ts';
import { comparedPlans } from '#words/plans.ts';
import { fromAbroad, phoneLines } from '#words/site.ts';
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

  const ask = (days: string) => readMain(`/plan/cover-dates?paid=${days}`);

  test('without a question there is the form and the rules, and no day', async () => {
    const text = await readMain('/plan/cover-dates');
    for (const part of [coverDatesForm.submit, rulesHeading('Standard Jaara')]) expect(text).toContain(part);
    expect(text).not.toContain('paid on');
  });

  test('each line has its day, its rule, the date of its source, and apart from it our reading', async () => {
    const text = await ask('2026-11-25');
    for (const part of [
      /Your policy becomes active\s*from 8 December 2026\s*Paid by the 25th/,
      /Planned surgery\s*from 25 March 2027, at the latest 8 April 2027/,
      'Source: Standard Jaara document, October 2025',
      /Dialysis\s*Not stated: ask\s*0800-ILERAEKO/,
      /October 2025\s*\.\s*Our reading, so ask to be sure: a later payment/,
      /Our reading, so ask to be sure: year 2 begins/,
    ])
      expect(text).toMatch(part);
  });

  test.each<[days: string, said: (string | RegExp)[], unsaid?: string[]]>([
    ['2026-11-25&due=2027-03-01', [birth.tooEarly, 'to be sure: 25 August 2026.']],
    ['2026-11-25&due=2027-05-08', [birth.covered]],
    ['2026-11-25&due=2027-05-08&plan=seniors-plan', [birth.notCovered]],
    ['2026-11-16&enrolled=2019-07-01&due=2026-11-20', renewed, notRenewed],
    ['2026-11-20&enrolled=2026-05-10&due=2026-12-01', renewed, notRenewed],
    ['2026-11-16&due=2026-11-20', [birth.notActive], ['Antenatal care is covered']],
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

  test('what is not published is said so, with the line to call', async () => {
    const main = mainOf(await read('/plan/cover-dates?plan=diaspora-plan&paid=2026-11-25'));
    expect(textOf(main)).toContain('is not published');
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

describe('what is covered', () => {
  const questions = coveredGroups.flatMap((group) => group.questions);

  test('questions are closed beside all plans, and opened by a link to their answers', async () => {
    const [, ...items] = mainOf(await read('/plan/what-is-covered')).split('<details');
    expect(items).toHaveLength(questions.length);
    for (const [place, { id, answers }] of questions.entries()) {
      const [tag = ''] = items[place]?.split('>') ?? [];
      const [summary = '', content = ''] = items[place]?.split('</summary>') ?? [];
      expect(tag).not.toContain(' open');
      expect(content).toContain(`id="${id}"`);
      for (const { id: plan, shortName } of comparedPlans)
        expect(textOf(summary)).toContain(coveredPage.markOf(shortName, coveredMarks[answers[plan].mark]));
    }
  });

  test('one plan alone shows its own answers, open, and its published list', async () => {
    const html = mainOf(await read('/plan/what-is-covered?plan=jaara-plus'));
    expect(html.match(/<details [^>]*open/g)).toHaveLength(questions.length);
    for (const { id } of questions) expect(html).toContain(`id="${id}"`);
    for (const part of ['What Standard Jaara Plus covers', 'Copper-T']) expect(textOf(html)).toContain(part);
    expect(textOf(html)).not.toContain('Standard Jaara document');
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
