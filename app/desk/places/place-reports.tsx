import { placeWords } from '#content/desk/places.ts';
import { formatMoment } from '#domain/text/format-date.ts';
import { ActionButton } from '../ui/desk-form/desk-form.tsx';
import { DataTable } from '../ui/list-parts/list-parts.tsx';
import { Panel, StateBadge } from '../ui/page-parts/page-parts.tsx';
import styles from './place-form.module.css';
import type { PlaceReport } from './place-service.ts';

const words = placeWords.report;

/** What visitors say is wrong, each to be decided with one press. */
export function PlaceReports({ reports }: { reports: readonly PlaceReport[] }) {
  return (
    <Panel heading={words.heading} id="reports">
      <DataTable
        caption={words.caption}
        columns={words.columns}
        rows={reports.map((report) => ({ key: report.id, cells: cellsOf(report) }))}
      />
    </Panel>
  );
}

function cellsOf({ id, field, value, reason, contact, at, isSuspected }: PlaceReport) {
  return [
    <span key="field">
      {words.fields[field]} {isSuspected && <StateBadge tone="quiet">{words.spam}</StateBadge>}
    </span>,
    value,
    reason,
    contact,
    formatMoment(at),
    <form key="decide" method="post" className={styles.ways}>
      <input type="hidden" name="report" value={id} />
      <ActionButton action="accept">{words.accept}</ActionButton>
      <ActionButton action="right">{words.right}</ActionButton>
      <ActionButton action="refuse">{words.refuse}</ActionButton>
    </form>,
  ];
}
