import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { agentList, providerLists } from '../../content/directory.ts';
import { openDataHref } from '../../content/resources.ts';
import { readAgents, readProviders } from '../../rules/directory-records.ts';
import { runDirectoryCommand } from '../directory/command.ts';
import { readDirectory } from '../directory/content-files.ts';
import { writeOpenData } from './write-open-data.ts';

const REPOSITORY = join(import.meta.dirname, '../..');
const records = readDirectory();
let folder: string;
let written: string[];

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'lashma-open-data-'));
  written = await writeOpenData(folder);
});
afterAll(() => rmSync(folder, { recursive: true }));

const read = (file: string, format: 'csv' | 'json') =>
  readFileSync(join(folder, basename(openDataHref(file, format))), 'utf8');

test('each of the four lists has two files', () => {
  expect(written.map((path) => basename(path)).sort()).toEqual([
    'community-pharmacies.csv',
    'community-pharmacies.json',
    'hospitals-standard-jaara-plus.csv',
    'hospitals-standard-jaara-plus.json',
    'hospitals-standard-jaara.csv',
    'hospitals-standard-jaara.json',
    'marketing-agents.csv',
    'marketing-agents.json',
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
    expect(json.records).toEqual(records[id]);
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
  for (const path of await writeOpenData(again))
    expect(readFileSync(path, 'utf8')).toBe(readFileSync(join(folder, basename(path)), 'utf8'));
  rmSync(again, { recursive: true });
});

test('an editor can import what was downloaded, and nothing changes', () => {
  const root = mkdtempSync(join(tmpdir(), 'lashma-open-data-'));
  cpSync(join(REPOSITORY, 'content/directory'), join(root, 'content/directory'), { recursive: true });
  const list = providerLists[2];
  const args = ['import', list.id, join(folder, `${list.file}`), '--date', list.date];
  expect(runDirectoryCommand(args, { root, today: '2030-01-01', print: () => {} })).toBe(0);
  const stored = (base: string) => readFileSync(join(base, 'content/directory', list.file), 'utf8');
  expect(stored(root)).toBe(stored(REPOSITORY));
  rmSync(root, { recursive: true });
});
