import { auditActions, auditWords as words } from '#content/desk/audit.ts';
import { formatMoment, lagosTime } from '#domain/text/format-date.ts';
import { readDay } from '#domain/text/iso-day.ts';
import { paginate } from '#domain/text/paginate.ts';
import { writeSpreadsheetCsv } from '#domain/text/read-csv.ts';
import { NoWrap } from '../../ui/no-wrap.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { defineDeskPage } from '../define-desk-page.tsx';
import type { AuditFilter, AuditLine } from '../desk.ts';
import { useDesk } from '../desk-page.ts';
import { DataTable } from '../ui/data-table/data-table.tsx';
import { DeskHead } from '../ui/desk-head/desk-head.tsx';
import { EmptyState } from '../ui/empty-state/empty-state.tsx';
import { FilterForm } from '../ui/filter-form/filter-form.tsx';
import { Paging } from '../ui/paging/paging.tsx';
import { readPage } from '../ui/paging/read-page.ts';
import styles from './audit.module.css';
import { describeChanges, describeSubject, wordFor } from './describe-action.ts';

const ROWS_PER_PAGE = 50;
const ROWS_IN_FILE = 10_000;
const MOST_CHARACTERS = 200;

interface Audit {
  lines: AuditLine[];
  total: number;
  people: string[];
  actions: string[];
}

export default defineDeskPage<Audit>({
  roles: ['admin'],
  async load({ query, desk: { audit } }) {
    const filter = readFilter(query);
    if (query.has('csv')) {
      const { lines } = await audit.list(filter, { page: 1, rowsPerPage: ROWS_IN_FILE });
      return { file: { name: 'audit.csv', type: 'text/csv', text: writeLines(lines) } };
    }
    const choices = await audit.choices();
    const asked = { page: readPage(query), rowsPerPage: ROWS_PER_PAGE };
    const found = await audit.list(filter, asked);
    const { page } = paginate(found.total, asked.page, ROWS_PER_PAGE);
    if (page === asked.page) return { ...found, ...choices };
    return { ...(await audit.list(filter, { ...asked, page })), ...choices };
  },
  title: () => words.title,
  View: ({ data }) => (
    <>
      <DeskHead heading={words.title} lead={words.lead} />
      <Filter people={data.people} actions={data.actions} />
      {data.lines.length > 0 ? <Lines lines={data.lines} /> : <EmptyState>{words.nothing}</EmptyState>}
      <Paging label={words.pages} total={data.total} rowsPerPage={ROWS_PER_PAGE} />
    </>
  ),
});

function readFilter(query: URLSearchParams): AuditFilter {
  return {
    person: readChoice(query, 'person'),
    action: readChoice(query, 'action'),
    day: readDay(query.get('day') ?? ''),
  };
}

/** PostgreSQL takes no zero character. */
function readChoice(query: URLSearchParams, name: string): string | undefined {
  return query.get(name)?.replaceAll('\0', '').slice(0, MOST_CHARACTERS) || undefined;
}

function Filter({ people, actions }: Pick<Audit, 'people' | 'actions'>) {
  const { path, query } = useDesk();
  const file = new URLSearchParams(query);
  file.delete('page');
  file.set('csv', '1');
  return (
    <FilterForm
      label={words.filter}
      selects={[
        { name: 'person', label: words.person, options: choose(words.everybody, people, (name) => name) },
        { name: 'action', label: words.action, options: choose(words.everything, actions, actionOf) },
      ]}
      days={[{ name: 'day', label: words.day }]}
    >
      <a href={`${path}?${file}`}>{words.csv}</a>
    </FilterForm>
  );
}

function choose(all: string, values: readonly string[], labelOf: (value: string) => string) {
  return [{ value: '', label: all }, ...values.map((value) => ({ value, label: labelOf(value) }))];
}

function actionOf(action: string): string {
  return wordFor(auditActions, action);
}

function Lines({ lines }: { lines: readonly AuditLine[] }) {
  const { at, person, action, subject, change } = words.columns;
  return (
    <DataTable
      caption={words.title}
      columns={[at, person, action, subject, change]}
      rows={lines.map((line) => ({
        key: line.id,
        cells: [
          <NoWrap key="at">{formatMoment(line.at)}</NoWrap>,
          line.person,
          actionOf(line.action),
          describeSubject(line),
          <Changes key="changes" line={line} />,
        ],
      }))}
    />
  );
}

function Changes({ line }: { line: AuditLine }) {
  return describeChanges(line).map(({ name, before, after }) => (
    <span key={name} className={styles.change}>
      {name && `${name}: `}
      {before && <del>{before}</del>}
      {before && after && (
        <>
          <VisuallyHidden> {words.becomes} </VisuallyHidden>
          <span aria-hidden="true"> → </span>
        </>
      )}
      {after && <ins>{after}</ins>}
    </span>
  ));
}

function writeLines(lines: readonly AuditLine[]): string {
  return writeSpreadsheetCsv([
    words.csvColumns,
    ...lines.map((line) => [
      lagosTime(new Date(line.at)),
      line.person,
      actionOf(line.action),
      describeSubject(line),
      writeChanges(line, 'before'),
      writeChanges(line, 'after'),
    ]),
  ]);
}

function writeChanges(line: AuditLine, side: 'before' | 'after'): string {
  return describeChanges(line)
    .filter((change) => change[side])
    .map((change) => (change.name ? `${change.name}: ${change[side]}` : change[side]))
    .join('; ');
}
