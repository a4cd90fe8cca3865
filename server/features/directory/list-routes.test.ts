import type { FastifyInstance } from 'fastify';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { detailFields, type Provider } from '#content/schema/directory.ts';
import { readAgents, readProviders } from '#domain/directory/directory-records.ts';
import { placePath } from '#domain/directory/prepare-places.ts';
import { providerLists as listFacts } from '#facts/directory.ts';
import { compress } from '#server/pages/page.ts';
import { dialects } from '#tests/support/databases.ts';
import { createSeedDirectory, seedLists, seedPlacePaths, seedRecords } from '#tests/support/directory.ts';
import { testApps } from '#tests/support/test-app.ts';
import { agentList, providerLists } from '#words/directory.ts';
import { openDataHref } from '#words/resources.ts';
import { publishList } from './directory-repository.ts';
import { kindOf, writeList } from './list-kinds.ts';
import { readPlaceNames } from './place-names.ts';
import { readList } from './read-list.ts';

const MOST_FETCHED_BYTES = 15 * 1024;
const LASTING = 'public, max-age=31536000, immutable';
const NEWEST = 'public, no-cache';
const person = { id: 'p1', name: 'Ada Obi', role: 'directory' } as const;
const { listHrefs } = createSeedDirectory();

const createTestApp = testApps('SQLite');
let app: FastifyInstance;
beforeAll(async () => {
  ({ app } = await createTestApp({ isShared: true }));
});
const read = async (file: string, format: 'csv' | 'json') =>
  (await app.inject(openDataHref(file, format))).body;

test.each(providerLists)(
  'the open data of a new site have $title as CSV with its date, as JSON that leads to pages, and small for browsers to keep',
  async ({ id, file, columns, title }) => {
    const { date } = seedLists[id];
    const csv = await read(file, 'csv');
    expect(readProviders(csv)).toEqual(seedRecords[id]);
    const [head, ...lines] = csv.trimEnd().split('\n');
    const fields = new Set([...columns.map(({ field }) => field), ...detailFields, 'list_date']);
    expect(head).toBe([...fields].join());
    expect(lines.filter((line) => !line.endsWith(`,${date}`))).toEqual([]);

    const json = JSON.parse(await read(file, 'json'));
    expect(json).toMatchObject({ title, date, count: seedRecords[id].length });
    expect(json.records.map(({ slug, ...record }: Provider) => record)).toEqual(seedRecords[id]);
    const paths = new Set(seedPlacePaths.map(({ path }) => path));
    expect(json.records.filter((record: Provider) => !paths.has(placePath(record)))).toEqual([]);

    const versioned = await app.inject(listHrefs[id]);
    const type = 'application/json; charset=utf-8';
    expect(versioned.headers).toMatchObject({ 'cache-control': LASTING, 'content-type': type });
    expect(versioned.json()).toEqual(json);
    const sent = await compress(versioned.rawPayload, 'br', 'high');
    expect(sent.length).toBeLessThanOrEqual(MOST_FETCHED_BYTES);
  },
);

test('the open data have the agents too', async () => {
  const { csv, date } = seedLists.agents;
  const records = readAgents(csv);
  expect(readAgents(await read(agentList.file, 'csv'))).toEqual(records);
  expect(JSON.parse(await read(agentList.file, 'json'))).toMatchObject({ records, date });
});

test('the newest list is given, not to be kept, to whoever asks for no version or one that there is not', async () => {
  const { file } = listFacts.pharmacies;
  for (const query of ['', '?v=', '?v=1a2b', '?v=1-0000000000', '?v=7-0123456789', '?v=1&v=2', '?x=1']) {
    const { headers, body } = await app.inject(openDataHref(file, 'json') + query);
    expect(headers).toMatchObject({ 'cache-control': NEWEST, 'x-content-type-options': 'nosniff' });
    expect(headers).not.toHaveProperty('permissions-policy');
    expect(body).toBe(await read(file, 'json'));
  }
});

test('open data can be read again as a list, and nothing has changed', async () => {
  const kind = kindOf('pharmacies');
  const { rows, problems } = readList(await read(kind.file, 'csv'), kind, readPlaceNames());
  expect(problems).toEqual([]);
  expect(writeList(kind, rows)).toBe(seedLists.pharmacies.csv);
});

describe.each(dialects)('after a list was published on %s', (dialect) => {
  const createTestApp = testApps(dialect);

  test('the newest is there at once, and never kept under the address of the earlier one', async () => {
    const { app, database } = await createTestApp();
    const list = 'standard-jaara-plus';
    const csv = `${seedLists[list].csv}New Dawn Hospital,"1, Dawn Road, Ikeja",Ikeja\n`;
    await publishList(database, { list, date: '2026-03-31', csv, person });
    const href = listHrefs[list].split('?')[0] ?? '';
    const newest = async () => JSON.parse((await app.inject(href)).body);
    await vi.waitFor(async () => expect((await newest()).count).toBe(66), { timeout: 5000 });
    expect(await newest()).toMatchObject({ date: '2026-03-31' });

    const { headers, body } = await app.inject(listHrefs[list]);
    expect([headers['cache-control'], JSON.parse(body).count]).toEqual([NEWEST, 66]);
  });
});
