import { vi } from 'vitest';
import type { Provider } from '#content/schema/directory.ts';
import { providerIdentity } from '#domain/directory/prepare-places.ts';
import { publishList } from '#server/features/directory/directory-repository.ts';
import { kindOf, writeList } from '#server/features/directory/list-kinds.ts';
import type { Resource } from '#server/features/fhir/codes.ts';
import { valuesAt } from '#server/features/fhir/search-parameters.ts';
import { seedRecords } from './directory.ts';
import { withoutRenderQueue } from './own-site.ts';
import type { testApps } from './test-app.ts';

export const PUBLIC_URL = 'https://lashma.example';
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
