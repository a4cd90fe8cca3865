import { copyFileSync, readdirSync, readlinkSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, onTestFinished, test } from 'vitest';
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

  test('the database file is deleted: no message is lost unseen, and what was taken can still be copied out', async () => {
    const { dataDir } = await freshDatabase();
    const site = await startSite({ DATA_DIR: dataDir, ...UNLIMITED });
    expect(await sendMessage(site.url, 'before')).toEqual(OK);
    for (const name of readdirSync(dataDir)) rmSync(join(dataDir, name));
    expect(await sendMessage(site.url, 'after')).toEqual(NOT_STORED);
    expect((await fetch(`${site.url}/readyz`)).status).toBe(503);
    expect((await fetch(site.url)).status).toBe(200);
    expect(site.output.stdout.match(/was deleted or replaced: .* restarted/g)).toHaveLength(1);

    // As docs/operations.md tells the operator.
    for (const fd of readdirSync(`/proc/${site.pid}/fd`)) {
      const name = /site\.db(?:-wal)?(?= \(deleted\)$)/.exec(linkTarget(`/proc/${site.pid}/fd/${fd}`))?.[0];
      if (name) copyFileSync(`/proc/${site.pid}/fd/${fd}`, join(dataDir, name));
    }
    site.signal('SIGKILL');
    await site.ended();
    expect(integrityOf(dataDir)).toBe('ok');
    expect(storedMessages(dataDir).messages).toContain('before');
    const next = await startSite({ DATA_DIR: dataDir, ...UNLIMITED });
    expect(await sendMessage(next.url, 'next')).toEqual(OK);
    expect((await fetch(`${next.url}/readyz`)).status).toBe(200);
  });

  test('the disk turns read-only: pages are there, the sender is told, and a restart on the repaired disk finds all', async () => {
    const disk = failingDisk();
    const site = await startSite({ DATA_DIR: disk.folder, ...UNLIMITED });
    expect(await sendMessage(site.url, 'before')).toEqual(OK);
    disk.fail(site.pid);
    expect(await sendMessage(site.url, 'refused')).toEqual(NOT_STORED);
    expect((await fetch(site.url)).status).toBe(200);
    disk.repair(site.pid);
    site.signal('SIGKILL');
    await site.ended();
    const next = await startSite({ DATA_DIR: disk.folder, ...UNLIMITED });
    expect(await sendMessage(next.url, 'after')).toEqual(OK);
    expect(storedMessages(disk.folder)).toEqual({ messages: ['before', 'after'], mails: 4 });
    expect(integrityOf(disk.folder)).toBe('ok');
    next.signal('SIGKILL');
    await next.ended();
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

/** Some are closed before they are looked at. */
function linkTarget(path: string): string {
  try {
    return readlinkSync(path);
  } catch {
    return '';
  }
}
