import { groupThousands } from './group-thousands.ts';

/** Whole naira with thousands separators. */
export function formatNaira(amount: number): string {
  return `₦${groupThousands(amount)}`;
}
