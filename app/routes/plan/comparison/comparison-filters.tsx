import { useId } from 'react';
import { comparisonCategories } from '#content/plan-comparison.ts';
import { planComparison } from '#content/plan-page.ts';
import { MAX_SEARCH_CHARACTERS } from '#rules/cut-search.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Field, SelectField } from '../../../ui/field/field.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { joinClasses } from '../../../ui/join-classes.ts';
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
          type="search"
          name="search"
          placeholder={planComparison.searchPlaceholder}
          maxLength={MAX_SEARCH_CHARACTERS}
          autoComplete="off"
          value={query.search}
          aria-describedby={isSetAside ? id : undefined}
          onChange={({ target }) => change((current) => ({ ...current, search: target.value }), 'replace')}
        />
        <SelectField
          label={planComparison.categoryLabel}
          name="category"
          value={query.category}
          onChange={({ target }) => {
            const category = choices.find((choice) => choice.id === target.value)?.id ?? ALL.id;
            change((current) => ({ ...current, category }));
          }}
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
