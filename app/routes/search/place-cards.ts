import type { DatedProviderLists } from '#content/schema/directory.ts';
import { answerPlaceQuery, type PlaceAnswer } from '#domain/directory/answer-place-query.ts';
import { describeArea, describeVerdict } from '#domain/directory/describe-verdict.ts';
import { everywhereParam } from '#domain/directory/directory-state.ts';
import { findAreaWithin } from '#domain/directory/find-meanings.ts';
import { hospitalGrade } from '#domain/directory/hospital-grade.ts';
import type { PlacePath } from '#domain/directory/place-paths.ts';
import { areaPath, type ListedPlace } from '#domain/directory/prepare-places.ts';
import { readQuestion } from '#domain/directory/read-question.ts';
import { foldText } from '#domain/text/fold-text.ts';
import { nationalDigits, phoneNumbers } from '#domain/text/phone-numbers.ts';
import { spell, typingErrors } from '#domain/text/similar-words.ts';
import { contactWords, landmarks, nearWords, timeWords, wellKnownPlaces } from '#facts/search/nearness.ts';
import { areaName } from '#words/directory-names.ts';
import { dateWords } from '#words/language.ts';
import { detailWords } from '#words/place-details.ts';
import { gonePage, placePage } from '#words/place-pages.ts';
import { findWords, verdictWords } from '#words/provider-page.ts';
import { searchFillerWords, searchPage as words } from '#words/search-page.ts';
import { phoneLines } from '#words/site.ts';
import type { Directory } from '../../site.ts';
import { indexDirectory } from '../provider/load-directory.ts';
import { plansOf } from '../provider-place/describe-place.ts';
import { hoursOf } from '../provider-place/place-details.ts';
import type { AnswerCard } from './best-answer.tsx';
import { splitWords } from './search-index.ts';

type Verdict = PlaceAnswer['verdict'];
type Asked = { text: string; lists: DatedProviderLists; places: readonly ListedPlace[] };

const said = { verdictWords, dateWords, areaName };

export const MOST_SHOWN = 4;

/** What the lists of hospitals and pharmacies say to a search, in the words of /provider. */
export interface PlaceCards {
  /** The search is the name of a place or of an area, as it is written. */
  sure?: AnswerCard;
  /** It is the name of one place. */
  isNamed?: boolean;
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
  if (known) {
    const { sure, perhaps } = answer(known);
    return { around: sure ?? perhaps, isGeneric };
  }
  const { no, ...cards } = { ...answer(text), isGeneric };
  const isMeant = ({ name }: { name: string }) => foldText(name) === folded.trim();
  const closed = directory.finder.gone.find(isMeant);
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
  return { ...cards, ...around, ...((isName || cards.isWellKnown) && { no }) };
}

/** A place whose whole name is typed, with words that every question may have: "is Krown Hospital covered". */
export function namedCard(text: string, directory: Directory): AnswerCard | undefined {
  const { asking, fillers, generic } = indexDirectory(directory);
  const isUsual = (word: string) =>
    fillers.has(word) || asking.has(word) || generic.has(word) || searchFillerWords.includes(word);
  return wordsBesideName(text, directory)?.every(isUsual) ? findPlaceCards(text, directory).sure : undefined;
}

/** What a search has beside the whole name of a place; undefined without such a name. */
function wordsBesideName(text: string, directory: Directory): string[] | undefined {
  const { byWord, fold, places } = indexDirectory(directory);
  const typed = fold(text).split(' ');
  const startOf = (name: readonly string[]) =>
    typed.findIndex((_, start) => name.every((word, at) => typed[start + at] === word));
  const [longest] = [...new Set(typed.flatMap((word) => byWord.get(word) ?? []))]
    .flatMap((place) => places[place]?.names.map(({ words }) => words) ?? [])
    .filter((name) => name.length > 1 && startOf(name) !== -1)
    .sort((one, other) => other.length - one.length);
  return longest && typed.toSpliced(startOf(longest), longest.length);
}

/** "Ablegod hospital phone": the place itself, with its phone and its hours where they are published. */
export function placeDetailCard(
  text: string,
  directory: Directory,
  isEveryday: (word: string) => boolean,
): AnswerCard | undefined {
  const typed = splitWords(text);
  const isTime = typed.some((word) => timeWords.includes(word));
  const isOfName = (word: string) => !contactWords.includes(word) && !timeWords.includes(word);
  if (typed.every(isOfName)) return undefined;
  const name = typed.filter(isOfName).join(' ');
  const isWhole = wordsBesideName(name, directory)?.length === 0;
  if (!isWhole && splitWords(name).every(isEveryday)) return undefined;
  const { verdict } = answerPlaceQuery(indexDirectory(directory), name);
  const [place, ...more] = verdict.kind === 'yes' ? exactly(name, verdict.places) : [];
  if (verdict.kind !== 'yes' || !place || (more.length > 0 && !isWhole)) return undefined;
  const asked = { text: name, lists: directory.providerLists, places: directory.places };
  // Of a name that several places have, each has a number of its own.
  if (more.length > 0) return placesCard({ ...verdict, places: [place, ...more] }, asked);
  const card = detailedCard(placesCard({ ...verdict, places: [place] }, asked), place);
  if (!isTime || place.record.hours) return card;
  const isNoneKnown = !directory.places.some(({ record }) => record.hours);
  return {
    ...card,
    ...(isNoneKnown && { note: words.noHours }),
    lines: [...(card.lines ?? []), callLine],
    links: [...card.links, ...words.tasks.filter(({ to }) => to === '/emergency')],
  };
}

/** Of a place by its published number. */
export function placeOfPhone(text: string, directory: Directory): AnswerCard | undefined {
  const typed = /^[+\d\s()-]{10,20}$/.test(text) && nationalDigits(text);
  const hasIt = ({ record }: ListedPlace) =>
    phoneNumbers(record.phone ?? '').some((number) => nationalDigits(number.text) === typed);
  const places = typed ? directory.places.filter(hasIt) : [];
  const [place] = places;
  if (!place) return undefined;
  const asked = { text: place.record.name, lists: directory.providerLists, places: directory.places };
  const card = placesCard({ kind: 'yes', places }, asked);
  return places.length > 1 ? card : detailedCard(card, place);
}

function detailedCard(card: AnswerCard, { record }: ListedPlace): AnswerCard {
  const hours = hoursOf(record);
  const lines = phoneNumbers(record.phone ?? '').map(({ text: label, href: to }) => ({
    icon: 'phone' as const,
    label,
    note: placePage.facts.phone,
    to,
  }));
  return {
    ...card,
    text: [...card.text, ...(hours.length > 0 ? [`${detailWords.hours}: ${hours.join('; ')}`] : [])],
    ...(lines.length > 0 && { lines }),
  };
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
  const asked: Asked = { text, lists: directory.providerLists, places: directory.places };
  const { verdict } = answer;
  switch (verdict.kind) {
    case 'yes':
      return {
        sure: placesCard({ ...verdict, places: exactly(text, verdict.places) }, asked),
        isNamed: verdict.places.length === 1,
      };
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
      const isKnown = isWellKnown(text);
      const isAsked = verdict.asked !== undefined || isKnown;
      return isAsked || (verdict.isAsked && answer.found.length > 0)
        ? { no: missingCard(answer, verdict, asked), isAsked, isWellKnown: isKnown }
        : {};
    }
    case 'none':
      return {};
  }
}

const LONG_ENOUGH = 8;
const longNames = wellKnownPlaces.filter((name) => name.length >= LONG_ENOUGH).map(spell);

/** As it is written, or nearly: "Reddinton". A short name would be near to too many words. */
function isWellKnown(text: string): boolean {
  const folded = ` ${foldText(text)} `;
  const isLike = (word: string) => longNames.some((name) => typingErrors(spell(word), name) !== undefined);
  return wellKnownPlaces.some((name) => folded.includes(` ${name} `)) || splitWords(text).some(isLike);
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
    lines: hospitalsFirst(places).slice(0, MOST_SHOWN).map(lineOf),
    links: places.length > MOST_SHOWN ? [{ label: words.seeAll(places.length), to: all }] : [],
  };
}

/** Most who type a part of a name mean a hospital. */
function hospitalsFirst(places: readonly ListedPlace[]): ListedPlace[] {
  return places.toSorted((one, other) => Number(one.kind !== 'hospital') - Number(other.kind !== 'hospital'));
}

function areaCard(
  verdict: Extract<Verdict, { kind: 'area' }>,
  { found }: PlaceAnswer,
  asked: Asked,
): AnswerCard {
  const { headline, details } = describe(verdict, asked);
  const { kind, name } = verdict.area;
  const there = found.filter(({ reason }) => reason === 'area').map(({ place }) => place);
  // Whoever asks for a hospital is offered those of the LGA before pharmacies.
  const isInstead = ({ kind, record }: ListedPlace) =>
    kind === 'hospital' && record.lga === verdict.near?.area.name;
  const instead = asked.places.filter(isInstead);
  const lgas = byLga(there).filter(([, places]) => places.length * LEAST_OF_TOWN >= there.length);
  const beyond = verdict.near ? [verdict.near.area.name] : lgas.length > 1 ? lgas.map(([lga]) => lga) : [];
  const href = kind === 'lga' ? areaPath(name) : kind === 'state' ? '/provider' : findHref(asked.text);
  return {
    href,
    kind: words.kinds.area,
    title: headline,
    text: details,
    ...(kind !== 'lga' &&
      kind !== 'state' && {
        lines: (instead.length > 0 ? gradedFirst(instead) : mostlyThere(there, name))
          .slice(0, MOST_SHOWN)
          .map(lineOf),
      }),
    links: [
      ...beyond.map((lga) => ({ label: verdictWords.seeArea(areaName(lga)), to: areaPath(lga) })),
      { label: verdictWords.seeArea(areaName(name)), to: href },
    ],
  };
}

/** An LGA with less of a town than this part of it is a namesake's: Lekki is in two, Ketu in one. */
const LEAST_OF_TOWN = 4;

/** The LGA that has most of the places first. */
function byLga(places: readonly ListedPlace[]): [lga: string, places: ListedPlace[]][] {
  const all = Map.groupBy(places, ({ record }) => record.lga);
  return [...all].sort(([, one], [, other]) => other.length - one.length);
}

/**
 * Ketu is in Kosofe, though a part of Epe is called so too: those of the LGA that has most of them come first. They keep
 * the order of their kinds, of which the one that was asked for comes first, and before all the general hospital that has
 * the area's name, which most people mean.
 */
function mostlyThere(places: readonly ListedPlace[], area: string): ListedPlace[] {
  const there = byLga(places).flatMap(([, ofLga]) => ofLga);
  const first = places[0]?.kind;
  const general = `${foldText(area)} general hospital`;
  const rank = ({ kind, record }: ListedPlace) =>
    foldText(record.name) === general ? 0 : kind === first ? 1 : 2;
  return there.toSorted((one, other) => rank(one) - rank(other));
}

/** For whoever cannot go where they meant to. */
const WAYS_ON: readonly string[] = ['/provider', '/emergency'];

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
  // "Lagoon hospital Ikoyi" does not sound like whatever else is called after Ikoyi.
  const area = verdict.near && foldText(verdict.near.area.name);
  const alike = found
    .filter(
      ({ place, reason }) => reason === 'alike' && !(area && foldText(place.record.name).includes(area)),
    )
    .slice(0, MOST_SHOWN);
  return {
    href: findHref(text),
    title: describe(verdict, asked).headline,
    text: [...words.ofUnlisted, ...(alike.length > 0 ? [`${verdictWords.groups.alike}:`] : [])],
    lines: [...alike.map(({ place }) => lineOf(place)), callLine],
    links: [
      ...nearby,
      ...words.tasks.filter(({ to }) => WAYS_ON.includes(to)),
      { label: words.inLists, to: findHref(text) },
    ],
    isGuess: true,
    isNo: true,
  };
}

const { display, digits, to } = phoneLines.tollFree;
export const callLine = {
  icon: 'phone' as const,
  label: display,
  note: `${verdictWords.callToBeSure} ${digits}`,
  to,
};

export function lineOf(place: ListedPlace) {
  const { kind, record, path } = place;
  const [icon, covered] =
    kind === 'hospital'
      ? (['hospital', verdictWords.and(plansOf(place))] as const)
      : (['pill', findWords.pharmacy] as const);
  return { label: record.name, to: path, icon, note: `${areaName(record.lga)} · ${covered}` };
}

/** Hospitals by their grade, before pharmacies. */
export function gradedFirst(places: readonly ListedPlace[]): ListedPlace[] {
  const hospitals = places.filter(({ kind }) => kind === 'hospital');
  const others = places.filter(({ kind }) => kind !== 'hospital');
  return [...hospitals.toSorted((one, other) => hospitalGrade(one) - hospitalGrade(other)), ...others];
}

export function findHref(text: string): string {
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
