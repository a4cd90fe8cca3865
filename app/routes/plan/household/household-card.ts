import type { EnrolmentAmount } from '#domain/enrolment/enrolment-amount.ts';
import { type Household, quoteHousehold, writeTotal } from '#domain/plans/household-cost.ts';
import { defaultPlanQuery, planHref } from '#domain/plans/plan-query.ts';
import { readFamily, readHouseholds } from '#domain/plans/read-household.ts';
import { foldText } from '#domain/text/fold-text.ts';
import { householdWords } from '#words/household-words.ts';
import { comparisonIds } from '#words/plan-comparison.ts';
import { householdCalculator, householdContent } from '#words/plan-page.ts';
import { comparedPlans, seniorsPlan } from '#words/plans.ts';
import { searchPage } from '#words/search-page.ts';

const words = searchPage.household;

/** What a household costs, by plan, with the calculator filled in: that of a text, or `usual` if it describes none. */
export function householdCard(text: string, usual?: Household) {
  const described = readHouseholds(text, householdWords);
  const households = described.length > 0 || !usual ? described : [usual];
  const [first] = households;
  if (!first) return undefined;
  const parents = households.length - 1;
  const quotes = households.map((household) => quotesFor(household, text));
  const links = households.map((household) => ({
    label: parents > 0 ? `${words.link}: ${peopleOf(household).join(', ')}` : words.link,
    to: `${planHref({ ...defaultPlanQuery(comparisonIds), household }, comparisonIds)}#${householdCalculator.id}`,
  }));
  const known = peopleOf({ ...first, adults: first.adults - parents });
  return {
    href: links[0]?.to ?? '/plan',
    title: words.title(parents > 0 ? [...known, words.ageless(parents)] : known),
    note: parents > 0 ? words.askAge : undefined,
    text: doubtsOf(quotes.flat()),
    values: quotes.flatMap((each, aged) => {
      const values = valuesOf(each, first.seniors + aged > 0 ? seniorsPlan : undefined);
      if (parents === 0) return values;
      return values.map(({ label, text }) => ({ label: `${words.ifAged(aged, parents)}: ${label}`, text }));
    }),
    links,
  };
}

/** What to ask first, if the published prices leave open which of several holds. */
export function doubtsOf(quotes: readonly EnrolmentAmount[]): string[] {
  const { text, line } = householdCalculator.doubt;
  const isOpen = quotes.some(({ ways }) => ways.some(({ asks }) => asks.length > 0));
  return isOpen ? [`${text} ${line.display} (${line.digits}).`] : [];
}

export function peopleOf(household: Household): string[] {
  return (['adults', 'children', 'seniors'] as const).flatMap((group) =>
    household[group] > 0 ? [words[group](household[group])] : [],
  );
}

/** The plan that a text names, the longer name first. */
export function planNamedIn(text: string) {
  return comparedPlans.toReversed().find(({ shortName }) => foldText(text).includes(foldText(shortName)));
}

/** Of the plan that a text names, or of all. */
function quotesFor(household: Household, text: string) {
  const all = quoteHousehold(householdContent, household);
  const plan = planNamedIn(text);
  const ofPlan = all.filter(({ planId }) => planId === plan?.id);
  const size = readFamily(text, householdWords);
  // A "family of 6" is what is sold by that name.
  const isPackage = Object.values(householdContent.packages).some(({ people }) => people === size);
  return (ofPlan.length > 0 ? ofPlan : all).map(({ ways, ...quote }) => ({
    ...quote,
    ways: isPackage ? ways.filter(({ asks }) => asks.length === 0) : ways,
  }));
}

/** With the plan of those of 60 and above where others are on another. */
function valuesOf(amounts: readonly EnrolmentAmount[], beside?: { id: string; name: string }) {
  return amounts.map((amount) => ({
    label: comparedPlans
      .filter(({ id }) => id === amount.planId || id === beside?.id)
      .map(({ name }) => name)
      .join(' + '),
    text: writeTotal(amount, householdCalculator.atMost),
  }));
}
