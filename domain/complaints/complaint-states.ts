import type { ComplaintState } from '#content/schema/complaint.ts';

const complaintStateNames: readonly ComplaintState[] = ['received', 'in-progress', 'answered'];

export function readState(text: string): ComplaintState | undefined {
  return complaintStateNames.find((state) => state === text);
}
