/** The words and content of the plan comparison and the household cost. */

export { comparisonCategories, comparisonContent, comparisonIds } from '../plan-comparison.ts';
export {
  comparisonSharing,
  costItemWords,
  householdAssumptions,
  householdCalculator,
  householdContent,
  householdSharing,
  openQuestions,
  planCards,
  planComparison,
} from '../plan-page.ts';
export { comparedPlans } from '../plans.ts';
