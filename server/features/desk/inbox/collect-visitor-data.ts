import { sql } from 'kysely';
import type { Database } from '../../../database/schema.ts';

/** A row without internal columns, and the rows that belong to it by the name of their table. */
export interface VisitorRecord {
  [name: string]: string | number | null | VisitorRecord[];
}

/** By the name of the table. */
export type VisitorData = Record<string, VisitorRecord[]>;

/** Tables whose rows belong to a message or a complaint, each with the column that it is sorted by. */
const OF_TICKETS = {
  desk_notes: 'written_at',
  ticket_actions: 'done_at',
  visitor_replies: 'received_at',
  outbox: 'due_at',
};
const PARTS: Readonly<Record<string, { owner: string; tables: Record<string, string> }>> = {
  messages: { owner: 'message_id', tables: { message_changes: 'changed_at', ...OF_TICKETS } },
  complaints: { owner: 'complaint_id', tables: { complaint_changes: 'changed_at', ...OF_TICKETS } },
  subscribers: { owner: 'subscriber_id', tables: { outbox: 'due_at' } },
  sms_answers: { owner: 'sms_answer_id', tables: { outbox: 'due_at' } },
};

/** Keys, hashes, what the servers note for themselves, and the names of staff, which are the data of others. */
const LEFT_OUT =
  /^id$|_id$|_hash$|_key$|^(?:search_text|version|assigned_to|person_name|assigned_name|decided_by|leased_by|leased_until|last_error|attempts)$/;

/** Copies the rows of one visitor, with what belongs to each. */
export async function collectVisitorData(
  database: Database,
  found: Readonly<Record<string, readonly object[]>>,
): Promise<VisitorData> {
  const data: VisitorData = {};
  for (const [table, rows] of Object.entries(found)) {
    const { owner = '', tables = {} } = PARTS[table] ?? {};
    const records: VisitorRecord[] = [];
    for (const row of rows) {
      const id = 'id' in row ? String(row.id) : '';
      // As visitors know a message.
      const reference = table === 'messages' && { reference: id.slice(0, 8).toUpperCase() };
      const record: VisitorRecord = { ...reference, ...withoutInternal(row) };
      for (const [part, moment] of Object.entries(tables)) {
        const { rows: parts } = await sql<object>`select * from ${sql.table(part)}
          where ${sql.ref(owner)} = ${id} order by ${sql.ref(moment)}`.execute(database);
        if (parts.length > 0) record[part] = parts.map(withoutInternal);
      }
      records.push(record);
    }
    data[table] = records;
  }
  return data;
}

function withoutInternal(row: object): VisitorRecord {
  return Object.fromEntries(Object.entries(row).filter(([column]) => !LEFT_OUT.test(column)));
}
