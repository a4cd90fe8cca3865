import { careWords as words } from '#content/desk/care.ts';
import { lagosTime } from '#domain/text/format-date.ts';
import { complaintStates } from '#words/complaint-page.ts';
import type { Entry } from './care-service.ts';

/** For a spreadsheet, with the names of the columns first. */
export function entryRows(entries: readonly Entry[]): string[][] {
  const rows = entries.map((entry) => [
    entry.reference,
    words.kinds[entry.kind],
    lagosTime(new Date(entry.receivedAt)),
    complaintStates[entry.state].label,
    lagosTime(new Date(entry.changedAt)),
    entry.assignedTo?.name ?? '',
    entry.isHeld ? (words.csv.reasons[entry.suspicion ?? ''] ?? '') : '',
    entry.name,
    entry.phone,
    entry.email,
    entry.subject,
    entry.place,
    entry.happenedOn,
    entry.happenedAbout,
    entry.amount === undefined ? '' : String(entry.amount),
    entry.language,
    entry.message,
  ]);
  return [[...words.csv.columns], ...rows];
}
