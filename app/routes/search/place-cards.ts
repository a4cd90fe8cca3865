import type { DatedProviderLists } from '#content/schema/directory.ts';
import type { Link as LinkTo } from '#content/schema/site.ts';
import { answerPlaceQuery, type PlaceAnswer } from '#domain/directory/answer-place-query.ts';
import { describeArea, describeVerdict } from '#domain/directory/describe-verdict.ts';
import { everywhereParam } from '#domain/directory/directory-state.ts';
import { isNeeded } from '#domain/directory/find-care.ts';
import { findAreaWithin } from '#domain/directory/find-meanings.ts';
import { hospitalGrade } from '#domain/directory/hospital-grade.ts';
import type { PlacePath } from '#domain/directory/place-paths.ts';
import { areaPath, type ListedPlace } from '#domain/directory/prepare-places.ts';
import { readQuestion } from '#domain/directory/read-question.ts';
import { foldText } from '#domain/text/fold-text.ts';
import { landmarks, nearMePhrases, nearWords } from '#facts/search/nearness.ts';
import { foundingWords, type ServiceId, serviceWords } from '#facts/services.ts';
import { emergencyLines } from '#facts/site.ts';
import { areaName } from '#words/directory-names.ts';
import { emergencyPage } from '#words/emergency-page.ts';
import { dateWords } from '#words/language.ts';
import { serviceNames, servicesPage } from '#words/place-details.ts';
import { gonePage, placePage } from '#words/place-pages.ts';
import { findWords, nearMeWords, verdictWords } from '#words/provider-page.ts';
import { searchFillerWords, searchPage as words } from '#words/search-page.ts';
import { phoneLines } from '#words/site.ts';
import type { Directory } from '../../site.ts';
import { indexDirectory } from '../provider/load-directory.ts';
import { plansOf } from '../provider-place/describe-place.ts';
import { hoursOf } from '../provider-place/place-details.ts';
import { type AskedCare, askForCare, describeNeed } from '../provider-services/load-services.ts';
import type { AnswerCard } from './best-answer.tsx';
import { splitWords } from './search-index.ts';

type Verdict = PlaceAnswer['verdict'];
type Asked = { text: string; lists: DatedProviderLists };

const said = { verdictWords, dateWords, areaName };

const MOST_SHOWN = 4;

/** What the lists of hospitals and pharmacies say to a search, in the words of /provider. */
export interface PlaceCards {
  /** The search is the name of a place or of an area, as it is written. */
  sure?: AnswerCard;
  /** It is a sentence that asks for places of an area: "abeg which hospital dey near me for agege". */
  around?: AnswerCard | undefined;
  /** It may be one. */
  perhaps?: AnswerCard;
  /** No place of this name is in the lists, though one was asked for or others sound alike. */
  no?: AnswerCard;
  /** The search surely asks for a place. */
  isAsked?: boolean;
  /** It names a place that people know, such as a large private hospital. */
  isWellKnown?: boolean;
  /** It has a word such as "hospital". */
  isGeneric?: boolean;
}

export function findPlaceCards(
  text: string,
  directory: Directory,
  isEveryday: (word: string) => boolean = () => false,
): PlaceCards {
  const index = indexDirectory(directory);
  const { isGeneric, words: telling } = readQuestion(index, text);
  const answer = (words: string) => cardsOf(words, answerPlaceQuery(index, words), directory);
  const folded = ` ${foldText(text)} `;
  const [, known] = Object.entries(landmarks).find(([name]) => folded.includes(` ${name} `)) ?? [];
  if (known) return { around: answer(known).sure, isGeneric };
  const { no, ...cards } = { ...answer(text), isGeneric };
  const isMeant = ({ name }: { name: string }) => foldText(name) === foldText(text);
  const closed = directory.finder.gone().find(isMeant);
  if (closed && !directory.places.some(({ record }) => isMeant(record)))
    return { sure: closedCard(closed), isGeneric };
  if (!no) return cards;
  // "Hospital near Ikeja City Mall" asks for no hospital of that name.
  const isNear = nearWords.some((word) => folded.includes(` ${word} `));
  const near = isNear ? findAreaWithin(index, readQuestion(index, text)) : undefined;
  if (near) return { ...cards, around: answer(near.name).sure };
  if (!isGeneric) return { ...cards, no };
  // A sentence has mostly words of every day, and a name has few.
  const isSmall = (word: string) => isEveryday(word) && !index.localities.has(word);
  const names = telling.filter((word) => !isSmall(word));
  const isName = names.length * 2 >= telling.length;
  const rest = splitWords(text).filter((word) => !isSmall(word) || !telling.includes(word));
  const { sure } = names.length > 0 ? answer(rest.join(' ')) : {};
  const around = sure?.kind === words.kinds.area ? { around: sure } : {};
  return { ...cards, ...around, ...(isName && { no }) };
}

/** Before names that are like it, since somebody may go to the wrong place. */
function closedCard({ path, kind, name, lga }: PlacePath): AnswerCard {
  return {
    href: path,
    kind: words.kinds[kind],
    title: gonePage.heading(name),
    text: [gonePage.lead(kind, areaName(lga)), gonePage.advice],
    links: [{ label: words.details, to: path }],
  };
}

function cardsOf(text: string, answer: PlaceAnswer, directory: Directory): PlaceCards {
  const asked: Asked = { text, lists: directory.providerLists };
  const { verdict } = answer;
  switch (verdict.kind) {
    case 'yes':
      return { sure: placesCard({ ...verdict, places: exactly(text, verdict.places) }, asked) };
    case 'perhaps':
      return { perhaps: { ...placesCard(verdict, asked), isGuess: true } };
    case 'area':
      return {
        [verdict.area.kind === 'state' || isWritten(text, verdict.area.name) ? 'sure' : 'perhaps']: areaCard(
          verdict,
          answer,
          asked,
        ),
      };
    case 'no': {
      const isAsked = verdict.asked !== undefined || verdict.isWellKnown;
      return isAsked || (verdict.isAsked && answer.found.length > 0)
        ? { no: missingCard(answer, verdict, asked), isAsked, isWellKnown: verdict.isWellKnown }
        : {};
    }
    case 'none':
      return {};
  }
}

function describe(verdict: Verdict, { text, lists }: Asked) {
  return describeVerdict(verdict, { text, total: 0 }, said, lists);
}

function placesCard(verdict: Extract<Verdict, { places: ListedPlace[] }>, asked: Asked): AnswerCard {
  const { headline, details } = describe(verdict, asked);
  const { places } = verdict;
  const [place, ...more] = places;
  const all = findHref(asked.text);
  if (place && more.length === 0)
    return {
      href: place.path,
      kind: words.kinds[place.kind],
      title: headline,
      text: [
        place.record.address,
        ...(place.kind === 'pharmacy' ? [placePage.coveredNote.pharmacy] : []),
        ...details,
      ],
      links: [{ label: words.details, to: place.path }],
    };
  return {
    href: all,
    title: headline,
    text: details,
    lines: places.slice(0, MOST_SHOWN).map(lineOf),
    links: places.length > MOST_SHOWN ? [{ label: words.seeAll(places.length), to: all }] : [],
  };
}

function areaCard(
  verdict: Extract<Verdict, { kind: 'area' }>,
  { found }: PlaceAnswer,
  asked: Asked,
): AnswerCard {
  const { headline, details } = describe(verdict, asked);
  const { kind, name } = verdict.area;
  const href = kind === 'lga' ? areaPath(name) : kind === 'state' ? '/provider' : findHref(asked.text);
  return {
    href,
    kind: words.kinds.area,
    title: headline,
    text: details,
    ...(kind !== 'lga' && kind !== 'state' && { lines: mostlyThere(found).slice(0, MOST_SHOWN).map(lineOf) }),
    links: [{ label: verdictWords.seeArea(areaName(name)), to: href }],
  };
}

/** Ketu is in Kosofe, though a part of Epe is called so too: those of the LGA that has most of them come first. */
function mostlyThere(found: PlaceAnswer['found']): ListedPlace[] {
  const places = found.filter(({ reason }) => reason === 'area').map(({ place }) => place);
  const byLga = Map.groupBy(places, ({ record }) => record.lga);
  return [...byLga.values()].sort((one, other) => other.length - one.length).flat();
}

function missingCard(
  { found }: PlaceAnswer,
  verdict: Extract<Verdict, { kind: 'no' }>,
  asked: Asked,
): AnswerCard {
  const { text, lists } = asked;
  const nearby = [verdict.near]
    .filter((near) => near !== undefined)
    .map((near) => ({
      label: verdictWords.see(describeArea(near, said, lists)),
      to: findHref(near.area.name),
    }));
  const alike = found.filter(({ reason }) => reason === 'alike').slice(0, MOST_SHOWN);
  return {
    href: findHref(text),
    title: describe(verdict, asked).headline,
    text: alike.length > 0 ? [`${verdictWords.groups.alike}:`] : [],
    lines: [...alike.map(({ place }) => lineOf(place)), callLine],
    links: [...nearby, { label: words.inLists, to: findHref(text) }],
    isGuess: true,
    isNo: true,
  };
}

const { display, digits, to } = phoneLines.tollFree;
const callLine = {
  icon: 'phone' as const,
  label: display,
  note: `${verdictWords.callToBeSure} ${digits}`,
  to,
};

function lineOf(place: ListedPlace) {
  const { kind, record, path } = place;
  const [icon, covered] =
    kind === 'hospital'
      ? (['hospital', verdictWords.and(plansOf(place))] as const)
      : (['pill', findWords.pharmacy] as const);
  return { label: record.name, to: path, icon, note: `${areaName(record.lga)} · ${covered}` };
}

/**
 * "Open at night", "dental in Ikeja": places that surely have it. Where none is known to be open, that is said, with
 * whom to call; where none is known to offer it, those of the area that are called so.
 */
export function careCard(text: string, directory: Directory): AnswerCard | undefined {
  if (foundingWords.some((phrase) => ` ${foldText(text)} `.includes(` ${phrase} `))) return undefined;
  const care = askForCare(text, directory);
  const { need, area, matches, rest, isGeneric } = care;
  const isAsked = need.open !== undefined || area !== undefined || isGeneric;
  // "Hospital wey dey open now" asks for nothing else, and neither does "general hospital".
  const { types } = indexDirectory(directory);
  const isElse = splitWords(rest).some((word) => !searchFillerWords.includes(word) && !types.has(word));
  if (!isNeeded(need) || isElse || !isAsked) return undefined;
  if (matches.length === 0)
    return need.open ? unknownHoursCard(text, care, directory) : namedCard(care, directory);
  const href = `/provider/services?${new URLSearchParams({ find: text })}`;
  return {
    href,
    title: servicesPage.matches(
      matches.length,
      describeNeed(need),
      area ? areaName(area) : servicesPage.state,
    ),
    text: [],
    lines: matches.slice(0, MOST_SHOWN).map((place) => {
      const line = lineOf(place);
      return { ...line, note: [line.note, ...hoursOf(place.record)].join(' · ') };
    }),
    links: [{ label: servicesPage.seeAll, to: href }],
  };
}

function unknownHoursCard(
  text: string,
  { need, area, unknown, kind }: AskedCare,
  directory: Directory,
): AnswerCard {
  const nearMe = { label: nearMeWords.button, to: '/provider' };
  const emergency = { label: emergencyPage.heading, to: '/emergency' };
  const ways = areaLinks(area, directory);
  const isNearMe = nearMePhrases.some((phrase) => foldText(text).includes(phrase));
  const [first] = [...ways, kind === 'pharmacy' || isNearMe ? nearMe : emergency];
  const isAnyKnown = area !== undefined || knowsHours(directory);
  const urgent = emergencyLines.map((line) => ({
    icon: 'phone' as const,
    label: emergencyPage.call(line.number),
    note: words.emergencyLine,
    to: line.to,
  }));
  return {
    href: (first ?? nearMe).to,
    title: isAnyKnown
      ? servicesPage.matches(0, describeNeed(need), area ? areaName(area) : servicesPage.state)
      : words.noHours,
    text: [words.hoursUnknown],
    lines: [...urgent, callLine, ...(area ? gradedFirst(unknown).slice(0, MOST_SHOWN).map(lineOf) : [])],
    links: [...ways, nearMe, emergency],
    isGuess: true,
  };
}

/** Whether any place has told us when it is open. */
export function knowsHours({ places }: Directory): boolean {
  return places.some(({ record }) => record.hours);
}

/** Hospitals by their grade, before pharmacies. */
function gradedFirst(places: readonly ListedPlace[]): ListedPlace[] {
  const hospitals = places.filter(({ kind }) => kind === 'hospital');
  const others = places.filter(({ kind }) => kind !== 'hospital');
  return [...hospitals.toSorted((one, other) => hospitalGrade(one) - hospitalGrade(other)), ...others];
}

/** "Dentist in Ikeja": nobody has confirmed it, but a place is called a dental clinic. */
function namedCard({ need, area, unknown }: AskedCare, directory: Directory): AnswerCard | undefined {
  const [service, ...others] = need.services;
  if (!service || others.length > 0 || !area) return undefined;
  const isNamed = ({ record }: ListedPlace) =>
    serviceWords[service].some((word) => ` ${foldText(record.name)} `.includes(` ${word} `));
  const named = unknown.filter(isNamed);
  const [place] = named;
  if (!place) return undefined;
  const all = { label: servicesPage.offering(serviceNames[service]), to: servicePath(service) };
  return {
    href: place.path,
    title: words.byName(named.length, serviceNames[service], areaName(area)),
    text: [words.byNameNote],
    lines: named.slice(0, MOST_SHOWN).map(lineOf),
    links: [...areaLinks(area, directory), all],
  };
}

function servicePath(service: ServiceId): string {
  return `/provider/services?${new URLSearchParams({ service })}`;
}

function areaLinks(area: string | undefined, { areas }: Directory): LinkTo[] {
  if (!area) return [];
  const to = areas.some(({ lga }) => lga === area) ? areaPath(area) : findHref(area);
  return [{ label: verdictWords.seeArea(areaName(area)), to }];
}

/** Beside a benefit, to the places of the area that a question names as well: "dentist ikeja". */
export function areaWays(text: string, directory: Directory): LinkTo[] {
  return areaLinks(askForCare(text, directory).area, directory);
}

/** Beside the benefit of the same name: who is known to offer it, and all of them with what is not known. */
export function careWays(text: string, directory: Directory): Pick<AnswerCard, 'lines' | 'links'> {
  const { need, matches, rest } = askForCare(text, directory);
  const [service, ...others] = need.services;
  if (!service || others.length > 0 || rest !== '') return { links: [] };
  return {
    ...(matches.length > 0 && { lines: matches.slice(0, MOST_SHOWN).map(lineOf) }),
    links: [
      {
        label: servicesPage.offering(serviceNames[service]),
        to: servicePath(service),
      },
    ],
  };
}

function findHref(text: string): string {
  return `/provider?${new URLSearchParams({ [everywhereParam]: text })}#${findWords.id}`;
}

function exactly(text: string, places: ListedPlace[]): ListedPlace[] {
  const same = places.filter(({ record }) => foldText(record.name) === foldText(text));
  return same.length > 0 ? same : places;
}

/** Whether all words of an area's name stand in a text without a typing error. */
function isWritten(text: string, area: string): boolean {
  const folded = ` ${foldText(text)} `;
  return [area, areaName(area)].some((name) =>
    foldText(name)
      .split(' ')
      .every((word) => folded.includes(` ${word} `)),
  );
}
