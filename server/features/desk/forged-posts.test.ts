import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { PART_IDS } from '#content/schema/parts.ts';
import { complaint } from '#tests/support/complaints.ts';
import { dialectsOfPages } from '#tests/support/databases.ts';
import { type PostedForm, postedForms } from '#tests/support/desk-forms.ts';
import { typedContact } from '#tests/support/send-form.ts';
import { deskRoutes, type TestStaff, testDesks } from '#tests/support/test-desk.ts';
import type { Database } from '../../database/schema.ts';
import { tableNames } from '../../database/table-keys.ts';
import { storeComplaint } from '../complaint/complaint-repository.ts';
import { storeReport } from '../directory/place-report-repository.ts';
import { storeMessage } from '../message/message-repository.ts';
import { signUp } from '../newsletter/subscriber-repository.ts';

const FORGED = ['__proto__', 'constructor', '-1', '1e400', '99999999999', "' or 1=1 --"];
const LONG = 'Ẹ<&"'.repeat(7000);

/** Names the text that a device has kept, what a form showed when it was opened, and where its cursor was. */
const NOT_READ = /^(?:form|seen_at|cursor|opened-.*|q|x)$/;
/** Fields that only some buttons of their form are about. */
const ONLY_FOR: Readonly<Record<string, readonly string[]>> = {
  colleague: ['give'],
  state: ['move'],
  language: ['answer', 'reply', 'save', 'publish'],
  publicRevision: [],
  session: [],
};

/** What a refused form may not have changed. */
async function readAll(database: Database): Promise<string> {
  const large = ['directory_lists', 'place_paths', 'picture_file', 'desk_sessions', 'desk_visits'];
  const names = tableNames.filter((name) => !large.includes(name));
  return JSON.stringify(
    await Promise.all(names.map((name) => database.selectFrom(name).selectAll().execute())),
  );
}

/** One of each thing that a form of the desk is about; returns the addresses of their pages. */
async function fill(database: Database, admin: TestStaff): Promise<Record<string, string>> {
  await storeMessage(database, typedContact, null);
  const { id: message } = await database.selectFrom('messages').select('id').executeTakeFirstOrThrow();
  const { reference } = await storeComplaint(database, complaint, null);
  await signUp(database, { user_email: 'bot@example.com', user_name: '' }, 'honeypot');
  const { path } = await database.selectFrom('place_paths').selectAll().limit(1).executeTakeFirstOrThrow();
  const report = { path, field: 'phone', value: '0700 000 0000', reason: 'x', contact: '' } as const;
  await storeReport(database, report, null, 'en');
  const posts = [randomUUID(), randomUUID()];
  for (const id of posts)
    await admin.post(`/desk/posts/new?id=${id}`, { id, action: 'save', title: 'A post', content: 'Text' });
  await admin.post(`/desk/posts/${posts[1]}`, { id: posts[1] ?? '', action: 'bin', version: '1' });
  await admin.post('/desk/templates/new', { name: 'Refund', 'text-en': 'It is on its way.' });
  await admin.post('/desk/people', { name: 'Bisi', role: 'inbox' });
  const person = await database.selectFrom('desk_people').select('id').where('name', '=', 'Bisi').execute();
  return {
    '/desk/messages/:id': `/desk/messages/${message}`,
    '/desk/complaints/:reference': `/desk/complaints/${reference}`,
    '/desk/people/:id': `/desk/people/${person[0]?.id}`,
    '/desk/places/:lga/:place': path.replace('/provider', '/desk/places'),
    '/desk/posts/new': `/desk/posts/new?id=${randomUUID()}`,
    '/desk/posts/:id': `/desk/posts/${posts[0]}`,
    '/desk/posts/:id/versions/:number': `/desk/posts/${posts[0]}/versions/1`,
    '/desk/lists/:list/:number': '/desk/lists/agents/1',
    '/desk/content/faq/questions/:id': '/desk/content/faq/questions/new',
    '/desk/content/contact/offices/:id': '/desk/content/contact/offices/new',
    '/desk/templates/:id': '/desk/templates/new',
    '/desk/content/:part/versions/:number': '/desk/content/notice/versions/0',
  };
}

describe.each(dialectsOfPages)('forms of the desk, on %s', (dialect) => {
  const openDesk = testDesks(dialect);

  async function openForms() {
    const site = await openDesk();
    const admin = await site.staff('admin', 'Ada');
    const known = await fill(site.database, admin);
    const urls = deskRoutes.flatMap(({ path }) =>
      path === '/desk/content/:part' ? PART_IDS.map((id) => `/desk/content/${id}`) : (known[path] ?? path),
    );
    const formsOf = async (url: string) => {
      const page = await admin.get(url);
      return page.statusCode === 200 ? postedForms(page.body) : [];
    };
    /** Every form as it is sent by each of its buttons; made again once one was taken. */
    async function tryEach(attempt: (url: string, form: PostedForm) => Promise<void>) {
      for (const url of urls)
        for (const [index, first] of (await formsOf(url)).entries())
          for (const action of first.actions.length > 0 ? first.actions : [undefined]) {
            const form = (await formsOf(url))[index];
            if (form)
              await attempt(url, {
                ...form,
                fields: { ...form.fields, ...(action !== undefined && { action }) },
              });
          }
    }
    return { ...site, admin, tryEach };
  }

  test('refuse what no page of ours has written, and store nothing of it', async () => {
    const { admin, database, tryEach } = await openForms();
    const wrong: string[] = [];
    await tryEach(async (url, { fields, fixed }) => {
      const isRead = (name: string) =>
        !NOT_READ.test(name) &&
        !(name === 'version' && url.startsWith('/desk/places')) &&
        (ONLY_FOR[name]?.includes(fields.action ?? '') ?? true);
      const names = fixed.filter(isRead);
      const before = await readAll(database);
      const bodies: [string, string][] = [
        ...names.flatMap((name) => FORGED.map((forged): [string, string] => [name, forged])),
        ['__proto__', 'x'],
        ['constructor', 'x'],
      ];
      for (const [name, forged] of bodies) {
        const { statusCode } = await admin.post(url, { ...fields, [name]: forged });
        const what = `${statusCode} ${url} ${fields.action ?? ''} ${name}=${forged}`;
        if (statusCode < 400 || statusCode >= 500) {
          wrong.push(what);
          return;
        }
      }
      if ((await readAll(database)) !== before) wrong.push(`changed ${url} ${fields.action}`);
    });
    expect(wrong).toEqual([]);
  }, 300_000);

  test('say at a field why they refuse a text, and keep it', async () => {
    const { admin, database, tryEach } = await openForms();
    const wrong: string[] = [];
    await tryEach(async (url, { fields, typed }) => {
      const before = await readAll(database);
      for (const name of typed) {
        const { statusCode, body } = await admin.post(url, { ...fields, [name]: LONG });
        const what = `${statusCode} ${url} ${fields.action ?? ''} ${name}`;
        if (statusCode < 400) return;
        if (statusCode >= 500 || (await readAll(database)) !== before) wrong.push(what);
        if (statusCode !== 400 && statusCode !== 422) continue;
        if (!/aria-invalid="true"|id="[\w-]+-error"/.test(body)) wrong.push(`no reason at a field: ${what}`);
        if (!body.includes('Ẹ&lt;&amp;&quot;')) wrong.push(`the text is gone: ${what}`);
      }
    });
    expect(wrong).toEqual([]);
  }, 300_000);
});
