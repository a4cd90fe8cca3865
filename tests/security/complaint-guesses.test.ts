import { afterAll, expect, test } from 'vitest';
import { storeComplaint } from '#server/features/complaint/complaint-repository.ts';
import { complaint } from '../support/complaints.ts';
import { openOwnSite, withoutRenderQueue } from '../support/own-site.ts';

const lines: string[] = [];
const site = await openOwnSite(
  { TRUSTED_PROXIES: 'loopback', LOG_LEVEL: 'trace' },
  { ...withoutRenderQueue, log: { write: (line: string) => lines.push(line) } },
);
afterAll(() => site.close());

test('an unknown reference, a wrong contact and too many tries look alike, and none is in the log', async () => {
  const { reference } = await storeComplaint(site.database, complaint, null);
  const ask = async (asked: string, contact: string, address: string) => {
    const answer = await site.fetch('/complaint/status', {
      method: 'POST',
      headers: { 'x-forwarded-for': address },
      body: new URLSearchParams({ reference: asked, contact }),
    });
    const { date: _date, 'content-length': _length, ...headers } = Object.fromEntries(answer.headers);
    // What was typed comes back in the form; nothing else may differ.
    const html = (await answer.text()).replace(`value="${asked}"`, '').replace(`value="${contact}"`, '');
    return { status: answer.status, headers, html };
  };
  const unknown = await ask('LA-2222-2222', '4567', '192.0.2.1');
  expect(unknown.status).toBe(404);
  expect(await ask(reference, '0000', '192.0.2.2')).toEqual(unknown);
  expect(await ask(reference, 'somebody@example.com', '192.0.2.2')).toEqual(unknown);
  expect((await ask(reference, '4567', '192.0.2.3')).status).toBe(200);
  for (let count = 0; count < 10; count++) await ask(reference, '0000', `192.0.2.${10 + count}`);
  expect(await ask(reference, '4567', '192.0.2.3')).toEqual(unknown);
  const logged = lines.join('');
  expect(logged.match(/"answered"/g)).toHaveLength(15);
  for (const secret of [reference, 'somebody@', '192.0.2.']) expect(logged).not.toContain(secret);
  // The milliseconds of a time may have these figures among others.
  expect(logged).not.toMatch(/\b4567\b/);
});
