import { externalLinks } from '../external-links.ts';
import { planPage, comparisonSharing as sharing } from '../plan-page.ts';
import { brand, phoneLines } from '../site.ts';

/** What the comparison of the plans and the household cost say and show in this language. */
export { costItemWords, householdAssumptions, householdCalculator, householdContent } from '../household.ts';
export { comparisonCategories, comparisonContent, comparisonIds } from '../plan-comparison.ts';
export { planCards, planComparison } from '../plan-page.ts';
export { comparedPlans } from '../plans.ts';

const { label, display, digits } = phoneLines.tollFree;

export const comparisonSharing = {
  ...sharing,
  whatsAppUrl: externalLinks.whatsAppShare,
  /** Under the table on paper: whose it is, how old, and where it came from. */
  printed: (address: string) =>
    `${brand.fullName} (${brand.name}), ${brand.scheme}. ${planPage.factsDate} ${label}: ${display} (${digits}). ${sharing.printedFrom} ${address}`,
};
