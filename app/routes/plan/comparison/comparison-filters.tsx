import { useId } from 'react';
import { MAX_SEARCH_CHARACTERS } from '#domain/text/truncate-search.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Field, SelectField } from '../../../ui/field/field.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { joinClasses } from '../../../ui/join-classes.ts';
import { usePreHydrationValue } from '../../../ui/use-pre-hydration-value.ts';
import { usePlanWords } from '../plan-words.ts';
import type { PlanQueryState } from '../use-plan-query.ts';
import styles from './comparison-filters.module.css';
import toggles from './plan-toggles.module.css';

const ALL = 'all';

export function ComparisonFilters({ query, change }: PlanQueryState) {
  const { comparisonCategories, planComparison } = usePlanWords();
  const id = useId();
  const isSetAside = query.category !== ALL && query.search !== '';
  const find = (search: string) => change((current) => ({ ...current, search }), 'replace');
  const choose = (value: string) => {
    const category = comparisonCategories.find((choice) => choice.id === value)?.id ?? ALL;
    change((current) => ({ ...current, category }));
  };
  const input = usePreHydrationValue<HTMLInputElement>(query.search, find);
  const select = usePreHydrationValue<HTMLSelectElement>(query.category, choose);
  return (
    <div className={styles.filters}>
      <div className={styles.fields}>
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
          <option value={ALL}>{planComparison.allCategories}</option>
          {comparisonCategories.map((category) => (
            <option key={category.id} value={category.id}>
              {category.label}
            </option>
          ))}
        </SelectField>
        <Button type="submit" variant="secondary">
          {planComparison.apply}
        </Button>
        {isSetAside && (
          <p id={id} className={styles.hint}>
            {planComparison.searchSetAside}
          </p>
        )}
      </div>
      <button
        type="submit"
        name="highlight"
        value={query.highlight ? 'off' : 'on'}
        className={joinClasses(toggles.toggle, styles.highlight)}
        aria-pressed={query.highlight}
        onClick={(event) => {
          event.preventDefault();
          change((current) => ({ ...current, highlight: !current.highlight }));
        }}
      >
        <Icon name={query.highlight ? 'check' : 'plus'} />
        {planComparison.highlight}
      </button>
    </div>
  );
}
