import { complaintStates } from '#words/complaint-page.ts';
import { StateBadge } from '../ui/state-badge/state-badge.tsx';
import type { EntryState } from './care-service.ts';

const tones = { received: 'open', looking: 'open', answered: 'done' } as const;

export function EntryStateBadge({ state }: { state: EntryState }) {
  return <StateBadge tone={tones[state]}>{complaintStates[state].label}</StateBadge>;
}

/** For a field to choose from. */
export const stateOptions = Object.entries(complaintStates).map(([value, { label }]) => ({ value, label }));
