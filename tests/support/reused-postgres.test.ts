import { Client } from 'pg';
import { describe, expect, inject, test } from 'vitest';
import { dialects } from './databases.ts';
import { takeDatabase } from './reused-postgres.ts';

const READ = `select (select version from content_version) as version, (select count(*)::int from secrets) as secrets,
  (select count(*)::int from page_views) as views, (select count(*)::int from desk_acts) as acts`;

describe.each(dialects.filter((dialect) => dialect === 'PostgreSQL'))('a database on %s', () => {
  function take() {
    const postgres = inject('postgres');
    if ('missing' in postgres) throw new Error(postgres.missing);
    return takeDatabase(postgres.url, postgres.templates.tables);
  }

  async function run(url: string, statements: string): Promise<unknown[]> {
    const client = new Client({ connectionString: url });
    await client.connect();
    const { rows } = await client.query(statements);
    await client.end();
    return rows;
  }

  test('comes to the next test as it came to this one, whatever became of its rows', async () => {
    const first = await take();
    const before = await run(first.url, READ);
    await run(first.url, `update content_version set version = 9; delete from secrets`);
    await run(first.url, `insert into page_views (day, path, views) values ('2026-03-14', '/', 1)`);
    await run(first.url, `insert into desk_acts values ('a', 'b', 'c', 'd', 'e', 'f', '', '')`);
    expect(await run(first.url, READ)).toEqual([{ version: 9, secrets: 0, views: 1, acts: 1 }]);
    await first.giveBack();
    const second = await take();
    expect([second.url, await run(second.url, READ)]).toEqual([first.url, before]);
    await second.giveBack();
  });

  test('is given up when its tables themselves were changed', async () => {
    const first = await take();
    await run(first.url, 'alter table outbox drop constraint outbox_message_id_fkey');
    await first.giveBack();
    const second = await take();
    expect(second.url).not.toBe(first.url);
    await second.giveBack();
  });
});
