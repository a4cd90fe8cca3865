import { askInstead, coveredGroups, coveredMarks } from '#words/covered.ts';
import { comparedPlans } from '#words/plans.ts';
import { searchPage as words } from '#words/search-page.ts';
import type { SearchDocument } from './search-index.ts';

export const COVERED = '/plan/what-is-covered';

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
        values: said.map(({ label, mark, text }) => {
          const verdict = mark === 'not-stated' ? `${coveredMarks[mark]}${askInstead}` : coveredMarks[mark];
          return { label, text: text ? `${verdict}. ${text}` : verdict };
        }),
      };
    }),
  );
}
