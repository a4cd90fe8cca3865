import { expect, test } from 'vitest';
import { coveredGroups } from '#content/en/covered.ts';
import type { ComparedPlan, StatedCare } from '#content/schema/plan.ts';
import { statedCareSchema } from '#content/schema/plan.ts';
import { statedCare } from '#facts/plans.ts';
import { coverRules } from '#words/cover-dates.ts';
import { benefitNotes } from '#words/plan-comparison.ts';
import { comparedPlans, jaaraPlus, seniorsPlan, standardJaara } from '#words/plans.ts';
import { exampleWords } from '#words/worked-examples.ts';
import { type ExampleId, type ExamplesContent, workExamples } from './worked-examples.ts';

const contentOf = (plan: ComparedPlan): ExamplesContent => ({
  plan,
  stated: statedCare[plan.id],
  rules: coverRules[plan.id].rules,
  notes: benefitNotes,
  words: exampleWords,
});

function work(id: ExampleId, content: ExamplesContent) {
  const found = workExamples(content).find((example) => example.id === id);
  if (!found) throw new Error(`no example ${id}`);
  return { ...found, text: found.lines.map(({ what, pay }) => `${what}: ${pay}`).join('\n') };
}

const ASK = 'Our published benefits do not state it; ask us';

test.each<[ComparedPlan, ExampleId, string, RegExp]>([
  [
    standardJaara,
    'birth',
    'condition',
    /delivery, .* after 5 months .*: ₦0\n.*before the 5 months are over: The whole/,
  ],
  [jaaraPlus, 'birth', 'covered', /incubator for the baby, up to 5 days: ₦0/],
  [seniorsPlan, 'birth', 'not-covered', /no maternal care: The whole price$/],
  [standardJaara, 'malaria', 'condition', new RegExp(`treatment of malaria: ${ASK}`)],
  [jaaraPlus, 'malaria', 'covered', /treatment of malaria: ₦0\n.*: ₦0\n.*24 hours a day: ₦0/],
  [standardJaara, 'blood-pressure', 'condition', /within 4 specialist visits a year: A part \(co-payment\)/],
  [
    seniorsPlan,
    'blood-pressure',
    'condition',
    /within 6 .*: ₦0\n.*beyond the 6: The whole price\n.*state it; ask us/,
  ],
  [
    jaaraPlus,
    'operation',
    'condition',
    /after 4 months of enrolment: ₦0 if the plan names it[\s\S]*Semi-private ward: 5 of the 21 days .*: ₦0\n.*beyond the 21: The whole price/,
  ],
  [seniorsPlan, 'operation', 'condition', /after 4 months of enrolment: Our published/],
  [standardJaara, 'glasses', 'covered', /₦10,000 or less: ₦0\n.*₦15,000: the plan pays ₦10,000: ₦5,000/],
  [seniorsPlan, 'glasses', 'covered', /₦37,500: the plan pays ₦25,000: ₦12,500/],
])('$0.shortName pays for what its figures say: %#', (plan, id, tone, said) => {
  const example = work(id, contentOf(plan));
  expect(example.tone).toBe(tone);
  expect(example.text).toMatch(said);
});

test('another limit, waiting time or stated benefit changes the examples by itself', () => {
  const content = contentOf(standardJaara);
  const { benefits } = standardJaara;
  const changed: ExamplesContent = {
    ...content,
    plan: {
      ...standardJaara,
      benefits: {
        ...benefits,
        consultation: { ...benefits.consultation, visits: 7 },
        hospitalCare: { ...benefits.hospitalCare, days: 3 },
        eyecare: { ...benefits.eyecare, lensLimit: 12_000 },
      },
    },
    stated: { ...content.stated, malaria: 'covered' },
    rules: content.rules.map((each) => (each.id === 'delivery' ? { ...each, rule: { months: 9 } } : each)),
  };
  expect(work('glasses', changed)).toMatchObject({
    outcome: expect.stringContaining('₦12,000'),
    text: expect.stringContaining('₦18,000: the plan pays ₦12,000: ₦6,000'),
  });
  expect(work('malaria', changed).tone).toBe('covered');
  expect(work('birth', changed).text).toContain('after 9 months');
  expect(work('blood-pressure', changed).text).toContain('beyond the 7');
  expect(work('operation', changed).text).toContain('3 of the 3 days');
});

test('nothing is called free that /plan/what-is-covered does not call covered', () => {
  const asked: Partial<Record<keyof StatedCare, string>> = {
    malaria: 'malaria',
    medicines: 'medicines',
    followUp: 'hypertension',
    specialist: 'specialists',
    surgery: 'surgery',
    maternityAmbulance: 'ambulance',
  };
  const questions = coveredGroups.flatMap((group) => group.questions);
  for (const { id } of comparedPlans) {
    expect(statedCareSchema.safeParse(statedCare[id]).success).toBe(true);
    for (const [care, question] of Object.entries(asked)) {
      const mark = questions.find((each) => each.id === question)?.answers[id].mark;
      const isStated = statedCare[id][care as keyof StatedCare] !== 'not-stated';
      expect([id, care, isStated]).toEqual([id, care, mark === 'covered' || mark === 'limit']);
    }
  }
});
