import { auditActions, auditWords as words } from '#content/desk/audit.ts';
import { formatMoment, lagosTime } from '#domain/text/format-date.ts';
import { readDay } from '#domain/text/iso-day.ts';
import { truncateSearch } from '#domain/text/truncate-search.ts';
import type { AuditLine } from '#server/features/desk/audit/audit-service.ts';
import { NoWrap } from '../../ui/no-wrap.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { defineDeskPage } from '../define-desk-page.tsx';
import { csvFile, useDesk } from '../desk-page.ts';
import { DataTable, FilterForm, Paging, readPage } from '../ui/list-parts/list-parts.tsx';
import { DeskHead } from '../ui/page-parts/page-parts.tsx';
import styles from './audit.module.css';
import { describeChanges, describeSubject, hrefOfSubject, wordFor } from './describe-action.ts';

const ROWS_PER_PAGE = 50;
const ROWS_IN_FILE = 10_000;
const MOST_CHARACTERS = 200;

export default defineDeskPage({
  roles: ['admin'],
  async load({ query, desk: { audit } }) {
    const filter = {
      search: truncateSearch(query.get('q') ?? '').trim() || undefined,
      person: readChoice(query, 'person'),
      action: readChoice(query, 'action'),
      day: readDay(query.get('day') ?? ''),
    };
    if (query.has('csv')) {
      const { lines } = await audit.list(filter, { page: 1, rowsPerPage: ROWS_IN_FILE });
      return csvFile('audit.csv', [words.csvColumns, ...lines.map(cellsInFile)]);
    }
    const found = await audit.list(filter, { page: readPage(query), rowsPerPage: ROWS_PER_PAGE });
    return { ...found, ...(await audit.choices()) };
  },
  title: words.title,
  View: ({ data: { lines, total, people, actions } }) => (
    <>
      <DeskHead heading={words.title} lead={words.lead} />
      <Filter people={people} actions={actions} />
      <DataTable
        caption={words.title}
        columns={words.columns}
        rows={lines.map((line) => ({
          key: line.id,
          cells: [
            <NoWrap key="at">{formatMoment(line.at)}</NoWrap>,
            line.person,
            actionOf(line.action),
            <Subject key="subject" line={line} />,
            <Changes key="changes" line={line} />,
          ],
        }))}
        empty={<Nothing />}
      />
      <Paging label={words.pages} total={total} rowsPerPage={ROWS_PER_PAGE} />
    </>
  ),
});

function Nothing() {
  const { query } = useDesk();
  const isFiltered = ['person', 'action', 'day'].some((name) => query.get(name));
  return isFiltered ? words.nothing : query.get('q') ? words.nothingFound : words.nothingYet;
}

/** PostgreSQL takes no zero character. */
function readChoice(query: URLSearchParams, name: string): string | undefined {
  return query.get(name)?.slice(0, MOST_CHARACTERS) || undefined;
}

function Filter({ people, actions }: { people: string[]; actions: string[] }) {
  const { path, query } = useDesk();
  const file = new URLSearchParams(query);
  file.delete('page');
  file.set('csv', '1');
  const choose = (values: string[], labelOf: (value: string) => string) =>
    Object.fromEntries(values.map((value) => [value, labelOf(value)]));
  return (
    <FilterForm
      label={words.filter}
      search={{ name: 'q', label: words.search }}
      selects={[
        { name: 'person', label: words.person, all: words.everybody, options: choose(people, String) },
        { name: 'action', label: words.action, all: words.everything, options: choose(actions, actionOf) },
      ]}
      day={{ name: 'day', label: words.day }}
    >
      <a href={`${path}?${file}`}>{words.csv}</a>
    </FilterForm>
  );
}

function actionOf(action: string): string {
  return wordFor(auditActions, action);
}

function Subject({ line }: { line: AuditLine }) {
  const href = hrefOfSubject(line);
  const name = describeSubject(line);
  return <span className={styles.subject}>{href ? <a href={href}>{name}</a> : name}</span>;
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

function cellsInFile(line: AuditLine): string[] {
  const changes = (side: 'before' | 'after') =>
    describeChanges(line)
      .filter((change) => change[side])
      .map((change) => (change.name ? `${change.name}: ${change[side]}` : change[side]))
      .join('; ');
  return [
    lagosTime(new Date(line.at)),
    line.person,
    actionOf(line.action),
    describeSubject(line),
    changes('before'),
    changes('after'),
  ];
}
