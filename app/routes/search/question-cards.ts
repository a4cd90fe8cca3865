import { type EnrolmentAmount, enrolmentAmounts } from '#domain/enrolment/enrolment-amount.ts';
import { type EnrolmentQuery, enrolmentSearch, maxPeople } from '#domain/enrolment/enrolment-query.ts';
import { type Checked, checkOfficial } from '#domain/official/check-official.ts';
import { benefitPhrases } from '#domain/plans/filter-covered.ts';
import { type Household, quoteHousehold, writeTotal } from '#domain/plans/household-cost.ts';
import { defaultPlanQuery, planHref } from '#domain/plans/plan-query.ts';
import {
  isAboutGrownChild,
  readAge,
  readFamily,
  readHouseholds,
  readMonths,
  readSeniors,
  readStaff,
} from '#domain/plans/read-household.ts';
import { createNameMatcher } from '#domain/search/match-names.ts';
import { foldText, foldWithOrigins } from '#domain/text/fold-text.ts';
import { isCutSearch } from '#domain/text/truncate-search.ts';
import { benefitWords, illnessRows, urgentWords } from '#facts/benefit-words.ts';
import * as facts from '#facts/enrol-page.ts';
import { coverRules } from '#facts/plans.ts';
import { coveredPage } from '#words/covered.ts';
import { emergencyPage } from '#words/emergency-page.ts';
import { enrolCases, enrolSummary } from '#words/enrol-page.ts';
import { isThisLashma as checkWords } from '#words/is-this-lashma.ts';
import { comparisonIds } from '#words/plan-comparison.ts';
import { householdCalculator, householdContent } from '#words/plan-page.ts';
import { comparedPlans, seniorsPlan } from '#words/plans.ts';
import { householdWords, personWords } from '#words/search/question-words.ts';
import { benefitFillerWords, searchFillerWords, searchPage as words } from '#words/search-page.ts';
import type { Site } from '../../site.ts';
import { collectOfficial, groupItems, headingOf, linesOfGroup } from '../is-this-lashma/official.ts';
import { type AnswerCard, coveredCard } from './best-answer.tsx';
import { COVERED } from './covered-documents.ts';
import { splitWords, stemWord, tellingWords } from './search-index.ts';

/** The price of a household that a search describes: "2 adults and 3 children". */
export function householdCard(text: string): AnswerCard | undefined {
  const households = readHouseholds(text, householdWords);
  const [first] = households;
  if (!first) return undefined;
  const { title, link, ageless, askAge, ifAged } = words.household;
  const parents = households.length - 1;
  const quotes = households.map((household) => quotesFor(household, text));
  const links = households.map((household) => ({
    label: parents > 0 ? `${link}: ${peopleOf(household).join(', ')}` : link,
    to: `${planHref({ ...defaultPlanQuery(comparisonIds), household }, comparisonIds)}#${householdCalculator.id}`,
  }));
  const known = peopleOf({ ...first, adults: first.adults - parents });
  return {
    href: links[0]?.to ?? '/plan',
    title: title(parents > 0 ? [...known, ageless(parents)] : known),
    note: parents > 0 ? askAge : undefined,
    text: doubtsOf(quotes.flat()),
    values: quotes.flatMap((each, aged) => {
      const values = valuesOf(each, first.seniors + aged > 0 ? seniorsPlan : undefined);
      if (parents === 0) return values;
      return values.map(({ label, text }) => ({ label: `${ifAged(aged, parents)}: ${label}`, text }));
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

/** The plan that a text names, the longer name first. */
function planNamedIn(text: string) {
  return comparedPlans.toReversed().find(({ shortName }) => foldText(text).includes(foldText(shortName)));
}

/** The own list of the plan that a text names, at a row of it. */
export function waysToPlan(text: string, hash: '' | `#${string}` = ''): AnswerCard['links'] {
  const plan = planNamedIn(text);
  if (!plan) return [];
  return [{ label: `${plan.name}: ${coveredPage.heading}`, to: `${COVERED}?plan=${plan.id}${hash}` }];
}

/** With the plan of those of 60 and above where others are on another. */
function valuesOf(
  amounts: readonly EnrolmentAmount[],
  beside?: { id: string; name: string },
): NonNullable<AnswerCard['values']> {
  return amounts.map((amount) => ({
    label: comparedPlans
      .filter(({ id }) => id === amount.planId || id === beside?.id)
      .map(({ name }) => name)
      .join(' + '),
    text: writeTotal(amount, householdCalculator.atMost),
  }));
}

export function peopleOf(household: Household): string[] {
  return (['adults', 'children', 'seniors'] as const).flatMap((group) =>
    household[group] > 0 ? [words.household[group](household[group])] : [],
  );
}

/**
 * What so many staff cost, each with a policy alone, as /enrol works it out: "12 workers insurance price"; what each of
 * them costs where the number is not told.
 */
export function staffCard(text: string): AnswerCard | undefined {
  const { count, isCounted } = readStaff(text, householdWords) ?? { count: 0 };
  if (count === 0 || count > maxPeople('staff')) return undefined;
  const { query, href } = enrolmentOf('staff', { adults: count, children: 0, seniors: 0 });
  const { label, heading, links, to } = { ...facts.enrolCases.staff, ...enrolCases.staff };
  const way = isCounted ? href : to;
  return {
    href: way,
    title: isCounted ? words.household.staff(count) : heading,
    text: [enrolSummary.amount.staff],
    values: valuesOf(enrolmentAmounts(householdContent, query)),
    links: [{ label, to: way }, ...links],
  };
}

/** What parents of 60 and above cost who are paid for from abroad: "mama 67 years old from london". */
export function parentAbroadCard(text: string): AnswerCard | undefined {
  const { seniors = 0, isAbroad } = readSeniors(text, householdWords) ?? {};
  if (!isAbroad || seniors === 0) return undefined;
  const { query, href } = enrolmentOf('parent-abroad', { adults: 0, children: 0, seniors });
  const { heading, lead, paragraphs, label, links } = enrolCases['parent-abroad'];
  return {
    href,
    title: heading,
    text: [lead, paragraphs.diaspora],
    values: valuesOf(enrolmentAmounts(householdContent, query)),
    links: [{ label, to: href }, ...links],
  };
}

/** The months of enrolment before a delivery is covered, of the nine that a pregnancy has. */
const BEFORE_DELIVERY = coverRules['standard-jaara'].rules.delivery.rule.months;
const OF_PREGNANCY = 9;

/** For whoever is too far in a pregnancy to complete the wait before the birth: "my wife is pregnant 6 months". */
export function lateJoinNote(text: string): string | undefined {
  const months = readMonths(text, householdWords) ?? 0;
  const isLate = OF_PREGNANCY - months < BEFORE_DELIVERY && months <= OF_PREGNANCY;
  return isLate ? words.joinsLate(months) : undefined;
}

/** Which question answers a text that tells of an age, too many to list: "my mama na 72 years", "my child is 24". */
export function answerOfAge(text: string): 'seniors' | 'dependants' | undefined {
  if ((readSeniors(text, householdWords)?.seniors ?? 0) > 0) return 'seniors';
  return isAboutGrownChild(text, householdWords) ? 'dependants' : undefined;
}

const OLD = 60;

/** What a search tells beside its words, as content/facts/search/intents.ts names it, with the row that it names. */
export function signsOf(text: string, row = ''): string[] {
  return [
    ...(/₦|\bnaira\b|\b\d[\d,]{2,}\b|\b\d+k\b/i.test(text) ? ['naira'] : []),
    ...((readAge(text, householdWords) ?? 0) >= OLD ? ['aged60'] : []),
    ...(illnessRows.includes(row) ? ['illness'] : []),
  ];
}

function enrolmentOf(forCase: 'staff' | 'parent-abroad', household: Household) {
  const query: EnrolmentQuery = { case: forCase, household, area: '', hospital: '', isAsked: true };
  return { query, href: `/enrol?${enrolmentSearch(query)}` };
}

type CheckSite = Pick<Site, 'publicUrl' | 'directory' | 'pagePaths' | 'content'>;

/** A number, a link or an account that a search contains; a name is searched for as any other text. */
export function officialCard(text: string, site: CheckSite): AnswerCard | undefined {
  const checked = checkOfficial(text, collectOfficial(site));
  const isMeant =
    // A browser may have cut it.
    (checked.kind === 'ours' && !isCutSearch(text)) ||
    /^0\d{2,}$/.test(text) ||
    (checked.kind === 'message' && checked.items.some((item) => !item.isName && item.verdict !== 'place'));
  return isMeant ? checkedCard(text, checked, site) : undefined;
}

/** The check of /is-this-lashma as a card. */
export function checkedCard(
  text: string,
  checked: Checked,
  { pagePaths }: Pick<CheckSite, 'pagePaths'>,
): AnswerCard | undefined {
  if (checked.kind === 'empty' || !pagePaths.includes(checkWords.link.to)) return undefined;
  const href = `${checkWords.link.to}?${new URLSearchParams({ q: text.trim() })}`;
  const card = {
    href,
    kind: checkWords.heading,
    title: headingOf(checked),
    links: [{ ...checkWords.link, to: href }],
    isWarning: checked.kind !== 'ours',
  };
  if (checked.kind === 'ours') return { ...card, text: [checkWords.reasons.ours[checked.item.kind]] };
  if (checked.kind === 'too-long') return { ...card, text: [] };
  const groups = groupItems(checked.items);
  const foreign = groups.filter(({ id }) => id === 'foreign').flatMap(linesOfGroup);
  const others = groups.filter(({ id }) => id !== 'foreign').flatMap(linesOfGroup);
  const none = groups.length === 0 ? [checkWords.found.none] : [];
  // A phone without data may show only the beginning.
  return { ...card, text: [...none, ...foreign, checkWords.rules.join(' '), ...others] };
}

/** A person of whom a search asks whether we know them, "is Mr Tunde from LASHMA", or an agent: "MyCover Genius". */
export function personCard(
  text: string,
  site: CheckSite,
  isName: (word: string) => boolean,
): AnswerCard | undefined {
  const squeeze = (name: string) => splitWords(name).join('');
  const isCalled = ({ name }: { name: string }) => squeeze(name).startsWith(squeeze(text));
  const words = splitWords(text);
  const isAgent = words.some(isName) && words.length > 1 && site.directory.agents.some(isCalled);
  if (!isAgent && !isAboutPerson(words, isName)) return undefined;
  return checkedCard(text, checkOfficial(text, collectOfficial(site)), site);
}

function isAboutPerson(words: readonly string[], isName: (word: string) => boolean): boolean {
  if (words.some((word, at) => personWords.titles.includes(word) && isName(words[at + 1] ?? ''))) return true;
  const text = ` ${words.join(' ')} `;
  const ofUs = personWords.ofUs.find((phrase) => text.includes(` ${phrase} `));
  const rest = splitWords(text.replace(` ${ofUs} `, ' ')).filter((word) => !searchFillerWords.includes(word));
  return ofUs !== undefined && rest.length > 0 && rest.every(isName);
}

/** With the numbers to call. */
const inDanger = words.ofUnlisted.at(-1);

type FoundBenefit = { row: string; isNamed: boolean; word: string; typed: readonly string[] };

const matchBenefits = createNameMatcher(benefitPhrases(benefitWords));

/** The longest wording, before a general word: "operation for fibroid" asks for fibroid. */
function findBenefit(text: string): FoundBenefit | undefined {
  const typed = foldText(text).split(' ').filter(Boolean);
  const all = matchBenefits(typed);
  const found = all.find(({ phrase }) => !benefitFillerWords.includes(phrase)) ?? all[0];
  return found && { ...found.value, word: found.phrase, typed: found.at.map((at) => typed[at] ?? '') };
}

/** The row of /plan/what-is-covered that a search names, and whether it asks for nothing else. */
export function benefitCard(
  text: string,
  fillers: readonly string[],
  isOtherWord: (word: string) => boolean = () => false,
): { whole?: AnswerCard; among?: AnswerCard; row?: string } {
  // "Eye dey pain me" is "eye pain".
  const telling = tellingWords(text, fillers);
  // "Operation for eye" is "eye operation".
  const wordings = new Set([text, telling.join(' '), telling.toReversed().join(' ')]);
  const [found] = [...wordings]
    .flatMap((wording) => findBenefit(wording) ?? [])
    // "Never" is no misspelt "fever", and "message" no "massage".
    .filter(
      ({ typed, word }) =>
        stemsOf(typed) === stemsOf(word.split(' ')) ||
        !typed.some((each) => fillers.includes(each) || isOtherWord(each)),
    )
    .toSorted((one, other) => other.typed.length - one.typed.length);
  const card = found && coveredCard(found.row, waysToPlan(text, `#${found.row}`), found.word);
  if (!found || !card) return {};
  const isElse = (word: string) =>
    !found.typed.includes(word) && !fillers.includes(word) && !benefitFillerWords.includes(word);
  const isWhole = !splitWords(text).some(isElse);
  const shown = found.isNamed ? card : nearestCard(card, found, text);
  const emergency = { label: emergencyPage.heading, to: '/emergency' };
  const urgent = urgentWords.includes(found.word) && {
    note: [inDanger, shown.note].join(' ').trim(),
    links: [...shown.links, emergency],
  };
  return { [isWhole ? 'whole' : 'among']: { ...shown, ...urgent }, row: found.row };
}

const stemsOf = (words: readonly string[]) => words.map(stemWord).join(' ');

/** No plan names it: what comes nearest, and whom to ask. */
function nearestCard(card: AnswerCard, { typed }: FoundBenefit, text: string): AnswerCard {
  return { ...card, note: words.notNamed(asTyped(typed.join(' '), text)), isNearest: true, isGuess: true };
}

/** Folded words as somebody wrote them, with their marks: “rọpárọsẹ̀”. */
function asTyped(folded: string, text: string): string {
  const { folded: whole, starts, ends } = foldWithOrigins(text);
  const at = whole.indexOf(` ${folded} `) + 1;
  return at > 0 ? text.slice(starts[at], ends[at + folded.length - 1]) : folded;
}
