import fc from 'fast-check';
import { vi } from 'vitest';
import type { Provider } from '#content/schema/directory.ts';
import { providerIdentity } from '#domain/directory/prepare-places.ts';
import { publishList } from '#server/features/directory/directory-repository.ts';
import { kindOf, writeList } from '#server/features/directory/list-kinds.ts';
import { RESOURCE_TYPES, type Resource } from '#server/features/fhir/codes.ts';
import {
  chainsOf,
  includesOf,
  SEARCH_PARAMETERS,
  valuesAt,
} from '#server/features/fhir/search-parameters.ts';
import { anyCharacter } from './any-character.ts';
import { seedRecords } from './directory.ts';
import { withoutRenderQueue } from './own-site.ts';
import type { testApps } from './test-app.ts';

const PUBLIC_URL = 'https://lashma.example';
export const BASE = `${PUBLIC_URL}/fhir`;
const LIST = 'standard-jaara';

const identities = new Set(seedRecords['standard-jaara-plus'].map(providerIdentity));
const onOneList = seedRecords[LIST].filter((record) => !identities.has(providerIdentity(record)));
/** One of which everything is known, and one that has left the lists. */
export const [known, gone] = onOneList as [Provider, Provider];

const DETAILS = {
  phone: '0803 123 4567, 01 234 5678',
  hours: 'Mo-Fr 08:00-18:00; Sa 09:00-12:00,14:00-02:00; Su off',
  services: 'emergency; dental; x-ray',
  confirmed: '2026-03-01',
  coordinates: '6.601, 3.351',
};

export interface Bundle {
  total: number;
  link: { relation: string; url: string }[];
  entry?: { fullUrl: string; resource: Resource; search: { mode: string } }[];
}

/** A site for all tests of a file, after a list was published. */
export async function openFhir(createTestApp: ReturnType<typeof testApps>) {
  const environment = { PUBLIC_URL };
  const { app, database } = await createTestApp({
    isShared: true,
    environment,
    services: withoutRenderQueue,
  });
  const ask = (url: string, headers = {}) =>
    app.inject({ url: url.startsWith(BASE) ? url.slice(PUBLIC_URL.length) : url, headers });
  const search = async (query: string) => (await ask(`/fhir/${query}`)).json<Bundle>();
  const rows = seedRecords[LIST].filter((record) => record !== gone);
  const changed = rows.map((record) => (record === known ? { ...record, ...DETAILS } : record));
  const person = { id: 'p1', name: 'Ada Obi', role: 'directory' } as const;
  const csv = writeList(kindOf(LIST), changed);
  await publishList(database, { list: LIST, date: '2026-03-31', csv, person });
  const isPublished = async () => (await search('HealthcareService?service-type=x-ray')).total === 1;
  await vi.waitUntil(isPublished, { timeout: 5000 });
  return { app, ask, search };
}

/** The values at a path of a resource. */
export function get<Value = string>(resource: Resource | undefined, path: string): Value[] {
  return (resource ? valuesAt(resource, path) : []) as Value[];
}

/** As programs send them, and as nobody should. */
export function anyQuery(...ids: string[]): fc.Arbitrary<string> {
  const names = RESOURCE_TYPES.flatMap((type) => SEARCH_PARAMETERS[type]).flatMap((parameter) => [
    parameter.name,
    ...chainsOf(parameter).map((chained) => `${parameter.name}.${chained}`),
  ]);
  const results = '_count _after _include _elements _summary _total _pretty _sort _revinclude _has'.split(
    ' ',
  );
  const junk = fc.string({ unit: anyCharacter, maxLength: 12 });
  const either = (...known: string[]) => fc.oneof({ arbitrary: fc.constantFrom(...known), weight: 4 }, junk);
  const type = either(...RESOURCE_TYPES);
  const id = either(...ids, 'lashma', 'lagos', 'ikeja', 'network.pharmacies', '_search', '_history');
  const modifier = either('', '', '', ':exact', ':contains', ':missing', ':Organization', ':not');
  const value = fc.oneof(
    id,
    either(
      'true',
      'false',
      '5',
      '0',
      '-1',
      'ge2026-01',
      'lt2026-02-31',
      'eq2026-01-01T10:00:00.5+01:00',
      'count',
    ),
    either('hosp', 'fac,ntwk', '|', 'a|b', '\\,', ',,', 'Ikeja', `${BASE}/Organization/lashma`),
    fc.constantFrom(...RESOURCE_TYPES.flatMap(includesOf)),
  );
  const parameter = fc
    .tuple(either(...names, ...results), modifier, value)
    .map(([name, more, text]) => `${encodeURIComponent(name + more)}=${encodeURIComponent(text)}`);
  const query = fc.array(fc.oneof({ arbitrary: parameter, weight: 9 }, junk.map(encodeURIComponent)), {
    maxLength: 5,
  });
  return fc.tuple(type, fc.option(id), query).map(([of, one, parameters]) => {
    const path = one === null ? [of] : [of, one];
    return `/fhir/${path.map(encodeURIComponent).join('/')}?${parameters.join('&')}`;
  });
}
