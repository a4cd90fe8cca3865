import { approvalWords } from '#content/desk/approvals.ts';
import { listWords } from '#content/desk/lists.ts';
import { readCsv } from '#domain/text/read-csv.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { defineDeskPage } from '../define-desk-page.tsx';
import { csvFile, type DeskFile, type DeskRequest } from '../desk-page.ts';
import { ConfirmStep } from '../ui/desk-form/desk-form.tsx';
import { Banner, DeskHead, DetailList } from '../ui/page-parts/page-parts.tsx';
import { columnsOf, findList, listTitle, versionFacts, whoOf } from './find-list.ts';
import { DifferingPlaces, isUnchanged, ListChanges } from './list-changes.tsx';
import type { EarlierVersion, ListVersion } from './list-service.ts';

const words = listWords.version;

/** One version of a list: what it would change today, to keep as a file, and to restore. */
export default defineDeskPage<EarlierVersion & { error?: string }>({
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
    if (outcome === 'requested') return { redirect: '/desk/approvals', notice: approvalWords.requested };
    if ('stale' in outcome) {
      const error = words.stale(whoOf(outcome.stale, person), outcome.stale.number);
      return { status: 409, data: { ...found, error } };
    }
    const notice =
      'already' in outcome
        ? words.already(whoOf(outcome.already, person), outcome.already.number)
        : words.done(listTitle(list), number, outcome.number);
    return { redirect: `/desk/lists/${list}`, notice };
  },

  title: ({ version }) => titleOf(version),
  View({ data: { version, current, changes, differing, splits, error } }) {
    const { list, number, date } = version;
    const isCurrent = number === current.number;
    const isSame = !isCurrent && date === current.date && isUnchanged(changes);
    return (
      <>
        <DeskHead
          heading={titleOf(version)}
          back={{ href: `/desk/lists/${list}`, label: words.back }}
          actions={
            <ButtonLink to={`/desk/lists/${list}/${number}?format=csv`} variant="secondary">
              {words.download}
            </ButtonLink>
          }
        />
        {error && (
          <Banner tone="error" role="alert">
            {error}
          </Banner>
        )}
        <DetailList items={versionFacts(version)} />
        {isCurrent && <Banner tone="info">{words.isCurrent}</Banner>}
        {isSame && <Banner tone="info">{words.isSame(current.number)}</Banner>}
        {!isCurrent && !isSame && (
          <>
            <ListChanges heading={listWords.changes.restoreHeading} list={list} changes={changes} />
            <DifferingPlaces differing={differing} splits={splits} />
            <ConfirmStep
              label={words.restore}
              question={words.question(number)}
              confirm={words.confirm}
              fields={{ base: String(current.number) }}
            />
          </>
        )}
      </>
    );
  },
});

async function find({
  desk,
  params: { list, number = '' },
}: DeskRequest): Promise<EarlierVersion | undefined> {
  const known = findList(list);
  return known && /^[1-9]\d{0,5}$/.test(number)
    ? desk.lists.readVersion(known.id, Number(number))
    : undefined;
}

function titleOf({ list, number }: ListVersion): string {
  return words.title(listTitle(list), number);
}

function toFile({ version: { list, number, date }, csv }: EarlierVersion): DeskFile {
  const table = readCsv(csv);
  const [fields = [], ...records] = 'rows' in table ? table.rows.map(({ cells }) => cells) : [];
  const columns = columnsOf(list);
  const labels = fields.map((name) => columns.find(({ field }) => field === name)?.label ?? name);
  return csvFile(`${list}-${number}-${date}.csv`, [labels, ...records]);
}
