export { comparisonCategories, comparisonContent, comparisonIds } from '../plan-comparison.ts';
export {
  comparisonSharing,
  costItemWords,
  householdCalculator,
  householdContent,
  householdSharing,
  openQuestions,
  planComparison,
  planOffer,
} from '../plan-page.ts';
export { comparedPlans } from '../plans.ts';
