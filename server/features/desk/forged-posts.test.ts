import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { PART_IDS } from '#content/schema/parts.ts';
import { complaint } from '#tests/support/complaints.ts';
import { dialectsOfPages } from '#tests/support/databases.ts';
import { type PostedForm, postedForms } from '#tests/support/desk-forms.ts';
import { publishPost } from '#tests/support/posts.ts';
import { typedContact } from '#tests/support/send-form.ts';
import { deskRoutes, type TestStaff, testDesks } from '#tests/support/test-desk.ts';
import type { Database } from '../../database/schema.ts';
import { tableNames } from '../../database/table-keys.ts';
import { storeComplaint } from '../complaint/complaint-repository.ts';
import { readCurrentLists } from '../directory/directory-repository.ts';
import { storeReport } from '../directory/place-report-repository.ts';
import { checkSpreadsheet } from '../directory/spreadsheet/read-spreadsheet.ts';
import { storeMessage } from '../message/message-repository.ts';
import { signUp } from '../newsletter/subscriber-repository.ts';
import { propose } from './approvals/waiting-changes.ts';
import { createListService } from './lists/create-list-service.ts';
import { revokePerson } from './people/change-person.ts';

const FORGED = ['__proto__', 'constructor', '-1', '1e400', '99999999999', "' or 1=1 --"];
const LONG = 'Ẹ<&"'.repeat(7000);

/** Names the text that a device has kept, what a form showed when it was opened, and where its cursor was. */
const NOT_READ = /^(?:form|seen_at|cursor|q|x)$/;
/** Fields that only some buttons of their form are about. */
const ONLY_FOR: Readonly<Record<string, readonly string[]>> = {
  colleague: ['give'],
  state: ['move'],
  language: ['answer', 'reply', 'save', 'publish'],
  publicRevision: [],
  // What the form was made from does not count if it changes nothing.
  before: [],
  changedAt: [],
  session: [],
};

/** A form that lacks its file would be refused anyway. */
const filesOf = (url: string): Record<string, Blob> =>
  url === '/desk/lists' ? { file: new Blob(['Name,LGA'], { type: 'text/csv' }) } : {};

/** What a refused form may not have changed. */
async function readAll(database: Database): Promise<string> {
  const large = ['directory_lists', 'place_paths', 'picture_file', 'desk_sessions', 'desk_visits'];
  const names = tableNames.filter((name) => !large.includes(name));
  return JSON.stringify(
    await Promise.all(names.map((name) => database.selectFrom(name).selectAll().execute())),
  );
}

/** One of each thing that a form of the desk is about, also in states that are rare; returns the addresses of their pages. */
async function fill(database: Database, admin: TestStaff): Promise<Record<string, string | string[]>> {
  const messages = [
    await storeMessage(database, typedContact, null),
    await storeMessage(database, typedContact, 'honeypot'),
    await storeMessage(database, typedContact, null),
  ];
  const answered = database.updateTable('messages').set({ state: 'answered' });
  await answered.where('id', '=', messages[2] ?? '').execute();
  const { reference } = await storeComplaint(database, complaint, null);
  await signUp(database, { user_email: 'bot@example.com', user_name: '' }, 'honeypot');
  const { path } = await database.selectFrom('place_paths').selectAll().limit(1).executeTakeFirstOrThrow();
  const report = { path, field: 'phone', value: '0700 000 0000', reason: 'x', contact: '' } as const;
  await storeReport(database, report, null, 'en');
  const posts = [randomUUID(), randomUUID(), randomUUID()];
  for (const id of posts)
    await admin.post(`/desk/posts/new?id=${id}`, { id, action: 'save', title: 'A post', content: 'Text' });
  await admin.post(`/desk/posts/${posts[1]}`, { id: posts[1] ?? '', action: 'bin', version: '1' });
  const publishAt = LATER.slice(0, 16);
  const scheduled = { action: 'schedule', title: 'Later', slug: 'later', content: 'Text', publishAt };
  await admin.post(`/desk/posts/${posts[2]}`, { ...scheduled, id: posts[2] ?? '', version: '1' });
  await publishPost(database, { id: 'public', title: 'Public', content: 'Text' });
  const move = { slug: 'moved', target: null, changed_at: '2026-01-01', changed_by: 'Ada' };
  await database.insertInto('post_moves').values(move).execute();
  const picture = { id: 'a'.repeat(32), width: 8, height: 4, widths: '8', alt: '', added_at: LATER };
  await database
    .insertInto('picture')
    .values({ ...picture, unused_since: null })
    .execute();
  await planNotice(database, admin.person);
  await propose(database, { id: 'zoe', name: 'Zoe', role: 'admin' }, WAITING);
  const upload = await lists(database).upload(admin.person, 'agents', await fileOf(database));
  await admin.post('/desk/templates/new', { name: 'Refund', 'text-en': 'It is on its way.' });
  for (const name of ['Bisi', 'Cleo']) await admin.post('/desk/people', { name, role: 'inbox' });
  const invited = database.selectFrom('desk_people').select('id').where('name', 'in', ['Bisi', 'Cleo']);
  const people = await invited.orderBy('name').execute();
  await revokePerson(database, { id: people[1]?.id ?? '' });
  return {
    '/desk/messages/:id': messages.map((id) => `/desk/messages/${id}`),
    '/desk/complaints/:reference': `/desk/complaints/${reference}`,
    '/desk/people/:id': people.map(({ id }) => `/desk/people/${id}`),
    '/desk/places/:lga/:place': path.replace('/provider', '/desk/places'),
    '/desk/posts/new': [`/desk/posts/new?id=${randomUUID()}`, '/desk/posts/new?post=public'],
    '/desk/posts/:id': [`/desk/posts/${posts[0]}`, `/desk/posts/${posts[2]}`],
    '/desk/posts/pictures/:id': `/desk/posts/pictures/${picture.id}`,
    '/desk/posts/redirects': '/desk/posts/redirects?address=moved',
    '/desk/lists/uploads/:id': `/desk/lists/uploads/${upload}`,
    '/desk/posts/:id/versions/:number': `/desk/posts/${posts[0]}/versions/1`,
    '/desk/lists/:list/:number': '/desk/lists/agents/1',
    '/desk/content/faq/questions/:id': '/desk/content/faq/questions/new',
    '/desk/content/contact/offices/:id': '/desk/content/contact/offices/new',
    '/desk/templates/:id': '/desk/templates/new',
    '/desk/content/:part/versions/:number': '/desk/content/notice/versions/0',
  };
}

const LATER = new Date(Date.now() + 86_400_000).toISOString();

/** Of somebody else, for a redirect. */
const WAITING: Parameters<typeof propose>[2] = {
  ...{ kind: 'post', action: 'redirect', subject: 'moved', title: 'A post', href: '/desk' },
  input: {
    id: 'moved',
    version: 0,
    slug: 'moved',
    target: '/faq',
    changedAt: '2026-01-01',
    publicRevision: '',
  },
  ...{ changes: { named: [] }, authors: [] },
};

async function planNotice(database: Database, { name }: TestStaff['person']): Promise<void> {
  const text = { json: 'null', older: '{}', pictures: '', base: null, known: null, revision: 'planned' };
  const by = { published_at: '2026-01-01', published_by: name, requested_by: null, withdrawn_at: null };
  await database
    .insertInto('content_versions')
    .values({ part: 'notice', number: 1, ...text, begins_at: LATER, ends_at: null, ...by })
    .execute();
}

const lists = (database: Database) =>
  createListService({
    database,
    onChange: () => {},
    readSpreadsheet: (bytes, list) => checkSpreadsheet(Buffer.from(bytes), list),
  });

/** The list of agents without its last row. */
async function fileOf(database: Database) {
  const { csv } = (await readCurrentLists(database)).agents;
  const bytes = new TextEncoder().encode(csv.split('\n').slice(0, -2).join('\n'));
  return { name: 'agents.csv', type: 'text/csv', bytes };
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
    async function tryEach(attempt: (url: string, form: PostedForm) => Promise<'refused' | 'taken'>) {
      for (const url of urls) {
        let forms = await formsOf(url);
        for (const [index, { actions }] of forms.entries())
          for (const action of actions.length > 0 ? actions : [undefined]) {
            const form = forms[index];
            if (!form) continue;
            const fields = { ...form.fields, ...(action !== undefined && { action }) };
            if ((await attempt(url, { ...form, fields })) === 'taken') forms = await formsOf(url);
          }
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
        const { statusCode } = await admin.post(url, { ...fields, ...filesOf(url), [name]: forged });
        const what = `${statusCode} ${url} ${fields.action ?? ''} ${name}=${forged}`;
        if (statusCode < 400 || statusCode >= 500) {
          wrong.push(what);
          return 'taken';
        }
      }
      if ((await readAll(database)) !== before) wrong.push(`changed ${url} ${fields.action}`);
      return 'refused';
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
        if (statusCode < 400) return 'taken';
        if (statusCode >= 500 || (await readAll(database)) !== before) wrong.push(what);
        if (statusCode !== 400 && statusCode !== 422) continue;
        if (!/aria-invalid="true"|id="[\w-]+-error"/.test(body)) wrong.push(`no reason at a field: ${what}`);
        if (!body.includes('Ẹ&lt;&amp;&quot;')) wrong.push(`the text is gone: ${what}`);
      }
      return 'refused';
    });
    expect(wrong).toEqual([]);
  }, 300_000);
});
