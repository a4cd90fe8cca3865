import { expect, onTestFinished, test, vi } from 'vitest';
import { connectDatabase } from '#server/database/connect.ts';
import { typedComplaint } from '../support/complaints.ts';
import { signIn } from '../support/desk.ts';
import { mailEnvironment, sendMessage, testSmtp } from '../support/message-site.ts';
import { sendPost } from '../support/posts.ts';
import { contactBody, formBody, newsletterCall, typedContact } from '../support/send-form.ts';
import { fetchInTurn, spawnSite } from '../support/spawn-site.ts';

const WRONG_SESSION = 'a-session-that-is-none';
const WAIT = { timeout: 60_000, interval: 50 };
const SEND_FORM = '/api/v1.0/email/send-form';
const FORM = { 'content-type': 'application/x-www-form-urlencoded' };

/** One visitor, by everything that a request can tell of him. */
const visitor = {
  'user-agent': 'Phone-of-Ada/1.0',
  cookie: 'lashma_cookie_consent=accepted; other=cookie-of-ada',
  'x-forwarded-for': '203.0.113.77',
  referer: 'https://search.example/?q=clinic-for-ada',
};
const subscriber = { user_name: 'Bísí Afọláyan', user_email: 'bisi.afolayan@example.com' };
const typed = 'ada-looks-for-a-maternity-ward';
/** What of a complaint could be told from a word of the log itself. */
const { kind: _kind, ...complaintWords } = typedComplaint;
const PERSONAL = [
  ...Object.values({ ...complaintWords, ...typedContact }).flatMap((value) =>
    value.split('\n').filter(Boolean),
  ),
  ...Object.values(subscriber),
  ...['Phone-of-Ada', 'cookie-of-ada', '203.0.113.77', 'clinic-for-ada', typed, 'not-an-address'],
  ...['127.0.0.1', WRONG_SESSION, 'the text of the post'],
];

test('a whole journey, with all that can go wrong on it, leaves no word of the visitor in the log', async () => {
  const smtp = await testSmtp();
  const own = { LOG_LEVEL: 'trace', PUBLIC_URL: 'http://site.example' };
  const site = spawnSite({ ...mailEnvironment(smtp), ...own });
  onTestFinished(site.discard);
  const url = await site.listening();
  const database = await connectDatabase({ dataDir: site.dataDir, databaseUrl: undefined });
  onTestFinished(() => database.destroy());
  const ask = (path: string, init: RequestInit = {}) =>
    fetchInTurn(url + path, {
      redirect: 'manual',
      ...init,
      headers: { ...visitor, ...(init.headers as object) },
    });
  const post = (path: string, body: BodyInit, headers: Record<string, string> = {}) =>
    ask(path, { method: 'POST', body, headers });

  // Reading and searching.
  const found = `/faq?q=${typed}`;
  const others = [`/provider?find=${typed}`, `/${typed.slice(0, 3)}?x=${typed}`, `/%zz?${typed}`];
  for (const path of ['/', found, ...others]) await (await ask(path)).text();
  await post('/api/page-views', JSON.stringify({ path: found }), { 'content-type': 'application/json' });
  await post('/api/consent', 'choice=accepted', FORM);

  // Writing: as the script sends it, as a plain form, and wrongly.
  const wrong = { user_email: 'not-an-address' };
  for (const [status, path, body, headers] of [
    [200, SEND_FORM, contactBody()],
    [303, '/contact', new URLSearchParams(typedContact)],
    [400, '/contact', new URLSearchParams({ ...typedContact, ...wrong })],
    [400, SEND_FORM, contactBody(wrong)],
    [403, SEND_FORM, contactBody(), { origin: 'https://evil.example' }],
  ] as const)
    expect((await post(path, body, headers)).status).toBe(status);

  // Complaining, and asking what became of it, rightly and wrongly.
  const complained = await post('/complaint', new URLSearchParams(typedComplaint));
  expect(complained.status).toBe(303);
  const cookie = complained.headers.get('set-cookie')?.split(';')[0] ?? '';
  const reference = /LA-\w{4}-\w{4}/.exec(cookie)?.[0] ?? '';
  expect((await ask('/complaint/sent', { headers: { cookie } })).status).toBe(200);
  const status = async (contact: string) =>
    (await post('/complaint/status', new URLSearchParams({ reference, contact }))).status;
  expect([await status('4567'), await status('7654')]).toEqual([200, 404]);
  expect(await status(typedComplaint.user_email ?? '')).toBe(200);

  // Signing up, confirming and leaving by the mailed links.
  expect((await post(SEND_FORM, formBody({ ...subscriber, ...newsletterCall }))).status).toBe(200);
  const letter = await vi.waitFor(() => {
    const mail = smtp.mails.find(({ recipients }) => recipients.includes(subscriber.user_email));
    expect(mail).toBeDefined();
    return mail?.text ?? '';
  }, WAIT);
  const links = [...letter.matchAll(/http:\/\/site\.example(\/newsletter\/\S+token=(\S+))/g)];
  expect(links).toHaveLength(2);
  for (const [, path = ''] of links) {
    expect((await ask(path)).status).toBe(200);
    expect((await post(path, '', FORM)).status).toBeLessThan(400);
  }

  // Publishing, with and without the right.
  const editor = await signIn(database, 'editor');
  const article = { action: 'publish', slug: 'words', content: 'the text of the post' } as const;
  for (const [headers, status] of [
    [editor.headers, 303],
    [editor.headers, 422],
    [{ ...editor.headers, cookie: `desk=${WRONG_SESSION}` }, 401],
  ] as const)
    expect((await sendPost(url, { ...visitor, ...headers }, article)).status).toBe(status);

  // Mail servers repeat the address in what they say.
  smtp.mood = 'refuse';
  await sendMessage(url, typedContact.message);
  await vi.waitFor(() => expect(site.output.stdout).toContain('a mail could not be sent'), WAIT);
  site.child.kill('SIGTERM');
  await site.closed;

  const lines = (site.output.stdout + site.output.stderr).split('\n');
  // The site's own address is no secret.
  const log = lines.filter((line) => !line.includes('Server listening')).join('\n');
  expect(log.match(/"answered"/g)?.length).toBeGreaterThan(18);
  const secrets = [
    ...PERSONAL,
    reference,
    editor.token,
    ...links.map(([, , token = '']) => token),
    ...smtp.mails.flatMap(({ recipients }) => recipients),
  ];
  expect(secrets.filter((secret) => log.includes(secret))).toEqual([]);
  expect(log).not.toMatch(/@example\.com/);
});
