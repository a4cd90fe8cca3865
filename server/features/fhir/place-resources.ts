import type { Directory } from '#app/site.ts';
import type { Provider, ProviderListId } from '#content/schema/directory.ts';
import { groupDays, isAllDay, readHours } from '#domain/directory/opening-hours.ts';
import { type ListedPlace, providerIdentity } from '#domain/directory/prepare-places.ts';
import type { ServiceId } from '#facts/services.ts';
import { hoursWords, serviceNames } from '#words/place-details.ts';
import { brand } from '#words/site.ts';
import {
  AGENCY_ID,
  areaId,
  concept,
  lgaCode,
  networkId,
  type OwnSystems,
  PRECINCT,
  placeId,
  type Resource,
  type ResourceType,
  reference,
  STATE_CODE,
  SYSTEMS,
} from './codes.ts';

const KINDS = {
  hospital: { type: 'HOSP', category: 'hosp', role: 'hospital', display: 'Hospital' },
  pharmacy: { type: 'PHARM', category: 'pharm', role: 'pharmacy', display: 'Pharmacy' },
} as const;

/** In the categories of Plan-Net; of the other services it has none, and those of a hospital are a hospital's. */
const CATEGORIES: Partial<Record<ServiceId, { code: string; display: string }>> = {
  emergency: { code: 'emerg', display: 'Emergency care' },
  dental: { code: 'dent', display: 'Dental' },
  eye: { code: 'vis', display: 'Vision' },
  laboratory: { code: 'lab', display: 'Laboratory' },
  pharmacy: { code: 'pharm', display: 'Pharmacy' },
};

const DAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'];
const HOUR = 60;
const DAY = 24 * HOUR;

/** All that is known of hospitals and pharmacies; what is not known is left out, and says nothing. */
export function placeResources(directory: Directory, own: OwnSystems): Resource[] {
  const { providerLists, records, places, publishedAt } = directory;
  const key = (kind: ListedPlace['kind'], record: Provider) => `${kind} ${providerIdentity(record)}`;
  const listed = providerLists.flatMap(({ id, kind }) => records[id].map((record) => ({ kind, record })));
  const recordsOf = Map.groupBy(listed, ({ kind, record }) => key(kind, record));
  return places.flatMap((place) => {
    // What a place loses may be said by a list that no longer has it.
    const dates = listsOf(place.kind, directory).map((id) => publishedAt[id]);
    const lastUpdated = dates.reduce((newest, date) => (date > newest ? date : newest));
    const said = recordsOf.get(key(place.kind, place.record)) ?? [];
    return resourcesOf(
      place,
      said.map(({ record }) => record),
      own,
      lastUpdated,
    );
  });
}

/** The lists that may have had a place. */
export function listsOf(kind: ListedPlace['kind'], { providerLists }: Directory): ProviderListId[] {
  return providerLists.flatMap((list) => (list.kind === kind ? list.id : []));
}

function resourcesOf(
  { kind, record, lists, path }: ListedPlace,
  records: readonly Provider[],
  own: OwnSystems,
  lastUpdated: string,
): Resource[] {
  const id = placeId(path);
  const { name } = record;
  const { type, category, role, display } = KINDS[kind];
  const meta = { lastUpdated };
  const telecom = phonesOf(record);
  const self = reference('Organization', id, name);
  const location = [reference('Location', id, name)];
  const others = [...new Set(records.map((each) => each.name))].filter((each) => each !== name);
  const alias = others.length > 0 && { alias: others };
  const addresses = new Map([record, ...records].map((each) => [each.address, addressOf(each)]));
  const services = (record.services?.split('; ') ?? []) as ServiceId[];

  const make = (resourceType: ResourceType, part: string | undefined, elements: object): Resource => {
    const partId = placeId(path, part);
    const identifier = [{ system: own.place, value: partId }];
    return { resourceType, id: partId, meta, identifier, ...elements };
  };
  const service = (part: ServiceId | undefined) => {
    const ofPlace = { code: category as string, display: display as string };
    const ofService = kind === 'hospital' ? ofPlace : { code: 'other', display: 'Other' };
    const chosen = part ? (CATEGORIES[part] ?? ofService) : ofPlace;
    return make('HealthcareService', part, {
      active: true,
      providedBy: self,
      category: [concept(SYSTEMS.serviceCategory, chosen.code, chosen.display)],
      ...(part && { type: [concept(own.service, part, serviceNames[part])] }),
      location,
      name: part ? `${serviceNames[part]}, ${name}` : name,
      ...telecom,
    });
  };
  const offered = [service(undefined), ...services.map(service)];
  return [
    make('Organization', undefined, {
      active: true,
      type: [
        concept(SYSTEMS.organizationType, 'fac', 'Facility'),
        concept(SYSTEMS.organizationKind, 'prov', 'Healthcare Provider'),
      ],
      name,
      ...alias,
      ...telecom,
      address: [...addresses.values()],
    }),
    make('Location', undefined, {
      ...confirmedOn(record, own),
      status: 'active',
      name,
      ...alias,
      type: [concept(SYSTEMS.locationType, type, display)],
      ...telecom,
      address: addressOf(record),
      ...positionOf(record),
      managingOrganization: self,
      partOf: reference('Location', areaId(record.lga), record.lga),
      ...hoursOf(record),
    }),
    ...offered,
    ...lists.map((list) =>
      make('OrganizationAffiliation', list, {
        active: true,
        organization: reference('Organization', AGENCY_ID, brand.name),
        participatingOrganization: self,
        network: [reference('Organization', networkId(list))],
        code: [concept(SYSTEMS.affiliationRole, role, display)],
        location,
        healthcareService: offered.map((each) => reference('HealthcareService', each.id)),
        ...telecom,
      }),
    ),
  ];
}

function phonesOf({ phone }: Provider) {
  return phone && { telecom: phone.split(', ').map((value) => ({ system: 'phone', value })) };
}

/** Coded as Nigeria Core has it; the names of LGA and LCDA stand beside the codes. */
function addressOf({ address, lga, lcda }: Provider) {
  const text = [address, ...(lcda ? [`${lcda} LCDA`] : []), `${lga} LGA`, 'Lagos State'].join(', ');
  return {
    ...(lcda && { extension: [{ url: PRECINCT, valueString: lcda }] }),
    type: 'physical',
    text,
    line: [address],
    city: lga,
    district: lgaCode(lga),
    state: STATE_CODE,
    country: 'NG',
  };
}

function confirmedOn({ confirmed }: Provider, own: OwnSystems) {
  return confirmed && { extension: [{ url: own.confirmed, valueDate: confirmed }] };
}

function positionOf({ coordinates }: Provider) {
  const [latitude, longitude] = coordinates?.split(', ').map(Number) ?? [];
  return latitude !== undefined && longitude !== undefined && { position: { longitude, latitude } };
}

/** A day that is closed is said in words, for which the standard has no element; one of which nothing is known, nowhere. */
function hoursOf({ hours }: Provider) {
  const week = hours && readHours(hours);
  if (!week) return undefined;
  const groups = groupDays(week);
  const open = groups.flatMap(({ first, last, spans }): object[] => {
    const daysOfWeek = DAYS.slice(first, last + 1);
    if (isAllDay(spans)) return [{ daysOfWeek, allDay: true }];
    return spans.map(({ from, to }) => ({ daysOfWeek, openingTime: clock(from), closingTime: clock(to) }));
  });
  const closed = week.flatMap((spans, day) => (spans?.length === 0 ? (hoursWords.days[day] ?? []) : []));
  return {
    ...(open.length > 0 && { hoursOfOperation: open }),
    ...(closed.length > 0 && { availabilityExceptions: `Closed: ${closed.join(', ')}` }),
  };
}

/** 90 is 01:30:00; what ends in the night after ends before it began. */
function clock(minutes: number): string {
  const ofDay = minutes % DAY;
  const parts = [Math.floor(ofDay / HOUR), ofDay % HOUR, 0];
  return parts.map((part) => String(part).padStart(2, '0')).join(':');
}
