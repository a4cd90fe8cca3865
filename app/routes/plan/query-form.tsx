import type { ReactNode } from 'react';
import { type PlanQuery, planQueryEntries, type StateName } from '#domain/plans/plan-query.ts';
import { useLocalPath } from '../../ui/link/reader.ts';
import hidden from '../../ui/visually-hidden.module.css';
import { usePlanWords } from './plan-words.ts';

type QueryFormProps = {
  /** The id of the element that shows the result. */
  place: string;
  query: PlanQuery;
  /** The parameters that the form has visible fields for; hidden fields carry the others. */
  fields: readonly StateName[];
  className?: string | undefined;
  children: ReactNode;
};

/** Requests the page in another state; once hydrated, the controls change the state directly. */
export function QueryForm({ place, query, fields, className, children }: QueryFormProps) {
  const localPath = useLocalPath();
  const { comparisonIds } = usePlanWords();
  const others = planQueryEntries(query, comparisonIds).filter(([name]) => !fields.includes(name));
  return (
    <form
      action={localPath(`/plan#${place}`)}
      className={className}
      onSubmit={(event) => event.preventDefault()}
    >
      {/* Enter activates the first submit button of a form, which must not be a toggle or a step. */}
      <button type="submit" tabIndex={-1} aria-hidden="true" className={hidden.hidden} />
      {others.map(([name, value]) => (
        <input key={`${name}=${value}`} type="hidden" name={name} value={value} />
      ))}
      {children}
    </form>
  );
}
