import { execFile } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, expect, test } from 'vitest';
import { complaintSentPage } from '#words/complaint-page.ts';
import { phoneLines } from '#words/site.ts';
import { findPrograms } from '../support/machine.ts';
import { spawnSite } from '../support/spawn-site.ts';

const site = spawnSite();
afterAll(() => site.discard());

/** The page as the text browser shows it, with line breaks and runs of spaces made one. */
async function read(path: string, ...options: string[]): Promise<string> {
  const w3m = join(findPrograms(['w3m'], 'w3m'), 'w3m');
  const args = ['-cookie', '-dump', ...options, (await site.listening()) + path];
  const { stdout } = await promisify(execFile)(w3m, args, { env: { HOME: site.dataDir, LANG: 'C.UTF-8' } });
  return stdout.replaceAll(/\s+/g, ' ');
}

const PRICE = 'Standard Jaara Everyday cover for people and families in Lagos from ₦15,000';

test.each([
  ['the price of a plan', '/plan', PRICE],
  ['how many there are in an area', '/provider?find=ikorodu', '45 hospitals and 28 pharmacies in Ikorodu.'],
  ['a hospital', '/provider?find=ikorodu', 'Alheri Hospital'],
  ['the phone line', '/', phoneLines.tollFree.display],
])('%s can be read', async (_what, path, words) => {
  expect(await read(path)).toContain(words);
});

test('a complaint is sent and gets a reference', async () => {
  const body = { kind: 'charged', message: 'They asked for money.', user_phone: '0803 123 4567' };
  const file = join(site.dataDir, 'complaint');
  writeFileSync(file, String(new URLSearchParams(body)));
  const answer = await read('/complaint', '-post', file);
  expect(answer).toContain(complaintSentPage.heading);
  expect(answer).toMatch(/Your reference LA-\w{4}-\w{4}/);
});
