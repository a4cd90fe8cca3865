import { describe, expect, test, vi } from 'vitest';
import { connectDatabase } from '#server/database/connect.ts';
import { storeMessage } from '#server/features/message/message-repository.ts';
import { freshDatabases } from '../support/databases.ts';
import { deliveredMessages, mailEnvironment, testSmtp } from '../support/message-site.ts';
import { contactFields } from '../support/send-form.ts';
import { startSite } from '../support/site-process.ts';

const MESSAGES = 200;

describe('on PostgreSQL', () => {
  const freshDatabase = freshDatabases('PostgreSQL');

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
    await vi.waitFor(
      async () =>
        expect(
          await database.selectFrom('outbox').select('id').where('state', '!=', 'sent').execute(),
        ).toEqual([]),
      { timeout: 120_000, interval: 100 },
    );
    await database.destroy();
    expect(deliveredMessages(smtp).sort()).toEqual(texts.toSorted());
    expect(smtp.mails).toHaveLength(2 * MESSAGES);
    expect(new Set(smtp.mails.map(({ messageId }) => messageId)).size).toBe(2 * MESSAGES);
    const shares = sites.map(({ output }) => output.stdout.match(/"a mail was sent"/g)?.length ?? 0);
    for (const share of shares) expect(share).toBeGreaterThan(0);
    process.stdout.write(`${shares.join(' and ')} mails by the two processes\n`);
  });
});
