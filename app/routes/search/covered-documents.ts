import { resources } from '#content/en/resources.ts';
import type { ComparedPlan, ComparedPlanId, CoveredAnswer } from '#content/schema/plan.ts';
import type { Link } from '#content/schema/site.ts';
import { benefitWords } from '#facts/benefit-words.ts';
import type { PostLanguage } from '#facts/blog.ts';
import { askInstead, coveredGroups, coveredMarks, coveredPage } from '#words/covered.ts';
import { language } from '#words/language.ts';
import { comparedPlans } from '#words/plans.ts';
import { searchPage as words } from '#words/search-page.ts';
import { planNamedIn } from '../plan/household/household-card.ts';
import type { AnswerCard } from './answer-card.ts';
import type { FoundNames } from './find-names.ts';
import type { SearchDocument } from './search-index.ts';

type Said = { label: string; text: string };

export const COVERED = '/plan/what-is-covered';

/** A document as the card of an answer. */
export function cardOfDocument(document: SearchDocument): AnswerCard {
  const { kind, href, title, text, values } = document;
  return {
    href,
    kind: words.kinds[kind],
    title,
    lang: langOfDocument(document),
    text: text ? [text] : [],
    values,
    links: [],
  };
}

/** Marks what is not written in the page's language, such as what there is in English only. */
export function langOfDocument({ kind, href, lang }: SearchDocument): PostLanguage | undefined {
  const isEnglish = kind === 'policy' || resources.some((resource) => resource.href === href);
  const own = lang ?? (isEnglish ? 'en' : undefined);
  return own === language.code ? undefined : own;
}

/** The row of the treatment that a search names, with what each plan says of it; that no plan names it, if none does. */
export function serviceCard(text: string, { treatment }: FoundNames): AnswerCard | undefined {
  const document = coveredDocuments().find(({ href }) => href === `${COVERED}#${treatment?.row}`);
  if (!document || !treatment) return undefined;
  const card = {
    ...cardOfDocument(document),
    values: coveredValues(treatment.row, treatment.word),
    links: coveredWays(planNamedIn(text), `#${treatment.row}`),
  };
  if (treatment.isNamed) return card;
  return { ...card, note: words.notNamed(treatment.typed), isNearest: true, isGuess: true };
}

/** The own list of a plan, perhaps at a row of it. */
export function coveredWays(plan: ComparedPlan | undefined, hash: '' | `#${string}` = ''): Link[] {
  if (!plan) return [];
  return [{ label: `${plan.name}: ${coveredPage.heading}`, to: `${COVERED}?plan=${plan.id}${hash}` }];
}

function sayAnswer({ label, mark, text }: Pick<CoveredAnswer, 'mark' | 'text'> & { label: string }): Said {
  const verdict = coveredMarks[mark];
  // What the plan's list says comes before whom to ask about the rest.
  if (mark === 'not-stated') return { label, text: `${text ? `${text} ` : ''}${verdict}${askInstead}` };
  return { label, text: text ? `${verdict}. ${text}` : verdict };
}

/** What each plan says of one word of a row: a plan that pays for others of it, but does not name this, is to be asked. */
function coveredValues(row: string, word: string): Said[] {
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
