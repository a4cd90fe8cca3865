import { findAreaWithin } from '#domain/directory/find-areas.ts';
import { createNeedReader, isNeeded, meetsNeed, type Need } from '#domain/directory/find-care.ts';
import type { ListedPlace } from '#domain/directory/prepare-places.ts';
import { readQuestion } from '#domain/directory/read-question.ts';
import { truncateSearch } from '#domain/text/truncate-search.ts';
import { hospitalServices, type OpenWish, openWords, serviceIds, serviceWords } from '#facts/services.ts';
import { serviceNames, servicesPage } from '#words/place-details.ts';
import type { Directory } from '../../site.ts';
import { hasCare, indexDirectory } from '../provider/load-directory.ts';

/** The parameters of /provider/services; `find` is a question in words, and the others are chosen in its form. */
export const servicesParams = { find: 'find', service: 'service', open: 'open', lga: 'lga' } as const;

const readNeed = createNeedReader({ services: serviceWords, open: openWords });

export interface Care {
  need: Need;
  /** An LGA, a town or another area; undefined for the whole state. */
  area: string | undefined;
  /** What is surely so. */
  matches: ListedPlace[];
  /** Of these it is not known. */
  unknown: ListedPlace[];
  /** Whether it is surely so of any place in the state; where nothing is asked, whether anything is known at all. */
  isConfirmed: boolean;
  now: Date;
}

export interface AskedCare extends Care {
  /** What names neither a need nor an area. */
  rest: string;
  /** It has a word such as "hospital". */
  isGeneric: boolean;
  /** The kind of place that it asks for. */
  kind: ListedPlace['kind'] | undefined;
}

/** What a question such as "dental in Ikeja" asks for, and which places have it. */
export function askForCare(typed: string, directory: Directory, now = new Date()): AskedCare {
  const { rest, ...need } = readNeed(truncateSearch(typed));
  const index = indexDirectory(directory);
  const question = readQuestion(index, rest);
  const area = findAreaWithin(index.matchAreas, question.words);
  const inArea = area
    ? area.places.flatMap((at) => index.places[at]?.place ?? [])
    : index.places.map(({ place }) => place);
  const asked = inArea.filter(({ kind }) => !question.kind || kind === question.kind);
  const left = area
    ? question.words.filter((word) => !area.name.toLowerCase().includes(word))
    : question.words;
  return {
    ...careOf(asked, need, now, directory),
    area: area?.name,
    rest: left.join(' '),
    isGeneric: question.isGeneric,
    kind: question.kind,
  };
}

export function loadCare(query: URLSearchParams, directory: Directory, now = new Date()): Care {
  const text = query.get(servicesParams.find) ?? '';
  if (text.trim()) return askForCare(text, directory, now);
  const service = serviceIds.find((id) => id === query.get(servicesParams.service));
  const open = (Object.keys(openWords) as OpenWish[]).find((id) => id === query.get(servicesParams.open));
  const area = directory.areas.find(({ lga }) => lga === query.get(servicesParams.lga))?.lga;
  const places = directory.places.filter(({ record }) => !area || record.lga === area);
  return { ...careOf(places, { services: service ? [service] : [], open }, now, directory), area };
}

function careOf(asked: readonly ListedPlace[], need: Need, now: Date, all: Directory): Omit<Care, 'area'> {
  if (!isNeeded(need)) {
    return { need, matches: [], unknown: [], isConfirmed: hasCare(all), now };
  }
  const meets = ({ record }: ListedPlace) => meetsNeed(record, need, now);
  const places = need.services.some((id) => hospitalServices.includes(id))
    ? asked.filter(({ kind }) => kind === 'hospital')
    : asked;
  const met = places.map((place) => [place, meets(place)] as const);
  const matches = met.flatMap(([place, has]) => (has ? [place] : []));
  return {
    need,
    matches,
    unknown: met.flatMap(([place, has]) => (has === undefined ? [place] : [])),
    isConfirmed: matches.length > 0 || all.places.some((place) => meets(place) === true),
    now,
  };
}

/** "dental care, open every night" */
export function describeNeed({ services, open }: Need): string {
  return [...services.map((id) => serviceNames[id]), ...(open ? [servicesPage.openWishes[open]] : [])].join(
    ', ',
  );
}
