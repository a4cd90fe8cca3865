import { afterAll, expect, test } from 'vitest';
import { storeComplaint } from '#server/features/complaint/complaint-repository.ts';
import { createComplaintService } from '#server/features/complaint/complaint-service.ts';
import { complaint } from '../support/complaints.ts';
import { openOwnSite, withoutRenderQueue } from '../support/own-site.ts';

/** Of the ten thousand endings; each further one goes the same way. */
const GUESSES = 300;
const AT_ONCE = 50;
/** The last that is tried. */
const ENDING = 9999;

const lines: string[] = [];
const log = { write: (line: string) => lines.push(line) };
const site = await openOwnSite(
  { TRUSTED_PROXIES: 'loopback', LOG_LEVEL: 'trace' },
  { ...withoutRenderQueue, log },
);
afterAll(() => site.close());
const { database } = site;

test('endings of a phone number, each from a network of its own, show no state, not even the right one', async () => {
  const form = { ...complaint, user_phone: `0803 123 ${ENDING}` };
  const { reference } = await storeComplaint(database, form, null);
  const { reference: other } = await storeComplaint(database, { ...form, place: 'Elsewhere' }, null);
  const complaints = createComplaintService(database);
  const shown: unknown[] = [];
  for (let first = 1; first <= GUESSES; first += AT_ONCE)
    shown.push(
      ...(await Promise.all(
        Array.from({ length: AT_ONCE }, (_, index) => {
          const number = first + index;
          const contact = String(ENDING - GUESSES + number);
          const address = `10.${number >> 8}.${number & 255}.1`;
          return complaints.find({ reference, contact }, address);
        }),
      )),
    );
  expect(shown).toEqual(Array(GUESSES).fill(undefined));
  // Whoever owns another complaint is not held up by it.
  expect(await complaints.find({ reference: other, contact: String(ENDING) }, '192.0.2.1')).toBeDefined();
});

test('an unknown reference, a wrong contact and too many tries look alike, and none is in the log', async () => {
  const { reference } = await storeComplaint(database, complaint, null);
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
