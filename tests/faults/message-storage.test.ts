import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { formWords } from '../../content/form-words.ts';
import { freshDatabases } from '../support/databases.ts';
import { sendMessage } from '../support/message-site.ts';
import { startPostgres } from '../support/postgres.ts';
import { startSite } from '../support/site-process.ts';
import { smallDisk } from '../support/small-disk.ts';

const OK = { status: 200, text: 'OK' };
const NOT_STORED = { status: 503, text: formWords.notStored };
const UNLIMITED = { FORM_LIMIT: '1000000' };

describe('SQLite', () => {
  const freshDatabase = freshDatabases('SQLite');

  test('a database that another program has locked: the visitor is told, nothing is written, and it resumes', async () => {
    const { dataDir } = await freshDatabase();
    const site = await startSite({ DATA_DIR: dataDir, ...UNLIMITED });
    expect(await sendMessage(site.url, 'before')).toEqual(OK);
    const other = new DatabaseSync(join(dataDir, 'site.db'));
    onTestFinished(() => other.close());
    other.exec('begin immediate');
    const answers = Promise.all([1, 2].map((number) => sendMessage(site.url, `locked out ${number}`)));
    expect((await fetch(site.url)).status).toBe(200);
    expect(await answers).toEqual([NOT_STORED, NOT_STORED]);
    other.exec('rollback');
    expect(await sendMessage(site.url, 'after')).toEqual(OK);
    expect(rowsOf(dataDir)).toEqual({ messages: ['before', 'after'], mails: 4 });
  });

  test('a full disk: the visitor is told, nothing is half-written, and it resumes when there is room', async () => {
    const disk = smallDisk();
    const site = await startSite({ DATA_DIR: disk.folder, ...UNLIMITED });
    const acknowledged = ['before'];
    expect(await sendMessage(site.url, 'before')).toEqual(OK);
    disk.fill(site.pid);
    let refused = 0;
    // What the database file still has room for may be taken in.
    for (let number = 0; refused < 3; number++) {
      const text = `${number} ${'x'.repeat(4900)}`;
      const answer = await sendMessage(site.url, text);
      expect([OK, NOT_STORED]).toContainEqual(answer);
      if (answer !== 'lost' && answer.status === 200) acknowledged.push(text);
      else refused++;
      expect(number).toBeLessThan(400);
    }
    expect((await fetch(site.url)).status).toBe(200);
    disk.free(site.pid);
    expect(await sendMessage(site.url, 'after')).toEqual(OK);
    acknowledged.push('after');
    const { messages, mails } = rowsOf(disk.folder);
    expect(messages).toEqual(acknowledged);
    expect(mails).toBe(2 * acknowledged.length);
    expect(integrityOf(disk.folder)).toBe('ok');
    site.signal('SIGTERM');
    await site.ended();
  });
});

test('PostgreSQL gone: the visitor is told, and it resumes when it is back', async () => {
  const postgres = await startPostgres();
  onTestFinished(() => postgres.remove());
  const site = await startSite({ DATABASE_URL: await postgres.createDatabase(), ...UNLIMITED });
  expect(await sendMessage(site.url, 'before')).toEqual(OK);
  await postgres.stop();
  expect(await sendMessage(site.url, 'lost')).toEqual(NOT_STORED);
  await postgres.start();
  await vi.waitFor(async () => expect(await sendMessage(site.url, 'after')).toEqual(OK), { timeout: 20_000 });
});

function rowsOf(dataDir: string): { messages: string[]; mails: number } {
  const database = new DatabaseSync(join(dataDir, 'site.db'), { readOnly: true });
  const messages = database.prepare('select message from messages order by received_at').all();
  const mails = database.prepare('select count(*) as count from outbox').get();
  database.close();
  return { messages: messages.map(({ message }) => String(message)), mails: Number(mails?.count) };
}

function integrityOf(dataDir: string): unknown {
  const database = new DatabaseSync(join(dataDir, 'site.db'), { readOnly: true });
  const row = database.prepare('pragma integrity_check').get();
  database.close();
  return row?.integrity_check;
}
