import type { ThreadItem, Ticket } from '#app/desk/inbox/inbox-service.ts';
import type { Database } from '../../../database/schema.ts';
import { ownerOf } from './ticket-repository.ts';

/** What came after the visitor's words, oldest first. */
export async function readThread(database: Database, ticket: Ticket): Promise<ThreadItem[]> {
  const owner = ownerOf(ticket);
  const steps = await database
    .selectFrom(ticket.kind === 'message' ? 'message_changes' : 'complaint_changes')
    .select(['changed_at as at', 'state', 'note', 'person_name as person'])
    .where((row) => row.and(owner))
    .execute();
  const notes = await database
    .selectFrom('desk_notes')
    .select(['written_at as at', 'note', 'person_name as person'])
    .where((row) => row.and(owner))
    .execute();
  const mails = await database
    .selectFrom('outbox')
    .select(['kind', 'state', 'attempts', 'due_at', 'sent_at', 'last_error'])
    .where((row) => row.and(owner))
    .execute();
  const items: ThreadItem[] = [
    ...steps.map((step) => ({ what: 'step' as const, ...step })),
    ...notes.map((note) => ({ what: 'note' as const, ...note })),
    ...mails.map(({ due_at, sent_at, last_error, ...mail }) => ({
      what: 'mail' as const,
      ...mail,
      at: sent_at ?? due_at,
      error: last_error ?? '',
    })),
  ];
  return items.sort((one, other) => (one.at < other.at ? -1 : Number(one.at > other.at)));
}
