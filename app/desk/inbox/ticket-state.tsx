import { complaintStates } from '#words/complaint-page.ts';
import { StateBadge } from '../ui/state-badge/state-badge.tsx';
import type { TicketState } from './inbox-service.ts';

const tones = { received: 'open', 'in-progress': 'open', answered: 'done' } as const;

export function TicketStateBadge({ state }: { state: TicketState }) {
  return <StateBadge tone={tones[state]}>{complaintStates[state].label}</StateBadge>;
}

/** For a field to choose from. */
export const stateOptions = Object.entries(complaintStates).map(([value, { label }]) => ({ value, label }));
