import { expect, test, vi } from 'vitest';
import { connectDatabase } from '#server/database/connect.ts';
import { storeMessage } from '#server/features/message/message-repository.ts';
import { complain } from '../support/complaints.ts';
import { freshDatabases } from '../support/databases.ts';
import { deliveredMessages, mailEnvironment, testSmtp, untilAllSent } from '../support/message-site.ts';
import { contactBody, contactFields } from '../support/send-form.ts';
import { startSite } from '../support/site-process.ts';

const MESSAGES = 200;
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

test('two processes deliver 200 queued messages together and none twice', async () => {
  const smtp = await testSmtp();
  const place = await freshDatabase();
  const database = await connectDatabase(place);
  const texts = Array.from({ length: MESSAGES }, (_, number) => `message ${number}`);
  for (const message of texts)
    await storeMessage(
      database,
      { ...contactFields, user_email: `${message.slice(8)}@example.com`, message },
      null,
    );

  const environment = { ...mailEnvironment(smtp, 60), DATABASE_URL: place.databaseUrl ?? '' };
  // Held until both are there: one that starts late would find that the other has done everything.
  await database.updateTable('outbox').set({ state: 'held' }).execute();
  const sites = await Promise.all([startSite(environment), startSite(environment)]);
  await database.updateTable('outbox').set({ state: 'waiting' }).execute();
  await untilAllSent(database);
  await database.destroy();
  expect(deliveredMessages(smtp).sort()).toEqual(texts.toSorted());
  expect(smtp.mails).toHaveLength(2 * MESSAGES);
  expect(new Set(smtp.mails.map(({ messageId }) => messageId)).size).toBe(2 * MESSAGES);
  const shares = sites.map(({ output }) => output.stdout.match(/"a mail was sent"/g)?.length ?? 0);
  for (const share of shares) expect(share).toBeGreaterThan(0);
  process.stdout.write(`${shares.join(' and ')} mails by the two processes\n`);
});
