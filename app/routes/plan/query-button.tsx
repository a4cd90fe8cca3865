import type { ReactNode } from 'react';
import { planComparison } from '#content/plan-page.ts';
import type { PlanQuery } from '#rules/plan-query.ts';
import { QueryFields } from './query-fields.tsx';
import type { PlanQueryState } from './use-plan-query.ts';

type QueryButtonProps = PlanQueryState & {
  /** What the page becomes when the button is pressed. */
  make: (query: PlanQuery) => PlanQuery;
  /** For a toggle button: whether it is on. */
  pressed?: boolean;
  className?: string | undefined;
  children: ReactNode;
};

/** A button that changes the state of the page; without JavaScript it is a small form that asks for the new page. */
export function QueryButton({ query, change, make, pressed, className, children }: QueryButtonProps) {
  return (
    <form
      action={`/plan#${planComparison.id}`}
      onSubmit={(event) => {
        event.preventDefault();
        change(make);
      }}
    >
      <QueryFields query={make(query)} />
      <button type="submit" className={className} aria-pressed={pressed}>
        {children}
      </button>
    </form>
  );
}
