import { DummyDriver, Kysely, SqliteAdapter, SqliteIntrospector, SqliteQueryCompiler } from 'kysely';
import { expect, test } from 'vitest';
import { BREAKING } from '../migrate.ts';
import { migrations } from './index.ts';

/** The last one from before the rule. */
const BEFORE = '0026-templates-and-replies';

/** What the version before can live with: it writes rows without new columns, and two alike into any old table. */
function findBreaking(statements: string[]): string[] {
  const made = statements.flatMap((text) => /^create table (\w+)/.exec(text)?.[1] ?? []);
  return statements.filter((text) => {
    const [, isUnique, table = ''] = /^create (unique )?index \w+ on (\w+)/.exec(text) ?? [];
    if (table) return isUnique && !made.includes(table);
    if (/^alter table \w+ add column/.test(text)) return / not null/.test(text) && !/ default /.test(text);
    return !/^(?:create table|insert into|update|select) /.test(text);
  });
}

async function statementsOf(name: string): Promise<string[]> {
  const texts: string[] = [];
  const database = new Kysely<unknown>({
    dialect: {
      createAdapter: () => new SqliteAdapter(),
      createDriver: () => new DummyDriver(),
      createIntrospector: (one) => new SqliteIntrospector(one),
      createQueryCompiler: () => new SqliteQueryCompiler(),
    },
    log: ({ query }) => void texts.push(query.sql.trim().replaceAll('"', '').toLowerCase()),
  });
  await migrations[name]?.up(database);
  return texts;
}

test('a migration only adds, or its name says that the version before cannot live with it', async () => {
  for (const name of Object.keys(migrations).filter((one) => one > BEFORE && !BREAKING.test(one)))
    expect(findBreaking(await statementsOf(name)), name).toEqual([]);
});

test('what renames, drops or demands is found', async () => {
  for (const [name, count] of [
    ['0018-table-names', 5],
    ['0006-message-addresses', 1],
    ['0024-posts', 0],
    ['0026-templates-and-replies', 0],
  ] as const)
    expect(findBreaking(await statementsOf(name)), name).toHaveLength(count);
  const bad = ['alter table blog add column mood text not null', 'create unique index one on blog (title)'];
  expect(findBreaking(bad)).toEqual(bad);
});
