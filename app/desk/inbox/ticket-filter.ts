import { readState } from '#domain/complaints/complaint-reference.ts';
import { readKind } from '#domain/forms/complaint-form.ts';
import { truncateSearch } from '#domain/text/truncate-search.ts';
import type { Ticket, TicketFilter } from './inbox-service.ts';

/** The fields of the form that filters, which the export sends along. */
export const filterNames = ['q', 'kind', 'state', 'whose', 'suspected'] as const;

/** From the page's query or a posted form; what there is not is left out. */
export function readFilter(read: (name: (typeof filterNames)[number]) => string): TicketFilter {
  const [kind, whose] = [read('kind'), read('whose')];
  return {
    kind: kind === 'message' || kind === 'complaint' ? kind : readKind(kind),
    state: readState(read('state')),
    whose: whose === 'mine' || whose === 'unassigned' ? whose : 'all',
    isSuspected: read('suspected') === 'only',
    // PostgreSQL takes no zero character.
    search: truncateSearch(read('q').replaceAll('\0', '')).trim(),
  };
}

export function hrefOf({ kind, id, reference }: Pick<Ticket, 'kind' | 'id' | 'reference'>): string {
  return kind === 'message' ? `/desk/messages/${id}` : `/desk/complaints/${reference}`;
}
