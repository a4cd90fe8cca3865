import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { formatNaira } from '#domain/text/format-naira.ts';
import { coverRules } from './en/cover-dates.ts';
import { coveredGroups } from './en/covered.ts';
import { faqGroups } from './en/faq.ts';
import { sections, telemedicineSection } from './en/home.ts';
import { benefitNotes, comparisonCategories } from './en/plan-comparison.ts';
import { planDetails } from './en/plan-details.ts';
import { comparedPlans, diasporaPlan } from './en/plans.ts';
import { emergencyCover, familyPackages, statedCare } from './facts/plans.ts';
import * as schema from './schema/plan.ts';

const questions = coveredGroups.flatMap((group) => group.questions);

test('each category and each row stands in the comparison exactly once', () => {
  expect(comparisonCategories.map(({ id }) => id).sort()).toEqual(schema.categoryIdSchema.options.toSorted());
  const rows = comparisonCategories.flatMap((category) => category.rows.map(({ id }) => id));
  expect(rows.sort()).toEqual(schema.benefitRowIdSchema.options.toSorted());
});

test('the emergency page and the answers about cover say the same of each plan', () => {
  const isCovered = (mark = '') => ['covered', 'limit'].includes(mark);
  const answersTo = (id: string) => questions.find((question) => question.id === id)?.answers;
  for (const { id } of comparedPlans) {
    const { stabilisationHours, ambulance } = emergencyCover[id];
    expect(isCovered(answersTo('emergencies')?.[id].mark)).toBe(stabilisationHours !== undefined);
    expect(isCovered(answersTo('ambulance')?.[id].mark)).toBe(ambulance !== undefined);
  }
});

test('where the comparison has no virtual booth, it and the answers say to ask before one goes', () => {
  const answers = questions.find(({ id }) => id === 'virtual-booth')?.answers;
  const faq = faqGroups.flatMap((group) => group.questions).find(({ id }) => id === 'doctor-by-phone');
  for (const { id, shortName, benefits } of comparedPlans) {
    expect(answers?.[id].mark === 'covered', id).toBe(benefits.virtualBooth);
    if (benefits.virtualBooth) continue;
    expect(answers?.[id].text).toContain('Ask us before you go');
    expect(faq?.answer.join(' ')).toContain(`On ${shortName}, ask us before you go`);
    const note = benefitNotes.find(({ rows, plans }) => rows.includes('virtual-booth') && plans.includes(id));
    expect(note?.text, id).toContain('ask us before you go');
  }
});

test('every composition fills its family package', () => {
  for (const { people, compositions } of Object.values(familyPackages))
    for (const { adults, children } of compositions) expect(adults + children).toBe(people);
});

test('a plan without published benefits cannot be compared', () => {
  expect(schema.comparedPlanSchema.safeParse(diasporaPlan).success).toBe(false);
  const priced = { ...diasporaPlan, premiums: { individual: 1 } };
  expect(schema.unpublishedPlanSchema.safeParse(priced).success).toBe(false);
});

test('the date in words is the date of the rule', () => {
  const format = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });
  for (const { since } of benefitNotes)
    if (since) expect(since.text).toBe(`from ${format.format(new Date(since.iso))}`);
});

test('no item of a benefit list holds a comma, which would read as two items', () => {
  const lists = comparedPlans.flatMap(({ benefits: { consultation, cancer, annualScreening } }) => [
    ...consultation.specialists,
    ...cancer.types,
    ...annualScreening.tests,
  ]);
  expect(lists.filter((item) => item.includes(','))).toEqual([]);
});

test('each plan has a cover rule for every benefit, in the same order, and its text names what is counted', () => {
  const numbers: Record<number, string> = { 1: 'one', 4: 'four', 5: 'five' };
  for (const { rules } of Object.values(coverRules)) {
    expect(rules.map(({ id }) => id)).toEqual(schema.coverBenefitIdSchema.options);
    for (const { rule, text } of rules) {
      if (typeof rule === 'string') continue;
      if ('year' in rule) expect(text).toMatch(rule.year === 2 ? /year 2|second year/ : 'never');
      else if (rule.months > 0) expect(text).toContain(`${numbers[rule.months]} month`);
    }
  }
});

test('what the plan comparison says of maternal care and screening holds for the cover dates too', () => {
  for (const { id, benefits } of comparedPlans) {
    const ruleOf = (benefit: string) => coverRules[id].rules.find((each) => each.id === benefit)?.rule;
    expect(ruleOf('delivery') === 'not-covered').toBe(!benefits.maternalCare);
    const screening = ruleOf('screening');
    const year = typeof screening === 'object' && 'year' in screening ? screening.year : 1;
    expect(year).toBe(benefits.annualScreening.startYear);
  }
});

test('every amount of money that is covered is one of the plan’s own limits', () => {
  for (const { id, benefits } of comparedPlans) {
    const limits = [benefits.eyecare.lensLimit, benefits.cancer.limit].map((limit) => formatNaira(limit));
    const named = questions.flatMap(({ answers }) => answers[id].text?.match(/₦[\d,]*\d/g) ?? []);
    expect(named).toEqual(limits);
  }
});

test('what the plan comparison leaves out is never called covered', () => {
  for (const { id, benefits } of comparedPlans) {
    const maternal = benefits.maternalCare ? 'limit' : 'not-covered';
    const expected: Record<string, string> = {
      delivery: maternal,
      caesarean: maternal,
      'antenatal-care': maternal,
      'home-nursing': benefits.homeCare ? 'limit' : 'not-covered',
      'doctor-by-phone': benefits.telemedicine ? 'covered' : 'not-covered',
      'virtual-booth': benefits.virtualBooth ? 'covered' : 'not-stated',
    };
    const marks = Object.fromEntries(questions.map(({ id: name, answers }) => [name, answers[id].mark]));
    expect(marks).toMatchObject(expected);
  }
});

/** What visitors read of the plans in English outside the plan pages, sentence by sentence. */
const folder = new URL('./posts/', import.meta.url);
const posts = readdirSync(folder).map((file) => readFileSync(new URL(file, folder), 'utf8'));
const prose = [
  telemedicineSection.text,
  ...sections.flatMap((section) => ('description' in section ? section.description : [])),
  ...faqGroups.flatMap((group) => group.questions.flatMap(({ answer }) => answer)),
  ...posts,
].flatMap((text) => text.split(/(?<=[.!?])\s+|\n/));

test('a doctor by phone is promised round the clock on the plans alone whose document says so', () => {
  const named = comparedPlans.filter(({ id }) => statedCare[id].telemedicineHours === 24);
  expect(named.map(({ shortName }) => shortName)).toEqual(['Jaara Plus']);
  for (const { id } of comparedPlans) {
    const ownWords = questions.find((question) => question.id === 'doctor-by-phone')?.answers[id].text;
    expect(ownWords?.includes('24 hours')).toBe(statedCare[id].telemedicineHours === 24);
    expect(JSON.stringify(planDetails[id]).includes('24 hours')).toBe(
      statedCare[id].telemedicineHours === 24,
    );
  }
  const about = prose.filter(
    (sentence) => /24 hours/.test(sentence) && /doctor|medicine|prescri/i.test(sentence),
  );
  expect(about.length).toBeGreaterThan(2);
  for (const sentence of about) expect(sentence).toContain('Jaara Plus');
});

test('the four months before surgery are said of planned surgery alone', () => {
  const about = prose.filter((sentence) => /four months/.test(sentence) && /surgery/i.test(sentence));
  expect(about.length).toBeGreaterThan(2);
  for (const sentence of about) expect(sentence).toMatch(/planned|elective/i);
});

test('a blog post says of dialysis when the plan covers it', () => {
  const [row = ''] = posts.flatMap((post) => post.match(/^\| Dialysis \|.*$/m) ?? []);
  const cells = row.split('|').slice(2, -1);
  for (const [place, { id }] of comparedPlans.entries()) {
    const rule = coverRules[id].rules.find((each) => each.id === 'dialysis')?.rule;
    expect(cells[place]).toMatch(rule === 'not-stated' ? 'ask us' : /^ (?:from )?(?:year 2|the second year)/);
  }
  const seniors = posts.flatMap((post) => post.match(/^\| Dialysis, .*$/m) ?? []);
  expect(seniors).toEqual([expect.stringContaining('6 sessions, from year 2')]);
});
