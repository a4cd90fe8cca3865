import { expect, test } from 'vitest';
import { freshDatabases } from '../support/databases.ts';
import { storedMessages } from '../support/failing-disk.ts';
import { residentBytes } from '../support/machine.ts';
import { contactBody } from '../support/send-form.ts';
import { startSite } from '../support/site-process.ts';

const MEGABYTE = 1024 * 1024;
const PATH = '/api/v1.0/email/send-form';
/** Each that is stored waits for the disk; all thousand must have been heard before a slow one is cut off. */
const LIMIT = 200;
const freshDatabase = freshDatabases('SQLite');

test('fields of ten megabytes are refused, a burst of a thousand is served, and memory stays bounded', async () => {
  const { dataDir } = await freshDatabase();
  const site = await startSite({ DATA_DIR: dataDir, FORM_LIMIT: String(LIMIT) });
  const send = async (message: string) => {
    try {
      const response = await fetch(site.url + PATH, { method: 'POST', body: contactBody({ message }) });
      await response.text();
      return response.status;
    } catch {
      // The server may hang up on a body that it does not want to read.
      return 'hung up';
    }
  };
  expect(await send('first')).toBe(200);
  const before = residentBytes(site.pid);

  const large = 'x'.repeat(10 * MEGABYTE);
  for (let count = 0; count < 20; count++) expect([413, 'hung up']).toContain(await send(large));

  const texts = Array.from({ length: 1000 }, (_, number) => `message ${number}`);
  const answers = await Promise.all(texts.map(send));
  const acknowledged = texts.filter((_, index) => answers[index] === 200);
  expect(new Set(answers)).toEqual(new Set([200, 429]));
  expect(acknowledged.length).toBeGreaterThan(LIMIT - 50);
  expect(residentBytes(site.pid) - before).toBeLessThan(150 * MEGABYTE);

  expect(storedMessages(dataDir).messages.sort()).toEqual(['first', ...acknowledged].sort());
  expect((await fetch(site.url)).status).toBe(200);
});
