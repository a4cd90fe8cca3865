import type { ComparedPlanId, CoveredAnswer } from '#content/schema/plan.ts';
import { benefitWords } from '#facts/benefit-words.ts';
import { askInstead, coveredGroups, coveredMarks } from '#words/covered.ts';
import { comparedPlans } from '#words/plans.ts';
import { searchPage as words } from '#words/search-page.ts';
import type { SearchDocument } from './search-index.ts';

type Said = { label: string; text: string };

export const COVERED = '/plan/what-is-covered';

function sayAnswer({ label, mark, text }: Pick<CoveredAnswer, 'mark' | 'text'> & { label: string }): Said {
  const verdict = coveredMarks[mark];
  // What the plan's list says comes before whom to ask about the rest.
  if (mark === 'not-stated') return { label, text: `${text ? `${text} ` : ''}${verdict}${askInstead}` };
  return { label, text: text ? `${verdict}. ${text}` : verdict };
}

/** What each plan says of one word of a row: a plan that pays for others of it, but does not name this, is to be asked. */
export function coveredValues(row: string, word: string): Said[] {
  const answers = coveredGroups.flatMap((group) => group.questions).find(({ id }) => id === row)?.answers;
  return comparedPlans.flatMap(({ id, shortName: label }) => {
    if (!answers) return [];
    return sayAnswer({ label, ...(isSilent(row, id, word) ? { mark: 'not-stated' } : answers[id]) });
  });
}

function isSilent(row: string, plan: ComparedPlanId, word: string): boolean {
  return benefitWords[row]?.unnamedBy?.[plan]?.includes(word) ?? false;
}

/** The rows of /plan/what-is-covered; in a list of results each is summed up plan by plan. */
export function coveredDocuments(): SearchDocument[] {
  return coveredGroups.flatMap((group) =>
    group.questions.map(({ id, question, answers }): SearchDocument => {
      const said = comparedPlans.map((plan) => ({ label: plan.shortName, ...answers[plan.id] }));
      return {
        kind: 'covered',
        href: `${COVERED}#${id}`,
        title: question,
        text: '',
        summary: said.map(({ label, mark }) => `${label}: ${coveredMarks[mark].toLowerCase()}.`).join(' '),
        words: words.coveredWords,
        values: said.map(sayAnswer),
      };
    }),
  );
}
