import { expect, test } from 'vitest';
import { z } from 'zod';
import { formatNaira } from '#domain/text/format-naira.ts';
import { coveredGroups } from './en/covered.ts';
import { comparedPlans } from './en/plans.ts';
import { coveredGroupSchema } from './schema/plan.ts';

const questions = coveredGroups.flatMap((group) => group.questions);

test('every question is answered for every compared plan, as the schema asks', () => {
  expect(z.array(coveredGroupSchema).safeParse(coveredGroups).error?.issues ?? []).toEqual([]);
});

test('a question without an answer for one plan is refused, and so is cover without its limits', () => {
  const [group] = coveredGroups;
  const [question] = group?.questions ?? [];
  const { 'seniors-plan': _, ...twoPlans } = question?.answers ?? {};
  const bare = { ...question?.answers, 'jaara-plus': { mark: 'covered', source: 'somewhere' } };
  for (const answers of [twoPlans, bare])
    expect(coveredGroupSchema.safeParse({ ...group, questions: [{ ...question, answers }] }).success).toBe(
      false,
    );
});

test('no two parts of the page have the same id', () => {
  const ids = [...coveredGroups, ...questions].map(({ id }) => id);
  expect(ids.filter((id, place) => ids.indexOf(id) !== place)).toEqual([]);
});

test('every amount of money is one of the plan’s own limits', () => {
  for (const { id, benefits } of comparedPlans) {
    const limits = [benefits.eyecare.lensLimit, benefits.cancer.limit].map((limit) => formatNaira(limit));
    const named = questions.flatMap(({ answers }) => answers[id].text?.match(/₦[\d,]*\d/g) ?? []);
    expect(named).toEqual(limits);
  }
});

test('what the plan comparison leaves out is never called covered', () => {
  const markOf = (id: string, plan: 'standard-jaara' | 'jaara-plus' | 'seniors-plan') =>
    questions.find((question) => question.id === id)?.answers[plan].mark;
  for (const { id, benefits } of comparedPlans) {
    for (const [question, isCovered] of [
      ['delivery', benefits.maternalCare],
      ['caesarean', benefits.maternalCare],
      ['antenatal-care', benefits.maternalCare],
      ['home-nursing', benefits.homeCare],
      ['doctor-by-phone', benefits.telemedicine],
    ] as const)
      expect([question, markOf(question, id)]).toEqual([question, isCovered ? 'covered' : 'not-covered']);
    expect(markOf('virtual-booth', id)).toBe(benefits.virtualBooth ? 'covered' : 'not-stated');
  }
});
