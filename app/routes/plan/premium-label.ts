import type { PremiumKind } from '#domain/plans/list-premiums.ts';
import { comparisonCategories } from '#words/plan-comparison.ts';
import { planDocument } from '#words/plan-document.ts';

const { extraUnder23, above23 } = planDocument.costs;

/** The name of a price, as in the comparison and in the plan's document. */
export function premiumLabel(kind: PremiumKind): string {
  if (kind === 'extra-under-23') return extraUnder23.label;
  if (kind === 'extra-above-23') return above23.label;
  const rows = comparisonCategories.find(({ id }) => id === 'premiums')?.rows ?? [];
  return rows.find(({ id }) => id === kind)?.label ?? '';
}
