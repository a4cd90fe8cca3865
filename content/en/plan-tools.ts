import { externalLinks } from '../external-links.ts';
import { planPage, comparisonSharing as sharing } from '../plan-page.ts';
import { brand, phoneLines } from '../site.ts';

/** The words and content of the plan comparison and the household cost. */
export { costItemWords, householdAssumptions, householdCalculator, householdContent } from '../household.ts';
export { comparisonCategories, comparisonContent, comparisonIds } from '../plan-comparison.ts';
export { planCards, planComparison } from '../plan-page.ts';
export { comparedPlans } from '../plans.ts';

const { label, display, digits } = phoneLines.tollFree;

export const comparisonSharing = {
  ...sharing,
  whatsAppUrl: externalLinks.whatsAppShare,
  /** Below the printed table: its publisher, date and URL. */
  printed: (address: string) =>
    `${brand.fullName} (${brand.name}), ${brand.scheme}. ${planPage.factsDate} ${label}: ${display} (${digits}). ${sharing.printedFrom} ${address}`,
};
