import { type ReactNode, useId } from 'react';
import { joinClasses } from '../../../ui/join-classes.ts';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import styles from './data-table.module.css';

export interface Column {
  label: string;
  /** Aligned at the end, with digits of one width. */
  isNumber?: boolean;
  /** For a column whose cells speak for themselves, such as a link "Open". */
  isLabelHidden?: boolean;
}

interface Row {
  key: string;
  /** One for each column; the first one names the row. */
  cells: readonly ReactNode[];
  /** Marked at its edge; some cell must say why. */
  isMarked?: boolean;
}

interface DataTableProps {
  /** What the table lists, for screen readers, and above it for everybody if `isCaptionShown`. */
  caption: string;
  isCaptionShown?: boolean;
  columns: readonly (string | Column)[];
  rows: readonly Row[];
  /** On a phone each row becomes a card, unless the table is to be compared column by column and scrolls. */
  phone?: 'cards' | 'scroll';
}

export function DataTable({ caption, isCaptionShown, columns, rows, phone = 'cards' }: DataTableProps) {
  const captionId = useId();
  const heads = columns.map((column): Column => (typeof column === 'string' ? { label: column } : column));
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what can be scrolled must be reached by keyboard
    // biome-ignore lint/a11y/useSemanticElements: not a part of a form, nor a landmark beside the panel of the same name
    <div role="group" className={styles.region} aria-labelledby={captionId} tabIndex={0}>
      <table className={joinClasses(styles.table, phone === 'cards' && styles.cards)}>
        <caption id={captionId} className={joinClasses(styles.caption, isCaptionShown && styles.shown)}>
          {isCaptionShown ? caption : <VisuallyHidden>{caption}</VisuallyHidden>}
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
              {heads.map((column, index) => (
                <Cell key={column.label} column={column} isHeader={index === 0}>
                  {cells[index]}
                </Cell>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Cell(props: { column: Column; isHeader: boolean; children: ReactNode }) {
  const { column, isHeader, children } = props;
  const className = column.isNumber ? styles.number : undefined;
  if (isHeader)
    return (
      <th scope="row" className={className}>
        {children}
      </th>
    );
  return (
    <td className={className} data-label={column.isLabelHidden ? undefined : column.label}>
      {children}
    </td>
  );
}
