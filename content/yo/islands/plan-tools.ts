import { withPrintLine } from '../../print-line.ts';
import * as household from '../household.ts';
import * as plan from '../plan-page.ts';
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

const { factsDate } = plan.planPage;
const line = phoneLines.tollFree;

export const comparisonSharing = withPrintLine(plan.comparisonSharing, brand, factsDate, line);
export const householdSharing = withPrintLine(household.householdSharing, brand, factsDate, line);
