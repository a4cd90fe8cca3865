import type { Link as LinkTo } from '#content/schema/site.ts';
import { isNeeded } from '#domain/directory/find-care.ts';
import { areaPath, type ListedPlace } from '#domain/directory/prepare-places.ts';
import { foldText } from '#domain/text/fold-text.ts';
import { nearMePhrases } from '#facts/search/nearness.ts';
import { foundingWords, hospitalServices, hourWords, type ServiceId, serviceWords } from '#facts/services.ts';
import { emergencyLines } from '#facts/site.ts';
import { areaName } from '#words/directory-names.ts';
import { emergencyPage } from '#words/emergency-page.ts';
import { serviceNames, servicesPage } from '#words/place-details.ts';
import { nearMeWords, verdictWords } from '#words/provider-page.ts';
import { searchFillerWords, searchPage as words } from '#words/search-page.ts';
import type { Directory } from '../../site.ts';
import { indexDirectory } from '../provider/load-directory.ts';
import { hoursOf } from '../provider-place/place-details.ts';
import { type AskedCare, describeNeed } from '../provider-services/load-services.ts';
import type { AnswerCard } from './best-answer.tsx';
import { callLine, findHref, gradedFirst, lineOf, MOST_SHOWN } from './place-cards.ts';
import { splitWords } from './search-index.ts';

/**
 * "Open at night", "dental in Ikeja": places that surely have it. Where none is known to be open, that is said, with
 * whom to call; where none is known to offer it, those of the area that are called so.
 */
export function careCard(text: string, care: AskedCare, directory: Directory): AnswerCard | undefined {
  if (foundingWords.some((phrase) => ` ${foldText(text)} `.includes(` ${phrase} `))) return undefined;
  const { need, area, matches, rest, isGeneric } = care;
  const isAsked = need.open !== undefined || area !== undefined || isGeneric;
  // "Hospital wey dey open now" asks for nothing else, and neither does "general hospital".
  const { types } = indexDirectory(directory);
  const isOfHours = (word: string) => isGeneric && hourWords.includes(word);
  const isElse = splitWords(rest).some(
    (word) => !searchFillerWords.includes(word) && !types.has(word) && !isOfHours(word),
  );
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

/** "Dentist in Ikeja": nobody has confirmed it, but a place is called a dental clinic. */
function namedCard({ need, area, unknown }: AskedCare, directory: Directory): AnswerCard | undefined {
  const [service, ...others] = need.services;
  if (!service || others.length > 0 || !area) return undefined;
  const isNamed = ({ record }: ListedPlace) =>
    serviceWords[service].some((word) => ` ${foldText(record.name)} `.includes(` ${word} `));
  const named = unknown.filter(isNamed);
  const [place] = named;
  const all = { label: servicesPage.offering(serviceNames[service]), to: servicePath(service) };
  const ways = [...areaLinks(area, directory), all];
  if (!place)
    return hospitalServices.includes(service) ? unconfirmedCard(need, area, unknown, ways) : undefined;
  return {
    href: place.path,
    title: words.byName(named.length, serviceNames[service], areaName(area)),
    text: [words.byNameNote],
    lines: named.slice(0, MOST_SHOWN).map(lineOf),
    links: ways,
  };
}

/** "Hospital with x-ray in Mushin": nobody has confirmed it, so the hospitals there, to be asked before somebody goes. */
function unconfirmedCard(
  need: AskedCare['need'],
  area: string,
  unknown: readonly ListedPlace[],
  links: LinkTo[],
): AnswerCard {
  return {
    href: links[0]?.to ?? '/provider',
    title: servicesPage.matches(0, describeNeed(need), areaName(area)),
    text: [words.byNameNote],
    lines: gradedFirst(unknown).slice(0, MOST_SHOWN).map(lineOf),
    links,
    isGuess: true,
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
export function areaWays({ area }: AskedCare, directory: Directory): LinkTo[] {
  return areaLinks(area, directory);
}

/** Beside the benefit of the same name: who is known to offer it, and all of them with what is not known. */
export function careWays({ need, matches, rest }: AskedCare): Pick<AnswerCard, 'lines' | 'links'> {
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
