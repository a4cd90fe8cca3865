import { expect, test } from 'vitest';
import { coveredGroups } from '#content/en/covered.ts';
import { planDetails } from '#content/en/plan-details.ts';
import { comparedPlans } from '#content/en/plans.ts';
import { foldText } from '#domain/text/fold-text.ts';
import { benefitWords } from '#facts/benefit-words.ts';

test('every wording is folded, belongs to one row, and the row exists', () => {
  const rows = coveredGroups.flatMap(({ questions }) => questions.map(({ id }) => id));
  const wordings = Object.values(benefitWords).flatMap(({ named, near = [] }) => [...named, ...near]);
  expect(Object.keys(benefitWords).filter((row) => !rows.includes(row))).toEqual([]);
  expect(wordings.filter((word) => foldText(word) !== word)).toEqual([]);
  expect(wordings.filter((word, place) => wordings.indexOf(word) !== place)).toEqual([]);
});

test('what is said to be named by no plan is named by none', () => {
  const said = foldText(JSON.stringify([coveredGroups, planDetails, comparedPlans]));
  const near = Object.values(benefitWords).flatMap((row) => row.near ?? []);
  expect(near.filter((word) => new RegExp(` ${word}s? `).test(` ${said} `))).toEqual([]);
});

/** Words that stand in another sense in the documents of one plan: the prescription of telemedicine, the ear that is pierced. */
const OTHERWISE = ['prescription', 'diabetic', 'ear'];

/** What a plan's own documents say, in our words. */
function saidBy(row: string, plan: (typeof comparedPlans)[number]): string {
  const answers = coveredGroups.flatMap(({ questions }) => questions).find(({ id }) => id === row)?.answers;
  return ` ${foldText(JSON.stringify([answers?.[plan.id].text, planDetails[plan.id], plan.benefits]))} `;
}

test('a word that one plan alone names is unnamed by the others that pay for its row', () => {
  const has = (said: string, word: string) => new RegExp(` ${word}s? `).test(said);
  const questions = coveredGroups.flatMap((group) => group.questions);
  const wrong = questions.flatMap(({ id, question, answers }) => {
    const { named = [], unnamedBy = {} } = benefitWords[id] ?? {};
    const asked = ` ${foldText(question)} `;
    const said = new Map(comparedPlans.map((plan) => [plan.id, saidBy(id, plan)]));
    return comparedPlans.flatMap((plan) => {
      const own = said.get(plan.id) ?? '';
      const unnamed = unnamedBy[plan.id] ?? [];
      const isYes = ['covered', 'limit'].includes(answers[plan.id].mark);
      const isElsewhere = (word: string) =>
        !has(asked, word) && !has(own, word) && [...said.values()].some((other) => has(other, word));
      const missing = named.filter((word) => isElsewhere(word) && ![...unnamed, ...OTHERWISE].includes(word));
      return [
        ...unnamed.filter((word) => !isYes || !named.includes(word) || has(own, word)),
        ...(isYes ? missing : []),
      ].map((word) => `${plan.id}: ${word}`);
    });
  });
  expect(wrong).toEqual([]);
});
