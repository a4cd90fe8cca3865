import { createHash } from 'node:crypto';
import { cpSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readRegister } from '#cli/directory/address-register.ts';
import { readDirectory } from '#cli/directory/content-files.ts';
import { runDirectoryCommand } from '#cli/directory/directory-command.ts';
import { agentList, providerLists } from '#content/directory.ts';
import { openDataHref } from '#content/resources.ts';
import type { Provider } from '#content/schema/directory.ts';
import { readAgents, readProviders } from '#domain/directory/directory-records.ts';
import { placePath } from '#domain/directory/place-path.ts';
import { writeOpenData } from './write-open-data.ts';

const REPOSITORY = join(import.meta.dirname, '..');
const records = readDirectory();
const MOST_FETCHED_BYTES = 15 * 1024;
let folder: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'lashma-open-data-'));
  await writeOpenData(folder);
});
afterAll(() => rmSync(folder, { recursive: true }));

const read = (file: string, format: 'csv' | 'json') =>
  readFileSync(join(folder, openDataHref(file, format)), 'utf8');
const filesIn = (base: string) => globSync('{data,.vite}/*', { cwd: base }).sort();
const listHrefs = () => JSON.parse(readFileSync(join(folder, '.vite/lists.json'), 'utf8'));

test('each of the four lists has two files', () => {
  expect(filesIn(folder)).toEqual([
    '.vite/lists.json',
    'data/community-pharmacies.csv',
    'data/community-pharmacies.json',
    'data/hospitals-standard-jaara-plus.csv',
    'data/hospitals-standard-jaara-plus.json',
    'data/hospitals-standard-jaara.csv',
    'data/hospitals-standard-jaara.json',
    'data/marketing-agents.csv',
    'data/marketing-agents.json',
  ]);
});

describe.each(providerLists)('$title', ({ id, file, date, columns, title }) => {
  test('as CSV holds exactly the records of the content, each with the date of the list', () => {
    const csv = read(file, 'csv');
    expect(readProviders(csv)).toEqual(records[id]);
    const [head, ...lines] = csv.trimEnd().split('\n');
    expect(head).toBe([...columns.map(({ field }) => field), 'list_date'].join());
    expect(lines.filter((line) => !line.endsWith(`,${date}`))).toEqual([]);
  });

  test('as JSON holds exactly the records of the content, with title and date', () => {
    const json = JSON.parse(read(file, 'json'));
    expect(json).toMatchObject({ title, date, count: records[id].length });
    expect(json.records.map(({ slug, ...record }: Provider) => record)).toEqual(records[id]);
  });

  test('as JSON leads to the page of each record', () => {
    const paths = new Set(readRegister().map(({ path }) => path));
    const lost = JSON.parse(read(file, 'json')).records.filter(
      (record: Provider) => !paths.has(placePath(record)),
    );
    expect(lost).toEqual([]);
  });

  test('has for browsers an address that changes with the file, which is small when compressed', () => {
    const json = read(file, 'json');
    const hash = createHash('sha256').update(json).digest('hex');
    expect(listHrefs()[id]).toBe(`${openDataHref(file, 'json')}?v=${hash.slice(0, 10)}`);
    expect(brotliCompressSync(json).length).toBeLessThanOrEqual(MOST_FETCHED_BYTES);
  });
});

test('the agents are there too', () => {
  expect(readAgents(read(agentList.file, 'csv'))).toEqual(records.agents);
  expect(JSON.parse(read(agentList.file, 'json'))).toMatchObject({
    records: records.agents,
    date: agentList.date,
  });
});

test('two runs give the same bytes', async () => {
  const again = mkdtempSync(join(tmpdir(), 'lashma-open-data-'));
  await writeOpenData(again);
  for (const path of filesIn(folder))
    expect(readFileSync(join(again, path), 'utf8')).toBe(readFileSync(join(folder, path), 'utf8'));
  rmSync(again, { recursive: true });
});

test('an editor can import what was downloaded, and nothing changes', () => {
  const root = mkdtempSync(join(tmpdir(), 'lashma-open-data-'));
  cpSync(join(REPOSITORY, 'content/directory'), join(root, 'content/directory'), { recursive: true });
  const list = providerLists[2];
  const args = ['import', list.id, join(folder, openDataHref(list.file, 'csv')), '--date', list.date];
  expect(runDirectoryCommand(args, { root, today: '2030-01-01', print: () => {} })).toBe(0);
  const stored = (base: string) => readFileSync(join(base, 'content/directory', list.file), 'utf8');
  expect(stored(root)).toBe(stored(REPOSITORY));
  rmSync(root, { recursive: true });
});
