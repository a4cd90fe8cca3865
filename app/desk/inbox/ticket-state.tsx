import { complaintStates } from '#words/complaint-page.ts';
import { StateBadge } from '../ui/page-parts/page-parts.tsx';
import type { Ticket, TicketState } from './inbox-service.ts';

const tones = { received: 'open', 'in-progress': 'open', answered: 'done' } as const;

export const stateLabels = Object.fromEntries(
  Object.entries(complaintStates).map(([state, { label }]) => [state, label]),
) as Record<TicketState, string>;

export function TicketStateBadge({ state }: { state: TicketState }) {
  return <StateBadge tone={tones[state]}>{stateLabels[state]}</StateBadge>;
}

export function hrefOf({ kind, id, reference }: Ticket): string {
  return kind === 'message' ? `/desk/messages/${id}` : `/desk/complaints/${reference}`;
}
