import { readReference } from '#domain/complaints/complaint-reference.ts';
import type { Database } from '#server/database/schema.ts';
import { type InboxComplaint, listComplaints } from '#server/features/complaint/complaint-repository.ts';
import { type InboxMessage, listMessages } from '#server/features/message/message-repository.ts';
import { CommandError } from '../command.ts';

export type InboxEntry = { message: InboxMessage } | { complaint: InboxComplaint };

/** A message by the start of its id, or a complaint by its reference, however it is typed. */
export async function findEntry(database: Database, name: string): Promise<InboxEntry> {
  const start = name.toLowerCase();
  const reference = readReference(name);
  const messages = (await listMessages(database)).filter(({ id }) => id.startsWith(start));
  const complaints = (await listComplaints(database)).filter((row) => row.reference === reference);
  const [found, ...others] = [
    ...messages.map((message) => ({ message })),
    ...complaints.map((complaint) => ({ complaint })),
  ];
  if (!found) throw new CommandError(`There is no message or complaint ${name}.`);
  if (others.length > 0)
    throw new CommandError(`${others.length + 1} messages begin with ${name}: give more of the id.`);
  return found;
}
