import { useId } from 'react';
import { comparisonCategories } from '#content/plan-comparison.ts';
import { planComparison } from '#content/plan-page.ts';
import { MAX_SEARCH_CHARACTERS } from '#rules/cut-search.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Field, SelectField } from '../../../ui/field/field.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { joinClasses } from '../../../ui/join-classes.ts';
import { useEarlyEntry } from '../../../ui/use-early-entry.ts';
import { QueryButton } from '../query-button.tsx';
import { QueryFields } from '../query-fields.tsx';
import type { PlanQueryState } from '../use-plan-query.ts';
import styles from './comparison-filters.module.css';
import toggles from './plan-toggles.module.css';

const ALL = { id: 'all', label: planComparison.allCategories } as const;
const choices = [ALL, ...comparisonCategories];

export function ComparisonFilters({ query, change }: PlanQueryState) {
  const id = useId();
  const isSetAside = query.category !== 'all' && query.search !== '';
  const find = (search: string) => change((current) => ({ ...current, search }), 'replace');
  const choose = (value: string) => {
    const category = choices.find((choice) => choice.id === value)?.id ?? ALL.id;
    change((current) => ({ ...current, category }));
  };
  const input = useEarlyEntry<HTMLInputElement>(query.search, find);
  const select = useEarlyEntry<HTMLSelectElement>(query.category, choose);
  return (
    <div className={styles.filters}>
      <form
        action={`/plan#${planComparison.id}`}
        className={styles.fields}
        onSubmit={(event) => event.preventDefault()}
      >
        <QueryFields query={query} except={['search', 'category']} />
        <Field
          label={planComparison.searchLabel}
          ref={input}
          type="search"
          name="search"
          placeholder={planComparison.searchPlaceholder}
          maxLength={MAX_SEARCH_CHARACTERS}
          autoComplete="off"
          value={query.search}
          aria-describedby={isSetAside ? id : undefined}
          onChange={({ target }) => find(target.value)}
        />
        <SelectField
          label={planComparison.categoryLabel}
          ref={select}
          name="category"
          value={query.category}
          onChange={({ target }) => choose(target.value)}
        >
          {choices.map((choice) => (
            <option key={choice.id} value={choice.id}>
              {choice.label}
            </option>
          ))}
        </SelectField>
        <Button type="submit" look="secondary" className={styles.apply}>
          {planComparison.apply}
        </Button>
        {isSetAside && (
          <p id={id} className={styles.hint}>
            {planComparison.searchSetAside}
          </p>
        )}
      </form>
      <QueryButton
        query={query}
        change={change}
        make={(current) => ({ ...current, highlight: !current.highlight })}
        pressed={query.highlight}
        className={joinClasses(toggles.toggle, styles.highlight)}
      >
        <Icon name={query.highlight ? 'check' : 'plus'} />
        {planComparison.highlight}
      </QueryButton>
    </div>
  );
}
