import type { Dated, ProviderList, ProviderListId } from '#content/schema/directory.ts';
import type { DateWords } from '#content/schema/site.ts';
import type { verdictWords } from '#words/provider-page.ts';
import { formatDate } from '../text/format-date.ts';
import type { AreaCount, Verdict } from './answer-place-query.ts';
import type { ListedPlace } from './prepare-places.ts';

/** What an answer is said with, in the language of the page. */
type AnswerWords = {
  verdictWords: typeof verdictWords;
  dateWords: DateWords;
  /** What an LGA or LCDA is called. */
  areaName: (name: string) => string;
};

type Lists = readonly Pick<Dated<ProviderList>, 'id' | 'kind' | 'date' | 'planName'>[];

export type DescribedVerdict = {
  /** One sentence that answers. */
  headline: string;
  /** What else is known, such as the date of the list. */
  details: string[];
};

/** Puts a verdict into words. */
export function describeVerdict(
  verdict: Verdict,
  found: { text: string; total: number },
  said: AnswerWords,
  lists: Lists,
): DescribedVerdict {
  const { verdictWords: words, dateWords } = said;
  const dateOf = (of: Lists) =>
    words.and([...new Set(of.map(({ date }) => date))].sort().map((date) => formatDate(date, dateWords)));
  switch (verdict.kind) {
    case 'yes':
    case 'perhaps': {
      const { places } = verdict;
      const listed = lists.filter(({ id }) => places.some((place) => place.lists.includes(id)));
      const countOf = (id: ProviderListId) => places.filter((place) => place.lists.includes(id)).length;
      const [only, another] = places;
      return {
        headline:
          only && !another
            ? describePlace(only, verdict, said, lists)
            : (verdict.kind === 'yes' ? words.several : words.perhapsSeveral)(places.length),
        details: [
          ...(another
            ? listed.flatMap(({ id, planName }) => (planName ? words.planOfSome(planName, countOf(id)) : []))
            : []),
          words.inList(dateOf(listed)),
        ],
      };
    }
    case 'no': {
      const asked = lists.filter(({ kind }) => !verdict.asked || kind === verdict.asked);
      return { headline: words.no(verdict.asked ?? 'either', dateOf(asked)), details: [words.unlisted] };
    }
    case 'area': {
      const ignored = verdict.ignored ? ` ${words.ignored(verdict.ignored)}` : '';
      const count = words.sentence(describeArea(verdict, said, lists));
      const date = words.inList(dateOf(lists));
      // "7 pharmacies" alone would not tell that there is no hospital.
      return verdict.near
        ? {
            headline: words.sentence(describeArea({ ...verdict, pharmacies: 0 }, said, lists)) + ignored,
            details: [count, date],
          }
        : { headline: count + ignored, details: [date] };
    }
    case 'none':
      return { headline: verdict.isNeed ? words.need : words.found(found.total, found.text), details: [] };
  }
}

/** How many places are in an area, such as "11 hospitals in Lekki". */
export function describeArea(
  { area, type, plan, hospitals, pharmacies }: AreaCount,
  { verdictWords: words, areaName }: Omit<AnswerWords, 'dateWords'>,
  lists: Lists,
): string {
  const count = area.kind === 'street' ? words.onStreet : words.inArea;
  const counted = count(hospitals, pharmacies, areaName(area.name), type);
  const planName = lists.find(({ id }) => id === plan)?.planName;
  return planName ? words.ofPlan(counted, planName) : counted;
}

function describePlace(
  place: ListedPlace,
  { kind, plan }: Extract<Verdict, { places: ListedPlace[] }>,
  { verdictWords: words, areaName }: AnswerWords,
  lists: Lists,
): string {
  const isCertain = kind === 'yes';
  const { name, lga } = place.record;
  const there = name.includes(lga) ? name : `${name} (${areaName(lga)})`;
  const plans = lists.flatMap(({ id, planName }) => (planName && place.lists.includes(id) ? [planName] : []));
  if (plans.length === 0) return (isCertain ? words.pharmacy : words.perhapsPharmacy)(there);
  const asked = lists.find(({ id }) => id === plan)?.planName;
  if (asked && !plans.includes(asked))
    return (isCertain ? words.otherPlan : words.perhapsOtherPlan)(there, words.and(plans), asked);
  return (isCertain ? words.covered : words.perhapsCovered)(there, words.and(plans));
}
