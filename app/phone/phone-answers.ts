import type { ComparedPlanId } from '#content/schema/plan.ts';
import { answerPlaceQuery, type FoundPlace, type Verdict } from '#domain/directory/answer-place-query.ts';
import { describeVerdict } from '#domain/directory/describe-verdict.ts';
import type { ListedPlace } from '#domain/directory/prepare-places.ts';
import { readQuestion } from '#domain/directory/read-question.ts';
import { checkOfficial } from '#domain/official/check-official.ts';
import { coverDates } from '#domain/plans/cover-dates.ts';
import { type Household, quoteHousehold, writeTotal } from '#domain/plans/household-cost.ts';
import { MAX_SEARCH_CHARACTERS, truncateSearch } from '#domain/text/truncate-search.ts';
import { coverBenefitLabels, coverRules, coverDatesPage as coverWords } from '#words/cover-dates.ts';
import { areaName } from '#words/directory-names.ts';
import { dateWords } from '#words/language.ts';
import { phoneWords } from '#words/phone.ts';
import { householdCalculator, householdContent } from '#words/plan-page.ts';
import { comparedPlans } from '#words/plans.ts';
import { findWords, verdictWords } from '#words/provider-page.ts';
import { searchPage as searchWords } from '#words/search-page.ts';
import { phoneLines } from '#words/site.ts';
import { checkedCard } from '../routes/is-this-lashma/checked-card.ts';
import { collectOfficial, groupOf } from '../routes/is-this-lashma/official.ts';
import { describeSpan, readCoverQuery, writeDay } from '../routes/plan/cover-dates/cover-calendar.ts';
import { doubtsOf, peopleOf } from '../routes/plan/household/household-card.ts';
import { indexDirectory } from '../routes/provider/load-directory.ts';
import { plansOf } from '../routes/provider-place/describe-place.ts';
import type { AnswerCard } from '../routes/search/answer-card.ts';
import { serviceCard } from '../routes/search/covered-documents.ts';
import { cutNote } from '../routes/search/cut-note.ts';
import { findNames } from '../routes/search/find-names.ts';
import { loadSearch } from '../routes/search/load-search.ts';
import { endSentence } from '../routes/search/search-index.ts';
import type { Directory, Site } from '../site.ts';

/** A place as a phone without data shows it. */
export interface PhonePlace {
  name: string;
  /** Its name in a list, with the area where that says something new. */
  label: string;
  /** Its address, with the area. */
  where: string;
  phone: string;
  /** Which plans cover it, or that it is a pharmacy. */
  cover: string;
}

type SearchSite = Parameters<typeof loadSearch>[1];

/**
 * What the pages answer, as plain text for phones without data: by the same finders, sums and words, so that nobody
 * hears one thing on the web and another by USSD or SMS.
 */
export const phoneAnswers = {
  /** Whatever was typed: the name of a place, an area, a street. Of an area hospitals come first, or what was asked for. */
  findPlaces(typed: string, directory: Directory, most: number): { verdict: string; places: PhonePlace[] } {
    const text = truncateSearch(typed).trim();
    const note = cutNote(typed);
    const index = indexDirectory(directory);
    const { verdict, found } = answerPlaceQuery(index, text);
    const wanted = readQuestion(index, text).kind ?? 'hospital';
    const isLater = ({ place }: FoundPlace) => Number(verdict.kind === 'area' && place.kind !== wanted);
    const shown = found.toSorted((one, other) => isLater(one) - isLater(other)).slice(0, most);
    const isOneArea = new Set(shown.map(({ place }) => place.record.lga)).size === 1;
    const said = { verdictWords, dateWords, areaName };
    const { headline } = describeVerdict(
      verdict,
      { text, total: found.length },
      said,
      directory.providerLists,
    );
    return {
      verdict: [
        note,
        headline,
        noteOn(verdict.kind, found),
        ...(found.length > shown.length ? [phoneWords.places.first(shown.length)] : []),
      ]
        .filter(Boolean)
        .join(' '),
      places: shown.map(({ place }) => describe(place, verdict.kind === 'area' && isOneArea)),
    };
  },

  /** What each plan costs a household in a year; nothing for nobody. */
  quote(household: Household): string[] {
    const quotes = quoteHousehold(householdContent, household);
    const { answer, atMost } = householdCalculator;
    return [
      `${peopleOf(household).join(', ')}:`,
      ...quotes.map((quote) => answer(nameOf(quote.planId), writeTotal(quote, atMost))),
      ...doubtsOf(quotes),
    ];
  },

  /** The row of what is covered that a text names, with what each plan says of it. */
  covered(typed: string, directory: Directory): string[] | undefined {
    const text = truncateSearch(typed).trim();
    const card = serviceCard(text, findNames(text, directory));
    const note = cutNote(typed);
    return note ? [note, ...(card ? linesOf(card) : [])] : card && linesOf(card);
  },

  /** Whether a text is ours, as /is-this-lashma says it; undefined without letters and digits. */
  check(typed: string, site: SearchSite): string[] | undefined {
    const card = checkedCard(typed, checkOfficial(typed, collectOfficial(site)), site);
    return card && linesOf(card);
  },

  /** The check of a text that contains what is not ours, or that is too long to tell. */
  warn(typed: string, site: SearchSite): string[] | undefined {
    const checked = checkOfficial(typed, collectOfficial(site));
    const isForeign = checked.kind === 'message' && checked.items.some((item) => groupOf(item) === 'foreign');
    const card = isForeign || checked.kind === 'too-long' ? checkedCard(typed, checked, site) : undefined;
    return card && linesOf(card);
  },

  plans: (): { id: ComparedPlanId; name: string }[] => comparedPlans.map(({ id, name }) => ({ id, name })),

  /**
   * From when what is covered, by the day of payment as it was typed, or today; undefined when it is no day. Many phones
   * type nothing but digits into a menu: 14032027 is a day.
   */
  coverDates(planId: ComparedPlanId, paid: string): string[] | undefined {
    const day = paid.replace(/^(\d\d)(\d\d)(\d{4})$/, '$1/$2/$3');
    const { asked } = readCoverQuery(new URLSearchParams({ plan: planId, paid: day }));
    if (!asked) return undefined;
    const lines = coverDates(coverRules[planId], asked).map(({ id, rule, span }) => {
      const when = span
        ? describeSpan(span, rule)
        : rule === 'not-covered'
          ? coverWords.notCovered
          : coverWords.notStated;
      return `${coverBenefitLabels[id]}: ${when}.`;
    });
    return [`${coverWords.answerHeading(nameOf(planId), writeDay(asked.paid))}:`, ...lines];
  },

  /** The answer of the site's search, or what else may be meant; undefined where it has none. */
  async search(typed: string, site: SearchSite): Promise<string[] | undefined> {
    const found = await loadSearch(new URLSearchParams({ q: typed }), site);
    const { cards, choices, results } = found;
    const note = [
      ...(found.isDanger ? searchWords.ofUnlisted.slice(-1) : []),
      ...(found.isCut ? [searchWords.tooLong(MAX_SEARCH_CHARACTERS)] : []),
    ];
    if (cards.length > 0) return [...note, ...cards.flatMap(({ card }) => linesOf(card))];
    if (choices.length > 0)
      return [...note, searchWords.choices, ...choices.map(({ card }) => endSentence(card.title))];
    const [best] = results;
    if (!best) return note.length > 0 ? note : undefined;
    const { title, summary, text, values = [] } = best.document;
    return [...note, endSentence(title), summary ?? text, ...values.map(lineOf)].filter(Boolean);
  },

  /** Reads what the first question would otherwise wait for. */
  async prepare(site: SearchSite): Promise<void> {
    await loadSearch(new URLSearchParams({ q: searchWords.heading }), {
      ...site,
      searches: { countMissed() {}, countAnswered() {} },
    });
  },
};

export type PhoneAnswers = typeof phoneAnswers;
export type PhoneSite = Pick<Site, keyof SearchSite>;

/** Why places are shown although none has the name, or whom to ask where there are none. */
function noteOn(verdict: Verdict['kind'], [best]: readonly FoundPlace[]): string {
  if (!best) return `${verdictWords.callToBeSure} ${phoneLines.tollFree.digits}`;
  const { alike, text } = verdictWords.groups;
  const why = { alike, text, name: '', like: '', area: '' }[best.reason];
  return verdict === 'no' && why ? `${why}:` : '';
}

function describe(place: ListedPlace, isAreaSaid: boolean): PhonePlace {
  const { kind, record } = place;
  const { name, address, lga } = record;
  const withArea = (text: string) => (text.includes(lga) ? text : `${text}, ${areaName(lga)}`);
  return {
    name,
    label: isAreaSaid ? name : withArea(name),
    where: withArea(address),
    phone: record.phone ?? '',
    cover: kind === 'hospital' ? verdictWords.and(plansOf(place)) : findWords.pharmacy,
  };
}

const nameOf = (planId: ComparedPlanId) => comparedPlans.find(({ id }) => id === planId)?.name ?? planId;

const lineOf = ({ label, text }: { label: string; text: string }) => endSentence(`${label}: ${text}`);

function linesOf({ title, note, unused, text, values = [], lines = [] }: AnswerCard): string[] {
  return [
    endSentence(title),
    ...(note ? [note] : []),
    ...values.map(lineOf),
    ...text,
    ...lines.map((line) => endSentence([line.label, line.note].filter(Boolean).join(': '))),
    ...(unused ? [unused] : []),
  ];
}
