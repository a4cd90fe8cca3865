import { inboxWords as words } from '#content/desk/inbox.ts';
import { lagosTime } from '#domain/text/format-date.ts';
import { complaintStates } from '#words/complaint-page.ts';
import type { Ticket } from './inbox-service.ts';

/** For a spreadsheet, with the names of the columns first. */
export function ticketRows(tickets: readonly Ticket[]): string[][] {
  const rows = tickets.map((ticket) => [
    ticket.reference,
    words.kinds[ticket.kind],
    lagosTime(new Date(ticket.receivedAt)),
    complaintStates[ticket.state].label,
    lagosTime(new Date(ticket.changedAt)),
    ticket.assignedTo?.name ?? '',
    ticket.isHeld ? (words.csv.reasons[ticket.suspicion ?? ''] ?? '') : '',
    ticket.name,
    ticket.phone,
    ticket.email,
    ticket.subject,
    ticket.place,
    ticket.happenedOn,
    ticket.happenedAbout,
    ticket.amount === undefined ? '' : String(ticket.amount),
    ticket.language,
    ticket.message,
  ]);
  return [[...words.csv.columns], ...rows];
}
