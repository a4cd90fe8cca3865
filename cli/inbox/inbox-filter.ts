import type { ComplaintKind, ComplaintState } from '#content/schema/complaint.ts';
import { readState } from '#domain/complaints/complaint-reference.ts';
import { readKind } from '#domain/forms/complaint-form.ts';
import type { InboxComplaint } from '#server/features/complaint/complaint-repository.ts';

/** What a list or an export is about; without a kind and a state, about everything. */
export interface InboxFilter {
  of: 'messages' | 'complaints' | 'all';
  kind?: ComplaintKind | undefined;
  state?: ComplaintState | undefined;
}

/** Undefined for a kind or state that there is not; messages have no state. */
export function readFilter(kind: string | undefined, state: string | undefined): InboxFilter | undefined {
  const [readOfKind, readOfState] = [readKind(kind ?? ''), readState(state ?? '')];
  if (state !== undefined && !readOfState) return undefined;
  if (kind === 'messages') return readOfState ? undefined : { of: 'messages' };
  if (kind !== undefined && kind !== 'complaints' && !readOfKind) return undefined;
  const isOfComplaints = kind !== undefined || state !== undefined;
  return { of: isOfComplaints ? 'complaints' : 'all', kind: readOfKind, state: readOfState };
}

export function pickComplaints(complaints: InboxComplaint[], { kind, state }: InboxFilter): InboxComplaint[] {
  return complaints.filter(
    (complaint) => (!kind || complaint.kind === kind) && (!state || complaint.state === state),
  );
}
