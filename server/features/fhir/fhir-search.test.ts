import fc from 'fast-check';
import type { FastifyInstance } from 'fastify';
import { beforeAll, expect, test } from 'vitest';
import { placePath } from '#domain/directory/prepare-places.ts';
import { anyQuery, BASE, type Bundle, get, gone, known, openFhir } from '#tests/support/fhir.ts';
import { testApps } from '#tests/support/test-app.ts';
import { placeId, RESOURCE_TYPES, type Resource } from './codes.ts';
import { chainsOf, findParameter } from './search-parameters.ts';

const createTestApp = testApps('SQLite');
let app: FastifyInstance;
let ask: Awaited<ReturnType<typeof openFhir>>['ask'];
let search: Awaited<ReturnType<typeof openFhir>>['search'];
const all: Resource[] = [];

beforeAll(async () => {
  ({ app, ask, search } = await openFhir(createTestApp));
  for (const type of RESOURCE_TYPES)
    for (let url = `${BASE}/${type}?_count=100`; url; ) {
      const { entry = [], link } = (await ask(url)).json<Bundle>();
      all.push(...entry.map(({ resource }) => resource));
      url = link.find(({ relation }) => relation === 'next')?.url ?? '';
    }
});

interface Promised {
  type: (typeof RESOURCE_TYPES)[number];
  interaction: { code: string }[];
  searchInclude: string[];
  searchParam: { name: string; type: string; documentation: string }[];
}

test('all that the capability statement promises is so', async () => {
  const { rest } = (await ask('/fhir/metadata')).json<{ rest: { resource: Promised[] }[] }>();
  const strict = { prefer: 'handling=strict' };
  for (const { type, interaction, searchInclude, searchParam } of rest[0]?.resource ?? []) {
    expect(interaction.map(({ code }) => code)).toEqual(['read', 'search-type']);
    const ofType = all.filter(({ resourceType }) => resourceType === type);
    expect((await ask(`/fhir/${type}/${ofType[0]?.id}`)).json()).toEqual(ofType[0]);
    const body = `_id=${ofType[0]?.id}`;
    const form = { 'content-type': 'application/x-www-form-urlencoded' };
    const posted = await app.inject({ method: 'POST', url: `/fhir/${type}/_search`, body, headers: form });
    expect(posted.json<Bundle>().entry?.map(({ resource }) => resource)).toEqual([ofType[0]]);

    const finds = async (name: string, value: string) => {
      const query = new URLSearchParams([
        [name, value],
        ['_count', '1'],
      ]);
      const answer = await ask(`/fhir/${type}?${query}`, strict);
      expect([name, answer.statusCode]).toEqual([name, 200]);
      const { total, link } = answer.json<Bundle>();
      expect(link[0]).toEqual({ relation: 'self', url: `${BASE}/${type}?${query}` });
      return total;
    };
    for (const { name, documentation } of searchParam) {
      const parameter = findParameter(type, name);
      const has = ofType.filter((each) => parameter?.paths.some((path) => get(each, path).length > 0));
      const value = exampleOf(get<object>(has[0], parameter?.paths[0] ?? '')[0]);
      expect(await finds(name, value)).toBeGreaterThan(0);
      expect(await finds(`${name}:missing`, 'true')).toBe(ofType.length - has.length);
      for (const [chain] of documentation.matchAll(/(?<=[ ,])[a-z-]+\.[a-zA-Z_-]+/g))
        expect([chain, await finds(`${chain}:missing`, 'false')]).toEqual([chain, expect.any(Number)]);
      expect(documentation.match(/[a-z-]+\.[a-zA-Z_-]+/g)?.length ?? 0).toBe(
        chainsOf(parameter ?? never()).length,
      );
    }
    for (const include of searchInclude) {
      const name = include.split(':')[1] ?? '';
      const { entry = [] } = await search(`${type}?_include=${include}&${name}:missing=false&_count=100`);
      const wanted = entry
        .filter(({ search }) => search.mode === 'match')
        .flatMap(({ resource }) =>
          get<{ reference: string }>(resource, findParameter(type, name)?.paths[0] ?? ''),
        );
      const there = new Set(entry.map(({ resource }) => `${resource.resourceType}/${resource.id}`));
      expect(wanted.filter(({ reference }) => !there.has(reference))).toEqual([]);
      expect(wanted.length).toBeGreaterThan(0);
    }
  }
});

function never(): never {
  throw new Error('it is not in the table');
}

function exampleOf(value: unknown): string {
  if (typeof value === 'string') return value;
  const {
    reference,
    coding,
    city,
    value: text,
  } = value as Record<string, string> & { coding?: { code: string }[] };
  return reference ?? coding?.[0]?.code ?? city ?? text ?? never();
}

const knownId = placeId(placePath(known));
const goneId = placeId(placePath(gone));
const STRICT = { prefer: 'handling=strict' };

test.each([
  [`Organization/${knownId}`, {}, 200],
  [`Organization/${goneId}`, {}, 410, 'deleted'],
  [`Location/${goneId}`, {}, 410, 'deleted'],
  [`HealthcareService/${goneId}`, {}, 410, 'deleted'],
  [`OrganizationAffiliation/${goneId}.standard-jaara`, {}, 410, 'deleted'],
  ['Organization/nobody', {}, 404, 'not-found'],
  ['Organization/__proto__', {}, 404, 'not-found'],
  ['Patient', {}, 404, 'not-found'],
  ['Patient/1', {}, 404, 'not-found'],
  ['Organization/lashma/_history/1', {}, 404, 'not-found'],
  ['', {}, 404, 'not-found'],
  ['metadata?_format=xml', {}, 406, 'not-supported'],
  ['metadata', { accept: 'application/fhir+xml' }, 406, 'not-supported'],
  ['metadata', { accept: 'application/fhir+json; fhirVersion=3.0' }, 406, 'not-supported'],
  ['metadata', { accept: 'application/fhir+json; fhirVersion=4.0' }, 200],
  ['metadata', { accept: 'text/html, */*;q=0.8' }, 200],
  ['metadata?_format=application/fhir+json', { accept: 'application/fhir+xml' }, 200],
  ['Location?near=6.5|3.3', {}, 200],
  ['Location?near=6.5|3.3', STRICT, 400, 'invalid'],
  ['Location?_sort=name', STRICT, 400, 'invalid'],
  ['Location?_revinclude=HealthcareService:location', STRICT, 400, 'invalid'],
  ['Location?_include=Location:endpoint', STRICT, 400, 'invalid'],
  ['Location?_summary=true', STRICT, 400, 'invalid'],
  ['Location?name:phonetic=x', {}, 400, 'invalid'],
  ['Location?type:missing=maybe', {}, 400, 'invalid'],
  ['Location?_lastUpdated=yesterday', {}, 400, 'invalid'],
  ['Location?_count=-1', {}, 400, 'invalid'],
  ['Location?_total=some', {}, 400, 'invalid'],
  [`Location?name=${'a,'.repeat(41)}`, {}, 400, 'invalid'],
  [`Location?${'name=a&'.repeat(21)}`, {}, 400, 'invalid'],
] as const)('%s with %o is answered %i', async (path, headers, status, code?: string) => {
  const answer = await ask(`/fhir/${path}`, headers);
  const { resourceType, issue } = answer.json();
  expect([answer.statusCode, issue?.[0].code]).toEqual([status, code]);
  expect(answer.headers['content-type']).toBe('application/fhir+json; charset=utf-8');
  expect(answer.headers['access-control-allow-origin']).toBe('*');
  if (code) expect([resourceType, answer.headers['cache-control']]).toEqual(['OperationOutcome', 'no-store']);
});

test('nothing can be written', async () => {
  for (const method of ['POST', 'PUT', 'PATCH', 'DELETE'] as const)
    for (const url of ['/fhir', '/fhir/Organization', '/fhir/Organization/lashma', '/fhir/metadata']) {
      const answer = await app.inject({ method, url, body: { resourceType: 'Organization' } });
      expect([answer.statusCode, answer.json().resourceType]).toEqual([405, 'OperationOutcome']);
    }
});

const total = async (query: string) => (await search(query)).total;

test('searches find what they say', async () => {
  const every = await total('Location');
  const name = encodeURIComponent(known.name);
  for (const [query, count] of [
    [`Location?name=${name.toUpperCase()}&address-city=${encodeURIComponent(known.lga)}`, 1],
    [`Location?name:contains=${name.slice(3)}&_id=${knownId}`, 1],
    [`Location?name:exact=${name}&_id=${knownId}`, 1],
    [`Location?name:exact=${name.toLowerCase()}`, 0],
    ['Location?name=!!!', 0],
    ['Location?name=', every],
    [`Location?organization=${knownId}`, 1],
    [`Location?organization:Organization=${knownId}`, 1],
    [`Location?organization=Organization/${knownId}`, 1],
    [`Location?organization=${BASE}/Organization/${knownId}`, 1],
    [`Location?organization=Location/${knownId}`, 0],
    [`Location?_id=${knownId},lagos,nothing`, 2],
    [`Location?_id=${knownId}&_id=lagos`, 0],
    ['Location?partof=lagos', 20],
    ['Location?identifier=https://fhir-ig.digitalhealth.gov.ng/CodeSystem/nigeria-lgas|', 20],
    ['Location?identifier=|la-ikeja', 0],
    ['Location?type:missing=true', 21],
    ['Location?_lastUpdated=lt2020', 0],
    ['Location?_lastUpdated=ge2020-01-31', every],
    ['Location?_lastUpdated=eq2019', 0],
    ['Location?_lastUpdated=ne2019', every],
    [`HealthcareService?organization=${knownId}`, 4],
    [`HealthcareService?service-category=dent&location.name=${name}`, 1],
    [`HealthcareService?location:Location._id=${knownId}&service-type=x-ray`, 1],
    ['Organization?type=ntwk', 3],
    ['Organization?type=payer', 1],
    ['Organization?coverage-area=lagos', 3],
    ['Organization?address=ikeja&type=payer', 1],
    ['InsurancePlan?network=network.pharmacies', 4],
    ['InsurancePlan?network.identifier=standard-jaara', 1],
    ['InsurancePlan?plan-type=quarterly', 1],
  ] as const)
    expect([query, await total(query)]).toEqual([query, count]);
});

test('a page has no more than it may, and as little as it is asked for', async () => {
  expect((await search('Location')).entry).toHaveLength(20);
  expect((await search('Location?_count=5000')).entry).toHaveLength(100);
  for (const query of ['_count=0', '_summary=count']) {
    const { entry, total: counted } = await search(`Location?${query}`);
    expect([entry, counted]).toEqual([undefined, await total('Location')]);
  }
  const { entry, link } = await search('Location?near=1&_elements=address&_count=1&_id=ikeja');
  expect(link).toEqual([{ relation: 'self', url: `${BASE}/Location?_elements=address&_count=1&_id=ikeja` }]);
  expect(Object.keys(entry?.[0]?.resource ?? {})).toEqual([
    'resourceType',
    'id',
    'meta',
    'identifier',
    'name',
  ]);
  expect(get(entry?.[0]?.resource, 'meta.tag.code')).toEqual(['SUBSETTED']);
});

test('what has not changed is not sent again', async () => {
  for (const path of ['metadata', 'Location?_count=1', `Location/${knownId}`]) {
    const { headers, body } = await ask(`/fhir/${path}`);
    expect(headers['cache-control']).toBe('public, no-cache');
    const again = await ask(`/fhir/${path}`, { 'if-none-match': headers.etag });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    const head = await app.inject({ method: 'HEAD', url: `/fhir/${path}` });
    expect([head.statusCode, head.body, head.headers['content-length']]).toEqual([
      200,
      '',
      `${Buffer.byteLength(body)}`,
    ]);
  }
  const { headers } = await ask(`/fhir/Location/${knownId}`);
  const { lastUpdated } = all.find(({ id }) => id === knownId)?.meta ?? never();
  expect(headers['last-modified']).toBe(new Date(lastUpdated).toUTCString());
});

test('10,000 random queries are found, refused, unknown or gone, and nothing else', async () => {
  const statuses = new Map<number, number>();
  for (const url of fc.sample(anyQuery(knownId, goneId), { numRuns: 10_000, seed: 79 })) {
    const { statusCode, body } = await app.inject(url);
    statuses.set(statusCode, (statuses.get(statusCode) ?? 0) + 1);
    if (![200, 400, 404, 410].includes(statusCode)) expect([url, statusCode, body]).toBe('an answer');
    const isOutcome = body.startsWith('{"resourceType":"OperationOutcome"');
    if (isOutcome !== statusCode > 200) expect([url, statusCode, body]).toBe('of the standard');
  }
  for (const status of [200, 400, 404, 410]) expect(statuses.get(status)).toBeGreaterThan(100);
});
