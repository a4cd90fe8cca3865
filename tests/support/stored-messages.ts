import { join } from 'node:path';
import { DatabaseSync, type SQLOutputValue } from 'node:sqlite';

type Row = Record<string, SQLOutputValue>;

/** What lies in the SQLite file itself, whatever a running site says. */
export function storedMessages(dataDir: string): { messages: string[]; mails: number } {
  const messages = ask(dataDir, 'select message from messages order by rowid');
  const [mails] = ask(dataDir, 'select count(*) as count from outbox');
  return { messages: messages.map(({ message }) => String(message)), mails: Number(mails?.count) };
}

export function integrityOf(dataDir: string): unknown {
  return ask(dataDir, 'pragma integrity_check')[0]?.integrity_check;
}

function ask(dataDir: string, sql: string): Row[] {
  const database = new DatabaseSync(join(dataDir, 'site.db'), { readOnly: true });
  const rows = database.prepare(sql).all();
  database.close();
  return rows;
}
