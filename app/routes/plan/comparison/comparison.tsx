import { useDeferredValue, useId, useState } from 'react';
import { togglePlan } from '#domain/plans/plan-query.ts';
import { MAX_SEARCH_CHARACTERS } from '#domain/text/truncate-search.ts';
import { Band } from '../../../ui/band/band.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { Field, SelectField } from '../../../ui/field/field.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { joinClasses } from '../../../ui/join-classes.ts';
import { usePreHydrationValue } from '../../../ui/use-pre-hydration-value.ts';
import { usePlanWords } from '../plan-links.tsx';
import { type PlanQueryState, QueryForm, ShareAndPrint } from '../plan-state.tsx';
import styles from './comparison.module.css';
import { ComparisonResults } from './comparison-results.tsx';

type CutNote = { cutNote: string | undefined };

export function Comparison(props: PlanQueryState & CutNote & { publicUrl: string }) {
  const { query, change, publicUrl, cutNote } = props;
  const { comparisonSharing, planComparison } = usePlanWords();
  const { id, heading, lead } = planComparison;
  // Controls respond at once; on a slow phone the rows may follow later.
  const shownQuery = useDeferredValue(query);
  return (
    <Band id={id} heading={heading} lead={lead} className={styles.comparison}>
      <QueryForm place={id} query={query} fields={['search', 'category']} className={styles.controls}>
        <PlanToggles query={query} change={change} />
        <ComparisonFilters query={query} change={change} cutNote={cutNote} />
      </QueryForm>
      <ComparisonResults query={shownQuery} change={change} />
      <ShareAndPrint part={id} words={comparisonSharing} query={query} publicUrl={publicUrl} />
    </Band>
  );
}

function PlanToggles({ query, change }: PlanQueryState) {
  const { comparedPlans, comparisonIds, planComparison } = usePlanWords();
  return (
    <fieldset className={styles.plans}>
      <legend className={styles.label}>{planComparison.plansLabel}</legend>
      <div className={styles.buttons}>
        {comparedPlans.map(({ id, shortName }) => {
          const isSelected = query.plans.includes(id);
          return (
            <button
              key={id}
              type="submit"
              name="toggle"
              value={id}
              className={joinClasses(styles.toggle, styles.plan)}
              aria-pressed={isSelected}
              onClick={(event) => {
                event.preventDefault();
                change((current) => togglePlan(current, id, comparisonIds));
              }}
            >
              <Icon name={isSelected ? 'check' : 'plus'} />
              {shortName}
            </button>
          );
        })}
      </div>
    </fieldset>
  );
}

const ALL = 'all';

function ComparisonFilters({ query, change, cutNote }: PlanQueryState & CutNote) {
  const { comparisonCategories, planComparison } = usePlanWords();
  const id = useId();
  const [served] = useState(query.search);
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
          // One more, so that the server sees that a browser has cut a pasted text.
          maxLength={MAX_SEARCH_CHARACTERS + 1}
          autoComplete="off"
          value={query.search}
          error={query.search === served ? cutNote : undefined}
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
        <Button type="submit">{planComparison.apply}</Button>
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
        className={joinClasses(styles.toggle, styles.highlight)}
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
