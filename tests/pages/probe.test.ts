import { afterAll, beforeAll, expect, test } from 'vitest';
import { runCheckSiteCommand } from '#cli/check-site/check-site-command.ts';
import { type OwnSite, openOwnSite, withoutRenderQueue } from '../support/own-site.ts';
import { runCommand } from '../support/run-command.ts';

const PROBE_TOKEN = 'the-token-of-the-probe-24';
const USSD_SECRET = 'the-secret-of-the-gateway';

let site: OwnSite;
beforeAll(async () => {
  site = await openOwnSite({ PROBE_TOKEN }, withoutRenderQueue);
});
afterAll(() => site.close());

const probe = (environment = {}, ...args: string[]) => runCommand(runCheckSiteCommand, {}, args, environment);

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
  for (const args of [['no-address'], [site.url, 'more'], [site.url, '--strict']])
    expect((await probe({}, ...args)).code).toBe(2);
});
