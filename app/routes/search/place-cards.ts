import type { Link as LinkTo } from '#content/schema/site.ts';
import { answerPlaceQuery, type PlaceAnswer } from '#domain/directory/answer-place-query.ts';
import { describeArea, describeVerdict } from '#domain/directory/describe-verdict.ts';
import { everywhereParam } from '#domain/directory/directory-state.ts';
import { isNeeded } from '#domain/directory/find-care.ts';
import { hospitalGrade } from '#domain/directory/hospital-grade.ts';
import { areaPath, type ListedPlace } from '#domain/directory/prepare-places.ts';
import { readQuestion } from '#domain/directory/read-question.ts';
import { foldText } from '#domain/text/fold-text.ts';
import { nationalDigits, phoneNumbers } from '#domain/text/phone-numbers.ts';
import { serviceWords } from '#facts/services.ts';
import { areaName } from '#words/directory-names.ts';
import { emergencyPage } from '#words/emergency-page.ts';
import { dateWords } from '#words/language.ts';
import { detailWords, serviceNames, servicesPage } from '#words/place-details.ts';
import { gonePage, placePage } from '#words/place-pages.ts';
import { findWords, verdictWords } from '#words/provider-page.ts';
import { searchPage as words } from '#words/search-page.ts';
import type { Directory } from '../../site.ts';
import { indexDirectory } from '../provider/load-directory.ts';
import { plansOf } from '../provider-place/describe-place.ts';
import { hoursOf } from '../provider-place/place-details.ts';
import { askForCare, describeNeed } from '../provider-services/load-services.ts';
import { type AnswerCard, phoneCard, urgentLines } from './answer-card.ts';
import type { FoundNames } from './find-names.ts';
import { placeKinds } from './name-dictionary.ts';

type Verdict<Kind extends PlaceAnswer['verdict']['kind']> = Extract<PlaceAnswer['verdict'], { kind: Kind }>;

const MOST_SHOWN = 4;
const said = { verdictWords, dateWords, areaName };

/** The place or area that a text names, or that it is in no list; undefined if it names none. */
export function placeCard(text: string, names: FoundNames, directory: Directory): AnswerCard | undefined {
  const index = indexDirectory(directory);
  const { provider, branches = provider && [provider], area } = names;
  const folded = ` ${foldText(text)} `;
  const isMeant = ({ name }: { name: string }) => folded.includes(` ${foldText(name)} `);
  const closed = directory.finder.gone.find(isMeant);
  if (closed && !branches?.some(({ record }) => isMeant(record)))
    return {
      href: closed.path,
      kind: words.kinds[closed.kind],
      title: gonePage.heading(closed.name),
      text: [gonePage.lead(closed.kind, areaName(closed.lga)), gonePage.advice],
      links: [{ label: words.details, to: closed.path }],
    };
  if (branches) {
    const kind = branches.some(({ record }) => isMeant(record)) ? 'yes' : 'perhaps';
    return placesCard({ kind, places: branches }, text, directory);
  }
  const care = careCard(text, directory);
  if (care) return care;
  const asked = answerPlaceQuery(index, text);
  if (asked.verdict.kind === 'yes') return placesCard(asked.verdict, text, directory);
  if (asked.verdict.kind === 'area') return areaCard(asked.verdict, asked, text, directory);
  // "Lagoon Hospital Ikoyi" asks for one that no list has, and not for those of Ikoyi.
  const typed = folded.trim().split(' ');
  const isOfPlace = (word: string) => placeKinds.has(typed[typed.indexOf(foldText(word)) + 1] ?? '');
  if (area && !names.ignored.some(isOfPlace)) {
    const query = [area.name, readQuestion(index, text).kind ?? ''].join(' ').trim();
    const inArea = answerPlaceQuery(index, query);
    if (inArea.verdict.kind === 'area') return areaCard(inArea.verdict, inArea, query, directory);
  }
  if (asked.verdict.kind === 'perhaps') return placesCard(asked.verdict, text, directory);
  return asked.verdict.kind === 'no' ? missingCard(asked.verdict, asked, text, directory) : undefined;
}

/** The place whose published number was typed. */
export function placeOfPhone(text: string, directory: Directory): AnswerCard | undefined {
  const typed = /^[+\d\s()-]{10,20}$/.test(text) && nationalDigits(text);
  const hasIt = ({ record }: ListedPlace) =>
    phoneNumbers(record.phone ?? '').some((number) => nationalDigits(number.text) === typed);
  const places = typed ? directory.places.filter(hasIt) : [];
  return places.length > 0 ? placesCard({ kind: 'yes', places }, text, directory) : undefined;
}

/**
 * "Open at night", "dental in Ikeja": the places that surely have it; if none is known to, those of the area that are
 * called so, or its hospitals, to be asked before somebody goes.
 */
export function careCard(text: string, directory: Directory): AnswerCard | undefined {
  const { need, area, matches, unknown, isGeneric } = askForCare(text, directory);
  // "Surgery" alone asks whether it is covered.
  if (!isNeeded(need) || !(area || isGeneric || need.open)) return undefined;
  const [service] = need.services;
  const isCalledSo = ({ record }: ListedPlace) =>
    service && serviceWords[service].some((word) => ` ${foldText(record.name)} `.includes(` ${word} `));
  const called = area && matches.length === 0 ? unknown.filter(isCalledSo) : [];
  const where = area ? areaName(area) : servicesPage.state;
  const ofAll = `/provider/services?${new URLSearchParams({ find: text })}`;
  const isTimeUnknown = need.open !== undefined && matches.length === 0;
  const hasHours = directory.places.some(({ record }) => record.hours);
  const inArea = called.length > 0 ? called : area ? gradedFirst(unknown) : [];
  return {
    href: isTimeUnknown ? '/emergency' : ofAll,
    title:
      service && called.length > 0
        ? words.byName(called.length, serviceNames[service], where)
        : isTimeUnknown && !hasHours
          ? words.noHours
          : servicesPage.matches(matches.length, describeNeed(need), where),
    text: matches.length > 0 ? [] : [isTimeUnknown ? words.hoursUnknown : words.byNameNote],
    lines: [
      ...(isTimeUnknown ? [...urgentLines, phoneCard('tollFree')] : []),
      ...(matches.length > 0 ? matches : inArea).slice(0, MOST_SHOWN).map(lineOf),
    ],
    links: [
      { label: servicesPage.seeAll, to: ofAll },
      ...areaLinks(area, directory),
      { label: emergencyPage.heading, to: '/emergency' },
    ],
  };
}

/** To the places of an area. */
export function areaLinks(area: string | undefined, { areas }: Directory): LinkTo[] {
  if (!area) return [];
  const to = areas.some(({ lga }) => lga === area) ? areaPath(area) : findHref(area);
  return [{ label: verdictWords.seeArea(areaName(area)), to }];
}

function describe(verdict: PlaceAnswer['verdict'], text: string, { providerLists }: Directory) {
  return describeVerdict(verdict, { text, total: 0 }, said, providerLists);
}

function placesCard(verdict: Verdict<'yes' | 'perhaps'>, text: string, directory: Directory): AnswerCard {
  const { headline, details } = describe(verdict, text, directory);
  const [place, ...more] = verdict.places;
  const isGuess = verdict.kind === 'perhaps';
  if (place && more.length === 0) {
    const { kind, path, record } = place;
    const hours = hoursOf(record);
    return {
      href: path,
      kind: words.kinds[kind],
      title: headline,
      isGuess,
      text: [
        record.address,
        ...(kind === 'pharmacy' ? [placePage.coveredNote.pharmacy] : []),
        ...details,
        ...(hours.length > 0 ? [`${detailWords.hours}: ${hours.join('; ')}`] : []),
      ],
      lines: phoneNumbers(record.phone ?? '').map((number) => ({
        icon: 'phone',
        label: number.text,
        note: placePage.facts.phone,
        to: number.href,
      })),
      links: [{ label: words.details, to: path }],
    };
  }
  const href = findHref(text);
  // Most who type a part of a name mean a hospital.
  const isLater = ({ kind }: ListedPlace) => Number(kind !== 'hospital');
  const places = verdict.places.toSorted((one, other) => isLater(one) - isLater(other));
  return {
    href,
    title: headline,
    isGuess,
    text: details,
    lines: places.slice(0, MOST_SHOWN).map(lineOf),
    links: places.length > MOST_SHOWN ? [{ label: words.seeAll(places.length), to: href }] : [],
  };
}

function areaCard(
  verdict: Verdict<'area'>,
  { found }: PlaceAnswer,
  text: string,
  directory: Directory,
): AnswerCard {
  const { headline, details } = describe(verdict, text, directory);
  const { kind, name } = verdict.area;
  const there = found.filter(({ reason }) => reason === 'area').map(({ place }) => place);
  // Whoever asks for a hospital is offered those of the LGA before pharmacies.
  const instead = directory.places.filter(
    (place) => place.kind === 'hospital' && place.record.lga === verdict.near?.area.name,
  );
  const lgas = byLga(there).filter(([, places]) => places.length * LEAST_OF_TOWN >= there.length);
  const beyond = verdict.near ? [verdict.near.area.name] : lgas.length > 1 ? lgas.map(([lga]) => lga) : [];
  const href = kind === 'lga' ? areaPath(name) : kind === 'state' ? '/provider' : findHref(text);
  return {
    href,
    kind: words.kinds.area,
    title: headline,
    text: details,
    lines: (instead.length > 0 ? gradedFirst(instead) : mostlyThere(there, name))
      .slice(0, MOST_SHOWN)
      .map(lineOf),
    links: [
      ...beyond.flatMap((lga) => areaLinks(lga, directory)),
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

/** Those of the LGA that has most of them first, and before all the general hospital that has the area's name. */
function mostlyThere(places: readonly ListedPlace[], area: string): ListedPlace[] {
  const first = places[0]?.kind;
  const general = `${foldText(area)} general hospital`;
  const rank = ({ kind, record }: ListedPlace) =>
    foldText(record.name) === general ? 0 : kind === first ? 1 : 2;
  return byLga(places)
    .flatMap(([, ofLga]) => ofLga)
    .sort((one, other) => rank(one) - rank(other));
}

function missingCard(
  verdict: Verdict<'no'>,
  { found }: PlaceAnswer,
  text: string,
  directory: Directory,
): AnswerCard {
  const { near } = verdict;
  // "Lagoon hospital Ikoyi" does not sound like whatever else is called after Ikoyi.
  const isNamesake = ({ record }: ListedPlace) =>
    near !== undefined && foldText(record.name).includes(foldText(near.area.name));
  const alike = found
    .filter(({ place, reason }) => reason === 'alike' && !isNamesake(place))
    .slice(0, MOST_SHOWN);
  return {
    href: findHref(text),
    title: describe(verdict, text, directory).headline,
    text: [...words.ofUnlisted, ...(alike.length > 0 ? [`${verdictWords.groups.alike}:`] : [])],
    lines: [...alike.map(({ place }) => lineOf(place)), phoneCard('tollFree')],
    links: [
      ...(near
        ? [
            {
              label: verdictWords.see(describeArea(near, said, directory.providerLists)),
              to: findHref(near.area.name),
            },
          ]
        : []),
      ...words.tasks.filter(({ to }) => to === '/provider' || to === '/emergency'),
    ],
    isGuess: true,
    isNo: true,
  };
}

function lineOf(place: ListedPlace) {
  const { kind, record, path } = place;
  const [icon, covered] =
    kind === 'hospital'
      ? (['hospital', verdictWords.and(plansOf(place))] as const)
      : (['pill', findWords.pharmacy] as const);
  return { label: record.name, to: path, icon, note: `${areaName(record.lga)} · ${covered}` };
}

/** Hospitals by their grade, before pharmacies. */
function gradedFirst(places: readonly ListedPlace[]): ListedPlace[] {
  const hospitals = places.filter(({ kind }) => kind === 'hospital');
  const others = places.filter(({ kind }) => kind !== 'hospital');
  return [...hospitals.toSorted((one, other) => hospitalGrade(one) - hospitalGrade(other)), ...others];
}

function findHref(text: string): string {
  return `/provider?${new URLSearchParams({ [everywhereParam]: text })}#${findWords.id}`;
}
