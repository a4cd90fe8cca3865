import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { faqGroups } from '#words/faq.ts';
import type { Tables } from '../schema.ts';
import { runAll, statements } from './statements.ts';

/** What a post says, in its draft and in each of its versions. */
const POST_TEXT = `
  slug text,
  title text not null,
  content text not null,
  date text not null,
  picture_id text,
  cover text,
  image_alt text not null,
  pictures text not null`;

/** Of the samples that sites were started with before there were topics. */
const SAMPLE_TOPICS = {
  plans: ['caring-for-parents-from-abroad', 'how-to-choose-a-plan', 'paying-your-premium'],
  using: [
    'a-doctor-by-phone-or-at-the-booth',
    'changing-your-hospital',
    'collecting-your-medicines-at-a-community-pharmacy',
    'waiting-periods-explained',
    'what-to-bring-to-the-hospital',
  ],
  wellbeing: ['antenatal-care-from-the-first-month', 'cover-after-sixty'],
  news: ['is-it-really-us', 'what-ekosha-does'],
};

const CONTENT_TEXT = `
  part text not null,
  revision text not null,
  json text not null,
  older text not null,
  pictures text not null`;

/** What visitors read, and how often. */
export const contentMigrations: Record<string, Migration> = {
  // A single row whose number grows with every change of what visitors can read.
  '0001-content-version': {
    async up(database: Kysely<unknown>) {
      await runAll(database, [
        'create table content_version (id text primary key, version integer not null, changed_at text not null)',
      ]);
      await sql`insert into content_version values ('site', 1, ${new Date().toISOString()})`.execute(
        database,
      );
    },
  },

  // Blog posts, the pictures they show, and whether the sample posts have been loaded.
  '0003-blog': statements(
    `create table blog (
      id text primary key,
      title text not null,
      content text not null,
      date text not null,
      picture_id text,
      cover text,
      image_alt text not null,
      created_at text not null,
      updated_at text not null,
      revision text not null
    )`,
    'create index blog_by_date on blog (date, created_at)',
    `create table picture (
      id text primary key,
      width integer not null,
      height integer not null,
      widths text not null,
      unused_since text
    )`,
    'create table picture_file (name text primary key, picture_id text not null, data text not null)',
    'create index picture_file_by_picture on picture_file (picture_id)',
    'create table blog_samples (id text primary key, loaded_at text not null)',
  ),

  // How often a path was opened on a day: no visitor, no time, no address.
  '0004-page-views': statements(
    `create table page_views (
      day text not null,
      path text not null,
      views integer not null,
      constraint page_views_key primary key (day, path)
    )`,
  ),

  // How many wrong editor tokens have come from an address, for the ten minutes that it matters.
  '0005-wrong-tokens': statements(
    'create table wrong_tokens (visitor text primary key, tokens integer not null, ends_at text not null)',
  ),

  // What was looked for on a day and not found: words and a number, no visitor, no time, no address.
  '0008-missed-searches': statements(
    `create table missed_searches (
      day text not null,
      words text not null,
      searches integer not null,
      constraint missed_searches_key primary key (day, words)
    )`,
  ),

  // The lists of the directory in every version ever published, and the paths of all places that were ever listed.
  '0010-directory': statements(
    `create table directory_lists (
      id text primary key,
      list text not null,
      number integer not null,
      date text not null,
      csv text not null,
      rows integer not null,
      published_at text not null,
      published_by text not null,
      constraint directory_lists_number unique (list, number)
    )`,
    // The order in which they were given out matters: of several rows with one path the last is the newest.
    `create table place_addresses (
      number integer primary key,
      path text not null,
      kind text not null,
      identity text not null,
      name text not null,
      lga text not null
    )`,
  ),

  // Working copies of posts, and what they were before; the table `blog` stays what visitors read.
  '0012-drafts': statements(
    `create table post_drafts (${POST_TEXT},
      id text primary key,
      version integer not null,
      published_revision text,
      publish_at text,
      updated_at text not null,
      updated_by text not null,
      constraint post_drafts_slug unique (slug)
    )`,
    'create index post_drafts_publish_at on post_drafts (publish_at)',
    `create table post_versions (${POST_TEXT},
      post_id text not null references post_drafts (id) on delete cascade,
      number integer not null,
      step text not null,
      made_at text not null,
      made_by text not null,
      constraint post_versions_key primary key (post_id, number)
    )`,
  ),

  // Lists that were uploaded and checked, and may be published.
  '0013-uploads': statements(
    `create table directory_uploads (
      id text primary key,
      list text not null,
      file_name text not null,
      csv text not null,
      report text not null,
      person_id text not null,
      person_name text not null,
      at text not null,
      published_number integer
    )`,
    'create index directory_uploads_at on directory_uploads (at)',
  ),

  // Tables named after what they hold: paths of places, and failed attempts at any secret. Renamed, they keep rights.
  '0018-table-names': statements(
    'alter table place_addresses rename to place_paths',
    'drop index wrong_tokens_ends_at',
    'alter table wrong_tokens rename to failed_attempts',
    'alter table failed_attempts rename column visitor to subject',
    'alter table failed_attempts rename column tokens to attempts',
    'create index failed_attempts_ends_at on failed_attempts (ends_at)',
  ),

  // What a post is about. The samples get theirs, also where somebody has begun to edit them.
  '0020-topics': statements(
    ...['blog', 'post_drafts', 'post_versions'].map((table) => `alter table ${table} add column topic text`),
    ...Object.entries(SAMPLE_TOPICS).flatMap(([topic, samples]) => {
      const ids = samples.map((id) => `'${id}'`).join(', ');
      return [
        `update blog set topic = '${topic}' where id in (${ids})`,
        `update post_drafts set topic = '${topic}' where slug in (${ids})`,
      ];
    }),
  ),

  // What visitors say is wrong about a place, until staff have decided.
  '0023-place-reports': statements(
    `create table place_reports (
      id text primary key,
      path text not null,
      field text not null,
      value text not null,
      reason text not null,
      contact text not null,
      language text not null,
      received_at text not null,
      suspicion text,
      state text not null,
      decided_at text,
      decided_by text not null
    )`,
    'create index place_reports_path on place_reports (path)',
    'create index place_reports_state on place_reports (state, received_at)',
  ),

  // The language of a post; the bin, where a draft keeps which version was public; where visitors of a removed address
  // go; and what a picture shows, at first what a post says of the one at its top.
  '0024-posts': statements(
    ...['blog', 'post_drafts', 'post_versions'].map(
      (table) => `alter table ${table} add column language text not null default 'en'`,
    ),
    'alter table post_drafts add column binned_at text',
    'alter table post_drafts add column binned_by text',
    'alter table post_drafts add column binned_version integer',
    `create table post_moves (
      slug text primary key,
      target text,
      changed_at text not null,
      changed_by text not null
    )`,
    // How many files of its picture a form that is being saved has, until it is saved.
    `create table picture_progress (
      form text primary key,
      made integer not null,
      parts integer not null,
      at text not null
    )`,
    `alter table picture add column alt text not null default ''`,
    'alter table picture add column added_at text',
    ...['post_drafts', 'blog'].map(
      (table) => `update picture set alt = coalesce((
        select max(image_alt) from ${table} where ${table}.picture_id = picture.id
      ), '') where alt = ''`,
    ),
  ),

  // What staff change without a build: its published versions, one working copy of each part, and who must approve.
  '0025-content': statements(
    `create table content_versions (${CONTENT_TEXT},
      number integer not null,
      begins_at text not null,
      ends_at text,
      published_at text not null,
      published_by text not null,
      requested_by text,
      withdrawn_at text,
      constraint content_versions_key primary key (part, number)
    )`,
    `create table content_drafts (${CONTENT_TEXT},
      from_at text,
      to_at text,
      updated_at text not null,
      updated_by text not null,
      requested_by text,
      requested_id text,
      requested_at text,
      constraint content_drafts_key primary key (part)
    )`,
    'create table content_settings (part text primary key, approval text not null)',
  ),

  // What a draft or a version was made from, where only what it changes counts.
  '0036-content-layers': statements(
    'alter table content_drafts add column base text',
    'alter table content_versions add column base text',
  ),

  // What waits for a second person; whose work a draft of content is; and which version of a post is scheduled.
  '0053-waiting-changes': statements(
    `create table waiting_changes (
      id text primary key,
      kind text not null,
      action text not null,
      subject text not null,
      title text not null,
      href text not null,
      input text not null,
      changes text not null,
      authors text not null,
      requested_at text not null,
      requested_by text not null,
      rejected_at text,
      rejected_by text,
      reason text not null,
      constraint waiting_changes_subject unique (kind, action, subject, requested_by)
    )`,
    'alter table content_drafts add column authors text',
    'update content_drafts set authors = updated_by',
    'alter table post_drafts add column scheduled_version integer',
    'update post_drafts set scheduled_version = version where publish_at is not null',
  ),

  // The questions of the build that staff knew when they wrote a text: what is not among them is new.
  '0055-known-questions': {
    async up(database: Kysely<Tables>) {
      const known = JSON.stringify(faqGroups.flatMap(({ questions }) => questions.map(({ id }) => id)));
      for (const table of ['content_drafts', 'content_versions'] as const) {
        await runAll(database, [`alter table ${table} add column known text`]);
        await database.updateTable(table).set({ known }).where('part', '=', 'faq').execute();
      }
    },
  },

  // What led to each version of a list, which was read from the audit log before.
  '0056-list-causes': {
    async up(database: Kysely<Tables>) {
      await runAll(database, [
        'alter table directory_lists add column cause text',
        'alter table directory_lists add column cause_subject text',
      ]);
      await fillCauses(database);
    },
  },

  // Whose words a restored text of a post has.
  '0062-post-authors': statements('alter table post_versions add column authors text'),

  // In which language it was looked for, how often an answer was shown, and how often a link of it was followed.
  '0065-search-answers': statements(
    `alter table missed_searches add column language text not null default 'en'`,
    'alter table missed_searches add column answers integer not null default 0',
    'alter table missed_searches add column followed integer not null default 0',
  ),
};

const CAUSES = ['list.restore', 'place.add', 'place.edit', 'place.close', 'place.reopen'] as const;
/** The lines of one transaction follow each other immediately; nobody does two of these things within it. */
const TRANSACTION_MS = 5000;

async function fillCauses(database: Kysely<Tables>): Promise<void> {
  const lines = await database
    .selectFrom('audit_log')
    .select(['at', 'person_id', 'action', 'subject', 'after'])
    .where('action', 'in', ['list.publish', ...CAUSES])
    .where('number', 'is not', null)
    .orderBy('number')
    .execute();
  for (const [index, line] of lines.entries()) {
    if (line.action !== 'list.publish') continue;
    // One transaction publishes a list once: the same list again belongs to the next one.
    const next = lines
      .slice(index + 1)
      .find(({ action, subject }) => action !== 'list.publish' || subject === line.subject);
    const cause = CAUSES.find((action) => action === next?.action);
    if (!next || !cause || next.person_id !== line.person_id) continue;
    if (Date.parse(next.at) - Date.parse(line.at) >= TRANSACTION_MS) continue;
    const { number } = JSON.parse(line.after) as { number: number };
    const cause_subject =
      cause === 'list.restore'
        ? String((JSON.parse(next.after) as { number: number }).number)
        : await latestName(database, next.subject);
    await sql`update directory_lists set cause = ${cause}, cause_subject = ${cause_subject}
      where list = ${line.subject} and number = ${number}`.execute(database);
  }
}

async function latestName(database: Kysely<Tables>, path: string): Promise<string> {
  const names = database.selectFrom('place_paths').select('name').where('path', '=', path);
  return (await names.orderBy('number', 'desc').limit(1).executeTakeFirst())?.name ?? '';
}
