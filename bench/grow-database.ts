import { sql } from 'kysely';
import type { ListId } from '../content/schema/directory.ts';
import { openDatabase, openUnmigrated } from '../server/database/connect.ts';
import {
  publishList,
  readCurrentLists,
  seedDirectory,
} from '../server/features/directory/directory-repository.ts';

export interface Size {
  /** How many times each place of today is there. */
  lists: number;
  messages: number;
  posts: number;
}

export interface Place {
  dataDir: string;
  databaseUrl: string | undefined;
}

const WORDS = `'Good day. I enrolled in March and would like to change my hospital from Ikeja to Surulere, because we have moved. The clinic told me to write to you first. My policy number is LA' || i || '. Thank you for looking into it, and please tell me which papers I need to bring along when I come to the office.'`;
const TEXT = `'## What is new\n\nOur office number ' || i || ' opens at eight. ${'Members bring their card and a note of the clinic. '.repeat(30)}\n\n- one\n- two'`;
const YEARS_SECONDS = 94_608_000;
const series = (count: number) =>
  `with recursive n (i) as (select 1 union all select i + 1 from n where i < ${count})`;

/** Fills a database that a site has used with rows as years would, in bulk: by the thousand in one statement. */
export async function growDatabase(place: Place, { lists, messages, posts }: Size): Promise<void> {
  /** Spread over three years, the last of them today. */
  const at = (count: number) => {
    const seconds = `((${count} - i) * ${YEARS_SECONDS / count})`;
    return place.databaseUrl
      ? `to_char(now() at time zone 'utc' - ${seconds} * interval '1 second', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
      : `strftime('%Y-%m-%dT%H:%M:%fZ', 'now', '-' || ${seconds} || ' seconds')`;
  };
  // One of a hundred is still open, one of a hundred looks like a bot's, one of a thousand is by somebody else.
  const name = `case when i % 1000 = 11 then 'Folake ' else 'Visitor ' end || i`;
  const fill = [
    `insert into messages (id, received_at, user_name, user_email, user_phone, subject, message, suspicion,
      released_at, state, changed_at, version, assigned_to, language, search_text, due_on, escalated_at,
      answered_in_time)
    ${series(messages)}
    select 'grown-' || i, ${at(messages)}, ${name}, 'visitor' || i || '@example.com',
      '0803 ' || (1000000 + i), 'Change of hospital', ${WORDS},
      case when i % 100 = 7 then 'too-fast' end, null,
      case when i % 100 = 3 then 'received' else 'answered' end, ${at(messages)}, 1, null, 'en',
      lower('grown-' || i || ' ' || ${name} || ' visitor' || i || '@example.com 0803 ' || (1000000 + i) || ' 0803' ||
        (1000000 + i) || ' change of hospital ' || ${WORDS}),
      substr(${at(messages)}, 1, 10), ${at(messages)}, case when i % 100 = 3 then null else 1 end
    from n`,
    `insert into outbox (id, kind, message_id, subscriber_id, state, attempts, due_at, sent_at)
    ${series(2 * messages)}
    select 'grown-' || i, case when i % 2 = 1 then 'agency' else 'acknowledgement' end, 'grown-' || ((i + 1) / 2),
      null, 'sent', 1, ${at(2 * messages)}, ${at(2 * messages)} from n`,
    `insert into audit_log (id, at, person_id, person_name, action, subject, before, after)
    ${series(messages)}
    select 'grown-' || i, ${at(messages)}, 'p', 'Ada', 'message.answer', 'grown-' || i, '{}', '{}' from n`,
    `insert into blog (id, title, content, date, picture_id, cover, image_alt, created_at, updated_at, revision,
      topic, language)
    ${series(posts)}
    select 'grown-post-' || i, 'What members ask, part ' || i, ${TEXT}, substr(${at(posts)}, 1, 10), null, null, '',
      ${at(posts)}, ${at(posts)}, 'grown-' || i, case i % 4 when 0 then 'plans' when 1 then 'news' end, 'en' from n`,
  ];
  // With time for long statements, and what a database does for itself in the nights of those years.
  const database = await openUnmigrated(place);
  const before = place.databaseUrl ? [] : ['pragma synchronous = off', 'pragma cache_size = -500000'];
  const after = place.databaseUrl ? ['vacuum analyze'] : ['analyze', 'pragma wal_checkpoint(truncate)'];
  for (const text of [...before, ...fill, ...after]) await sql.raw(text).execute(database);
  await database.destroy();
  await growLists(place, lists);
}

async function growLists(place: Place, times: number): Promise<void> {
  const database = await openDatabase(place);
  await seedDirectory(database);
  const person = { id: 'bench', name: 'Bench', role: 'directory' } as const;
  for (const [list, { csv, date }] of times > 1 ? Object.entries(await readCurrentLists(database)) : []) {
    const [head = '', ...rows] = csv.trimEnd().split('\n');
    const copies = Array.from({ length: times }, (_, copy) =>
      rows.map((row) => (copy === 0 ? row : row.replace(/^("?)/, `$1Branch ${copy} of `))),
    );
    const grown = [head, ...copies.flat()].join('\n');
    await publishList(database, { list: list as ListId, date, csv: `${grown}\n`, person });
  }
  await database.destroy();
}
