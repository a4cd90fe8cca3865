import { comparisonIds } from '#content/plan-comparison.ts';
import { type PLAN_QUERY_NAMES, type PlanQuery, planQueryEntries } from '#rules/plan-query.ts';

type QueryFieldsProps = {
  query: PlanQuery;
  /** The names that the form has visible fields for. */
  except?: readonly (typeof PLAN_QUERY_NAMES)[number][];
};

/** The state that a form carries along unchanged when it is sent without JavaScript. */
export function QueryFields({ query, except = [] }: QueryFieldsProps) {
  return planQueryEntries(query, comparisonIds)
    .filter(([name]) => !except.some((own) => own === name))
    .map(([name, value]) => <input key={`${name}=${value}`} type="hidden" name={name} value={value} />);
}
