import { copyFileSync, readdirSync, readlinkSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { formWords } from '#words/message-forms.ts';
import { failingDisk, integrityOf, storedMessages } from '../support/failing-disk.ts';
import { sendMessage } from '../support/message-site.ts';
import { startSite } from '../support/site-process.ts';

const OK = { status: 200, text: 'OK' };
const NOT_STORED = { status: 503, text: formWords.notStored };
const UNLIMITED = { FORM_LIMIT: '1000000' };

test('a database that another program locks and then deletes: the visitor is told, nothing is lost unseen or half-written, and what was taken can still be copied out', async () => {
  const site = await startSite(UNLIMITED);
  const { dataDir } = site;
  expect(await sendMessage(site.url, 'before')).toEqual(OK);
  const other = new DatabaseSync(join(dataDir, 'site.db'));
  other.exec('begin immediate');
  const answer = sendMessage(site.url, 'locked out');
  expect((await fetch(site.url)).status).toBe(200);
  expect(await answer).toEqual(NOT_STORED);
  other.exec('rollback');
  expect(await sendMessage(site.url, 'after')).toEqual(OK);
  expect(storedMessages(dataDir)).toEqual({ messages: ['before', 'after'], mails: 4 });
  other.close();

  for (const name of readdirSync(dataDir)) rmSync(join(dataDir, name));
  expect(await sendMessage(site.url, 'deleted')).toEqual(NOT_STORED);
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
  expect(storedMessages(dataDir).messages).toEqual(expect.arrayContaining(['before', 'after']));
  const next = await startSite({ DATA_DIR: dataDir, ...UNLIMITED });
  expect(await sendMessage(next.url, 'next')).toEqual(OK);
  expect((await fetch(`${next.url}/readyz`)).status).toBe(200);
});

test('a disk that is full and then read-only: pages are there, the visitor is told, nothing is half-written, it resumes when there is room, and a restart on the repaired disk finds all', async () => {
  const disk = failingDisk();
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
    if (answer.status === 200) acknowledged.push(text);
    else refused++;
    expect(number).toBeLessThan(400);
  }
  expect((await fetch(site.url)).status).toBe(200);
  disk.free(site.pid);
  const expectStored = () => {
    expect(storedMessages(disk.folder)).toEqual({ messages: acknowledged, mails: 2 * acknowledged.length });
    expect(integrityOf(disk.folder)).toBe('ok');
  };
  expect(await sendMessage(site.url, 'with room')).toEqual(OK);
  acknowledged.push('with room');
  expectStored();

  disk.fail(site.pid);
  expect(await sendMessage(site.url, 'refused')).toEqual(NOT_STORED);
  expect((await fetch(site.url)).status).toBe(200);
  disk.repair(site.pid);
  site.signal('SIGKILL');
  await site.ended();
  const next = await startSite({ DATA_DIR: disk.folder, ...UNLIMITED });
  expect(await sendMessage(next.url, 'repaired')).toEqual(OK);
  acknowledged.push('repaired');
  expectStored();
  next.signal('SIGKILL');
  await next.ended();
});

test('of a burst of messages, those are stored that are acknowledged, and the others are told to wait', async () => {
  const site = await startSite({ FORM_LIMIT: '100' });
  const texts = Array.from({ length: 200 }, (_, number) => `message ${number}`);
  const answers = await Promise.all(texts.map((text) => sendMessage(site.url, text)));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 429]));
  const acknowledged = texts.filter((_, index) => answers[index]?.status === 200);
  expect(storedMessages(site.dataDir).messages.sort()).toEqual(acknowledged.sort());
});

/** Some are closed before they are looked at. */
function linkTarget(path: string): string {
  try {
    return readlinkSync(path);
  } catch {
    return '';
  }
}
