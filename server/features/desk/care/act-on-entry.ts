import { randomUUID } from 'node:crypto';
import type { Entry, EntryAct, EntryState } from '#app/desk/care/care-service.ts';
import type { Person } from '#app/desk/desk.ts';
import { isAllowed } from '#domain/desk/entry-rules.ts';
import type { Database, MessageTable } from '../../../database/schema.ts';
import { holdMails, releaseMails, retryMails } from '../../../delivery/outbox-repository.ts';
import { keepComplaintChange } from '../../complaint/complaint-repository.ts';
import { keepMessageChange } from '../../message/message-repository.ts';
import { type ActDetails, recordAct } from '../audit-repository.ts';
import { ownerOf } from './entry-repository.ts';

interface Plan {
  /** Columns that messages and complaints share. */
  columns?: Partial<Pick<MessageTable, 'state' | 'changed_at' | 'assigned_to' | 'suspicion' | 'released_at'>>;
  /** For the audit log: states, names of staff and lengths, never what a visitor or for a visitor was written. */
  before?: ActDetails;
  after?: ActDetails;
  also?(transaction: Database): Promise<unknown>;
}

/** All that belongs to an act is stored together, or nothing of it when somebody else was quicker. */
export function actOnEntry(
  database: Database,
  { entry, version, act, person }: { entry: Entry; version: number; act: EntryAct; person: Person },
): Promise<boolean> {
  if (!isAllowed(entry, act)) return Promise.resolve(false);
  const isMessage = entry.kind === 'message';
  const { columns, before, after, also } = planOf(entry, act, person);
  return database.transaction().execute(async (transaction) => {
    const { numUpdatedRows } = await transaction
      .updateTable(isMessage ? 'messages' : 'complaints')
      .set({ ...columns, version: version + 1 })
      .where('id', '=', entry.id)
      .where('version', '=', version)
      .executeTakeFirst();
    if (Number(numUpdatedRows) === 0) return false;
    await also?.(transaction);
    await recordAct(transaction, person, {
      action: `${isMessage ? 'message' : 'complaint'}.${act.act}`,
      subject: isMessage ? entry.id : entry.reference,
      before,
      after,
    });
    return true;
  });
}

function planOf(entry: Entry, act: EntryAct, person: Person): Plan {
  const owner = ownerOf(entry);
  const assignedTo = entry.assignedTo?.name ?? null;
  switch (act.act) {
    case 'assign':
      return {
        columns: { assigned_to: person.id },
        before: { assignedTo },
        after: { assignedTo: person.name },
      };
    case 'let-go':
      return { columns: { assigned_to: null }, before: { assignedTo }, after: { assignedTo: null } };
    case 'note':
      return {
        after: { characters: act.text.length },
        also: (transaction) => keepNote(transaction, entry, act.text, person),
      };
    case 'answer':
      return planStep(entry, 'answered', act.text, person);
    case 'move':
      return planStep(entry, act.state, act.text, person);
    case 'spam':
      return {
        columns: { suspicion: 'staff', released_at: null },
        after: { held: true },
        also: (transaction) => holdMails(transaction, owner),
      };
    case 'release':
      return {
        columns: { released_at: new Date().toISOString() },
        after: { held: false },
        also: (transaction) => releaseMails(transaction, owner),
      };
    case 'retry':
      return { also: (transaction) => retryMails(transaction, owner) };
  }
}

function planStep(entry: Entry, state: EntryState, note: string, person: Person): Plan {
  const changed_at = new Date().toISOString();
  const step = { state, note, changed_at, person_name: person.name };
  return {
    columns: { state, changed_at },
    before: { state: entry.state },
    after: { state, characters: note.length },
    also: (transaction) =>
      entry.kind === 'message'
        ? keepMessageChange(transaction, entry.id, step)
        : keepComplaintChange(transaction, { id: entry.id, user_email: entry.email }, step),
  };
}

function keepNote(transaction: Database, entry: Entry, note: string, person: Person) {
  return transaction
    .insertInto('desk_notes')
    .values({
      id: randomUUID(),
      message_id: null,
      complaint_id: null,
      ...ownerOf(entry),
      written_at: new Date().toISOString(),
      person_name: person.name,
      note,
    })
    .execute();
}
