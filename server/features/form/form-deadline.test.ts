import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { describe, expect, onTestFinished, test } from 'vitest';
import type { PostAnswer, PostRequest } from '#app/page.ts';
import { dialects } from '#tests/support/databases.ts';
import { typedContact } from '#tests/support/send-form.ts';
import { testApps } from '#tests/support/test-app.ts';
import { formWords } from '#words/message-forms.ts';
import type { Database } from '../../database/schema.ts';
import type { RenderQueue } from '../../pages/render-queue.ts';

const LIMIT_MS = 4000;
/** More than a process has. */
const CONNECTIONS = 20;

const routes = [{ path: '/contact', post: takeForm }];

async function takeForm({ fields = {}, ip, deadline, site }: PostRequest): Promise<PostAnswer<unknown>> {
  const answer = await site.forms.submit('contact', fields, { ip, deadline });
  return answer.ok ? { redirect: '/sent' } : { status: answer.status, data: answer.errors };
}

/** Takes every connection that there is, and gives them back when asked to. */
function takeConnections(database: Database): () => Promise<unknown> {
  const { promise: given, resolve: giveBack } = Promise.withResolvers<void>();
  // Else a test that fails could not close the database.
  onTestFinished(() => giveBack());
  const take = () => database.connection().execute(() => given);
  // Some have to wait for too long.
  const taken = Promise.allSettled(Array.from({ length: CONNECTIONS }, take));
  return () => {
    giveBack();
    return taken;
  };
}

describe.each(dialects)('the deadline of a post, on %s', (dialect) => {
  const createTestApp = testApps(dialect);

  async function setUp() {
    const renderQueue: RenderQueue = { run: async (_ip, render) => render() };
    const services = { renderLimitMs: LIMIT_MS, renderQueue };
    const { app, database } = await createTestApp({ routes, services });
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const post = (message: string) => {
      const payload = `${new URLSearchParams({ ...typedContact, message })}`;
      return app.inject({ method: 'POST', url: '/contact', headers, payload });
    };
    const stored = () => database.selectFrom('messages').select('message').execute();
    return { database, post, stored };
  }

  test('who is told that it could not be stored can rely on it: nothing is stored afterwards', async () => {
    const { database, post, stored } = await setUp();
    const giveBack = takeConnections(database);
    // More than are stored at once: some wait for the database, some for their turn.
    const answers = await Promise.all(Array.from({ length: 7 }, (_, number) => post(`message ${number}`)));
    for (const { statusCode, body } of answers)
      expect([statusCode, body]).toEqual([503, expect.stringContaining(formWords.notStored)]);
    await giveBack();
    // Whoever waited in the meantime has had the connections before these.
    await takeConnections(database)();
    expect(await stored()).toEqual([]);
    expect((await post('after')).statusCode).toBe(303);
    expect(await stored()).toEqual([{ message: 'after' }]);
  });

  // On SQLite a process has one connection, on which nothing can be locked against itself.
  if (dialect === 'PostgreSQL')
    test('what has begun to be stored is waited for', async () => {
      const { database, post, stored } = await setUp();
      const answer = await database.transaction().execute(async (transaction) => {
        await sql`lock table messages in exclusive mode`.execute(transaction);
        const sent = post('slow');
        expect(await Promise.race([sent, pause(LIMIT_MS + 1000, 'still waiting')])).toBe('still waiting');
        return { sent };
      });
      expect((await answer.sent).statusCode).toBe(303);
      expect(await stored()).toEqual([{ message: 'slow' }]);
    });
});
