import { externalLinks } from '../../facts/external-links.ts';
import { householdSharing as household } from '../household.ts';
import { comparisonSharing as comparison, planPage } from '../plan-page.ts';
import { brand, phoneLines } from '../site.ts';

/** The words and content of the plan comparison and the household cost. */
export {
  costItemWords,
  householdAssumptions,
  householdCalculator,
  householdContent,
  openQuestions,
} from '../household.ts';
export { comparisonCategories, comparisonContent, comparisonIds } from '../plan-comparison.ts';
export { planCards, planComparison } from '../plan-page.ts';
export { comparedPlans } from '../plans.ts';

const { label, display, digits } = phoneLines.tollFree;

export const comparisonSharing = shared(comparison);
export const householdSharing = shared(household);

/** With what stands below the printed part: its publisher, date and URL. */
function shared<Words extends { printedFrom: string }>(words: Words) {
  return {
    ...words,
    whatsAppUrl: externalLinks.whatsAppShare,
    printed: (address: string) =>
      `${brand.fullName} (${brand.name}), ${brand.scheme}. ${planPage.factsDate} ${label}: ${display} (${digits}). ${words.printedFrom} ${address}`,
  };
}
