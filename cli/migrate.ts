import { parseArgs } from 'node:util';
import { PostgresAdapter, sql } from 'kysely';
import type { Database } from '#server/database/schema.ts';
import { type CommandContext, CommandError, type DatabaseTask, databaseCommand } from './command.ts';

const USAGE = `Brings the database up to date, as every start does, for a site whose own role must not change tables.

  npm run migrate                  by the role of DATABASE_URL, which owns the tables
  npm run migrate -- --role NAME   the same on PostgreSQL, and lets the role NAME, as which the site runs, read and
                                   write rows, but only read and add lines of the audit log`;

export const runMigrateCommand = databaseCommand(USAGE, (args) => {
  const { values } = parseArgs({ args, options: { role: { type: 'string' } } });
  return values.role === undefined ? tellDone : grantTo(values.role);
});

/** To open the database has migrated it. */
async function tellDone({ print }: CommandContext): Promise<void> {
  print('The database is up to date.');
}

function grantTo(role: string): DatabaseTask {
  return async (context) => {
    const { database, print } = context;
    if (!(database.getExecutor().adapter instanceof PostgresAdapter))
      throw new CommandError('Only PostgreSQL has roles: --role needs DATABASE_URL.');
    await refuseOwner(database, role);
    await database.transaction().execute(async (transaction) => {
      const { rows } = await sql<{ schema: string }>`select current_schema() as schema`.execute(transaction);
      const [name, schema] = [sql.id(role), sql.id(rows[0]?.schema ?? 'public')];
      for (const statement of [
        sql`grant usage on schema ${schema} to ${name}`,
        sql`grant select, insert, update, delete on all tables in schema ${schema} to ${name}`,
        sql`revoke update, delete, truncate on audit_log from ${name}`,
        sql`revoke insert, update, delete, truncate on kysely_migration, kysely_migration_lock from ${name}`,
      ])
        await statement.execute(transaction);
    });
    await tellDone(context);
    print(`${role} may read and write rows, but only read and add lines of the audit log.`);
  };
}

/** What a role owns it may always change, whatever was granted. */
async function refuseOwner(database: Database, role: string): Promise<void> {
  const { rows } = await sql<{ owns: boolean }>`
    select pg_has_role(rolname, tableowner, 'member') as owns
    from pg_roles, pg_tables
    where rolname = ${role} and tablename = 'audit_log' and schemaname = current_schema()`.execute(database);
  const [found] = rows;
  if (!found) throw new CommandError(`There is no role ${role}: make it first, by createuser.`);
  if (found.owns)
    throw new CommandError(
      `${role} owns the tables and may do anything to them: let the site run as another.`,
    );
}
