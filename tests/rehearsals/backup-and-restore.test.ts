// Bar: a backup made under load restores everything that was confirmed before it.
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, test } from 'vitest';
import { complain } from '../support/complaints.ts';
import { expectStored, startWriters } from '../support/crowd-of-writers.ts';
import { dialects, freshDatabases, openForTest, type Place } from '../support/databases.ts';
import { mailEnvironment, sendMessage, testSmtp, untilAllSent } from '../support/message-site.ts';
import { startSite } from '../support/site-process.ts';

const PROJECT = join(import.meta.dirname, '../..');
const QUIET = { FORM_LIMIT: '1000000', LOG_LEVEL: 'error' };
const ENOUGH = 30;
const ROUNDS = 2;
/** Long enough for the busiest machine: a mail that is given up on would be sent twice. */
const LEASE_SECONDS = 60;

describe.each(dialects)('on %s', (dialect) => {
  const emptyMachine = freshDatabases(dialect, 'nothing');

  test('a backup that is made while visitors write is restored on an empty machine: all that was acknowledged before it is there, whole, and the mails go out', async () => {
    const source = await emptyMachine();
    const site = await startSite({ ...source.environment, ...QUIET });
    const crowd = startWriters(site.url);
    const reference = (await complain(site.url, 'complaint 1')) ?? '';
    expect(reference).not.toBe('');

    for (let round = 1; round <= ROUNDS; round++) {
      await crowd.goOn(ENOUGH);
      const before = [...crowd.acknowledged];
      const path = join(source.dataDir, `backup-${round}.jsonl.gz`);
      await runProgram(source, 'backup', path);
      expect(crowd.acknowledged.length).toBeGreaterThan(before.length);
      if (round < ROUNDS) continue;

      await crowd.stop();
      expect([crowd.failed, crowd.refused]).toEqual([[], 0]);
      const target = await emptyMachine();
      await runProgram(target, 'restore', path);
      await expectRestored(target, before, reference);
    }
  });
});

/** As an operator does, in a process of its own. */
async function runProgram({ environment }: Machine, ...args: string[]): Promise<void> {
  const env = { PATH: process.env.PATH, ...environment };
  await promisify(execFile)(process.execPath, ['cli/index.ts', ...args], { cwd: PROJECT, env });
}

type Machine = Place & { environment: Record<string, string> };

async function expectRestored(place: Machine, before: string[], reference: string): Promise<void> {
  const database = await openForTest(place);
  const complaints = await database.selectFrom('complaints').select('reference').execute();
  expect(complaints).toEqual([{ reference }]);
  await expectStored(place, before);
  await runProgram(place, 'desk', 'verify-log');

  const smtp = await testSmtp();
  const site = await startSite({ ...place.environment, ...QUIET, ...mailEnvironment(smtp, LEASE_SECONDS) });
  for (const path of ['/', '/plan', '/blog', '/provider', '/readyz'])
    expect((await fetch(site.url + path)).status, path).toBe(200);
  expect((await sendMessage(site.url, 'the first on the new machine')).status).toBe(200);
  await untilAllSent(database);
  const ids = smtp.mails.map(({ messageId }) => messageId);
  const rows = await database.selectFrom('outbox').select('id').execute();
  expect(ids).toHaveLength(rows.length);
  expect(new Set(ids).size).toBe(rows.length);
}
