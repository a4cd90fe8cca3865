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
  test('without a question there is the form and the rules, and no day', async () => {
    const text = await readMain('/plan/cover-dates');
    expect(text).toContain(coverDatesForm.submit);
    expect(text).toContain(coverDatesPage.rulesHeading('Standard Jaara'));
    expect(text).not.toContain('paid on');
  });

  test('a day of payment left empty is today in Lagos, which is named', async () => {
    const before = lagosDay(new Date());
    const text = await readMain('/plan/cover-dates?plan=standard-jaara&paid=');
    const days = [before, lagosDay(new Date())].map((day) => formatDate(day));
    expect(days.some((day) => text.includes(`Standard Jaara, paid on ${day}`))).toBe(true);
    expect(text).toContain(coverDatesPage.todayTaken);
  });

  test('each line has its day, its rule and the date of its source', async () => {
    const text = await readMain('/plan/cover-dates?plan=standard-jaara&paid=2026-11-25');
    expect(text).toMatch(/Your policy becomes active\s*from 8 December 2026\s*Paid by the 25th/);
    expect(text).toMatch(/Planned surgery\s*from 25 March 2027, at the latest 8 April 2027/);
    expect(text).toContain('Source: Standard Jaara document, October 2025');
    expect(text).toMatch(/Dialysis\s*Not stated: ask\s*0800-ILERAEKO/);
  });

  test('for a due date it says whether the birth is covered, and the last day to join', async () => {
    const early = await readMain('/plan/cover-dates?plan=standard-jaara&paid=2026-11-25&due=2027-03-01');
    expect(early).toContain(coverDatesPage.birth.tooEarly);
    expect(early).toContain('to be sure: 25 August 2026.');
    const late = await readMain('/plan/cover-dates?plan=standard-jaara&paid=2026-11-25&due=2027-05-08');
    expect(late).toContain(coverDatesPage.birth.covered);
    const senior = await readMain('/plan/cover-dates?plan=seniors-plan&paid=2026-11-25&due=2027-05-08');
    expect(senior).toContain(coverDatesPage.birth.notCovered);
  });

  test('an earlier enrolment counts if there was no gap, and the renewal goes on', async () => {
    for (const days of [
      'paid=2026-11-16&enrolled=2019-07-01&due=2026-11-20',
      'paid=2026-11-20&enrolled=2026-05-10&due=2026-12-01',
    ]) {
      const text = await readMain(`/plan/cover-dates?plan=standard-jaara&${days}`);
      expect(text).toContain(
        'The delivery is covered, with proof of antenatal visits, if your cover has run',
      );
      expect(text).toContain(coverDatesPage.continued.policy);
      expect(text).toContain(coverDatesPage.continued.afterGap('from 8 December 2026'));
      expect(text).not.toContain('becomes active from');
      expect(text).not.toContain('Last day to join');
    }
  });

  test('antenatal care is named for a due date only from the day on which the policy is active', async () => {
    const before = await readMain('/plan/cover-dates?plan=standard-jaara&paid=2026-11-16&due=2026-11-20');
    expect(before).toContain(coverDatesPage.birth.notActive);
    expect(before).not.toContain('Antenatal care is covered');
    const after = await readMain('/plan/cover-dates?plan=standard-jaara&paid=2026-11-16&due=2026-12-20');
    expect(after).toContain(coverDatesPage.birth.antenatal('from 8 December 2026'));
  });

  test('a last day to join is called passed once it is, and no earlier', async () => {
    const passed = await readMain('/plan/cover-dates?plan=standard-jaara&paid=2026-11-16&due=2026-12-20');
    expect(passed).toMatch(/to be sure: 25 June 2026\. It has passed\./);
    expect(passed).not.toContain(coverDatesPage.birth.early);
    const ahead = await readMain('/plan/cover-dates?plan=standard-jaara&paid=2098-11-16&due=2099-01-20');
    expect(ahead).not.toContain(coverDatesPage.birth.hasPassed);
  });

  test('what is our reading is called so, apart from the source', async () => {
    const text = await readMain('/plan/cover-dates?plan=standard-jaara&paid=2026-11-25');
    expect(text).toMatch(/October 2025\s*\.\s*Our reading, so ask to be sure: a later payment/);
    expect(text).toMatch(/Our reading, so ask to be sure: year 2 begins/);
  });

  test('what is not published is said so, with the line to call', async () => {
    const html = await read('/plan/cover-dates?plan=diaspora-plan&paid=2026-11-25');
    expect(textOf(mainOf(html))).toContain('is not published');
    expect(linksOf(mainOf(html))).toContain(phoneLines.tollFree.to);
  });

  test('a day that is none is named as an error, and kept in its field', async () => {
    const html = await read('/plan/cover-dates?plan=jaara-plus&paid=%22%3E%3Cb%3Esoon&enrolled=2026-11-01');
    expect(titlesOf(html)).toEqual([`Error: ${coverDatesPage.title}`]);
    expect(html).toContain('value="&quot;&gt;&lt;b&gt;soon"');
    expect(html).toContain('value="2026-11-01"');
    expect(html).toContain('href="#paid"');
    expect(textOf(mainOf(html))).not.toContain('paid on');
  });
});

describe('what is covered', () => {
  const questions = coveredGroups.flatMap((group) => group.questions);

  test('every question has a place that can be linked, on the page of all plans and of each', async () => {
    for (const query of ['', ...comparedPlans.map(({ id }) => `?plan=${id}`)]) {
      const html = await read(`/plan/what-is-covered${query}`);
      for (const { id } of questions) expect(html).toContain(`id="${id}"`);
    }
  });

  test('questions are closed beside all plans, open for one, and opened by a link to their answers', async () => {
    const all = mainOf(await read('/plan/what-is-covered'));
    const items = all.split('<details').slice(1);
    expect(items).toHaveLength(questions.length);
    for (const [place, { id, answers }] of questions.entries()) {
      const [tag = ''] = items[place]?.split('>') ?? [];
      const [summary = '', content = ''] = items[place]?.split('</summary>') ?? [];
      expect(tag).not.toContain(' open');
      expect(content).toContain(`id="${id}"`);
      for (const { id: plan, shortName } of comparedPlans)
        expect(textOf(summary)).toContain(coveredPage.markOf(shortName, coveredMarks[answers[plan].mark]));
    }
    const one = mainOf(await read('/plan/what-is-covered?plan=seniors-plan'));
    expect(one.match(/<details [^>]*open/g)).toHaveLength(questions.length);
  });

  test('one plan alone shows its own answers and its published list', async () => {
    const text = await readMain('/plan/what-is-covered?plan=jaara-plus');
    expect(text).toContain('What Standard Jaara Plus covers');
    expect(text).toContain('Copper-T');
    expect(text).not.toContain('Standard Jaara document');
  });

  test('an unknown plan shows all of them', async () => {
    expect(await readMain('/plan/what-is-covered?plan=gold')).toBe(await readMain('/plan/what-is-covered'));
  });
});

test('the way back from a page below the plans leads over them', async () => {
  const [data = ''] = structuredDataOf(await read('/plan/cover-dates'));
  const names = [...data.matchAll(/"name":"([^"]+)"/g)].map(([, name]) => name);
  expect(names).toEqual(['Home', 'Health Plans', 'When am I covered?']);
});

test('the Diaspora Plan asks to ask before it offers to buy, and says how from abroad', async () => {
  const main = mainOf(await read('/plan'));
  const card = main.slice(main.indexOf('Diaspora Plan</h3>'), main.indexOf('</section>'));
  expect(card.indexOf('Ask for a price')).toBeGreaterThan(0);
  expect(card.indexOf('Ask for a price')).toBeLessThan(card.indexOf('Buy Now'));
  const section = main.slice(main.indexOf('id="diaspora-plan"'));
  expect(section.indexOf('Ask for a price')).toBeLessThan(section.indexOf('Buy Now'));
  for (const html of [section, mainOf(await read('/contact'))]) {
    expect(linksOf(html)).toContain(fromAbroad.line.to);
    expect(textOf(html)).toContain(fromAbroad.unsure);
  }
});
