import { listWords as words } from '#content/desk/lists.ts';
import { formatDate, formatMoment } from '#domain/text/format-date.ts';
import { readCsv, writeSpreadsheetCsv } from '#domain/text/read-csv.ts';
import { messageForms } from '#words/message-forms.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { defineDeskPage } from '../define-desk-page.tsx';
import type { DeskFile, DeskRequest } from '../desk-page.ts';
import { Banner } from '../ui/banner/banner.tsx';
import { ConfirmStep } from '../ui/confirm-step/confirm-step.tsx';
import { DeskHead } from '../ui/desk-head/desk-head.tsx';
import { DetailList } from '../ui/detail-list/detail-list.tsx';
import { findList } from './find-list.ts';
import { isUnchanged, ListChanges } from './list-changes.tsx';
import type { EarlierVersion } from './list-service.ts';
import { whoOf } from './who-of.ts';

interface VersionData extends EarlierVersion {
  title: string;
  error?: string;
}

/** One version of a list: what it would change today, to keep as a file, and to restore. */
export default defineDeskPage<VersionData>({
  roles: ['directory'],
  async load(request) {
    const found = await find(request);
    return found && request.query.get('format') === 'csv' ? toFile(found) : found;
  },

  async post(request) {
    const { desk, person, fields } = request;
    const found = await find(request);
    if (!found) return undefined;
    const { list, number } = found.version;
    const outcome = await desk.lists.restore(person, list, { number, base: Number(fields.base) });
    if (outcome === 'missing') return undefined;
    if ('stale' in outcome) {
      const { stale } = outcome;
      return {
        status: 409,
        data: { ...found, error: words.version.stale(whoOf(stale, person), stale.number) },
      };
    }
    if ('already' in outcome) {
      const { already } = outcome;
      const notice = words.version.already(whoOf(already, person), already.number);
      return { redirect: `/desk/lists/${list}`, notice };
    }
    const title = findList(list)?.title ?? list;
    return {
      redirect: `/desk/lists/${list}`,
      notice: words.version.done(title, number, outcome.number),
    };
  },

  title: ({ title, error }) => (error ? messageForms.errorTitle(title) : title),
  View: ({ data: { title, version, current, changes, error } }) => {
    const { list, number, date, rows, publishedAt, publishedBy } = version;
    const isCurrent = number === current.number;
    const isSame = !isCurrent && date === current.date && isUnchanged(changes);
    return (
      <>
        <DeskHead
          heading={title}
          back={{ href: `/desk/lists/${list}`, label: words.version.back }}
          actions={
            <ButtonLink to={`/desk/lists/${list}/${number}?format=csv`} variant="secondary">
              {words.version.download}
            </ButtonLink>
          }
        />
        {error && (
          <Banner tone="error" role="alert">
            {error}
          </Banner>
        )}
        <DetailList
          items={[
            { term: words.columns.date, detail: formatDate(date) },
            { term: words.columns.records, detail: rows.toLocaleString('en') },
            { term: words.columns.published, detail: formatMoment(publishedAt) },
            { term: words.columns.by, detail: publishedBy || words.cameWithTheSite },
          ]}
        />
        {isCurrent && <Banner tone="info">{words.version.isCurrent}</Banner>}
        {isSame && <Banner tone="info">{words.version.isSame(current.number)}</Banner>}
        {!isCurrent && !isSame && (
          <>
            <ListChanges heading={words.changes.restoreHeading} list={list} changes={changes} />
            <ConfirmStep
              label={words.version.restore}
              question={words.version.question(number)}
              confirm={words.version.confirm}
              fields={{ base: String(current.number) }}
            />
          </>
        )}
      </>
    );
  },
});

async function find({ desk, params }: DeskRequest): Promise<VersionData | undefined> {
  const list = findList(params.list);
  const number = params.number ?? '';
  if (!list || !/^[1-9]\d{0,5}$/.test(number)) return undefined;
  const found = await desk.lists.readVersion(list.id, Number(number));
  return found && { ...found, title: words.version.title(list.title, found.version.number) };
}

function toFile({ version: { list, number, date }, csv }: EarlierVersion): DeskFile {
  const table = readCsv(csv);
  const [fields = [], ...records] = 'rows' in table ? table.rows.map(({ cells }) => cells) : [];
  const columns = findList(list)?.columns ?? [];
  const labels = fields.map((name) => columns.find(({ field }) => field === name)?.label ?? name);
  return {
    file: {
      name: `${list}-${number}-${date}.csv`,
      type: 'text/csv',
      text: writeSpreadsheetCsv([labels, ...records]),
    },
  };
}
