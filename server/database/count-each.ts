import { type RawBuilder, sql } from 'kysely';
import type { Database, Tables } from './schema.ts';

export type Count = RawBuilder<number>;

/** The number of rows that fit. */
export function countIn(table: keyof Tables, condition: RawBuilder<unknown>): Count {
  return sql<number>`(select count(*) from ${sql.table(table)} where ${condition})`;
}

/** Several counts by one statement, each of them by its own index. */
export async function countEach<Name extends string>(
  database: Database,
  counts: Readonly<Record<Name, Count>>,
): Promise<Record<Name, number>> {
  const columns = Object.entries<Count>(counts).map(([name, count]) => count.as(name));
  const row = await database.selectNoFrom(columns).executeTakeFirstOrThrow();
  const numbers = Object.entries(row).map(([name, value]) => [name, Number(value)]);
  return Object.fromEntries(numbers);
}
