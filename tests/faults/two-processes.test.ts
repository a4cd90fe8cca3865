import { expect, test, vi } from 'vitest';
import { connectDatabase } from '#server/database/connect.ts';
import { complain } from '../support/complaints.ts';
import { freshDatabases } from '../support/databases.ts';
import { mailEnvironment, testSmtp, untilAllSent } from '../support/message-site.ts';
import { contactBody } from '../support/send-form.ts';
import { startSite } from '../support/site-process.ts';

const TIMES = 4;
const WAIT = { timeout: 60_000, interval: 50 };

const freshDatabase = freshDatabases('PostgreSQL');

test('what is sent many times at once to two processes on one PostgreSQL is stored and mailed once', async () => {
  const smtp = await testSmtp();
  const place = await freshDatabase();
  const environment = { ...mailEnvironment(smtp), DATABASE_URL: place.databaseUrl ?? '' };
  const sites = await Promise.all([startSite(environment), startSite(environment)]);
  const toEach = <T>(send: (url: string) => Promise<T>) =>
    Promise.all(sites.flatMap(({ url }) => Array.from({ length: TIMES }, () => send(url))));

  // On a busy machine some get no turn in time; they are sent again, as visitors do.
  const complainUntilHeard = (url: string) =>
    vi.waitFor(async () => {
      const reference = await complain(url, 'complaint 1');
      expect(reference).toBeDefined();
      return reference;
    }, WAIT);
  const references = new Set(await toEach(complainUntilHeard));
  expect(references.size).toBe(1);
  const body = contactBody();
  const statuses = await toEach(async (url) => {
    const answer = await fetch(`${url}/api/v1.0/email/send-form`, { method: 'POST', body });
    return answer.status;
  });
  expect(new Set(statuses)).toEqual(new Set([200]));

  const database = await connectDatabase(place);
  const stored = await database.selectFrom('complaints').select('reference').execute();
  expect(stored.map(({ reference }) => reference)).toEqual([...references]);
  expect(await database.selectFrom('messages').select('id').execute()).toHaveLength(1);
  await untilAllSent(database);
  expect(await database.selectFrom('outbox').select('id').execute()).toHaveLength(4);
  await database.destroy();
  expect(smtp.mails).toHaveLength(4);
});
