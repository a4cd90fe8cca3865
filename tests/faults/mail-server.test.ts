import { expect, test } from 'vitest';
import { deliveredMessages, mailEnvironment, sendMessage, testSmtp } from '../support/message-site.ts';
import { startSite } from '../support/site-process.ts';

const TEXTS = ['message 1', 'message 2', 'message 3'];
const MORE = ['message 4', 'message 5', 'message 6'];

test('a mail server that is down, or takes mails and never answers, holds up neither visitors nor, later, the mails', async () => {
  const smtp = await testSmtp();
  await smtp.stop();
  const site = await startSite(mailEnvironment(smtp, 9));
  const failures = () => site.output.stdout.match(/a mail could not be sent/g)?.length ?? 0;
  const sendAll = async (texts: string[]) => {
    for (const text of texts) expect(await sendMessage(site.url, text)).toEqual({ status: 200, text: 'OK' });
  };

  await sendAll(TEXTS);
  await expect.poll(failures).toBeGreaterThan(6);
  await smtp.start();
  await expect.poll(() => smtp.mails).toHaveLength(6);
  expect(deliveredMessages(smtp).sort()).toEqual(TEXTS);

  smtp.mood = 'hang';
  const before = failures();
  await sendAll(MORE);
  // All were answered while the first mail was still waiting for its own answer, which takes three seconds.
  expect(failures()).toBe(before);
  await expect.poll(failures).toBeGreaterThan(before);
  smtp.mood = 'accept';
  await expect.poll(() => new Set(deliveredMessages(smtp))).toEqual(new Set([...TEXTS, ...MORE]));

  smtp.mood = 'hang';
  await sendMessage(site.url, 'message 7');
  site.signal('SIGTERM');
  const { code, ms } = await site.ended();
  expect([code, ms < 10_000]).toEqual([0, true]);
  expect(site.output.stdout).not.toContain('@');
});

test('SIGTERM lets the mail under way be finished and recorded: the next process does not send it again', async () => {
  const smtp = await testSmtp();
  smtp.mood = 'slow';
  const environment = mailEnvironment(smtp, 20);
  const first = await startSite(environment);
  await sendMessage(first.url, 'message 1');
  await expect.poll(() => smtp.begun).toBe(2);
  first.signal('SIGTERM');
  expect(await first.ended()).toMatchObject({ code: 0 });
  expect(smtp.mails).toHaveLength(2);

  const second = await startSite({ ...environment, DATA_DIR: first.dataDir });
  await sendMessage(second.url, 'message 2');
  await expect.poll(() => smtp.mails).toHaveLength(4);
  expect(deliveredMessages(smtp)).toEqual(['message 1', 'message 2']);
});
