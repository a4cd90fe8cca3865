import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { ListId } from '../content/schema/directory.ts';
import { openDatabase } from '../server/database/connect.ts';
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

const WORDS = `'Good day. I enrolled in March and would like to change my hospital from Ikeja to Surulere, because we have moved. The clinic told me to write to you first. My policy number is LA' || i || '. Thank you for looking into it, and please tell me which papers I need to bring along when I come to the office.'`;
const TEXT = `'## What is new' || char(10) || char(10) || 'Our office number ' || i || ' opens at eight. ' || replace(hex(zeroblob(30)), '00', 'Members bring their card and a note of the clinic. ') || char(10) || char(10) || '- one' || char(10) || '- two'`;
const series = (count: number) =>
  `with recursive n (i) as (select 1 union all select i + 1 from n where i < ${count})`;
/** Spread over three years, the last of them today. */
const at = (count: number) =>
  `strftime('%Y-%m-%dT%H:%M:%fZ', 'now', '-' || ((${count} - i) * 94608000 / ${count}) || ' seconds')`;

/** Fills a database that a site has used with rows as years would, in bulk: by the thousand in one statement. */
export async function growDatabase(dataDir: string, { lists, messages, posts }: Size): Promise<void> {
  const file = new DatabaseSync(join(dataDir, 'site.db'));
  file.exec('pragma journal_mode = wal; pragma synchronous = off; pragma cache_size = -500000');
  const run = (sql: string) => file.exec(`begin; ${sql}; commit`);
  // One of a hundred is still open, one of a hundred looks like a bot's.
  run(`insert into messages (id, received_at, user_name, user_email, user_phone, subject, message, suspicion,
      released_at, state, changed_at, version, assigned_to, language, search_text, due_on, escalated_at,
      answered_in_time)
    ${series(messages)}
    select 'grown-' || i, ${at(messages)}, 'Visitor ' || i, 'visitor' || i || '@example.com',
      '0803 ' || (1000000 + i), 'Change of hospital', ${WORDS},
      case when i % 100 = 7 then 'too-fast' end, null,
      case when i % 100 = 3 then 'received' else 'answered' end, ${at(messages)}, 1, null, 'en',
      'grown-' || i || ' visitor ' || i || ' visitor' || i || '@example.com change of hospital ' || lower(${WORDS}),
      substr(${at(messages)}, 1, 10), ${at(messages)}, case when i % 100 = 3 then null else 1 end
    from n`);
  run(`insert into outbox (id, kind, message_id, subscriber_id, state, attempts, due_at, sent_at)
    ${series(2 * messages)}
    select 'grown-' || i, case when i % 2 then 'agency' else 'acknowledgement' end, 'grown-' || ((i + 1) / 2), null,
      'sent', 1, ${at(2 * messages)}, ${at(2 * messages)} from n`);
  run(`insert into audit_log (id, at, person_id, person_name, action, subject, before, after)
    ${series(messages)}
    select 'grown-' || i, ${at(messages)}, 'p', 'Ada', 'message.answer', 'grown-' || i, '{}', '{}' from n`);
  run(`insert into blog (id, title, content, date, picture_id, cover, image_alt, created_at, updated_at, revision,
      topic, language)
    ${series(posts)}
    select 'grown-post-' || i, 'What members ask, part ' || i, ${TEXT}, substr(${at(posts)}, 1, 10), null, null, '',
      ${at(posts)}, ${at(posts)}, 'grown-' || i, case i % 4 when 0 then 'plans' when 1 then 'news' end, 'en' from n`);
  file.exec('analyze; pragma wal_checkpoint(truncate)');
  file.close();
  await growLists(dataDir, lists);
}

async function growLists(dataDir: string, times: number): Promise<void> {
  const database = await openDatabase({ dataDir, databaseUrl: undefined });
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
