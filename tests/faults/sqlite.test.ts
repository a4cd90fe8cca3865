import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { formWords } from '#content/form-words.ts';
import { freshDatabases } from '../support/databases.ts';
import { sendMessage } from '../support/message-site.ts';
import { failingDisk } from '../support/read-only-disk.ts';
import { startSite } from '../support/site-process.ts';
import { smallDisk } from '../support/small-disk.ts';
import { integrityOf, storedMessages } from '../support/stored-messages.ts';

const OK = { status: 200, text: 'OK' };
const NOT_STORED = { status: 503, text: formWords.notStored };
const UNLIMITED = { FORM_LIMIT: '1000000' };

describe('on SQLite', () => {
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
    expect(storedMessages(dataDir)).toEqual({ messages: ['before', 'after'], mails: 4 });
  });

  test('the database file is deleted: nothing that was acknowledged before or after is lost', async () => {
    const { dataDir } = await freshDatabase();
    const site = await startSite({ DATA_DIR: dataDir, WEB_CONCURRENCY: '2', ...UNLIMITED });
    expect(await sendMessage(site.url, 'before')).toEqual(OK);
    // The file itself last: as soon as it is gone it is put back, and what then lies beside it is new.
    for (const name of readdirSync(dataDir).sort().reverse()) rmSync(join(dataDir, name));
    await vi.waitFor(() => expect(readdirSync(dataDir)).toContain('site.db'), { timeout: 60_000 });
    expect(await sendMessage(site.url, 'after')).toEqual(OK);
    expect((await fetch(`${site.url}/readyz`)).status).toBe(200);
    site.signal('SIGKILL');
    await site.ended();
    expect(storedMessages(dataDir)).toEqual({ messages: ['before', 'after'], mails: 4 });
    expect(integrityOf(dataDir)).toBe('ok');
  });

  test('the disk turns read-only: pages are there, the sender is told, and it resumes once the disk is repaired', async () => {
    const disk = failingDisk();
    const site = await startSite({ DATA_DIR: disk.folder, ...UNLIMITED });
    expect(await sendMessage(site.url, 'before')).toEqual(OK);
    disk.fail(site.pid);
    expect(await sendMessage(site.url, 'refused')).toEqual(NOT_STORED);
    expect((await fetch(site.url)).status).toBe(200);
    disk.repair(site.pid);
    await vi.waitFor(async () => expect(await sendMessage(site.url, 'after')).toEqual(OK), {
      timeout: 60_000,
    });
    expect(storedMessages(disk.folder)).toEqual({ messages: ['before', 'after'], mails: 4 });
    expect(integrityOf(disk.folder)).toBe('ok');
    site.signal('SIGKILL');
    await site.ended();
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
    const { messages, mails } = storedMessages(disk.folder);
    expect(messages).toEqual(acknowledged);
    expect(mails).toBe(2 * acknowledged.length);
    expect(integrityOf(disk.folder)).toBe('ok');
    site.signal('SIGTERM');
    await site.ended();
  });
});
