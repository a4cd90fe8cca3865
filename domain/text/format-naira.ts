import { groupThousands } from './group-thousands.ts';

/** Whole naira, grouped. */
export function formatNaira(amount: number): string {
  return `₦${groupThousands(amount)}`;
}
