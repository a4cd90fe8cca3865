import type { ReactNode } from 'react';
import { deskWords as words } from '#content/desk/desk-words.ts';
import { MAX_SEARCH_CHARACTERS } from '#domain/text/truncate-search.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Field, SelectField } from '../../../ui/field/field.tsx';
import { useDesk } from '../../desk-page.ts';
import styles from './filter-form.module.css';

interface FilterFormProps {
  /** The name of the landmark, such as "Find a message". */
  label: string;
  search?: { name: string; label: string };
  /** The first option of each should be all of them, with an empty value. */
  selects?: readonly {
    name: string;
    label: string;
    options: readonly { value: string; label: string }[];
  }[];
  /** Days to choose. */
  days?: readonly { name: string; label: string }[];
  /** Hidden fields, or a link to an export of what is shown. */
  children?: ReactNode;
}

/** Narrows the list of the page down by its query, from which it also reads what is chosen now. */
export function FilterForm({ label, search, selects = [], days = [], children }: FilterFormProps) {
  const { path, query } = useDesk();
  const names = [search, ...selects, ...days].flatMap((field) => field?.name ?? []);
  const isFiltered = names.some((name) => query.get(name));
  return (
    <search aria-label={label}>
      <form action={path} className={styles.form}>
        {search && (
          <Field
            {...search}
            type="search"
            className={styles.search}
            maxLength={MAX_SEARCH_CHARACTERS}
            defaultValue={query.get(search.name) ?? ''}
          />
        )}
        {selects.map(({ options, ...select }) => (
          <SelectField
            key={select.name}
            {...select}
            className={styles.select}
            defaultValue={query.get(select.name) ?? ''}
          >
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </SelectField>
        ))}
        {days.map((day) => (
          <Field
            key={day.name}
            {...day}
            type="date"
            className={styles.day}
            defaultValue={query.get(day.name) ?? ''}
          />
        ))}
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
