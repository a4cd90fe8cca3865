import { type ReactNode, useId } from 'react';
import { deskWords as words } from '#content/desk/desk-words.ts';
import { paginate, ROWS_PER_PAGE } from '#domain/text/paginate.ts';
import { MAX_SEARCH_CHARACTERS } from '#domain/text/truncate-search.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Field, SelectField } from '../../../ui/field/field.tsx';
import { joinClasses } from '../../../ui/join-classes.ts';
import { StepPagination } from '../../../ui/pagination/pagination.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { useDesk } from '../../desk-page.ts';
import { EmptyState } from '../page-parts/page-parts.tsx';
import styles from './list-parts.module.css';

interface Column {
  label: string;
  /** Aligned at the end, with digits of one width. */
  isNumber?: boolean;
  /** For a column whose cells speak for themselves, such as a link "Open". */
  isLabelHidden?: boolean;
  /** The same on a card only, where no columns are seen. */
  isPlainOnCard?: boolean;
  /** A text that takes the whole width of a dense card. */
  isText?: boolean;
}

interface DataTableProps {
  /** What the table lists, for screen readers. */
  caption: string;
  columns: readonly (string | Column)[];
  rows: readonly {
    key: string | number;
    /** One for each column; the first one names the row. */
    cells: readonly ReactNode[];
    /** Marked at its edge; some cell must say why. */
    isMarked?: boolean;
  }[];
  /** Stands in place of a table without rows: why there are none, and a way on. */
  empty?: ReactNode;
  /**
   * On a phone each row becomes a card, with a line for each cell or, where rows and columns are many, on a tablet too
   * and with short cells side by side; a table that is to be compared column by column scrolls instead.
   */
  phone?: 'cards' | 'dense-cards' | 'scroll';
}

export function DataTable({ caption, columns, rows, empty, phone = 'cards' }: DataTableProps) {
  const captionId = useId();
  if (empty && rows.length === 0) return <EmptyState>{empty}</EmptyState>;
  const heads = columns.map((column): Column => (typeof column === 'string' ? { label: column } : column));
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what can be scrolled must be reached by keyboard
    // biome-ignore lint/a11y/useSemanticElements: not a part of a form, nor a landmark beside the panel of the same name
    <div role="group" className={styles.region} aria-labelledby={captionId} tabIndex={0}>
      <table
        className={joinClasses(
          styles.table,
          phone === 'cards' && styles.cards,
          phone === 'dense-cards' && styles.dense,
        )}
      >
        <caption id={captionId} className={styles.caption}>
          <VisuallyHidden>{caption}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            {heads.map(({ label, isNumber, isLabelHidden }) => (
              <th key={label} scope="col" className={isNumber ? styles.number : undefined}>
                {isLabelHidden ? <VisuallyHidden>{label}</VisuallyHidden> : label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, cells, isMarked }) => (
            <tr key={key} className={isMarked ? styles.marked : undefined}>
              {heads.map(({ label, isNumber, isLabelHidden, isPlainOnCard, isText }, index) => {
                const Cell = index === 0 ? 'th' : 'td';
                const isLabelled = !isLabelHidden && !isPlainOnCard;
                const head =
                  index === 0 ? { scope: 'row' } : { 'data-label': isLabelled ? label : undefined };
                const className = joinClasses(isNumber && styles.number, isText && styles.wide);
                return (
                  <Cell key={label} {...head} className={className || undefined}>
                    {cells[index]}
                  </Cell>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface FilterField {
  name: string;
  label: string;
}

interface FilterFormProps {
  /** The name of the landmark, such as "Find a message". */
  label: string;
  search?: FilterField;
  /** Labels by value, and one for not choosing any. */
  selects?: readonly (FilterField & { all: string; options: Readonly<Record<string, string>> })[];
  day?: FilterField;
  /** A link to an export of what is shown. */
  children?: ReactNode;
}

/** Narrows the list of the page down by its query, from which it also reads what is chosen now. */
export function FilterForm({ label, search, selects = [], day, children }: FilterFormProps) {
  const { path, query } = useDesk();
  const shared = ({ name, label }: FilterField) => ({ name, label, defaultValue: query.get(name) ?? '' });
  const isSet = (field?: FilterField) => Boolean(field && query.get(field.name));
  const isFiltered = [search, ...selects, day].some(isSet);
  return (
    <search aria-label={label}>
      <form action={path} className={styles.form}>
        {search && (
          <Field
            {...shared(search)}
            type="search"
            className={styles.search}
            maxLength={MAX_SEARCH_CHARACTERS}
          />
        )}
        {/* Closed on a phone, where they would fill the first screen. */}
        {(selects.length > 0 || day) && (
          <details className={styles.more} open={[...selects, day].some(isSet)}>
            <summary>{words.filters}</summary>
            <div className={styles.selects}>
              {selects.map((select) => (
                <SelectField key={select.name} {...shared(select)} className={styles.select}>
                  <option value="">{select.all}</option>
                  {Object.entries(select.options).map(([value, text]) => (
                    <option key={value} value={value}>
                      {text}
                    </option>
                  ))}
                </SelectField>
              ))}
              {day && <Field {...shared(day)} type="date" className={styles.day} />}
            </div>
          </details>
        )}
        <div className={styles.actions}>
          <Button type="submit" variant="secondary">
            {words.show}
          </Button>
          {isFiltered && <a href={path}>{words.clear}</a>}
          {children}
        </div>
      </form>
    </search>
  );
}

interface PagingProps {
  /** The landmark's name, such as "Pages of messages". */
  label: string;
  total: number;
  rowsPerPage?: number;
}

/** Links to the other pages of the list by `?page=`, which keep the rest of the query. Nothing when there is one page. */
export function Paging({ label, total, rowsPerPage = ROWS_PER_PAGE }: PagingProps) {
  const { path, query } = useDesk();
  const { page, pages } = paginate(total, readPage(query), rowsPerPage);
  if (pages === 1) return null;
  function hrefFor(other: number): string {
    const next = new URLSearchParams(query);
    next.set('page', String(other));
    return `${path}?${next}`;
  }
  return (
    <StepPagination label={label} page={page} pageCount={pages} hrefFor={hrefFor} words={words.paging} />
  );
}

/** The page of a list that the query asks for, from 1 on. It may be beyond the last: `paginate` knows. */
export function readPage(query: URLSearchParams): number {
  const asked = query.get('page') ?? '';
  return /^[1-9]\d{0,5}$/.test(asked) ? Number(asked) : 1;
}
