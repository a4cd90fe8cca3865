import { AsyncLocalStorage } from 'node:async_hooks';
import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';

import { dialects } from '#tests/support/databases.ts';
import { deskRoutes, type TestStaff, testDesks } from '#tests/support/test-desk.ts';
import type { Database } from '../../database/schema.ts';

const MAX_QUERIES = 8;
const ROWS = 200;

/**
 * Pages with a parameter that list something, and filters that change how a list is read. A search looks through more
 * than 5,000 texts in steps, so that others get their turn (decision 041).
 */
const OTHER_LISTS = [
  '/desk/lists/agents',
  '/desk/messages?held=only',
  '/desk/messages?whose=mine&state=answered&page=3',
  '/desk/messages?q=visitor',
  '/desk/messages?q=visitor+12&page=99',
  '/desk/messages?q=nobodyy',
  '/desk/audit?q=visitor',
  '/desk/audit?person=Ada&page=3',
  '/desk/posts?q=post',
  '/desk/posts/pictures?q=picture',
  '/desk/places?q=clinic',
  '/desk/places?q=clinicc',
  '/desk/people?show=revoked',
];

/** Rows of ten years, so that no list fits into one page or one step. */
async function fill(database: Database, dialect: string): Promise<void> {
  const day =
    dialect === 'SQLite'
      ? `strftime('%Y-%m-%dT%H:%M:%S.000Z', 'now', '-' || (i * 18) || ' days')`
      : `to_char(now() - i * interval '18 days', 'YYYY-MM-DD"T"HH24:MI:SS".000Z"')`;
  const insert = (table: string, columns: Record<string, string>) =>
    sql
      .raw(
        `with recursive n (i) as (select 1 union all select i + 1 from n where i < ${ROWS})
        insert into ${table} (${Object.keys(columns)
          .map((name) => `"${name}"`)
          .join(', ')})
        select ${Object.values(columns).join(', ')} from n`,
      )
      .execute(database)
      .catch((error) => {
        throw new Error(`${table}: ${error.message}`);
      });
  const who = { user_name: `'visitor ' || i`, user_email: `'v' || i || '@example.com'`, user_phone: `''` };
  const state = `case when i % 3 = 0 then 'received' else 'answered' end`;
  const ticket = {
    ...{ received_at: day, changed_at: day, message: `'text'`, language: `'en'`, state, version: '0' },
    ...{ suspicion: `case when i % 7 = 0 then 'staff' end`, due_on: `substr(${day}, 1, 10)` },
  };
  await insert('messages', { id: `'m' || i`, ...who, ...ticket, subject: `'s'` });
  const event = {
    kind: `'charged'`,
    place: `'x'`,
    place_path: `''`,
    happened_on: `''`,
    happened_about: `''`,
  };
  await insert('complaints', { id: `'c' || i`, reference: `'LA-' || i`, ...who, ...ticket, ...event });
  await insert('subscribers', {
    ...{ id: `'s' || i`, user_email: who.user_email, user_name: who.user_name, state: `'pending'` },
    ...{ suspicion: `'honeypot'`, signed_up_at: day, language: `'en'` },
  });
  const mail = { kind: `'agency'`, message_id: `'m' || i`, attempts: '1', due_at: day };
  await insert('outbox', { id: `'o' || i`, ...mail, state: `'failed'` });
  const line = { person_id: `'p'`, person_name: `'Ada'`, before: `''`, after: `'{"name":"visitor"}'` };
  await insert('audit_log', {
    ...{ id: `'a' || i`, at: day, ...line },
    ...{ action: `'place.edit'`, subject: `'/provider/epe/x' || i` },
  });
  const text = {
    title: `'post ' || i`,
    content: `'x'`,
    date: `'2025-01-01'`,
    image_alt: `''`,
    language: `'en'`,
  };
  const changed = { created_at: day, updated_at: day, revision: `'r' || i` };
  await insert('blog', {
    id: `'post-' || i`,
    ...text,
    ...changed,
    topic: `'news'`,
    picture_id: `'pic' || i`,
  });
  const draft = { pictures: `''`, version: '1', updated_at: day, updated_by: `'Ada'` };
  await insert('post_drafts', {
    ...{ id: `'d' || i`, slug: `'post-' || i`, ...text, ...draft, published_revision: `'r' || i` },
    binned_at: `case when i % 2 = 0 then ${day} end`,
    binned_by: `case when i % 2 = 0 then 'Ada' end`,
  });
  await insert('post_moves', {
    ...{ slug: `'gone-' || i`, target: `'/blog/post-' || i`, changed_at: day, changed_by: `'Ada'` },
  });
  const picture = { width: '800', height: '600', widths: `'400,800'`, alt: `'picture ' || i` };
  await insert('picture', { id: `'pic' || i`, ...picture, added_at: day });
  const texts = { texts: `'{"en":"x"}'`, version: '0', updated_at: day, updated_by: `'Ada'` };
  await insert('answer_templates', { id: `'t' || i`, name: `'template ' || i`, ...texts });
  const person = { role: `'inbox'`, email: `''`, version: '0', invited_at: day };
  await insert('desk_people', { id: `'q' || i`, name: `'Colleague ' || i`, ...person });
  const made = { made_at: day, made_by: `'Ada'`, mail_id: 'null', expires_at: `'2999'` };
  await insert('desk_invitations', { token_hash: `'h' || i`, person_id: `'q' || i`, ...made });
  await insert('public_holidays', { day: `substr(${day}, 1, 10)`, name: `'Holiday'` });
  const reported = { path: `'/provider/epe/x' || i`, field: `'phone'`, value: `'1'`, reason: `''` };
  const from = { contact: `''`, language: `'en'`, received_at: day, decided_by: `''` };
  await insert('place_reports', { id: `'r' || i`, ...reported, ...from, state: `'open'` });
  const upload = { list: `'agents'`, file_name: `'x'`, csv: `''`, person_id: `'p'`, person_name: `'Ada'` };
  const report = `'{"records":1,"problems":{"total":0,"first":[]}}'`;
  await insert('directory_uploads', { id: `'u' || i`, ...upload, at: `'2999-01-01T00:00:00.000Z'`, report });
  const version = { json: `'{}'`, older: `'{}'`, pictures: `''`, published_by: `'Ada'`, published_at: day };
  await insert('content_versions', {
    ...{ part: `'notice'`, revision: `'v' || i`, ...version, number: 'i', begins_at: day, ends_at: day },
  });
  await insert('waiting_changes', {
    ...{
      id: `'w' || i`,
      kind: `'list'`,
      action: `'publish'`,
      subject: `'l' || i`,
      title: `'List'`,
      href: `'/desk'`,
    },
    ...{
      input: `'{}'`,
      changes: `'{"named":[]}'`,
      authors: `'Ada'`,
      requested_at: day,
      requested_by: `'Ada'`,
    },
    reason: `''`,
  });
  await insert('page_views', { day: `substr(${day}, 1, 10)`, path: `'/p' || i`, views: 'i' });
  await insert('missed_searches', { day: `substr(${day}, 1, 10)`, words: `'w' || i`, searches: 'i' });
}

describe.each(dialects)('with many rows, on %s', (dialect) => {
  const openDesk = testDesks(dialect);
  /** Without what the server does in the background meanwhile. */
  const ofRequest = new AsyncLocalStorage<string[]>();
  let admin: TestStaff;

  beforeAll(async () => {
    const site = await openDesk({
      isShared: true,
      onStatement: ({ query }) => void ofRequest.getStore()?.push(query.sql),
    });
    await fill(site.database, dialect);
    admin = await site.staff('admin');
    // What a process keeps in memory is read by the first request.
    await admin.get('/desk/places?q=clinic');
  });

  const pages = deskRoutes.map(({ path }) => path).filter((path) => !/:|\/new$|\/progress$/.test(path));
  test.each([...pages, ...OTHER_LISTS])(`%s needs at most ${MAX_QUERIES} queries`, async (path) => {
    const statements: string[] = [];
    const { statusCode } = await ofRequest.run(statements, async () => await admin.get(path));
    expect(statusCode).toBe(200);
    expect(statements.length, statements.join('\n\n')).toBeLessThanOrEqual(MAX_QUERIES);
  });
});
