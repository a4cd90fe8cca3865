import { memo, useDeferredValue, useId, useState } from 'react';
import type { ComparedPlan } from '#content/schema/plan.ts';
import { type ComparedRow, type Comparison, comparePlans } from '#domain/plans/compare-plans.ts';
import { defaultPlanQuery, type PlanQuery, planHref, togglePlan } from '#domain/plans/plan-query.ts';
import { formatNaira } from '#domain/text/format-naira.ts';
import { MAX_SEARCH_CHARACTERS } from '#domain/text/truncate-search.ts';
import { Band } from '../../../ui/band/band.tsx';
import { Button, ButtonLink } from '../../../ui/button/button.tsx';
import { Field, SelectField } from '../../../ui/field/field.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { joinClasses } from '../../../ui/join-classes.ts';
import { usePreHydrationValue } from '../../../ui/use-pre-hydration-value.ts';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import cloth from '../plan-cloth.module.css';
import {
  BuyAndView,
  type PlanQueryState,
  type PlanToolsWords,
  QueryForm,
  ShareAndPrint,
  usePlanWords,
} from '../plan-links.tsx';
import styles from './comparison.module.css';
import { BenefitName, BenefitNotes, ComparisonBlocks, valueClass } from './comparison-blocks.tsx';

type CutNote = { cutNote: string | undefined };

export function PlanComparison(props: PlanQueryState & CutNote & { publicUrl: string }) {
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

const STATUS_ID = 'comparison-status';

const ComparisonResults = memo(function ComparisonResults({ query, change }: PlanQueryState) {
  const words = usePlanWords();
  const comparison = comparePlans(words.comparisonContent, query);
  const wayOut = findWayOut(comparison, query, words);
  return (
    <div className={styles.results}>
      {/* Always in the page, because a live region that is added together with its text is often not read out. */}
      <p id={STATUS_ID} role="status" tabIndex={-1} className={styles.status} data-screen="">
        {describe(comparison, query.highlight, words)}
      </p>
      {wayOut ? (
        // The link disappears with its message, so it moves the focus to the status.
        <ButtonLink variant="secondary" to={planHref(wayOut.query, words.comparisonIds, `#${STATUS_ID}`)}>
          {wayOut.label}
        </ButtonLink>
      ) : (
        <>
          <BenefitNotes notes={comparison.generalNotes} />
          <ComparisonTable comparison={comparison} highlight={query.highlight} />
          <ComparisonBlocks comparison={comparison} query={query} change={change} />
        </>
      )}
    </div>
  );
});

function describe(
  { plans, rowCount, differingCount }: Comparison,
  highlight: boolean,
  { comparisonCategories, planComparison }: PlanToolsWords,
): string {
  if (plans.length === 0) return planComparison.noPlans;
  if (rowCount === 0) return planComparison.noRows;
  const found = planComparison.found(rowCount, comparisonCategories.flatMap(({ rows }) => rows).length);
  return highlight ? `${found}, ${planComparison.marked(differingCount)}` : found;
}

function findWayOut(
  { plans, rowCount }: Comparison,
  query: PlanQuery,
  { comparisonIds, planComparison }: PlanToolsWords,
) {
  const start = defaultPlanQuery(comparisonIds);
  const { search, category } = start;
  if (plans.length === 0) return { label: planComparison.selectAll, query: { ...query, plans: start.plans } };
  if (rowCount === 0) return { label: planComparison.showAll, query: { ...query, search, category } };
  return undefined;
}

type ComparisonTableProps = { comparison: Comparison; highlight: boolean };

/** The comparison for wide screens and print. */
function ComparisonTable({ comparison: { plans, categories }, highlight }: ComparisonTableProps) {
  const { planComparison } = usePlanWords();
  return (
    <table className={styles.table}>
      <PlanHeads plans={plans} />
      {categories.map(({ id, label, rows }) => (
        <tbody key={id}>
          <tr>
            <th scope="rowgroup" colSpan={plans.length + 1} className={styles.category}>
              {label}
            </th>
          </tr>
          {rows.map((row) => (
            <BenefitRows key={row.id} row={row} highlight={highlight} />
          ))}
        </tbody>
      ))}
      <tfoot className={styles.foot} data-screen="">
        <tr>
          <th scope="row" className={styles.benefit}>
            {planComparison.nextStep}
          </th>
          {plans.map((plan) => (
            <td key={plan.id} className={styles.cell}>
              <BuyAndView plan={plan} />
            </td>
          ))}
        </tr>
      </tfoot>
    </table>
  );
}

/** Notes are in a row of their own: inside the row header they would be read out with every cell. */
function BenefitRows({ row, highlight }: { row: ComparedRow; highlight: boolean }) {
  const hasNotes = row.notes.length > 0;
  const mark = highlight && row.differs && styles.differs;
  return (
    <>
      <tr className={joinClasses(mark) || undefined}>
        <th scope="row" abbr={row.label} rowSpan={hasNotes ? 2 : undefined} className={styles.benefit}>
          <BenefitName row={row} highlight={highlight} />
        </th>
        {row.cells.map(({ planId, cell }) => (
          <td key={planId} className={joinClasses(styles.cell, hasNotes && styles.noted, valueClass(cell))}>
            {cell.text}
          </td>
        ))}
      </tr>
      {hasNotes && (
        <tr className={joinClasses(mark) || undefined}>
          <td colSpan={row.cells.length} className={styles.notes}>
            <BenefitNotes notes={row.notes} />
          </td>
        </tr>
      )}
    </>
  );
}

/** Caption and column headers, which stay visible while the table scrolls. */
function PlanHeads({ plans }: { plans: ComparedPlan[] }) {
  const { planComparison, planOffer } = usePlanWords();
  return (
    <>
      <caption className={styles.caption}>
        <VisuallyHidden>
          {planComparison.caption(plans.map(({ shortName }) => shortName).join(', '))}
        </VisuallyHidden>
      </caption>
      <thead className={styles.heads}>
        <tr>
          <th scope="col" className={styles.corner}>
            {planComparison.benefitHeading}
          </th>
          {plans.map((plan) => (
            <th
              key={plan.id}
              scope="col"
              abbr={plan.shortName}
              className={joinClasses(styles.head, cloth.cloth, cloth[plan.id])}
            >
              <span className={styles.name}>{plan.shortName}</span>{' '}
              <span className={styles.price}>
                {planOffer.priceFrom} <b>{formatNaira(plan.premiums.individual)}</b> {planOffer.pricePeriod}
              </span>
            </th>
          ))}
        </tr>
      </thead>
    </>
  );
}
