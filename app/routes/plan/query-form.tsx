import type { ReactNode } from 'react';
import { type PlanQuery, planQueryEntries, type StateName } from '#domain/plans/plan-query.ts';
import hidden from '../../ui/visually-hidden.module.css';
import { usePlanWords } from './plan-words.ts';

type QueryFormProps = {
  /** The id of the part of the page that answers. */
  place: string;
  query: PlanQuery;
  /** The names that the form has visible fields for; the rest of the state it carries along unchanged. */
  fields: readonly StateName[];
  className?: string | undefined;
  children: ReactNode;
};

/** Asks for the page in another state, until the island is awake and its controls change the state by themselves. */
export function QueryForm({ place, query, fields, className, children }: QueryFormProps) {
  const { comparisonIds } = usePlanWords();
  const others = planQueryEntries(query, comparisonIds).filter(([name]) => !fields.includes(name));
  return (
    <form action={`/plan#${place}`} className={className} onSubmit={(event) => event.preventDefault()}>
      {/* Enter in a field presses the first button of its form, which must not be a toggle or a step. */}
      <button type="submit" tabIndex={-1} aria-hidden="true" className={hidden.hidden} />
      {others.map(([name, value]) => (
        <input key={`${name}=${value}`} type="hidden" name={name} value={value} />
      ))}
      {children}
    </form>
  );
}
