import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { runProbeCommand } from '#cli/probe.ts';
import { serviceStatus } from '#words/service-status.ts';
import { type OwnSite, openOwnSite, withoutRenderQueue } from '../support/own-site.ts';
import { textOf } from '../support/read-html.ts';
import { runCommand } from '../support/run-command.ts';

const PROBE_TOKEN = 'the-token-of-the-probe-24';
/** When nothing is known any more of what was looked up before. */
const LATER_MS = 20_000;
const USSD_SECRET = 'the-secret-of-the-gateway';

let site: OwnSite;
beforeAll(async () => {
  site = await openOwnSite({ PROBE_TOKEN, SMTP_URL: 'smtp://127.0.0.1:9' }, withoutRenderQueue);
});
afterAll(() => site.close());

const probe = (environment = {}, ...args: string[]) => runCommand(runProbeCommand, {}, args, environment);

test('walks the whole site, with and without its token, and leaves nothing behind', async () => {
  for (const environment of [{}, { PROBE_TOKEN }]) {
    const { code, text } = await probe(environment, site.url);
    expect([code, text]).toEqual([0, expect.stringMatching(/^home: .*\nform: .*works\.$/s)]);
  }
  expect(await site.database.selectFrom('messages').select('id').execute()).toEqual([]);
  expect(await site.database.selectFrom('missed_searches').selectAll().execute()).toEqual([]);
});

test('what does not work is said in a sentence, without secrets', async () => {
  const { code, text } = await probe({ USSD_SECRET }, site.url);
  expect([code, text]).toEqual([1, expect.stringMatching(/does not work\. USSD: no menu comes \(40\d\)\.$/)]);
  expect(text).not.toContain(USSD_SECRET);
  expect(await probe({}, 'http://127.0.0.1:9')).toMatchObject({
    code: 1,
    text: expect.stringContaining('home: it cannot be reached'),
  });
  for (const args of [[], ['no-address'], [site.url, 'more']])
    expect((await probe({}, ...args)).code).toBe(2);
});

test('/status tells what works in three languages, is kept for seconds, and also while the database is gone', async () => {
  for (const prefix of ['', '/yo', '/pcm']) {
    const answer = await site.fetch(`${prefix}/status`);
    expect(answer.headers.get('cache-control')).toBe('public, max-age=0, s-maxage=5');
    expect((await answer.text()).match(/<h2 /g)?.length).toBeGreaterThanOrEqual(5);
  }
  const { parts, allWell, notAll } = serviceStatus;
  const read = async () => textOf(await (await site.fetch('/status')).text());
  expect(await read()).toContain(allWell);
  const { database } = site;
  await database.schema.alterTable('outbox').renameTo('outbox_gone').execute();
  const { now } = performance;
  vi.spyOn(performance, 'now').mockImplementation(() => now.call(performance) + LATER_MS);
  onTestFinished(() => void vi.restoreAllMocks());
  expect(await read()).toContain(parts.messages.failing);
  expect(await read()).toContain(notAll);
  await database.schema.alterTable('outbox_gone').renameTo('outbox').execute();
});
