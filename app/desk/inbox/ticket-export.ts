import { inboxWords as words } from '#content/desk/inbox.ts';
import { lagosDay, lagosTime } from '#domain/text/format-date.ts';
import { csvFile, type DeskFile } from '../desk-page.ts';
import type { ExportedTicket } from './inbox-service.ts';
import { stateLabels } from './ticket-state.tsx';

const timeOf = (moment: string) => (moment ? lagosTime(new Date(moment)) : '');

const columns: [header: string, cellOf: (ticket: ExportedTicket) => string][] = [
  ['reference', ({ reference }) => reference],
  ['kind', ({ kind }) => words.kinds[kind]],
  ['received', ({ receivedAt }) => timeOf(receivedAt)],
  ['due', ({ dueOn = '' }) => dueOn],
  ['state', ({ state }) => stateLabels[state]],
  ['changed', ({ changedAt }) => timeOf(changedAt)],
  ['answered', ({ answeredAt }) => timeOf(answeredAt)],
  ['looked after by', ({ assignedTo }) => assignedTo?.name ?? ''],
  ['held as spam', ({ isHeld, suspicion = '' }) => (isHeld ? (words.csv.reasons[suspicion] ?? '') : '')],
  ['name', ({ name }) => name],
  ['phone', ({ phone }) => phone],
  ['e-mail', ({ email }) => email],
  ['subject', ({ subject }) => subject],
  ['place', ({ place }) => place],
  ['happened on', ({ happenedOn }) => happenedOn],
  ['happened about', ({ happenedAbout }) => happenedAbout],
  ['amount', ({ amount }) => String(amount ?? '')],
  ['answers', ({ answers }) => answers.join('\n\n')],
  ['notes', ({ notes }) => notes.join('\n\n')],
  ['replies by mail', ({ replies }) => replies.join('\n\n')],
  ['language', ({ language }) => language],
  ['message', ({ message }) => message],
];

/** A spreadsheet of what was listed, with what was answered and noted. */
export function ticketsFile(tickets: readonly ExportedTicket[]): DeskFile {
  const rows = tickets.map((ticket) => columns.map(([, cellOf]) => cellOf(ticket)));
  return csvFile(words.csv.fileName(lagosDay(new Date())), [columns.map(([header]) => header), ...rows]);
}
