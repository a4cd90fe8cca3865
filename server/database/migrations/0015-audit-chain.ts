import { type Kysely, PostgresAdapter, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { HEAD_ID, hashLine, NO_HASH } from '../../features/desk/audit-repository.ts';
import type { AuditLogTable } from '../desk-tables.ts';
import type { Tables } from '../schema.ts';

const BATCH = 500;

/** By the name that the table of the log had then. */
type TablesThen = Pick<Tables, 'audit_log_head'> & { desk_acts: AuditLogTable };

/**
 * Chains the rows of the audit log by hashes. `number` and `hash` may be null, since a process of the version before
 * this one, which runs on for as long as an upgrade takes, writes rows without them.
 */
export const auditChain: Migration = {
  async up(database: Kysely<TablesThen>) {
    const isPostgres = database.getExecutor().adapter instanceof PostgresAdapter;
    // In the order in which the version before locks them, which may still be running.
    if (isPostgres)
      await sql`lock table messages, complaints, desk_acts in access exclusive mode`.execute(database);
    const { schema } = database;
    await schema.alterTable('desk_acts').addColumn('number', 'integer').execute();
    await schema.alterTable('desk_acts').addColumn('hash', 'text').execute();
    await schema
      .createTable('audit_log_head')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('number', 'integer', (column) => column.notNull())
      .addColumn('hash', 'text', (column) => column.notNull())
      .execute();
    const [open, close] = isPostgres
      ? [
          'alter table desk_acts disable trigger desk_acts_stay',
          'alter table desk_acts enable trigger desk_acts_stay',
        ]
      : ['drop trigger desk_acts_stay_update', REFUSE_UPDATE];
    await sql.raw(open).execute(database);
    await chainRows(database);
    await sql.raw(close).execute(database);
    await schema.createIndex('desk_acts_number').on('desk_acts').column('number').unique().execute();
    if (!isPostgres) await sql.raw(REFUSE_REPLACE).execute(database);
  },
};

const REFUSE_UPDATE = `create trigger desk_acts_stay_update before update on desk_acts
  begin select raise(abort, 'the audit log only grows'); end`;

/** To replace a row deletes it without asking the trigger that refuses to delete. */
const REFUSE_REPLACE = `create trigger desk_acts_stay_insert before insert on desk_acts
  when exists (select 1 from desk_acts where id = new.id or number = new.number or rowid = new.rowid)
  begin select raise(abort, 'the audit log only grows'); end`;

async function chainRows(database: Kysely<TablesThen>): Promise<void> {
  let head = { number: 0, hash: NO_HASH };
  let last = { at: '', id: '' };
  for (;;) {
    const acts = await database
      .selectFrom('desk_acts')
      .selectAll()
      .where(({ eb, refTuple, tuple }) => eb(refTuple('at', 'id'), '>', tuple(last.at, last.id)))
      .orderBy('at')
      .orderBy('id')
      .limit(BATCH)
      .execute();
    const chained = acts.map((act) => {
      const number = head.number + 1;
      head = { number, hash: hashLine(head.hash, { ...act, number }) };
      return sql`(${act.id}, cast(${number} as integer), ${head.hash})`;
    });
    // Both databases call the columns of such a table so, and take a batch in one statement.
    if (chained.length > 0)
      await sql`update desk_acts set number = column2, hash = column3
        from (values ${sql.join(chained)}) as chained where desk_acts.id = column1`.execute(database);
    last = acts.at(-1) ?? last;
    if (acts.length < BATCH) break;
  }
  await database
    .insertInto('audit_log_head')
    .values({ id: HEAD_ID, ...head })
    .execute();
}
